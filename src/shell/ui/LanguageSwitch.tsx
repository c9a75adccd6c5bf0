import { useId, type ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages';
import { shellText } from '../words/t';
import { useLanguageChoice } from './useLanguage';
import './languages.css';

/** The languages of the page, each by its own name, for who cannot read the others. */
export function LanguageSwitch(): ReactNode {
  const { chosen, choose, failed } = useLanguageChoice();
  const name = useId();
  return (
    <fieldset className="languages">
      <legend className="heard">{shellText('language')}</legend>
      <div className="segments">
        {LANGUAGES.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name={name}
              checked={chosen === language}
              onChange={() => choose(language)}
            />
            <span>{LANGUAGE_NAMES[language]}</span>
          </label>
        ))}
      </div>
      <p role="status">
        {failed !== null && shellText('languageFailed', { language: LANGUAGE_NAMES[failed] })}
      </p>
    </fieldset>
  );
}
