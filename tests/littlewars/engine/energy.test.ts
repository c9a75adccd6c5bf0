import { expect, test } from 'vitest';
import { MUZZLE_HEIGHT } from '../../../src/littlewars/engine/gunShape';
import { flightOf, GRAVITY, MUZZLE_SPEED } from '../../../src/littlewars/engine/shot';
import { contains, toOutline } from '../../../src/littlewars/engine/shapes';
import { draw, drawBelow } from '../../../src/littlewars/engine/stream';
import type { Shot } from '../../../src/littlewars/engine/flight';
import type {
  Battle,
  Country,
  Piece,
  PieceKind,
  Point,
} from '../../../src/littlewars/engine/types';
import { rounds } from '../../support/rounds';
import { block, country, inches, ranks, table } from './tables';

const SHOTS = rounds(600);
const STILL = { sideways: 0, upwards: 0 };
/** What sums of thousands of steps may be out by, as a part of the energy of the muzzle. */
const ROUNDING = 1e-9;

const energyOf = (speed: number, z: number): number => (speed * speed) / 2 + GRAVITY * z;
const MOST = energyOf(MUZZLE_SPEED, MUZZLE_HEIGHT + 16 * 3);

/**
 * Returns the fault of a flight: gained energy, a top that it never rose above, or a place inside a solid; null if
 * there is none.
 */
function wrong({ path, events }: Shot, { pieces }: Country): string | null {
  let left = energyOf(MUZZLE_SPEED, path[0]!.z) * (1 + ROUNDING);
  let e = 0;
  for (const { x, y, z, time } of path) {
    for (; e < events.length && events[e]!.at.time <= time; e++) {
      const event = events[e]!;
      if (!('before' in event)) continue;
      const [before, after] = [event.before, event.after].map((v) => energyOf(v, event.at.z));
      if (before! > left + MOST * ROUNDING) return `${event.kind} ${event.what} at ${time}: won`;
      if (after! > before! + MOST * ROUNDING)
        return `${event.kind} ${event.what} at ${time}: gains`;
      left = after!;
    }
    if (GRAVITY * z > left + MOST * ROUNDING) return `too high at ${time}`;
    for (const { id, kind, shape, height } of pieces) {
      // On these tables whatever is no board stands on the floor.
      const solid = kind !== 'water' && kind !== 'ford' && kind !== 'bridge';
      if (!solid || z >= height - 1e-6) continue;
      if (contains(shape, { x, y }) && toOutline(shape, { x, y }) > 1e-6)
        return `within ${id} at ${time}`;
    }
  }
  return null;
}

const KINDS: readonly (readonly [PieceKind, number])[] = [
  ['house', 7],
  ['shed', 3],
  ['wall', 1],
  ['rock', 1.5],
  ['board', 1],
  ['tree', 4],
];

/** How near to the muzzle, at depth 180, a piece stands at the least. */
const CLOSE = 180 + 30;
const gunOn = (pieces: readonly Piece[]): Battle =>
  table({
    country: { name: '', width: 1920, depth: 1536, pieces },
    guns: [{ side: 'red', x: 60, y: 10 }],
  });
const fly = (battle: Battle, bearing: number, elevation: number): Shot =>
  flightOf(battle, { ...battle.guns[0]!, bearing, elevation }, { bearing, elevation }, STILL);

/** A shot at one piece, square to the field or turned or round: at any distance, or where the bolt comes to the floor. */
function shotAt(seed: number): { readonly battle: Battle; readonly shot: Shot } {
  let state = seed;
  const below = (n: number): number => {
    const [value, after] = drawBelow(state, n);
    state = after;
    return value;
  };
  const elevation = below(4) === 0 ? below(35_001) - 5_000 : below(6_001) - 5_000;
  const bearing = below(2) === 0 ? 0 : (below(20_000) + 350_000) % 360_000;
  const bare = fly(gunOn([]), bearing, elevation).events.filter(({ kind }) => kind === 'floor');
  const down = bare[below(Math.max(1, bare.length))];
  const far =
    below(4) === 0 || down === undefined
      ? CLOSE + below(1_100)
      : Math.max(CLOSE, Math.floor(down.at.y) + below(8) - 1);
  const [kind, height] = KINDS[below(KINDS.length)]!;
  const [wide, deep] = [200 + below(200), 4 + below(120)];
  const lean = below(2) === 0 ? 0 : below(61) - 30;
  const radius = 4 + below(30);
  const at = (x: number, y: number): Point => ({ x: 960 + x, y: far + y });
  const piece: Piece = {
    id: kind,
    kind,
    height: height * 16,
    shape:
      kind === 'tree' || below(5) === 0
        ? { kind: 'circle', ...at(below(9) - 4, radius), radius }
        : {
            kind: 'polygon',
            corners: [at(-wide, 0), at(wide, lean), at(wide, lean + deep), at(-wide, deep)],
          },
  };
  const battle = gunOn([piece]);
  return { battle, shot: fly(battle, bearing, elevation) };
}

test(
  `4.7 no flight of ${SHOTS} gains energy, ends on a top above its path, or enters a solid`,
  { tags: ['slow'] },
  () => {
    const found: string[] = [];
    for (let i = 0; i < SHOTS; i++) {
      const { battle, shot } = shotAt(draw(i)[0]);
      const fault = wrong(shot, battle.country);
      if (fault !== null) found.push(`${i}: ${fault}`);
    }
    expect(found).toEqual([]);
  },
);

test(
  '4.7 no flight among houses, walls, boards, trees, guns and men wins energy',
  { tags: ['slow'] },
  () => {
    const on = country(
      block('hill', 'board', [20, 40, 50, 60]),
      block('house', 'house', [52, 40, 58, 46], 7),
      block('lean-to', 'shed', [58.0625, 40, 62, 46], 3),
      block('wall', 'wall', [40, 30, 75, 31], 1),
      block('rock', 'rock', [64, 50, 68, 54], 1.5),
      {
        id: 'tree',
        kind: 'tree',
        shape: { kind: 'circle', ...inches(62, 60), radius: 6 },
        height: 64,
      },
    );
    const battle = table({
      country: on,
      guns: [
        { side: 'red', x: 60, y: 10 },
        { side: 'blue', x: 66, y: 45, bearing: 180_000 },
      ],
      blue: ranks(30, 52, 64, 10, 1),
    });
    const found: string[] = [];
    for (let i = 0; i < SHOTS / 10; i++) {
      const bearing = (((i * 1_009) % 40_000) + 340_000) % 360_000;
      const shot = fly(battle, bearing, ((i * 7_919) % 9_001) - 5_000);
      const fault = wrong(shot, on);
      if (fault !== null) found.push(`${i}: ${fault}`);
    }
    expect(found).toEqual([]);
  },
);
