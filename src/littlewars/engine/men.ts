import { gunGap } from './gunShape';
import { rulingsOf } from './rulings';
import { APRON, CLEARANCE, CONTACT, distance, LYING, MOVE, RADIUS, STANDING } from './lengths';
import { piecesNear } from './obstacles';
import type { Reason } from './reasons';
import type { Battle, Figure, Man, ManState, Played, Point, Side } from './types';

/** The part of a battle on which it depends where somebody may stand: the Country, the rulings, men and guns. */
export type Table = Pick<Battle, 'country' | 'rulings' | 'men' | 'guns'>;

/** Returns the other side, the enemy of `side`. */
export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/**
 * Returns the `y` of a side's back line on the field, in sixteenths of an inch (littlewars.md 1.4): 0 for Red, the
 * depth of the field for Blue.
 */
export const backLine = ({ country }: Pick<Battle, 'country'>, side: Side): number =>
  side === 'red' ? 0 : country.depth;

/** Returns half a length of a man, rounded up, if he is of half size (kriegspiel.md 1.1). */
const scaled = ({ half }: Figure, length: number): number =>
  half === true ? Math.ceil(length / 2) : length;

const HALF_RADIUS = {
  infantry: Math.ceil(RADIUS.infantry / 2),
  cavalry: Math.ceil(RADIUS.cavalry / 2),
};

/** Returns the radius of the disc that a man covers on the floor, in sixteenths of an inch (littlewars.md 1.1). */
export const radiusOf = ({ arm, half }: Figure): number =>
  half === true ? HALF_RADIUS[arm] : RADIUS[arm];
/** Returns how high a man is, standing or lying as he is, in sixteenths of an inch (littlewars.md 1.1). */
export const heightOf = (man: Man): number => scaled(man, man.lying ? LYING : STANDING[man.arm]);
/**
 * Returns how far a man may go in a move, in sixteenths of an inch: as far as his arm (littlewars.md 3.4), or his own
 * march in Kriegspiel (kriegspiel.md 2.2).
 */
export const moveOf = ({ arm, march }: Pick<Man, 'arm' | 'march'>): number => march ?? MOVE[arm];

const ON_FIELD: ReadonlySet<ManState> = new Set(['ready', 'prisoner', 'freed']);
/** Returns whether a man is on the field: ready, a prisoner or freed; not dead, gone, captive or aboard. */
export const isOnField = ({ state }: Man): boolean => ON_FIELD.has(state);
/**
 * Returns whether a man is free and armed on the field: he fights, serves guns, supports and escorts (littlewars.md
 * 5.5).
 */
export const isReady = ({ state }: Man): boolean => state === 'ready';
/** Returns whether a man is on the field and not in enemy hands, armed or not (littlewars.md 5.5). */
export const isFreeMan = ({ state }: Man): boolean => state === 'ready' || state === 'freed';
/** Returns the side that moves a man: his own, or for a prisoner his captor's (littlewars.md 5.5). */
export const movedBy = ({ side, state }: Man): Side => (state === 'prisoner' ? other(side) : side);

/** Returns the man with an id; undefined if nobody in the battle has it. */
export const manOf = ({ men }: Pick<Battle, 'men'>, id: string): Man | undefined =>
  men.find((man) => man.id === id);

/** Returns the distance between two men's discs, in sixteenths of an inch; below 0 if they overlap. */
export const gap = (a: Man, b: Man): number => distance(a, b) - radiusOf(a) - radiusOf(b);

/** Returns whether the discs of two men are no farther apart than `reach`, computed in integers. */
export function isWithin(a: Man, b: Man, reach: number): boolean {
  const [dx, dy, most] = [a.x - b.x, a.y - b.y, reach + radiusOf(a) + radiusOf(b)];
  return dx * dx + dy * dy <= most * most;
}

/** Returns whether two men are armed enemies no more than an eighth of an inch apart (littlewars.md 3.6). */
export const inContact = (a: Man, b: Man): boolean =>
  a.side !== b.side && isReady(a) && isReady(b) && isWithin(a, b, CONTACT);

/**
 * Returns whether a man is on the back line of `side`, his own or the enemy's: his disc reaches it (littlewars.md 1.4,
 * 6.2).
 */
export const isOnLine = (battle: Pick<Battle, 'country'>, man: Man, side: Side): boolean =>
  side === 'red' ? man.y <= radiusOf(man) : man.y >= battle.country.depth - radiusOf(man);

/** The least and the greatest `y` on the field that the middle of a man or a gun may have, in sixteenths of an inch. */
export interface Depths {
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the least and the greatest `y`, in sixteenths of an inch, that the middle of a man or gun of a side may have
 * (littlewars.md 3.5): on the enemy's line up to its middle, and on the apron behind its own line wholly (1.5).
 * `radius` is that of a man's disc, or half the breadth of a gun. With `settingOut` it may be behind its line even
 * under rulings without an apron.
 */
export function depthsFor(battle: Played, side: Side, radius: number, settingOut = false): Depths {
  const { depth } = battle.country;
  const { apron } = rulingsOf(battle);
  const behind = apron ? APRON - radius : settingOut ? Infinity : 0;
  return side === 'red' ? { least: -behind, most: depth } : { least: 0, most: depth + behind };
}

/**
 * Returns whether a man at a place would be wholly on the field or on his own apron (littlewars.md 3.5). With
 * `settingOut` he may be behind his back line even under rulings without an apron.
 */
export function isOnGround(
  battle: Played,
  man: Figure & Pick<Man, 'side'>,
  { x, y }: Point,
  settingOut = false,
): boolean {
  const radius = radiusOf(man);
  const { least, most } = depthsFor(battle, man.side, radius, settingOut);
  return x >= radius && x <= battle.country.width - radius && y >= least && y <= most;
}

/**
 * Returns a reason for everybody and everything that a man would be nearer to at the place `at` than a sixteenth of an
 * inch, and one if he would leave the field (littlewars.md 3.5); empty if he may stand there. Enemies who can fight
 * each other may touch (3.6). With `settingOut` he may be behind his back line even under rulings without an apron.
 */
export function hindrances(table: Table, man: Man, at: Point, settingOut = false): Reason[] {
  const radius = radiusOf(man);
  const reasons: Reason[] = [];
  if (!isOnGround(table, man, at, settingOut)) reasons.push({ code: 'offField', at });
  const tooNear = (kind: 'piece' | 'man' | 'gun', id: string, apart: number, needed: number) => {
    reasons.push({ code: 'tooNear', at, to: { kind, id }, distance: apart, needed });
  };
  for (const { piece, distance: apart } of piecesNear(table, at, radius + CLEARANCE))
    tooNear('piece', piece.id, apart - radius, CLEARANCE);
  const there = { ...man, x: at.x, y: at.y };
  for (const standing of table.men) {
    if (standing.id === man.id || !isOnField(standing)) continue;
    const fight = standing.side !== man.side && isReady(standing) && isReady(man);
    const needed = fight ? 0 : CLEARANCE;
    const [dx, dy, least] = [
      at.x - standing.x,
      at.y - standing.y,
      radius + radiusOf(standing) + needed,
    ];
    if (dx * dx + dy * dy < least * least)
      tooNear('man', standing.id, gap(there, standing), needed);
  }
  for (const gun of table.guns) {
    if (gun.gone) continue;
    const apart = gunGap(table, gun, at) - radius;
    if (apart < CLEARANCE) tooNear('gun', gun.id, apart, CLEARANCE);
  }
  return reasons;
}

/**
 * Returns the ids of the enemies with whom a man would be in contact if he stood at the place `at` (littlewars.md 3.6),
 * in the order of the table's men.
 */
export const metAt = (table: Table, man: Man, at: Point): string[] =>
  table.men.filter((enemy) => inContact({ ...man, x: at.x, y: at.y }, enemy)).map(({ id }) => id);
