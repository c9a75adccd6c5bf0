import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { LANGUAGES, type Language } from '../../../src/shell/language/languages';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { setupOf } from '../../../src/war/engine/setups';
import { attacks } from '../../../src/war/engine/combat';
import { destinations, movers } from '../../../src/war/engine/march';
import { unitsOf, type Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { beginWar, lastTurnSummary, order, present, type War } from '../../../src/war/game/war';
import { eventSentences } from '../../../src/war/words/events';
import { promptSentence } from '../../../src/war/words/prompts';
import {
  communicationSentences,
  stateSentences,
  sumSentences,
  read,
} from '../../../src/war/words/readings';
import { raySentences } from '../../../src/war/words/rayReadings';
import { summarySentences } from '../../../src/war/words/turnSummary';
import { answerTo, type AnnouncedMoment } from '../../../src/war/words/announcements';
import { NOTHING } from '../../../src/war/game/choice';
import { position, square } from '../../support/board';
import { longGame } from '../../support/longGame';
import { randomPositions } from '../../support/randomScenes';

afterEach(() => setLanguage('en'));

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** A new sentence begins with a capital or a figure, wherever it stands in an announcement. */
const LOWER = /^[^\p{Lu}\d]|[.!?] \p{Ll}/u;

/** The questions that a listener asks of a war at rest. */
const momentOf = (war: War, choice: AnnouncedMoment['choice']): AnnouncedMoment => ({
  war,
  choice,
  refusal: null,
});

/** All that is said of a position: every key that reads, on every square with a unit and on some without. */
function* asked(p: Position): Generator<string> {
  yield promptSentence(p, null, null);
  yield* stateSentences(p);
  for (const at of [...unitsOf(p).map(({ square: each }) => each), 0, 137]) {
    yield* raySentences(p, at);
    yield* communicationSentences(p, at);
    yield* sumSentences(p, at);
  }
  for (const from of movers(p))
    for (const to of [...destinations(p, from), from].slice(-3)) yield* read('change', p, to, from);
}

describe.each(LANGUAGES)('%s', (language: Language) => {
  test('nothing that is announced begins in lower case', { tags: ['slow'] }, async () => {
    await setLanguage(language);
    const wrong = new Set<string>();
    for (const { p } of randomPositions(30))
      for (const words of asked(p)) if (LOWER.test(words)) wrong.add(words);
    expect([...wrong]).toEqual([]);
  });

  test('nothing that is announced of a war begins in lower case', async () => {
    await setLanguage(language);
    const start = position(CLASSIC);
    let war = beginWar(BOARD, RULE_SETS.debord, setupOf(start));
    const sentences: string[] = [];
    for (const action of longGame(present(war), 30, 7)) {
      const before = present(war);
      for (const { target } of attacks(before)) {
        const aimed = answerTo(
          momentOf(war, NOTHING),
          momentOf(war, { of: 'target', square: target }),
        );
        if (aimed !== null) sentences.push(aimed);
      }
      const done = order(war, action);
      if (!done.ok) throw new Error('refused');
      ({ war } = done);
      sentences.push(...eventSentences(before, action, present(war)));
      const summary = lastTurnSummary(war);
      if (summary !== null) sentences.push(...summarySentences(before.board, summary));
    }
    expect(sentences.length).toBeGreaterThan(200);
    expect([...new Set(sentences)].filter((words) => LOWER.test(words))).toEqual([]);
  });
});

test('8.1 the last arsenal that falls ends the announcement with the war, and isolates nobody any more', () => {
  const empty = Array<string>(8).fill('25').join('/');
  const start = position(`15I9/25/14c10/${empty}/14s10/${empty} S B15,T3,T23 - 9`);
  const war = beginWar(BOARD, RULE_SETS.debord, setupOf(start));
  const raid = { type: 'move', from: square('C15'), to: square('B15') } as const;
  const after = order(war, raid);
  if (!after.ok) throw new Error('refused');
  expect(eventSentences(present(war), raid, present(after.war))).toEqual([
    'Cavalry marched from C15 to B15.',
    'The arsenal on B15 has fallen.',
    'The South wins.',
    'Both arsenals of the North have fallen.',
  ]);
});

test('a retreat is reported as a retreat, as it happens and in the summary of its turn', async () => {
  const start = position(CLASSIC.replace(' - 1', ' H8 1'));
  const war = beginWar(BOARD, RULE_SETS.debord, setupOf(start));
  const retreat = { type: 'move', from: square('H8'), to: square('I8') } as const;
  const after = order(war, retreat);
  if (!after.ok) throw new Error('refused');
  expect(eventSentences(present(war), retreat, present(after.war))[0]).toBe(
    'Infantry retreated from H8 to I8.',
  );
  const march = { type: 'move', from: square('G8'), to: square('F8') } as const;
  const next = order(after.war, march);
  if (!next.ok) throw new Error('refused');
  expect(eventSentences(present(after.war), march, present(next.war))[0]).toBe(
    'Foot artillery marched from G8 to F8.',
  );
  const ended = order(next.war, { type: 'endTurn' });
  if (!ended.ok) throw new Error('refused');
  expect(summarySentences(start.board, lastTurnSummary(ended.war)!)).toEqual([
    'No attack.',
    'Infantry retreated from H8 to I8.',
    'Foot artillery G8–F8.',
  ]);
  await setLanguage('fr');
  expect(eventSentences(present(war), retreat, present(after.war))[0]).toBe(
    'L’infanterie a battu en retraite de H8 à I8.',
  );
});
