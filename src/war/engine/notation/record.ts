import type { Board } from '../board';
import { writeClock } from './clockText';
import { writeAction } from './notation';
import type { Position } from '../position';
import type { RecordFault } from './recordFaults';
import { inOrder, type RecordTextFault } from '../../../shell/record/recordText';
import { partRecord } from './recordText';
import { markOf, replayRecord } from './replay';
import { readRules, type RulesReading } from './ruleText';
import { play } from '../turn';
import { startPosition } from '../start';
import { type GameRecord, readHead, writeHead } from './recordHead';

/** A record that was read and replayed, with the position after each of its actions. */
export interface ReplayedRecord extends GameRecord {
  /** `positions[0]` is the start, `positions[i]` the position after `actions[i - 1]`. */
  readonly positions: readonly [Position, ...Position[]];
}

/**
 * The result of reading a record: the game, without the turn of the first illegal action and those after it, or null if
 * its rules, map or position cannot be read; the number of variations ignored; and every fault.
 */
export interface RecordReading {
  readonly record: ReplayedRecord | null;
  /** How many variations of the game were ignored. */
  readonly variations: number;
  /** In the order of the text. */
  readonly faults: readonly RecordFault[];
}

/**
 * Returns the game in a record, replayed, and all faults; never throws. An unreadable or illegal action stops the
 * replay at the end of the turn before it. A wrong mark, number or tag is reported, and the replay continues, because
 * the actions are authoritative. `rulesIn` reads the value of the Rules tag; `board` is the map of a record that names
 * none.
 */
export function readRecord(
  board: Board,
  text: string,
  rulesIn: (text: string) => RulesReading = readRules,
): RecordReading {
  const parts = partRecord(text);
  const faults = withoutTurns(parts.faults);
  const head = readHead(board, parts.tags, rulesIn, faults);
  let record: ReplayedRecord | null = null;
  if (head !== null) {
    const begin = startPosition(head.board, head.rules, head.start);
    const { actions, positions, over, clocks, stopped } = replayRecord(begin, parts.words, faults);
    const isTimed = clocks.some((clock) => clock !== null);
    record = {
      ...head.endsWith(over, !stopped),
      actions,
      positions,
      ...(isTimed && { clocks }),
    };
  }
  return { record, variations: parts.variations, faults: inOrder(faults) };
}

/** Returns faults of a record's text marked as belonging to no turn. */
export const withoutTurns = (faults: readonly RecordTextFault[]): RecordFault[] =>
  faults.map((fault) => ({ ...fault, turn: null, action: null }));

/**
 * Returns a game as the text of a record (notation.md), with a mark of its outcome after each attack and each arsenal
 * taken.
 *
 * @throws {RangeError} if one of its actions is illegal; those of `readRecord` and of played games are legal.
 */
export function writeRecord(board: Board, record: GameRecord): string {
  const { rules, start } = record;
  const lines: string[] = [];
  let now = startPosition(board, rules, start);
  let turn: string[] = [];
  let ended = 0;
  for (const action of record.actions) {
    const played = play(now, action);
    const text = writeAction(board, action);
    if (!played.ok) throw new RangeError(`turn ${now.turn}: ${text} is not legal`);
    if (turn.length === 0) turn.push(`${now.turn}.`);
    turn.push(`${text}${markOf(now, action, played.position) ?? ''}`);
    if (played.position.turn !== now.turn || played.position.over !== null) {
      const clock = record.clocks?.[ended++] ?? null;
      if (clock !== null) turn.push(writeClock(clock));
      lines.push(turn.join(' '));
      turn = [];
    }
    now = played.position;
  }
  if (turn.length > 0) lines.push(turn.join(' '));
  const head = writeHead(board, record, now.over);
  return [...head, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
}
