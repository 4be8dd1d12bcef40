"""Messages that resemble valid ones: broken, huge, out of order, of the wrong type, deeply nested, beyond 64 bits."""

from __future__ import annotations

import json
from typing import Any, get_args

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import parlour
from parlour.wire import messages as wire
from parlour.wire.messages import LARGEST_FRAME

KINDS = get_args(wire.FromClient)
TAGS = [str(kind.__struct_config__.tag) for kind in KINDS]
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_fields__})
BATCH = 50  # messages per example

numbers = st.one_of(
    st.integers(-2, 12),
    st.sampled_from(
        [2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 1.5, 1e308, float("inf"), float("nan")]
    ),
    st.integers(),
)
texts = st.one_of(
    st.text(max_size=20),
    st.text(st.characters(codec=None), max_size=8),  # with lone surrogates
    st.sampled_from(
        ["", "\ud800", "\0", "a" * 40, "a" * 41, "ab" * 16, "reference", "turn", "action", "__proto__", "' OR 1=1"]
    ),
)
moves = st.one_of(
    st.sampled_from(
        ["end", "draw", "draw 1", "draw ²", "draw ٣", "draw -1", "steal 1", "cycle", "group R1 R2 R3", "meld"]
    ),
    st.sampled_from(
        ["discard 7♥", "add 7♥ to 99999999999999999999", "play G7", "swap JK in 1", "take", "jolly", "x" * 400]
    ),
    texts,
)
values: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
option_names = st.sampled_from(["turn_limit", "target", "first_player", "limit"])
LIKELY: dict[str, SearchStrategy[Any]] = {
    "cmd": st.sampled_from([f"again {number}" for number in range(20)]) | texts,
    "turn": st.integers(-1, 3) | numbers,
    "move": moves,
    "seat": st.integers(-2, 5) | numbers,
    "seats": st.integers(-2, 9) | numbers,
    "level": st.sampled_from(["reference", "expert", "nobody", 1, 2, 3]) | values,
    "v": st.sampled_from([wire.VERSION, 0, 99]) | numbers,
    "name": texts,
    "nonce": st.sampled_from(["ab" * 16, "AB" * 16, "short"]),
    "options": st.dictionaries(
        st.sampled_from(["turn_limit", "target", "first_player", "limit"]) | texts, values, max_size=3
    ),
}


def message_of(kind: Any) -> SearchStrategy[dict[str, Any]]:
    """Return a strategy for messages of this kind whose fields may be valid."""
    fields = {name: LIKELY.get(name, values) for name in kind.__struct_fields__}
    return st.fixed_dictionaries({"t": st.just(kind.__struct_config__.tag)}, optional=fields)


any_message = st.fixed_dictionaries(
    {"t": st.sampled_from(TAGS) | values}, optional={name: LIKELY.get(name, values) for name in FIELDS}
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Draw a message with a piece missing, doubled or moved."""
    whole = json.dumps(draw(any_message))
    cut = draw(st.integers(0, len(whole)))
    return draw(
        st.sampled_from([whole[:cut], whole + whole[cut:], whole[cut:], whole.replace(":", "", 1), whole + "\0"])
    )


deep = st.builds(lambda mark, depth: mark * depth, st.sampled_from(["[", '{"t":', '{"a":[']), st.integers(1, 1000))
huge = st.integers(LARGEST_FRAME - 40, LARGEST_FRAME + 40).map(
    lambda size: json.dumps({"t": "ping", "n": 1, "x": "y" * size})
)
numerals = st.sampled_from(['{"t":"ping","n":1e999}', '{"t":"ping","n":-0}', '{"t":"ping","n":' + "9" * 3000 + "}"])
sensible = st.one_of([message_of(kind) for kind in KINDS]).map(json.dumps)
frames = st.one_of(sensible, sensible, sensible, any_message.map(json.dumps), spoilt(), texts, deep, numerals)

bodies = st.one_of(
    st.fixed_dictionaries(
        {},
        optional={
            "game": st.sampled_from([*parlour.games(), "chess"]) | values,
            "visibility": st.sampled_from(["private", "public", "quick"]) | values,
            "seats": st.integers(0, 6) | numbers,
            "options": LIKELY["options"] | values,
            "name": texts | values,
            "nonce": LIKELY["nonce"] | values,
            "level": st.sampled_from(["reference", "nobody"]) | values,
            "match": st.fixed_dictionaries(
                {}, optional={"kind": st.sampled_from(["games", "points"]) | values, "target": numbers}
            ),
            "start": st.fixed_dictionaries({}, optional={"table": texts, "game": numbers, "move": numbers}),
            "seat": st.integers(-1, 3) | values,
            "move": moves | values,
            "code": texts | values,
        },
    ).map(json.dumps),
    spoilt(),
    deep,
    texts,
)


def made(strategy: SearchStrategy[str], count: int, seed: int) -> list[bytes]:
    """Return `count` texts of a strategy, always the same for a seed.

    Lone surrogates outside of JSON become broken UTF-8.
    """
    found: list[bytes] = []

    @seeded(seed)
    @settings(
        max_examples=-(-count // BATCH) * 2,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(strategy, min_size=BATCH, max_size=BATCH))
    def collect(texts: list[str]) -> None:
        found.extend(text.encode("utf-8", "surrogatepass") for text in texts)

    while len(found) < count:
        collect()
    return found[:count]
