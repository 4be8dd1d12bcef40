/** The moments of the specials and of the limit: Hallows falls into the dial, an Echo rings, a Mirror shows the card reversed, a Shield stands before the dial; a bust shakes it. */

import { drawn, moment, shake, soundIn } from '@client/games/moments';
import { ghostIn, paced, perform, placing } from '@client/games/motions';
import { isLively, travelTime } from '@client/settings.svelte';
import type { LastMove } from '@client/table.svelte';
import type { Special } from './cards';
import Charm from './Charm.svelte';
import type { CardPlayed, HouseEvent } from './view';

type Kind = 'hallows' | 'echo' | 'mirror' | 'shield';
const KINDS: Partial<Record<CardPlayed['effect'], Kind>> = { hallows: 'hallows', echo: 'echo', mirror: 'mirror', shield: 'shield', 'shield-echo': 'shield', 'shield-mirror': 'shield' };
const SIGNS: Record<Kind, Special> = { hallows: 'Hallows', echo: 'Echo', mirror: 'Mirror', shield: 'Shield' };

/** A square in the middle of a box, as large as a part of its height. */
function square({ left, top, width, height }: DOMRect, part: number): DOMRect {
  const side = height * part;
  return new DOMRect(left + (width - side) / 2, top + (height - side) / 2, side, side);
}

/** The sign of a special goes from place to place over the table; `shown` is how clearly it is seen in each. */
function cast(air: HTMLElement, kind: Kind, places: readonly DOMRect[], shown: readonly number[], timing: KeyframeAnimationOptions): void {
  const last = places.at(-1)!;
  const ghost = ghostIn(air, drawn(Charm, { special: SIGNS[kind] }), last);
  ghost.dataset.moment = kind;
  ghost.style.opacity = '0'; // until its card has landed
  const at = placing(air, last.width);
  perform(
    ghost,
    places.map((place, step) => ({ transform: at(place), opacity: shown[step]! })),
    { easing: 'ease-out', ...timing },
    () => ghost.remove(),
  );
}

const CASTS: Record<Kind, (air: HTMLElement, card: HTMLElement, dial: HTMLElement) => void> = {
  hallows: (air, card, dial) => {
    const [from, to] = [square(card.getBoundingClientRect(), 0.4), dial.getBoundingClientRect()];
    cast(air, 'hallows', [from, square(to, 0.9), square(to, 0.2)], [1, 1, 0], { duration: paced(800), delay: travelTime() });
    moment(dial, 'hallows', [{ transform: 'none' }, { transform: 'scale(0.94)' }, { transform: 'none' }], { duration: paced(420), delay: travelTime() + paced(380) });
  },
  echo: (air, card) => {
    const box = card.getBoundingClientRect();
    for (const delay of [0, 180, 360]) cast(air, 'echo', [square(box, 0.4), square(box, 1.7)], [1, 0], { duration: paced(700), delay: travelTime() + paced(delay) });
  },
  mirror: (air, card) => {
    const picture = card.querySelector('svg');
    if (!picture) return;
    const box = picture.getBoundingClientRect();
    const ghost = ghostIn(air, picture.cloneNode(true) as Element, box);
    ghost.dataset.moment = 'mirror';
    ghost.style.opacity = '0';
    const at = placing(air, box.width)(box);
    const turned = `${at} translateX(${box.width}px) scaleX(-1)`;
    perform(
      ghost,
      [
        { transform: at, opacity: 1 },
        { transform: turned, opacity: 1 },
        { transform: `${turned} translateX(${box.width * 0.7}px)`, opacity: 0 },
      ],
      { duration: paced(800), delay: travelTime(), easing: 'ease-in-out' },
      () => ghost.remove(),
    );
  },
  shield: (air, _card, dial) => {
    const box = dial.getBoundingClientRect();
    cast(air, 'shield', [square(box, 1.5), square(box, 0.85), square(box, 0.85), square(box, 0.8)], [0, 1, 1, 0], { duration: paced(850), delay: travelTime() });
    moment(dial, 'shield', [{ transform: 'none' }, { transform: 'translateY(3px)' }, { transform: 'none' }], { duration: paced(160), delay: travelTime() + paced(260) });
  },
};

/** The moment of a move, if it has one. */
export function showCharm(table: HTMLElement, air: HTMLElement, { events }: LastMove<HouseEvent>): void {
  const dial = table.querySelector<HTMLElement>('.dial');
  if (!isLively() || !dial) return;
  if (events.some((event) => event.event === 'house_of_cards-limit-exceeded')) return shake(dial);
  if (events.some((event) => event.event === 'house_of_cards-limit-hit'))
    return moment(dial, 'hit', [{ transform: 'none' }, { transform: 'scale(1.08)' }, { transform: 'none' }], { duration: paced(500), easing: 'ease-in-out' });
  const played = events.find((event) => event.event === 'house_of_cards-card-played');
  const kind = played && KINDS[played.effect];
  const card = table.querySelector<HTMLElement>('.pile .laid:last-child');
  if (!kind || !card) return;
  CASTS[kind](air, card, dial);
  soundIn(travelTime(), `moment-${kind}`);
}
