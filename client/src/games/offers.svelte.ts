/** What the server offers for each game, fetched once. An installed game comes with its shape and its words. */

import { getText, listGames } from '../api';
import type { GameOffer, OutsideGame } from '../wire';
import { bring } from '../words.svelte';
import { standIns } from './generic/words';

/** A game that is not built into the page. */
export type Outside = GameOffer & { outside: OutsideGame };

let offers = $state.raw<GameOffer[]>([]);
let brought = $state.raw<Outside[]>([]);
let asked: Promise<void> | null = null;
const isOutside = (offer: GameOffer): offer is Outside => !!offer.outside;

/** If there was no answer, it can be fetched again. */
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

/** Its words in this language; English fills in what is missing, and bare names what is missing there too. */
async function wordsOf(offer: Outside, language: string): Promise<string[]> {
  const [own, english] = await Promise.all([getText(offer.name, 'words', language), language === 'en' ? '' : getText(offer.name, 'words', 'en')]);
  return [own, standIns(offer, own + english)];
}

export const offerOf = (game: string): GameOffer | undefined => offers.find((one) => one.name === game);

/** The installed games, as soon as they have words. */
export const outsideGames = (): readonly Outside[] => brought;

/** What is known about an installed game. */
export const shapeOf = (game: string): OutsideGame | undefined => brought.find((one) => one.name === game)?.outside;
