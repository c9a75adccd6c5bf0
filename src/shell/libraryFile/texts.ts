import { isRecord, jsonOf } from '../json';
import { idIn, type Line } from './lines';

/** A text of a game's database as a file has it. */
export interface FiledText {
  readonly id: string;
  /** When it was last saved, in milliseconds; null if unknown. */
  readonly at: number | null;
  /** As the page saves it; for a damaged one, as it was found. */
  readonly text: string;
}

/** What reading a text gave: its value, null if it is unreadable, and its faults. */
export interface TextReading<V, F> {
  readonly value: V | null;
  readonly faults: readonly F[];
}

/** The format of texts of one kind: how they are read and compared. `A` is the description of one. */
export interface TextFormat<V, A, F> {
  /** The `kind` of their lines, and the member with a text that is JSON itself. */
  readonly kind: string;
  /** The format name in such a text. A text of another format among them has that name as its kind. */
  readonly format?: string;
  readonly read: (text: string) => TextReading<V, F> | Promise<TextReading<V, F>>;
  /** What such texts may contain that is secret; by default nothing. */
  readonly secret?: Secret<V>;
  /** Returns the content of a text, without its id and state that does not matter. */
  readonly content: (text: string) => string;
  /** Returns whether a value contains all of another, so that it may replace it. */
  readonly hasAllOf: (value: V, old: V) => boolean;
  readonly about: (value: V, faults: readonly F[]) => A;
  /** Returns the text with another id; one that cannot be read that far is unchanged. */
  readonly withId: (text: string, id: string) => string;
}

/** What is secret in the texts of one kind. */
export interface Secret<V> {
  readonly isIn: (value: V) => boolean;
  /** Words that every text with a secret contains, in every version. */
  readonly words: RegExp;
  /** Returns the value of a text, read as fast as this question allows. */
  readonly valueOf: (text: string) => V | null;
}

/**
 * Returns whether a text may contain something secret, which a file, readable by anybody, never carries. An
 * unreadable text counts as secret if it has the words of one. `value` is given if it has been read.
 */
export function mayHide<V>(
  format: Kinds & { readonly secret?: Secret<V> },
  text: string,
  value: V | null = format.secret?.valueOf(text) ?? null,
): boolean {
  if (format.secret === undefined) return false;
  return value === null
    ? kindOfText(format, text) === format.kind && format.secret.words.test(text)
    : format.secret.isIn(value);
}

/** A judged text of a file, with its faults; its positions are released, because there may be thousands of games. */
export interface JudgedText<A, F> extends FiledText, Judged {
  /** Null if it is unreadable. */
  readonly about: A | null;
  readonly faults: readonly F[];
}

/**
 * Looks up the texts of this browser: the text of an id (undefined if there is none), and whether some text has a
 * content.
 */
export interface TextsHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/**
 * Judges a text of a library file against those of this browser: whether it is new, known, or changed differently, so
 * that adding it never replaces anything that would be lost. Never throws.
 */
export async function judgeText<V, A, F>(
  format: TextFormat<V, A, F>,
  filed: FiledText,
  here: TextsHere,
): Promise<JudgedText<A, F>> {
  const { text } = filed;
  const saved = here.textOf(filed.id);
  const { value, faults } = await format.read(text);
  const about = value === null ? null : format.about(value, faults);
  const verdict = await (async (): Promise<Verdict> => {
    if (saved === text || here.has(format.content(text))) return 'here';
    if (mayHide(format, text, value)) return 'secret';
    if (value === null) return 'unreadable';
    if (saved === undefined) return 'new';
    const { value: old, faults: damage } = await format.read(saved);
    // A damaged text replaces nothing, and a secret one is replaced by nothing.
    if (old === null || damage.length > 0) return 'apart';
    if (format.hasAllOf(old, value)) return 'behind';
    const mayReplace = faults.length === 0 && !mayHide(format, saved, old);
    return mayReplace && format.hasAllOf(value, old) ? 'further' : 'apart';
  })();
  return { ...filed, verdict, about, faults };
}

type Kinds = Pick<TextFormat<never, never, never>, 'kind' | 'format'>;

/**
 * Returns a text as an entry's line of a library file. A text that is JSON is embedded as such if it can be
 * restored exactly.
 */
export function lineOfText(format: Kinds, { id, at, text }: FiledText): Line {
  const kind = kindOfText(format, text);
  return {
    kind,
    id,
    at,
    ...(isJsonOfItself(text) ? { [format.kind]: jsonOf(text) } : { text }),
  };
}

/** Returns the text that an entry of a library file contains, with its id and time; null if it contains none. */
export function textOfLine({ kind }: Kinds, line: Line): FiledText | null {
  const [id, { at = null, text = JSON.stringify(line[kind]) }] = [idIn(line), line];
  if (id === null || typeof text !== 'string' || !(at === null || isTime(at))) return null;
  return { id, at, text };
}

/** The latest time of a date, in milliseconds. */
const LATEST = 8.64e15;
const isTime = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= LATEST;

/**
 * Returns the kind of the line of a text: the name of another format if the text has one, so that a program that
 * knows it can read it.
 */
function kindOfText({ kind, format }: Kinds, text: string): string {
  const value = jsonOf(text);
  const says = isRecord(value) ? value.format : undefined;
  return typeof says !== 'string' || format === undefined || says === format ? kind : says;
}

function isJsonOfItself(text: string): boolean {
  const value = jsonOf(text);
  return value !== undefined && JSON.stringify(value) === text;
}

/** Returns a save with another id at `game.id`; a text that is no save is returned unchanged. */
export function saveWithId(text: string, id: string): string {
  const save = jsonOf(text);
  if (!isRecord(save) || !isRecord(save.game)) return text;
  return JSON.stringify({ ...save, game: { ...save.game, id } });
}

/**
 * The result for an entry of a file: `new`; `here`, in the same state; `behind` the present one, which contains all
 * of it; `further` than that, which it replaces; or changed differently and so added `apart` beside it. A `secret`
 * or unreadable entry is not added.
 */
type Verdict = 'new' | 'here' | 'behind' | 'further' | 'apart' | 'secret' | 'unreadable';

/** An entry of a library file, compared with the entries of this browser. */
export interface Judged {
  readonly verdict: Verdict;
}

/** Returns whether an entry of a library file is to be added to this browser. */
export const isAddable = ({ verdict }: Judged): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
