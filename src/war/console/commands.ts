import { attacks } from '../engine/combat';
import { diagram } from '../engine/notation/diagram';
import { destinations, movers } from '../engine/march';
import { perft } from '../engine/perft';
import { inCommunication, unitsOf, type Position } from '../engine/position';
import { SWITCH_NAMES } from '../engine/rules';
import { readRules } from '../engine/notation/ruleText';
import { nameOf } from '../engine/board';
import type { Side, Square } from '../engine/vocabulary';
import { atCharacter, clipped, rulesFault } from '../words/faults';
import { listed } from '../../shell/language/intl';
import { deployAnswer, goAnswer } from './opponent';
import {
  readGround,
  readStart,
  sessionOn,
  CommandRefusal,
  sessionAt,
  turnOf,
  withActions,
  withRules,
  withTurn,
  type Session,
} from './session';

/** The result of a command of the text console: the session after it, and the answer that is printed as JSON. */
export interface Answer {
  readonly session: Session;
  /** The answer by its keys, in the order of docs/notation.md; `error` alone if the command was refused. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Executes a command with the arguments `text`; throws a CommandRefusal if it cannot. */
type Command = (session: Session, text: string) => Answer;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const names = (position: Position, squares: readonly Square[]): string[] =>
  squares.map((square) => nameOf(position.board, square));

/** Makes a command without arguments that only answers. */
const query =
  (ask: (position: Position) => Answer['answer']): Command =>
  (session, text) => {
    if (text !== '')
      throw new CommandRefusal(`The command takes no arguments: “${clipped(text)}”.`);
    return { session, answer: ask(session.now) };
  };

/** Returns the key of remarks besides an answer; nothing without remarks. */
const withConsequences = (consequences: readonly string[]): Answer['answer'] =>
  consequences.length === 0 ? {} : { told: consequences };

const rules: Command = (session, text) => {
  const reading = readRules(text);
  if (!reading.ok)
    throw new CommandRefusal(
      reading.faults.map((fault) => atCharacter(fault.at, rulesFault(fault))).join(' '),
    );
  const { rules } = reading;
  const settings = SWITCH_NAMES.map((name) => [name, rules[name]]);
  const { session: under, consequences } = withRules(session, rules);
  return {
    session: under,
    answer: { rules: Object.fromEntries(settings) as unknown, ...withConsequences(consequences) },
  };
};

const changeMap: Command = ({ rules }, text) => {
  if (text === '')
    throw new CommandRefusal('The command needs a map: the id of one, or its text on one line.');
  const session = sessionOn(readGround(text), rules);
  return { session, answer: { map: session.now.board.map, ...positionOf(session) } };
};

const positionOf = (session: Session) => ({ position: turnOf(session).position });

const setUp: Command = ({ rules, now }, text) => {
  const moves = /(?:^|\s)moves(?!\S)/.exec(text);
  const start = text.slice(0, moves?.index).trim();
  if (start === '')
    throw new CommandRefusal(
      'The command needs a position: a position string or the id of an opening.',
    );
  const { position: at, consequences } = readStart(now.board, rules, start);
  const begun = sessionAt(rules, at);
  const { position } = turnOf(begun);
  if (moves === null)
    return { session: begun, answer: { position, ...withConsequences(consequences) } };
  const texts = words(text.slice(moves.index + moves[0].length));
  const { session, actions } = withTurn(begun, texts);
  // Also if the actions have ended the turn: `position` and `actions` are those of the requested turn.
  return { session, answer: { position, actions, ...withConsequences(consequences) } };
};

const playOn: Command = (before, text) => {
  const session = withActions(before, words(text));
  return { session, answer: { ...turnOf(session), over: session.now.over } };
};

const communications = query((now) => {
  const of = (side: Side) => {
    const squares = unitsOf(now)
      .filter((unit) => unit.side === side)
      .map(({ square }) => square);
    return {
      inCommunication: names(
        now,
        squares.filter((square) => inCommunication(now, square)),
      ),
      isolated: names(
        now,
        squares.filter((square) => !inCommunication(now, square)),
      ),
    };
  };
  return { N: of('N'), S: of('S') };
});

const moves = query((now) => ({
  moves: Object.fromEntries(
    movers(now).map((from) => [nameOf(now.board, from), names(now, destinations(now, from))]),
  ),
}));

const assaults = query((now) => {
  const name = (square: Square): string => nameOf(now.board, square);
  return {
    attacks: attacks(now).map(({ target, attack, defence, outcome, attackers, defenders }) => ({
      target: name(target),
      attack,
      defence,
      outcome,
      attackers: attackers.map(({ square, factor, charging }) => ({
        square: name(square),
        factor,
        charging,
      })),
      defenders: defenders.map(({ square, factor }) => ({ square: name(square), factor })),
    })),
  };
});

const count: Command = (session, text) => {
  if (!/^[0-9]{1,9}$/.test(text))
    throw new CommandRefusal(`“${clipped(text)}” is no number of moves: a whole number from 0.`);
  return { session, answer: { nodes: perft(session.now, Number(text)) } };
};

/** Makes a command that asks the opponent, and changes nothing. */
const opponent =
  (ask: (session: Session, text: string) => Answer['answer']): Command =>
  (session, text) => ({ session, answer: ask(session, text) });

const COMMANDS: Readonly<Record<string, Command>> = {
  rules,
  map: changeMap,
  position: setUp,
  play: playOn,
  communications,
  moves,
  attacks: assaults,
  go: opponent(goAnswer),
  deploy: opponent(deployAnswer),
  perft: count,
  diagram: query((now) => ({ diagram: diagram(now) })),
};

function carryOut(session: Session, line: string): Answer {
  const [name = ''] = /^\S+/.exec(line) ?? [];
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(session, line.slice(name.length).trim());
  const known = listed(Object.keys(COMMANDS));
  throw new CommandRefusal(
    name === ''
      ? `The line is empty; the commands are ${known}.`
      : `There is no command “${clipped(name)}”; the commands are ${known}.`,
  );
}

/**
 * Executes one line typed into the text console (docs/console.md); returns what is printed and the session after it,
 * which is unchanged if the line is in error. A line without a command is an error too, so that every line has one
 * answer.
 */
export function respond(session: Session, line: string): Answer {
  try {
    return carryOut(session, line.trim());
  } catch (error) {
    // Any other error is a bug of the program; it is answered too, because nothing may stop the answers.
    return { session, answer: { error: error instanceof Error ? error.message : String(error) } };
  }
}
