import { readMapReference } from '../engine/maps/maps';
import { nameOf, type Board } from '../engine/board';
import { readAction } from '../engine/notation/recordText';
import { destroyedAtStart, setupOf, writePosition } from '../engine/setups';
import { readPosition, writeAction } from '../engine/notation/notation';
import { openingOf } from '../engine/openings';
import type { Position, Setup } from '../engine/position';
import { wrongMark } from '../engine/notation/replay';
import { RULE_SETS, type Rules } from '../engine/rules';
import { STANDARD_BOARD } from '../engine/standardMap';
import { startPosition } from '../engine/start';
import { play } from '../engine/turn';
import type { Action } from '../engine/vocabulary';
import { atCharacter, badAction, clipped, markFault, positionFault } from '../words/faults';
import { mapFaultSentence } from '../words/maps';
import { destroyedSentence } from '../words/formats';
import { reasonSentences } from '../words/sentences';
import { eitherOf } from '../../shell/language/intl';

/** Thrown when a command of the console cannot be executed; its message says why, and is printed as `{"error":…}`. */
export class CommandRefusal extends Error {}

/**
 * The state of the text console between commands: the rules, the position in which the current turn began, its actions
 * so far, and the position now. A value, so that a refused command changes nothing.
 */
export interface Session {
  readonly rules: Rules;
  /** The actions of the turns before, since the position was set. */
  readonly before: readonly Action[];
  /** The position in which the current turn began, or the last turn of a game that is over. */
  readonly start: Position;
  /** The actions of that turn, from `start` to `now`, in order. */
  readonly actions: readonly Action[];
  /** The current position. */
  readonly now: Position;
}

/**
 * Returns a session of the text console, under `rules`, whose current turn begins in the position `start`, without
 * actions; `before` are those of the turns before it.
 */
export const sessionAt = (
  rules: Rules,
  start: Position,
  before: readonly Action[] = [],
): Session => ({
  rules,
  before,
  start,
  actions: [],
  now: start,
});

/**
 * A position that a command of the text console has set, and the consequences that the rules draw from it at once
 * (rules.md 7.4), as English sentences: usually none.
 */
export interface Start {
  readonly position: Position;
  readonly consequences: readonly string[];
}

function startAt(board: Board, rules: Rules, setup: Setup): Start {
  const position = startPosition(board, rules, setup);
  const destroyed = destroyedAtStart(setup, position);
  return {
    position,
    consequences: destroyed === null ? [] : [destroyedSentence(position, destroyed)],
  };
}

/**
 * Returns the position that a text stands for, under some rules, with what follows from it at once (rules.md 7.4); the
 * text is the id of an opening of the board's map, such as `classic`, or a position string (docs/notation.md).
 *
 * @throws {CommandRefusal} if the text is neither.
 */
export function readStart(board: Board, rules: Rules, text: string): Start {
  const reading = readPosition(board, openingOf(board, text)?.position ?? text);
  if (reading.ok) return startAt(board, rules, reading.setup);
  if (!/[\s/]/.test(text))
    throw new CommandRefusal(
      `“${clipped(text)}” is neither a position string nor an opening: ${eitherOf(board.openings.map(({ id }) => id))}.`,
    );
  throw new CommandRefusal(
    reading.faults.map((fault) => atCharacter(fault.at, positionFault(board, fault))).join(' '),
  );
}

/**
 * Returns the board of a map, given by its id or by its text on one line (docs/maps.md).
 *
 * @throws {CommandRefusal} if the text is neither.
 */
export function readGround(text: string): Board {
  const { map, board, faults } = readMapReference(text);
  if (map !== null) return map.board;
  throw new CommandRefusal(faults.map((fault) => mapFaultSentence(fault, board)).join(' '));
}

/** Returns a session of the text console on a map: with the map's first opening, or without units if it has none. */
export function sessionOn(board: Board, rules: Rules): Session {
  const [opening] = board.openings;
  const arsenals = board.arsenals.map(({ square }) => nameOf(board, square)).join(',');
  const empty = `${Array(board.height).fill(board.width).join('/')} N ${arsenals} - 1`;
  return sessionAt(rules, readStart(board, rules, opening?.position ?? empty).position);
}

/** Returns the session after one action, and the action; `which` names it in a refusal. */
function step(
  { now, start, actions, before, rules }: Session,
  text: string,
  which: string,
): { readonly session: Session; readonly action: Action } {
  const refuse = (why: string): CommandRefusal =>
    new CommandRefusal(`${which}, ${clipped(text)}: ${why}`);
  const action = readAction(now.board, text);
  if (action === undefined) throw refuse(badAction(text));
  const played = play(now, action);
  if (!played.ok) throw refuse(reasonSentences(now, played.reasons));
  const { position } = played;
  const mark = wrongMark(now, action, position, text);
  if (mark !== null) throw refuse(markFault(mark));
  const session =
    position.turn === now.turn
      ? { rules, before, start, actions: [...actions, action], now: position }
      : sessionAt(rules, position, [...before, ...actions, action]);
  return { session, action };
}

/**
 * Returns the session after the actions `texts`, in the notation (`H5-G7`, `xK15`, `.`), which may extend over several
 * turns.
 *
 * @throws {CommandRefusal} if one is unreadable, illegal, or marked with a wrong outcome.
 */
export const withActions = (session: Session, texts: readonly string[]): Session =>
  texts.reduce((before, text, i) => step(before, text, `Action ${i + 1}`).session, session);

/**
 * Returns the session after the actions `texts`, in the notation (`H5-G7`, `xK15`, `.`), of a single turn, and these
 * actions as records write them.
 *
 * @throws {CommandRefusal} if one is unreadable, illegal, marked with a wrong outcome, or comes after the end of the
 * turn.
 */
export function withTurn(
  session: Session,
  texts: readonly string[],
): { readonly session: Session; readonly actions: readonly string[] } {
  const { turn, board } = session.now;
  const actions: string[] = [];
  const after = texts.reduce((before, text, i) => {
    const which = `Action ${i + 1}`;
    if (before.now.turn !== turn)
      throw new CommandRefusal(
        `${which}, ${clipped(text)}: The turn ended with the action before.`,
      );
    const { session: next, action } = step(before, text, which);
    actions.push(writeAction(board, action));
    return next;
  }, session);
  return { session: after, actions };
}

/**
 * Returns the session under other rules, with its current turn replayed under them, and the consequences that these
 * rules draw at once from the position at its start (rules.md 7.4) as English sentences, usually none.
 *
 * @throws {CommandRefusal} if an action of the turn is illegal under them.
 */
export function withRules(
  { start, actions, before }: Session,
  rules: Rules,
): { readonly session: Session; readonly consequences: readonly string[] } {
  const { board } = start;
  const texts = actions.map((action) => writeAction(board, action));
  const { position, consequences } = startAt(board, rules, setupOf(start));
  const session = texts.reduce(
    (before, text, i) => step(before, text, `Action ${i + 1} of the turn under way`).session,
    sessionAt(rules, position, before),
  );
  return { session, consequences };
}

/**
 * Returns the session's current turn: as `position` the position string at its start, and as `actions` its actions so
 * far in the notation.
 */
export const turnOf = ({ start, actions }: Session) => ({
  position: writePosition(start),
  actions: actions.map((action) => writeAction(start.board, action)),
});

/** The session with which the text console begins: the rules `debord` and the opening `classic`. */
export const FIRST: Session = sessionAt(
  RULE_SETS.debord,
  readStart(STANDARD_BOARD, RULE_SETS.debord, 'classic').position,
);
