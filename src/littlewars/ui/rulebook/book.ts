import { folded, wordsOf } from '../../../shell/ui/search/finding';
import { memoizeLast } from '../../../shell/memoizeLast';
import { content } from '../../words/t';

export interface Rule {
  /** As littlewars.md counts them: `5.3`; `0` is the minute before them. */
  readonly clause: string;
  readonly title: string;
  readonly text: string;
  /** What the text of 1913 leaves open and the game has settled. */
  readonly ruling?: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** What of each rule is searched, as the search compares it. */
const searchedOf = memoizeLast(
  (chapters: readonly Chapter[]): ReadonlyMap<Rule, string> =>
    new Map(
      chapters
        .flatMap(({ rules }) => rules)
        .map((rule) => [
          rule,
          folded([rule.clause, rule.title, rule.text, rule.ruling ?? ''].join(' ')),
        ]),
    ),
);

/** The chapters with only the rules that hold every word of the query; all chapters for an empty one. */
export function found(query: string): readonly Chapter[] {
  const chapters: readonly Chapter[] = content('lwRules').chapters;
  const words = wordsOf(query);
  if (words.length === 0) return chapters;
  const searched = searchedOf(chapters);
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) =>
        words.every((word) => searched.get(rule)?.includes(word)),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The id of a rule's place on the page. */
export const anchorOf = ({ clause }: Rule): string => `clause-${clause.replace('.', '-')}`;
