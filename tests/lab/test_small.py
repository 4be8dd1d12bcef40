"""Small variants: solved correctly, with the rules of the real games and of the real policies."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from typer.testing import CliRunner

import parlour
from parlour.bots.plain import PlainPolicy
from parlour.bots.search import Search
from parlour.cli import app
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from parlour.games.house_of_cards.play.policy import HouseOfCardsPolicy
from parlour.games.house_of_cards.play.small import solution as house_solution
from parlour.games.house_of_cards.play.small.law import DEALT, HALLOWS, HOUSE, KINDS, LIMIT, MOST, ODDS, SmallHouse
from parlour.games.house_of_cards.play.small.policy import LEAD, TEMPO, SmallHousePolicy, by_the_sum
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import COPIES, CYCLE, CYCLED, DRAW, DREW, DROP, END, RUN, STEAL, STOLE
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.policy import NottyPolicy
from parlour.games.notty.play.small import solution as notty_solution
from parlour.games.notty.play.small.law import CLOCK, NOTTY, SMALL, Hand, SmallNotty, Table, without
from parlour.games.notty.play.small.policy import SmallNottyPolicy, by_the_book
from parlour.lab.regret import Played, measure, model, ratio_error

SMALLER = Table(2, 3, 5)  # solved in seconds
WHOLE = Table(5, 9, 20)  # the real game's cards
DEALS = 150
ALL_BUT_CYCLE = DREW | STOLE
ALL_BUT_DRAW = STOLE | CYCLED


class SmallerNotty(SmallNotty):
    table = SMALLER
    groups = SMALLER.groups


@pytest.fixture(scope="module")
def smaller() -> notty_solution.Solution:
    return notty_solution.Solution(SMALLER)


@pytest.fixture(scope="module")
def counter() -> house_solution.Solution:
    return house_solution.Solution()


def laid(own: str, other: str, done: int = 0, law: type[SmallNotty] = SmallerNotty) -> SmallNotty:
    """A position in which seat 0 is on turn."""
    state = law(NOTTY, 2, {})
    state.start(bytes(32))
    state.lay([list(map(DECK.read, own.split())), list(map(DECK.read, other.split()))], done)
    state.begin_with(0)
    return state


def hands_of(table: Table, chance: random.Random) -> tuple[Hand, Hand]:
    """Two random hands."""
    cards = list(table.kinds * COPIES)
    chance.shuffle(cards)
    own, other = chance.randint(1, table.hand_limit), chance.randint(1, table.hand_limit)
    return tuple(sorted(cards[:own])), tuple(sorted(cards[own : own + other]))


# Mini-Notty: the law.


def real(own: Hand, other: Hand, done: int, cycling: bool) -> Notty:
    """The same hands at a real table."""
    position = {
        "game": "notty",
        "turn": 0,
        "hands": [DECK.write_all(list(own)), DECK.write_all(list(other))],
        "done": [word for word, bit in (("draw", DREW), ("steal", STOLE), ("cycle", CYCLED)) if done & bit],
        "cycling": cycling,
    }
    state = parlour.game("notty").position(position)
    assert isinstance(state, Notty)
    return state


def turns(count: int) -> Iterator[tuple[Hand, Hand, int, bool]]:
    """Hands of mini-Notty in the middle of turns."""
    chance = random.Random(1)
    for _ in range(count):
        own, other = hands_of(SMALL, chance)
        done = chance.randrange(8)
        yield own, other, done, bool(done & CYCLED) and len(own) > 1 and chance.random() < 0.5


def test_below_the_hand_limit_the_same_is_legal_as_in_the_real_game() -> None:
    compared = Counter[bool]()
    for own, other, done, cycling in turns(600):
        state = laid("R1", "R1", law=SmallNotty)
        state.lay([own, other], done, cycling)
        room = SMALL.hand_limit - len(own)
        wanted = set(real(own, other, done, cycling).legal_ids())
        if not cycling:
            beyond = {DRAW + count - 1 for count in (1, 2, 3) if count > room}
            wanted -= beyond | ({STEAL + 1, CYCLE} if not room else set())
        assert set(state.legal_ids()) == wanted
        compared[cycling] += 1
    assert min(compared.values()) > 50


def test_what_needs_no_chance_leaves_the_same_hands_as_in_the_real_game() -> None:
    compared = Counter[str]()
    for own, other, done, cycling in turns(600):
        state = laid("R1", "R1", law=SmallNotty)
        state.lay([own, other], done, cycling)
        for action in state.legal_ids():
            if action >= DROP:
                mine, theirs = state.clone(), real(own, other, done, cycling)
                mine.step(action)
                theirs.step(action)
                assert [list(hand) for hand in mine.hands] == [theirs.hand(0), theirs.hand(1)]
                assert mine.winner_seats() == theirs.winner_seats()
                compared["group" if action >= RUN else "drop"] += 1
    assert min(compared["group"], compared["drop"]) > 30


def test_the_rule_on_the_whole_deck_is_the_compiled_policy() -> None:
    policy, chance, compared = NottyPolicy(), Rng(1), Counter[int]()
    for seed in range(40):
        state = parlour.game("notty").deal(seats=2, seed=seed)
        assert isinstance(state, Notty)
        for _ in range(60):
            if state.over:
                break
            seat = state.on_turn
            done = state.view(None)["done"]
            bits = sum(bit for word, bit in (("draw", DREW), ("steal", STOLE), ("cycle", CYCLED)) if word in done)
            own, other = tuple(state.hand(seat)), tuple(state.hand(1 - seat))
            ours = by_the_book(WHOLE, own, other, bits, bool(state.view(None)["cycling"]))
            wanted = policy.action(state, chance)
            assert (ours + 1 - seat if ours == STEAL else ours) == wanted
            compared[min(wanted, RUN) if wanted < DROP or wanted >= RUN else DROP] += 1
            state.step(wanted)
    assert {END, DRAW, CYCLE, DROP, RUN} <= set(compared)


# Mini-Notty: the solution.


def expected(solution: notty_solution.Solution, state: SmallNotty, action: int) -> float:
    """The value of an action by the rules alone: chance is enumerated, and what follows is taken from the solution."""
    own, other = state.hands
    if action == END:
        after = laid("R1", "R1", law=type(state))
        after.lay([other, own])
        return CLOCK / 2 + (1 - CLOCK) * (1 - solution.value(after))
    if action >= DROP:
        cards = state.groups[action] if action >= RUN else [action - DROP]
        return valued(solution, state, without(own, cards), other, state.done)
    if action >= STEAL and action != CYCLE:
        ways = [(tuple(sorted([*own, card])), without(other, [card])) for card in other]
        return float(np.mean([valued(solution, state, *way, state.done | STOLE) for way in ways]))
    drawn = 1 if action == CYCLE else action - DRAW + 1
    done = state.done | (CYCLED if action == CYCLE else DREW)
    hands = draws(own, state.deck, drawn)
    worth = [chance * valued(solution, state, hand, other, done, action == CYCLE) for hand, chance in hands.items()]
    return float(sum(worth))


def draws(own: Hand, deck: list[int], count: int) -> dict[Hand, Fraction]:
    """The hands that drawing this many cards may lead to."""
    if count == 0:
        return {own: Fraction(1)}
    found = Counter[Hand]()
    for card in deck:
        rest = list(deck)
        rest.remove(card)
        for hand, chance in draws(tuple(sorted([*own, card])), rest, count - 1).items():
            found[hand] += chance / len(deck)  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def valued(
    solution: notty_solution.Solution, state: SmallNotty, own: Hand, other: Hand, done: int, cycling: bool = False
) -> float:
    if not own or not other:
        return float(not own)
    after = laid("R1", "R1", law=type(state))
    after.lay([own, other], done, cycling)
    return solution.value(after)


def test_notty_solution_is_what_the_rules_give_at_random_positions(smaller: notty_solution.Solution) -> None:
    chance = random.Random(2)
    for _ in range(60):
        state = laid("R1", "R1")
        state.lay(hands_of(SMALLER, chance), chance.randrange(8))
        worths = {action: expected(smaller, state, action) for action in state.legal_ids()}
        for action, worth in worths.items():
            assert smaller.worth(state, action) == pytest.approx(worth, abs=1e-7)
        assert smaller.value(state) == pytest.approx(max(worths.values()), abs=1e-7)


def test_notty_solution_does_not_depend_on_where_it_starts(smaller: notty_solution.Solution) -> None:
    assert np.abs(notty_solution.Solution(SMALLER, start=1.0).values - smaller.values).max() < 1e-8


def test_mirror_images_are_worth_the_same_and_a_turn_is_worth_having(smaller: notty_solution.Solution) -> None:
    value = smaller.value(laid("R1 R2 G3", "G1 G2"))
    assert smaller.value(laid("G1 G2 R3", "R1 R2")) == value  # colours exchanged
    assert smaller.value(laid("R3 R2 G1", "G3 G2")) == value  # numbers reversed
    assert smaller.value(laid("R1 R2 G3", "R1 R2")) != value
    alike = smaller.value(laid("R1 G2", "R1 G2"))
    assert alike > 0.5  # it may pass and be no worse off, or do better
    assert smaller.value(laid("R1 R2 R3", "G1")) == 1.0  # goes out


def test_notty_by_hand_the_other_goes_out_next_turn(smaller: notty_solution.Solution) -> None:
    """The other holds the run G1 G2 G3, so anything that does not win now loses, except by the clock: half of 1 / 100.

    Draw & discard with R1 R2 G1: 12 - 6 = 6 cards are left, two of them R3. If R3 is drawn, G1 goes back and the run
    goes out. So the chance is 2/6 + 4/6 * 1/200. Draw with R1 R2: 12 - 5 = 7 cards are left, two of them R3. One card:
    2/7 + 5/7 * 1/200. Two or three cards would leave loose ones beside the run.
    """
    clock = CLOCK / 2
    cycle = laid("R1 R2 G1", "G1 G2 G3", ALL_BUT_CYCLE)
    assert smaller.worth(cycle, CYCLE) == pytest.approx(2 / 6 + 4 / 6 * clock, abs=1e-9)
    assert smaller.value(cycle) == smaller.worth(cycle, CYCLE)
    draw = laid("R1 R2", "G1 G2 G3", ALL_BUT_DRAW)
    assert smaller.worth(draw, DRAW) == pytest.approx(2 / 7 + 5 / 7 * clock, abs=1e-9)
    assert smaller.worth(draw, DRAW + 1) == pytest.approx(clock, abs=1e-9)
    assert smaller.value(draw) == smaller.worth(draw, DRAW)
    assert smaller.value(laid("R1 R2", "G1 G2 G3", DREW | STOLE | CYCLED)) == pytest.approx(clock, abs=1e-9)


# House of Cards.


def small_card(text: str) -> int | None:
    """A card of the real game at the small table, from a move; None if the small game has no such card."""
    name = text.split()[-1][1:]
    if name == "-Hallows":
        return HALLOWS
    return int(name) if name in "01234" else None


def test_the_small_policy_of_house_of_cards_is_the_compiled_one_below_the_limit() -> None:
    policy, chance, compared = HouseOfCardsPolicy(), Rng(1), 0
    for seed in range(60):
        state = parlour.game("house_of_cards").deal(seats=2, seed=seed, limit=10)
        while not state.over and compared < 60:
            seen = state.view(state.turn)
            action = policy.action(state, chance)
            legal = [move.text for move in state.legal()]
            cards = [card for card in map(small_card, legal) if card is not None]
            total = seen["sum"] - (10 - LIMIT)
            if len(cards) == len(legal) > 1 and legal[0].startswith("play") and total >= 0 and not seen["echo"]:
                assert by_the_sum(total, tuple(cards)) == small_card(state.game.move(state, action).text)
                compared += 1
            state.step(action)
    assert compared == 60


def test_the_heuristic_against_itself_shares_the_wins() -> None:
    solution = house_solution.Solution(house_solution.by_heuristic)
    waiting, begun = solution.rounds
    assert np.abs(waiting + begun.T - 1)[1:, 1:].max() < 1e-9  # what one seat has, the other has not
    assert solution.rounds[:, DEALT, DEALT].mean() == pytest.approx(0.5, abs=1e-9)
    fitted = [(other - own, 1.0) for own in range(2, MOST + 1) for other in range(2, MOST + 1)]
    chances = [begun[own, other] for own in range(2, MOST + 1) for other in range(2, MOST + 1)]
    odds = [np.log(chance / (1 - chance)) for chance in chances]
    assert np.linalg.lstsq(np.array(fitted), np.array(odds), rcond=None)[0] == pytest.approx([LEAD, TEMPO], abs=1e-3)


def test_house_by_hand_the_last_two_cards(counter: house_solution.Solution) -> None:
    """The sum is 6; we hold 1 and 4 and have two cards, the other has one and would win with it.

    The 1 hits the limit: the other gets two, so it has three, we have one, and it begins the next round. The 4 exceeds
    the limit: we have 1 + 4 = 5, and the other begins with its last card and wins. Nothing else is possible: 4 is worth
    0.
    """
    state = SmallHouse(HOUSE, 2, {})
    state.left, state.hands, state.sum = [2, 1], [(1, 4), (0,)], 6
    state.begin_with(0)
    assert counter.worth(state, 4) == 0.0
    assert counter.worth(state, 1) == counter.rounds[0, 1, 3] > 0.5


def test_what_is_believed_of_a_kept_card() -> None:
    """A card is played at the sum 6.

    The heuristic plays 0 at the sum 6 from {0, x} unless x is 1, which hits: so the kept card is anything but 1. With
    both cards new, a 0 with x has the chance 2 * p(0) p(x), two zeros p(0) squared.
    """
    chance, belief = house_solution.heard(ODDS, 6, 0)
    zero = ODDS[0]
    assert chance == pytest.approx(zero * zero + 2 * zero * sum(ODDS[card] for card in range(2, KINDS)))
    assert belief[1] == 0.0
    assert belief[4] == pytest.approx(2 * zero * ODDS[4] / chance)
    assert belief[0] == pytest.approx(zero * zero / chance)


def test_best_counter_play_is_won_as_often_as_the_solution_says(counter: house_solution.Solution) -> None:
    """The law is played at random and the solution is computed, so each tests the other."""
    found = measure(model("house_of_cards"), counter, "best", DEALS, 1)
    assert found.share.low < counter.rounds[:, DEALT, DEALT].mean() < found.share.high
    assert found.regret == 0.0
    random_share = house_solution.Solution(house_solution.by_chance).rounds[:, DEALT, DEALT].mean()
    measured = measure(model("house_of_cards"), counter, "random", DEALS, 1)
    assert measured.share.low < random_share < measured.share.high
    assert measured.regret > 0.01


# Players.


def test_nobody_beats_the_best_in_notty(smaller: notty_solution.Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.games.notty.play.small.law.SmallNottyGame.law", SmallerNotty)
    for player in ("random", "heuristic"):
        found = measure(model("notty"), smaller, player, 40, 1)
        assert found.share.low < 0.5
        assert 0 < found.regret < 1
    best = measure(model("notty"), smaller, "best", 10, 1)
    assert best.regret == 0.0
    assert best.best == 1.0


def test_the_search_gives_away_less_than_the_policy_that_it_stands_on(counter: house_solution.Solution) -> None:
    heuristic = measure(model("house_of_cards"), counter, "heuristic", 60, 1)
    search = measure(model("house_of_cards"), counter, "search 50", 60, 1)
    assert search.regret + search.regret_error < heuristic.regret


def test_the_same_seed_measures_the_same(counter: house_solution.Solution) -> None:
    one, again = (measure(model("house_of_cards"), counter, "easy", 3, 5) for _ in range(2))
    assert one == again
    assert measure(model("house_of_cards"), counter, "easy", 3, 6) != one


def test_deals_that_are_alike_leave_no_doubt_and_others_do() -> None:
    alike = [Played(10, 5, 0.2, 0.5)] * 4
    assert ratio_error(alike, 0.02) == pytest.approx(0.0)
    assert ratio_error([*alike, Played(10, 5, 0.7, 0.5)], 0.03) > 0.01


class Broken(PlainPolicy):
    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        raise ValueError("no idea")


@pytest.mark.parametrize("policy", [Broken()])
def test_an_error_in_a_plain_policy_comes_out_of_the_search(policy: PlainPolicy) -> None:
    with pytest.raises(ValueError, match="no idea"):
        Search(policy).think(NOTTY.deal(seats=2, seed=1), Rng(1), 10)


@pytest.mark.parametrize(("game", "policy"), [(NOTTY, SmallNottyPolicy), (HOUSE, SmallHousePolicy)])
def test_the_search_runs_on_the_models(game: parlour.Game, policy: type[PlainPolicy]) -> None:
    state = game.deal(seats=2, seed=3)
    before = state.hash()
    thought = Search(policy()).think(state, Rng(1), 60)
    assert thought.move.ids[0] in state.legal_ids()
    assert thought.simulations > 0 or len(state.legal_ids()) == 1
    assert state.hash() == before


def test_the_command_says_what_it_measured_and_which_models_there_are() -> None:
    runner = CliRunner()
    told = runner.invoke(app, ["regret", "house_of_cards", "--deals", "2", "--players", "heuristic,best", "--json"])
    answer = json.loads(told.stdout)
    assert [row["player"] for row in answer["players"]] == ["heuristic", "best"]
    assert answer["players"][1]["regret"] == 0.0
    refused = runner.invoke(app, ["regret", "jolly"])
    assert refused.exit_code == 2
