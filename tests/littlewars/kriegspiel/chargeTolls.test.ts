import { describe, expect, test } from 'vitest';
import { FOOT } from '../../../src/littlewars/engine/lengths';
import {
  artilleryToll,
  bandOf,
  CHARGE_BANDS,
  downhillFactor,
  FOOT_STANDS,
  footToll,
  stationaryToll,
  tossToll,
  unequalToll,
  type ChargeToll,
} from '../../../src/littlewars/kriegspiel/chargeTolls';

/** The dead of both sides: those of the charging first. */
const dead = ({ chargers, charged }: ChargeToll) => [chargers.dead, charged.dead];
const taken = ({ chargers, charged }: ChargeToll) => [chargers.taken, charged.taken];

test('kriegspiel.md 7.1: a distance of two feet is not over two feet, and one of one foot is up to one', () => {
  expect([1, FOOT, FOOT + 0.1, 2 * FOOT, 2 * FOOT + 0.1, 3 * FOOT].map(bandOf)).toEqual([
    'near',
    'near',
    'middle',
    'middle',
    'far',
    'far',
  ]);
});

describe('kriegspiel.md 7.1: the table', () => {
  test.each([
    // From, on how many charged, with how many sabres: the dead.
    ['far', 20, 12, 4, 12],
    ['middle', 20, 12, 2, 20],
    ['middle', 40, 12, 4, 24],
    ['near', 20, 12, 1, 20],
    ['near', 44, 12, 2, 36],
    // Fractions fall away.
    ['far', 24, 8, 4, 8],
    ['middle', 9, 8, 0, 9],
    // No more than are there.
    ['far', 60, 8, 8, 8],
  ] as const)('extended, from %s: %i charged by %i sabres', (band, charged, sabres, ours, theirs) =>
    expect(dead(footToll('extended', band, sabres, charged))).toEqual([ours, theirs]),
  );

  test.each([
    ['far', 4, 15, 12, 1],
    ['far', 2, 14, 6, 0],
    ['far', 2, 30, 6, 2],
    ['middle', 3, 20, 6, 2],
    ['middle', 3, 19, 6, 1],
    ['near', 2, 10, 2, 2],
    ['near', 20, 12, 12, 2],
  ] as const)('close, from %s: %i charged by %i sabres', (band, charged, sabres, ours, theirs) =>
    expect(dead(footToll('close', band, sabres, charged))).toEqual([ours, theirs]),
  );

  test('nobody is taken, put back or deprived of a gun on foot', () => {
    for (const stand of FOOT_STANDS)
      for (const band of CHARGE_BANDS) {
        const toll = footToll(stand, band, 10, 10);
        expect(taken(toll)).toEqual([0, 0]);
        expect(toll).toMatchObject({ putBack: 0, gunsTaken: 0 });
      }
  });
});

test.each([
  ['retiringExtended', 'far', 16],
  ['retiringExtended', 'middle', 32],
  ['retiringExtended', 'near', 48],
  ['retiringClose', 'far', 16],
  ['retiringClose', 'middle', 24],
  ['retiringClose', 'near', 24],
] as const)(
  'kriegspiel.md 7.3: %s from %s, eight sabres kill %i and lose nobody',
  (stand, band, theirs) => {
    expect(dead(footToll(stand, band, 8, 100))).toEqual([0, theirs]);
    expect(dead(footToll(stand, band, 8, 10))).toEqual([0, 10]);
  },
);

test('kriegspiel.md 7.4: each charging sabre kills five who stand and puts fifteen others back', () => {
  expect(stationaryToll(8, 300)).toMatchObject({ putBack: 120, charged: { dead: 40, taken: 0 } });
  expect(stationaryToll(8, 60)).toMatchObject({ putBack: 20, charged: { dead: 40, taken: 0 } });
  expect(stationaryToll(8, 24)).toMatchObject({ putBack: 0, charged: { dead: 24, taken: 0 } });
  expect(dead(stationaryToll(8, 60))[0]).toBe(0);
});

describe('kriegspiel.md 7.5: cavalry against cavalry', () => {
  test('equal numbers: the loser loses three quarters and the winner one, fractions falling away', () => {
    expect(dead(tossToll(true, 12, 12))).toEqual([3, 9]);
    expect(dead(tossToll(false, 12, 12))).toEqual([9, 3]);
    expect(dead(tossToll(true, 11, 11))).toEqual([2, 8]);
  });

  test('unequal numbers, as in littlewars.md 5.3', () => {
    expect(dead(unequalToll(9, 11, 1, false))).toEqual([9, 9]);
    const isolated = unequalToll(9, 11, 1, true);
    expect([dead(isolated), taken(isolated)]).toEqual([
      [7, 7],
      [2, 0],
    ]);
    const charged = unequalToll(19, 13, 1, true);
    expect([dead(charged), taken(charged)]).toEqual([
      [7, 7],
      [0, 6],
    ]);
  });

  test('downhill a charging sabre counts twice, three or four times', () => {
    expect([-2, 0, 1, 2, 3, 7].map(downhillFactor)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  test('multiplied before comparing, the dead divided after', () => {
    // Eight count as sixteen: more than eleven, of whom all die; five and a half sabres, so five.
    expect(dead(unequalToll(8, 11, 2, false))).toEqual([5, 11]);
    // Fewer than twenty for all that, four of the sixteen taken.
    const fewer = unequalToll(8, 20, 2, true);
    expect([dead(fewer), taken(fewer)]).toEqual([
      [6, 12],
      [2, 0],
    ]);
    // As many as sixteen: the toss.
    expect(dead(tossToll(true, 8, 16, 2))).toEqual([2, 12]);
    expect(dead(tossToll(false, 8, 16, 2))).toEqual([6, 4]);
  });
});

test('kriegspiel.md 7.7: a gun is taken at a loss of four, three or one, while there are so many', () => {
  expect(CHARGE_BANDS.map((band) => dead(artilleryToll(band, 12, 2))[0])).toEqual([8, 6, 2]);
  expect(artilleryToll('far', 12, 2).gunsTaken).toBe(2);
  expect(artilleryToll('far', 9, 4)).toMatchObject({ gunsTaken: 2, chargers: { dead: 8 } });
});
