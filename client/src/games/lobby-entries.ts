/** What the lobby needs to know about the games before any of them is loaded. Each room declares its own. */

import type { Component } from 'svelte';
import type { MatchWish } from '../wire';
import { outsideGames, type Outside } from './offers.svelte';

/** The length of a game: an option, its values with their words, and the default. */
export type Length = { option: string; values: (string | number)[]; first: string | number; word: (value: string | number) => string };

/** A few cards that picture a game, and how they are drawn. */
export type Fanned = { cards: string[]; Card: Component<{ card: string }> };

type MatchKind = MatchWish['kind'];

/** What a room declares in its `lobby.ts`; `place` is its position in the lobby. */
export type Entry = { place: number; opponents: number[]; first: number; matches: MatchKind[]; length?: Length; fan: Fanned };

export type LobbyGame = { name: string; opponents: number[]; first: number; matches: MatchWish[]; length?: Length; fan?: Fanned };

const TARGETS: Record<MatchKind, number[]> = { games: [3, 5, 7], points: [100, 200, 500] };
const matchesOf = (kinds: readonly MatchKind[]): MatchWish[] => kinds.flatMap((kind) => TARGETS[kind].map((target): MatchWish => ({ kind, target })));

/** The room of a file, by its path. */
export const roomOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)![1]!;

const ENTRIES = import.meta.glob<Entry>('@games/*/page/lobby.ts', { eager: true, import: 'default' });

/** The games that have a table in this page. */
export const BUILT_IN_GAMES: LobbyGame[] = Object.entries(ENTRIES)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path, { place: _, ...entry }]) => ({ ...entry, name: roomOf(path), matches: matchesOf(entry.matches) }));

const MOST_OPPONENTS = 7; // more would not fit beside each other

function lobbyGameOf({ name, outside: { seats, matches } }: Outside): LobbyGame {
  const [low = 2, high = low] = seats;
  const opponents = Array.from({ length: high - low + 1 }, (_, step) => low - 1 + step).filter((count) => count <= MOST_OPPONENTS);
  return { name, opponents, first: opponents[0] ?? low - 1, matches: matchesOf(matches) };
}

/** These, and the installed games as soon as the server has listed them. */
export const lobbyGames = (): LobbyGame[] => [...BUILT_IN_GAMES, ...outsideGames().map(lobbyGameOf)];
