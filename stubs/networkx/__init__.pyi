# The part of networkx that pairs the players of a tournament; the package has no types of its own.
from collections.abc import Iterable

class Graph:
    def add_weighted_edges_from(self, edges: Iterable[tuple[int, int, int]]) -> None: ...

def max_weight_matching(graph: Graph, maxcardinality: bool = ...) -> set[tuple[int, int]]: ...
