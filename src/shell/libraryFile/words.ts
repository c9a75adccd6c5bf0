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
 * A result of comparing an entry of a library file with this browser's entries, if such entries are counted for the
 * player: `new`; `further` than the one here; changed differently and added `apart`; `here` already; `behind` the one
 * here.
 */
export type CountedVerdict = (typeof COUNTED)[number];
const COUNTED = ['new', 'further', 'apart', 'here', 'behind'] as const;

/**
 * The texts in which a game describes the entries of its library to the player: what its file contains, numbers of
 * entries, results of comparing them, and their faults. `J` has the types of the compared entries, by the names of the
 * library's parts.
 */
export interface LibraryWords<J> {
  /** Returns a text on what the library's file contains, and what it does not. */
  readonly about: () => string;
  /** Returns a number of entries of a part in words: `12 games`. */
  readonly counted: (part: keyof J, count: number) => string;
  /** Returns a sentence on `count` entries of a part that had the same result of comparison. */
  readonly verdict: (part: keyof J, verdict: CountedVerdict, count: number) => string;
  /** For each part, returns why an entry cannot be added, or only partly, in a sentence; null if all of it can. */
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
 * Returns sentences on the entries of a library file that was read: for each part and each result of comparing them
 * (new, further advanced, changed differently, here already, older) a sentence with their number. Empty if the file has
 * no such entries.
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
 * Returns sentences on what of a library file cannot be added, or only partly: one for each such entry, line and
 * unknown kind, at most 50, then how many more there are, and last why reading stopped early, if it did. Empty if all
 * of it can be added.
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
 * Returns one or two sentences on a library file that has been saved: its name and how many entries of each kind it
 * contains; and how many were left out because of a secret, if any were.
 */
export function savedSentences<J>(
  { fileName, counts, secret }: SavedLibrary<J>,
  words: LibraryWords<J>,
): string[] {
  const saved = t('shellLibrary:saved', { name: fileName, what: contents(counts, words) });
  return secret > 0 ? [saved, words.left(secret)] : [saved];
}

/** Returns sentences on a library file that was added: how many entries of each kind; why, if it stopped early. */
export function importSentences<J>(
  { counts, stopped }: LibraryImport<J>,
  words: LibraryWords<J>,
): string[] {
  const taken = t('shellLibrary:taken', { what: contents(counts, words) });
  return stopped === null ? [taken] : [taken, t(`shellLibrary:stopped.${stopped}`)];
}

/**
 * Returns a sentence on why nothing of the file `name` is read as a library file. `game` is the title of the other game
 * to which the file belongs, if this page has that game; otherwise null.
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
