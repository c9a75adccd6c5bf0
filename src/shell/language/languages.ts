import KNOWN from '../../languages/languages.json';

/**
 * The code of a language of the page, such as `en`. `src/languages/languages.json` has an entry for each: its own
 * name, and the locale by which numbers, days and lists are written and plural forms chosen.
 */
export type Language = keyof typeof KNOWN;
/** The codes of all languages of the page; each has a folder of messages in `src/languages`. */
export const LANGUAGES = Object.keys(KNOWN) as readonly Language[];

/** What `import.meta.glob` has found: each file's content by its path, such as `./fr/war/grammar.ts`. */
export type Found<T> = Readonly<Record<string, T>>;

/** Returns the content of the first file in `found` in a language's folder (`./fr/…`); undefined without one. */
export const ofLanguage = <T>(found: Found<T>, language: Language): T | undefined =>
  Object.entries(found).find(([path]) => path.startsWith(`./${language}/`))?.[1];

/** Returns a record with a value for each language, by its code: the result of calling `valueOf` with it. */
export const forLanguages = <T>(
  valueOf: (language: Language) => T,
): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<
    Language,
    T
  >;

/** The name of each language in that language, such as `Français`, by its code. */
export const LANGUAGE_NAMES = forLanguages((language) => KNOWN[language].name);

/** The locale of each language, such as `en-GB`, by its code; `Intl` writes numbers, days and lists by it. */
export const LOCALES = forLanguages((language) => KNOWN[language].locale);

/**
 * Returns the page's language for a user's language tags, such as `fr-CA`, in order of preference: that of the first
 * tag whose language the page has; English (`en`) if it has none of them.
 */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
