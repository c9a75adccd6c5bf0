import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, setLanguage } from '../language/current';
import type { Language } from '../language/languages';
import { useShell, useShellSettings } from './useShell';

/**
 * The language of the page. All that the page shows is rendered anew when it changes, except memoised components:
 * one that says anything asks for the language itself.
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

/** Puts the page into the language wished for, chosen in this tab or in another, under the title of its game. */
export function usePageLanguage(name: Readonly<Record<Language, string>>): void {
  const language = useLanguage();
  const wished = useShellSettings((settings) => settings.language);
  useEffect(() => {
    // A tab that cannot fetch what another has chosen stays as it is.
    if (wished !== 'browser') setLanguage(wished).catch(() => undefined);
  }, [wished]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = name[language];
  }, [language, name]);
}

/** The language of the page, the way to choose another, and the one chosen last if it could not be fetched. */
export function useLanguageChoice() {
  const { settings } = useShell();
  const [failed, setFailed] = useState<Language | null>(null);
  const choose = (wanted: Language): void => {
    setFailed(null);
    setLanguage(wanted).then(
      () => settings.change({ language: wanted }),
      () => setFailed(wanted),
    );
  };
  return { chosen: useLanguage(), choose, failed };
}
