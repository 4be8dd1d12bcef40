/** What the house offers for each game, asked once. A game from outside comes with its shape, and brings its words. */

import { getText, listGames } from '../api';
import type { GameOffer, OutsideGame } from '../wire';
import { bring } from '../words.svelte';
import { standIns } from './generic/words';

/** A game that the page does not know by itself. */
export type Outside = GameOffer & { outside: OutsideGame };

let offers = $state.raw<GameOffer[]>([]);
let brought = $state.raw<Outside[]>([]);
let asked: Promise<void> | null = null;
const isOutside = (offer: GameOffer): offer is Outside => !!offer.outside;

/** Without an answer it can be asked again. */
export function learnOffers(): Promise<void> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<void> {
  offers = await listGames();
  const outside = offers.filter(isOutside);
  await Promise.all(outside.map((offer) => bring((language) => wordsOf(offer, language))));
  brought = outside;
}

/** What it says in this language; where it says nothing, English stands in, and where that is silent too, its bare names. */
async function wordsOf(offer: Outside, language: string): Promise<string[]> {
  const [own, english] = await Promise.all([getText(offer.name, 'words', language), language === 'en' ? '' : getText(offer.name, 'words', 'en')]);
  return [own, standIns(offer, own + english)];
}

export const offerOf = (game: string): GameOffer | undefined => offers.find((one) => one.name === game);

/** The games from outside, as soon as they have words. */
export const outsideGames = (): readonly Outside[] => brought;

/** What is known of a game from outside. */
export const shapeOf = (game: string): OutsideGame | undefined => brought.find((one) => one.name === game)?.outside;
