/** What happened since the reader's last move: what was played for the reader, and each opponent's turn. */

export type Told = { by: number | null; computer?: boolean };
export type Chapter = { move: Told | null; text: string };

export function tellOn(story: readonly Chapter[], move: Told | null, text: string, you: number | null): Chapter[] {
  const now = { move, text };
  if (move === null || move.by === you) return [now];
  const told = story.filter((chapter) => chapter.move && (chapter.move.by !== you || chapter.move.computer)); // readers know their own moves
  const earlier = told.findLastIndex((chapter) => chapter.move?.by === move.by);
  return [...(earlier === told.length - 1 ? told.slice(0, earlier) : told.slice(earlier + 1)), now];
}
