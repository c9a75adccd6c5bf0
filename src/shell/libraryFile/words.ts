import type {
  Counts,
  Judgements,
  LibraryPlan,
  Refusal,
  SavedLibrary,
  TakenIn,
} from './libraryFile';
import { MOST_ENTRIES } from './lines';
import { t } from '../words/t';

/** What becomes of an entry, as far as entries are counted by it. */
export type CountedVerdict = (typeof COUNTED)[number];
const COUNTED = ['new', 'further', 'apart', 'here', 'behind'] as const;

/** What a game says of the entries of its library. */
export interface LibraryWords<J> {
  /** What is in the file, and what is not. */
  readonly about: () => string;
  /** `12 games`. */
  readonly counted: (part: keyof J, count: number) => string;
  /** What becomes of so many entries, in a sentence. */
  readonly verdict: (part: keyof J, verdict: CountedVerdict, count: number) => string;
  /** Why an entry cannot be taken in, or not whole, in a sentence; null where it can. */
  readonly faults: { readonly [P in keyof J]: (judged: J[P]) => string | null };
  /** How many entries were left out, since nobody may see what they hold. */
  readonly left: (count: number) => string;
}

/** Faults that are told one by one; the others are counted. */
const MOST_FAULTS = 50;
/** Characters that are shown of a name that may be anything. */
const LONGEST_NAME = 60;

const partsOf = <J>(parts: { readonly [P in keyof J]: unknown }) =>
  Object.keys(parts) as (keyof J & string)[];

/** What a file holds, counted by what becomes of it. */
export const planSentences = <J extends Judgements<J>, G extends object>(
  { parts }: LibraryPlan<J, G>,
  words: LibraryWords<J>,
): string[] =>
  partsOf<J>(parts).flatMap((part) =>
    COUNTED.flatMap((verdict) => {
      const { length } = parts[part].filter((entry) => entry.verdict === verdict);
      return length === 0 ? [] : words.verdict(part, verdict, length);
    }),
  );

/** What of a file cannot be taken in, or not whole, a sentence each. */
export function planFaults<J extends Judgements<J>, G extends object>(
  { parts, faults, unknown, end }: LibraryPlan<J, G>,
  { faults: sayFault }: LibraryWords<J>,
): string[] {
  const sentences = [
    ...partsOf<J>(parts).flatMap((part) =>
      parts[part].flatMap((entry) => sayFault[part](entry) ?? []),
    ),
    ...faults.map(({ line, code }) =>
      t('shellLibrary:faults.line', { line, why: t(`shellLibrary:faults.${code}`) }),
    ),
    ...[...unknown].map(([kind, count]) =>
      t('shellLibrary:faults.unknown', { kind: clipped(kind), count }),
    ),
  ];
  const told = sentences.slice(0, MOST_FAULTS);
  const count = sentences.length - told.length;
  if (count > 0) told.push(t('shellLibrary:faults.more', { count }));
  if (end !== null) told.push(t(`shellLibrary:end.${end}`, { count: MOST_ENTRIES }));
  return told;
}

const clipped = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1)}…`;

/** `12 games, 1 map`: of parts without an entry the first alone is named, where all are. */
function contents<J>(counts: Counts<J>, { counted }: LibraryWords<J>): string {
  const all = partsOf<J>(counts);
  const some = all.filter((part) => counts[part] > 0);
  return (some.length > 0 ? some : all.slice(0, 1))
    .map((part) => counted(part, counts[part]))
    .join(', ');
}

/** Under which name the library was saved, what is in the file, and what had to be left out. */
export function savedSentences<J>(
  { fileName, counts, secret }: SavedLibrary<J>,
  words: LibraryWords<J>,
): string[] {
  const saved = t('shellLibrary:saved', { name: fileName, what: contents(counts, words) });
  return secret > 0 ? [saved, words.left(secret)] : [saved];
}

/** What was added, and why no more was. */
export function takenSentences<J>(
  { counts, stopped }: TakenIn<J>,
  words: LibraryWords<J>,
): string[] {
  const taken = t('shellLibrary:taken', { what: contents(counts, words) });
  return stopped === null ? [taken] : [taken, t(`shellLibrary:stopped.${stopped}`)];
}

/** Why nothing of a file is read; `game` is whose it is, where that is another of this page. */
export function refusalSentence(name: string, refusal: Refusal, game: string | null): string {
  switch (refusal.refused) {
    case 'newer':
      return t('shellLibrary:refused.newer', { name, version: refusal.version });
    case 'other':
      return game === null
        ? t('shellLibrary:refused.foreign', { name })
        : t('shellLibrary:refused.other', { name, game });
    default:
      return t(`shellLibrary:refused.${refusal.refused}`, { name });
  }
}
