/** Soft sounds, made here; off until somebody wants them. */

import { settings } from './settings.svelte';

type Note = { from: number; to?: number; at?: number; length: number; loud: number; shape?: OscillatorType };

const SOUNDS: [pattern: RegExp, notes: Note[]][] = [
  [/^turn$/, [{ from: 523, length: 0.25, loud: 0.06 }, { from: 784, at: 0.12, length: 0.35, loud: 0.05 }]],
  [/^warn$/, [{ from: 659, length: 0.3, loud: 0.05 }, { from: 523, at: 0.16, length: 0.45, loud: 0.05 }]],
  [/^said$/, [{ from: 880, length: 0.12, loud: 0.025 }]],
  [/^refused$/, [{ from: 170, to: 120, length: 0.16, loud: 0.07, shape: 'triangle' }]],
  [/emptied|limit-reached|won/, [523, 659, 784, 1047].map((from, n) => ({ from, at: n * 0.11, length: 0.5, loud: 0.05 }))],
  [/stolen|swapped|declared/, [{ from: 300, to: 620, length: 0.18, loud: 0.05, shape: 'triangle' }]],
  [/drawn|begun/, [{ from: 900, to: 500, length: 0.07, loud: 0.04, shape: 'triangle' }]],
  [/laid|added/, [{ from: 520, to: 390, length: 0.1, loud: 0.05, shape: 'triangle' }, { from: 660, to: 500, at: 0.07, length: 0.12, loud: 0.05, shape: 'triangle' }]],
  [/limit-hit/, [659, 988].map((from, n) => ({ from, at: n * 0.1, length: 0.4, loud: 0.05 }))],
  [/limit-exceeded/, [{ from: 330, to: 196, length: 0.35, loud: 0.06, shape: 'triangle' }]],
  [/exchanged|deck-reshuffled|removed/, [{ from: 300, to: 620, length: 0.18, loud: 0.05, shape: 'triangle' }]],
  [/card-played|dropped|discarded|returned|taken|put-back/, [{ from: 420, to: 210, length: 0.12, loud: 0.06, shape: 'triangle' }]],
];

let context: AudioContext | null = null;

/** Play what belongs to an event, or to `turn`, `warn`, `said` and `refused`. */
export function play(name: string): void {
  if (!settings.sound) return;
  const notes = SOUNDS.find(([pattern]) => pattern.test(name))?.[1];
  if (!notes) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of notes) sing(context, note);
}

function sing(context: AudioContext, { from, to = from, at = 0, length, loud, shape = 'sine' }: Note): void {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
}
