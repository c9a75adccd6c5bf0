import type { ReactNode } from 'react';
import { RULE_SET_IDS, type RuleSetId } from '../../engine/rules';
import { ForeignTitles } from '../base/ForeignTitles';
import { setWords } from './book';

/** The four texts: what each key stands for, and what is different in its rule set. */
export function Texts(): ReactNode {
  return (
    <dl className="rulebook-texts">
      {RULE_SET_IDS.map((id: RuleSetId) => {
        const { name, language, text, source } = setWords(id);
        return (
          <div key={id}>
            <dt>
              {source.key} · <span lang={language}>{name}</span>
            </dt>
            <dd>
              <p>{text}</p>
              <p className="rulebook-sources">
                <cite>
                  <ForeignTitles>{source.title}</ForeignTitles>
                </cite>
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
