import { beforeAll, describe, expect, it } from 'vitest';
import { learnTime } from '../server-time.svelte';
import { gameUi, person, speakOfWhist } from '../testing/samples';
import { blocks, plainText, sections, spans, type Span } from './markdown';
import { inWords } from './option-words';
import { emoteWords, saidWords } from './talk-words';
import { seatIcon, seatSentence, seatState } from './seat-state';
import { hasAll, pieces, wordsOf } from './text-search';

beforeAll(speakOfWhist);

const BOOK = `# Whist

A paragraph
over two lines.

## 1. Melds
- **Set**: *three* cards
- Run

1. First
2. Second with \`target\`

| a | b |
|---|---|
| 1 | **2** |
`;

describe('the Markdown of rule books', () => {
  it('has headings, lists, tables and paragraphs', () => {
    expect(blocks(BOOK).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'item', 'item', 'item', 'item', 'table']);
    expect(blocks(BOOK)[1]).toMatchObject({ spans: [{ text: 'A paragraph over two lines.' }] });
    expect(blocks(BOOK)[5]).toMatchObject({ kind: 'item', ordered: true });
    expect(blocks(BOOK)[7]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ kind: 'bold', text: '2' }]]] });
  });

  it('has bold, italics and code', () => {
    expect(spans('a **b** *c* `d`').map(({ kind, text }) => `${kind} ${text}`)).toEqual(['text a ', 'bold b', 'text  ', 'italic c', 'text  ', 'code d']);
    expect(plainText(spans('a **b**'))).toBe('a b');
  });

  it('falls into sections', () => {
    expect(sections(blocks(BOOK)).map(({ body }) => body.length)).toEqual([0, 1, 5]);
  });

  it('names options as the table setup does', () => {
    const game = gameUi({ options: [{ name: 'target', kind: 'whole', low: 1, high: 9, first: 5 }] });
    const [named] = inWords(blocks('The game ends at `target` points.'), game);
    expect(plainText((named as { spans: Span[] }).spans)).not.toContain('`');
    const [alone] = inWords(blocks('The game ends (option `target`).'), game);
    expect(plainText((alone as { spans: Span[] }).spans)).toBe('The game ends.');
    expect(inWords(blocks(BOOK), null)).toHaveLength(8);
  });
});

describe('finding words', () => {
  it('whatever their case and accents', () => {
    expect(hasAll('Žolíky a Kárty', wordsOf('zoliky  KARTY'))).toBe(true);
    expect(hasAll('Žolíky', wordsOf('whist'))).toBe(false);
    expect(hasAll('Žolíky', [])).toBe(false);
  });

  it('cuts a text where they begin and end', () => {
    expect(pieces('A káva', wordsOf('kav'))).toEqual([
      { text: 'A ', hit: false },
      { text: 'káv', hit: true },
      { text: 'a', hit: false },
    ]);
  });
});

describe('who sits on a seat', () => {
  const now = 1000;
  beforeAll(() => learnTime(now));

  it('is there, away, a program, or has given up', () => {
    const seats = [person('A'), person('A', { online: false }), person('A', { stand_in: true }), person('A', { resigned: true }), person('A', { online: false, grace_until: now + 90 })];
    expect(seats.map(seatIcon)).toEqual(['person', 'away', 'computer', 'computer', 'away']);
    expect(new Set(seats.map((seat) => seatState(seat))).size).toBe(5);
    expect(new Set(seats.map((seat) => seatSentence(seat, 'Ann'))).size).toBe(5);
    expect([seatState(seats[1], true), seatState({ kind: 'free' }), seatSentence(undefined, 'x'), seatState(seats[0]), seatSentence(seats[1], 'x', true)]).toEqual(['', '', '', '', '']);
  });

  it('says something, or makes a gesture', () => {
    const said = { t: 'said', seq: 1, seat: 0, at: 0 } as const;
    expect([saidWords({ ...said, text: 'Hi' }), emoteWords('nothing-known')]).toEqual(['Hi', 'nothing-known']);
    expect(saidWords({ ...said, emote: 'thanks' })).not.toBe('thanks');
  });
});
