import { useId, useState, type ReactNode } from 'react';
import { RULE_SETS } from '../../engine/rules';
import { t } from '../../words/t';
import { changedSwitches, ruleSetName } from '../../words/games';
import { SwitchList, type SwitchListProps } from './SwitchList';

/** All the switches in sight; what each of them is about is told on demand. */
export function HouseRules({ ruleSet, rules, onRules }: SwitchListProps): ReactNode {
  const id = useId();
  const [explained, setExplained] = useState(false);
  const count = changedSwitches(rules, ruleSet).length;
  const from = { ruleSet: ruleSetName(ruleSet) };
  return (
    <section className="hq-house-rules" aria-labelledby={id} data-explained={explained}>
      <header>
        <h2 id={id}>{t('headquarters:houseRules.title')}</h2>{' '}
        <em>
          {count === 0
            ? t('headquarters:houseRules.asIn', from)
            : t('headquarters:houseRules.changed', { count, ...from })}
        </em>
        {count > 0 && (
          <button type="button" className="plain" onClick={() => onRules(RULE_SETS[ruleSet])}>
            {t('headquarters:houseRules.undo', from)}
          </button>
        )}
        <label className="tick">
          <input
            type="checkbox"
            checked={explained}
            onChange={(event) => setExplained(event.target.checked)}
          />
          {t('headquarters:houseRules.explain')}
        </label>
      </header>
      {explained && <p>{t('headquarters:houseRules.intro')}</p>}
      <SwitchList ruleSet={ruleSet} rules={rules} onRules={onRules} />
    </section>
  );
}
