/** The rule book's numbers that the page needs. */

export const MOST_TAKEN = 9; // P3
export const PENALTY = 25; // §7.5, §8.3
export const TARGET = 200; // P23
