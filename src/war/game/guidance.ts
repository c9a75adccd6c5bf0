import { assaultsOn, attacks, type Assault } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { destinations, movers } from '../engine/march';
import { columnOf, rowOf, type Board } from '../engine/board';
import { arsenalsOf, inCommunication, unitAt, type Position } from '../engine/position';
import { play } from '../engine/turn';
import type { Side, Square, UnitKind } from '../engine/vocabulary';
import { UNITS } from '../engine/units';

/**
 * An order suggested to a beginner: to `take` an arsenal, to make a due `retreat`, to `attack` a unit that would be
 * dislodged or destroyed, to `approach` an arsenal, or to end the turn. `kind` is the kind of the unit that marches, or
 * of the target.
 */
export type Guidance =
  /** A march: into the arsenal, nearer to it, or a due retreat. */
  | {
      readonly is: 'take' | 'approach' | 'retreat';
      readonly kind: UnitKind;
      readonly from: Square;
      readonly to: Square;
    }
  /** An attack that destroys or dislodges its target. */
  | { readonly is: 'attack'; readonly kind: UnitKind; readonly assault: Assault }
  | { readonly is: 'endTurn' };

/** The distance from the arsenal in squares beyond which no unit is called: it would arrive too late. */
const NEAR = 5;

interface March {
  readonly from: Square;
  readonly to: Square;
  readonly after: Position;
}

const marchesOf = (position: Position): March[] =>
  movers(position).flatMap((from) =>
    destinations(position, from).flatMap((to) => {
      const played = play(position, { type: 'move', from, to });
      return played.ok ? [{ from, to, after: played.position }] : [];
    }),
  );

/** Returns the steps between two squares, ignoring obstacles. */
const distance = (board: Board, from: Square, to: Square): number =>
  Math.max(
    Math.abs(rowOf(board, from) - rowOf(board, to)),
    Math.abs(columnOf(board, from) - columnOf(board, to)),
  );

/** Returns the attacks that dislodge or destroy. */
const succeeding = (assaults: readonly Assault[]): Assault[] =>
  assaults.filter(({ outcome }) => outcome !== 'resists');

/** Returns how many of a side's units the enemy could dislodge or destroy in this position. */
const exposed = (position: Position, side: Side): number =>
  succeeding(assaultsOn(position, side)).length;

/**
 * Returns the next order suggested to the side to move, by a beginner's rule: take an arsenal; make a due retreat;
 * attack a unit that would be dislodged or destroyed; move a fighting unit that is at most five squares from an arsenal
 * nearer to it, or so that the best attack gains, if it stays in communication and exposes no more units; otherwise end
 * the turn.
 */
export function guidanceOf(position: Position): Guidance {
  const { board, side } = position;
  const kindAt = (square: Square): UnitKind => unitAt(position, square)?.kind ?? 'infantry';
  const goals = arsenalsOf(position).filter((each) => each.side !== side && each.is === 'standing');
  const marches = marchesOf(position);
  const entry = marches.find(({ to }) => goals.some(({ square }) => square === to));
  if (entry !== undefined)
    return { is: 'take', kind: kindAt(entry.from), from: entry.from, to: entry.to };
  const [march] = marches;
  if (position.retreatDue !== NOBODY && march !== undefined)
    return { is: 'retreat', kind: kindAt(march.from), from: march.from, to: march.to };
  const beaten = succeeding(attacks(position)).sort((a, b) => margin(b) - margin(a))[0];
  if (beaten !== undefined) return { is: 'attack', kind: kindAt(beaten.target), assault: beaten };
  const far = (square: Square): number =>
    Math.min(...goals.map((goal) => distance(board, square, goal.square)));
  const [threatened, strength] = [exposed(position, side), bestMargin(position)];
  const nearer = marches
    .filter(
      ({ from, to, after }) =>
        UNITS[kindAt(from)].fighting &&
        far(from) <= NEAR &&
        (far(to) < far(from) || bestMargin(after) > strength) &&
        inCommunication(after, to) &&
        exposed(after, side) <= threatened,
    )
    .sort((a, b) => bestMargin(b.after) - bestMargin(a.after) || far(a.to) - far(b.to))[0];
  return nearer === undefined
    ? { is: 'endTurn' }
    : { is: 'approach', kind: kindAt(nearer.from), from: nearer.from, to: nearer.to };
}

const margin = ({ attack, defence }: Assault): number => attack - defence;

/** Returns the greatest margin, attack less defence, of the attacks of the side to move. */
const bestMargin = (position: Position): number =>
  Math.max(-Infinity, ...attacks(position).map(margin));
