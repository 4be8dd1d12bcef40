import type { Felt as Drawn, Host, Page, Table } from 'parlour/page';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Box } from '../../testing/effects.svelte';
import { part, situation } from '../../testing/samples';
import { speak, t } from '../../words.svelte';
import type { TableProps } from '../registry';
import { defineCard } from './card-element';
import Felt from './Felt.svelte';
import { giveUp, loadPage, pageOf, PATIENCE } from './pages.svelte';
import { told } from './table-data';

const OFFER = { module: '/api/games/lowest/page/abc/table.js' };
const STYLE = '/api/games/lowest/page/abc/table.css';
const drawn = () => ({ update: vi.fn<Drawn['update']>(), destroy: vi.fn<() => void>() });
const page = (more: object = {}): Page => ({ contract: 1, mount: drawn, ...more });

beforeAll(() => speak('en'));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => document.head.replaceChildren());

describe('the page of a game', () => {
  it('is loaded from the address that the server names', async () => {
    const load = vi.fn(() => Promise.resolve(page()));
    await loadPage('lowest', OFFER, load);
    expect(load).toHaveBeenCalledWith(OFFER.module);
    expect(pageOf('lowest')).toEqual({ page: page({ mount: drawn }) });
    expect(pageOf('whist')).toBeUndefined();
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('404')), 'generic-page-failed'],
    ['exports no mount', () => Promise.resolve(page({ mount: 'no function' })), 'generic-page-failed'],
    ['is made for a later contract', () => Promise.resolve(page({ contract: 2 })), 'generic-page-version'],
    ['names no contract', () => Promise.resolve({ mount: drawn }), 'generic-page-version'],
  ])('that %s leaves the plain table, which says so', async (_, load, failed) => {
    await loadPage('lowest', OFFER, load);
    expect(pageOf('lowest')).toEqual({ failed });
    expect(t(failed)).not.toBe(failed);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is not waited for longer than anybody would', async () => {
    vi.useFakeTimers();
    const loading = loadPage('lowest', OFFER, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await loading;
    vi.useRealTimers();
    expect(pageOf('lowest')).toEqual({ failed: 'generic-page-failed' });
  });

  it('has its styles before it is shown, once', async () => {
    const { happyDOM } = part<{ happyDOM: { settings: object } }>(window);
    Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true }); // it loads no styles by itself
    for (let time = 0; time < 2; time++) await loadPage('lowest', { ...OFFER, style: STYLE }, () => Promise.resolve(page()));
    expect(pageOf('lowest')?.page).toBeDefined();
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([STYLE]);
  });

  it('is not shown without its styles', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((link) => queueMicrotask(() => (link as Node).dispatchEvent(new Event('error'))));
    await loadPage('lowest', { ...OFFER, style: STYLE }, () => Promise.resolve(page()));
    expect(pageOf('lowest')).toEqual({ failed: 'generic-page-failed' });
  });

  it('that has thrown is given up', async () => {
    await loadPage('lowest', OFFER, () => Promise.resolve(page()));
    giveUp('lowest', new Error('oh'));
    expect(pageOf('lowest')).toEqual({ failed: 'generic-page-failed' });
  });
});

describe('the felt', () => {
  const table = (more: Partial<Table> = {}): Table => part({ legal: [], chosen: [], view: { discard: ['7♥'] }, ...more });

  function show(mountPage: Page['mount']) {
    const now = new Box(table());
    const failed = vi.fn();
    const target = document.createElement('div');
    const props = {
      page: page({ mount: mountPage }),
      host: part<Host>({}),
      get table() {
        return now.value;
      },
      failed,
    };
    const shown = mount(Felt, { target, props });
    flushSync();
    return { now, failed, target, close: () => unmount(shown) };
  }

  it('is mounted once and told of every change, in copies', async () => {
    const felt = drawn();
    const mounted = vi.fn((target: HTMLElement) => (target.append('cards'), felt));
    const { now, target, close, failed } = show(mounted);
    const next = table({ chosen: ['7♥'] });
    now.set(next);
    expect([mounted.mock.calls.length, target.textContent, felt.update.mock.calls.length]).toEqual([1, 'cards', 2]);
    const seen = felt.update.mock.calls[1]![0];
    expect(seen).toEqual(next);
    expect(seen.view).not.toBe(next.view);
    await close();
    expect([felt.destroy.mock.calls.length, target.textContent, failed.mock.calls.length]).toEqual([1, '', 0]);
  });

  it('that throws while it is mounted fails, and nothing else does', async () => {
    const { failed, close } = show(() => {
      throw new Error('oh');
    });
    expect(failed).toHaveBeenCalledOnce();
    await close();
  });

  it('that throws later fails once, and is asked no more', async () => {
    const felt = { update: vi.fn((now: Table) => void (now.view.discard as string[]).length), destroy: vi.fn() };
    const { now, failed, close } = show(() => felt);
    now.set(table({ view: part({}) }));
    now.set(table());
    await close();
    expect([felt.update.mock.calls.length, failed.mock.calls.length, felt.destroy.mock.calls.length]).toEqual([2, 1, 0]);
  });
});

describe('a table', () => {
  const around = { chosen: ['7♥'], myTurn: true, asked: 'discard 7♥' };
  const props = (more: object = {}): TableProps =>
    part({ situation: situation({ turn: 0 }, { legal: ['draw'], moves: 4 }), names: ['Ann', 'Ben'], you: 0, playing: true, last: null, trouble: null, waiting: false, ...more });

  it('is told by the words of the contract', () => {
    const last = { by: 1, move: 'draw', events: [{ event: 'drawn' }] };
    expect(told(props({ last, suggested: 'knock' }), around)).toMatchObject({
      view: { turn: 0 },
      legal: ['draw'],
      phase: 'playing',
      chosen: ['7♥'],
      last: { number: 4, seat: 1, move: 'draw', events: [{ event: 'drawn' }] },
      advised: 'knock',
      refusal: null,
      reason: null,
      language: 'en',
    });
    expect([told(props({ playing: false }), around).phase, told(props({ still: true }), around).phase]).toEqual(['over', 'shown']);
    expect(told(props(), { ...around, myTurn: false }).legal).toEqual([]);
  });

  it('has the words of the law, and the rule by itself', () => {
    const refused = { key: 'web-wait-for-turn', args: {}, rule: '§2' };
    const text = t('web-wait-for-turn');
    expect(told(props({ trouble: { ...refused, count: 1 } }), around).refusal).toEqual({ text, rule: '§2' });
    const reason = { ...refused, move: 'discard 7♥' };
    expect(told(props({ reason }), around).reason).toEqual({ move: 'discard 7♥', text, rule: '§2' });
    expect(told(props({ reason: { ...reason, key: null } }), around).reason).toBeNull();
    expect(told(props({ reason }), { ...around, asked: 'draw' }).reason).toBeNull();
  });
});

describe('<parlour-card>', () => {
  it('draws a card, another one, and none', () => {
    defineCard();
    const card = document.createElement('parlour-card');
    card.setAttribute('card', '7♥');
    document.body.append(card);
    const first = card.innerHTML;
    expect([card.querySelectorAll('svg').length, card.ariaHidden, card.dataset.card]).toEqual([1, 'true', undefined]);
    card.setAttribute('card', '8♠');
    card.setAttribute('place', 'pile');
    flushSync();
    expect([card.querySelectorAll('svg').length, card.innerHTML === first, { ...card.dataset }]).toEqual([1, false, { card: '8♠', place: 'pile' }]);
    card.removeAttribute('card');
    flushSync();
    expect([card.querySelectorAll('svg').length, { ...card.dataset }]).toEqual([0, {}]);
    card.remove();
  });
});
