export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
};

/**
 * The first language of a list of tags, such as `fr-CA`, in the order of preference, that the game has; English
 * where it has none of them.
 */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
