import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../e2e/support/random';
import { directionOf } from '../../../src/littlewars/engine/angles';
import { gunHindrances, isServiceDue, trailPlaces } from '../../../src/littlewars/engine/gun';
import { distance, MOVE, rounded } from '../../../src/littlewars/engine/lengths';
import { hindrances, isFreeMan, isReady } from '../../../src/littlewars/engine/men';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { NEWEST_RULINGS, type RulingsVersion } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type {
  Arm,
  Battle,
  Country,
  Gun,
  Man,
  Point,
  Side,
} from '../../../src/littlewars/engine/types';
import { walkTo } from '../../../src/littlewars/engine/paths';
import { rounds } from '../../support/rounds';
import { crowdedCountry, from, type Random } from '../naive/randomCountry';
import { RULES } from './tables';

// No order leads to where a man or gun of one's own, unhurt and free, can by no later order of its side act again.

const BATTLES = rounds(100, 2_000);
/** So many battles lie on one Country, whose paths are slow to find. */
const ON_ONE = 10;
const FAR = 20_000;

/** A place anywhere, more often than not close to an edge, a corner of a piece, or a gun. */
function somewhere({ country, guns }: Pick<Battle, 'country' | 'guns'>, random: Random): Point {
  const { width, depth, pieces } = country;
  const corners = pieces.flatMap(({ shape }) =>
    shape.kind === 'circle' ? [shape] : shape.corners,
  );
  const near = pick<Point>(random, [
    ...corners,
    ...guns,
    { x: 0, y: from(random, 0, depth) },
    { x: width, y: from(random, 0, depth) },
    { x: from(random, 0, width), y: 0 },
    { x: from(random, 0, width), y: depth },
  ]);
  const by = random() < 0.8 ? 60 : 300;
  return { x: near.x + from(random, -by, by), y: near.y + from(random, -by, by) };
}

/**
 * A battle in its third move with a few men of both arms and one to three guns a side, set down wherever they may be.
 */
function setDown(country: Country, rulings: RulingsVersion, random: Random, seed: number): Battle {
  const [men, guns] = [from(random, 4, 7), from(random, 1, 2)];
  const force = { infantry: from(random, 0, men), cavalry: 0, guns };
  const forces = { ...force, cavalry: men - force.infantry };
  const begun = beginBattle({
    country,
    rules: RULES,
    rulings,
    first: 'red',
    forces: { red: forces, blue: forces },
    seed,
  });
  let battle: Battle = { ...begun, men: [], guns: [], moves: 4, phase: 'guns' };
  for (const gun of begun.guns)
    for (let tries = 0; tries < 100; tries++) {
      const placed = { ...somewhere(battle, random), bearing: from(random, 0, 359_999) };
      if (gunHindrances(battle, gun, placed).length > 0) continue;
      const set = { ...gun, ...placed, start: { x: placed.x, y: placed.y } };
      battle = { ...battle, guns: [...battle.guns, set] };
      break;
    }
  for (const man of begun.men)
    for (let tries = 0; tries < 100; tries++) {
      const gun = battle.guns.find(({ side }) => side === man.side);
      const at =
        gun === undefined || random() < 0.2
          ? somewhere(battle, random)
          : { x: gun.x + from(random, -100, 100), y: gun.y + from(random, -100, 100) };
      if (hindrances(battle, man, at).length > 0) continue;
      battle = { ...battle, men: [...battle.men, { ...man, ...at, start: at }] };
      break;
    }
  return battle;
}

/** Whether a man could be ordered anywhere in a later move, if nobody else were by. */
function mayMarch(battle: Battle, man: Man): boolean {
  const { x, y } = man;
  const alone: Man = { ...man, start: { x, y }, met: false, from: 0 };
  return [1, 4, 16, 64].some((length) =>
    [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
      const direction = directionOf(eighth * 45_000);
      const to = rounded({ x: x + direction.x * length, y: y + direction.y * length });
      return (
        hindrances({ ...battle, men: [] }, alone, to).length === 0 &&
        walkTo(battle, alone, to, MOVE[man.arm]) !== null
      );
    }),
  );
}

/** Whether two free men of a gun's side could come to its trail in some number of moves, past these guns. */
function maySend(battle: Battle, gun: Gun, guns: readonly Gun[]): boolean {
  const bare = { ...battle, men: [], guns: [gun, ...guns] };
  const come = (index: 0 | 1): readonly Man[] =>
    battle.men.filter((man) => {
      if (man.side !== gun.side || !isFreeMan(man)) return false;
      const to = trailPlaces(gun, man)[index];
      const there = { ...man, start: { x: man.x, y: man.y } };
      return hindrances(bare, man, to).length === 0 && walkTo(battle, there, to, FAR) !== null;
    });
  const [left, right] = [come(0), come(1)];
  return left.some((one) => right.some((other) => one.id !== other.id));
}

/** The guns of a side that have been fired, and at whose trails nobody can ever stand. */
function deadGuns(battle: Battle, side: Side): readonly string[] {
  const due = battle.guns.filter((gun) => gun.side === side && !gun.gone && isServiceDue(gun));
  const others = battle.guns.filter((gun) => !gun.gone && gun.side !== side);
  // A gun of one's own that can be moved out of the way, because it can be served, is in nobody's way.
  let waiting = due;
  for (;;) {
    const still = waiting.filter(
      (gun) => !maySend(battle, gun, [...others, ...waiting.filter(({ id }) => id !== gun.id)]),
    );
    if (still.length === waiting.length) return still.map(({ id }) => id);
    waiting = still;
  }
}

/**
 * Whether a gun that has not been fired could be laid or hauled from where it stands, with men of both arms about it.
 */
function isStuck(battle: Battle, gun: Gun): boolean {
  const bare: Battle = { ...battle, men: [], guns: battle.guns.filter(({ id }) => id !== gun.id) };
  const pair = (arm: Arm): boolean =>
    Array.from({ length: 36 }, (_, i) => ({ ...gun, bearing: i === 0 ? gun.bearing : i * 10_000 }))
      .filter((turned) => gunHindrances(bare, gun, turned).length === 0)
      .some((turned) =>
        trailPlaces(turned, { arm }).every(
          (place) =>
            hindrances(bare, { ...(battle.men[0] as Man), side: gun.side, arm }, place).length ===
            0,
        ),
      );
  if (pair('infantry')) return false;
  return !Array.from({ length: 36 }, (_, i) => i * 10_000).some((bearing) =>
    [1, 16, 100].some((length) => {
      const { x, y } = directionOf(bearing);
      const to = rounded({ x: gun.x - x * length, y: gun.y - y * length });
      return gunHindrances(bare, gun, { ...to, bearing }).length === 0;
    }),
  );
}

function* orders(battle: Battle, random: Random): Generator<Order> {
  const { mover } = battle;
  const own = (): Man | undefined => {
    const men = battle.men.filter((man) => man.side === mover && isReady(man));
    return men.length === 0 ? undefined : pick(random, men);
  };
  for (const gun of battle.guns.filter(({ side }) => side === mover)) {
    const crew = battle.men
      .filter((man) => man.side === mover && isReady(man) && distance(man, gun) < 140)
      .slice(0, from(random, 4, 5));
    // Few of them can be carried out where there is so little room.
    for (let tries = random() < 0.5 ? 12 : 0; tries > 0; tries--) {
      const by = { x: from(random, -60, 60), y: from(random, -60, 60) };
      const places = crew.map(({ id, x, y }) => ({
        man: id,
        to: { x: x + by.x + from(random, -9, 9), y: y + by.y + from(random, -9, 9) },
      }));
      yield { kind: 'haul', gun: gun.id, to: { x: gun.x + by.x, y: gun.y + by.y }, crew: places };
    }
    for (let shots = from(random, 0, 4); shots > 0; shots--)
      yield { kind: 'fire', gun: gun.id, bearing: from(random, 0, 359_999), elevation: 0 };
  }
  for (let i = 0; i < 6; i++) {
    const man = own();
    if (man === undefined) return;
    const gun = battle.guns.find(({ side }) => side === mover);
    const place = gun === undefined ? man : pick(random, trailPlaces(gun, man));
    yield {
      kind: 'march',
      man: man.id,
      to: random() < 0.3 ? rounded(place) : somewhere(battle, random),
    };
    if (gun !== undefined && random() < 0.2)
      yield { kind: 'serve', gun: gun.id, men: [man.id, own()?.id ?? ''] };
  }
}

/**
 * Plays a battle of a few moves by chance. Returns each order that leads to a dead end, and counts those carried out.
 */
function deadEnds(seed: number, rulings: RulingsVersion, counts: Record<string, number>): string[] {
  const random = mulberry32(seed + 9_000_000);
  let battle = setDown(crowdedCountry(Math.floor(seed / ON_ONE)), rulings, random, seed);
  const found: string[] = [];
  const give = (order: Order): void => {
    const { mover } = battle;
    const outcome = command(battle, order);
    if (!outcome.ok) return;
    const after = outcome.battle;
    counts[order.kind] = (counts[order.kind] ?? 0) + 1;
    const here = `seed ${seed}, move ${battle.moves}, ${JSON.stringify(order)}`;
    for (const man of after.men) {
      const was = battle.men.find(({ id }) => id === man.id);
      if (was === man || man.side !== mover || !isFreeMan(man)) continue;
      if (was !== undefined && was.x === man.x && was.y === man.y) continue;
      if (!mayMarch(after, man) && was !== undefined && mayMarch(battle, was))
        found.push(`${here}: ${man.id}`);
    }
    const dead = new Set(deadGuns(battle, mover));
    // A man who has fallen by a shot of his own side or in a melee is hurt: the last who was narrow enough may be among them.
    const isHurt = battle.men.some(
      ({ id, side, state }) =>
        side === mover && after.men.find((each) => each.id === id)?.state !== state,
    );
    for (const id of isHurt ? [] : deadGuns(after, mover))
      if (!dead.has(id)) found.push(`${here}: ${id}`);
    if (order.kind === 'haul') {
      const gun = after.guns.find(({ id }) => id === order.gun);
      const was = battle.guns.find(({ id }) => id === order.gun);
      if (gun !== undefined && was !== undefined && isStuck(after, gun) && !isStuck(battle, was))
        found.push(`${here}: ${gun.id} is shut in`);
    }
    battle = after;
  };
  for (let move = 0; move < 4 && battle.phase !== 'over'; move++) {
    if (battle.phase === 'interval') give({ kind: 'go' });
    for (const order of orders(battle, random)) give(order);
    give({ kind: 'end' });
    while (battle.phase === 'melees') {
      const open = battle.melees.find(({ settled }) => !settled);
      if (open === undefined) break;
      give({ kind: 'settle', melee: open.number, casualties: open.proposal });
    }
  }
  return found;
}

test(
  `no order of ${BATTLES} random battles makes a man or gun of one’s own dead for good`,
  { tags: ['slow'] },
  () => {
    const counts: Record<string, number> = {};
    const found: string[] = [];
    for (let seed = 0; seed < BATTLES; seed++)
      found.push(...deadEnds(seed, NEWEST_RULINGS, counts));
    expect(found).toEqual([]);
    for (const kind of ['fire', 'haul', 'march', 'end'])
      expect(counts[kind], kind).toBeGreaterThan(BATTLES / 4);
  },
);

/** The longest of them apart. */
const SEEDS = [
  [92, []],
  [58, ['slow']],
  [106, ['slow']],
] as const;
for (const [seed, tags] of SEEDS)
  test(
    `by the second rulings there were such orders, and this search finds that of seed ${seed}`,
    { tags: [...tags] },
    () => {
      expect(deadEnds(seed, 2, {})).not.toEqual([]);
      expect(deadEnds(seed, NEWEST_RULINGS, {})).toEqual([]);
    },
  );
