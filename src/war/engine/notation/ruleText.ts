import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  SWITCHES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../rules';

/** What is wrong with rules as text; `at` is the index of the character where it begins, from 0. */
export type RulesFault = { readonly at: number } & (
  | { readonly code: 'noRuleSet' }
  | { readonly code: 'unknownRuleSet'; readonly text: string }
  /** A word that is no `switch=value`. */
  | { readonly code: 'badSwitch'; readonly text: string }
  | { readonly code: 'unknownSwitch'; readonly text: string }
  | { readonly code: 'switchTwice'; readonly name: Switch }
  | {
      readonly code: 'badValue';
      readonly name: Switch;
      readonly text: string;
      readonly wanted: readonly string[];
    }
);

export type RulesReading =
  | { readonly ok: true; readonly ruleSet: RuleSetId; readonly rules: Rules }
  | { readonly ok: false; readonly faults: readonly RulesFault[] };

/** A setting of a switch as it is written: `yes`, `0`, `anyUnit`. */
const writeValue = (value: Rules[Switch]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`;

const isSwitch = (text: string): text is Switch => Object.hasOwn(SWITCHES, text);

/** Reads `debord supportersKeepTerrainBonus=no`: a rule set and the switches that differ from it. */
export function readRules(text: string): RulesReading {
  const [head, ...rest] = [...text.matchAll(/\S+/g)];
  if (head === undefined) return { ok: false, faults: [{ code: 'noRuleSet', at: 0 }] };
  const faults: RulesFault[] = [];
  const ruleSet = RULE_SET_IDS.find((id) => id === head[0]);
  if (ruleSet === undefined) faults.push({ code: 'unknownRuleSet', at: head.index, text: head[0] });
  const settings = new Map<Switch, Rules[Switch]>();
  for (const { 0: word, index: at } of rest) {
    const equals = word.indexOf('=');
    const name = word.slice(0, Math.max(equals, 0));
    const value = word.slice(equals + 1);
    if (equals < 0) faults.push({ code: 'badSwitch', at, text: word });
    else if (!isSwitch(name)) faults.push({ code: 'unknownSwitch', at, text: name });
    else if (settings.has(name)) faults.push({ code: 'switchTwice', at, name });
    else {
      const values: readonly Rules[Switch][] = SWITCHES[name];
      const setting = values.find((one) => writeValue(one) === value);
      if (setting === undefined) {
        const wanted = values.map(writeValue);
        faults.push({ code: 'badValue', at: at + equals + 1, name, text: value, wanted });
      } else settings.set(name, setting);
    }
  }
  if (ruleSet === undefined || faults.length > 0) return { ok: false, faults };
  return { ok: true, ruleSet, rules: { ...RULE_SETS[ruleSet], ...Object.fromEntries(settings) } };
}

const differences = (rules: Rules, ruleSet: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[ruleSet][name]);

/** The rule set that the fewest switches differ from; the first of them where several are as near. */
const nearest = (rules: Rules): RuleSetId =>
  RULE_SET_IDS.reduce((best, id) =>
    differences(rules, id).length < differences(rules, best).length ? id : best,
  );

/** Rules as `readRules` reads them, told from the nearest rule set where none is named. */
export const writeRules = (rules: Rules, ruleSet: RuleSetId = nearest(rules)): string =>
  [
    ruleSet,
    ...differences(rules, ruleSet).map((name) => `${name}=${writeValue(rules[name])}`),
  ].join(' ');
