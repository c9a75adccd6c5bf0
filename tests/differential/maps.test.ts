import { describe, expect, test } from 'vitest';
import { shippedMaps } from '../../src/war/engine/maps/maps';
import { rowsOfBoard } from '../../src/war/engine/maps/mapText';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { rounds } from '../support/rounds';
import { differentialOn } from '../support/differential';
import { ARSENALS, FORTS, layGround, MOUNTAINS, PASSES } from '../support/naive/position';

// The other maps, as even.test.ts and odd.test.ts compare Debord's.

describe('the naive rules on other maps', () => {
  for (const map of shippedMaps().filter(({ id }) => id !== 'debord'))
    differentialOn(map, rounds(150, 4_000), rounds(2));
});

test('the naive map of Debord is laid again as it was written out', () => {
  const before = JSON.stringify([MOUNTAINS, PASSES, FORTS, ARSENALS]);
  layGround(rowsOfBoard(STANDARD_BOARD));
  const laid = JSON.stringify([MOUNTAINS, PASSES, FORTS, ARSENALS]);
  layGround(null);
  expect([laid, JSON.stringify([MOUNTAINS, PASSES, FORTS, ARSENALS])]).toEqual([before, before]);
});
