/** Effects need somebody who owns them: in the page a component, in a test this. */

import { flushSync } from 'svelte';

/** What is made while somebody owns the effects, and how to end them. */
export function owned<T>(make: () => T): { made: T; end: () => void } {
  let made: T | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as T, end };
}

/** A value that effects follow. */
export class Box<T> {
  value = $state.raw() as T;

  constructor(first: T) {
    this.value = first;
  }

  set(next: T): void {
    this.value = next;
    flushSync();
  }
}
