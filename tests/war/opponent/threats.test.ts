import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import type { Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import { worstThreats } from '../../../src/war/opponent/threats';
import { threatSentences } from '../../../src/war/words/advice';

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const warnings = (position: Position): readonly string[] =>
  threatSentences({
    position,
    actions: [],
    reasons: [],
    threats: worstThreats(position),
    remaining: [],
    returns: [],
  });

/** The cavalry on D13 is cut off, until the mounted communications unit goes to K12. */
const BEHIND =
  '25/25/14C10/10ccc1III8/14H2R7/9ii14/8i5II9/25/7r17/8i1h1C1I10/10I14/10s14/25/25/25/25/25/25/25/25 N B15,T3 - 69';
/** Two cavalry of the North and an infantry of the South before them, another far away. */
const BEFORE_CAVALRY =
  '25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 S B15,D8,T3,T23 - 2';

describe('the worst that the enemy could do in its next turn', () => {
  // rules.md 8.2: a unit in communication takes an arsenal that it enters.
  test('is to enter the last arsenal, though another unit must bring the first into communication', () => {
    expect(warnings(at(BEHIND))).toEqual([
      'Beware: next turn the enemy’s cavalry on D13 can take your last arsenal, on B15, and win.',
    ]);
  });

  test('or one of several', () => {
    const two = BEHIND.replace('N B15,T3', 'N B15,D8,T3');
    expect(warnings(at(two))).toEqual([
      'Beware: next turn the enemy’s cavalry on D13 can take the arsenal on B15.',
    ]);
  });

  // rules.md 6.4: what the moves bring to bear exceeds the defence by two.
  test('is to destroy a unit, where no arsenal can be entered', () => {
    expect(warnings(at(BEFORE_CAVALRY))).toEqual([
      'Beware: next turn the enemy can destroy your infantry on P3.',
    ]);
  });

  test('is nothing where nobody is in reach, where the turn cannot end, or the war is over', () => {
    const apart = BEFORE_CAVALRY.replace('2i22/24i', '25/23i1');
    expect(warnings(at(apart))).toEqual([]);
    expect(worstThreats(at(BEFORE_CAVALRY.replace(' - 2', ' P3 2')))).toEqual([]);
    const over = play(at(BEHIND), { type: 'surrender' });
    expect(over.ok && worstThreats(over.position)).toEqual([]);
  });
});
