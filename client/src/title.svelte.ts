/** The title of the page: while nobody looks at it, it tells what has happened. */

let heard = $state('');

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') heard = '';
});

/** Show this in the title until somebody looks at the page. */
export function tellInTitle(news: string): void {
  if (document.visibilityState === 'hidden') heard = news;
}

/** The title to show: the news, or the usual one. */
export const titleOf = (usual: string): string => (heard ? `● ${heard}` : usual);
