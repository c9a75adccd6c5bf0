import { attacks } from '../../../src/war/engine/combat';
import { destinations, movers } from '../../../src/war/engine/march';
import { OPENINGS } from '../../../src/war/engine/openings';
import type { Position } from '../../../src/war/engine/position';
import type { GameRecord } from '../../../src/war/engine/notation/recordHead';
import { RULE_SET_IDS, RULE_SETS, type Rules, type RuleSetId } from '../../../src/war/engine/rules';
import { readRules, writeRules } from '../../../src/war/engine/notation/ruleText';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { mulberry32, pick, randomPosition, randomRules } from '../../support/randomPositions';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';

/** The rule set a record of these rules names, as it is read back. */
function ruleSetOf(rules: Rules): RuleSetId {
  const reading = readRules(writeRules(rules));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.ruleSet;
}

/** Any legal action, moves before blows; now and then the end of the game. */
function randomAction(random: () => number, p: Position): Action {
  if (p.advance !== null)
    return { type: 'advance', from: pick(random, p.advance.from), to: p.advance.to };
  const from = movers(p);
  if (from.length > 0 && (p.retreatDue >= 0 || random() < 0.6)) {
    const one = pick(random, from);
    return { type: 'move', from: one, to: pick(random, destinations(p, one)) };
  }
  const strikes = attacks(p);
  // Few blows dislodge, so those that do go first.
  const close = strikes.filter(({ outcome }) => outcome === 'dislodged');
  if (strikes.length > 0)
    return { type: 'attack', target: pick(random, close.length > 0 ? close : strikes).target };
  if (p.retreatDue >= 0 || random() < 0.02) return { type: 'surrender' };
  return random() < 0.02 ? { type: 'draw' } : { type: 'endTurn' };
}

/** A seeded record of a game of some turns, from an opening or from the midst of a fight; the last turn may be open. */
export function randomRecord(seed: number): GameRecord {
  const random = mulberry32(seed);
  const id = RULE_SET_IDS[seed % 6];
  const rules = id === undefined ? randomRules(seed) : RULE_SETS[id];
  const text = random() < 0.3 ? pick(random, OPENINGS).position : randomPosition(seed);
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.faults)}`);
  const { setup } = reading;
  const start = startPosition(STANDARD_BOARD, rules, setup);
  const actions: Action[] = [];
  const most = Math.floor(random() * 60);
  for (let now = start; actions.length < most && now.over === null;) {
    const action = randomAction(random, now);
    const played = play(now, action);
    if (!played.ok) throw new Error(`seed ${seed}: ${JSON.stringify(played.reasons)}`);
    actions.push(action);
    now = played.position;
  }
  return { tags: [], ruleSet: id ?? ruleSetOf(rules), rules, start: setup, actions };
}
