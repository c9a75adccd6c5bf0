import { useState, type ReactNode } from 'react';
import { RULE_SETS } from '../../engine/rules';
import { t } from '../../words/t';
import { changedSwitches, ruleSetName } from '../../words/games';
import { SwitchList, type SwitchListProps } from './SwitchList';

/** One line with the rule set and the number of different switches; unfolded, all of them. */
export function HouseRules({ ruleSet, rules, onRules }: SwitchListProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [explained, setExplained] = useState(false);
  const count = changedSwitches(rules, ruleSet).length;
  const from = { ruleSet: ruleSetName(ruleSet) };
  return (
    <details
      className="hq-house-rules"
      data-explained={explained}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{t('headquarters:houseRules.title')}</span>{' '}
        <em>
          {count === 0
            ? t('headquarters:houseRules.asIn', from)
            : t('headquarters:houseRules.changed', { count, ...from })}
        </em>
      </summary>
      {open && (
        <>
          <div className="hq-house-rules-tools">
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
          </div>
          {explained && <p>{t('headquarters:houseRules.intro')}</p>}
          <SwitchList ruleSet={ruleSet} rules={rules} onRules={onRules} />
        </>
      )}
    </details>
  );
}
