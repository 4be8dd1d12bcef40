/** The pages that games from outside bring: loaded with their tables, checked, and given up for the plain table when something is wrong with them. */

import type { Page } from 'parlour/page';
import type { OutsidePage } from '../../wire';

/** The version of the contract (src/parlour/page.d.ts) that this shell keeps. */
export const CONTRACT = 1;
/** The ms that a page may take to load: nobody waits longer for a table. */
export const PATIENCE = 10_000;

/** What a game has: its page, or the key of the words why it is not shown. */
export type Brought = { page: Page; failed?: never } | { page?: never; failed: 'generic-page-failed' | 'generic-page-version' };

let brought = $state.raw<Readonly<Record<string, Brought>>>({});

/** What the game has brought; nothing where it has no page, or none was loaded. */
export const pageOf = (game: string): Brought | undefined => brought[game];

/** How a module comes from the server. */
const fromServer = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** Load the page of a game. It never fails: without a page there is the plain table, which says why. */
export async function loadPage(game: string, offer: OutsidePage, load = fromServer): Promise<void> {
  try {
    const [module] = await inTime(Promise.all([load(offer.module), offer.style ? addStyle(offer.style) : null]));
    keep(game, checked(module));
  } catch (error) {
    giveUp(game, error);
  }
}

/** The page has failed: its game is played at the plain table until the shell is loaded again. */
export function giveUp(game: string, error: unknown): void {
  console.error(`The page of ${game} is not shown:`, error); // for its author
  keep(game, { failed: 'generic-page-failed' });
}

function keep(game: string, what: Brought): void {
  brought = { ...brought, [game]: what };
}

function checked(module: unknown): Brought {
  const { contract, mount } = module as Partial<Page>;
  if (contract !== CONTRACT) {
    console.error(`A page for contract ${String(contract)}; this is contract ${CONTRACT}.`);
    return { failed: 'generic-page-version' };
  }
  if (typeof mount !== 'function') throw new TypeError('page/table.js exports no function mount');
  return { page: module as Page };
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`not loaded within ${PATIENCE} ms`)), PATIENCE));
  return Promise.race([loading, late]);
}

/** A style sheet stays once it is there. */
function addStyle(address: string): Promise<void> {
  if (document.head.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} cannot be loaded`));
    };
    document.head.append(link);
  });
}
