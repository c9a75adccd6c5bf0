import { NOWHERE } from '../board';
import { attackAndDefence } from '../combat';
import { readAction, type TurnWord } from './recordText';
import { clockIn, type TurnClock } from './clockText';
import { slotAt, squareOf, type Position } from '../position';
import type { Mark, RecordFault } from './recordFaults';
import { play } from '../turn';
import type { Action, Ending } from '../vocabulary';

/** The turns of a record as replayed: all, or those before the turn of the first unreadable or illegal action. */
export interface Replayed {
  readonly actions: readonly Action[];
  /** `positions[0]` is the start, `positions[i]` the position after `actions[i - 1]`. */
  readonly positions: readonly [Position, ...Position[]];
  /** How the game ended; null if it did not. */
  readonly over: Ending | null;
  /** The clock of each finished turn, in order; null if the record has none for the turn. */
  readonly clocks: readonly (TurnClock | null)[];
  /** Whether a fault ended the replay before the end of the record. */
  readonly stopped: boolean;
}

/** The most actions of a record: several times those of the longest game. */
const MOST_ACTIONS = 5_000;

/**
 * Replays the words of a record's turns from `start` and returns the turns so replayed, adding every fault to `faults`.
 * A wrong number or mark is reported and ignored; an unreadable or illegal action ends the replay with the turn before
 * it.
 */
export function replayRecord(
  start: Position,
  words: readonly TurnWord[],
  faults: RecordFault[],
): Replayed {
  const actions: Action[] = [];
  /** The position after each action. */
  const after: Position[] = [];
  let now = start;
  /** The number of actions in finished turns. */
  let whole = 0;
  let numbered = false;
  const clocks: (TurnClock | null)[] = [];
  const stop = (fault: RecordFault): Replayed => {
    faults.push(fault);
    return {
      actions: actions.slice(0, whole),
      positions: [start, ...after.slice(0, whole)],
      over: now.over,
      clocks,
      stopped: true,
    };
  };
  for (const { line, column, text, comments } of words) {
    const [prefix = '', digits] = /^([0-9]{1,9})\./.exec(text) ?? [];
    const action = text.slice(prefix.length);
    const turn = now.turn;
    // After the end of the game no turns are numbered and no action is legal.
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
    const order = readAction(now.board, action);
    if (order === undefined) return stop({ ...place, code: 'badAction' });
    if (actions.length === MOST_ACTIONS)
      return stop({ ...place, code: 'tooManyActions', wanted: MOST_ACTIONS });
    const played = play(now, order);
    if (!played.ok)
      return stop({ ...place, code: 'illegal', reasons: played.reasons, position: now });
    const wrong = wrongMark(now, order, played.position, action);
    if (wrong !== null) faults.push({ ...place, code: 'wrongMark', ...wrong });
    actions.push(order);
    now = played.position;
    after.push(now);
    if (now.turn !== turn || now.over !== null) {
      whole = actions.length;
      clocks.push(
        comments.reduce<TurnClock | null>((clock, comment) => clockIn(comment) ?? clock, null),
      );
    }
    if (now.turn !== turn) numbered = false;
  }
  return { actions, positions: [start, ...after], over: now.over, clocks, stopped: false };
}

/**
 * Returns the mark that records write after an action, by the positions before and after it: `=`, `~` or `#` after an
 * attack, `!` after a move that takes an arsenal at once; null after any other action.
 */
export function markOf(before: Position, action: Action, after: Position): Mark | null {
  if (action.type === 'move') return before.standing === after.standing ? null : '!';
  if (action.type !== 'attack') return null;
  // Also a unit that had to retreat but could not, because its arsenal fell at the end of the turn (7.2).
  if (squareOf(after, slotAt(before, action.target)) === NOWHERE) return '#';
  const { attack, defence } = attackAndDefence(before, action.target);
  return attack > defence ? '~' : '=';
}

/**
 * Returns the mark found after an action in its text and the right one, if they differ; otherwise null. A missing
 * mark is never wrong.
 */
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
