import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../../../engine/rules';
import { content } from '../../../words/t';
import { memoizeLast } from '../../../../shell/memoizeLast';
import { bookOf, type Chapter, type Rule as BookRule } from '../../../../shell/ui/pages/book';

/** A rule of the rule book with its texts, the reason for it, and its sources in the published texts. */
export interface Rule extends BookRule {
  readonly why?: string;
  readonly sources: string;
  /** The table of this rule: `units` or `ground`. */
  readonly table?: string;
}

interface SwitchWords {
  /** The clause that it changes. */
  readonly clause: string;
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns all texts of the rule book in the language of the page. */
export const bookWords = () => content('rulebook');
/** Returns the name and the description of a rule set (docs/rules.md, *The rule sets*), in the language of the page. */
export const setWords = (id: RuleSetId) => content('ruleSets')[id];
/** Returns the name of a switch of the rules and of its values, in the language of the page. */
export const switchWords = (name: Switch): SwitchWords => content('switches')[name];

/**
 * Returns a text in which names in braces, such as `{count}` in `{count} rules`, are replaced by values. Names without
 * a value stay.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** Returns the switches of the rules that a rule of the rule book explains, in the order of docs/rules.md. */
export const switchesOf = (rule: Rule): Switch[] =>
  bookWords()
    .chapters.flatMap(({ rules }): readonly Rule[] => rules)
    .filter(({ clause }) => clause === rule.clause)
    .at(-1) === rule
    ? SWITCH_NAMES.filter((name) => switchWords(name).clause === rule.clause)
    : [];

const bookIn = memoizeLast((chapters: readonly Chapter<Rule>[]) =>
  bookOf(chapters, (rule) => [
    rule.why ?? '',
    rule.sources,
    ...switchesOf(rule)
      .map(switchWords)
      .flatMap(({ name, text, values }) => [name, text, ...Object.values(values)]),
  ]),
);
/**
 * Returns the rule book of Debord's game in the language of the page: its chapters and rules, and how it is searched.
 */
export const bookNow = () => bookIn(bookWords().chapters);

/** Returns the id by which a rule is found on the page of the rule book; its diagram in `DIAGRAMS` has the same. */
export const anchorOf = (rule: Rule): string => bookNow().anchors.get(rule) ?? '';

/** Returns a sentence on how many rules are shown: `count` found by a search if `isSearch`, otherwise all. */
export function countOf(isSearch: boolean, count: number): string {
  const { labels } = bookWords();
  if (!isSearch) return fill(labels.all, { count });
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : fill(labels.some, { count });
}

/** Returns a sentence on which of the four rule sets the rules of a game are, or that they are none of them. */
export function rulesOfGame(rules: Rules): string {
  const id = RULE_SET_IDS.find((set) =>
    SWITCH_NAMES.every((name) => RULE_SETS[set][name] === rules[name]),
  );
  const { labels } = bookWords();
  return id === undefined
    ? labels.houseRules
    : fill(labels.rulesOfGame, { name: setWords(id).name });
}
