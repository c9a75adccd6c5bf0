import { Fragment, type ReactNode } from 'react';
import { RULE_SET_IDS, RULE_SETS, SWITCHES, type Rules, type Switch } from '../../../engine/rules';
import { bookWords, fill, setWords, switchWords } from './book';
import { Found } from '../../../../shell/ui/pages/SearchField';

/**
 * A note in the rule book on the switch `name` of the rules (docs/rules.md, *The rule sets*): its values, with the rule
 * sets that have each; the value in the game's `rules` is marked.
 */
export function SwitchNote({
  name,
  rules,
}: {
  readonly name: Switch;
  readonly rules: Rules;
}): ReactNode {
  const words = switchWords(name);
  const { labels } = bookWords();
  const label = (value: Rules[Switch]): string => words.values[String(value)] ?? String(value);
  // The text of the book follows the default rule set.
  const differs = rules[name] !== RULE_SETS.debord[name];
  return (
    <div
      role="note"
      aria-label={fill(textsDiffer(name) ? labels.switchNote : labels.houseNote, {
        name: words.name,
      })}
      className="rulebook-switch"
      data-differs={differs}
    >
      {differs && (
        <p>
          <strong>{fill(labels.differs, { value: label(rules[name]) })}</strong>
        </p>
      )}
      <p>
        <b>
          <Found text={`${words.name}.`} />
        </b>{' '}
        <Found text={words.text} />
      </p>
      <ul>
        {SWITCHES[name].map((value) => (
          <li key={String(value)} aria-current={rules[name] === value ? 'true' : undefined}>
            <Found text={label(value)} />
            {labels.colon}
            {ruleSetsWith(name, value)}
            {rules[name] === value && <strong> {labels.inThisGame}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns whether any text departs from the default; other switches are only for house rules. */
const textsDiffer = (name: Switch): boolean =>
  RULE_SET_IDS.some((id) => RULE_SETS[id][name] !== RULE_SETS.debord[name]);

function ruleSetsWith(name: Switch, value: Rules[Switch]): ReactNode {
  const ids = RULE_SET_IDS.filter((id) => RULE_SETS[id][name] === value);
  if (ids.length === 0) return bookWords().labels.noRuleSet;
  return ids.map((id, i) => (
    <Fragment key={id}>
      {i > 0 && ', '}
      <span lang={setWords(id).language}>{setWords(id).name}</span>
    </Fragment>
  ));
}
