/** A rating curve as a path in a square of 100 by 100. */

/** The lowest rating is at the bottom, the highest at the top; ratings that are all equal are in the middle. */
export function curvePath(ratings: readonly number[]): string {
  const low = Math.min(...ratings);
  const range = Math.max(...ratings) - low;
  const across = (at: number): string => ((100 * at) / Math.max(1, ratings.length - 1)).toFixed(2);
  const down = (rating: number): string => (range ? 100 - (100 * (rating - low)) / range : 50).toFixed(1);
  return ratings.map((rating, at) => `${at ? 'L' : 'M'}${across(at)} ${down(rating)}`).join('');
}
