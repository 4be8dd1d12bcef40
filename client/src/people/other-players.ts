/** Who else sits at a table. */

import { levelName } from '../levels.svelte';
import { nameOf } from '../event-words';
import type { SeatInfo } from '../wire';
import { t } from '../words.svelte';

export const othersAt = ({ seats, you }: { seats: readonly SeatInfo[]; you: number }): string[] =>
  seats.flatMap((seat, place) => (place === you || seat.kind === 'free' ? [] : [seat.kind === 'computer' ? t('web-lobby-computer', { level: levelName(seat.level ?? '') }) : nameOf(seats, place)]));
