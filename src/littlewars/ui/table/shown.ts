import { crewNear, outOfAction } from '../../engine/gun';
import { MOVE, samePlace } from '../../engine/lengths';
import { wayOf } from '../../engine/marching';
import { manOf, movedBy, other } from '../../engine/men';
import { gunNamed } from '../../engine/refusals';
import { SIDES, type Battle } from '../../engine/types';
import type { ShownAction, ShownLine, ShownWay } from '../plan/view';

/** The parts of the back lines that count (6.2, 6.3): nothing in a Fight to the Finish. */
export function shownLines({ rules, country, first }: Battle): readonly ShownLine[] {
  if (rules.kind === 'finish') return [];
  const { width } = country;
  const from = { whole: 0, middle: width / 4, left: 0, right: width / 2 }[rules.linePart];
  const to = { whole: width, middle: (3 * width) / 4, left: width / 2, right: width }[
    rules.linePart
  ];
  const sides = rules.kind === 'blow' ? SIDES : [other(first)];
  return sides.map((side) => ({ side, from, to }));
}

/** Of how many who are chosen the ways are shown that they have gone in this move. */
const MOST_WAYS = 12;

interface Shown {
  readonly made: readonly ShownWay[];
  readonly actions: readonly ShownAction[];
}

/** What is shown of who is chosen: the ways gone from where each began (3.4), and who serves a gun (4.1). */
export function shownOf(battle: Battle, chosen: readonly string[]): Shown {
  const actions = chosen.flatMap((id): readonly ShownAction[] => {
    const gun = gunNamed(battle, id);
    if (gun === undefined || gun.gone) return [];
    const crew = crewNear(battle, gun, gun.side).map((man) => man.id);
    return [{ gun: id, crew, inAction: outOfAction(battle, gun).length === 0 }];
  });
  const moving = battle.phase === 'guns' || battle.phase === 'men';
  if (!moving || chosen.length > MOST_WAYS) return { made: [], actions };
  const made = chosen.flatMap((id): readonly ShownWay[] => {
    const man = manOf(battle, id);
    if (man === undefined || movedBy(man) !== battle.mover || samePlace(man, man.start)) return [];
    const at = { x: man.x, y: man.y };
    return [{ id, way: wayOf(battle, man, at), limit: MOVE[man.arm], at, kind: 'made' }];
  });
  return { made, actions };
}
