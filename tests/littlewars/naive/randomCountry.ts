import { mulberry32, pick } from '../../../e2e/support/random';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import type { Country, Piece, Point, Shape } from '../../../src/littlewars/engine/types';

export type Random = () => number;

/** A whole number, both ends among them. */
export const from = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** Corners about a middle, given along a direction and square to it. */
const turned = (middle: Point, angle: number, corners: readonly (readonly [number, number])[]) => {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    kind: 'polygon',
    corners: corners.map(([u, v]) => ({
      x: Math.round(middle.x + u * cosine - v * sine),
      y: Math.round(middle.y + u * sine + v * cosine),
    })),
  } satisfies Shape;
};

const oblong = (long: number, deep: number): (readonly [number, number])[] => [
  [-long, -deep],
  [long, -deep],
  [long, deep],
  [-long, deep],
];

/** A farm with two wings. */
const winged = (size: number): (readonly [number, number])[] => [
  [-size, -size],
  [size, -size],
  [size, 0],
  [0, 0],
  [0, size],
  [-size, size],
];

/**
 * One thing of a Country, or two: a water comes with a ford or a bridge across it, which reaches so much further than the
 * banks.
 */
function randomPieces(random: Random, id: string, middle: Point, over: number): Piece[] {
  const angle = random() < 0.4 ? 0 : random() * Math.PI;
  const what = pick(random, [
    'house',
    'house',
    'farm',
    'wall',
    'wall',
    'tree',
    'rock',
    'water',
    'water',
    'board',
  ] as const);
  const piece = (kind: Piece['kind'], shape: Shape, height: number, name = id): Piece => ({
    id: name,
    kind,
    shape,
    height,
  });
  const round = (radius: number): Shape => ({ kind: 'circle', ...middle, radius });
  if (what === 'house') {
    const shape = turned(middle, angle, oblong(from(random, 20, 60), from(random, 16, 40)));
    return [piece(pick(random, ['house', 'shed']), shape, 64)];
  }
  if (what === 'farm')
    return [piece('house', turned(middle, angle, winged(from(random, 30, 60))), 80)];
  if (what === 'wall')
    return [piece('wall', turned(middle, angle, oblong(from(random, 30, 120), 4)), 24)];
  if (what === 'tree') return [piece('tree', round(from(random, 4, 8)), 96)];
  if (what === 'rock') return [piece('rock', round(from(random, 8, 30)), 24)];
  if (what === 'board') return [piece('board', turned(middle, 0, oblong(60, 40)), 16)];
  const [long, deep] = [from(random, 60, 160), from(random, 20, 40)];
  const ford = turned(middle, angle, oblong(from(random, 9, 20), deep + over));
  return [
    piece('water', turned(middle, angle, oblong(long, deep)), 0),
    piece(pick(random, ['ford', 'bridge']), ford, 0, `${id}f`),
  ];
}

/** A small Country with something at both its back lines, round which a path leads over the apron (1.5). */
export function atTheLines(seed: number): Country {
  const random = mulberry32(seed * 7919 + 2);
  let country: Country = { name: '', width: 700, depth: 640, pieces: [] };
  while (country.pieces.length < 4) {
    const [deep, high] = [from(random, 10, 60), country.pieces.length % 2 === 0];
    const middle = { x: from(random, 120, 580), y: high ? country.depth - deep : deep };
    const shape = turned(middle, 0, oblong(from(random, 8, 30), deep));
    const kind = pick(random, ['house', 'wall', 'water'] as const);
    const piece: Piece = {
      id: `p${country.pieces.length}`,
      kind,
      shape,
      height: kind === 'water' ? 0 : 48,
    };
    const more = { ...country, pieces: [...country.pieces, piece] };
    if (countryFaults(more).length === 0) country = more;
  }
  return country;
}

/** A small Country, and lawful: what would lie where it may not is left out. */
export function randomCountry(seed: number): Country {
  const random = mulberry32(seed * 7919 + 1);
  let country: Country = {
    name: '',
    width: from(random, 640, 900),
    depth: from(random, 640, 900),
    pieces: [],
  };
  const most = from(random, 6, 20);
  // Every other Country has fords that end flush with the banks, or reach over them by less than a man's breadth (3.5).
  const banks = mulberry32(seed * 7919 + 3);
  for (let i = 0; i < most; i++) {
    const middle = {
      x: from(random, 80, country.width - 80),
      y: from(random, 80, country.depth - 80),
    };
    const over = seed % 2 === 0 ? 14 : pick(banks, [0, 0, 1, 4, 14]);
    const more = {
      ...country,
      pieces: [...country.pieces, ...randomPieces(random, `p${i}`, middle, over)],
    };
    if (countryFaults(more).length === 0) country = more;
  }
  return country;
}

/** A very small and crowded Country, with pieces also at its edges, between which there is little room. */
export function crowdedCountry(seed: number): Country {
  const random = mulberry32(seed * 7919 + 4);
  let country: Country = {
    name: '',
    width: from(random, 384, 520),
    depth: from(random, 384, 520),
    pieces: [],
  };
  const most = from(random, 8, 24);
  for (let i = 0; i < most; i++) {
    const middle = { x: from(random, 0, country.width), y: from(random, 0, country.depth) };
    const over = pick(random, [0, 4, 14]);
    const more = {
      ...country,
      pieces: [...country.pieces, ...randomPieces(random, `p${i}`, middle, over)],
    };
    if (countryFaults(more).length === 0) country = more;
  }
  return country;
}
