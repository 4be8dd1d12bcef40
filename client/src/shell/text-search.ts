/** Finding words in a text regardless of case and accents. */

/** Accents on Latin letters, and invisible joiners; a Sinhala vowel sign counts as a letter and stays. */
const UNHEARD = /[\u0300-\u036f\u200b-\u200d]/g;
const fold = (text: string): string => text.normalize('NFD').replace(UNHEARD, '').toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether all words are in a text; false for no words. */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
};

export type Piece = { text: string; hit: boolean };

/** A text, split where one of the words begins or ends. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) }));
  const folded = letters.map((one) => one.folded).join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) for (let step = 0; step < word.length; step++) hits.add(at + step);
  }
  const found: Piece[] = [];
  let at = 0;
  for (const { letter, folded: own } of letters) {
    const hit = own === '' ? (found.at(-1)?.hit ?? false) : hits.has(at);
    at += own.length;
    const last = found.at(-1);
    if (last?.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
  }
  return found;
}
