/** The two kinds of ratings, which are never mixed. */

import type { Against } from '../api';

export const AGAINST: Against[] = ['people', 'computers'];
