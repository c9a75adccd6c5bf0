import type { Square } from '../../engine/vocabulary';
import { FireHeads, FireLines } from './art/Fire';
import type { Segment } from './art/Lines';
import type { BoardView } from './view';

interface AttackFireProps {
  readonly fire: NonNullable<BoardView['fire']>;
  readonly centre: (square: Square) => Segment['from'];
}

/**
 * Draws, under the units, the lines of fire of one attack: from each attacker to the target, and from each supporter to
 * it. `centre` returns the middle of a square in units of the drawing.
 */
export const AttackFire = (props: AttackFireProps) => <FireLines {...segmentsOf(props)} />;
/**
 * Draws, over the units, the arrowheads of one attack's lines of fire, at the edge of the target's square. `centre`
 * returns the middle of a square in units of the drawing.
 */
export const AttackFireHeads = (props: AttackFireProps) => <FireHeads {...segmentsOf(props)} />;

/** Returns the lines of an attack, each from its unit to the target. */
function segmentsOf({ fire, centre }: AttackFireProps) {
  const to = centre(fire.target);
  const lines = (units: readonly { readonly square: Square }[]): Segment[] =>
    units.map(({ square }) => ({ from: centre(square), to }));
  return {
    attack: lines(fire.attackers.filter(({ charging }) => !charging)),
    charge: lines(fire.attackers.filter(({ charging }) => charging)),
    support: lines(fire.defenders.slice(1)),
  };
}
