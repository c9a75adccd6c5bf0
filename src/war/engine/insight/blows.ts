import { attacks, type Assault } from '../combat';
import { slotAt, type Position } from '../position';
import { play } from '../turn';
import { unitOfSlot, UNITS } from '../units';

/** An attack worth making: it destroys its target, or forces a retreat. */
export interface Blow extends Assault {
  /** Whether it wins the war. */
  readonly wins: boolean;
}

/**
 * Returns the attacks worth making, best first: one that wins the war; those that destroy before those that
 * dislodge; then by the target's defence factor; then by margin.
 */
export function blows(position: Position): Blow[] {
  const factor = ({ target }: Assault): number =>
    UNITS[unitOfSlot(slotAt(position, target)).kind].defence;
  return attacks(position)
    .filter(({ outcome }) => outcome !== 'resists')
    .map((assault) => ({ ...assault, wins: winsBy(position, assault) }))
    .sort(
      (a, b) =>
        Number(b.wins) - Number(a.wins) ||
        Number(b.outcome === 'destroyed') - Number(a.outcome === 'destroyed') ||
        factor(b) - factor(a) ||
        b.attack - b.defence - (a.attack - a.defence),
    );
}

function winsBy(position: Position, { target }: Assault): boolean {
  const struck = play(position, { type: 'attack', target });
  return struck.ok && struck.position.over?.winner === position.side;
}
