import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages';
import { t } from '../words/t';
import { useLanguageChoice } from './useLanguage';
import { Segments } from './Segments';

/**
 * Renders the choice of the page's language: a radio button for each language, labelled by the language's own name. A
 * language whose messages cannot be fetched is reported, and the page keeps its language.
 */
export function LanguageSwitch(): ReactNode {
  const { chosen, choose, failed } = useLanguageChoice();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t('shell:language')}</legend>
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
