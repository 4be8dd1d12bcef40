/** A Sinhala name wants its letters, whatever language the reader speaks. */
export function wantLetters(names: readonly string[]): void {
  if (names.some((name) => /[\u0d80-\u0dff]/.test(name))) void import('../fonts-si.css');
}
