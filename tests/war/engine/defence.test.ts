import { expect, test } from 'vitest';
import { attackAndDefence, defenceOf } from '../../../src/war/engine/combat';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { positionOf } from '../../../src/war/engine/position';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

test(
  'the defence alone is the one that an attack is weighed against, on every square (rules.md 6.4)',
  { tags: ['slow'] },
  () => {
    for (let seed = 1000; seed < 1000 + rounds(200); seed++) {
      const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
      if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
      const position = positionOf(STANDARD_BOARD, randomRules(seed), reading.setup);
      const squares = Array.from({ length: STANDARD_BOARD.size }, (_, square) => square);
      expect(squares.map((square) => defenceOf(position, square))).toEqual(
        squares.map((square) => attackAndDefence(position, square).defence),
      );
    }
  },
);
