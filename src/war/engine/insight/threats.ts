import { assaultsOn, attacks, type Assault } from '../combat';
import { NOBODY } from '../communication';
import { sideOfSlot, slotAt, unitsOf, type Position } from '../position';
import { fires } from './notCounted';
import { UNITS, unitOfSlot } from '../units';
import { OUTCOMES, type Side } from '../vocabulary';
import { play } from '../turn';

/**
 * Returns the enemy's attack on each unit of a side that could be fired at in this position (rules.md 6.1), row by
 * row from A1. Moves that the enemy could make first are ignored.
 */
export const threatsTo = (position: Position, side: Side): Assault[] => assaultsOn(position, side);

/**
 * Returns how bad an attack is for its target, as a number to compare: by outcome, then by attack minus defence. Null
 * stands for no attack, which is -Infinity.
 */
export const severity = (assault: Assault | null): number =>
  assault === null
    ? -Infinity
    : (OUTCOMES.indexOf(assault.outcome) << 11) + assault.attack - assault.defence;

/**
 * Returns an array by square: the sum of one side's fire on a unit there. It adds the attack factors of the side's
 * fighting units that are in communication, not barred by rules.md 7.3, in line with the square and within range,
 * with no mountain (nor, under `enemyUnitsBlockFire`, a unit of the other side) between. Charges are ignored: cavalry
 * adds 4. Communication is that of the position, whatever a unit on the square would cut. 0 on mountains; a unit adds
 * nothing to its own square.
 */
export function fireOf(position: Position, side: Side): Uint8Array {
  const { board, rules } = position;
  const fire = new Uint8Array(board.size);
  for (const unit of unitsOf(position)) {
    if (unit.side !== side || !fires(position, unit.square)) continue;
    for (let direction = 0; direction < 8; direction++) {
      const reach = Math.min(
        UNITS[unit.kind].range,
        board.rayLength[unit.square * 8 + direction] as number,
      );
      const stride = board.stride[direction] as number;
      for (let distance = 1; distance <= reach; distance++) {
        const square = unit.square + distance * stride;
        fire[square] = (fire[square] as number) + UNITS[unit.kind].attack;
        if (rules.enemyUnitsBlockFire && hostile(position, side, square)) break;
      }
    }
  }
  return fire;
}

const hostile = (position: Position, side: Side, square: number): boolean =>
  slotAt(position, square) !== NOBODY && sideOfSlot(slotAt(position, square)) !== side;

/** An attack worth making: it destroys its target, or forces a retreat. */
interface Strike extends Assault {
  readonly wins: boolean;
}

/**
 * Returns the attacks worth making now (rules.md 6), those that dislodge or destroy, best first: one that wins the war,
 * then those that destroy, then those that dislodge; among these by the target's defence factor, then by attack minus
 * defence.
 */
export function strikes(position: Position): Strike[] {
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
