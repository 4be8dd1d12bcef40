// The felt of Lowest: the stock, the discard pile, what the hand counts, and at the end all hands. A plain ES module,
// served as it is; the contract is parlour/page.d.ts of Parlour.

/** @import { AnyEvent, AnyView, Felt, Host, Line, Table } from 'parlour/page' */
/** @typedef {AnyView & { hands: string[][], stock: number, discard: string[], taken: string | null, knocker: number | null }} View */
/** @typedef {Table<View, AnyEvent>} Lowest */

export const contract = 1;

const UNSEEN = '??';
const SHOWN = 3; // cards of the discard pile whose edges are to be seen
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Ace 1, court cards 10, every other card its number (§1.2). @param {string} card */
const points = (card) => RANKS.indexOf(card.slice(0, -1)) + 1 || 10;

/** @param {string[]} hand */
const total = (hand) => hand.reduce((sum, card) => sum + points(card), 0);

/**
 * @param {HTMLElement} felt
 * @param {Host} host
 * @returns {Felt<View>}
 */
export function mount(felt, host) {
  const piles = new Piles(host);
  const count = element('p', 'lowest-points');
  const knock = element('p', 'lowest-knock');
  const table = element('div', 'lowest', count, piles.element, knock);
  const hands = element('ul', 'lowest-hands');
  felt.append(table, hands);
  return {
    update(now) {
      table.hidden = now.view.over;
      hands.hidden = !now.view.over;
      if (now.view.over) hands.replaceChildren(...now.view.hands.map((_, seat) => shownHand(now, seat, host)));
      writeCount(count, now, host);
      write(knock, now.view.knocker === null ? '' : host.words('lowest-says-knocker', { name: now.names[now.view.knocker] }));
      piles.update(now);
      host.ask(doubtful(now));
      host.say(line(now, host));
    },
  };
}

/** The two piles. Pressing one does what it is there for; what is not legal the law explains. */
class Piles {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {Lowest | null} */
    this.now = null;
    this.stock = pile('stock', 1, () => host.play('draw'));
    this.discard = pile('discard', SHOWN, () => this.now && host.play(pileMove(this.now)));
    this.element = element('div', 'lowest-piles', this.stock.button, this.discard.button);
  }

  /** @param {Lowest} now */
  update(now) {
    const { view, legal, advised } = (this.now = now);
    const newest = new Set((now.last?.events ?? []).map(({ card }) => card));
    const [stock, discard] = [this.host.words('lowest-view-stock'), this.host.words('lowest-view-discard')];
    const words = { count: view.stock };
    this.stock.show(stock, [view.stock ? UNSEEN : ''], view.stock, [stock, this.host.words('web-cards', words)], legal.includes('draw'), advised === 'draw');
    const top = view.discard.at(-1);
    const label = [discard, this.host.words('web-cards', { count: view.discard.length }), top ? this.host.words('generic-top', { card: this.host.cardName(top) }) : ''];
    const aim = advised === 'take' || (advised?.startsWith('discard ') ?? false);
    this.discard.show(discard, view.discard.slice(-SHOWN), view.discard.length, label, legal.includes(pileMove(now)), aim, newest.has(top));
  }
}

/** What pressing the discard pile means: lay the chosen card there, or take the card on top. @param {Lowest} now */
function pileMove({ view, you, chosen }) {
  const held = you === null ? [] : (view.hands[you] ?? []);
  return held.length > 3 || chosen.length ? `discard ${chosen[0] ?? held[0]}` : 'take';
}

/** A pile as a button. @param {string} name @param {number} most @param {() => void} press */
function pile(name, most, press) {
  const cards = Array.from({ length: most }, () => document.createElement('parlour-card'));
  const number = element('span', 'lowest-count');
  const title = element('span', 'lowest-name');
  const button = element('button', `lowest-pile lowest-${name}`, element('span', 'lowest-cards', ...cards, number), title);
  button.setAttribute('type', 'button');
  button.addEventListener('click', press);
  /** @param {string} word @param {string[]} shown @param {number} count @param {string[]} label @param {boolean} open @param {boolean} advised @param {boolean} [newest] */
  const show = (word, shown, count, label, open, advised, newest = false) => {
    cards.forEach((card, index) => {
      const face = shown[shown.length - most + index] ?? '';
      card.hidden = !face;
      set(card, 'card', face);
      set(card, 'place', face === UNSEEN ? '' : face && name); // a card with a place flies there
    });
    write(number, String(count));
    write(title, word);
    button.setAttribute('aria-label', label.filter(Boolean).join(', '));
    button.setAttribute('aria-disabled', String(!open));
    button.classList.toggle('lowest-empty', count === 0);
    button.classList.toggle('lowest-advised', advised);
    button.classList.toggle('lowest-newest', newest);
  };
  return { button, show };
}

/** The points in the player's hand. @param {HTMLElement} place @param {Lowest} now @param {Host} host */
function writeCount(place, { view, you }, host) {
  const hand = you === null ? null : view.hands[you];
  place.hidden = !hand;
  if (!hand) return;
  const count = total(hand);
  place.replaceChildren(element('b', '', String(count)), host.words('lowest-page-points', { count }));
}

/** A hand on the table, at the end (§5.1). @param {Lowest} now @param {number} seat @param {Host} host */
function shownHand({ view, names }, seat, host) {
  const hand = view.hands[seat] ?? [];
  const cards = hand.map((card) => {
    const picture = document.createElement('parlour-card');
    picture.setAttribute('card', card);
    return element('span', 'lowest-card', picture, element('span', 'hidden', host.cardName(card)));
  });
  const score = element('b', 'lowest-total', host.words('lowest-score', { count: total(hand) }));
  const row = element('li', 'lowest-hand', element('span', 'lowest-who', names[seat] ?? ''), element('span', 'lowest-fan', ...cards), score);
  row.classList.toggle('lowest-winner', view.winners.includes(seat));
  return row;
}

/** The card just taken cannot go (§3.4): the law says so in its own words. @param {Lowest} now */
function doubtful({ view, myTurn, chosen }) {
  return myTurn && chosen.length === 1 && chosen[0] === view.taken ? `discard ${chosen[0]}` : null;
}

/** What the line above the hand says: what the turn asks for, or what the chosen card would leave. @param {Lowest} now @param {Host} host @returns {Line | null} */
function line({ view, you, myTurn, legal, chosen, names, reason }, host) {
  if (!myTurn || you === null) return null;
  const hand = view.hands[you] ?? [];
  const [card] = chosen;
  if (reason) return reason;
  if (card && chosen.length === 1 && legal.includes(`discard ${card}`)) return { text: host.words('lowest-page-without', { card, count: total(hand) - points(card) }), tone: 'good' };
  if (chosen.length) return null;
  if (hand.length > 3) return { text: host.words('lowest-page-discard') };
  if (view.knocker !== null) return { text: host.words('lowest-page-last-turn', { name: names[view.knocker] }) };
  return { text: host.words('lowest-page-turn') };
}

/** Change a text only where it differs, so that nothing is read out twice. @param {HTMLElement} place @param {string} text */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** Set an attribute, or take it away where there is nothing to say. @param {HTMLElement} place @param {string} name @param {string} value */
function set(place, name, value) {
  if (value) place.setAttribute(name, value);
  else place.removeAttribute(name);
}

/** @param {string} tag @param {string} name @param {(Node | string)[]} children */
function element(tag, name, ...children) {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
}
