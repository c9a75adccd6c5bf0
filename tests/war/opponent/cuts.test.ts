import { expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { MOVES_A_TURN } from '../../../src/war/engine/position';
import { RULE_SETS, RULE_SET_IDS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { cutsNow } from '../../../src/war/opponent/cuts';
import { LEVELS } from '../../../src/war/opponent/levels';
import { thinkingOf } from '../../../src/war/opponent/opponent';
import { openersNow } from '../../../src/war/opponent/openers';
import { randomPosition } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

test.each(RULE_SET_IDS)(
  'openers have every single move that isolates units, with their number, under %s (rules.md 4.2)',
  (id) => {
    let cuts = 0;
    for (let seed = 1; seed <= rounds(30); seed++) {
      const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
      if (!reading.ok) throw new Error(`seed ${seed}`);
      const position = startPosition(STANDARD_BOARD, RULE_SETS[id], reading.setup);
      const thinking = thinkingOf(position, LEVELS[6], { limit: { nodes: Infinity }, seed: 1 });
      const openers = openersNow(thinking, MOVES_A_TURN, Infinity, 0);
      const single = openers.filter(({ moves }) => moves.length === 1);
      const isolates = new Map(single.map(({ moves, isolates: count }) => [moves[0], count]));
      for (const cut of cutsNow(thinking, 1, Infinity)) {
        expect(isolates.get(cut.move), `seed ${seed}`).toBeGreaterThanOrEqual(cut.isolates);
        cuts += 1;
      }
    }
    expect(cuts).toBeGreaterThan(0);
  },
);
