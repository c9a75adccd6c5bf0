import { bearingOf } from '../engine/angles';
import { GUN_STRIP_HALF } from '../engine/gun';
import { distance } from '../engine/lengths';
import { manOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import { takePrisoners } from '../engine/prisoners';
import { withGun, withMen } from '../engine/refusals';
import type { Gun, Man, Point, Side } from '../engine/types';
import { directionAway, directionTo, driven, isDestroyed, pointOn } from './driving';
import { affords, moveStateOf, shareLeft, takes, withMoveStates, withState } from './moveState';
import { limberOf, ridersOf } from './guns';
import { dismounted, GUN, gunPlaceFaults } from './gunMarches';
import { nearestSabre, released, unitsOf } from './pursuit';
import type { KriegspielBattle } from './types';

// 7.2 to 7.7: at the end of a move everybody who owes a retirement makes it.

const owes = (battle: KriegspielBattle, man: Man): boolean => {
  const { retires, charged } = moveStateOf(battle, man);
  return retires > 0 && !charged;
};

const captured = (battle: KriegspielBattle, men: readonly Man[]): KriegspielBattle => ({
  ...battle,
  men: takePrisoners(
    battle.men,
    men.map(({ id }) => id),
    battle.moves,
  ),
});

/** Returns where a gun stands after going straight, at most `length` and as far as its riders find room; or null. */
function gunOn(
  battle: KriegspielBattle,
  gun: Gun,
  riders: readonly Man[],
  direction: Point,
  length: number,
): { readonly gun: Gun; readonly riders: readonly Man[] } | null {
  for (let far = Math.floor(length); far > 0; far--) {
    const at = pointOn(gun, direction, far);
    const moved: Gun = { ...gun, ...at, bearing: bearingOf(at, gun) };
    const there = dismounted(withGun(battle, moved), moved, riders);
    if (
      isFree(battle, gun, at, GUN_STRIP_HALF) &&
      gunPlaceFaults(battle, moved, riders).length === 0 &&
      there.length === riders.length
    )
      return { gun: moved, riders: there };
  }
  return null;
}

/** Returns the battle after a limbered gun has retired as far as it owes (7.7), or is lost (7.6, 5.6). */
function gunRetired(battle: KriegspielBattle, gun: Gun): KriegspielBattle {
  const limber = limberOf(battle, gun.id);
  const { limbered, halves } = limber;
  // A man who has marched up to a gun has made his march (2.2), and stays.
  const riders = ridersOf(battle, gun).filter((man) =>
    affords(shareLeft(moveStateOf(battle, man)), shareLeft(limber)),
  );
  const nearest = nearestSabre(battle, gun.side, [gun]);
  if (gun.gone || nearest === null || !riders.some((man) => owes(battle, man))) return battle;
  // Men of a gun that is not limbered leave it behind.
  if (takes(battle, 'formations') && !limbered) return battle;
  const length = GUN.march * (1 - halves / 2) - distance(gun.start, gun);
  const direction = directionTo(nearest.sabre, gun);
  const paid = withMoveStates(
    battle,
    riders.map(({ id }) => id),
    () => ({ retires: 0 }),
  );
  if (isDestroyed(battle, gun, direction, length)) {
    const { guns } = paid.kriegspiel;
    const lost = withState(paid, {
      guns: { ...guns, [gun.id]: { ...limberOf(paid, gun.id), destroyed: true } },
    });
    const dead = riders.map((man): Man => ({ ...man, state: 'dead', lying: false, met: false }));
    return withGun(withMen(lost, ...dead), { ...gun, gone: true, crew: [] });
  }
  const there = gunOn(battle, gun, riders, direction, length);
  if (there !== null) return withMen(withGun(paid, there.gun), ...there.riders);
  return distance(gun.start, gun) > 0 ? paid : captured(paid, riders);
}

/** Returns the battle after the men of a unit have gone as far as they owe, straight away from the nearest sabre. */
function unitRetired(battle: KriegspielBattle, unit: readonly Man[]): KriegspielBattle {
  const owing = unit.flatMap((each) => {
    const man = manOf(battle, each.id) as Man;
    return owes(battle, man) ? [man] : [];
  });
  const [first] = owing;
  const nearest = first === undefined ? null : nearestSabre(battle, first.side, owing);
  if (nearest === null) return battle;
  const gone = driven(
    battle,
    owing.map((man) => {
      const { retires, start } = moveStateOf(battle, man);
      return { man, by: Math.max(0, retires - distance(start, man)) };
    }),
    directionAway(nearest.sabre, owing),
  );
  const isBack = owing.some((man) => {
    const after = manOf(gone, man.id) as Man;
    const { start } = moveStateOf(battle, man);
    return after.state === 'dead' || after.x !== start.x || after.y !== start.y;
  });
  return isBack ? gone : captured(gone, owing);
}

/**
 * Returns the battle at the end of the move of the side `mover`, in which its men have retired as far as they owe
 * (kriegspiel.md 7.2 to 7.7), straight away from the nearest mounted enemy: first limbered guns with their riders,
 * then every man who has not marched far enough. A man driven off the field or into water that nobody fords is
 * destroyed; a body of which nobody can go back surrenders (5.6).
 */
export function madeRetirements(battle: KriegspielBattle, mover: Side): KriegspielBattle {
  const now = released(battle, mover);
  const guns = now.guns.filter((gun) => gun.side === mover).reduce(gunRetired, now);
  return unitsOf(guns, mover).reduce(unitRetired, guns);
}
