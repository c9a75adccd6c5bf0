import { isRecord, jsonOf } from '../json';
import { idIn, type Line } from './lines';

/** A saved text of a database, such as a game, as a library file contains it. */
export interface FiledText {
  readonly id: string;
  /** When it was last saved, in milliseconds; null if unknown. */
  readonly at: number | null;
  /** As the page saves it; for a damaged one, as it was found. */
  readonly text: string;
}

/** The result of reading a saved text: its value, null if it is unreadable, and its faults. */
export interface TextReading<V, F> {
  readonly value: V | null;
  readonly faults: readonly F[];
}

/**
 * The format of one kind of saved texts in a library file: how they are read and compared. `V` is the value of a
 * text, `A` the description of it shown to the player, `F` a fault.
 */
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

/**
 * How to recognise what is secret in the texts of one kind, such as a hidden deployment, which a library file must
 * never contain.
 */
export interface Secret<V> {
  readonly isIn: (value: V) => boolean;
  /** Words that every text with a secret contains, in every version. */
  readonly words: RegExp;
  /** Returns the value of a text, read as fast as this question allows. */
  readonly valueOf: (text: string) => V | null;
}

/**
 * Returns whether a text may contain something secret, which a file, readable by anybody, never carries. An
 * unreadable text counts as secret if it has the words that only a secret has. `value` is the value of the text, if
 * it has been read already.
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
 * A saved text of a library file, compared with the texts of this browser. Its game is not retained, because a file
 * may have thousands.
 */
export interface JudgedText<A, F> extends FiledText, Judged {
  /** Null if it is unreadable. */
  readonly about: A | null;
  readonly faults: readonly F[];
}

/**
 * Looks up the texts saved in this browser. `textOf`: the text of an id, undefined if there is none; `has`: whether
 * any text has this content, whatever its id.
 */
export interface TextsHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/**
 * Returns a text of a library file, `filed`, compared with those of this browser: whether it is new, in the same
 * state, older, further advanced, or changed differently; only then is it known what adding it may replace. Never
 * throws.
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
 * Returns a saved text as an entry of a library file. A text that is JSON is embedded as JSON if it can be restored
 * to the same characters.
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

/**
 * Returns the saved text in an entry of a library file, with its id and time; null if the entry contains no text of
 * this kind.
 */
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

/**
 * Returns the text of a save with the id of its game (`game.id`) replaced; a text that is not a save is returned
 * unchanged.
 */
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
 * An entry of a library file with the result of comparing it with the entries of this browser: `new`, `here`,
 * `behind`, `further`, `apart`, `secret` or `unreadable`.
 */
export interface Judged {
  readonly verdict: Verdict;
}

/**
 * Returns whether an entry of a library file is to be added to this browser: it is new, further advanced than the one
 * here, or differs from it and is added beside it.
 */
export const isAddable = ({ verdict }: Judged): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
