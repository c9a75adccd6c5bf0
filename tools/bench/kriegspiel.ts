// The jobs of Kriegspiel's engine for `npm run bench`: a division a side, on a field of 200 pieces.
import { at, block, span, tree } from '../../src/littlewars/battles/pieces';
import { FOOT, INCH } from '../../src/littlewars/engine/lengths';
import { NEWEST_RULINGS } from '../../src/littlewars/engine/rulings';
import { toOutline, toShape } from '../../src/littlewars/engine/shapes';
import {
  SIDES,
  type Country,
  type Man,
  type Piece,
  type Point,
  type Side,
} from '../../src/littlewars/engine/types';
import { headOf, placesOf } from '../../src/littlewars/kriegspiel/bodies';
import { marchCost } from '../../src/littlewars/kriegspiel/bodyMarch';
import { withState } from '../../src/littlewars/kriegspiel/moveState';
import { commandKriegspiel, type KriegspielOrder } from '../../src/littlewars/kriegspiel/orders';
import { supplyAccount } from '../../src/littlewars/kriegspiel/supply';
import {
  beginKriegspiel,
  KRIEGSPIEL,
  KRIEGSPIEL_FIELD,
  KRIEGSPIEL_SIZES,
} from '../../src/littlewars/kriegspiel/terms';
import type { Body, KriegspielBattle, Service } from '../../src/littlewars/kriegspiel/types';

const PIECES = 200;

/** Ten piles of three blocks before either line, a river between the lines, and two roads over its bridges. */
const GROUND: readonly Piece[] = [
  ...Array.from({ length: 30 }, (_, i) => {
    const [less, bottom] = [2 * Math.floor(i / 10), i % 2 === 0 ? 24 : 90];
    const left = 8 + 21 * (i % 10);
    return span(
      `layer-${i}`,
      'block',
      [left + less, bottom + less, left + 16 - less, bottom + 30 - less],
      6,
    );
  }),
  span('river', 'river', [0, 70, 216, 74], 0),
  ...[56, 161].flatMap((x) => [
    span(`road-${x}`, 'road', [x - 2, 6, x + 2, 138], 0),
    span(`bridge-${x}`, 'roadBridge', [x - 2, 67, x + 2, 77], 0),
  ]),
];
/** Walls, houses and trees wherever they are clear of the ground and of the places where bodies stand. */
const COVER: readonly Piece[] = Array.from({ length: 600 }, (_, i): Piece => {
  const [x, y] = [5 + 7 * (i % 30), 14 + 6 * Math.floor(i / 30)];
  if (i % 4 === 0) return block(`house-${i}`, 'house', at(x, y), [3, 3, 4]);
  return i % 4 === 1 ? block(`wall-${i}`, 'wall', at(x, y), [4, 1, 1.5]) : tree(`tree-${i}`, x, y);
}).filter(({ shape }) => {
  const middle: Point = shape.kind === 'circle' ? shape : (shape.corners[0] as Point);
  const { y } = middle;
  const onLine = [60, 84].some((line) => Math.abs(y / INCH - line) < 5);
  return (
    !onLine &&
    GROUND.every((piece) =>
      piece.kind === 'block'
        ? toOutline(piece.shape, middle) > 4 * INCH
        : toShape(piece.shape, middle) > 4 * INCH,
    )
  );
});
const COUNTRY: Country = {
  ...KRIEGSPIEL_FIELD,
  name: '',
  pieces: [...GROUND, ...COVER.slice(0, PIECES - GROUND.length)],
};

const BEGUN: KriegspielBattle = {
  ...beginKriegspiel({
    country: COUNTRY,
    rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: false, interval: 0 },
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: KRIEGSPIEL_SIZES.division, blue: KRIEGSPIEL_SIZES.division },
    seed: 1,
    ...KRIEGSPIEL,
  }),
  phase: 'guns',
  // Red's sixth move, at whose end supplies fall due.
  moves: 10,
};

/** Returns a battle in which bodies stand in two ranks along a line of their side, and nobody else is on the field. */
function drawnUp(
  bodies: readonly {
    readonly side: Side;
    readonly service: Service;
    readonly count: number;
    readonly x: number;
    readonly y: number;
  }[],
): KriegspielBattle {
  const used: Record<string, number> = {};
  const there = new Map<string, Man>();
  const made = bodies.map(({ side, service, count, x, y }, i): Body => {
    const key = `${side} ${service}`;
    const of = BEGUN.men.filter(
      (man) => man.side === side && BEGUN.kriegspiel.services[man.id] === service,
    );
    const first = used[key] ?? 0;
    used[key] = first + count;
    const men = of.slice(first, first + count);
    const front = side === 'red' ? 0 : 180_000;
    placesOf('ranks', count, men[0] as Man, at(x, y), front).forEach((place, j) => {
      const man = men[j] as Man;
      there.set(man.id, { ...man, ...place, start: place, state: 'ready' });
    });
    return { id: `${i}`, side, men: men.map(({ id }) => id), formation: 'ranks', front };
  });
  return withState(
    { ...BEGUN, men: BEGUN.men.map((man) => there.get(man.id) ?? { ...man, state: 'gone' }) },
    { bodies: made },
  );
}

/** The bodies of a side: of whom, and how many men, 180 in all. */
const COUNTS: readonly (readonly [Service, number])[] = [
  ...Array.from({ length: 15 }, () => ['infantry', 8] as const),
  ...Array.from({ length: 6 }, () => ['cavalry', 8] as const),
  ...Array.from({ length: 3 }, () => ['engineers', 4] as const),
];
const lines = drawnUp(
  SIDES.flatMap((side) => [
    ...COUNTS.map(([service, count], i) => ({
      side,
      service,
      count,
      x: 8 + i * 8.7,
      y: side === 'red' ? 60 : 84,
    })),
    ...[0, 1, 2, 3].map((i) => ({
      side,
      service: 'artillery' as const,
      count: 6,
      x: 23 + 25 * i,
      y: side === 'red' ? 52 : 92,
    })),
  ]),
);
const division = withState(
  {
    ...lines,
    guns: lines.guns.map((gun, i) => ({
      ...gun,
      ...at(20 + 25 * i, gun.side === 'red' ? 54 : 90),
      bearing: gun.side === 'red' ? 0 : 180_000,
      gone: false,
    })),
  },
  {
    fired: Object.fromEntries(lines.men.map(({ id }) => [id, 6])),
    waggons: lines.kriegspiel.waggons.map((waggon, i) => ({
      ...waggon,
      ...at(12 + 26 * (i % 8), waggon.side === 'red' ? 16 : 128),
    })),
  },
);
const meeting = drawnUp([
  { side: 'red', service: 'cavalry', count: 48, x: 108, y: 57 },
  { side: 'blue', service: 'infantry', count: 60, x: 108, y: 64.5 },
]);

/** Returns the battle after an order; throws the reasons of one that is not legal. */
function after(battle: KriegspielBattle, order: KriegspielOrder): KriegspielBattle {
  const outcome = commandKriegspiel(battle, order);
  if (!outcome.ok) throw new Error(`${order.kind}: ${JSON.stringify(outcome.reasons)}`);
  return outcome.battle;
}

/** The jobs by name. The contract's bounds: 1, 1, 2 and 8 ms. */
export const KRIEGSPIEL_JOBS: Readonly<Record<string, () => number>> = {
  // What is known of a battle's sieges is cached for it, so each round asks a new one.
  'supply of 24 bodies': () => supplyAccount({ ...division }, 'red').rations.length,
  'a charge of 48 on 60': () =>
    after({ ...meeting }, { kind: 'charge', body: '0', target: '1' }).moves,
  'a shell among 360 men': () =>
    after(
      { ...division },
      { kind: 'shell', gun: 'G1', screw: 'light', bearing: 0, elevation: 20_000 },
    ).shots.length,
  'paths of 180 men on 200 pieces': () =>
    division.kriegspiel.bodies
      .filter(({ id, side }) => side === 'red' && Number(id) < COUNTS.length)
      .reduce((sum, body) => {
        const { x, y } = headOf(division, body) as Point;
        return sum + (marchCost(division, body, [{ x, y: y - FOOT }], 0)?.up ?? 0);
      }, 0),
};
