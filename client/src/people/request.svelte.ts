/** A request to the server: whether it is under way, and what went wrong. */

import { troubleOf, type Trouble } from '../api';

export class Asking {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  async ask(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
