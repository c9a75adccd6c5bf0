import { expect } from 'vitest';
import { mulberry32, pick } from '../../../e2e/support/random';
import { apronFaults } from '../../../src/littlewars/engine/apron';
import { captureOf } from '../../../src/littlewars/engine/capture';
import { gunHindrances, outOfAction } from '../../../src/littlewars/engine/gun';
import { isolationOf } from '../../../src/littlewars/engine/contact';
import { meleesOf } from '../../../src/littlewars/engine/melee';
import { hindrances, metAt } from '../../../src/littlewars/engine/men';
import { pointsOf } from '../../../src/littlewars/engine/points';
import type { Reason } from '../../../src/littlewars/engine/reasons';
import type {
  Battle,
  Country,
  Gun,
  Man,
  PieceKind,
  Point,
  Side,
} from '../../../src/littlewars/engine/types';
import type { Isolation } from '../../../src/littlewars/engine/meleeTypes';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { walkTo } from '../../../src/littlewars/engine/paths';
import { crewOf, naiveCapture, naivePoints } from './guns';
import { mayBeSupport, naiveMelees, naiveToll, reachedFor } from './melees';
import {
  gunTooNear,
  howFarBehind,
  isOnField,
  mayNotStay,
  piecesTooNear,
  stands,
  tooNear,
  touchedAt,
} from './men';
import { along } from './plane';
import { atTheLines, from } from './randomCountry';
import { randomTable } from './randomTables';
import { apart, HAIR, MOVE, RADIUS } from './sizes';
import { isStraight, lengthTo, tooNearAt, walksOf, type Goal, type Walks } from './paths';

/**
 * The engine's paths bend at corners of tangents, no further out than this beyond the body's radius (`Path` in types.ts):
 * no path is longer than the shortest of a body so much wider.
 */
const WIDER = 1.375;
/** The naive paths bend at points no further out than this: no path is shorter than that of a body so much narrower. */
const NARROWER = 0.2;
/**
 * How much the engine's paths may be too short or too long all the same, because of what it leaves out at a ford's edge.
 */
const LOSS = 0.3;

const CROSSINGS: ReadonlySet<PieceKind> = new Set(['ford', 'bridge']);

/** How often what is compared has come up. */
export type Counts = Record<string, number>;
type Count = (what: string, many?: number) => void;

const remembered = new WeakMap<Country, Map<string, Walks>>();
function walksIn(country: Country, side: Side, radius: number): Walks {
  const walks = remembered.get(country) ?? new Map<string, Walks>();
  const key = `${side} ${radius}`;
  remembered.set(country, walks);
  const known = walks.get(key) ?? walksOf(country, side, radius);
  walks.set(key, known);
  return known;
}

/** The length of a man's path to the nearest of some goals, if he were so much wider. */
const naiveLength = (
  country: Country,
  man: Man,
  goals: readonly Goal[],
  most: number,
  wider: number,
): number => lengthTo(walksIn(country, man.side, RADIUS[man.arm] + wider), man, goals, most);

const withoutFords = (country: Country): Country => ({
  ...country,
  pieces: country.pieces.filter(({ kind }) => !CROSSINGS.has(kind)),
});

/** Compares the path of a man from one place to another, where he may stand on both. */
function comparePath(country: Country, man: Man, to: Point, count: Count): void {
  const clear = (at: Point): boolean =>
    piecesTooNear(country, man, at).length === 0 && isOnField(country, man, at);
  if (apart(man, to) > MOVE[man.arm] || !clear(man) || !clear(to)) return;
  const most = MOVE[man.arm] * 1.5;
  const walker = { ...man, start: { x: man.x, y: man.y } };
  const path = walkTo({ country, rulings: NEWEST_RULINGS }, walker, to, most);
  const here = `${man.id} ${man.arm} ${man.x},${man.y} to ${to.x},${to.y}`;
  const length = path?.length ?? Infinity;
  count('paths');
  if (isStraight(country, RADIUS[man.arm], man, to)) {
    count('path straight');
    expect(length, `${here}: straight`).toBeGreaterThanOrEqual(apart(man, to) - HAIR);
    expect(length, `${here}: straight`).toBeLessThanOrEqual(apart(man, to) + LOSS);
    // Where no water is by, it is straight and nothing else.
    if (isStraight(withoutFords(country), RADIUS[man.arm], man, to))
      expect(path?.stops.length, `${here}: straight`).toBe(2);
    return;
  }
  const places = [{ at: to, short: 0 }];
  const least = naiveLength(country, man, places, most, -NARROWER);
  const wider = naiveLength(country, man, places, most, WIDER);
  count(path === null ? 'no path' : 'path round');
  if (least < Infinity && wider === Infinity) count('path narrow');
  expect(length, `${here}: too short`).toBeGreaterThanOrEqual(Math.min(least, most) - LOSS);
  if (wider < most - LOSS) {
    count('path compared');
    expect(length, `${here}: too long`).toBeLessThanOrEqual(wider + LOSS);
  }
  if (path === null) return;
  if (path.stops.some((stop) => howFarBehind(country, man.side, stop) > 0))
    count('path over an apron');
  const dry = withoutFords(country);
  if (
    path.stops.slice(1).some((stop, i) => !isStraight(dry, RADIUS[man.arm], path.stops[i]!, stop))
  )
    count('path over a crossing');
  expect(path.stops[0], here).toEqual({ x: man.x, y: man.y });
  expect(apart(path.stops.at(-1)!, to), here).toBeLessThan(HAIR);
  expect(tooNearAt(country, RADIUS[man.arm], path.stops), `${here}: too near`).toBe(null);
  const sum = path.stops.slice(1).reduce((all, stop, i) => all + apart(path.stops[i]!, stop), 0);
  expect(sum, here).toBeCloseTo(length, 6);
}

/** The places at sixteen points of the compass where he would touch another, so far as they are on the field. */
function roundAbout(country: Country, man: Man, { at, short }: Goal): Goal[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 16;
    return { x: at.x + short * Math.cos(angle), y: at.y + short * Math.sin(angle) };
  })
    .filter((place) => isOnField(country, man, place))
    .map((place) => ({ at: place, short: 0 }));
}

/** Compares the men named by an isolation; a man so nearly a move away that the naive paths cannot decide may be either. */
function compareIsolation(
  battle: Battle,
  body: readonly Man[],
  ours: Isolation,
  count: Count,
): void {
  const { country, men } = battle;
  const goals = reachedFor(men, body);
  const sure: string[] = [];
  const unsure: string[] = [];
  for (const man of mayBeSupport(men, body)) {
    const move = MOVE[man.arm];
    const straightTo = goals.map((goal) => ({
      at: goal,
      short: RADIUS[man.arm] + RADIUS[goal.arm],
    }));
    const places = [...straightTo, ...straightTo.flatMap((goal) => roundAbout(country, man, goal))];
    const straight = places.some(
      ({ at, short }) =>
        apart(man, at) - short <= move + HAIR && naiveStraight(country, man, at, short),
    );
    if (straight || naiveLength(country, man, places, move - LOSS, WIDER) < Infinity)
      sure.push(man.id);
    else if (naiveLength(country, man, places, move + LOSS, -NARROWER) < Infinity)
      unsure.push(man.id);
  }
  count('supporters', sure.length);
  count('unsure supporters', unsure.length);
  const ourSupporters = new Set(ours.supporters);
  expect(ours.supporters.filter((id) => !unsure.includes(id)).toSorted()).toEqual(sure.toSorted());
  expect(ours.needed).toBe(Math.ceil(body.length / 2));
  expect(ours.isolated).toBe(ourSupporters.size < body.length / 2);
  expect(ours.body.toSorted()).toEqual(body.map(({ id }) => id).toSorted());
  count(ours.isolated ? 'isolated' : 'supported');
}

function naiveStraight(country: Country, man: Man, at: Point, short: number): boolean {
  const far = apart(man, at);
  const end = far <= short ? man : along([man, at], (far - short) / far);
  return isStraight(country, RADIUS[man.arm], man, end);
}

function compareMelees(battle: Battle, count: Count): void {
  const ours = meleesOf(battle, 'red');
  const { melees, ties } = naiveMelees(battle.men);
  expect(
    ours.map(({ touching, men }) => ({
      touching: touching.toSorted(),
      men: { red: men.red.toSorted(), blue: men.blue.toSorted() },
    })),
  ).toEqual(
    melees.map(({ touching, men }) => ({
      touching: touching.toSorted(),
      men: { red: men.red.toSorted(), blue: men.blue.toSorted() },
    })),
  );
  const engineTies = ours.flatMap((melee) =>
    melee.ties.map((tie) => [tie.man, tie.melees.toSorted()]),
  );
  expect(Object.fromEntries(engineTies)).toEqual(ties);
  count('ties', Object.keys(ties).length);
  count('melees', melees.length);
  if (melees.length > 1) count('tables with several melees');
  for (const melee of ours) {
    const [red, blue] = [melee.men.red.length, melee.men.blue.length];
    const smaller = red === blue ? null : red < blue ? 'red' : 'blue';
    expect(melee.smaller).toBe(smaller);
    if (smaller === null) {
      count('equal melees');
      expect(melee.isolation).toBe(null);
    } else {
      const body = battle.men.filter(({ id }) => melee.men[smaller].includes(id));
      compareIsolation(battle, body, melee.isolation!, count);
    }
    expect(melee.toll).toEqual(naiveToll(red, blue, melee.isolation?.isolated ?? false));
    if (melee.toll.taken > 0) count('melees with prisoners');
  }
}

const nameOf = (reason: Reason): string => {
  if (reason.code === 'offField') return 'edge';
  if (reason.code !== 'tooNear') return reason.code;
  return reason.to.kind === 'edge' ? 'edge' : `${reason.to.kind} ${reason.to.id}`;
};

function comparePlaces(battle: Battle, random: () => number, count: Count): void {
  const { country } = battle;
  for (let i = 0; i < 12; i++) {
    const man = pick(random, battle.men.filter(stands));
    const other = pick(random, battle.men);
    const at =
      random() < 0.5
        ? { x: other.x + from(random, -20, 20), y: other.y + from(random, -20, 20) }
        : {
            x: from(random, -3, country.width + 3),
            y: from(random, -100, country.depth + 100),
          };
    const near = tooNear(battle, man, at);
    const here = `${man.id} at ${at.x},${at.y}`;
    expect(hindrances(battle, man, at).map(nameOf).toSorted(), here).toEqual(near.toSorted());
    // 1.5: of places where nobody stands on his apron nothing more is said.
    const stays = !isOnField(country, man, at) || !mayNotStay(battle, { ...man, ...at });
    expect(apronFaults(battle, man, at).length === 0, here).toBe(stays);
    if (howFarBehind(country, man.side, at) > 0 && near.length === 0)
      count(stays ? 'places on an apron' : 'places for a crew alone');
    const met = touchedAt(battle, man, at);
    expect(metAt(battle, man, at).toSorted(), here).toEqual(met.toSorted());
    count(near.length > 0 ? 'places not clear' : 'places clear');
    if (met.length > 0) count('places in contact');
  }
}

const isOnAnApron = (country: Country, gun: Point): boolean =>
  (['red', 'blue'] as const).some((side) => howFarBehind(country, side, gun) >= 0);

/** Compares what a gun would be too near to at random places, some of them beside what is there. */
function compareGunPlaces(battle: Battle, gun: Gun, random: () => number, count: Count): void {
  const { country, men, guns } = battle;
  for (let i = 0; i < 6; i++) {
    const pieces = country.pieces.flatMap(({ shape }) =>
      shape.kind === 'circle' ? [shape] : shape.corners,
    );
    const beside = pick(random, [...pieces, ...guns, ...men, { x: 0, y: 0 }]);
    const placed = {
      x: beside.x + from(random, -60, 60),
      y: beside.y + from(random, -60, 60),
      bearing: from(random, 0, 359_999),
    };
    const names = gunHindrances(battle, gun, placed).map(({ to }) =>
      to.kind === 'edge' ? 'edge' : `${to.kind} ${to.id}`,
    );
    const near = gunTooNear(battle, gun, placed);
    expect(names.toSorted(), `${gun.id} at ${JSON.stringify(placed)}`).toEqual(near.toSorted());
    count(near.length > 0 ? 'places of a gun not clear' : 'places of a gun clear');
  }
}

function compareGuns(battle: Battle, random: () => number, count: Count): void {
  const { country } = battle;
  for (const gun of battle.guns) {
    if (gun.gone) continue;
    const crew = crewOf(battle, gun);
    const reasons = outOfAction(battle, gun);
    const few = reasons.find(({ code }) => code === 'outOfAction');
    expect(few !== undefined, gun.id).toBe(crew.length < 4);
    if (few?.code === 'outOfAction') expect(few.near.toSorted()).toEqual(crew.toSorted());
    expect(reasons.some(({ code }) => code === 'disputed')).toBe(gun.disputed);
    count(crew.length < 4 ? 'guns out of action' : 'guns in action');
    // At the end of either side's move (4.9).
    for (const mover of ['red', 'blue'] as const) {
      const { near, passed, captured, disputed } = captureOf(battle, gun, mover);
      const naive = naiveCapture(battle, gun, mover);
      expect(
        { near: near.toSorted(), passed: passed.toSorted(), captured, disputed },
        gun.id,
      ).toEqual({ ...naive, near: naive.near.toSorted(), passed: naive.passed.toSorted() });
      if (captured && mover === gun.side) count('guns captured after their own move');
      if (captured && mover !== gun.side) count('guns captured');
      if (captured && isOnAnApron(country, gun)) count('guns captured on an apron');
      if (disputed) count('guns in dispute');
    }
    compareGunPlaces(battle, gun, random, count);
  }
}

let lined = { number: -1, country: atTheLines(0) };
/** A bare Country with something at its back lines; one for twenty seeds, for its paths are slow to find. */
function linedCountry(number: number): Country {
  if (lined.number !== number) lined = { number, country: atTheLines(number) };
  return lined.country;
}

/** Compares the engine with the naive rules on the table of a seed, and counts what came up. */
export function compareTable(seed: number, counts: Counts): void {
  const count: Count = (what, many = 1) => {
    counts[what] = (counts[what] ?? 0) + many;
  };
  const random = mulberry32(seed + 1_000_000);
  const battle = randomTable(seed);
  const { country, men } = battle;
  const anywhere = (): Point => ({
    x: from(random, 0, country.width),
    y: from(random, 0, country.depth),
  });
  comparePlaces(battle, random, count);
  comparePath(country, pick(random, men), anywhere(), count);
  for (let i = 0; i < 4 && country.pieces.length > 0; i++) {
    // From one side of a piece to the other, more or less.
    const { shape } = pick(random, country.pieces);
    const middle = shape.kind === 'circle' ? shape : pick(random, shape.corners);
    const [dx, dy] = [from(random, -120, 120), from(random, -120, 120)];
    const man = { ...pick(random, men), x: middle.x + dx, y: middle.y + dy };
    const to = {
      x: middle.x - dx + from(random, -20, 20),
      y: middle.y - dy + from(random, -20, 20),
    };
    comparePath(country, man, to, count);
  }
  // From one side to the other of what lies at a back line, on a Country of its own.
  const bare = linedCountry(Math.floor(seed / 20));
  for (const side of ['red', 'blue'] as const) {
    const { shape } = pick(random, bare.pieces);
    const middle = shape.kind === 'circle' ? shape : shape.corners[0]!;
    const [dx, behind] = [from(random, 20, 90), from(random, -12, 40)];
    const at = (x: number, far: number): Point => ({
      x,
      y: middle.y < 320 ? 0 - far : bare.depth + far,
    });
    const man = { ...pick(random, men), ...at(middle.x - dx, behind), side };
    comparePath(bare, man, at(middle.x + dx, from(random, -30, 20)), count);
  }
  compareMelees(battle, count);
  compareGuns(battle, random, count);
  for (const side of ['red', 'blue'] as const)
    expect(pointsOf(battle, side).total).toBe(naivePoints(battle, side));
  // 5.6: any body may be asked whether it is isolated.
  const free = battle.men.filter(({ state, side }) => state === 'ready' && side === 'red');
  if (free.length === 0) return;
  const one = pick(random, free);
  const body = free.filter((man) => apart(man, one) < 60);
  compareIsolation(battle, body, isolationOf(battle, body), count);
}
