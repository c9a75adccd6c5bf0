import { expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { RULE_SETS, RULE_SET_IDS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { cutsNow } from '../../../src/war/opponent/cuts';
import { LEVELS } from '../../../src/war/opponent/levels';
import { thinkingOf } from '../../../src/war/opponent/opponent';
import { randomPosition } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

test.each(RULE_SET_IDS)(
  'the level that tries only squares on lines finds the same cuts as by all moves, under %s (rules.md 4.2)',
  (id) => {
    let cuts = 0;
    for (let seed = 1; seed <= rounds(30); seed++) {
      const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
      if (!reading.ok) throw new Error(`seed ${seed}`);
      const position = startPosition(STANDARD_BOARD, RULE_SETS[id], reading.setup);
      const found = [true, false].map((solves) => {
        const level = { ...LEVELS[6], solves };
        const thinking = thinkingOf(position, level, { limit: { nodes: Infinity }, seed: 1 });
        return { cuts: cutsNow(thinking, 1, 99), nodes: thinking.budget.nodes };
      });
      expect(found[0]?.cuts, `seed ${seed}`).toEqual(found[1]?.cuts);
      expect(found[0]?.nodes ?? 0).toBeLessThanOrEqual(found[1]?.nodes ?? 0);
      cuts += found[0]?.cuts.length ?? 0;
    }
    expect(cuts).toBeGreaterThan(0);
  },
);
