import { knotsOf } from './contact';
import { isolationOf } from './isolation';
import { inContact, isReady, type Table } from './men';
import { isMoving } from './refusals';
import type { Reason } from './reasons';
import type { Battle, BySide, Fate, Isolation, Man, Melee, Side, Toll } from './types';
import { SIDES } from './types';

/**
 * What a melee costs (5.3). Equal numbers all die. Of the smaller each kills one and dies; where it is isolated as many
 * are taken first as it is fewer.
 */
export function tollOf(smaller: number, larger: number, isolated: boolean): Toll {
  const taken = isolated ? Math.min(larger - smaller, smaller) : 0;
  return { dead: smaller - taken, taken };
}

/** How dear a man is to the mover, among those of whom some must go: his own horse is, and the enemy's is not. */
const dearness = (mover: Side, { side, arm }: Man): number =>
  (arm === 'cavalry' ? 1 : 0) * (side === mover ? 1 : -1);

/** A choice of who dies and who is taken, of those who are least dear to the mover. */
function proposalOf(
  mover: Side,
  men: BySide<readonly Man[]>,
  smaller: Side | null,
  toll: Toll,
): Fate {
  const cheapest = (side: Side): string[] =>
    // Equals stay in the order of their numbers.
    [...men[side]].sort((a, b) => dearness(mover, a) - dearness(mover, b)).map(({ id }) => id);
  return {
    dead: SIDES.flatMap((side) => cheapest(side).slice(0, toll.dead)),
    taken: smaller === null ? [] : cheapest(smaller).slice(toll.dead, toll.dead + toll.taken),
  };
}

const idsOf = (men: readonly Man[]): string[] => men.map(({ id }) => id);

/**
 * The melees at the end of a move (5.2), with what each costs (5.3). `joined` says, of men as near to two of them, into
 * which the mover puts them.
 */
export function meleesOf(
  table: Table,
  mover: Side,
  joined: Readonly<Record<string, number>> = {},
): Melee[] {
  return knotsOf(table, joined).map((knot, number) => {
    const men = {
      red: knot.men.filter(({ side }) => side === 'red'),
      blue: knot.men.filter(({ side }) => side === 'blue'),
    };
    const less = men.red.length - men.blue.length;
    const smaller: Side | null = less === 0 ? null : less < 0 ? 'red' : 'blue';
    const isolation: Isolation | null = smaller === null ? null : isolationOf(table, men[smaller]);
    const [few, many] = less < 0 ? [men.red, men.blue] : [men.blue, men.red];
    const toll = tollOf(few.length, many.length, isolation?.isolated ?? false);
    return {
      number,
      men: { red: idsOf(men.red), blue: idsOf(men.blue) },
      touching: idsOf(knot.touching),
      smaller,
      isolation,
      toll,
      proposal: proposalOf(mover, men, smaller, toll),
      ties: knot.ties,
      settled: false,
    };
  });
}

/** 5.4: whether there is a choice of who dies and who is taken in a melee. */
export const isFateOpen = ({ men, toll: { dead, taken } }: Melee): boolean =>
  2 * dead + taken < men.red.length + men.blue.length || taken > 0;

/** Those that have been judged already: more than one who shows a battle asks. */
const known = new WeakMap<Battle, readonly Melee[]>();

/**
 * 5.2: the melees of a battle that are being settled, or, while a move is under way, those that contact would make if it
 * ended now.
 */
export function meleesNow(battle: Battle): readonly Melee[] {
  const { phase, men, mover } = battle;
  if (phase === 'melees') return battle.melees;
  if (!isMoving(battle)) return [];
  const before = known.get(battle);
  if (before !== undefined) return before;
  const met = men.some(
    (man) => man.side === mover && isReady(man) && men.some((enemy) => inContact(man, enemy)),
  );
  const melees = met ? meleesOf(battle, mover) : [];
  known.set(battle, melees);
  return melees;
}

/** Everything against a choice of who dies and who is taken in a melee (5.3, 5.4). */
export function fateFaults(melee: Melee, { dead, taken }: Fate): Reason[] {
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
