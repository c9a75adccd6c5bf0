import type { Square } from '../../engine/vocabulary';
import { FireHeads, FireLines } from './art/Fire';
import type { Segment } from './art/Lines';
import type { BoardView } from './view';

interface AttackFireProps {
  readonly fire: NonNullable<BoardView['fire']>;
  readonly centre: (square: Square) => Segment['from'];
}

/** The lines of fire of the attack whose sum is shown, drawn under the units. */
export const AttackFire = (props: AttackFireProps) => <FireLines {...segmentsOf(props)} />;
/** The arrowheads, at the target, of the lines of fire of the attack whose sum is shown; drawn over the units. */
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
