import { FOOT } from '../engine/lengths';
import { NEWEST_RULINGS } from '../engine/rulings';
import type { Order } from '../engine/orders';
import type { Country, Muster } from '../engine/types';
import { at, block, hill, tree } from './pieces';

/**
 * The Country of Wells' exemplary game (littlewars.md 7), Red's back line at the bottom and Blue's at the top. On
 * Red's left is the church; on his right, near the middle, the farm on its gentle hill; between the two a hollow with
 * an outbuilding, and another behind the farm. The wood is before Blue's right, the cottage on the level before
 * Red's.
 */
export const HOOKS_FARM: Country = {
  name: 'Hook’s Farm',
  width: 10 * FOOT,
  depth: 8 * FOOT,
  pieces: [
    // The gentle hill of the farm, two boards high, and the rise of the church.
    hill('farm-hill', [64, 28], [100, 28], [108, 40], [106, 62], [90, 68], [66, 64], [58, 46]),
    hill('farm-top', [70, 34], [96, 34], [101, 44], [98, 58], [72, 58], [66, 46]),
    hill('church-hill', [12, 28], [40, 28], [46, 40], [38, 54], [14, 54], [8, 40]),
    block('farm', 'house', at(82, 47), [9, 6, 5], 'Hook’s Farm'),
    block('barn', 'shed', at(91, 39), [6, 4, 4], 'the barn'),
    block('yard-west', 'wall', at(72, 44), [1, 10, 1]),
    block('yard-south', 'wall', at(79, 37), [10, 1, 1]),
    block('church', 'house', at(25, 42), [10, 6, 6], 'Firely Church'),
    block('tower', 'house', at(33, 42), [4, 4, 7], 'the tower'),
    block('churchyard', 'wall', at(25, 50), [14, 1, 1]),
    block('outbuilding', 'shed', at(53, 46), [5, 4, 3], 'the outbuilding in the hollow'),
    block('byre', 'shed', at(86, 76), [6, 4, 3], 'the outbuilding behind the farm'),
    block('cottage', 'house', at(66, 18), [6, 5, 4], 'the cottage'),
    // The wood near the centre, thin towards the farm.
    tree('oak-1', 40, 60),
    tree('oak-2', 43, 64),
    tree('oak-3', 46, 59),
    tree('oak-4', 48, 66),
    tree('oak-5', 51, 61),
    tree('oak-6', 44, 70),
    tree('oak-7', 54, 67),
    tree('oak-8', 50, 72),
    tree('elm-1', 58, 70),
    tree('elm-2', 62, 74),
    tree('elm-3', 68, 72),
    tree('elm-4', 110, 56),
    tree('elm-5', 112, 62),
    tree('elm-6', 111, 50),
    block('rock-1', 'rock', at(106, 22), [4, 3, 1.5], 'the rocks'),
    block('rock-2', 'rock', at(30, 76), [3, 3, 1.5]),
    block('hedge', 'wall', at(104, 80), [16, 1, 1.5], 'the hedge'),
  ],
};

/**
 * The terms of Wells' exemplary battle (littlewars.md 7): 48 infantry, 25 cavalry and 3 guns a side, to the finish;
 * Red moves first.
 */
export const HOOKS_FARM_MUSTER: Muster = {
  country: HOOKS_FARM,
  rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: true, interval: 5 },
  rulings: NEWEST_RULINGS,
  first: 'red',
  forces: {
    red: { infantry: 48, cavalry: 25, guns: 3 },
    blue: { infantry: 48, cavalry: 25, guns: 3 },
  },
  seed: 1913,
};

const CAVALRY = 48;

/**
 * Returns orders that set out men of consecutive numbers in a row along a back line, from the place of the first,
 * in inches and with a distance in inches.
 */
const row = (
  letter: 'R' | 'B',
  [first, last]: readonly [first: number, last: number],
  x: number,
  y: number,
  apart: number,
): Order[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    kind: 'place',
    man: `${letter}${first + i}`,
    at: at(x + i * apart, y),
  }));

/** Returns orders that set out cavalry on both sides of a gun. */
const besideGun = (letter: 'R' | 'B', first: number, x: number, y: number): Order[] => [
  ...row(letter, [CAVALRY + first, CAVALRY + first + 2], x + 2, y, 1.5),
  ...row(letter, [CAVALRY + first + 3, CAVALRY + first + 4], x - 3.5, y, 1.5),
];

const NORTH = 0;
const SOUTH = 180_000;
const gun = (id: string, x: number, y: number, bearing: number): Order => ({
  kind: 'placeGun',
  gun: id,
  at: at(x, y),
  bearing,
});

/** The orders that set out both sides at Hook's Farm as Wells tells it (littlewars.md 7). */
export const HOOKS_FARM_PLACES: readonly Order[] = [
  // Red's left: a gun, five cavalry and thirteen infantry.
  gun('G1', 26, 1, NORTH),
  ...besideGun('R', 1, 26, 1),
  ...row('R', [1, 13], 8, 3, 1),
  // Red's right: two guns, twenty cavalry and the rest of his infantry.
  gun('G2', 74, 1, NORTH),
  ...besideGun('R', 6, 74, 1),
  gun('G3', 96, 1, NORTH),
  ...besideGun('R', 11, 96, 1),
  ...row('R', [CAVALRY + 16, CAVALRY + 25], 80.5, 1, 1.125),
  ...row('R', [14, 48], 66, 3, 1),
  // Blue's right: a gun, five cavalry and sixteen infantry, facing the wood.
  gun('G4', 38, 95, SOUTH),
  ...besideGun('B', 1, 38, 95),
  ...row('B', [1, 16], 30, 93, 1),
  // The rest, facing the farm.
  gun('G5', 74, 95, SOUTH),
  ...besideGun('B', 6, 74, 95),
  gun('G6', 98, 95, SOUTH),
  ...besideGun('B', 11, 98, 95),
  ...row('B', [CAVALRY + 16, CAVALRY + 25], 80.5, 95, 1.125),
  ...row('B', [17, 48], 70, 93, 1),
];
