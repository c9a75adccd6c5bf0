import { memoizeEach } from '../../shell/memoizeEach';
import { contactsOf, isolationOf, meleeGroupsOf } from './contact';
import type { Table } from './men';
import { isMoving } from './refusals';
import type { Reason } from './reasons';
import { SIDES, type Battle, type BySide, type Man, type Melee, type Side } from './types';
import type { Casualties, Isolation, Toll } from './meleeTypes';

/**
 * Returns how many die on each side, and how many of the smaller side are taken, in a melee with `smaller` men on one
 * side and `larger` on the other (littlewars.md 5.3). If the numbers are equal, all die. Otherwise men of the smaller
 * side are first taken if it is isolated, as many as the difference of the numbers; each of its men who is left kills
 * one and dies.
 */
export function tollOf(smaller: number, larger: number, isolated: boolean): Toll {
  const taken = isolated ? Math.min(larger - smaller, smaller) : 0;
  return { dead: smaller - taken, taken };
}

/** Returns how dear a man is to the mover when some must be chosen: his own cavalry is, the enemy's is not. */
const dearness = (mover: Side, { side, arm }: Man): number =>
  (arm === 'cavalry' ? 1 : 0) * (side === mover ? 1 : -1);

/** Returns a choice of the dead and taken, those least dear to the mover first. */
function proposalOf(
  mover: Side,
  men: BySide<readonly Man[]>,
  smaller: Side | null,
  toll: Toll,
): Casualties {
  const cheapest = (side: Side): string[] =>
    // Equal men stay in the order of their numbers.
    [...men[side]].sort((a, b) => dearness(mover, a) - dearness(mover, b)).map(({ id }) => id);
  return {
    dead: SIDES.flatMap((side) => cheapest(side).slice(0, toll.dead)),
    taken: smaller === null ? [] : cheapest(smaller).slice(toll.dead, toll.dead + toll.taken),
  };
}

const idsOf = (men: readonly Man[]): string[] => men.map(({ id }) => id);

/**
 * Returns the melees at the end of the move of the side `mover` (littlewars.md 5.2), with their tolls (5.3) and a
 * proposal of who dies and is taken (5.4), in the order of their numbers from 0; none of them settled. `joined` gives,
 * by a man's id, the number of the melee into which the mover has put him if he is equally near to several.
 */
export function meleesOf(
  table: Table,
  mover: Side,
  joined: Readonly<Record<string, number>> = {},
): Melee[] {
  const groups = meleeGroupsOf(table, joined);
  const contacts = contactsOf(table, groups);
  return groups.map((group, number) => {
    const men = {
      red: group.men.filter(({ side }) => side === 'red'),
      blue: group.men.filter(({ side }) => side === 'blue'),
    };
    const less = men.red.length - men.blue.length;
    const smaller: Side | null = less === 0 ? null : less < 0 ? 'red' : 'blue';
    const isolation: Isolation | null =
      smaller === null ? null : isolationOf(table, men[smaller], contacts);
    const [few, many] = less < 0 ? [men.red, men.blue] : [men.blue, men.red];
    const toll = tollOf(few.length, many.length, isolation?.isolated ?? false);
    return {
      number,
      men: { red: idsOf(men.red), blue: idsOf(men.blue) },
      touching: idsOf(group.touching),
      smaller,
      isolation,
      toll,
      proposal: proposalOf(mover, men, smaller, toll),
      ties: group.ties,
      settled: false,
    };
  });
}

/**
 * Returns whether the mover can choose who dies or is taken in a melee (littlewars.md 5.4): not all men of a side
 * share one fate.
 */
export const areCasualtiesOpen = ({ men, smaller, toll }: Melee): boolean =>
  SIDES.some((side) => {
    const all = men[side].length;
    const taken = side === smaller ? toll.taken : 0;
    return toll.dead + taken > 0 && toll.dead < all && taken < all;
  });

/**
 * Returns the melees of a battle that are being settled; or, during a move, the melees that there would be if the move
 * ended now (littlewars.md 5.2); both in the order of their numbers. Empty in every other phase. Cached, because a
 * displayed battle needs them several times.
 */
export const meleesNow = memoizeEach((battle: Battle): readonly Melee[] => {
  if (battle.phase === 'melees') return battle.melees;
  return isMoving(battle) ? meleesOf(battle, battle.mover) : [];
});

/**
 * Returns every reason against settling a melee with these dead and taken, such as wrong numbers (littlewars.md 5.3,
 * 5.4); empty if it may be settled so.
 */
export function casualtyFaults(melee: Melee, { dead, taken }: Casualties): Reason[] {
  const reasons: Reason[] = [];
  const named = [...dead, ...taken];
  for (const id of new Set(named.filter((each, i) => named.indexOf(each) !== i)))
    reasons.push({ code: 'namedTwice', id });
  const members: readonly string[] = [...melee.men.red, ...melee.men.blue];
  for (const id of named)
    if (!members.includes(id)) reasons.push({ code: 'notInMelee', man: id, melee: melee.number });
  for (const side of SIDES) {
    const count = (ids: readonly string[]): number =>
      ids.filter((id) => melee.men[side].includes(id)).length;
    const check = (what: 'dead' | 'taken', ids: readonly string[], due: number): void => {
      if (count(ids) !== due)
        reasons.push({ code: 'wrongToll', side, what, named: count(ids), due });
    };
    check('dead', dead, melee.toll.dead);
    check('taken', taken, side === melee.smaller ? melee.toll.taken : 0);
  }
  return reasons;
}
