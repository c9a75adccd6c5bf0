import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, setLanguage } from '../language/current';
import type { Language } from '../language/languages';
import { useShell, useShellSettings } from './useShell';

/**
 * Hook: returns the language of the page; the component renders again when it changes. A memoised component that shows
 * text must call it, because its parents' rendering does not reach it.
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

/**
 * Hook: makes the page follow the language chosen in the settings, in this tab or another, and sets the document's
 * title: its last heading of level 1, then `name` in that language.
 */
export function usePageLanguage(name: Readonly<Record<Language, string>>): void {
  const language = useLanguage();
  const chosen = useShellSettings((settings) => settings.language);
  useEffect(() => {
    // A tab that cannot fetch another tab's choice stays as it is.
    if (chosen !== 'browser') setLanguage(chosen).catch(() => undefined);
  }, [chosen]);
  useEffect(() => {
    document.documentElement.lang = language;
    return showTitle(name[language]);
  }, [language, name]);
}

/** Titles the page by the heading of its content, and by its game; returns an unsubscribe function. */
function showTitle(name: string): () => void {
  const headings = document.getElementsByTagName('h1');
  /** The last title set; a translator that changes it is left alone. */
  let given: string | null = null;
  function show(): void {
    // Overlays come later in the document than the page.
    const heading = headings[headings.length - 1]?.textContent ?? name;
    const title = heading === name ? name : `${heading} – ${name}`;
    if (given !== title) document.title = given = title;
  }
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * Hook: returns the language of the page (`chosen`), a function that changes it and saves the choice (`choose`), and
 * the language whose messages could not be fetched when it was last chosen (`failed`), null if none.
 */
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
