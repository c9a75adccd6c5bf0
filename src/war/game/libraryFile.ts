import * as v from 'valibot';
import { isSecret, type Game } from './game';
import { readGame, type SaveFault } from './save';
import { FORMAT } from './saveFormat';
import { carriesOn } from './standing';
import { entryOf, readTemplates, type DamagedTemplate, type Template } from './templates';

/**
 * A library as a file: a line of JSON for its head, one for each of its entries, and one for its end, by which a file
 * that was cut off is known (docs/library-file.md). Pure: what reads and writes files is elsewhere.
 */
export const LIBRARY_FORMAT = 'game-of-war-library';
/** Raised when an older program would misread a file; kinds of entries may be added without. */
export const LIBRARY_VERSION = 1;
/** Entries of a file that are read at most. */
export const MOST_ENTRIES = 20_000;

/** A game or study of a library as a file has it. */
export interface FiledText {
  readonly id: string;
  /** When it was last kept, in milliseconds; null where that is not known. */
  readonly at: number | null;
  /** As the page keeps it, or as a damaged one was found. */
  readonly text: string;
}

/** A map that somebody has drawn, as a file has it. */
export interface FiledMap {
  readonly id: string;
  /** Of the map, which may have faults (docs/maps.md). */
  readonly text: string;
}

export type FiledEntry =
  | ({ readonly kind: 'game' | 'study' } & FiledText)
  | ({ readonly kind: 'map' } & FiledMap)
  | { readonly kind: 'template'; readonly template: unknown }
  /** By their names, as the page keeps them. */
  | { readonly kind: 'settings'; readonly values: Readonly<Record<string, unknown>> };

export const writeHead = (at: Date): string =>
  JSON.stringify({ format: LIBRARY_FORMAT, version: LIBRARY_VERSION, at: at.toISOString() });
export const writeEnd = (entries: number): string => JSON.stringify({ kind: 'end', entries });

/**
 * An entry as a line. The text of a game or study is JSON itself, and stands there as such where that gives the same
 * text back.
 */
export function writeEntry(entry: FiledEntry): string {
  if (entry.kind !== 'game' && entry.kind !== 'study') return JSON.stringify(entry);
  const { kind, id, at, text } = entry;
  return JSON.stringify({
    kind: kind === 'game' ? kindOfText(text) : kind,
    id,
    at,
    ...(isJsonOfItself(text) ? { [kind]: JSON.parse(text) as unknown } : { text }),
  });
}

/**
 * What kind of entry the text of a library is: a game, unless it names another format, which a program that knows it
 * takes up again under that name.
 */
function kindOfText(text: string): string {
  const value = jsonOf(text);
  const says = typeof value === 'object' && value !== null && 'format' in value && value.format;
  return typeof says !== 'string' || says === FORMAT || KINDS.has(says) ? 'game' : says;
}

function isJsonOfItself(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}

const head = v.object({ format: v.literal(LIBRARY_FORMAT), version: v.number() });
const end = v.object({ kind: v.literal('end'), entries: v.number() });
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const text = {
  id,
  at: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)))),
  text: v.optional(v.string()),
};
const filed = v.variant('kind', [
  v.object({ kind: v.literal('game'), ...text, game: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('study'), ...text, study: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('map'), id, text: v.string() }),
  v.object({ kind: v.literal('template'), template: v.unknown() }),
  v.object({ kind: v.literal('settings'), values: v.record(v.string(), v.unknown()) }),
]);

/** What the first line of a file says: whose it is, or why nothing of it is read. */
export function readHead(line: string | null): 'library' | 'foreign' | { readonly newer: number } {
  const read = v.safeParse(head, jsonOf(line));
  if (!read.success) return 'foreign';
  const { version } = read.output;
  return version > LIBRARY_VERSION ? { newer: version } : 'library';
}

/** What a line that is no head says. A kind that is not known is of a newer version, or of another game. */
export type LineReading =
  | FiledEntry
  | { readonly kind: 'end'; readonly entries: number }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'fault'; readonly code: 'notJson' | 'noEntry' | 'longEntry' };

/** Reads a line behind the head; null where it is too long to be read. Never throws. */
export function readLine(line: string | null): LineReading {
  if (line === null) return { kind: 'fault', code: 'longEntry' };
  const value = jsonOf(line);
  if (value === undefined) return { kind: 'fault', code: 'notJson' };
  const last = v.safeParse(end, value);
  if (last.success) return last.output;
  const read = v.safeParse(filed, value);
  if (!read.success) {
    const name = kindOf(value);
    return name === null || KINDS.has(name)
      ? { kind: 'fault', code: 'noEntry' }
      : { kind: 'unknown', name };
  }
  const entry = read.output;
  if (entry.kind !== 'game' && entry.kind !== 'study') return entry;
  const { kind, id, at = null } = entry;
  const own = entry.kind === 'game' ? entry.game : entry.study;
  const text = entry.text ?? (own === undefined ? undefined : JSON.stringify(own));
  return text === undefined ? { kind: 'fault', code: 'noEntry' } : { kind, id, at, text };
}

const KINDS: ReadonlySet<string> = new Set([
  ...['game', 'study', 'map', 'template', 'settings', 'end'],
]);

/** What an entry says of itself, or null where it says nothing. */
const kindOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
    ? value.kind
    : null;

/** What a text says as JSON; undefined where it is none, or nested deeper than the browser can write out again. */
function jsonOf(line: string | null): unknown {
  try {
    const value: unknown = JSON.parse(line ?? '');
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}

/** Words that stand in every save of a deployment under way, of whichever version. */
const DEPLOYING = /camps|seal|placing|deploy/i;

/**
 * Whether a text may hold an army that is not to be seen: it is never carried in a file, which anybody can read. Of a
 * text that cannot be read it is not known, and whatever looks like a deployment counts as one.
 */
export function mayHideArmy(text: string, { game } = readGame(text)): boolean {
  return game === null ? kindOfText(text) === 'game' && DEPLOYING.test(text) : isSecret(game);
}

/** All that a save says but the id it goes by here; of one that is no JSON, the text. */
export function contentOf(text: string): string {
  const save = jsonOf(text);
  if (typeof save !== 'object' || save === null || !('game' in save)) return text;
  const { game } = save;
  if (typeof game !== 'object' || game === null) return text;
  return JSON.stringify({ ...save, game: { ...game, id: '' } });
}

/**
 * What becomes of a game of a file: it is `new`; it is `here` in that very state; it is `behind` what is here; it goes
 * `further` than that and takes its place; it went another way, and goes `apart` as a game of its own. One that holds a
 * deployment not to be seen (`secret`), or that cannot be read at all, is left.
 */
export type GameVerdict = 'new' | 'here' | 'behind' | 'further' | 'apart' | 'secret' | 'unreadable';

/** A game of a file as it was judged, with what is wrong with its text; its positions are let go, of thousands of games. */
export interface JudgedGame extends FiledText {
  readonly verdict: GameVerdict;
  /** Who plays it and what it is called; null where that cannot be read. */
  readonly about: Pick<Game, 'players' | 'tags'> | null;
  readonly faults: readonly SaveFault[];
}

/** What the library here has to say of a game: the text under an id, and whether some game is in that very state. */
export interface LibraryHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/** Judges a game of a file by what the library has; nothing that is here is ever lost by it. Never throws. */
export function judgeGame(filed: FiledText, here: LibraryHere): JudgedGame {
  const kept = here.textOf(filed.id);
  const { game, faults } = readGame(filed.text);
  const about = game && { players: game.players, tags: game.tags };
  const verdict = ((): GameVerdict => {
    if (kept === filed.text || here.has(contentOf(filed.text))) return 'here';
    if (mayHideArmy(filed.text, { game, faults })) return 'secret';
    if (game === null) return 'unreadable';
    return kept === undefined ? 'new' : beside(game, faults, kept);
  })();
  return { ...filed, verdict, about, faults };
}

function beside(game: Game, faults: readonly SaveFault[], kept: string): GameVerdict {
  const { game: old, faults: damage } = readGame(kept);
  // What cannot be read whole takes nobody's place, and a deployment in secret gives its own to nothing.
  if (old === null || damage.length > 0) return 'apart';
  if (carriesOn(game, old)) return 'behind';
  return faults.length === 0 && !isSecret(old) && carriesOn(old, game) ? 'further' : 'apart';
}

/** What becomes of a template of a file: added, under another id where another goes by its own, or here already. */
export type TemplateVerdict =
  | { readonly is: 'new' | 'here'; readonly template: Template }
  | { readonly is: 'damaged'; readonly damage: DamagedTemplate };

/** Judges a template of a file by those on the list here. Never throws. */
export function judgeTemplate(entry: unknown, here: readonly Template[]): TemplateVerdict {
  const { templates, damaged } = readTemplates([entry]);
  const [template] = templates;
  // What is no template is damaged.
  if (template === undefined) return { is: 'damaged', damage: damaged[0] as DamagedTemplate };
  const said = saidOf(template);
  return { is: here.some((other) => saidOf(other) === said) ? 'here' : 'new', template };
}

/** All that a template says but its id. */
const saidOf = (template: Template): string => JSON.stringify(entryOf({ ...template, id: '' }));
