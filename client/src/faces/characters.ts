/** The computer players as characters: five of each level, the same in every game. */

import { knows, t } from '../words.svelte';
import type { Portrait } from './portraits';

/** How everybody of a level looks, and each of them: names are the words `faces-name-LEVEL-NUMBER`. */
type Company = { all: Omit<Portrait, 'hair' | 'tint'>; each: (Pick<Portrait, 'hair' | 'tint'> & Partial<Portrait>)[] };

const TABLE: Record<string, Company> = {
  easy: {
    all: { brows: 'raised', eyes: 'wide', mouth: 'grin', collar: 'scarf', coat: 'leaf' },
    each: [
      { hair: 'tuft', tint: 'rust' },
      { hair: 'bun', tint: 'ink' },
      { hair: 'curls', tint: 'brass' },
      { hair: 'hat', tint: 'brass' },
      { hair: 'bob', tint: 'rust' },
    ],
  },
  medium: {
    all: { brows: 'level', eyes: 'calm', mouth: 'smile', collar: 'points', coat: 'brass' },
    each: [
      { hair: 'part', tint: 'ink' },
      { hair: 'long', tint: 'rust' },
      { hair: 'curls', tint: 'ink', glasses: true },
      { hair: 'bob', tint: 'brass' },
      { hair: 'sides', tint: 'grey', moustache: true },
    ],
  },
  hard: {
    all: { brows: 'stern', eyes: 'narrow', mouth: 'firm', collar: 'bow', coat: 'wine' },
    each: [
      { hair: 'hat', tint: 'ink' },
      { hair: 'bun', tint: 'grey' },
      { hair: 'sides', tint: 'ink', moustache: true },
      { hair: 'long', tint: 'ink' },
      { hair: 'part', tint: 'rust', moustache: true },
    ],
  },
  expert: {
    all: { brows: 'cocked', eyes: 'calm', mouth: 'smirk', collar: 'cravat', coat: 'night', glasses: true },
    each: [
      { hair: 'bob', tint: 'grey' },
      { hair: 'sides', tint: 'grey' },
      { hair: 'long', tint: 'brass' },
      { hair: 'tuft', tint: 'ink', moustache: true },
      { hair: 'hat', tint: 'grey' },
    ],
  },
};

/** For levels without characters: those of a host, and of players from outside. */
const NEUTRAL: Portrait = { hair: 'sides', tint: 'grey', brows: 'level', eyes: 'calm', mouth: 'firm', collar: 'points', coat: 'slate' };

const COMPANIES = new Map(Object.entries(TABLE)); // a level may have any name

export const LEVELS = [...COMPANIES.keys()];

/** How the character with this number (from 0) looks. */
export function looks(level: string, number: number): Portrait {
  const company = COMPANIES.get(level);
  const one = company?.each[number];
  return company && one ? { ...company.all, ...one } : NEUTRAL;
}

/** The name of the character with this number (from 0); empty if there is none. */
export function characterName(level: string, number: number): string {
  const key = `faces-name-${level}-${number + 1}`;
  return COMPANIES.get(level)?.each[number] && knows(key) ? t(key) : '';
}
