import { assaultsOn, attacks, type Assault } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { destinations, movers } from '../engine/march';
import { columnOf, rowOf, type Board } from '../engine/board';
import { arsenalsOf, inCommunication, unitAt, type Position } from '../engine/position';
import { play } from '../engine/turn';
import type { Side, Square, UnitKind } from '../engine/vocabulary';
import { UNITS } from '../engine/units';

/** What leads on towards the enemy's last arsenal. */
export type Guidance =
  /** A march: into the arsenal, nearer to it, or the retreat that is due. */
  | {
      readonly is: 'take' | 'approach' | 'retreat';
      readonly kind: UnitKind;
      readonly from: Square;
      readonly to: Square;
    }
  /** An attack that destroys its target, or drives it off. */
  | { readonly is: 'attack'; readonly kind: UnitKind; readonly assault: Assault }
  | { readonly is: 'endTurn' };

/** Squares from the arsenal beyond which no unit is sent for: it would come too late. */
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

/** Steps between two squares where nothing stands in the way. */
const distance = (board: Board, from: Square, to: Square): number =>
  Math.max(
    Math.abs(rowOf(board, from) - rowOf(board, to)),
    Math.abs(columnOf(board, from) - columnOf(board, to)),
  );

/** The attacks that dislodge or destroy. */
const succeeding = (assaults: readonly Assault[]): Assault[] =>
  assaults.filter(({ outcome }) => outcome !== 'resists');

/** How many of a side's units the enemy could dislodge or destroy as the position stands. */
const exposed = (position: Position, side: Side): number =>
  succeeding(assaultsOn(position, side)).length;

/**
 * What the side to move does best next, by a rule that a beginner follows: take the arsenal, else attack what can be
 * beaten, else march nearer where one is in communication and nothing can be beaten, else end the turn.
 */
export function guidanceOf(position: Position): Guidance {
  const { board, side } = position;
  const kindAt = (square: Square): UnitKind => unitAt(position, square)?.kind ?? 'infantry';
  const goals = arsenalsOf(position).filter((each) => each.side !== side && each.is === 'standing');
  const marches = marchesOf(position);
  const entry = marches.find(({ to }) => goals.some(({ square }) => square === to));
  if (entry !== undefined)
    return { is: 'take', kind: kindAt(entry.from), from: entry.from, to: entry.to };
  const [way] = marches;
  if (position.retreatDue !== NOBODY && way !== undefined)
    return { is: 'retreat', kind: kindAt(way.from), from: way.from, to: way.to };
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

/** By how much the best attack of the side to move is above its defence, or below. */
const bestMargin = (position: Position): number =>
  Math.max(-Infinity, ...attacks(position).map(margin));
