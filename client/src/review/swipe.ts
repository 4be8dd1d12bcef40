/** A sideways swipe over the table: one move forward, or one back. */

const FAR = 40; // px
const SLANTED = 0.6; // the vertical part must be smaller than this

export class Swipe {
  private start: { x: number; y: number } | null = null;

  constructor(private readonly step: (by: -1 | 1) => void) {}

  begin(event: PointerEvent): void {
    this.start = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  }

  end(event: PointerEvent): void {
    if (!this.start) return;
    const [across, down] = [event.clientX - this.start.x, event.clientY - this.start.y];
    this.start = null;
    if (Math.abs(across) > FAR && Math.abs(down) < SLANTED * Math.abs(across)) this.step(across < 0 ? 1 : -1);
  }
}
