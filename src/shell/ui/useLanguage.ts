import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, setLanguage } from '../language/current';
import type { Language } from '../language/languages';
import { useShell, useShellSettings } from './useShell';

/**
 * The language of the page. All that the page shows is rendered anew when it changes, except memoised components:
 * one that says anything asks for the language itself.
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

/** Puts the page into the language wished for, chosen in this tab or in another, under the title of its screen. */
export function usePageLanguage(name: Readonly<Record<Language, string>>): void {
  const language = useLanguage();
  const wished = useShellSettings((settings) => settings.language);
  useEffect(() => {
    // A tab that cannot fetch what another has chosen stays as it is.
    if (wished !== 'browser') setLanguage(wished).catch(() => undefined);
  }, [wished]);
  useEffect(() => {
    document.documentElement.lang = language;
    return keepTitle(name[language]);
  }, [language, name]);
}

/** Titles the page by the heading of what it shows, and by its game; gives what ends that. */
function keepTitle(name: string): () => void {
  const headings = document.getElementsByTagName('h1');
  /** The title as last given: a translator that changes it is left alone. */
  let given: string | null = null;
  function show(): void {
    // What lies over the page comes after it.
    const heading = headings[headings.length - 1]?.textContent ?? name;
    const title = heading === name ? name : `${heading} – ${name}`;
    if (given !== title) document.title = given = title;
  }
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
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
