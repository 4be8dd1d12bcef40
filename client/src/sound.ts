/** Soft, synthesized sounds; one tap in the bar turns them off. */

import { settings } from './settings.svelte';
import { notesOf, type Note } from './sounds';

let context: AudioContext | null = null;

/** Play the sound of an event, or of something else that has one. */
export function play(name: string): void {
  const notes = settings.sound ? notesOf(name) : [];
  if (notes.length === 0 || !mayBeHeard()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of notes) sing(context, note);
}

/** Browsers are silent until the page has been touched; earlier sounds would then all play at once. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive !== false;

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
