/** The keys that work the same at every table: arrows and Space in the hand, Enter, Escape; letters belong to the game. */

import { tick } from 'svelte';
import type { Choosing } from './selection.svelte';

export type KeyTargets = {
  choosing: Choosing;
  table: HTMLElement | undefined;
  seated: boolean;
  main: () => void;
  /** True if there was something to close. */
  close: () => boolean;
  calm: () => void;
  /** Handles a letter; false if it does nothing. */
  letter: (key: string) => boolean;
  /** Shift and an arrow: move the focused card within the hand. */
  carry?: (step: -1 | 1) => void;
};

export function focusOn(table: HTMLElement | undefined, choosing: Choosing, id: string): void {
  choosing.cursor = id;
  void tick().then(() => table?.querySelector<HTMLElement>(`[data-copy="${id}"]`)?.focus());
}

export function tableKey(event: KeyboardEvent, to: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog, [data-own-keys]')) return;
  const onCard = target.closest('[data-copy]') !== null;
  const onControl = !onCard && target.closest('button, a, summary') !== null;
  const { choosing, table } = to;
  const here = choosing.focusable;
  if (event.key.startsWith('Arrow') && to.seated && here) {
    if (event.shiftKey && to.carry && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      to.carry(event.key === 'ArrowLeft' ? -1 : 1);
      focusOn(table, choosing, here);
    } else {
      const next = onCard ? choosing.next(event.key) : here; // the first arrow moves to the hand, the next ones through it
      if (next) focusOn(table, choosing, next);
    }
  } else if (event.key === ' ' && !onCard && !onControl && here) {
    choosing.toggle(here);
    focusOn(table, choosing, here);
  } else if (event.key === 'Enter' && !onControl) to.main();
  else if (event.key === 'Escape') {
    if (!to.close()) choosing.clear();
    to.calm();
  } else if (!to.letter(event.key.toLowerCase())) return;
  event.preventDefault();
}
