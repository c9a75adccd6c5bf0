import { isRecord, jsonOf } from '../json';
import { idIn, type Line } from './lines';

/** A saved text, such as a game, as a library file contains it: its id, the time when it was saved, and the text. */
export interface FiledText {
  readonly id: string;
  /** When it was last saved, in milliseconds since 1970; null if unknown. */
  readonly at: number | null;
  /** As the page saves it; for a damaged one, as it was found. */
  readonly text: string;
}

/** The result of reading a saved text: its `value`, null if unreadable, and its `faults`, empty if all is good. */
export interface TextReading<V, F> {
  readonly value: V | null;
  readonly faults: readonly F[];
}

/**
 * How one kind of saved texts, such as games, is read from a library file and compared with this browser's: functions
 * that read a text, recognise secrets, and compare two states. `V` is the value of a text, `A` its description shown to
 * the player, `F` a fault.
 */
export interface TextFormat<V, A, F> {
  /** The member `kind` of the lines with such texts; also the name of the member that has the text, if that is JSON. */
  readonly kind: string;
  /** The member `format` of such a text. A text with another one gets that name as the kind of its line. */
  readonly format?: string;
  readonly read: (text: string) => TextReading<V, F> | Promise<TextReading<V, F>>;
  /** What such texts may contain that is secret; by default nothing. */
  readonly secret?: Secret<V>;
  /** Returns the text without its id and without state that does not matter, so that equal contents are equal texts. */
  readonly content: (text: string) => string;
  /** Returns whether a value contains all of another, so that it may replace it. */
  readonly hasAllOf: (value: V, old: V) => boolean;
  /** Returns the description of a value shown to the player, `faults` being those found while reading it. */
  readonly about: (value: V, faults: readonly F[]) => A;
  /** Returns the text with another id; unchanged if its id cannot be found. */
  readonly withId: (text: string, id: string) => string;
}

/**
 * How to recognise a secret in the texts of one kind, such as a hidden deployment, which a library file must never
 * contain: by a text's value (`isIn`), or, if the text is unreadable, by its `words`.
 */
export interface Secret<V> {
  readonly isIn: (value: V) => boolean;
  /** Words that every text with a secret contains, in every version. */
  readonly words: RegExp;
  /** Returns the value of a text, read only as far as `isIn` needs it; null if it is unreadable. */
  readonly valueOf: (text: string) => V | null;
}

/**
 * Returns whether a text may contain a secret, such as a hidden deployment, so that it must not be written to a file.
 * An unreadable text counts as secret if it has words that only texts with a secret have. `value` is the text's value
 * if it has been read already, null if it is unreadable; by default the text is read.
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

/**
 * A saved text of a library file, with the result of comparing it with this browser's texts (`verdict`), its
 * description (`about`) and its faults. The value that was read is not retained, because a file may have thousands.
 */
export interface JudgedText<A, F> extends FiledText, Judged {
  /** The description shown to the player; null if the text is unreadable. */
  readonly about: A | null;
  readonly faults: readonly F[];
}

/**
 * The texts saved in this browser. `textOf` returns the text saved under an id, undefined if there is none; `has`
 * returns whether any text has this content, whatever its id: not the text itself, but what `content` of its
 * `TextFormat` returns for it.
 */
export interface TextsHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/**
 * Compares a text of a library file, `filed`, with the texts of this browser (`here`), and returns it with the verdict:
 * whether it is new, here already, older, further advanced, changed differently, secret or unreadable. Never rejects if
 * `format.read` does not.
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
    // A damaged text replaces no game, and no text replaces a secret game.
    if (old === null || damage.length > 0) return 'apart';
    if (format.hasAllOf(old, value)) return 'behind';
    const mayReplace = faults.length === 0 && !mayHide(format, saved, old);
    return mayReplace && format.hasAllOf(value, old) ? 'further' : 'apart';
  })();
  return { ...filed, verdict, about, faults };
}

type Kinds = Pick<TextFormat<never, never, never>, 'kind' | 'format'>;

/**
 * Returns a saved text as an entry of a library file. A text that is JSON is embedded as JSON, under the name of its
 * kind, if writing that again gives the same characters; any other is a string under `text`.
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

/** Returns the text of an entry of a library file, with its id and time; null if any of these is missing. */
export function textOfLine({ kind }: Kinds, line: Line): FiledText | null {
  const [id, { at = null, text = JSON.stringify(line[kind]) }] = [idIn(line), line];
  if (id === null || typeof text !== 'string' || !(at === null || isTime(at))) return null;
  return { id, at, text };
}

/** The latest time of a date, in milliseconds. */
const LATEST = 8.64e15;
const isTime = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= LATEST;

/** Returns the kind of a text's line: the name of another format if it has one, for a program that knows it. */
function kindOfText({ kind, format }: Kinds, text: string): string {
  const value = jsonOf(text);
  const says = isRecord(value) ? value.format : undefined;
  return typeof says !== 'string' || format === undefined || says === format ? kind : says;
}

function isJsonOfItself(text: string): boolean {
  const value = jsonOf(text);
  return value !== undefined && JSON.stringify(value) === text;
}

/** Returns the text of a save, which is JSON, with another id of its game; any other text unchanged. */
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

/**
 * An entry of a library file with the result of comparing it with this browser's entries: `new`; `here` in the same
 * state; `behind` or `further` than the entry here; `apart`, changed differently; `secret` or `unreadable`.
 */
export interface Judged {
  readonly verdict: Verdict;
}

/**
 * Returns whether an entry of a library file will be added to this browser: it is new, is further advanced than the one
 * here and replaces it, or was changed differently and is added beside it.
 */
export const isAddable = ({ verdict }: Judged): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
