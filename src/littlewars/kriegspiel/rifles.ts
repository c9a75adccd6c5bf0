import { refused } from '../engine/refusals';
import { bearingOf, directionOf, turnBetween } from '../engine/angles';
import { groundAt, surfaceAt, solidsOf } from '../engine/country';
import { LEAST_ELEVATION, MOST_ELEVATION } from '../engine/gun';
import { afterShot, gunPhase, isTooEarly } from '../engine/gunnery';
import { distance, INCH } from '../engine/lengths';
import { gap, heightOf, isReady, isWithin, manOf } from '../engine/men';
import { isBearing } from '../engine/settingOut';
import { deviationOf, flightFrom, type Muzzle } from '../engine/shot';
import { toSegment } from '../engine/shapes';
import type { Man, Point } from '../engine/types';
import { actFaults, chapterFaults, withMoveStates } from './moveState';
import { strikable, succeeded } from './general';
import { cleared, worksBefore } from './ownWorks';
import { afterFire } from './pursuit';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { KriegspielBattle } from './types';

/** The number of infantrymen who together fire one bolt (kriegspiel.md 3.6). */
export const FILE = 5;
/** The greatest distance between neighbours in a row of riflemen, in sixteenths of an inch (kriegspiel.md 3.6). */
export const FILE_APART = 3 * INCH;
/** The greatest distance of a rifleman from the line of his row, in sixteenths of an inch (kriegspiel.md 3.6). */
export const FILE_OFF_LINE = INCH / 2;
/** 3.6: from where the bolt is fired: behind the middle man and above his head. */
const BEHIND = 2 * INCH;
const ABOVE = INCH / 8;
/** The greatest angle off its front at which a row of rifles fires, in thousandths of a degree (kriegspiel.md 3.6). */
export const FILE_ARC = 45_000;
const QUARTER = 90_000;

/** Returns the directions in which a row of men may fire: square to it, on the side of its body (2.5). */
function frontsOf(battle: KriegspielBattle, men: readonly Man[]): readonly number[] {
  const [first, last] = [men[0], men.at(-1)] as [Man, Man];
  const square = bearingOf(first, last) - QUARTER;
  const body = battle.kriegspiel.bodies.find(({ men: ids }) =>
    men.every(({ id }) => ids.includes(id)),
  );
  return [square, square + 2 * QUARTER].filter(
    (front) => body === undefined || Math.abs(turnBetween(body.front, front)) <= QUARTER,
  );
}

/** Returns why men do not stand roughly in line, in the order given (3.6). */
function lineFaults(men: readonly Man[]): KriegspielReason[] {
  const [first, last] = [men[0], men.at(-1)] as [Man, Man];
  return men.flatMap((man, i): KriegspielReason[] => {
    const before = men[i - 1];
    const off = toSegment(man, first, last);
    return [
      ...(before !== undefined && !isWithin(before, man, FILE_APART)
        ? [
            {
              code: 'notNeighbours',
              men: [before.id, man.id],
              distance: gap(before, man),
            } as const,
          ]
        : []),
      ...(off > FILE_OFF_LINE
        ? [{ code: 'offLine', man: man.id, distance: off, most: FILE_OFF_LINE } as const]
        : []),
    ];
  });
}

/** Returns why a man does not fire in this move (3.1, 5.6). */
function shooterFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const man = manOf(battle, id);
  if (man === undefined) return [{ code: 'noSuchMan', man: id }];
  if (man.side !== battle.mover) return [{ code: 'notYours', id, side: man.side }];
  if (!isReady(man)) return [{ code: 'wrongState', man: id, state: man.state }];
  const service = battle.kriegspiel.services[id];
  return [
    ...(service === undefined || service === 'infantry'
      ? []
      : [{ code: 'wrongService', man: id, service } as const]),
    ...actFaults(battle, man, 'fire'),
    ...(battle.kriegspiel.wanting[id]?.ammunition === undefined
      ? []
      : [{ code: 'noAmmunition', man: id } as const]),
  ];
}

/**
 * The order by which five men of one side who stand in a row fire one bolt (kriegspiel.md 3.6). Men are named by id, in
 * the order of the row; angles are in thousandths of a degree.
 */
export interface RiflesOrder {
  readonly kind: 'rifles';
  /** In the order of the row. */
  readonly men: readonly string[];
  readonly bearing: number;
  readonly elevation: number;
}

/**
 * Returns the point from which a row of five men fires (kriegspiel.md 3.6), and the reason against it if something
 * solid is there, otherwise no reason. `middle` is the man in the middle of the row, `bearing` the direction of fire in
 * thousandths of a degree.
 */
export function rifleMuzzle(
  battle: KriegspielBattle,
  middle: Man,
  bearing: number,
): { readonly muzzle: Muzzle; readonly faults: readonly KriegspielReason[] } {
  const { x, y } = directionOf(bearing);
  const works = worksBefore(battle, middle.side, [middle], bearing);
  const foot = groundAt(battle.country, middle);
  const z = foot + Math.max(heightOf(middle), ...works.map(({ height }) => height)) + ABOVE;
  const muzzle = { x: middle.x - BEHIND * x, y: middle.y - BEHIND * y, z };
  const { height, solid } = surfaceAt(solidsOf(battle.country), muzzle.x, muzzle.y);
  const isShut = solid !== null && height >= z;
  return {
    muzzle,
    faults: isShut ? [{ code: 'noRoomBehind', man: middle.id, piece: solid.piece.id }] : [],
  };
}

/**
 * Returns every reason against five men firing a bolt now at a bearing and elevation, in thousandths of a degree
 * (kriegspiel.md 3.1, 3.6); empty if they may.
 */
export function rifleFaults(
  battle: KriegspielBattle,
  { men: ids, bearing, elevation }: Omit<RiflesOrder, 'kind'>,
): KriegspielReason[] {
  const [least, most] = [LEAST_ELEVATION, MOST_ELEVATION];
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'rifles'),
    ...gunPhase(battle),
    ...(isTooEarly(battle) ? [{ code: 'tooEarly', moves: battle.moves } as const] : []),
    ...(new Set(ids).size === FILE && ids.length === FILE
      ? []
      : [{ code: 'notFive', men: ids } as const]),
    ...ids.flatMap((id) => shooterFaults(battle, id)),
    ...(Number.isInteger(elevation) && elevation >= least && elevation <= most
      ? []
      : [{ code: 'elevationOf', elevation, least, most } as const]),
    ...(isBearing(bearing) ? [] : [{ code: 'bearingOf', bearing } as const]),
  ];
  if (reasons.length > 0) return reasons;
  const men = ids.map((id) => manOf(battle, id) as Man);
  reasons.push(...lineFaults(men));
  const fronts = frontsOf(battle, men);
  if (!fronts.some((front) => Math.abs(turnBetween(front, bearing)) <= FILE_ARC))
    reasons.push({ code: 'outsideArc', bearing, fronts, most: FILE_ARC });
  reasons.push(...rifleMuzzle(battle, men[2] as Man, bearing).faults);
  return reasons;
}

/**
 * Returns the battle after five men in a row have fired one bolt (kriegspiel.md 3.6), or every reason against it. The
 * bolt starts behind the row and above it, and kills as a gun's does (littlewars.md 4.6).
 */
export function fireRifles(battle: KriegspielBattle, order: RiflesOrder): KriegspielOutcome {
  const reasons = rifleFaults(battle, order);
  if (reasons.length > 0) return refused(...reasons);
  const { men: ids, bearing, elevation } = order;
  const middle = manOf(battle, ids[2] as string) as Man;
  const [deviation, stream] = deviationOf(battle.stream);
  const table = strikable(battle);
  const row = ids.map((id) => manOf(battle, id) as Man);
  const over = {
    ...table,
    men: table.men.filter(({ id }) => !ids.includes(id)),
    country: cleared(battle.country, worksBefore(battle, middle.side, row, bearing)),
  };
  const { muzzle } = rifleMuzzle(battle, middle, bearing);
  const shot = flightFrom(over, middle.id, muzzle, { bearing, elevation }, deviation);
  const fired = withMoveStates(
    { ...afterShot({ ...battle, stream }, shot), kriegspiel: battle.kriegspiel },
    ids,
    () => ({ fired: true }),
  );
  return { ok: true, battle: afterFire(succeeded(fired), shot.dead) };
}

/** How far a man is along a direction, and to its right. */
const along = ({ x, y }: Point, direction: Point): readonly [ahead: number, sideways: number] => [
  x * direction.x + y * direction.y,
  x * direction.y - y * direction.x,
];

/**
 * Returns the rows of five that men, by id, can form to fire from where they stand (kriegspiel.md 3.6), each from
 * left to right as seen along `front`, in thousandths of a degree. Rows are formed from the left, each continued with
 * the nearest man in line. Men who may not fire are left out.
 */
export function rifleFiles(
  battle: KriegspielBattle,
  ids: readonly string[],
  front: number,
): readonly (readonly string[])[] {
  const direction = directionOf(front);
  const left = [...new Set(ids)]
    .filter((id) => shooterFaults(battle, id).length === 0)
    .map((id) => manOf(battle, id) as Man)
    .sort((a, b) => along(a, direction)[1] - along(b, direction)[1]);
  const files: string[][] = [];
  const used = new Set<Man>();
  for (const first of left) {
    if (used.has(first)) continue;
    const row = [first];
    while (row.length < FILE) {
      const last = row.at(-1) as Man;
      const next = left
        .filter(
          (man) =>
            !used.has(man) &&
            !row.includes(man) &&
            along(man, direction)[1] > along(last, direction)[1] &&
            isWithin(last, man, FILE_APART) &&
            Math.abs(along(man, direction)[0] - along(first, direction)[0]) <= FILE_OFF_LINE,
        )
        .sort((a, b) => distance(a, last) - distance(b, last))[0];
      if (next === undefined) break;
      row.push(next);
    }
    if (row.length < FILE || lineFaults(row).length > 0) continue;
    for (const man of row) used.add(man);
    files.push(row.map(({ id }) => id));
  }
  return files;
}
