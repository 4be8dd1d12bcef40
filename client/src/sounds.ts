/** The sounds: for an event of a game by its key, for `deal`, `turn`, `warn`, `said`, `arrived`, `went` and `refused`, and for the moments of a lively table. */

export type Note = { from: number; to?: number; at?: number; length: number; loud: number; shape?: OscillatorType };

const tick = (at: number): Note => ({ from: 900, to: 500, at, length: 0.07, loud: 0.04, shape: 'triangle' });
const rise: Note = { from: 300, to: 620, length: 0.18, loud: 0.05, shape: 'triangle' };
const chime = (notes: number[], step: number, length: number): Note[] => notes.map((from, n) => ({ from, at: n * step, length, loud: 0.05 }));

/** The first match counts. */
const SOUNDS: [pattern: RegExp, notes: Note[]][] = [
  [
    /^turn$/,
    [
      { from: 523, length: 0.25, loud: 0.06 },
      { from: 784, at: 0.12, length: 0.35, loud: 0.05 },
    ],
  ],
  [
    /^warn$/,
    [
      { from: 659, length: 0.3, loud: 0.05 },
      { from: 523, at: 0.16, length: 0.45, loud: 0.05 },
    ],
  ],
  [/^arrived$/, chime([659, 880], 0.1, 0.3)],
  [/^went$/, chime([659, 494], 0.1, 0.3)],
  [/^said$/, [{ from: 880, length: 0.12, loud: 0.025 }]],
  [/^refused$/, [{ from: 170, to: 120, length: 0.16, loud: 0.07, shape: 'triangle' }]],
  [/^moment-lands$/, [{ from: 150, to: 70, length: 0.14, loud: 0.09 }]],
  [/^moment-shuffle$/, [0, 0.06, 0.13, 0.19, 0.26, 0.32].map((at) => ({ from: 1300, to: 700, at, length: 0.045, loud: 0.02, shape: 'triangle' }))],
  [/^moment-turn$/, [{ from: 620, to: 1240, length: 0.12, loud: 0.03, shape: 'triangle' }]],
  [/^moment-hallows$/, chime([1047, 784, 523], 0.09, 0.5)],
  [/^moment-echo$/, [0, 0.16, 0.32].map((at, n) => ({ from: 880, at, length: 0.3, loud: 0.04 / (n + 1) }))],
  [/^moment-mirror$/, chime([659, 880, 659], 0.08, 0.22)],
  [/^moment-shield$/, [{ from: 220, to: 180, length: 0.3, loud: 0.08, shape: 'triangle' }]],
  [/^moment-bust$/, [0, 0.09, 0.18].map((at) => ({ from: 130, to: 80, at, length: 0.09, loud: 0.07, shape: 'triangle' }))],
  [/^moment-flourish$/, chime([392, 523, 659, 784, 1047], 0.09, 0.7)],
  [/^deal$|round-begun/, [0, 0.09, 0.18, 0.27].map(tick)],
  [/emptied|won/, chime([523, 659, 784, 1047], 0.11, 0.5)],
  [/game-drawn|game-ended|limit-reached|groups-laid-down|round-capped/, chime([659, 523], 0.14, 0.4)],
  [/stolen|swapped|declared|exchanged|reshuffled|removed/, [rise]],
  [/drawn|cycle-begun|given/, [tick(0)]],
  [
    /laid|added|group-discarded/,
    [
      { from: 520, to: 390, length: 0.1, loud: 0.05, shape: 'triangle' },
      { from: 660, to: 500, at: 0.07, length: 0.12, loud: 0.05, shape: 'triangle' },
    ],
  ],
  [/limit-hit/, chime([659, 988], 0.1, 0.4)],
  [/limit-exceeded|conceded/, [{ from: 330, to: 196, length: 0.35, loud: 0.06, shape: 'triangle' }]],
  [/card-played|dropped|discarded|returned|taken|put-back/, [{ from: 420, to: 210, length: 0.12, loud: 0.06, shape: 'triangle' }]],
];

/** Its notes; empty for events without a sound. */
export const notesOf = (name: string): Note[] => SOUNDS.find(([pattern]) => pattern.test(name))?.[1] ?? [];
