import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../shell/language/languages';
import { currentLanguage, onLanguageChange, setLanguage } from '../../../shell/language/current';
import { t } from '../../words/t';
import { useCommand, useGame } from './useGame';

/**
 * The language of the page. All that the page shows is rendered anew when it changes, except memoised components:
 * one that says anything asks for the language itself.
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

/** Puts the page into the language preferred, chosen in this tab or in another. */
export function usePageLanguage(): void {
  const spoken = useLanguage();
  const preferred = useGame((state) => state.preferences.language);
  useEffect(() => {
    // A tab that cannot fetch what another has chosen stays as it is.
    if (preferred !== 'browser') setLanguage(preferred).catch(() => undefined);
  }, [preferred]);
  useEffect(() => {
    document.documentElement.lang = spoken;
    document.title = t('field:title');
  }, [spoken]);
}

/** The language of the page, the way to choose another, and the one chosen last if it could not be fetched. */
export function useLanguageChoice() {
  const command = useCommand();
  const [failed, setFailed] = useState<Language | null>(null);
  const choose = (wanted: Language): void => {
    setFailed(null);
    setLanguage(wanted).then(
      () => command.prefer({ language: wanted }),
      () => setFailed(wanted),
    );
  };
  return { chosen: useLanguage(), choose, failed };
}
