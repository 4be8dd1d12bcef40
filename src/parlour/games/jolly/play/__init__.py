"""How Jolly is played well: its computer players, and the reasons they give."""

from __future__ import annotations

from parlour.bots.play import Play
from parlour.games.jolly.play import learned, policy, reasons, reference

PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    trust=policy.TRUST,
    reasons=reasons,
)
