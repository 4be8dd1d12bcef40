/** Takes back everything laid this turn, move by move, as long as each is a lay. */

type Wishes = {
  /** The move that would be taken back next. */
  next: () => string | null;
  waiting: () => boolean;
  trouble: () => boolean;
  send: () => void;
};

const isLaid = (move: string | null): boolean => /^(?:meld|add|swap) /.test(move ?? '');

export class TakingBack {
  private going = $state(false);

  /** Call while a component is being set up. */
  constructor(private readonly wishes: Wishes) {
    $effect(() => {
      if (!this.going) return;
      if (wishes.trouble() || !isLaid(wishes.next())) this.going = false;
      else if (!wishes.waiting()) wishes.send();
    });
  }

  get possible(): boolean {
    return isLaid(this.wishes.next());
  }

  begin(): void {
    this.going = true;
  }
}
