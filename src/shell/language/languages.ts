import KNOWN from '../../languages/languages.json';

/**
 * The code of a language of the page. `src/languages/languages.json` has a line for each: its name for itself, and the locale by which
 * numbers, days and lists are written and plural forms chosen. British English has no comma before the last item of
 * a list, and the day before the month.
 */
export type Language = keyof typeof KNOWN;
/** Every language; each has a folder in `src/languages`. */
export const LANGUAGES = Object.keys(KNOWN) as readonly Language[];

/** What an `import.meta.glob` has found in the folders of languages, by path: `./fr/war/grammar.ts`. */
export type Found<T> = Readonly<Record<string, T>>;

/** Returns the first file of those found that is in the folder of a language; undefined if that folder has none. */
export const ofLanguage = <T>(found: Found<T>, language: Language): T | undefined =>
  Object.entries(found).find(([path]) => path.startsWith(`./${language}/`))?.[1];

/** Returns a record with the value of `valueOf` for each language. */
export const forLanguages = <T>(
  valueOf: (language: Language) => T,
): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<
    Language,
    T
  >;

/** Each language's name for itself. */
export const LANGUAGE_NAMES = forLanguages((language) => KNOWN[language].name);

/** The locale of each language, for `Intl`. */
export const LOCALES = forLanguages((language) => KNOWN[language].locale);

/**
 * Returns the first language of a list of tags, such as `fr-CA`, in order of preference, that the game has; English
 * if it has none.
 */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
