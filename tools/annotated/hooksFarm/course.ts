import { HOOKS_FARM_PLACES } from '../../../src/littlewars/battles/hooksFarm';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { SIDES, type Battle, type Muster } from '../../../src/littlewars/engine/types';
import { blueOne, blueTwo, redOne, redTwo } from './approach';
import { blueFour, blueThree, chargeSettled, redFour, redThree, rushSettled } from './fight';
import { createHand, type Hand } from './hand';
import { blueFive, blueSeven, blueSix, redEight, redFive, redSeven, redSix } from './retreat';

type Move = readonly [move: (hand: Hand) => void, settle?: (hand: Hand) => void];

/** The moves of the battle, Red's and Blue's in turn, each with the settling of its melee if it has one. */
export const MOVES: readonly Move[] = [
  [redOne],
  [blueOne],
  [redTwo],
  [blueTwo],
  [redThree, chargeSettled],
  [blueThree],
  [redFour],
  [blueFour, rushSettled],
  [redFive],
  [blueFive],
  [redSix],
  [blueSix],
  [redSeven],
  [blueSeven],
  [redEight],
];

/** Returns the battle set out as the text tells, before Red's first move. */
export function setOut(muster: Muster): Battle {
  const ready = SIDES.map((side): Order => ({ kind: 'ready', side }));
  return [...HOOKS_FARM_PLACES, ...ready].reduce((battle, order) => {
    const outcome = command(battle, order);
    if (!outcome.ok) throw new Error(`${order.kind}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, beginBattle(muster));
}

/**
 * Returns the orders of the battle as the text tells it.
 *
 * @throws if the rules refuse one, or a move does not come to the figures of the text.
 */
export function playCourse(muster: Muster): readonly Order[] {
  const hand = createHand(setOut(muster));
  for (const [move, settle] of MOVES) {
    hand.go();
    move(hand);
    hand.end();
    settle?.(hand);
  }
  return hand.orders();
}
