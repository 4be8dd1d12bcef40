/** The words: the Fluent files that the terminal and the server use too, one lazy chunk per language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts } from './facts';
import { preposition } from './prepositions';
import type { Language } from './settings.svelte';

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./words/en'),
  si: () => import('./words/si'),
  cs: () => import('./words/cs'),
};

/** Words that are not built into the page, brought by installed games. If a key occurs twice, the first stays. */
type Source = (language: Language) => Promise<string[]>;
const sources: Source[] = [];

const loaded = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle[]>([]);

async function bundle(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: texts } = await LOADERS[language]();
  const made = new FluentBundle(language, { functions: { PREPOSITION: ([word, number]) => preposition(String(word), Number(number)) }, useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  for (const source of sources) await add(made, language, source);
  loaded.set(language, made);
  return made;
}

async function add(tongue: FluentBundle, language: Language, source: Source): Promise<void> {
  for (const text of await source(language)) tongue.addResource(new FluentResource(text));
}

/** More words, in the current language. */
export async function bring(source: Source): Promise<void> {
  sources.push(source);
  await Promise.all([...loaded].map(([language, tongue]) => add(tongue, language, source)));
  if (ready()) await speak(speaking());
}

/** Use this language from now on. The built-in words are complete; English fills in what an installed game lacks. */
export async function speak(language: Language): Promise<void> {
  spoken = [await bundle(language)];
  if (language !== 'en' && sources.length) spoken = [...spoken, await bundle('en')];
}

export const ready = (): boolean => spoken.length > 0;

/** The current language. */
export const speaking = (): Language => (spoken[0]?.locales[0] as Language | undefined) ?? 'en';

const PEOPLE = ['names', 'winners']; // the facts that list people: as a sentence does; cards and numbers have only commas

/** "Ann, Ben and Cid". */
function inWords(names: readonly string[]): string {
  const before = names.slice(0, -1).join(', ');
  return before && knows('list-and') ? t('list-and', { before, last: names.at(-1)! }) : names.join(', ');
}

function plain(fact: unknown, name = ''): FluentVariable {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  if (Array.isArray(fact)) return PEOPLE.includes(name) ? inWords(fact.map(String)) : fact.join(', ');
  return fact === null || fact === undefined ? '' : JSON.stringify(fact);
}

export function knows(key: string): boolean {
  return spoken.some((tongue) => tongue.hasMessage(key));
}

/** The fallback for a key without words: the key, and the facts that come with it. */
function plainly(key: string, args: Facts): string {
  const facts = Object.values(args).filter((fact) => fact !== key && fact !== null && fact !== '');
  return facts.length ? `${key.replace(/[-_]/g, ' ')}: ${facts.map((fact) => plain(fact)).join(', ')}` : key;
}

/** The words for a key. */
export function t(key: string, args: Facts = {}): string {
  for (const tongue of spoken) {
    const pattern = tongue.getMessage(key)?.value;
    if (!pattern) continue;
    const facts = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, plain(fact, name)]));
    return tongue.formatPattern(pattern, facts, []);
  }
  return plainly(key, args);
}
