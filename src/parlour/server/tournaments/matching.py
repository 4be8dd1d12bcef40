"""Perfect matchings of lowest cost, where costs are compared part by part, as criteria of a pairing system are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

Cost = Sequence[int]  # the most important criterion first
Pair = tuple[int, int]
EdgeCost = Callable[[int, int], Cost | None]  # None: these two may not meet


def cheapest(nodes: Iterable[int], cost: EdgeCost) -> dict[int, int] | None:
    """Return the partner of every node in a perfect matching whose summed costs are lowest, first criterion first.

    None if there is no perfect matching. The costs become digits of one number in a base that no sum can reach, so
    that one matching decides all criteria at once and exactly.
    """
    costs: dict[Pair, Cost] = {}
    for one, other in combinations(sorted(nodes), 2):
        if (found := cost(one, other)) is not None:
            costs[one, other] = found
    return matching(list(nodes), costs)


def matching(nodes: Sequence[int], costs: Mapping[Pair, Cost]) -> dict[int, int] | None:
    """Return the partner of every node in the cheapest perfect matching of these edges."""
    import networkx  # only where a round is paired: the import takes longer than a pairing

    if not nodes:
        return {}
    if len(nodes) % 2 or not costs:
        return None
    totals = numbers(costs, len(nodes) // 2)
    most = max(totals.values()) + 1
    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, most - total) for (one, other), total in totals.items())
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) != len(nodes):
        return None
    return {one: other for pair in pairs for one, other in (pair, pair[::-1])}


def numbers(costs: Mapping[Pair, Cost], most: int) -> dict[Pair, int]:
    """Return each cost as one number, such that sums of up to `most` of them compare like the summed parts."""
    width = max(map(len, costs.values()))
    limits = [most * max(cost[place] for cost in costs.values()) + 1 for place in range(width)]
    totals = {}
    for pair, cost in costs.items():
        total = 0
        for part, limit in zip(cost, limits, strict=True):
            total = total * limit + part
        totals[pair] = total
    return totals
