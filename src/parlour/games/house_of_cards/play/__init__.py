"""How House of Cards is played well: its computer players, and the reasons they give."""

from __future__ import annotations

from parlour.bots.play import Play
from parlour.games.house_of_cards.play import learned, policy, reasons, reference

PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    reasons=reasons,
)
