import { lineGoals } from '../../engine/ending';
import { crewNear, outOfAction } from '../../engine/gun';
import { MOVE, samePlace } from '../../engine/lengths';
import { wayOf } from '../../engine/marching';
import { manOf, movedBy, other } from '../../engine/men';
import { gunNamed, isMoving } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import type { ShownAction, ShownLine, ShownWay } from '../plan/view';

/** Returns the back lines that count (6.2, 6.3), by the side they belong to. */
export const shownLines = (battle: Battle): readonly ShownLine[] =>
  lineGoals(battle).map(({ by, from, to }) => ({ side: other(by), from, to }));

/** For how many chosen men the ways they have made in this move are shown. */
const MOST_WAYS = 12;

interface Shown {
  readonly made: readonly ShownWay[];
  readonly actions: readonly ShownAction[];
}

/** Returns what the plan shows of the chosen: the ways from where each began (3.4), and who serves a gun (4.1). */
export function shownOf(battle: Battle, chosen: readonly string[]): Shown {
  const actions = chosen.flatMap((id): readonly ShownAction[] => {
    const gun = gunNamed(battle, id);
    if (gun === undefined || gun.gone) return [];
    const crew = crewNear(battle, gun, gun.side).map((man) => man.id);
    return [{ gun: id, crew, inAction: outOfAction(battle, gun).length === 0 }];
  });
  if (!isMoving(battle) || chosen.length > MOST_WAYS) return { made: [], actions };
  const made = chosen.flatMap((id): readonly ShownWay[] => {
    const man = manOf(battle, id);
    if (man === undefined || movedBy(man) !== battle.mover || samePlace(man, man.start)) return [];
    const at = { x: man.x, y: man.y };
    return [{ id, way: wayOf(battle, man, at), limit: MOVE[man.arm], at, kind: 'made' }];
  });
  return { made, actions };
}
