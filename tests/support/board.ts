import { expect } from 'vitest';
import { layBoard, nameOf, readSquare, type Board } from '../../src/war/engine/board';
import { assaultOn } from '../../src/war/engine/combat';
import { destinations } from '../../src/war/engine/march';
import { readAction } from '../../src/war/engine/notation/recordText';
import { writePosition } from '../../src/war/engine/setups';
import { readPosition, writeAction } from '../../src/war/engine/notation/notation';
import {
  inCommunication,
  unitsOf,
  type PlacedUnit,
  type Position,
} from '../../src/war/engine/position';
import type { Reason } from '../../src/war/engine/reasons';
import { RULE_SETS, type Rules, type RuleSetId } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import { unitOfLetter } from '../../src/war/engine/units';
import type { Action, Side, Square } from '../../src/war/engine/vocabulary';
import { startPosition } from '../../src/war/engine/start';

/** The drill ground: 12 rows of 13 plain squares, but all of row A arsenals of the North, row L the South's. */
const DRILL = ['N'.repeat(13), ...Array<string>(10).fill('.'.repeat(13)), 'S'.repeat(13)];

/**
 * The drill ground with features: `drill({ F6: '#' })`. Its many arsenals keep a line of battle in communication,
 * the North's from above, so that a test of combat need not care.
 */
export function drill(features: Readonly<Record<string, string>> = {}): Board {
  const plain = layBoard(DRILL);
  const map = [...DRILL.join('')];
  for (const [name, feature] of Object.entries(features)) map[square(name, plain)] = feature;
  return layBoard(DRILL.map((_, r) => map.slice(r * 13, r * 13 + 13).join('')));
}

export function square(name: string, board: Board = STANDARD_BOARD): Square {
  const found = readSquare(board, name);
  if (found === undefined) throw new Error(`no square ${name}`);
  return found;
}

/** Names of squares, parted by spaces. */
export const names = (squares: readonly Square[], board: Board = STANDARD_BOARD): string =>
  squares.map((s) => nameOf(board, s)).join(' ');

export interface Scene {
  readonly board?: Board;
  /** A rule set; `debord` where none is named. */
  readonly text?: RuleSetId;
  /** Switches set otherwise than in the rule set. */
  readonly rules?: Partial<Rules>;
  /** The side to move; the North where none is named. */
  readonly to?: Side;
  /** The arsenals still standing, parted by commas; all where none are named. */
  readonly standing?: string;
  readonly dislodged?: string | undefined;
  readonly turn?: number;
}

const GROUND_OF = { '^': 'mountain', '#': 'fort', '=': 'pass' } as const;

/**
 * A position from small diagrams, each laid on the board with its northwest corner on the square named:
 * `{ F8: 'C.i' }` is a cavalry on F8 and an enemy infantry on F10. A line a row; spaces do not count; `.` is any empty
 * square, `^` `#` `=` an empty mountain, fort or pass, which must lie there.
 */
export function scene(diagrams: Readonly<Record<string, string>>, options: Scene = {}): Position {
  const { board = STANDARD_BOARD, text = 'debord', rules, to = 'N', dislodged, turn = 1 } = options;
  const units = Object.entries(diagrams).flatMap(([corner, diagram]) =>
    readDiagram(board, square(corner, board), diagram),
  );
  const standing = options.standing?.split(',').filter((name) => name !== '-');
  return startPosition(
    board,
    { ...RULE_SETS[text], ...rules },
    {
      units,
      side: to,
      standing: standing?.map((name) => square(name, board)) ?? board.arsenals.map((a) => a.square),
      dislodged: dislodged === undefined ? null : square(dislodged, board),
      turn,
    },
  );
}

function readDiagram(board: Board, corner: Square, diagram: string): PlacedUnit[] {
  const rows = diagram.split('\n').map((row) => row.replace(/\s/g, ''));
  return rows
    .filter((row) => row !== '')
    .flatMap((row, r) =>
      [...row].flatMap((character, c): PlacedUnit[] => {
        if (character === '.') return [];
        const at = corner + r * board.width + c;
        if (character === '^' || character === '#' || character === '=') {
          expect(board.terrain[at], `the ground of ${nameOf(board, at)}`).toBe(
            GROUND_OF[character],
          );
          return [];
        }
        const unit = unitOfLetter(character);
        if (unit === undefined) throw new Error(`'${character}' is no unit`);
        if (board.terrain[at] === 'mountain') throw new Error(`${nameOf(board, at)} is a mountain`);
        return [{ ...unit, square: at }];
      }),
    );
}

/** The position of a position string. */
export function position(text: string, rules: Rules = RULE_SETS.debord): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.faults)}`);
  return startPosition(STANDARD_BOARD, rules, reading.setup);
}

const asAction = (board: Board, action: Action | string): Action => {
  const found = typeof action === 'string' ? readAction(board, action) : action;
  if (found === undefined) throw new Error(`${JSON.stringify(action)} is no action`);
  return found;
};

/** The position after actions parted by spaces; fails with the reasons where one is refused. */
export function playAll(start: Position, actions: string): Position {
  let now = start;
  for (const word of actions.split(' ')) {
    const answer = play(now, asAction(now.board, word));
    if (!answer.ok)
      throw new Error(`${word} of ${actions}: ${spoken(now.board, answer.reasons).join('; ')}`);
    now = answer.position;
  }
  return now;
}

/** A reason as text, its squares named: `occupied K15, by S`. */
export const spoken = (board: Board, reasons: readonly Reason[]): string[] =>
  reasons.map((reason) => {
    const parts = Object.entries(reason).filter(([key]) => key !== 'code');
    const details = parts.map(([key, value]) => spokenPart(board, key, value));
    return [reason.code, details.join(', ')].filter((part) => part !== '').join(' ');
  });

function spokenPart(board: Board, key: string, value: unknown): string {
  if (key === 'square') return nameOf(board, value as Square);
  if (key === 'between')
    return (value as { square: Square; passage: string }[])
      .map((b) => `${nameOf(board, b.square)} ${b.passage}`)
      .join(', ');
  if (key === 'attackers') return `${key} ${names(value as Square[], board)}`;
  const isSquare = ['from', 'to', 'taken', 'emptied'].includes(key);
  return `${key} ${isSquare ? nameOf(board, value as Square) : String(value)}`;
}

/** The content of a position, in a form that can be stored and compared. */
export const picture = (p: Position) => ({
  ...p,
  occupants: [...Array.from(p.occupants)],
  squares: [...Array.from(p.squares)],
  advance: p.advance === null ? null : { to: p.advance.to, from: [...p.advance.from] },
});

/** Fails unless the action is refused with these very reasons and the position left as it was. */
export function expectRefused(
  p: Position,
  action: Action | string,
  reasons: readonly string[],
): void {
  const before = picture(p);
  const answer = play(p, asAction(p.board, action));
  expect(answer.ok ? writePosition(answer.position) : spoken(p.board, answer.reasons)).toEqual(
    reasons,
  );
  expect(picture(p)).toEqual(before);
}

/** The squares of a side's units in communication and out of it, in board order. */
export function communications(p: Position, side: Side): { linked: string; isolated: string } {
  const units = unitsOf(p).filter((unit) => unit.side === side);
  const squares = (linked: boolean) =>
    units.filter((u) => inCommunication(p, u.square) === linked).map((u) => u.square);
  return { linked: names(squares(true), p.board), isolated: names(squares(false), p.board) };
}

/** The names of the destinations of the unit on a square. */
export const reach = (p: Position, from: string): string =>
  names(destinations(p, square(from, p.board)), p.board);

/**
 * The sum of an attack as text, `C5 7* + B6 4 = 11 : D6 6 + E6 10(4) = 16 resists`: `*` charges, `(4)` is the terrain bonus
 * within the factor. `nothing` where nobody can fire.
 */
export function sum(p: Position, target: string): string {
  const assault = assaultOn(p, square(target, p.board));
  if (assault === null) return 'nothing';
  const attack = assault.attackers.map(
    (a) => `${nameOf(p.board, a.square)} ${a.factor}${a.charging ? '*' : ''}`,
  );
  const defence = assault.defenders.map(
    (d) => `${nameOf(p.board, d.square)} ${d.factor}${d.bonus > 0 ? `(${d.bonus})` : ''}`,
  );
  const hemmedIn = assault.hemmedIn ? ' hemmed in' : '';
  return `${attack.join(' + ')} = ${assault.attack} : ${defence.join(' + ')} = ${assault.defence} ${assault.outcome}${hemmedIn}`;
}

/** An action in the notation of a board. */
export const written = (p: Position, action: Action): string => writeAction(p.board, action);
