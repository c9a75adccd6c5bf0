import { lineGoals, type LineGoal } from '../engine/ending';
import { crewNear, LEAST_CREW } from '../engine/gun';
import { distance, FOOT, MOVE, NEAR, samePlace } from '../engine/lengths';
import { farthestToward } from '../engine/marching';
import { backLine, isFreeMan, isReady, manOf, moveOf, other } from '../engine/men';
import { command, type Order } from '../engine/orders';
import type { Battle, Man, Point, Side } from '../engine/types';
import { fightsNow } from './fights';
import type { Ability } from './levels';

/**
 * What an act of the program is for. Before the battle: `setOut`; at the start of a move: `begin`; with guns: `fire`,
 * `haul`; with men: `fight`, `serve` (a gun), `advance` (on the enemy), `raid` (the enemy's line), `withdraw` (to its
 * own line); `settle` melees; `offer`, `agree` to or `decline` a draw; `end` the move.
 */
export type Purpose =
  | 'setOut'
  | 'begin'
  | 'fire'
  | 'haul'
  | 'fight'
  | 'serve'
  | 'advance'
  | 'raid'
  | 'withdraw'
  | 'settle'
  | 'decline'
  | 'offer'
  | 'agree'
  | 'end';

/** Orders of the program that belong together and are shown to the player as one act, and what they are for. */
export interface Act {
  readonly purpose: Purpose;
  readonly orders: readonly Order[];
}

/** The share of the enemy's number that one's own must exceed before a cautious level closes with him. */
const STRONGER = 1.15;
/** How far beyond an enemy's move a cautious level stays from him. */
const SPARE = FOOT / 6;
/** The least distance from an enemy of men who do not fight, so that no melee includes them (littlewars.md 5.2). */
const OUT_OF_MELEES = NEAR + FOOT / 6;
/** The most men who march as one act, so that a watcher can follow them. */
const TOGETHER = 8;
/** The columns of the enemy's back line that are compared for a raid, and how near an enemy guards one. */
const COLUMNS = 9;
const GUARDED = 2 * FOOT;

/**
 * Returns the acts of the part of a move in which men march, and its end: first the fights, then freed men to their
 * line, men to guns with too few near them, and everybody else towards the goal of the battle; for each purpose the men
 * with the least distance to go first. After an enemy's Blow at the Rear all men go home instead (littlewars.md 6.2).
 */
export function marchActs(battle: Battle, ability: Ability): Act[] {
  const { mover } = battle;
  const acts: Act[] = [];
  const able = ableMen(battle);
  const fighters = freeToGo(battle);
  let now = battle;
  const isLeaving = battle.struck !== null && battle.struck.by !== mover;
  if (!isLeaving)
    for (const fight of fightsNow(battle, fighters, ability)) {
      acts.push({ purpose: 'fight', orders: fight.orders });
      for (const id of fight.men) fighters.delete(id);
      now = fight.battle;
    }
  for (const [purpose, wanted] of goals(now, ability, fighters, isLeaving ? able : [])) {
    const { orders, battle: after } = marched(now, wanted, purpose === 'withdraw' && isLeaving);
    for (let i = 0; i < orders.length; i += TOGETHER)
      acts.push({ purpose, orders: orders.slice(i, i + TOGETHER) });
    now = after;
  }
  return [...acts, { purpose: 'end', orders: [{ kind: 'end' }] }];
}

interface Wanted {
  readonly man: Man;
  readonly to: Point;
}

/** Returns the mover's men who may still be moved. */
const ableMen = (battle: Battle): readonly Man[] =>
  battle.men.filter(
    (man) => man.side === battle.mover && isFreeMan(man) && !man.met && man.from <= battle.moves,
  );

/**
 * Returns the ids of the mover's men whom the program may send anywhere: the free armed men who may still be moved,
 * except the crew of each gun, the nearest five of the men within six inches of it, and the escorts of prisoners.
 */
export function freeToGo(battle: Battle): Set<string> {
  const held = heldMen(battle, battle.mover);
  return new Set(
    ableMen(battle)
      .filter((man) => isReady(man) && !held.has(man.id))
      .map(({ id }) => id),
  );
}

/** Returns the men who stay where they are: crews of guns (4.1), and escorts with their prisoners (5.5). */
function heldMen(battle: Battle, side: Side): Set<string> {
  const held = new Set<string>();
  for (const gun of battle.guns) {
    if (gun.side !== side || gun.gone) continue;
    const near = crewNear(battle, gun, side).filter(({ id }) => !held.has(id));
    near.sort((a, b) => distance(a, gun) - distance(b, gun));
    for (const { id } of near.slice(0, LEAST_CREW + 1)) held.add(id);
  }
  for (const { state, escort } of battle.men)
    if (state === 'prisoner' && escort !== null) held.add(escort);
  return held;
}

/** Returns where the men of a side go who do not fight, by purpose. */
function goals(
  battle: Battle,
  ability: Ability,
  fighters: ReadonlySet<string>,
  leaving: readonly Man[],
): [Purpose, Wanted[]][] {
  const { mover, rules, first } = battle;
  const home = backLine(battle, mover);
  const toLine = (man: Man): Wanted => ({ man, to: { x: man.x, y: home } });
  if (leaving.length > 0) return [['withdraw', leaving.map(toLine)]];
  const free = battle.men.filter(({ id }) => fighters.has(id));
  const freed = battle.men.filter(
    ({ side, state, from }) => side === mover && state === 'freed' && from <= battle.moves,
  );
  const crews = crewsWanted(battle, free);
  const serving = new Set(crews.map(({ man }) => man.id));
  const rest = free.filter(({ id }) => !serving.has(id));
  const acts: [Purpose, Wanted[]][] = [
    ['withdraw', freed.map(toLine)],
    ['serve', crews],
  ];
  // The defenders of a Defensive Game hold their ground (6.3).
  if (rules.kind === 'defence' && mover !== first) return acts;
  const goal = lineGoals(battle).find(({ by }) => by === mover);
  const raiders =
    goal === undefined
      ? []
      : rules.kind === 'blow'
        ? rest.filter(({ arm }) => arm === 'cavalry')
        : rest;
  if (goal !== undefined) {
    const y = backLine(battle, other(mover));
    const column = rules.kind === 'blow' ? raidColumn(battle, goal) : null;
    const x = (man: Man): number =>
      column === null ? man.x : Math.round((man.x + 3 * column) / 4);
    acts.push(['raid', raiders.map((man) => ({ man, to: { x: alongGoal(goal, x(man)), y } }))]);
  }
  const main = rest.filter((man) => !raiders.includes(man));
  const advancing = main.flatMap((man): Wanted[] => {
    const to = approach(battle, man, ability);
    return to === null ? [] : [{ man, to }];
  });
  acts.push(['advance', advancing]);
  return acts;
}

/** A man who is to make up the crew of a gun. */
interface CrewWanted extends Wanted {
  readonly gun: string;
}

/**
 * Returns the men of `free` whom the program sends to the mover's guns with fewer than four men near them
 * (littlewars.md 4.1): for each gun the nearest, one more than are missing, and where each is to go; gun by gun, the
 * nearest first.
 */
export function crewsWanted(battle: Battle, free: readonly Man[]): CrewWanted[] {
  const wanted: CrewWanted[] = [];
  const inward = battle.mover === 'red' ? -1 : 1;
  for (const gun of battle.guns) {
    if (gun.side !== battle.mover || gun.gone) continue;
    const missing = LEAST_CREW - crewNear(battle, gun, gun.side).length;
    if (missing <= 0) continue;
    const near = free
      .filter((man) => !wanted.some((each) => each.man === man))
      .sort((a, b) => distance(a, gun) - distance(b, gun))
      .slice(0, missing + 1);
    const to = { x: gun.x, y: gun.y + (inward * FOOT) / 4 };
    for (const man of near) wanted.push({ man, gun: gun.id, to });
  }
  return wanted;
}

/** Returns the place nearest to this one, along a back line, on the part of it that counts. */
const alongGoal = ({ from, to }: LineGoal, x: number): number =>
  Math.max(Math.ceil(from), Math.min(Math.floor(to), x));

/** Returns the place on the part of the enemy's back line that counts (6.2) that the fewest of his men are near. */
function raidColumn(battle: Battle, { from, to }: LineGoal): number {
  const y = backLine(battle, other(battle.mover));
  const enemies = battle.men.filter((man) => man.side === other(battle.mover) && isReady(man));
  const columns = Array.from({ length: COLUMNS }, (_, i) =>
    Math.round(from + ((i + 0.5) * (to - from)) / COLUMNS),
  );
  const guards = (x: number): number =>
    enemies.filter((man) => distance(man, { x, y }) <= GUARDED).length;
  return columns.reduce((a, b) => (guards(b) < guards(a) ? b : a));
}

/**
 * Returns where a man goes on the way to the nearest enemy; null if he stays. A cautious level does not come within an
 * enemy's move while it is not clearly the stronger.
 */
function approach(battle: Battle, man: Man, { caution }: Ability): Point | null {
  const enemies = battle.men.filter((each) => each.side === other(man.side) && isReady(each));
  if (enemies.length === 0) return null;
  const own = battle.men.filter((each) => each.side === man.side && isReady(each)).length;
  const nearest = enemies.reduce((a, b) => (distance(man, b) < distance(man, a) ? b : a));
  const away = distance(man, nearest);
  const spared =
    caution > 0 && own < STRONGER * enemies.length
      ? caution * (moveOf(nearest) + SPARE)
      : OUT_OF_MELEES;
  // Cavalry does not ride away from the infantry.
  const pace = Math.min(MOVE.infantry, away - spared);
  if (pace <= 0) return null;
  return {
    x: Math.round(man.x + ((nearest.x - man.x) * pace) / away),
    y: Math.round(man.y + ((nearest.y - man.y) * pace) / away),
  };
}

/**
 * The lengths of the straight line to a place that are tried one after the other, in moves of the man. The shortest is
 * half the distance that cavalry goes when it keeps pace with infantry; with a longer one it would wait for ever in
 * front of a house.
 */
const LEGS = [3.5, 2, 1, 0.5, 0.25] as const;

/** Returns how far a man gets towards a place in this move, however far that is; null if he cannot get on. */
function onTheWay(battle: Battle, man: Man, to: Point): Point | null {
  const away = distance(man.start, to);
  if (away <= LEGS[0] * moveOf(man)) {
    const at = farthestToward(battle, man.id, to);
    if (at !== null) return at;
  }
  for (const leg of LEGS) {
    const part = (leg * moveOf(man)) / away;
    if (part >= 1) continue;
    const at = farthestToward(battle, man.id, {
      x: Math.round(man.start.x + (to.x - man.start.x) * part),
      y: Math.round(man.start.y + (to.y - man.start.y) * part),
    });
    if (at !== null) return at;
  }
  return null;
}

/** Marches men each towards a place, the shortest path first; with `leave` they go off over their line (6.4). */
function marched(
  battle: Battle,
  wanted: readonly Wanted[],
  leave: boolean,
): { readonly orders: readonly Order[]; readonly battle: Battle } {
  const orders: Order[] = [];
  let now = battle;
  const give = (order: Order): boolean => {
    const outcome = command(now, order);
    if (!outcome.ok) return false;
    now = outcome.battle;
    orders.push(order);
    return true;
  };
  const left = [...wanted].sort((a, b) => distance(a.man, a.to) - distance(b.man, b.to));
  for (const { man, to } of left) {
    if (leave && give({ kind: 'leave', man: man.id })) continue;
    const here = manOf(now, man.id);
    const at = here === undefined ? null : onTheWay(now, here, to);
    if (at === null || here === undefined || samePlace(at, here)) continue;
    // A man who cannot advance is not sent back.
    if (distance(at, to) >= distance(here, to)) continue;
    give({ kind: 'march', man: man.id, to: at });
  }
  return { orders, battle: now };
}
