import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@client/settings.svelte';
import type { LastMove } from '@client/table.svelte';
import { Box, owned } from '@client/testing/effects.svelte';
import { part } from '@client/testing/samples';
import { speak, t } from '@client/words.svelte';
import type { Spots } from '@client/games/place-positions.svelte';
import { answersTo, LETTERS, ruleOf } from './actions';
import { cardName, houseLetter, houseOf, numberOf, shortName, specialOf } from './cards';
import { angleOf, arc, pointAt, spread } from './dial';
import { groupEvents } from './group-events';
import { OwnPair } from './hand.svelte';
import house from './index';
import { outcomesOf } from './outcome';
import { sayingFor, type Now } from './verdict';
import shown from './lobby';
import { gainOf, isNews, taleOf } from './last-round';
import { flyGiven, startedFrom } from './flight-paths';
import { isEnding, lastPlay, streakHouse } from './rules';
import type { HouseEvent, HouseView } from './view';

beforeAll(() => {
  settings.motion = 'off';
  return speak('en');
});

const view = (more: Partial<HouseView> = {}): HouseView =>
  part({
    seats: 2,
    turn: 0,
    turns: 3,
    options: part({}),
    over: false,
    winners: [],
    limit: 15,
    sum: 9,
    echo: false,
    last_number: 4,
    pile: ['G5', 'R4'],
    started: true,
    plays: [['R4'], []],
    streak: [1, 0],
    hands: [
      ['G6', 'H9'],
      ['??', '??'],
    ],
    would: [15, 18],
    decks: [5, 6],
    leftover: 20,
    look: null,
    known_decks: [[], []],
    known_top: [],
    known_leftover: [],
    choice: [],
    ...more,
  });

describe('cards', () => {
  it('have a house, and a number or a name', () => {
    expect([houseOf('R-Echo'), specialOf('R-Echo'), numberOf('R-Echo'), specialOf('G7'), numberOf('G7')]).toEqual(['R', 'Echo', null, null, 7]);
    expect([cardName('G7'), cardName('??')].every(Boolean)).toBe(true);
    expect(shortName('G7')).toBe(`${houseLetter('G')} 7`);
    expect(shown.length.word('quick')).toBe(t('web-length-quick'));
  });
});

describe('what a card would do', () => {
  it('keeps the sum, hits the limit or exceeds it, and what that costs', () => {
    expect([...outcomesOf(view(), 0).values()]).toMatchObject([
      { card: 'G6', kind: 'exact', cost: 0, effect: 'number', amount: 6 },
      { card: 'H9', kind: 'over', over: 3, cost: 9 },
    ]);
    expect(outcomesOf(view({ leftover: 4 }), 0).get('H9')?.cost).toBe(4);
    expect(outcomesOf(view({ choice: ['swap'] }), 0).size).toBe(0);
    expect(outcomesOf(view(), null).size).toBe(0);
  });

  it('wins with the last card, unless it must fit', () => {
    const last = view({ hands: [['H9'], ['??']], would: [18], decks: [0, 6] });
    expect(outcomesOf(last, 0).get('H9')?.kind).toBe('wins');
    expect(outcomesOf({ ...last, options: part({ last_card_must_fit: true }) }, 0).get('H9')?.kind).toBe('over');
  });

  it.each([
    ['G-Hallows', {}, 'hallows'],
    ['G-Echo', {}, 'echo'],
    ['G-Mirror', {}, 'mirror'],
    ['G-Swap', {}, 'swap'],
    ['G-Shield', {}, 'shield'],
    ['G-Shield', { pile: ['G5', 'R-Echo'] }, 'shield-echo'],
    ['G-Shield', { pile: ['G5', 'R-Mirror'] }, 'shield-mirror'],
    ['G7', { echo: true }, 'doubled'],
  ])('%s %o', (card, more, effect) => {
    expect(outcomesOf(view({ hands: [[card], ['??']], would: [9], ...more }), 0).get(card)?.effect).toBe(effect);
  });
});

describe('the line above the hand', () => {
  const say = (more: Partial<Now> = {}) => sayingFor({ view: view(), names: ['Ann', 'Ben'], you: 0, playing: true, myTurn: true, trouble: null, card: undefined, outcome: undefined, ...more });

  it('says what the chosen card would do', () => {
    const [exact, over] = [...outcomesOf(view(), 0).values()];
    expect([say({ card: 'G6', outcome: exact }).tone, say({ card: 'H9', outcome: over }).tone]).toEqual(['good', 'bad']);
  });

  it('asks what is offered, and tells the others', () => {
    for (const offer of ['house', 'swap', 'reshuffle'] as const) expect(say({ view: view({ choice: [offer] }) })).toMatchObject({ tone: 'ask', rule: ruleOf(offer) });
    expect(say({ view: view({ choice: ['swap'] }), card: 'G6' })).toMatchObject({ tone: 'ask', rule: '' });
    expect(say({ view: view({ choice: ['swap'], turn: 1 }), myTurn: false }).text).toContain('Ben');
  });

  it('says whose turn it is, what was refused, and that it is over', () => {
    expect(say({ myTurn: false, view: view({ turn: 1 }) }).text).toContain('Ben');
    expect(new Set([say().text, say({ view: view({ echo: true }) }).text, say({ playing: false }).text]).size).toBe(3);
    expect(say({ trouble: { key: 'web-stale', args: {}, rule: '', count: 1 } }).tone).toBe('bad');
  });

  it('has an answer for every card, and none', () => {
    expect(answersTo('house', ['G6', 'G6', 'H9']).map(({ move }) => move)).toEqual(['remove G6', 'remove H9', 'keep']);
    expect(answersTo('reshuffle', ['G6']).map(({ move, letter }) => [move, letter])).toEqual([
      ['reshuffle', LETTERS.reshuffle],
      ['keep', LETTERS.keep],
    ]);
  });
});

describe('the dial', () => {
  it('goes from the left over the limit, and no further than its end', () => {
    expect([angleOf(0, 15), angleOf(15, 15), angleOf(99, 15)]).toEqual([-128, 88, 128]);
    expect(pointAt(0, 10).y).toBeLessThan(pointAt(180, 10).y);
    expect(arc(-128, 88, 50)).toContain(' 0 1 1 ');
    expect([spread([10, 12], 8), spread([12, 10], 8), spread([0, 50], 8), spread([1], 8)]).toEqual([[7, 15], [15, 7], [0, 50], [1]]);
  });
});

describe('the tale of a round', () => {
  const events = part<HouseEvent[]>([
    { event: 'house_of_cards-card-played', seat: 0, card: 'H9' },
    { event: 'house_of_cards-limit-exceeded', seat: 0, limit: 15 },
    { event: 'house_of_cards-cards-given', seat: 0, cards: 9 },
    { event: 'house_of_cards-round-begun' },
  ]);

  it('tells who ended it, and who got how many cards', () => {
    const tale = taleOf(events, 2)!;
    expect(tale).toMatchObject({ kind: 'exceeded', seat: 0, card: 'H9', given: [9, 0], over: true });
    expect([gainOf(tale, 0), isNews(tale, 1), isNews(tale, null)]).toEqual([9, true, true]);
    const later = taleOf([...events, part({ event: 'house_of_cards-card-played', seat: 1, card: 'G1' })], 2);
    expect([gainOf(later, 0), isNews(later, 1), taleOf([], 2), isNews(null, 0)]).toEqual([0, false, null, false]);
    expect(taleOf(part([{ event: 'house_of_cards-limit-hit', seat: 1, limit: 15 }]), 2)?.kind).toBe('hit');
  });

  it('is gathered as people tell it', () => {
    const [played, drawn, hit] = part<[HouseEvent, HouseEvent, HouseEvent]>([events[0]!, { event: 'house_of_cards-card-drawn', seat: 0, card: '??' }, { event: 'house_of_cards-limit-hit' }]);
    expect(groupEvents([played, drawn, hit])).toEqual([played, hit, drawn]);
    expect(groupEvents([played, part({ event: 'house_of_cards-game-won' })])[0]).toMatchObject({ event: 'house_of_cards-web-last-card' });
    expect(groupEvents([part({ event: 'house_of_cards-deck-reshuffled' }), drawn])).toHaveLength(1);
    expect(groupEvents(part([{ event: 'house_of_cards-round-begun', card: 'G-Echo' }]))[0]).toMatchObject({ event: 'house_of_cards-web-idle-start' });
  });

  it('is read off the view', () => {
    expect([streakHouse(view(), 0), streakHouse(view(), 1), lastPlay(view()), lastPlay(view({ pile: ['G5'] })), isEnding(view()), isEnding(view({ sum: 15 }))]).toEqual([
      'R',
      null,
      'R4',
      undefined,
      false,
      true,
    ]);
  });
});

describe('your two cards', () => {
  const spots = part<Spots>({ boxes: { hand: { x: 0, y: 0, width: 400, height: 150 }, deck: { x: 5, y: 5, width: 40, height: 56 } } });
  const calls = { changed: vi.fn(), dropped: vi.fn(), twice: vi.fn() };
  let held: Box<string[]>;
  let last: Box<LastMove<HouseEvent> | null>;
  let pair: OwnPair;

  beforeEach(() => {
    sessionStorage.clear();
    [held, last] = [new Box(['G6', 'H9']), new Box<LastMove<HouseEvent> | null>(null)];
    const { made, end } = owned(() => new OwnPair(spots, { held: () => held.value, life: () => '1', you: () => 0, last: () => last.value, closed: () => false, ...calls }));
    pair = made;
    return end;
  });

  it('keeps a card in its place as long as it is held', () => {
    expect([pair.cards, pair.card, pair.room > 50]).toEqual([['G6', 'H9'], undefined, true]);
    last.value = part({ by: 0, move: 'play G6', events: [{ event: 'house_of_cards-card-played', card: 'G6' }] });
    held.set(['H9', 'S1']);
    expect([pair.cards, [...pair.arrived].map((id) => id.split('·')[0])]).toEqual([['S1', 'H9'], ['S1']]);
    expect(pair.lying.map(({ order }) => order).sort()).toEqual([0, 1]);
  });

  it('chooses one card at a time, and an only card by itself', () => {
    expect([pair.choose(1), pair.card, pair.chosen]).toEqual([true, 'H9', true]);
    pair.choose(0);
    expect(pair.card).toBe('G6');
    last.value = part({ by: 0, move: 'remove G6', events: [{ event: 'house_of_cards-card-removed', card: 'G6' }] });
    held.set(['H9']);
    expect([pair.card, pair.choose(0)]).toEqual(['H9', false]);
  });

  it('keeps its places for a returning player', () => {
    last.value = part({ by: 0, move: 'swap G6', events: [{ event: 'house_of_cards-card-exchanged', given: 'G6', card: 'R2' }] });
    held.set(['H9', 'R2']);
    expect(pair.cards).toEqual(['R2', 'H9']);
    const { made, end } = owned(() => new OwnPair(spots, { held: () => held.value, life: () => '1', you: () => 0, last: () => null, closed: () => false, ...calls }));
    expect(made.cards).toEqual(['R2', 'H9']);
    end();
  });
});

it('lets given cards fly, and a start card come from the leftover deck', () => {
  document.body.innerHTML = '<div id="t"><div data-drop="leftover"><svg></svg></div><div data-seat="1"></div><span data-card="G5"></span></div><div id="air"></div>';
  const rect = (): DOMRect => new DOMRect(0, 0, 40, 56);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rect);
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
  const [table, air] = [document.querySelector<HTMLElement>('#t')!, document.querySelector<HTMLElement>('#air')!];
  const last = part<LastMove<HouseEvent>>({
    by: 0,
    move: 'x',
    events: [
      { event: 'house_of_cards-cards-given', seat: 1, cards: 9 },
      { event: 'house_of_cards-round-begun', card: 'G5' },
    ],
  });
  flyGiven(table, air, last);
  expect(air.children).toHaveLength(4);
  expect(startedFrom(table, last)(table.querySelector<HTMLElement>('[data-card]')!)).toBeDefined();
  expect(house.name).toBe('house_of_cards');
});
