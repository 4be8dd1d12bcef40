/** What a person chose on this device. Kept in the browser, where it is allowed. */

export const LANGUAGES = { en: 'English', si: 'සිංහල (Sinhala)', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'auto' | 'light' | 'dark';
/** When the chances to win are shown: to who watches, always, never. */
export type ShowChances = 'watching' | 'always' | 'never';

const KEY = 'parlour';

type Kept = { language: Language; theme: Theme; motion: boolean; sound: boolean; fourColour: boolean; name: string; drawer: boolean; game: string; chances: ShowChances; /** Knows that a hint makes a game unrated. */ hintsCost: boolean };

function preferredLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({
  language: preferredLanguage(),
  theme: 'auto',
  motion: true,
  sound: false,
  fourColour: false,
  name: '',
  drawer: true,
  game: '',
  chances: 'watching',
  hintsCost: false,
  ...kept(),
});
if (!(settings.language in LANGUAGES)) settings.language = preferredLanguage();

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether cards travel: the person wants it, and the system does not ask for stillness. */
export const moves = (): boolean => settings.motion && !stillness.matches;

/** Keep the settings and show them on the page; called once, inside an effect. */
export function follow(): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme;
  page.dataset.motion = settings.motion ? 'on' : 'off';
  page.dataset.suits = settings.fourColour ? 'four' : 'two';
  page.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
