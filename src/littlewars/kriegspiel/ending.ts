import { freeMen } from '../engine/ending';
import { pointsOf, type Points } from '../engine/points';
import { SIDES, type Side } from '../engine/types';
import { isOutOfAction } from './moveState';
import { hasHorse } from './supplyNeeds';
import type { KriegspielBattle } from './types';

// 1.4: when a battle ends in other ways than those of Little Wars, and the points for it.

const isGeneral = ({ kriegspiel }: KriegspielBattle, id: string): boolean =>
  kriegspiel.services[id] === 'general';

/** Returns whether a side has anybody but its General on the field or aboard, free, and not starved (5.6). */
const isFit = (battle: KriegspielBattle, side: Side): boolean =>
  freeMen(battle, side).some(({ id }) => !isGeneral(battle, id) && !isOutOfAction(battle, id));

/**
 * Returns the battle at the end of a move, over if a side has nobody left who is fit to act (kriegspiel.md 1.4): the
 * other side has won; it is a draw if neither has anybody. Otherwise the battle is unchanged.
 */
export function judgedFit(battle: KriegspielBattle): KriegspielBattle {
  const fit = SIDES.filter((side) => isFit(battle, side));
  if (battle.phase === 'over' || fit.length === SIDES.length) return battle;
  return { ...battle, phase: 'over', result: { winner: fit[0] ?? null, why: 'noneFit' } };
}

/**
 * Returns the points of a side in a battle of Kriegspiel (kriegspiel.md 1.4, littlewars.md 6.5). Gunners and
 * engineers count as infantry; a cavalryman who has a horse counts as cavalry even when dismounted; the General and
 * destroyed guns count nothing.
 */
export const kriegspielPoints = (battle: KriegspielBattle, side: Side): Points =>
  pointsOf(
    {
      ...battle,
      guns: battle.guns.filter(({ id }) => battle.kriegspiel.guns[id]?.destroyed !== true),
      men: battle.men
        .filter(({ id }) => !isGeneral(battle, id))
        .map((man) => (hasHorse(battle, man) ? { ...man, arm: 'cavalry' } : man)),
    },
    side,
  );
