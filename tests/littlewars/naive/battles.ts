import { expect } from 'vitest';
import { mulberry32, pick } from '../../../e2e/support/random';
import { pathOf } from '../../../src/littlewars/engine/marching';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { pointsOf } from '../../../src/littlewars/engine/points';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type { Arm, Battle, Melee, Point, Side } from '../../../src/littlewars/engine/types';
import type { Force } from '../../../src/littlewars/engine/battleRules';
import type { Counts } from './compareTables';
import { naiveCapture, naivePoints } from './guns';
import { naiveMelees, naiveToll } from './melees';
import {
  gap,
  howFarBehind,
  isOnField,
  mayNotStay,
  piecesTooNear,
  stands,
  tooNear,
  toGun,
  touchedAt,
} from './men';
import { from, randomCountry, type Random } from './randomCountry';
import { goal, gunOrders, lots, nonsense } from './randomOrders';
import { randomTable, RULES } from './randomTables';
import { apart, CLEAR, HAIR, MOVE, RADIUS } from './sizes';
import { isStraight, tooNearAt } from './paths';

/** A battle that has not ended by itself after so many moves is surrendered. */
const MOST_MOVES = 60;

/** A frozen value cannot be changed: an attempt throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** Who stands nearer to another, to a gun or to a piece than he may (3.5), of those who are not as they were before. */
function crowded(battle: Battle, before: Battle): string[] {
  const { country, phase, placed } = battle;
  // While they set out, a man who is not placed yet is nowhere.
  const isSetOut = ({ id }: { readonly id: string }): boolean =>
    phase !== 'settingOut' || placed.includes(id);
  const [men, guns] = [battle.men.filter(isSetOut), battle.guns.filter(isSetOut)];
  const wasThere = new Set<unknown>([...before.men, ...before.guns]);
  const standing = men.filter(stands);
  const faults: string[] = [];
  for (const man of standing) {
    const isNew = !wasThere.has(man);
    if (isNew)
      faults.push(...piecesTooNear(country, man, man).map((piece) => `${man.id} ${piece}`));
    for (const gun of guns)
      if (!gun.gone && (isNew || !wasThere.has(gun)))
        if (toGun(man, gun) - RADIUS[man.arm] < CLEAR - HAIR) faults.push(`${man.id} ${gun.id}`);
    if (!isNew) continue;
    for (const each of standing) {
      if (each.id === man.id) continue;
      // Enemies in contact; one may have become the other's prisoner where he stood.
      const least = each.side === man.side ? CLEAR : 0;
      if (gap(man, each) < least - HAIR) faults.push(`${man.id} ${each.id}`);
    }
  }
  return faults;
}

/** The invariants after every order. */
function check(battle: Battle, before: Battle, here: string): void {
  expect(crowded(battle, before), `${here}: too near`).toEqual([]);
  for (const side of ['red', 'blue'] as const) {
    const men = battle.men.filter((man) => man.side === side);
    const many = (...states: readonly string[]): number =>
      men.filter(({ state }) => states.includes(state)).length;
    const { infantry, cavalry } = battle.forces[side];
    const parts = [many('ready', 'freed'), many('dead'), many('prisoner', 'captive'), many('gone')];
    expect(
      parts.reduce((a, b) => a + b),
      `${here}: men of ${side}`,
    ).toBe(infantry + cavalry);
    expect(men.filter(({ arm }) => arm === 'cavalry').length, here).toBe(cavalry);
    expect(pointsOf(battle, side).total, `${here}: points`).toBe(naivePoints(battle, side));
  }
  battle.men.forEach((man, i) => {
    const was = before.men[i]!;
    expect([man.id, man.side, man.arm], here).toEqual([was.id, was.side, was.arm]);
    if (was.state === 'dead' || was.state === 'gone') expect(man.state, here).toBe(was.state);
    if (man.state !== 'prisoner') expect(man.escort, here).toBe(null);
  });
}

/** Checks a march that has been carried out: where he stands, and every step of his path (3.4 to 3.6). */
function checkMarch(before: Battle, after: Battle, id: string, to: Point, here: string): void {
  const man = before.men.find((each) => each.id === id)!;
  const now = after.men.find((each) => each.id === id)!;
  expect([now.x, now.y], here).toEqual([to.x, to.y]);
  expect(tooNear(before, man, to), here).toEqual([]);
  expect(isOnField(before.country, man, to), here).toBe(true);
  expect(now.met, here).toBe(touchedAt(before, man, to).length > 0);
  if (before.moves >= 2) expect(mayNotStay(before, { ...man, ...to }), here).toBe(false);
  const { stops } = pathOf(before, man, to)!;
  expect([stops[0]!.x, stops[0]!.y], here).toEqual([man.start.x, man.start.y]);
  expect(tooNearAt(before.country, RADIUS[man.arm], stops), `${here}: through something`).toBe(
    null,
  );
  const sum = stops.slice(1).reduce((all, stop, i) => all + apart(stops[i]!, stop), 0);
  expect(sum, here).toBeLessThanOrEqual(MOVE[man.arm] + HAIR);
}

/**
 * 1.5: a man who may not stay behind his line at the end of a move has stepped up, if there was a place to step up to.
 */
function checkApron(
  before: Battle,
  after: Battle,
  here: string,
  count: (what: string) => void,
): void {
  const { country, moves, mover } = before;
  if (moves < 2) return;
  for (const man of after.men) {
    const was = before.men.find(({ id }) => id === man.id)!;
    // Who is armed again, and whose gun has been taken, only then, steps up at the end of a later move.
    if (man.side !== mover || was.from > moves || was.state !== 'ready') continue;
    if (howFarBehind(country, mover, was) > 0) count('on an apron at the end');
    if (man.y !== was.y) count('stepped up');
    if (!mayNotStay({ country, guns: before.guns }, man)) continue;
    const line = mover === 'red' ? 0 : country.depth;
    for (let x = was.x - MOVE[man.arm]; x <= was.x + MOVE[man.arm]; x += 8) {
      const place = { x, y: line };
      const isFree =
        apart(was.start, place) < MOVE[man.arm] - HAIR &&
        tooNear(after, man, place).length + touchedAt(after, man, place).length === 0 &&
        isStraight(country, RADIUS[man.arm], was.start, place);
      expect(isFree, `${here}: ${man.id} stays behind his line`).toBe(false);
    }
  }
}

/** Gives an order. One that is refused says why; one that is carried out leaves everything as it must be. */
function give(battle: Battle, order: Order, counts: Counts, seed: number): Battle {
  const here = `seed ${seed}, move ${battle.moves}, ${JSON.stringify(order)}`;
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const outcome = command(battle, order);
  if (!outcome.ok) {
    expect(outcome.reasons.length, here).toBeGreaterThan(0);
    count('refused');
    return battle;
  }
  const after = frozen(outcome.battle);
  count(order.kind);
  check(after, battle, here);
  if (order.kind === 'march') checkMarch(battle, after, order.man, order.to, here);
  if (order.kind === 'end' || order.kind === 'time') {
    checkApron(battle, after, here, count);
    checkMelees(after, here, count);
  }
  if (after.moves > battle.moves && after.result === null) checkGuns(battle, after, here, count);
  if (order.kind === 'surrender') checkSurrender(battle, after, order.side, here);
  if (order.kind === 'settle') {
    const state = (id: string): string => after.men.find((man) => man.id === id)!.state;
    for (const id of order.casualties.dead) expect(state(id), here).toBe('dead');
    for (const id of order.casualties.taken) expect(state(id), here).not.toBe('dead');
  }
  battle.men.forEach(({ state }, i) => {
    const now = after.men[i]!.state;
    if (now !== state) count(`${state} to ${now}`);
  });
  battle.guns.forEach((gun, i) => {
    if (after.guns[i]!.side !== gun.side) count('guns captured');
    if (after.guns[i]!.disputed && !gun.disputed) count('guns in dispute');
  });
  if (after.result !== null && battle.result === null) count(`over: ${after.result.why}`);
  return after;
}

/**
 * 4.9: whose guns are at the end of a move, which are in dispute, and who has passed them in this move or one before.
 */
function checkGuns(
  before: Battle,
  { country, men, guns }: Battle,
  here: string,
  count: (what: string) => void,
): void {
  before.guns.forEach((gun, i) => {
    if (gun.gone) return;
    const { captured, disputed, passed } = naiveCapture({ country, men }, gun, before.mover);
    const now = guns[i]!;
    expect(now.side !== gun.side, `${here}: ${gun.id} captured`).toBe(captured);
    expect(now.disputed, `${here}: ${gun.id} disputed`).toBe(disputed && !captured);
    expect(now.passed.toSorted(), `${here}: ${gun.id} passed`).toEqual(
      captured ? [] : passed.toSorted(),
    );
    if (passed.some((id) => gun.passed.includes(id))) count('passed in an earlier move');
    if (captured && gun.side === before.mover) count('guns captured after their own move');
  });
}

/** 6.7: what is given up, and what is not: who stands on his line or behind it, and in a Blow at the Rear nobody. */
function checkSurrender(before: Battle, after: Battle, side: Side, here: string): void {
  const { country, rules } = before;
  const isSpared = (far: number): boolean => far >= 0 && rules.kind !== 'blow';
  before.men.forEach((man, i) => {
    if (man.side !== side || (man.state !== 'ready' && man.state !== 'freed')) return;
    const spared = isSpared(howFarBehind(country, side, man) + RADIUS[man.arm]);
    expect(after.men[i]!.state, `${here}: ${man.id}`).toBe(spared ? man.state : 'captive');
  });
  before.guns.forEach((gun, i) => {
    const isSaved = gun.side !== side || gun.gone || isSpared(howFarBehind(country, side, gun));
    expect(after.guns[i]!.side, `${here}: ${gun.id}`).toBe(isSaved ? gun.side : other(side));
  });
}

/** The melees at the end of a move are those that the floor shows (5.2). */
function checkMelees(after: Battle, here: string, count: (what: string) => void): void {
  if (after.phase !== 'melees') return;
  const { melees } = naiveMelees(after.men);
  const sorted = (men: Melee['men']): string[][] => [men.red.toSorted(), men.blue.toSorted()];
  expect(
    after.melees.map(({ men }) => sorted(men)),
    here,
  ).toEqual(melees.map(({ men }) => sorted(men)));
  for (const { men, isolation, toll } of after.melees) {
    count(isolation === null ? 'melee of equals' : isolation.isolated ? 'isolated' : 'supported');
    const naive = naiveToll(men.red.length, men.blue.length, isolation?.isolated ?? false);
    expect(toll, here).toEqual(naive);
  }
}

/** A battle of small forces on a random Country, set out by chance and about to begin. */
function setOut(random: Random, seed: number, counts: Counts): Battle {
  const kind = (['finish', 'finish', 'blow', 'defence'] as const)[seed % 4]!;
  const first = pick(random, ['red', 'blue'] as const);
  const force = {
    infantry: from(random, 9, 18),
    cavalry: from(random, 3, 9),
    guns: from(random, 0, 2),
  };
  const less = { ...force, infantry: Math.round((force.infantry * 2) / 3) };
  const defenders = kind === 'defence' ? less : force;
  let battle = frozen(
    beginBattle({
      country: randomCountry(seed),
      rules: { ...RULES, kind, linePart: pick(random, ['whole', 'middle', 'left', 'right']) },
      rulings: NEWEST_RULINGS,
      first,
      forces: first === 'red' ? { red: force, blue: defenders } : { red: defenders, blue: force },
      seed,
    }),
  );
  const { width, depth } = battle.country;
  const things = [...battle.guns, ...battle.men];
  for (const { id, side } of things)
    for (let tries = 0; !battle.placed.includes(id); tries++) {
      // A Country with no room along a back line.
      if (tries > 2_000) return inTheMidst(seed);
      const behind = from(random, -40, kind === 'defence' ? depth / 2 : 96);
      const at = {
        x: from(random, 0, width),
        y: Math.round(side === 'red' ? behind : depth - behind),
      };
      const bearing = side === 'red' ? 0 : 180_000;
      battle = give(
        battle,
        id.startsWith('G')
          ? { kind: 'placeGun', gun: id, at, bearing }
          : { kind: 'place', man: id, at },
        counts,
        seed,
      );
    }
  for (const side of ['red', 'blue'] as const)
    battle = give(battle, { kind: 'ready', side }, counts, seed);
  return battle;
}

/** A battle begun in its midst, on a random table: guns are fought over there, and there are prisoners. */
function inTheMidst(seed: number): Battle {
  const table = randomTable(seed);
  const men = table.men.map((man) => ({ ...man, start: { x: man.x, y: man.y } }));
  const force = (side: Side): Force => {
    const many = (arm: Arm): number =>
      men.filter((man) => man.side === side && man.arm === arm).length;
    const guns = table.guns.filter((gun) => gun.side === side).length;
    return { infantry: many('infantry'), cavalry: many('cavalry'), guns };
  };
  return frozen({
    ...table,
    men,
    phase: 'interval',
    result: null,
    forces: { red: force('red'), blue: force('blue') },
  });
}

/** Fights the battle of a seed to its end, and throws as soon as anything is not as it must be. */
export function fightBattle(seed: number, counts: Counts): void {
  const random = mulberry32(seed + 5_000_000);
  let battle = seed % 3 === 2 ? inTheMidst(seed) : setOut(random, seed, counts);
  const order = (one: Order): void => {
    battle = give(battle, one, counts, seed);
    if (random() < 0.1) battle = give(battle, nonsense(battle, random), counts, seed);
  };
  const isOver = (): boolean => battle.result !== null;
  while (!isOver()) {
    if (battle.phase === 'interval') order({ kind: 'go' });
    if (battle.moves >= MOST_MOVES) order({ kind: 'surrender', side: battle.mover });
    for (const one of gunOrders(battle, random)) if (battle.phase === 'guns') order(one);
    const { mover, moves } = battle;
    for (const { id } of battle.men) {
      const man = battle.men.find((each) => each.id === id)!;
      const his = man.state === 'prisoner' ? other(man.side) : man.side;
      if (!stands(man) || his !== mover || isOver() || battle.mover !== mover) continue;
      if (random() < 0.8) order({ kind: 'march', man: id, to: goal(battle, man, random) });
      if (random() < 0.01) order({ kind: 'leave', man: id });
      if (random() < 0.05) order({ kind: 'whiteFlag', men: [id] });
    }
    if (battle.phase === 'guns' || battle.phase === 'men')
      order({ kind: random() < 0.5 ? 'end' : 'time' });
    while (battle.phase === 'melees') {
      const open = battle.melees.find(({ settled }) => !settled)!;
      const tie = battle.melees.flatMap(({ ties }) => ties)[0];
      if (tie !== undefined && random() < 0.5)
        order({ kind: 'join', man: tie.man, melee: pick(random, tie.melees) });
      else order({ kind: 'settle', melee: open.number, casualties: lots(open, random) });
    }
    if (!isOver()) expect(battle.moves, `seed ${seed}`).toBeLessThan(moves + 2);
  }
  expect(battle.phase).toBe('over');
  counts['moves'] = (counts['moves'] ?? 0) + battle.moves;
}
