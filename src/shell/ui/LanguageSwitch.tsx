import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages';
import { t } from '../words/t';
import { useLanguageChoice } from './useLanguage';
import { Segments } from './Segments';

/**
 * Renders a button for each language of the page, labelled by the language's own name, so that readers who know no
 * other language find theirs.
 */
export function LanguageSwitch(): ReactNode {
  const { chosen, choose, failed } = useLanguageChoice();
  return (
    <fieldset className="languages">
      <legend className="heard">{t('shell:language')}</legend>
      <Segments
        values={LANGUAGES}
        value={chosen}
        words={(language) => LANGUAGE_NAMES[language]}
        lang={(language) => language}
        onChoose={choose}
      />
      <p role="status">
        {failed !== null && t('shell:languageFailed', { language: LANGUAGE_NAMES[failed] })}
      </p>
    </fieldset>
  );
}
