import { folded, wordsOf } from './SearchField';

/** A rule of any game, with the number of its clause, its title and its text. */
export interface Rule {
  /** The number of its clause in the document of the rules: `6.6b`. */
  readonly clause: string;
  readonly title: string;
  readonly text: string;
}

/** A chapter of a rule book: its title, an introduction, if it has one, and its rules. */
export interface Chapter<R extends Rule> {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly rules: readonly R[];
}

/** The rules of a game in one language, prepared for links to clauses and for search. */
export interface Book<R extends Rule> {
  readonly chapters: readonly Chapter<R>[];
  /** The id of each rule's place on the page: `clause-4-2`; further rules of one clause are its parts, `clause-1-part-2`. */
  readonly anchors: ReadonlyMap<R, string>;
  /** The searched text of each rule, normalised. */
  readonly searched: ReadonlyMap<R, string>;
}

/**
 * Returns a rule book of some chapters, prepared for search. `textsOf` returns the texts of a rule that are searched
 * in addition to its clause, title and text.
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
 * Returns the rules of a rule book that state a clause, such as `7.2`; for the number of a chapter (`7`) only the
 * first rule in it; empty if there is none.
 */
export function rulesAt<R extends Rule>({ anchors }: Book<R>, clause: string): readonly R[] {
  const rules = [...anchors.keys()];
  const own = rules.filter((rule) => rule.clause === clause);
  return own.length > 0
    ? own
    : rules.filter((rule) => rule.clause.startsWith(`${clause}.`)).slice(0, 1);
}

/**
 * Returns the chapters of a rule book that have rules with every word of the query, and of these chapters only those
 * rules; all chapters for an empty query.
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
