/** A table as the contract with outside pages tells it (src/parlour/page.d.ts). */

import type { Saying, Table } from 'parlour/page';
import type { Facts } from '../../facts';
import { travelTime } from '../../settings.svelte';
import { speaking, t } from '../../words.svelte';
import type { TableProps } from '../registry';

/** What the house's own part of the table knows. */
export type Around = { chosen: readonly string[]; myTurn: boolean; asked: string | null };

/** The words of the law, without the rule that has its own link. */
function saying(key: string, args: Facts, rule: string): Saying {
  return { text: t(key, args).replace(` (${rule})`, ''), rule };
}

export function told(props: TableProps, { chosen, myTurn, asked }: Around): Table {
  const { situation, names, you, playing, last, trouble, waiting, reason, suggested, still } = props;
  return {
    view: situation.view,
    legal: myTurn ? situation.legal : [],
    you,
    myTurn,
    names,
    phase: still ? 'shown' : playing ? 'playing' : 'over',
    chosen: [...chosen],
    last: last && { number: situation.moves, seat: last.by, move: last.move, events: last.events as NonNullable<Table['last']>['events'] },
    advised: suggested ?? null,
    refusal: trouble && saying(trouble.key, trouble.args, trouble.rule),
    reason: asked !== null && reason?.move === asked && reason.key ? { move: asked, ...saying(reason.key, reason.args, reason.rule) } : null,
    waiting,
    language: speaking(),
    travel: travelTime(),
  };
}
