import { openingOf, OPENINGS } from '../../src/war/engine/openings';
import { attacks } from '../../src/war/engine/combat';
import { destinations, movers } from '../../src/war/engine/march';
import { BRUSHES, type Shape } from '../../src/war/engine/notation/commentText';
import { readPosition } from '../../src/war/engine/notation/notation';
import type { Position } from '../../src/war/engine/position';
import { RULE_SETS, type RuleSetId } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import type { Action } from '../../src/war/engine/vocabulary';
import * as tree from '../../src/war/game/study';
import * as change from '../../src/war/game/studyEdits';
import { mulberry32, pick } from './randomPositions';

/** A study that begins from an opening. */
export function studyOf(opening = 'classic', ruleSet: RuleSetId = 'debord'): tree.Study {
  const text = (openingOf(STANDARD_BOARD, opening) ?? OPENINGS[0]!).position;
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(text);
  const { setup } = reading;
  return tree.newStudy({
    board: STANDARD_BOARD,
    ruleSet,
    rules: RULE_SETS[ruleSet],
    setup,
  });
}

/** Any legal action; turns are short, so that trees of several turns are soon grown. */
export function anyAction(random: () => number, p: Position): Action {
  if (p.advance !== null)
    return { type: 'advance', from: pick(random, p.advance.from), to: p.advance.to };
  const from = movers(p);
  if (from.length > 0 && (p.retreatDue >= 0 || random() < 0.6)) {
    const one = pick(random, from);
    return { type: 'move', from: one, to: pick(random, destinations(p, one)) };
  }
  const possible = attacks(p);
  if (possible.length > 0 && random() < 0.6)
    return { type: 'attack', target: pick(random, possible).target };
  if (p.retreatDue >= 0 || random() < 0.02) return { type: 'surrender' };
  return { type: 'endTurn' };
}

const WORDS = [
  ...['good', 'a } brace', '[%csl GA1] said', 'back\\slash \\) \\[', 'two\nlines', '(1. A1-A2 .)'],
  ...['; no comment', '{', '“quoted”', '\\', '1. .', 'é 🐎', '[Event "x"]', '[a]'],
];

const anyShape = (random: () => number): Shape => ({
  brush: pick(random, BRUSHES),
  from: Math.floor(random() * STANDARD_BOARD.size),
  to: random() < 0.5 ? null : Math.floor(random() * STANDARD_BOARD.size),
});

/** A seeded study with branches in branches, words and shapes. */
export function randomStudy(seed: number, edits = 60): tree.Study {
  const random = mulberry32(seed);
  let study = studyOf(pick(random, OPENINGS).id, random() < 0.5 ? 'debord' : 'bracken');
  const anyNode = () => pick(random, [...study.nodes.keys()]);
  for (let i = 0; i < edits; i++) {
    const here = tree.positionAt(study, study.at);
    if (random() < 0.3 || here.over !== null) study = tree.goTo(study, anyNode());
    const now = tree.positionAt(study, study.at);
    if (now.over !== null) continue;
    const added = tree.add(study, anyAction(random, now));
    if (!added.ok) throw new Error(`seed ${seed}: ${JSON.stringify(added)}`);
    ({ study } = added);
    if (random() < 0.2) study = change.comment(study, anyNode(), pick(random, WORDS));
    if (random() < 0.2) study = change.toggleShape(study, anyNode(), anyShape(random));
    if (random() < 0.05) study = change.promote(study, anyNode());
  }
  return study;
}
