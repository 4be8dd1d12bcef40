/** What to say about the person on a seat, besides the name. */

import { secondsUntil } from '../server-time.svelte';
import type { SeatNow } from '../table-actions';
import { soonWords } from '../terms';
import { t } from '../words.svelte';

/** The kind of player on the seat, as an icon: a computer, a bot, somebody who is away, a person. */
export function seatIcon(seat: SeatNow | undefined): 'computer' | 'away' | 'person' {
  if (seat?.kind === 'computer' || seat?.bot || seat?.stand_in || seat?.resigned) return 'computer';
  return seat?.kind === 'person' && !seat.online ? 'away' : 'person';
}

/** Short, beside the name: "away, 1:20"; empty for somebody who is here and playing. The reader is never away. */
export function seatState(seat: SeatNow | undefined, you = false): string {
  if (seat?.kind !== 'person') return '';
  if (seat.resigned) return t('web-seat-resigned');
  if (seat.stand_in) return t('web-seat-stand-in');
  if (seat.online || you) return '';
  return seat.grace_until == null ? t('web-away') : t('web-seat-grace', { time: soonWords(secondsUntil(seat.grace_until)) });
}

/** The same as a sentence with the name. */
export function seatSentence(seat: SeatNow | undefined, name: string, you = false): string {
  if (seat?.kind !== 'person') return '';
  if (seat.resigned) return t('web-has-resigned', { name });
  if (seat.stand_in) return t('web-plays-for', { name });
  if (seat.online || you) return '';
  return seat.grace_until == null ? t('web-is-away', { name }) : t('web-away-until', { name, time: soonWords(secondsUntil(seat.grace_until)) });
}
