/** Effects need an owner: in the page a component, in a test this. */

import { flushSync } from 'svelte';

/** Calls `make` inside a root that owns its effects; returns the result, and a way to end them. */
export function owned<T>(make: () => T): { made: T; end: () => void } {
  let made: T | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as T, end };
}

/** A value that effects react to. */
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
