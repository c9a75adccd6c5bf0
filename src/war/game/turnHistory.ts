import { arsenalsFallen, fightingUnits } from '../engine/forces';
import { inCommunication, unitsOf, type Position } from '../engine/position';
import { markOf } from '../engine/notation/replay';
import { UNITS } from '../engine/units';
import { SIDES, type Outcome, type Side, type Square } from '../engine/vocabulary';
import { isByLot } from './clocks';
import { isRetreat, present, stepTo, type War } from './war';

/**
 * The forces of one side on the board in one position: the number of its fighting units, their strength, and the
 * units in communication.
 */
export interface Tally {
  readonly fighting: number;
  /** The sum of the defence factors of its fighting units, in communication or not, without terrain. */
  readonly strength: number;
  /** The number of its units of every kind in communication. */
  readonly linked: number;
}
/** The forces of both sides on the board in one position. */
export type Tallies = Readonly<Record<Side, Tally>>;

/**
 * One turn in the table of a war's turns: its attack, the arsenals that fell in it, and the forces afterwards. `from`
 * and `to` are indices in the war's positions.
 */
export interface TurnRow {
  readonly turn: number;
  readonly side: Side;
  /** The index of the turn's first position. */
  readonly from: number;
  /** The index of its last position; for the current turn, of the present. */
  readonly to: number;
  readonly ended: boolean;
  /** The forces at its end. */
  readonly tallies: Tallies;
  /** The attack of the turn and its outcome; null if there was none. */
  readonly assault: { readonly target: Square; readonly outcome: Outcome } | null;
  /** The arsenals that fell in the turn, row by row from A1. */
  readonly arsenals: readonly { readonly square: Square; readonly side: Side }[];
}

/** The turns of a war for a table, in order; a turn without an action has no row. */
export interface TurnHistory {
  /** The forces before the first turn. */
  readonly start: Tallies;
  readonly turns: readonly TurnRow[];
}

const OUTCOMES = { '=': 'resists', '~': 'dislodged', '#': 'destroyed', '!': null } as const;

/** Rows by the last position of each turn: positions are values, and a continued war shares them. */
const rows = new WeakMap<Position, TurnRow>();

/**
 * Returns the turns of a war that have an action, in order, each with the forces afterwards. Rows of finished turns are
 * cached: the same objects each time.
 */
export function turnHistoryOf(war: War): TurnHistory {
  const { positions } = war;
  const turns: TurnRow[] = [];
  let from = 0;
  for (let to = 1; to < positions.length; to++) {
    const [first, last] = [positions[from], positions[to]];
    if (!first || !last) break;
    const isLast = to === positions.length - 1;
    if (last.turn === first.turn && !isLast) continue;
    const row = rows.get(last) ?? rowOf(war, from, to);
    rows.set(last, row);
    turns.push(row);
    from = to;
  }
  return { start: talliesOf(positions[0]), turns };
}

function rowOf(war: War, from: number, to: number): TurnRow {
  const first = war.positions[from] ?? war.positions[0];
  const last = war.positions[to] ?? present(war);
  return {
    turn: first.turn,
    side: first.side,
    from,
    to,
    ended: last.turn > first.turn || last.over !== null,
    tallies: talliesOf(last),
    assault: assaultIn(war, from, to),
    arsenals: arsenalsFallen(first, last),
  };
}

function assaultIn(war: War, from: number, to: number): TurnRow['assault'] {
  // An attack is the last action of its turn, except for an advance.
  for (let i = to - 1; i >= from; i--) {
    const step = stepTo(war, i + 1);
    if (step?.action.type !== 'attack') continue;
    const { before, action, after } = step;
    const mark = markOf(before, action, after);
    const outcome = mark === null ? null : OUTCOMES[mark];
    return outcome === null ? null : { target: action.target, outcome };
  }
  return null;
}

function talliesOf(position: Position): Tallies {
  const units = unitsOf(position);
  const tally = (side: Side): Tally => {
    const own = units.filter((unit) => unit.side === side);
    return {
      fighting: fightingUnits(position, side),
      strength: own.reduce(
        (sum, { kind }) => sum + (UNITS[kind].fighting ? UNITS[kind].defence : 0),
        0,
      ),
      linked: own.filter(({ square }) => inCommunication(position, square)).length,
    };
  };
  const [N, S] = SIDES.map(tally) as [Tally, Tally];
  return { N, S };
}

/**
 * Returns whether the action at an index of a war was drawn by lot because its side's time had run out: in a turn in
 * which it had, an advance (rules.md 6.8), or a retreat (7.1) that no order follows. False for an index without an
 * action.
 */
export function isDrawn(war: War, index: number): boolean {
  const [action, before, next] = [war.actions[index], war.positions[index], war.actions[index + 1]];
  if (action === undefined || before === undefined || !isByLot(war, before.turn)) return false;
  if (action.type === 'advance') return true;
  return isRetreat(before, action) && (next === undefined || next.type === 'endTurn');
}
