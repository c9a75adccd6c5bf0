import { apronUnder } from './capture';
import { menOf } from './forces';
import { isFreeMan, isOnLine, other } from './men';
import { freeUnguarded } from './prisoners';
import { rulingsOf } from './rulings';
import type { Battle, Gun, Man, Result, Side } from './types';
import type { LinePart } from './battleRules';
import { SIDES } from './types';

/** 6.1: below this many men on both sides a battle is drawn; the second if a side began with fewer than fifty. */
const TOO_FEW = 15;
const TOO_FEW_OF_SMALL = 10;
const SMALL = 50;
/** 6.2 */
const STRIKE = 3;
const MOVES_TO_LEAVE = 6;

/** Returns whether a man is free, on the field or aboard a boat or train on it (kriegspiel.md 8). */
const isLeft = (man: Man): boolean => isFreeMan(man) || man.state === 'aboard';

/**
 * Returns a side's men who are not in enemy hands, armed or not, on the field or aboard, in their order (littlewars.md
 * 5.5, 6.4).
 */
export const freeMen = ({ men }: Battle, side: Side): Man[] =>
  men.filter((man) => man.side === side && isLeft(man));

/**
 * Returns the number of men below which both sides must have fallen for a Fight to the Finish to be drawn
 * (littlewars.md 6.1): 10 if a side began with fewer than fifty, otherwise 15.
 */
export const leastMen = ({ forces }: Battle): number =>
  Math.min(...SIDES.map((side) => menOf(forces[side]))) < SMALL ? TOO_FEW_OF_SMALL : TOO_FEW;

/** The extent of each part of a back line, in shares of its length. */
const PARTS: Readonly<Record<LinePart, readonly [from: number, to: number]>> = {
  whole: [0, 1],
  middle: [1 / 4, 3 / 4],
  left: [0, 1 / 2],
  right: [1 / 2, 1],
};

/** Returns the extent of the part of a back line that counts, in lengths along it. */
const partThatCounts = ({ rules, country: { width } }: Battle) => {
  const [from, to] = PARTS[rules.linePart];
  return { from: from * width, to: to * width };
};

/**
 * Returns the free men of a side, armed or not, who are on the part of the enemy's back line that counts in this battle
 * (littlewars.md 6.2, 6.3), in the order of the battle's men.
 */
export function onEnemyLine(battle: Battle, side: Side): Man[] {
  const { from, to } = partThatCounts(battle);
  return freeMen(battle, side).filter(
    (man) => isFreeMan(man) && isOnLine(battle, man, other(side)) && man.x >= from && man.x <= to,
  );
}

/** How many of the First Player's men must reach the line in a Defensive Game (6.3), which need not be whole. */
const quarterOf = ({ first, forces }: Battle): number => menOf(forces[first]) / 4;

/** The enemy's back line as the goal of a side (littlewars.md 6.2, 6.3): the part of x that counts, in sixteenths. */
export interface LineGoal {
  /** The side whose men count on the line. */
  readonly by: Side;
  /** The least and the greatest x of the part that counts, in sixteenths of an inch. */
  readonly from: number;
  readonly to: number;
  /** How many men are needed there, a whole number; null once a blow has been struck, when nobody counts any more. */
  readonly needed: number | null;
}

/**
 * Returns the back lines that are goals in a battle, each with the part that counts and how many men are needed there:
 * for both sides, Red's first, in a Blow at the Rear (littlewars.md 6.2), for the attackers in a Defensive Game (6.3),
 * for nobody in a Fight to the Finish.
 */
export function lineGoals(battle: Battle): readonly LineGoal[] {
  const { rules, first, struck } = battle;
  if (rules.kind === 'finish') return [];
  const part = partThatCounts(battle);
  return rules.kind === 'blow'
    ? SIDES.map((by) => ({ by, ...part, needed: struck === null ? STRIKE : null }))
    : [{ by: first, ...part, needed: Math.ceil(quarterOf(battle)) }];
}

const over = (battle: Battle, result: Result): Battle => ({ ...battle, phase: 'over', result });

/** 6.1: returns the result if nobody of a side is left, a draw if of both; otherwise null. */
function noneLeft(battle: Battle): Result | null {
  const [red, blue] = [freeMen(battle, 'red').length, freeMen(battle, 'blue').length];
  if (red > 0 && blue > 0) return null;
  return { winner: red === blue ? null : red > 0 ? 'red' : 'blue', why: 'noneLeft' };
}

/** Returns whether both sides have fewer than `leastMen` left in a Fight to the Finish, a draw (littlewars.md 6.1). */
export function areTooFew(battle: Battle): boolean {
  const least = leastMen(battle);
  return SIDES.every((side) => freeMen(battle, side).length < least);
}

const tooFew = (battle: Battle): Result | null =>
  areTooFew(battle) ? { winner: null, why: 'tooFew' } : null;

/** 6.2: returns the battle after the beaten side is captured with its guns, and its prisoners are freed. */
function capitulate(battle: Battle, by: Side): Battle {
  const beaten = other(by);
  const men = battle.men.map((man): Man => {
    if (man.side === beaten && isLeft(man)) return { ...man, state: 'captive', escort: null };
    if (man.side === by && man.state === 'prisoner')
      return { ...man, state: 'freed', escort: null };
    return man;
  });
  const guns = battle.guns.map((gun) => (gun.gone ? gun : { ...gun, side: by }));
  return over({ ...battle, men, guns }, { winner: by, why: 'blow' });
}

/**
 * Returns the battle after a side has surrendered (littlewars.md 6.7): its men on the field are captured and its guns
 * are the enemy's, except those on its back line and apron, which in a Blow at the Rear are no exception. Prisoners
 * whom these men escorted are free (5.5). By rulings before the third nobody and nothing is given up.
 */
export function surrendered(battle: Battle, side: Side): Battle {
  const winner = other(side);
  const result: Result = { winner, why: 'surrender' };
  if (!rulingsOf(battle).surrenderTakes) return over(battle, result);
  const isSafe = (isAtLine: boolean): boolean => isAtLine && battle.rules.kind !== 'blow';
  const men = battle.men.map((man): Man =>
    man.side === side && isLeft(man) && !isSafe(isOnLine(battle, man, side))
      ? { ...man, state: 'captive', lying: false, met: false }
      : man,
  );
  const guns = battle.guns.map((gun): Gun =>
    gun.side === side && !gun.gone && !isSafe(apronUnder(battle, gun) === side)
      ? { ...gun, side: winner }
      : gun,
  );
  return over({ ...battle, men: freeUnguarded(men, battle.moves), guns }, result);
}

/** 6.2: judges a Blow at the Rear at the end of the move of `battle.mover`. */
function afterBlow(battle: Battle): Battle {
  const { struck, mover } = battle;
  if (struck !== null) {
    const left = struck.left - (mover === struck.by ? 0 : 1);
    if (left === 0 || freeMen(battle, other(struck.by)).length === 0)
      return capitulate(battle, struck.by);
    return { ...battle, struck: { by: struck.by, left } };
  }
  // The side that has just moved has struck first.
  for (const by of [mover, other(mover)])
    if (onEnemyLine(battle, by).length >= STRIKE)
      return { ...battle, struck: { by, left: MOVES_TO_LEAVE } };
  const none = noneLeft(battle);
  return none === null ? battle : over(battle, none);
}

/** 6.3: judges a Defensive Game, in which the First Player attacks. */
function afterDefence(battle: Battle): Battle {
  const { first } = battle;
  const quarter = quarterOf(battle);
  if (onEnemyLine(battle, first).length >= quarter)
    return over(battle, { winner: first, why: 'reached' });
  const none = noneLeft(battle);
  if (none !== null) return over(battle, none);
  return freeMen(battle, first).length < quarter
    ? over(battle, { winner: other(first), why: 'held' })
    : battle;
}

/**
 * Returns the battle at the end of the mover's move, over and with its result if the move has decided it (littlewars.md
 * 6.1 to 6.3). In a Blow at the Rear it notes a blow that has been struck, and counts the moves that are left to the
 * beaten side. Otherwise the battle is unchanged.
 */
export function judged(battle: Battle): Battle {
  if (battle.rules.kind === 'blow') return afterBlow(battle);
  if (battle.rules.kind === 'defence') return afterDefence(battle);
  const result = noneLeft(battle) ?? tooFew(battle);
  return result === null ? battle : over(battle, result);
}
