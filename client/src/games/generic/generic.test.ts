import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Box as Value, owned } from '../../testing/effects.svelte';
import { part } from '../../testing/samples';
import type { OutsideGame } from '../../wire';
import { speak } from '../../words.svelte';
import type { Spots } from '../place-positions.svelte';
import { cardName, cardTest, faceOf, isFrench, tokenOf } from './cards';
import { PlainHand } from './hand.svelte';
import { exactMoves, handCards, lettersOf, readings, restOf, verbOf, withCards, type Holding } from './moves';
import { countOf, handOf, partsOf, seatRows } from './parts';
import { actWord, partWord, readable } from './words';

const DECK = ['1', '10', 'A♠', 'Big-Cat'];
const isCard = cardTest(DECK);
const SHAPE = part<OutsideGame>({ seat_lists: ['hands', 'taken', 'bids'], piles: ['discard'] });

beforeAll(() => speak('en'));

describe('cards of any deck', () => {
  it('are known by their names', () => {
    expect([isCard('10'), isCard('??'), isCard('A♠=1'), isCard('x'), isCard(3)]).toEqual([true, true, true, false, false]);
    expect('play 10 now'.match(tokenOf(DECK))?.[0]).toBe('10');
    expect(tokenOf([]).test('10')).toBe(false);
    expect([isFrench('A♠'), isFrench('10'), faceOf('A♠=1'), cardName('10')]).toEqual([true, false, 'A♠', '10']);
    expect([cardName('A♠'), cardName('??')]).not.toContain('A♠');
  });
});

describe('moves in notation', () => {
  const holding = (chosen: string[]): Holding => ({ hand: ['1', '1', '10'], chosen, isCard });
  const legal = ['play 1', 'play 10', 'play 1 10', 'pass'];

  it('have a first word, and cards', () => {
    expect([verbOf('play 1, 10'), restOf('play 1, 10'), handCards('play 1 1 1', ['1', '1'], isCard)]).toEqual(['play', '1, 10', ['1', '1']]);
  });

  it('are found by what is chosen', () => {
    expect(exactMoves(legal, holding(['1']))).toEqual(['play 1']);
    expect(exactMoves(legal, holding([]))).toEqual([]);
    expect(readings(legal, 'play', holding(['1']))).toEqual(['play 1']);
    expect(readings(['play 1 10'], 'play', holding(['10']))).toEqual(['play 1 10']);
    expect(readings(legal, 'pass', holding(['1']))).toEqual(['pass']);
    expect(readings(legal, 'play', holding([]))).toHaveLength(3);
  });

  it('are made of what is chosen, for the law to say why', () => {
    expect([withCards('play 1', holding(['10'])), withCards('play A♠', holding([])), withCards('pass', holding([]))]).toEqual(['play 10', 'play 1', 'pass']);
  });

  it('have letters of their own', () => {
    expect([...lettersOf(['play', 'pass', 'draw', 'discard'])]).toEqual([
      ['draw', 'd'],
      ['discard', 'x'],
      ['play', 'a'],
      ['pass', 's'],
    ]);
  });
});

describe('a view', () => {
  const view = { game: 'x', seats: 2, turn: 0, hands: [['1', '10'], 3], taken: [['A♠'], []], bids: [null, 4], discard: [], stock: 9, trump: '10', row: ['1', '10'], score: { a: 1, b: [2] } };

  it('is taken apart into hands, piles and rows', () => {
    expect([handOf(view, 0, isCard), handOf(view, 1, isCard), countOf(view, 0), countOf(view, 1), countOf({}, 0)]).toEqual([['1', '10'], null, 2, 3, null]);
    expect(handOf({ seat: 1, hand: ['1'] }, 1, isCard)).toEqual(['1']);
    expect(seatRows(view, 0, SHAPE)).toEqual([{ key: 'taken', value: ['A♠'] }]);
    expect(seatRows(view, 1, SHAPE)).toEqual([{ key: 'bids', value: 4 }]);
    const { piles, rows } = partsOf(view, SHAPE, isCard);
    expect(piles).toEqual([
      { key: 'discard', cards: [] },
      { key: 'stock', count: 9 },
      { key: 'row', cards: ['1', '10'] },
    ]);
    expect(rows.map(({ key }) => key)).toEqual(['trump', 'score.a', 'score.b']);
  });

  it('has words, or its bare names made readable', () => {
    expect([readable('turn_limit'), actWord('x', 'play'), partWord('x', 'score.a')]).toEqual(['Turn limit', 'Play', 'Score a']);
  });
});

it('holds a hand in the order of its deck', () => {
  const spots = part<Spots>({ boxes: { hand: { x: 0, y: 0, width: 300, height: 150 }, middle: { x: 0, y: 0, width: 300, height: 100 } } });
  const held = new Value(['A♠', '1', '1']);
  const calls = { changed: vi.fn(), dropped: vi.fn(), twice: vi.fn() };
  const { made: hand, end } = owned(() => new PlainHand(spots, { life: () => 1, held: () => held.value, deck: () => DECK, ...calls }));
  expect(hand.lying.map(({ id, order }) => `${id} ${order}`).sort()).toEqual(['1 0', '1·2 1', 'A♠ 2']);
  hand.choosing.toggle('1·2');
  expect(hand.cards).toEqual(['1']);
  held.set(['A♠', '1', '10']);
  expect([[...hand.arrived], hand.cards]).toEqual([['10'], []]);
  end();
});
