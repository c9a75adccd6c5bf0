import type { Position } from '../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS } from '../../src/war/engine/rules';
import { position } from './board';
import { randomPosition, randomRules } from './randomPositions';

/** Seeded positions under the rule sets by turns, and every fifth time under rules drawn by lot. */
export function* randomPositions(count: number): Generator<{ p: Position; label: string }> {
  for (let seed = 1; seed <= count; seed++) {
    const id = RULE_SET_IDS[seed % 5];
    const text = randomPosition(seed);
    const rules = id === undefined ? randomRules(seed) : RULE_SETS[id];
    yield { p: position(text, rules), label: `seed ${seed}, ${id ?? 'drawn'} ${text}` };
  }
}
