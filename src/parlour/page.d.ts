/**
 * The contract between the table of Parlour and the page of a game from outside: version 1.
 *
 * A package brings its page as `page/table.js` beside its `__init__.py`, a plain ES module, with `page/table.css` if it
 * needs styles. The page draws the felt, the middle of the table. Parlour draws the seats, clocks, hand, buttons, the line
 * above the hand, hints, take back, log and chat, as at every other table.
 *
 * A version only gains members that old pages can ignore; the number rises when a member changes or is removed.
 */

/** What `page/table.js` exports. A page of another version is not mounted: its game is played at the plain table. */
export interface Page<View = AnyView, Event = AnyEvent> {
  readonly contract: 1;
  /** Draw into `felt`, which is empty. `update` of what you return is called at once, and then whenever anything changes. */
  mount(felt: HTMLElement, host: Host): Felt<View, Event>;
}

/** A felt that is on the screen. If one of these functions throws, Parlour removes the felt and shows the plain table. */
export interface Felt<View = AnyView, Event = AnyEvent> {
  update(table: Table<View, Event>): void;
  /** Called when the player leaves the table. Parlour empties the element itself; end your timers and listeners elsewhere. */
  destroy?(): void;
}

/** What Parlour offers the page. */
export interface Host {
  /** The name of the game. */
  readonly game: string;
  /** Play a move in notation. If it is not legal, the law's reason appears above the hand; out of turn nothing is sent. */
  readonly play: (move: string) => void;
  /** Ask the law why it would refuse a move, without playing it: `table.reason` has the answer. Null withdraws the question. */
  readonly ask: (move: string | null) => void;
  /** Write the line above the hand; null leaves it to Parlour. A refusal takes precedence. */
  readonly say: (line: Line | null) => void;
  /** Open the rule book at a rule, such as "§3.4". */
  readonly openRule: (rule: string) => void;
  /** The words for a key in the language of the player: from your Fluent files, or from Parlour's. */
  readonly words: (key: string, facts?: Record<string, unknown>) => string;
  /** The name of a card in words, for screen readers. Draw it by `<parlour-card card="7♥">`. */
  readonly cardName: (card: string) => string;
}

/** The table as this player may see it. It is a copy: change it as you like. */
export interface Table<View = AnyView, Event = AnyEvent> {
  /** What `view` of your game returns for this seat. */
  readonly view: View;
  /** The legal moves in notation; empty while somebody else is on turn. */
  readonly legal: string[];
  /** The seat of the player at this browser; null for a spectator. */
  readonly you: number | null;
  readonly myTurn: boolean;
  /** The names, by seat. */
  readonly names: string[];
  /** In play, over, or only shown, as in a review or a puzzle, where nothing can be pressed. */
  readonly phase: 'playing' | 'over' | 'shown';
  /** The cards that are chosen in the hand. */
  readonly chosen: string[];
  /** The last move with its events as this player saw them; null before the first. `number` rises with every move. */
  readonly last: { readonly number: number; readonly seat: number; readonly move: string; readonly events: Event[] } | null;
  /** The move that a hint advises. */
  readonly advised: string | null;
  /** Why the last attempt was refused; null again as soon as the player does something else. */
  readonly refusal: Saying | null;
  /** The answer to `ask`; null until it has arrived, and if the move is legal. */
  readonly reason: (Saying & { readonly move: string }) | null;
  /** A move is on its way to the server. */
  readonly waiting: boolean;
  /** The language of the player: "en", "si" or "cs". */
  readonly language: string;
  /** The milliseconds that a card travels: 0 where nothing should move. In styles it is `var(--travel)`. */
  readonly travel: number;
}

/** Words of the law, and the rule behind them; empty if there is none. */
export interface Saying {
  readonly text: string;
  readonly rule: string;
}

/** The line above the hand. With a rule it links to the rule book; `good` marks what can be done with the chosen cards. */
export interface Line {
  readonly text: string;
  readonly rule?: string;
  readonly tone?: 'plain' | 'good';
}

/** What every view has, beside what `own_view` declares. */
export interface AnyView {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly turn: number | null;
  readonly turns: number;
  readonly starter: number;
  readonly options: Record<string, unknown>;
  readonly over: boolean;
  readonly winners: number[];
  readonly [part: string]: unknown;
}

/** An event: its key, as in your words, and the fields of its class. */
export interface AnyEvent {
  readonly event: string;
  readonly [fact: string]: unknown;
}
