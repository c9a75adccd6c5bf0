import { expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { positionOf } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { candidatesNow } from '../../../src/war/opponent/lanes';
import { LEVELS } from '../../../src/war/opponent/levels';
import { thinkingOf } from '../../../src/war/opponent/opponent';

/** A position in which the thorough search for attacks takes 1,580 nodes, and the quick one 191. */
const FIGHT =
  '25/14I5S4/25/12c3A1I6/11h6IR5/9icc3C9/8i4III9/8i5II9/10a2CC10/9ii2IC5H4/5c2ii15/10i14/2i22/6r1s16/25/25/25/25/25/25 S B15,T3 - 51';

test('a small budget is not spent on the search for attacks: whole turns are found by it', () => {
  const reading = readPosition(STANDARD_BOARD, FIGHT);
  if (!reading.ok) throw new Error('the position cannot be read');
  const position = positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const thinking = thinkingOf(position, LEVELS[6], { limit: { nodes: 4_000 }, seed: 0 });
  const lengths = candidatesNow(thinking, 0.25).map(({ moves }) => moves.length);
  expect(Math.max(...lengths)).toBe(5);
});
