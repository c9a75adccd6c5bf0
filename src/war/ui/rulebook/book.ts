import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../../engine/rules';
import { content } from '../../words/t';
import { memoizeLast } from '../../../shell/memoizeLast';
import { folded, wordsOf } from '../../../shell/ui/search/finding';

export interface Rule {
  readonly clause: string;
  readonly title: string;
  readonly text: string;
  readonly why?: string;
  readonly sources: string;
  /** Names of the switches that stand at this rule. */
  readonly switches?: readonly string[];
  /** The table that belongs to this rule: `units` or `ground`. */
  readonly table?: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly rules: readonly Rule[];
}

interface SwitchWords {
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

export const bookWords = () => content('rulebook');
export const setWords = (id: RuleSetId) => content('ruleSets')[id];
export const switchWords = (name: Switch): SwitchWords => content('switches')[name];

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** The switches of a rule, in the order of rules.md. */
export const switchesOf = (rule: Rule): Switch[] =>
  SWITCH_NAMES.filter((name) => rule.switches?.includes(name));

/** The rules in the language of the page. */
interface Book {
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
  /** What of each rule is searched, as the search compares it. */
  readonly searched: ReadonlyMap<Rule, string>;
}

const bookOf = memoizeLast((chapters: readonly Chapter[]): Book => {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return { chapters, rules, searched: new Map(rules.map((rule) => [rule, searchedIn(rule)])) };
});
const book = (): Book => bookOf(bookWords().chapters);

/** `clause-4-2`; further rules of one clause are its parts, `clause-1-part-2`. */
export function anchorOf(rule: Rule): string {
  const part =
    book()
      .rules.filter(({ clause }) => clause === rule.clause)
      .indexOf(rule) + 1;
  const anchor = `clause-${rule.clause.replaceAll('.', '-')}`;
  return part === 1 ? anchor : `${anchor}-part-${part}`;
}

/** The rules a clause number means: its own, or for a whole chapter (`7`) the first under it. */
export function rulesAt(clause: string): readonly Rule[] {
  const { rules } = book();
  const own = rules.filter((rule) => rule.clause === clause);
  return own.length > 0
    ? own
    : rules.filter((rule) => rule.clause.startsWith(`${clause}.`)).slice(0, 1);
}

function searchedIn(rule: Rule): string {
  const notes = switchesOf(rule).map(switchWords);
  const parts = [
    rule.clause,
    rule.title,
    rule.text,
    rule.why ?? '',
    rule.sources,
    ...notes.flatMap(({ name, text, values }) => [name, text, ...Object.values(values)]),
  ];
  return folded(parts.join(' '));
}

/** The chapters with only the rules that hold every word of the query; all chapters for an empty one. */
export function found(query: string): readonly Chapter[] {
  const { chapters, searched } = book();
  const words = wordsOf(query);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.filter((rule) => words.every((word) => searched.get(rule)?.includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function countOf(query: string, count: number): string {
  const { labels } = bookWords();
  if (query.trim() === '') return fill(labels.all, { count });
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : fill(labels.some, { count });
}

/** Which of the four rule sets a game follows, as a sentence. */
export function rulesOfGame(rules: Rules): string {
  const id = RULE_SET_IDS.find((set) =>
    SWITCH_NAMES.every((name) => RULE_SETS[set][name] === rules[name]),
  );
  const { labels } = bookWords();
  return id === undefined
    ? labels.houseRules
    : fill(labels.rulesOfGame, { name: setWords(id).name });
}
