import { folded, wordsOf } from './SearchField';

/** A rule in the rule book of any game: its clause (`6.6b`), its title and its text. */
export interface Rule {
  /** The number of its clause in the document of the rules: `6.6b`. */
  readonly clause: string;
  readonly title: string;
  readonly text: string;
}

/**
 * A chapter of a rule book: its title, an introduction (`text`) and a list of points, if it has them, and its rules in
 * order. `id` is unique in the book.
 */
export interface Chapter<R extends Rule> {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly rules: readonly R[];
}

/**
 * A game's rule book in one language, prepared for links and for search: its chapters in order; for each rule its `id`
 * on the page (`anchors`), such as `clause-4-2`, and its normalised text (`searched`).
 */
export interface Book<R extends Rule> {
  readonly chapters: readonly Chapter<R>[];
  /** The HTML id of each rule: `clause-4-2`; for further rules of the same clause `clause-1-part-2`. */
  readonly anchors: ReadonlyMap<R, string>;
  /** The text of each rule that is searched, normalised by `folded`. */
  readonly searched: ReadonlyMap<R, string>;
}

/**
 * Returns the rule book with these chapters, prepared for links and for search. `textsOf` returns the texts of a rule
 * that are searched in addition to its clause, title and text.
 */
export function bookOf<R extends Rule>(
  chapters: readonly Chapter<R>[],
  textsOf: (rule: R) => readonly string[],
): Book<R> {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const anchors = new Map<R, string>();
  const counts = new Map<string, number>();
  for (const rule of rules) {
    const part = (counts.get(rule.clause) ?? 0) + 1;
    counts.set(rule.clause, part);
    const anchor = `clause-${rule.clause.replaceAll('.', '-')}`;
    anchors.set(rule, part === 1 ? anchor : `${anchor}-part-${part}`);
  }
  const searched = rules.map((rule) => {
    const { clause, title, text } = rule;
    return [rule, folded([clause, title, text, ...textsOf(rule)].join(' '))] as const;
  });
  return { chapters, anchors, searched: new Map(searched) };
}

/**
 * Returns the rules of a rule book with the number `clause`, such as `7.2`, in the book's order; if no rule has that
 * number, as for a chapter (`7`), the first rule of that chapter; empty if there is none.
 */
export function rulesAt<R extends Rule>({ anchors }: Book<R>, clause: string): readonly R[] {
  const rules = [...anchors.keys()];
  const own = rules.filter((rule) => rule.clause === clause);
  return own.length > 0
    ? own
    : rules.filter((rule) => rule.clause.startsWith(`${clause}.`)).slice(0, 1);
}

/**
 * Returns the part of a rule book that matches a search: the chapters with rules that contain every word of `query`,
 * and of these only those rules, in the book's order. All chapters for an empty query; empty if nothing matches.
 */
export function found<R extends Rule>(
  { chapters, searched }: Book<R>,
  query: string,
): readonly Chapter<R>[] {
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
