/** A card may exist twice, and a joker more often: each copy in a hand has its own name, `7♥`, `7♥·2`. */

export const cardOf = (copy: string): string => copy.split('·')[0]!;

/** The copies behind a hand. Those that stay keep their names; of identical cards, one for which `leaves` is true goes first. */
export function copiesOf(before: readonly string[], hand: readonly string[], leaves: (copy: string) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const after: string[] = [];
  for (const [card, count] of counts) {
    const here = before.filter((copy) => cardOf(copy) === card);
    const kept = [...here.filter((copy) => !leaves(copy)), ...here.filter(leaves)].slice(0, count);
    for (let number = 1; kept.length < count; number++) {
      const name = number === 1 ? card : `${card}·${number}`;
      if (!kept.includes(name)) kept.push(name);
    }
    after.push(...kept);
  }
  return after;
}
