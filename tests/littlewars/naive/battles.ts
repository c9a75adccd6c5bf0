import { expect } from 'vitest';
import { mulberry32, pick } from '../../../e2e/support/random';
import { wayOf } from '../../../src/littlewars/engine/marching';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { pointsOf } from '../../../src/littlewars/engine/points';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type { Battle, Man, Melee, Point, Side } from '../../../src/littlewars/engine/types';
import type { Counts } from './compareTables';
import { naivePoints } from './guns';
import { naiveMelees, naiveToll } from './melees';
import { gap, isOnField, piecesTooNear, stands, tooNear, toGun, touchedAt } from './men';
import { along } from './plane';
import { from, randomCountry, RULES } from './randomTables';
import { apart, CLEAR, HAIR, MOVE, RADIUS } from './sizes';
import { isWalkable } from './ways';

/** A battle that has not ended by itself after so many moves is surrendered. */
const MOST_MOVES = 60;

type Random = () => number;

/** Nothing can be changed in what is frozen: whoever tries is told by an exception. */
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
  // While they set out, whoever is not placed yet is nowhere.
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

/** What must hold after every order, whatever it was. */
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

/** Checks a march that has been carried out: where he stands, and every step of his way (3.4 to 3.6). */
function checkMarch(before: Battle, after: Battle, id: string, to: Point, here: string): void {
  const man = before.men.find((each) => each.id === id)!;
  const now = after.men.find((each) => each.id === id)!;
  expect([now.x, now.y], here).toEqual([to.x, to.y]);
  expect(tooNear(before, man, to), here).toEqual([]);
  expect(isOnField(before.country, man, to), here).toBe(true);
  expect(now.met, here).toBe(touchedAt(before, man, to).length > 0);
  const way = wayOf(before, man, to)!;
  const stops = way.stops;
  expect([stops[0]!.x, stops[0]!.y], here).toEqual([man.start.x, man.start.y]);
  let sum = 0;
  stops.slice(1).forEach((stop, i) => {
    const leg = [stops[i]!, stop] as const;
    sum += apart(...leg);
    const steps = Math.max(1, Math.ceil(apart(...leg) * 2));
    for (let step = 0; step <= steps; step++)
      if (!isWalkable(before.country, RADIUS[man.arm], along(leg, step / steps)))
        expect.fail(`${here}: through something`);
  });
  expect(sum, here).toBeLessThanOrEqual(MOVE[man.arm] + HAIR);
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
  if (order.kind === 'end' || order.kind === 'time') checkMelees(after, here, count);
  if (order.kind === 'settle') {
    const state = (id: string): string => after.men.find((man) => man.id === id)!.state;
    for (const id of order.fate.dead) expect(state(id), here).toBe('dead');
    for (const id of order.fate.taken) expect(state(id), here).not.toBe('dead');
  }
  if (after.result !== null && battle.result === null) count(`over: ${after.result.why}`);
  return after;
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
      first,
      forces: first === 'red' ? { red: force, blue: defenders } : { red: defenders, blue: force },
      seed,
    }),
  );
  const { width, depth } = battle.country;
  const things = [...battle.guns, ...battle.men];
  for (const { id, side } of things)
    for (let tries = 0; !battle.placed.includes(id); tries++) {
      if (tries > 2000) throw new Error(`seed ${seed}: no place for ${id}`);
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

/** Some order or other, most likely one that cannot be carried out. */
function nonsense({ men, guns, country, melees }: Battle, random: Random): Order {
  const man = (): string => (random() < 0.1 ? 'R99' : pick(random, men).id);
  const gun = guns.length === 0 || random() < 0.1 ? 'G9' : pick(random, guns).id;
  const to = {
    x: from(random, -20, country.width + 20) + (random() < 0.1 ? 0.5 : 0),
    y: from(random, -20, country.depth + 20),
  };
  const melee = from(random, -1, melees.length);
  return pick<Order>(random, [
    { kind: 'place', man: man(), at: to },
    { kind: 'takeUp', what: man() },
    { kind: 'ready', side: 'red' },
    { kind: 'go' },
    { kind: 'march', man: man(), to },
    { kind: 'leave', man: man() },
    { kind: 'lie', man: man(), lying: random() < 0.5 },
    { kind: 'serve', gun, men: [man(), man()] },
    { kind: 'haul', gun, to, crew: [{ man: man(), to }] },
    { kind: 'takeOff', gun, crew: [man(), man(), man(), man()] },
    {
      kind: 'fire',
      gun,
      bearing: from(random, -9, 360_009),
      elevation: from(random, -9_000, 40_000),
    },
    { kind: 'join', man: man(), melee },
    { kind: 'settle', melee, fate: { dead: [man()], taken: [man(), man()] } },
    { kind: 'whiteFlag', men: [man(), man()] },
    { kind: 'offerDraw', side: pick(random, ['red', 'blue']) },
    { kind: 'declineDraw', side: pick(random, ['red', 'blue']) },
  ]);
}

/** What a gun does in a move: it fires, or goes forward with those near it. */
function* gunOrders(battle: Battle, random: Random): Generator<Order> {
  const { mover } = battle;
  const enemies = battle.men.filter((man) => man.side !== mover && man.state === 'ready');
  for (const gun of battle.guns) {
    if (gun.side !== mover || gun.gone || enemies.length === 0) continue;
    const near = battle.men.filter(
      (man) => man.side === mover && man.state === 'ready' && apart(man, gun) < 110,
    );
    if (random() < 0.3) {
      const [dx, dy] = [from(random, -40, 40), from(random, 20, 150) * (mover === 'red' ? 1 : -1)];
      const crew = near.slice(0, 4).map(({ id, x, y }) => ({
        man: id,
        to: { x: x + dx, y: y + dy },
      }));
      yield { kind: 'haul', gun: gun.id, to: { x: gun.x + dx, y: gun.y + dy }, crew };
      continue;
    }
    if (near[0] !== undefined && random() < 0.2)
      yield { kind: 'lie', man: near[0].id, lying: true };
    for (let shots = from(random, 0, 4); shots > 0; shots--) {
      const aim = pick(random, enemies);
      const angle = Math.round((Math.atan2(aim.x - gun.x, aim.y - gun.y) / Math.PI) * 180_000);
      const bearing = (angle + from(random, -1_500, 1_500) + 720_000) % 360_000;
      yield { kind: 'fire', gun: gun.id, bearing, elevation: from(random, -1_000, 3_000) };
    }
    if (near.length > 1 && random() < 0.3)
      yield { kind: 'serve', gun: gun.id, men: [pick(random, near).id, pick(random, near).id] };
  }
}

/** Where a man is sent: up to an enemy, or as far towards him as he can, or anywhere at all. */
function goal({ country, men }: Battle, man: Man, random: Random): Point {
  const reach = MOVE[man.arm];
  if (man.state !== 'ready' || random() < 0.15)
    return { x: man.x + from(random, -reach, reach), y: man.y + from(random, -reach, reach) };
  const enemies = men.filter((each) => each.side !== man.side && each.state === 'ready');
  const near = enemies.filter((each) => apart(man, each) < reach + 20);
  const [line, target] = [man.side === 'red' ? country.depth : 0, near.length > 0 ? near : enemies];
  const to = target.length > 0 && random() < 0.85 ? pick(random, target) : { x: man.x, y: line };
  const touching = 'arm' in to ? RADIUS[man.arm] + RADIUS[to.arm] + from(random, 0, 2) : 0;
  const far = Math.max(1, apart(man, to));
  const [angle, part] = [random() * 2 * Math.PI, Math.min(1, (reach - 4) / far)];
  const onto = part === 1 ? touching : 20;
  return {
    x: Math.round(man.x + (to.x - man.x) * part + onto * Math.cos(angle)),
    y: Math.round(man.y + (to.y - man.y) * part + onto * Math.sin(angle)),
  };
}

/** Who dies and who is taken, drawn by lot among those of whom some must be (5.4). */
function lots({ men, smaller, toll }: Melee, random: Random): { dead: string[]; taken: string[] } {
  const fate = { dead: [] as string[], taken: [] as string[] };
  for (const side of ['red', 'blue'] as const) {
    const drawn = [...men[side]].sort(() => random() - 0.5);
    fate.dead.push(...drawn.slice(0, toll.dead));
    if (side === smaller) fate.taken.push(...drawn.slice(toll.dead, toll.dead + toll.taken));
  }
  return fate;
}

/** Fights the battle of a seed to its end, and throws as soon as anything is not as it must be. */
export function fightBattle(seed: number, counts: Counts): void {
  const random = mulberry32(seed + 5_000_000);
  let battle = setOut(random, seed, counts);
  const order = (one: Order): void => {
    battle = give(battle, one, counts, seed);
    if (random() < 0.1) battle = give(battle, nonsense(battle, random), counts, seed);
  };
  while (battle.result === null) {
    if (battle.phase === 'interval') order({ kind: 'go' });
    if (battle.moves >= MOST_MOVES) order({ kind: 'surrender', side: battle.mover });
    for (const one of gunOrders(battle, random)) if (battle.phase === 'guns') order(one);
    const { mover, moves } = battle;
    for (const { id } of battle.men) {
      const man = battle.men.find((each) => each.id === id)!;
      const his = man.state === 'prisoner' ? other(man.side) : man.side;
      if (!stands(man) || his !== mover || battle.result !== null || battle.mover !== mover)
        continue;
      if (random() < 0.8) order({ kind: 'march', man: id, to: goal(battle, man, random) });
      if (random() < 0.03) order({ kind: 'leave', man: id });
      if (random() < 0.01) order({ kind: 'whiteFlag', men: [id] });
    }
    if (battle.phase === 'guns' || battle.phase === 'men')
      order({ kind: random() < 0.5 ? 'end' : 'time' });
    while (battle.phase === 'melees') {
      const open = battle.melees.find(({ settled }) => !settled)!;
      const tie = battle.melees.flatMap(({ ties }) => ties)[0];
      if (tie !== undefined && random() < 0.5)
        order({ kind: 'join', man: tie.man, melee: pick(random, tie.melees) });
      else order({ kind: 'settle', melee: open.number, fate: lots(open, random) });
    }
    if (battle.result === null) expect(battle.moves, `seed ${seed}`).toBeLessThan(moves + 2);
  }
  expect(battle.phase).toBe('over');
  counts['moves'] = (counts['moves'] ?? 0) + battle.moves;
}
