import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCHES,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../rules';

/**
 * A fault of rules as text, distinguished by `code`: too long, without a rule set or with an unknown one, or a switch
 * that is unreadable, unknown, given twice or has a bad value. `at` is the index of its first character, from 0.
 */
export type RulesFault = { readonly at: number } &
  /** Nothing of them is read. Lengths are in characters. */
  (
    | { readonly code: 'longRules'; readonly found: number; readonly wanted: number }
    | { readonly code: 'noRuleSet' }
    | { readonly code: 'unknownRuleSet'; readonly text: string }
    /** A word that is not `switch=value`. */
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

/** The result of reading rules from a record's tag: the rules and the rule set they start from, or every fault. */
export type RulesReading =
  | { readonly ok: true; readonly ruleSet: RuleSetId; readonly rules: Rules }
  | { readonly ok: false; readonly faults: readonly RulesFault[] };

const isSwitch = (text: string): text is Switch => Object.hasOwn(SWITCHES, text);

/** The most characters of rules: several times those of a set with every switch. */
const LONGEST_RULES = 4_000;

/**
 * Returns the rules in a text as records write them, such as `debord supportersKeepTerrainBonus=no`: a rule set, and
 * the switches that differ from it (rules.md); or every fault of the text. Never throws.
 */
export function readRules(text: string): RulesReading {
  const { length } = text;
  if (length > LONGEST_RULES)
    return {
      ok: false,
      faults: [{ code: 'longRules', at: 0, found: length, wanted: LONGEST_RULES }],
    };
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

/** Returns the value of a switch as written: `yes`, `0`, `anyUnit`. */
const writeValue = (value: Rules[Switch]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`;

const differences = (rules: Rules, ruleSet: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[ruleSet][name]);

/** Returns the rule set from which the fewest switches differ, the first of several. */
const nearest = (rules: Rules): RuleSetId =>
  RULE_SET_IDS.reduce((best, id) =>
    differences(rules, id).length < differences(rules, best).length ? id : best,
  );

/**
 * Returns rules as text that `readRules` reads back: a rule set and the switches that differ from it. Without
 * `ruleSet`, it is the one with the fewest differences.
 */
export const writeRules = (rules: Rules, ruleSet: RuleSetId = nearest(rules)): string =>
  [
    ruleSet,
    ...differences(rules, ruleSet).map((name) => `${name}=${writeValue(rules[name])}`),
  ].join(' ');
