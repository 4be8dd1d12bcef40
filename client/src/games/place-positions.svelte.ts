/** The positions of the places on a table, relative to the table's corner, kept up to date. */

import type { Box } from './layout';

export class Spots {
  table = $state<HTMLElement>();
  elements = $state<Record<string, HTMLElement | undefined>>({});
  boxes = $state.raw<Record<string, Box>>({});

  /** Call while a component is being set up. */
  constructor() {
    $effect(() => {
      const watcher = new ResizeObserver(() => this.measure());
      for (const element of [this.table, ...Object.values(this.elements)]) if (element) watcher.observe(element);
      this.measure();
      return () => watcher.disconnect();
    });
  }

  measure(): void {
    const frame = this.table?.getBoundingClientRect();
    if (!frame) return;
    const found: Record<string, Box> = {};
    for (const [name, element] of Object.entries(this.elements)) {
      if (!element) continue;
      const own = element.getBoundingClientRect();
      found[name] = { x: own.left - frame.left, y: own.top - frame.top, width: own.width, height: own.height };
    }
    this.boxes = found;
  }
}
