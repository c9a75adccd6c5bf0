import type {
  Counts,
  Judgements,
  LibraryPlan,
  Refusal,
  SavedLibrary,
  LibraryImport,
} from './libraryFile';
import { MOST_ENTRIES } from './lines';
import { t } from '../words/t';

/**
 * The results of comparing an entry of a library file with this browser's that are counted for the player: `new`;
 * `further` than the one here; changed differently and added `apart`; `here` already; `behind` the one here.
 */
export type CountedVerdict = (typeof COUNTED)[number];
const COUNTED = ['new', 'further', 'apart', 'here', 'behind'] as const;

/** The sentences in which a game describes the entries of its library, by the names of the library's parts. */
export interface LibraryWords<J> {
  /** Returns what the file contains, and what it does not. */
  readonly about: () => string;
  /** Returns `12 games`. */
  readonly counted: (part: keyof J, count: number) => string;
  /** Returns a sentence on the result for so many entries. */
  readonly verdict: (part: keyof J, verdict: CountedVerdict, count: number) => string;
  /** Returns a sentence why an entry cannot be added, or not whole; null if it can. */
  readonly faults: { readonly [P in keyof J]: (judged: J[P]) => string | null };
  /** Returns a sentence on how many entries were left out because of a secret. */
  readonly left: (count: number) => string;
}

/** The most faults that are listed; the others are counted. */
const MOST_FAULTS = 50;
/** The most characters shown of a name of unknown length. */
const LONGEST_NAME = 60;

const partsOf = <J>(parts: { readonly [P in keyof J]: unknown }) =>
  Object.keys(parts) as (keyof J & string)[];

/**
 * Returns sentences on what a library file contains: for each kind of entries, how many are new, already here, older,
 * further advanced, or changed differently.
 */
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

/**
 * Returns a sentence for each entry or line of a library file that cannot be added, or not completely; only the first
 * 50, then how many more.
 */
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
  const shown = sentences.slice(0, MOST_FAULTS);
  const count = sentences.length - shown.length;
  if (count > 0) shown.push(t('shellLibrary:faults.more', { count }));
  if (end !== null) shown.push(t(`shellLibrary:end.${end}`, { count: MOST_ENTRIES }));
  return shown;
}

const clipped = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1)}…`;

/** Returns `12 games, 1 map`: parts without entries are omitted, except the first if all are empty. */
function contents<J>(counts: Counts<J>, { counted }: LibraryWords<J>): string {
  const all = partsOf<J>(counts);
  const some = all.filter((part) => counts[part] > 0);
  return (some.length > 0 ? some : all.slice(0, 1))
    .map((part) => counted(part, counts[part]))
    .join(', ');
}

/**
 * Returns sentences on a library file that has been saved: its name, how many entries of each kind it contains, and
 * how many were left out because of a secret.
 */
export function savedSentences<J>(
  { fileName, counts, secret }: SavedLibrary<J>,
  words: LibraryWords<J>,
): string[] {
  const saved = t('shellLibrary:saved', { name: fileName, what: contents(counts, words) });
  return secret > 0 ? [saved, words.left(secret)] : [saved];
}

/** Returns sentences on how many entries of a library file were added, and, if adding stopped early, why. */
export function importSentences<J>(
  { counts, stopped }: LibraryImport<J>,
  words: LibraryWords<J>,
): string[] {
  const taken = t('shellLibrary:taken', { what: contents(counts, words) });
  return stopped === null ? [taken] : [taken, t(`shellLibrary:stopped.${stopped}`)];
}

/**
 * Returns a sentence on why nothing of the library file `name` is read. `game` is the title of the game on this page
 * to which the file belongs; null if it belongs to none.
 */
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
