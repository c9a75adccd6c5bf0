import { isRecord, jsonOf } from '../json';
import { idIn, type Line } from './lines';
import type { Judged, Verdict } from './verdicts';

/** A text of a game's database as a file has it. */
export interface FiledText {
  readonly id: string;
  /** When it was last kept, in milliseconds; null where that is not known. */
  readonly at: number | null;
  /** As the page keeps it, or as a damaged one was found. */
  readonly text: string;
}

/** What a text was read as, null where nothing of it can be read, and what is wrong with it. */
export interface TextReading<V, F> {
  readonly value: V | null;
  readonly faults: readonly F[];
}

/** Texts of one kind: how they are read and compared. `A` is what is remembered of one to speak of it. */
export interface TextFormat<V, A, F> {
  /** The kind of their lines, and the member that has a text which is JSON of itself. */
  readonly kind: string;
  /** What such a text says its format is. One of another format lies among them under that name. */
  readonly format?: string;
  readonly read: (text: string) => TextReading<V, F> | Promise<TextReading<V, F>>;
  /** What texts may hold that nobody is to see; nothing unless said. */
  readonly secret?: Secret<V>;
  /** All that a text says but the id it goes by, and what says nothing of it. */
  readonly content: (text: string) => string;
  /** Whether a value has all that another has, so that it may take its place. */
  readonly hasAllOf: (value: V, old: V) => boolean;
  readonly about: (value: V, faults: readonly F[]) => A;
  /** The text as it goes by another id; one that cannot be read so far stays as it is. */
  readonly withId: (text: string, id: string) => string;
}

/** What nobody is to see of the texts of one kind. */
export interface Secret<V> {
  readonly isIn: (value: V) => boolean;
  /** Words that stand in every text that has such, of whichever version. */
  readonly words: RegExp;
  /** The value of a text, as quickly as that can be had for this question. */
  readonly valueOf: (text: string) => V | null;
}

/**
 * Whether a text may hold what nobody is to see: it is never carried in a file, which anybody can read. Of a text that
 * cannot be read it is not known, and whatever has the words of one counts as one. `value` is given where it has been read.
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

/** A text of a file as it was judged, with what is wrong with it; its positions are let go, of thousands of games. */
export interface JudgedText<A, F> extends FiledText, Judged {
  /** Null where it cannot be read. */
  readonly about: A | null;
  readonly faults: readonly F[];
}

/** What the texts here have to say of one: the text under an id, and whether some text has that content. */
export interface TextsHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/** Judges a text of a file by those that are here; nothing that is here is ever lost by it. Never throws. */
export async function judgeText<V, A, F>(
  format: TextFormat<V, A, F>,
  filed: FiledText,
  here: TextsHere,
): Promise<JudgedText<A, F>> {
  const { text } = filed;
  const kept = here.textOf(filed.id);
  const { value, faults } = await format.read(text);
  const about = value === null ? null : format.about(value, faults);
  const verdict = await (async (): Promise<Verdict> => {
    if (kept === text || here.has(format.content(text))) return 'here';
    if (mayHide(format, text, value)) return 'secret';
    if (value === null) return 'unreadable';
    if (kept === undefined) return 'new';
    const { value: old, faults: damage } = await format.read(kept);
    // What cannot be read whole takes nobody's place, and what is not to be seen gives its own to nothing.
    if (old === null || damage.length > 0) return 'apart';
    if (format.hasAllOf(old, value)) return 'behind';
    const mayReplace = faults.length === 0 && !mayHide(format, kept, old);
    return mayReplace && format.hasAllOf(value, old) ? 'further' : 'apart';
  })();
  return { ...filed, verdict, about, faults };
}

type Kinds = Pick<TextFormat<never, never, never>, 'kind' | 'format'>;

/** A text as a line. It is JSON itself, and stands there as such where that gives the same text back. */
export function lineOfText(format: Kinds, { id, at, text }: FiledText): Line {
  const kind = kindOfText(format, text);
  return {
    kind,
    id,
    at,
    ...(isJsonOfItself(text) ? { [format.kind]: jsonOf(text) } : { text }),
  };
}

/** The text that a line has, or null where it has none. */
export function textOfLine({ kind }: Kinds, line: Line): FiledText | null {
  const [id, { at = null, text = JSON.stringify(line[kind]) }] = [idIn(line), line];
  if (id === null || typeof text !== 'string' || !(at === null || isTime(at))) return null;
  return { id, at, text };
}

/** The latest time that a date can have, in milliseconds. */
const LATEST = 8.64e15;
const isTime = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= LATEST;

/**
 * The kind of the line of a text: where the text names another format, that name, under which a program that knows it
 * takes it in again.
 */
export function kindOfText({ kind, format }: Kinds, text: string): string {
  const value = jsonOf(text);
  const says = isRecord(value) ? value.format : undefined;
  return typeof says !== 'string' || format === undefined || says === format ? kind : says;
}

function isJsonOfItself(text: string): boolean {
  const value = jsonOf(text);
  return value !== undefined && JSON.stringify(value) === text;
}

/** A save that has its game's id as `game.id`, under another id; any other text as it is. */
export function saveWithId(text: string, id: string): string {
  const save = jsonOf(text);
  if (!isRecord(save) || !isRecord(save.game)) return text;
  return JSON.stringify({ ...save, game: { ...save.game, id } });
}
