/** Czech prepositions before a number, `z 5` but `ze 3`: the twin of locales/prepositions.py. */

const SOFT = new Set([2, 3, 4, 6, 7]); // dva, tři, čtyři, šest, sedm, and the tens and hundreds made of them
const TEENS_SOFT = new Set([12, 13, 14, 16, 17]);

/** Whether the number begins with sounds that `z` and `s` cannot precede. */
function isSoft(number: number): boolean {
  if (number < 20) return SOFT.has(number) || TEENS_SOFT.has(number);
  if (number < 100) return SOFT.has(Math.floor(number / 10));
  return number < 200 || (number < 1000 && SOFT.has(Math.floor(number / 100))); // sto
}

/** `z` or `s` before this number, as pronounced, and the number. */
export const preposition = (word: string, number: number): string => `${word}${isSoft(number) ? 'e' : ''} ${number}`;
