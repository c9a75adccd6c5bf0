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

/**
 * A rule of the rule book of Debord's game: its clause, title and text, the reason for it (`why`), its sources in the
 * published texts, and the table shown with it, if any.
 */
export interface Rule extends BookRule {
  readonly why?: string;
  readonly sources: string;
  /** The table shown with this rule: `units` or `ground`. */
  readonly table?: string;
}

interface SwitchWords {
  /** The clause that it changes. */
  readonly clause: string;
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Returns all texts of the rule book in the language of the page, as the tree of their JSON file: title, labels,
 * tables, captions of diagrams, and the chapters with their rules.
 */
export const bookWords = () => content('rulebook');
/**
 * Returns the texts on a rule set (docs/rules.md, *The rule sets*) in the language of the page: its name, a description
 * in one line, one in full, and its source.
 */
export const setWords = (id: RuleSetId) => content('ruleSets')[id];
/**
 * Returns the texts on a switch of the rules in the language of the page: its name, the clause that it changes, an
 * explanation, and the names of its values.
 */
export const switchWords = (name: Switch): SwitchWords => content('switches')[name];

/** Returns a text with the values of names in braces: `{count} rules` becomes `12 rules`. Unknown names stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/**
 * Returns the switches of the rules that are explained below a rule of the rule book, in the order of docs/rules.md:
 * those that change its clause, if it is the last rule with that clause; otherwise none.
 */
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
 * Returns the rule book of Debord's game in the language of the page, with its chapters and rules, prepared for links
 * and for search.
 */
export const bookNow = () => bookIn(bookWords().chapters);

/**
 * Returns the HTML id of a rule on the page of the rule book, such as `clause-6-2`, under which `DIAGRAMS` has its
 * diagram; empty for a rule that is not in the book.
 */
export const anchorOf = (rule: Rule): string => bookNow().anchors.get(rule) ?? '';

/** Returns a sentence on how many rules are shown: the `count` found by a search if `isSearch`, otherwise all. */
export function countOf(isSearch: boolean, count: number): string {
  const { labels } = bookWords();
  if (!isSearch) return fill(labels.all, { count });
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : fill(labels.some, { count });
}

/** Returns a sentence on which rule set (docs/rules.md, *The rule sets*) these are, or that they are house rules. */
export function rulesOfGame(rules: Rules): string {
  const id = RULE_SET_IDS.find((set) =>
    SWITCH_NAMES.every((name) => RULE_SETS[set][name] === rules[name]),
  );
  const { labels } = bookWords();
  return id === undefined
    ? labels.houseRules
    : fill(labels.rulesOfGame, { name: setWords(id).name });
}
