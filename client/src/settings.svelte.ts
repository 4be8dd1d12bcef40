/** A person's settings on this device. Kept in browser storage, if that is allowed. */

import type { TableInfo } from './wire';

export const LANGUAGES = { en: 'English', si: 'සිංහල (Sinhala)', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'auto' | 'light' | 'dark';
/** When the chances of winning are shown: when watching, always, never. */
export type ShowChances = 'watching' | 'always' | 'never';

/** How fast cards travel, and how many ms they take. */
const TRAVEL = { calm: 450, normal: 280, fast: 150, off: 0 } as const;
export type Motion = keyof typeof TRAVEL;
export const MOTIONS = Object.keys(TRAVEL) as Motion[];

/** How fast the computers play, the calmest first. */
export type Pace = TableInfo['pace'];
export const PACES: Pace[] = ['calm', 'normal', 'brisk', 'at_once'];

/** The number of opponents, their strength, and the length of the game where that can be chosen. */
export type Against = { opponents: number; level: string | null; length?: string | number | undefined };

const KEY = 'parlour';

type Kept = {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Cards travel, and nothing else moves: no deal, shuffle, shake or flourish. */ calm: boolean;
  /** Computer players say something now and then. */ remarks: boolean;
  fourColour: boolean;
  name: string;
  drawer: boolean;
  game: string;
  chances: ShowChances;
  /** Has been told that help makes a game unrated. */ hintsCost: boolean;
  /** The last opponents, game by game. */ against: Record<string, Against>;
};

function preferredLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

/** Earlier versions stored motion as on or off. */
type Before = Omit<Partial<Kept>, 'motion'> & { motion?: Motion | boolean };

function kept(): Partial<Kept> {
  try {
    const { motion, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Before;
    const speed = motion === false ? 'off' : motion;
    return typeof speed === 'string' && speed in TRAVEL ? { ...rest, motion: speed } : rest;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({
  language: preferredLanguage(),
  theme: 'auto',
  motion: 'normal',
  pace: 'normal',
  sound: true,
  calm: false,
  remarks: true,
  fourColour: false,
  name: '',
  drawer: false,
  game: '',
  chances: 'watching',
  hintsCost: false,
  against: {},
  ...kept(),
});
if (!(settings.language in LANGUAGES)) settings.language = preferredLanguage();
if (!PACES.includes(settings.pace)) settings.pace = 'normal';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** The ms a card travels: as set, or none if the system asks for reduced motion. */
export const travelTime = (): number => (stillness.matches ? 0 : TRAVEL[settings.motion]);

/** The ms between two cards that travel one after the other. */
export const travelPause = (): number => travelTime() / 7;

/** The ms that a whole deal takes. */
export const dealTime = (): number => travelTime() + 9 * travelPause();

/** Whether cards travel at all. */
export const moves = (): boolean => travelTime() > 0;

/** Whether the table shows more than cards that travel: deals, shuffles, turned cards, and the end of a game. */
export const isLively = (): boolean => moves() && !settings.calm;

/** Keep the settings and show them on the page; called once, inside an effect. */
export function follow(): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme;
  page.style.setProperty('--wished-travel', `${TRAVEL[settings.motion]}ms`);
  page.dataset.suits = settings.fourColour ? 'four' : 'two';
  page.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without browser storage, everything else still works.
  }
}

/** Set the name to use from now on; an empty one changes nothing. */
export const givenName = (): string | null => settings.name.trim() || null;
