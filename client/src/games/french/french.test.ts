import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { Box as Value, owned } from '../../testing/effects.svelte';
import { part } from '../../testing/samples';
import { speak } from '../../words.svelte';
import type { Box } from '../layout';
import type { Spots } from '../place-positions.svelte';
import { cardName, cardsOf, COMPARE, faceOf, heightOf, isJoker, isWild, meaningOf, rankOf, suitOf, TOKEN, UNSEEN } from './cards';
import { eventGrouper } from './group-events';
import { OwnHand } from './hand.svelte';

beforeAll(() => {
  settings.motion = 'off';
  return speak('en');
});

describe('cards', () => {
  it('are read apart', () => {
    expect([suitOf('10♣'), rankOf('10♣'), heightOf('A♠'), heightOf('K♦')]).toEqual(['♣', '10', 0, 12]);
    expect([faceOf('3♥=9♣'), meaningOf('3♥=9♣'), meaningOf('9♣'), isWild('3♥=9♣'), isJoker('JK=9♣')]).toEqual(['3♥', '9♣', '9♣', true, true]);
    expect('Ann lays 3♥=9♣.'.match(TOKEN)?.[0]).toBe('3♥=9♣');
    expect(cardsOf('7♥, 8♥')).toEqual(['7♥', '8♥']);
    expect([cardsOf(['7♥']), cardsOf(''), cardsOf(null)]).toEqual([['7♥'], [], []]);
  });

  it('have names for screen readers', () => {
    expect([cardName('7♥'), cardName('JK')].every(Boolean)).toBe(true);
    expect(cardName('3♥=9♣')).toContain(cardName('9♣'));
    expect(cardName(UNSEEN)).not.toBe(UNSEEN);
  });

  it('are sorted by suit and by rank, jokers last', () => {
    const hand = ['JK', 'K♠', 'A♦', 'A♠'];
    expect(hand.toSorted(COMPARE.suit)).toEqual(['A♠', 'K♠', 'A♦', 'JK']);
    expect(hand.toSorted(COMPARE.rank)).toEqual(['A♠', 'A♦', 'K♠', 'JK']);
  });
});

describe('what happened by one move', () => {
  const groupEvents = eventGrouper('whist', (cards) => (cards.length > 3 ? { cards: cards.join(' ') } : undefined));

  it('is told whole: a long meld, and cards laid off together', () => {
    const laid = { event: 'whist-meld-laid', number: 1, cards: ['5♥', '6♥', '7♥'] };
    const added = (card: string, number: number) => ({ event: 'whist-card-added', card, number });
    expect(groupEvents([laid, added('8♥', 1)])).toEqual([{ ...laid, cards: '5♥ 6♥ 7♥ 8♥' }]);
    expect(groupEvents([added('8♥', 2), added('9♥', 2), added('2♣', 3)])).toEqual([added('8♥, 9♥', 2), added('2♣', 3)]);
  });
});

describe('your hand', () => {
  const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
  const spots = part<Spots>({ boxes: { hand: box(0, 400, 340, 160), stock: box(10, 100, 60, 84), pile: box(80, 100, 60, 84) }, table: { getBoundingClientRect: () => ({ left: 0, top: 0 }) } });
  const calls = { changed: vi.fn(), dropped: vi.fn(), twice: vi.fn() };
  let held: Value<string[]>;
  let discard: Value<string[]>;
  let life: Value<string>;
  let hand: OwnHand;
  let end: () => void;

  beforeEach(() => {
    sessionStorage.clear();
    [held, discard, life] = [new Value(['K♦', 'A♠', '7♥']), new Value(['2♣', '9♣']), new Value('1')];
    ({ made: hand, end } = owned(() => new OwnHand(spots, { held: () => held.value, discard: () => discard.value, life: () => life.value, ...calls })));
    return () => end();
  });

  it('lies in its order, each card in its place', () => {
    expect(hand.ids).toEqual(['A♠', '7♥', 'K♦']);
    expect(hand.lying.map(({ id, order, mine }) => [id, order, mine])).toEqual([
      ['7♥', 1, true],
      ['A♠', 0, true],
      ['K♦', 2, true],
    ]);
  });

  it('knows what has just come, and from where', () => {
    held.set(['K♦', 'A♠', '7♥', '3♠']);
    expect([...hand.arrived]).toEqual(['3♠']);
    expect(hand.lying.find(({ id }) => id === '3♠')?.from).toEqual(spots.boxes.stock);
    discard.value = ['2♣'];
    held.set(['K♦', 'A♠', '7♥', '3♠', '9♣']);
    expect(hand.lying.find(({ id }) => id === '9♣')?.from).toEqual(spots.boxes.pile);
  });

  it('forgets what is chosen with the card, and all of it with the deal', () => {
    hand.choosing.toggle('7♥');
    hand.choosing.toggle('K♦');
    expect(hand.cards).toEqual(['7♥', 'K♦']);
    held.set(['K♦', 'A♠']);
    expect(hand.cards).toEqual(['K♦']);
    life.set('2');
    expect(hand.cards).toEqual([]);
  });

  it('is sorted, and put in an order of its own', () => {
    hand.sort();
    expect(hand.order.by).toBe('rank');
    hand.choosing.cursor = 'K♦';
    hand.step(-1);
    expect(hand.ids).toEqual(['A♠', 'K♦', '7♥']);
    hand.choosing.only('7♥');
    hand.carry({ x: 0, y: 450 }, '7♥');
    expect([hand.ids[0], hand.cards]).toEqual(['7♥', []]);
  });
});
