/** The avatars of people as paths in a square of 32: cream on the colour, and in turn what is cut out of the cream. */

import type { Face } from '../wire';

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The same on both sides of the middle. */
const pair = (x: number, y: number, r: number): string => disc(x, y, r) + disc(32 - x, y, r);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line around the middle, with the radius at each of `count` corners. */
function around(count: number, radius: (corner: number) => number, turn = 0): string {
  const corners = Array.from({ length: count }, (_, corner) => {
    const angle = turn + (2 * Math.PI * corner) / count;
    return `${round(16 + radius(corner) * Math.sin(angle))} ${round(16 - radius(corner) * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** A rim of petals. */
function petals(count: number, radius: number): string {
  const petal = (corner: number): string => {
    const angle = (2 * Math.PI * corner) / count;
    return disc(round(16 + radius * Math.sin(angle)), round(16 - radius * Math.cos(angle)), 5);
  };
  return disc(16, 16, radius) + Array.from({ length: count }, (_, corner) => petal(corner)).join('');
}

/** Each colour has a shape of its own, so that seats can be told apart without it. */
export const COLOURS: Record<Face['colour'], { fill: string; shape: string }> = {
  brass: { fill: '#85600f', shape: disc(16, 16, 15) },
  wine: { fill: '#8c1f2f', shape: 'M3 3.4Q16-1 29 3.4V16Q28.5 27 16 31.2Q3.5 27 3 16z' },
  leaf: { fill: '#24703a', shape: around(6, () => 15.4) },
  teal: { fill: '#0f6c72', shape: 'M2 30.5V15.5A14 14.7 0 0 1 30 15.5V30.5z' },
  night: { fill: '#234a8f', shape: around(8, () => 15.9, Math.PI / 8) },
  plum: { fill: '#6a2f86', shape: petals(8, 10.6) },
  rust: { fill: '#a3431a', shape: 'M6 1H26A5 5 0 0 0 31 6V26A5 5 0 0 0 26 31H6A5 5 0 0 0 1 26V6A5 5 0 0 0 6 1z' },
  slate: { fill: '#48525f', shape: around(5, () => 16.4) },
};

/** The layers of each avatar: cream, colour, cream. */
export const AVATARS: Record<Face['avatar'], string[]> = {
  fox: [
    'M7 6.5L12 10.5H20L25 6.5L24.5 16Q22 23.5 16 26Q10 23.5 7.5 16z',
    `${pair(12, 15.4, 1.3)}M14.2 22.4H17.8L16 24.6zM8.4 17Q12.6 18.2 14.8 22.3Q10.8 21.4 8.4 17zM23.6 17Q19.4 18.2 17.2 22.3Q21.2 21.4 23.6 17z`,
  ],
  hare: [
    `M12 15Q8.3 6.5 10.3 3.5Q14 5 14.8 14zM20 15Q23.7 6.5 21.7 3.5Q18 5 17.2 14z${disc(16, 19.5, 7.4)}`,
    `${pair(13, 18.4, 1.3)}M14.6 21.6H17.4L16 23.4zM11 6Q12.7 8.5 13 12.5Q11.3 9.5 11 6zM21 6Q19.3 8.5 19 12.5Q20.7 9.5 21 6z`,
  ],
  cat: [
    'M7.5 5.5L12.6 10.2H19.4L24.5 5.5V17.5Q24 25.5 16 25.5Q8 25.5 7.5 17.5z',
    'M10.6 16.5Q12.5 13.6 14.3 16.5Q12.5 18.6 10.6 16.5zM21.4 16.5Q19.5 13.6 17.7 16.5Q19.5 18.6 21.4 16.5zM14.6 20H17.4L16 21.7zM8 20.2L12.5 20.7V21.5L8 21.6zM24 20.2L19.5 20.7V21.5L24 21.6z',
  ],
  bear: [`${pair(9.2, 9.4, 3.9)}${disc(16, 17, 9.4)}`, `${pair(9.2, 9.2, 1.7)}${pair(12.4, 15, 1.3)}M13 19.4Q16 17.8 19 19.4Q18.5 22.4 16 22.8Q13.5 22.4 13 19.4z`],
  owl: [
    'M7.5 5.5Q11 8.6 16 8.2Q21 8.6 24.5 5.5Q26 14 24 21Q21.5 26.8 16 26.8Q10.5 26.8 8 21Q6 14 7.5 5.5z',
    `${pair(12.1, 14.2, 3.5)}M16 16.4L14.4 19.8H17.6zM11.5 22.3L13.7 24L15.9 22.3L16 23.4L13.7 25.3zM20.5 22.3L18.3 24L16.1 22.3L16 23.4L18.3 25.3z`,
    pair(12.1, 14.2, 1.6),
  ],
  frog: [`${pair(10.3, 10.2, 4.2)}M6 17.5Q6.5 10.5 16 10.5Q25.5 10.5 26 17.5Q25 25 16 25Q7 25 6 17.5z`, `${pair(10.3, 10.2, 1.9)}M9.2 18Q16 22.4 22.8 18L22.3 19.8Q16 24 9.7 19.8z`],
  badger: [
    `${pair(8.4, 9.6, 2.6)}M8.3 10.5Q16 3.5 23.7 10.5Q25.7 17 20.3 22.5Q16 27.5 11.7 22.5Q6.3 17 8.3 10.5z`,
    `M10.2 9.2L13.8 7.4L14.7 17.5L12.6 21.5L9.8 16.5zM21.8 9.2L18.2 7.4L17.3 17.5L19.4 21.5L22.2 16.5z${disc(16, 23.6, 1.7)}`,
    pair(12.5, 15, 1.2),
  ],
  fish: ['M4.5 16Q10.5 7.8 18.5 10.6Q21.6 11.8 22.8 14.6L28 10V22L22.8 17.4Q21.6 20.2 18.5 21.4Q10.5 24.2 4.5 16z', `${disc(10, 14.8, 1.4)}M13.8 11.4Q16.8 16 13.8 20.6L15.2 21Q18.2 16 15.2 11z`],
  moon: [
    `M19.5 4.5A11.8 11.8 0 1 0 27 21.8A10 10 0 0 1 19.5 4.5z${around(8, (corner) => (corner % 2 ? 1.2 : 3.4)).replace(/([\d.]+) ([\d.]+)/g, (_, x: string, y: string) => `${round(Number(x) + 7)} ${round(Number(y) - 4)}`)}`,
  ],
  sun: [`${around(24, (corner) => (corner % 3 === 0 ? 13 : 7.8))}`, disc(16, 16, 6.4), disc(16, 16, 5)],
  leaf: [
    'M7 24.5Q5 8.5 26 6Q27 25 11.5 24.8L8.2 28L6.6 26.8z',
    'M9.8 24.6Q14 15.5 21.5 10.5L22.3 11.5Q15.5 16.5 11.4 24.8zM13.6 18.6L12.6 13L13.6 12.7L14.8 17.2zM16.4 16L21.6 17.2L21.3 18.3L15.6 17.3z',
  ],
  acorn: ['M7 14Q7.2 8 15 7.4Q14.8 5 17.4 3.6L18.4 5Q17 6 17 7.4Q24.8 8 25 14z', 'M7.5 14H24.5V15.4H7.5z', 'M8.5 15.4H23.5Q23.4 23 16 28Q8.6 23 8.5 15.4z'],
  mushroom: [
    'M5 16.5Q6 6 16 6Q26 6 27 16.5Q16 19 5 16.5zM12.6 18.6H19.4L20.4 25.6Q16 27.8 11.6 25.6z',
    `${disc(11.6, 11.6, 2.2)}${disc(19.6, 10.4, 1.8)}${disc(22.2, 14.6, 1.3)}${disc(16.2, 15, 1.4)}`,
  ],
  lantern: ['M16 2.8A3 3 0 0 1 18.6 7.3L20 8.4L22 12H10L12 8.4L13.4 7.3A3 3 0 0 1 16 2.8zM11 13H21V23.5H11zM10 24.5H22V27H10z', `${disc(16, 5.9, 1.4)}M16 14Q20 18.2 17.8 22H14.2Q12 18.2 16 14z`],
  teapot: [
    'M8.6 14Q8.6 10.6 16 10.6Q23.4 10.6 23.4 13Q28.6 12.4 28 17.2Q27.2 21 23.4 21Q22.6 24 20.4 25.2H11.6Q9.2 23.8 8.6 19.8L4 13.6L6.4 12.4zM14.2 9.8A1.9 1.9 0 1 1 17.8 9.8z',
    'M23.9 14.8Q26.2 14.6 26 16.8Q25.6 19 23.6 19.2zM9.2 16.2H22.8V17.6H9.2z',
  ],
  boat: ['M5.5 20.5H26.5L23 26H9zM15.2 4V19H7Q12.4 13.5 15.2 4zM16.8 7.5Q23.5 12.5 24.5 19H16.8z'],
};
