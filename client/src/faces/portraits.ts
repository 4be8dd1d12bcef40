/** The portraits of computer players: a bust in one style, put together from a few parts. Paths in a square of 32. */

import { disc } from './drawings';

const HAIR = {
  tuft: 'M9.6 12.6Q9.4 6 16 6Q22.6 6 22.4 12.6Q19.5 9.2 16 9.2Q12.5 9.2 9.6 12.6zM14.6 6.4Q13.4 3 17.2 1.8Q16.4 4.8 18.4 6.4z',
  curls: 'M9.4 13.6A2.8 2.8 0 0 1 9 8.6A3 3 0 0 1 12.2 5A3.5 3.5 0 0 1 18.8 4.4A3.1 3.1 0 0 1 22.8 8A2.9 2.9 0 0 1 22.6 13.6Q21 9.6 16 9.8Q11 9.6 9.4 13.6z',
  part: 'M9.4 14Q8.6 5 16 5Q23.4 5 22.6 14Q21.4 9.6 13.8 8Q10.8 10 9.4 14z',
  bun: 'M9.4 14.6Q8.2 6.4 16 6Q23.8 6.4 22.6 14.6Q21.6 9.4 16 9Q10.4 9.4 9.4 14.6zM13 4.2A3 3 0 1 1 19 4.2A3 3 0 1 1 13 4.2z',
  long: 'M8.8 22.5Q7.4 5.6 16 5.4Q24.6 5.6 23.2 22.5L20.8 21.5Q22.8 12 20.6 9.4Q16 11.4 11.4 9.4Q9.2 12 11.2 21.5z',
  hat: 'M6.8 10.6Q16 12.6 25.2 10.6L22.2 9.2V4.4Q16 2 9.8 4.4V9.2z',
  sides: 'M9.6 16.6Q7.6 13 9.6 9.8L10.9 10.6V15.6zM22.4 16.6Q24.4 13 22.4 9.8L21.1 10.6V15.6z',
  bob: 'M8.6 18.6Q7 5.4 16 5.4Q25 5.4 23.4 18.6L21.6 18V11Q17 11.2 14 8.4Q12.6 11 10.4 11.4V18z',
};
const BROWS = {
  raised: 'M11.6 11.2Q13.2 9.8 14.8 11M17.2 11Q18.8 9.8 20.4 11.2',
  level: 'M11.7 11.7H14.8M17.2 11.7H20.3',
  stern: 'M11.5 10.9L14.9 12.2M17.1 12.2L20.5 10.9',
  cocked: 'M11.7 11.9H14.8M17.2 10.9Q18.9 9.1 20.5 10.6',
};
const EYES = {
  wide: disc(13.3, 14.2, 1.3) + disc(18.7, 14.2, 1.3),
  calm: disc(13.3, 14.2, 1) + disc(18.7, 14.2, 1),
  narrow: 'M11.9 13.7H14.7Q14.4 15.3 13.3 15.3Q12.2 15.3 11.9 13.7zM17.3 13.7H20.1Q19.8 15.3 18.7 15.3Q17.6 15.3 17.3 13.7z',
};
const MOUTH = {
  grin: 'M12.7 17.3Q16 18.4 19.3 17.3Q18.6 20.2 16 20.2Q13.4 20.2 12.7 17.3z',
  smile: 'M13.5 17.9Q16 19.7 18.5 17.9',
  firm: 'M13.7 18.3H18.3',
  smirk: 'M13.7 18.5Q16.8 19 18.7 17.3',
};
const COLLAR = {
  scarf: 'M11.2 22.2Q16 25.6 20.8 22.2L21.4 25Q16 28.4 10.6 25zM18.4 26L21.6 25.4L22 30H18.8z',
  points: 'M12.6 22L16 25.4L19.4 22L21.4 26.2L16.4 27.4L10.6 26.2z',
  bow: 'M16 25.7L12 23.6V28zM16 25.7L20 23.6V28z',
  cravat: 'M12.8 22.2L16 24.6L19.2 22.2L18.4 26L16 30.6L13.6 26z',
};
const GLASSES = `${disc(13.2, 14.2, 2.7)}${disc(18.8, 14.2, 2.7)}M15.9 14H16.1`;
const MOUSTACHE = 'M16 16.7Q13.6 16.4 12.2 18.3Q14.8 18.7 16 17.5Q17.2 18.7 19.8 18.3Q18.4 16.4 16 16.7z';

export type Portrait = {
  hair: keyof typeof HAIR;
  /** Of the hair. */ tint: 'ink' | 'brass' | 'grey' | 'rust';
  brows: keyof typeof BROWS;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTH;
  collar: keyof typeof COLLAR;
  /** Of the coat. */ coat: 'leaf' | 'brass' | 'wine' | 'night' | 'slate';
  glasses?: boolean;
  moustache?: boolean;
};

const INK = '#2a241d';
const SKIN = '#e9cf9f';
const PAPER = '#fdf8ec';
const TINTS = { ink: INK, brass: '#a8792a', grey: '#7d7466', rust: '#8a3d18' };
const COATS = { leaf: '#24703a', brass: '#85600f', wine: '#8c1f2f', night: '#234a8f', slate: '#48525f' };

/** One path of a drawing: filled, or drawn as a line. */
export type Stroke = { d: string; fill?: string; line?: string };

/** The paths of a portrait, from the back to the front. */
export function portraitOf(who: Portrait): Stroke[] {
  return [
    { d: 'M4.5 31Q5 24.2 12.5 22.8H19.5Q27 24.2 27.5 31z', fill: COATS[who.coat] },
    { d: 'M13.6 19.5H18.4V23.4L16 25.4L13.6 23.4z', fill: SKIN },
    { d: COLLAR[who.collar], fill: who.collar === 'points' || who.collar === 'cravat' ? PAPER : '#dcb667', line: INK },
    { d: 'M9.6 13.4Q9.6 6.4 16 6.4Q22.4 6.4 22.4 13.4Q22.4 21.4 16 21.4Q9.6 21.4 9.6 13.4z', fill: SKIN, line: INK },
    { d: HAIR[who.hair], fill: TINTS[who.tint] },
    { d: EYES[who.eyes], fill: INK },
    { d: BROWS[who.brows], line: INK },
    { d: MOUTH[who.mouth], line: INK, ...(who.mouth === 'grin' ? { fill: PAPER } : {}) },
    ...(who.moustache ? [{ d: MOUSTACHE, fill: TINTS[who.tint] }] : []),
    ...(who.glasses ? [{ d: GLASSES, line: INK }] : []),
  ];
}
