import { NOWHERE, type Board } from './board';
import { attackAndDefence } from './combat';
import {
  readAction,
  readPosition,
  writeAction,
  writeSetup,
  type Fault as PositionFault,
} from './notation';
import { positionOf, slotAt, squareOf, type Position, type Setup } from './position';
import type { Reason } from './reasons';
import {
  partRecord,
  writeTag,
  type Place,
  type PlacedTag,
  type Tag,
  type TextFault,
  type Word,
} from './recordText';
import type { Rules, RuleSetId } from './rules';
import { readRules, writeRules, type RulesFault } from './ruleText';
import { play } from './turn';
import { VICTORIES, type Action, type Ending } from './vocabulary';

/** A game as a `.gow` file keeps it (notation.md). Comments are not kept. */
export interface GameRecord {
  /** All but those that follow from the rest: Rules, Position, Result, and the Termination of a game that is over. */
  readonly tags: readonly Tag[];
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly start: Setup;
  /** Every action from the start, over the ends of turns; the last turn may be unfinished. */
  readonly actions: readonly Action[];
}

const RESULTS = ['N', 'S', 'draw', '*'] as const;
export type Result = (typeof RESULTS)[number];

/** What stands behind an attack, or behind a move that takes an arsenal. */
export type Mark = '=' | '~' | '#' | '!';

/** Where a fault is: in the text, and in the game where it is one of the turns. */
export interface RecordPlace extends Place {
  readonly turn: number | null;
  /** The action as it is written. */
  readonly action: string | null;
}

export type RecordFault = RecordPlace &
  (
    | WithoutPlace<TextFault>
    | { readonly code: 'tagTwice'; readonly name: string }
    | { readonly code: 'badDate'; readonly text: string }
    | { readonly code: 'badRules'; readonly fault: RulesFault }
    /** Without a position there is nothing to replay from, so it may not be left out. */
    | { readonly code: 'noPosition' }
    | { readonly code: 'badPosition'; readonly fault: PositionFault }
    | { readonly code: 'badResult'; readonly text: string }
    | { readonly code: 'wrongResult'; readonly found: Result; readonly wanted: Result }
    /** `wanted` is null where the game is not over. */
    | {
        readonly code: 'wrongTermination';
        readonly found: string;
        readonly wanted: Ending['by'] | null;
      }
    | { readonly code: 'wrongNumber'; readonly found: number; readonly wanted: number }
    | { readonly code: 'noNumber' }
    /** `wanted` is null where no mark belongs. */
    | { readonly code: 'wrongMark'; readonly found: Mark; readonly wanted: Mark | null }
    // The replay stops at each of these three.
    /** The next turn's number stands before this turn has ended. */
    | { readonly code: 'unendedTurn'; readonly found: number }
    | { readonly code: 'badAction' }
    /** `position` is where the action was not legal. */
    | {
        readonly code: 'illegal';
        readonly reasons: readonly Reason[];
        readonly position: Position;
      }
  );

type WithoutPlace<T> = T extends unknown ? Omit<T, keyof Place> : never;

/** The record as far as it is legal, in whole turns; null where its rules or position cannot be read. */
export interface RecordReading {
  readonly record: GameRecord | null;
  /** In the order of the text. */
  readonly faults: readonly RecordFault[];
}

const STANDARD_TAGS: readonly string[] = [
  ...['Event', 'Site', 'Date', 'North', 'South'],
  ...['Rules', 'Position', 'Result', 'Termination'],
];
const DERIVED_TAGS: readonly string[] = ['Rules', 'Position', 'Result'];
const ENDINGS: readonly string[] = [...VICTORIES, 'agreement'] satisfies Ending['by'][];

const resultOf = (over: Ending | null): Result => (over === null ? '*' : (over.winner ?? 'draw'));

/**
 * Reads a game record and replays it. An action that cannot be read or is not legal stops the replay at the end of
 * the turn before; a wrong mark, number or tag is told, and the replay goes on, since the actions say what was done.
 */
export function readRecord(board: Board, text: string): RecordReading {
  const parts = partRecord(text);
  const faults: RecordFault[] = parts.faults.map((fault) => ({
    ...fault,
    turn: null,
    action: null,
  }));
  const tags = distinctTags(parts.tags, faults);
  const rules = rulesOf(tags, faults);
  const start = startOf(board, tags, faults);
  let record: GameRecord | null = null;
  if (rules !== null && start !== null) {
    const begin = positionOf(board, rules.rules, start);
    const { actions, over, stopped } = replay(begin, parts.words, faults);
    if (!stopped) checkEnd(tags, over, faults);
    record = {
      tags: [...tags.values()]
        .filter(({ name }) => !DERIVED_TAGS.includes(name))
        .filter(
          ({ name, value }) =>
            name !== 'Termination' || (over === null && !ENDINGS.includes(value)),
        )
        .map(({ name, value }) => ({ name, value })),
      ...rules,
      start,
      actions,
    };
  }
  return { record, faults: faults.sort((a, b) => a.line - b.line || a.column - b.column) };
}

type Tags = ReadonlyMap<string, PlacedTag>;

/** The place of a tag, or of a character of its value. */
const placeOf = ({ line, column, valueColumn }: PlacedTag, at?: number): RecordPlace => ({
  line,
  column: at === undefined ? column : valueColumn + at,
  turn: null,
  action: null,
});

/** The tags by name, the first of each, with the faults that they have by themselves. */
function distinctTags(tags: readonly PlacedTag[], faults: RecordFault[]): Tags {
  const byName = new Map<string, PlacedTag>();
  for (const tag of tags)
    if (byName.has(tag.name)) faults.push({ ...placeOf(tag), code: 'tagTwice', name: tag.name });
    else byName.set(tag.name, tag);
  const date = byName.get('Date');
  // As in PGN, `?` stands for a digit that is not known.
  if (date !== undefined && !/^[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}$/.test(date.value))
    faults.push({ ...placeOf(date), code: 'badDate', text: date.value });
  const result = byName.get('Result');
  if (result !== undefined && !RESULTS.some((known) => known === result.value))
    faults.push({ ...placeOf(result), code: 'badResult', text: result.value });
  return byName;
}

/** The rules of the record: `debord`, the default of rules.md, where it names none. */
function rulesOf(tags: Tags, faults: RecordFault[]): Pick<GameRecord, 'ruleSet' | 'rules'> | null {
  const tag = tags.get('Rules');
  const reading = readRules(tag?.value ?? 'debord');
  if (reading.ok) return { ruleSet: reading.ruleSet, rules: reading.rules };
  if (tag !== undefined)
    for (const fault of reading.faults)
      faults.push({ ...placeOf(tag, fault.at), code: 'badRules', fault });
  return null;
}

function startOf(board: Board, tags: Tags, faults: RecordFault[]): Setup | null {
  const tag = tags.get('Position');
  if (tag === undefined) {
    faults.push({ line: 1, column: 1, turn: null, action: null, code: 'noPosition' });
    return null;
  }
  const reading = readPosition(board, tag.value);
  if (reading.ok) return reading.setup;
  for (const fault of reading.faults)
    faults.push({ ...placeOf(tag, fault.at), code: 'badPosition', fault });
  return null;
}

/** Result and Termination against the end that the replay came to. */
function checkEnd(tags: Tags, over: Ending | null, faults: RecordFault[]): void {
  const result = tags.get('Result');
  const found = RESULTS.find((known) => known === result?.value);
  const wanted = resultOf(over);
  if (result !== undefined && found !== undefined && found !== wanted)
    faults.push({ ...placeOf(result), code: 'wrongResult', found, wanted });
  // Of a game that is not over, the tag may say in any words why not.
  const how = tags.get('Termination');
  if (how !== undefined && (over === null ? ENDINGS.includes(how.value) : how.value !== over.by))
    faults.push({
      ...placeOf(how),
      code: 'wrongTermination',
      found: how.value,
      wanted: over?.by ?? null,
    });
}

interface Replayed {
  readonly actions: Action[];
  readonly over: Ending | null;
  readonly stopped: boolean;
}

/** Longer than any action, however its squares are spelt. */
const MOST_LETTERS = 16;

function replay(start: Position, words: readonly Word[], faults: RecordFault[]): Replayed {
  const actions: Action[] = [];
  let now = start;
  /** How many actions make up the turns that have ended. */
  let whole = 0;
  let numbered = false;
  const stop = (fault: RecordFault): Replayed => {
    faults.push(fault);
    return { actions: actions.slice(0, whole), over: now.over, stopped: true };
  };
  for (const { line, column, text } of words) {
    const [prefix = '', digits] = /^([0-9]{1,9})\./.exec(text) ?? [];
    const action = text.slice(prefix.length);
    const turn = now.turn;
    // Behind the end of the game there are no turns to be numbered, and no action is legal.
    if (digits !== undefined && now.over === null) {
      const found = Number(digits);
      const place = { line, column, turn, action: null };
      if (found !== turn && actions.length > whole)
        return stop({ ...place, code: 'unendedTurn', found });
      if (found !== turn) faults.push({ ...place, code: 'wrongNumber', found, wanted: turn });
      numbered = true;
    }
    if (action === '') continue;
    const place = { line, column: column + prefix.length, turn, action };
    if (!numbered) faults.push({ ...place, code: 'noNumber' });
    numbered = true;
    const order = action.length > MOST_LETTERS ? undefined : readAction(now.board, action);
    if (order === undefined) return stop({ ...place, code: 'badAction' });
    const played = play(now, order);
    if (!played.ok)
      return stop({ ...place, code: 'illegal', reasons: played.reasons, position: now });
    const wrong = wrongMark(now, order, played.position, action);
    if (wrong !== null) faults.push({ ...place, code: 'wrongMark', ...wrong });
    actions.push(order);
    now = played.position;
    if (now.turn !== turn || now.over !== null) whole = actions.length;
    if (now.turn !== turn) numbered = false;
  }
  return { actions, over: now.over, stopped: false };
}

/** The mark of an action by what it did; null for one that has none. */
function markOf(before: Position, action: Action, after: Position): Mark | null {
  if (action.type === 'move') return before.standing === after.standing ? null : '!';
  if (action.type !== 'attack') return null;
  // Also one that was to retreat and could not, its arsenal having fallen at the end of the turn (7.2).
  if (squareOf(after, slotAt(before, action.target)) === NOWHERE) return '#';
  const { attack, defence } = attackAndDefence(before, action.target);
  return attack > defence ? '~' : '=';
}

/** The mark written behind an action, and the right one, where they differ. A mark left out is never wrong. */
export function wrongMark(
  before: Position,
  action: Action,
  after: Position,
  text: string,
): { readonly found: Mark; readonly wanted: Mark | null } | null {
  const found = (/[=~#!]$/.exec(text)?.[0] ?? null) as Mark | null;
  const wanted = markOf(before, action, after);
  return found === null || found === wanted ? null : { found, wanted };
}

/**
 * The record as text, its turns with the marks of their outcomes.
 *
 * @throws {RangeError} where one of its actions is not legal; those of `readRecord` and of a game that was played are.
 */
export function writeRecord(board: Board, record: GameRecord): string {
  const { ruleSet, rules, start } = record;
  const lines: string[] = [];
  let now = positionOf(board, rules, start);
  let turn: string[] = [];
  for (const action of record.actions) {
    const played = play(now, action);
    const text = writeAction(board, action);
    if (!played.ok) throw new RangeError(`turn ${now.turn}: ${text} is not legal`);
    if (turn.length === 0) turn.push(`${now.turn}.`);
    turn.push(`${text}${markOf(now, action, played.position) ?? ''}`);
    if (played.position.turn !== now.turn) {
      lines.push(turn.join(' '));
      turn = [];
    }
    now = played.position;
  }
  if (turn.length > 0) lines.push(turn.join(' '));
  const tags = new Map(record.tags.map((tag) => [tag.name, tag]));
  const derive = (name: string, value: string): unknown => tags.set(name, { name, value });
  derive('Rules', writeRules(rules, ruleSet));
  derive('Position', writeSetup(board, start));
  derive('Result', resultOf(now.over));
  if (now.over !== null) derive('Termination', now.over.by);
  const standard = STANDARD_TAGS.flatMap((name) => tags.get(name) ?? []);
  const others = [...tags.values()].filter(({ name }) => !STANDARD_TAGS.includes(name));
  const head = [...standard, ...others].map(writeTag);
  return [...head, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
}
