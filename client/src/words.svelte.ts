/** The words: the Fluent files that the terminal and the server use too, one lazy chunk for each language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts } from './facts';
import type { Language } from './settings.svelte';

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./words/en'),
  si: () => import('./words/si'),
  cs: () => import('./words/cs'),
};

const loaded = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle[]>([]);

async function bundle(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: texts } = await LOADERS[language]();
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  loaded.set(language, made);
  return made;
}

/** Speak this language from now on; English stands in for what it lacks. */
export async function speak(language: Language): Promise<void> {
  spoken = [await bundle(language)];
  if (language !== 'en') spoken = [...spoken, await bundle('en')];
}

export const ready = (): boolean => spoken.length > 0;


function plain(fact: unknown): FluentVariable {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  if (Array.isArray(fact)) return fact.join(', ');
  return String(fact ?? '');
}

export function knows(key: string): boolean {
  return spoken.some((tongue) => tongue.hasMessage(key));
}

/** The words for a key. */
export function t(key: string, args: Facts = {}): string {
  for (const tongue of spoken) {
    const pattern = tongue.getMessage(key)?.value;
    if (!pattern) continue;
    const facts = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, plain(fact)]));
    return tongue.formatPattern(pattern, facts, []);
  }
  return key;
}
