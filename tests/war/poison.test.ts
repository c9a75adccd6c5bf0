import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOfPasted, readPasted, readPastedGame, tagsOfPasted } from '../../src/war/game/pasted';
import { readText } from '../../src/war/game/records';
import { readGame } from '../../src/war/game/save';
import { readTemplates } from '../../src/war/game/templates';
import { readTemplateText } from '../../src/war/game/templateText';
import { linkIn, linksIn } from '../../src/war/store/library/link';
import { faultSentence } from '../../src/war/words/records';
import {
  savedSentence,
  saveFaultSentences,
  damageSentences,
  templateFault,
} from '../../src/war/words/saveFaults';
import { knownPoison, poisonedTexts } from '../../e2e/support/poison';

/**
 * Milliseconds of the processor's time that no text may take to be read and described. It is a net and no measure of
 * speed: what is read in linear time takes some tens of them, and each text of `knownPoison` took seconds or minutes.
 */
const MOST = 2_000;

/** All that the page says of a text, as far as it is shown, by every reader it may come to. */
const READERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  text: (text) => {
    linkIn(text);
    linksIn(text);
    const pasted = readPasted(text);
    tagsOfPasted(pasted);
    readPastedGame(gameOfPasted(pasted, pasted.games.length - 1));
    return readText(text).faults.slice(0, 100).map(faultSentence);
  },
  template: (text) => {
    const reading = readTemplateText(text);
    return reading.ok ? [] : reading.faults.slice(0, 100).map(templateFault);
  },
  save: (text) => {
    const { game, faults } = readGame(text);
    if (faults.length === 0) return [];
    const damaged = { text, faults, recovered: game !== null };
    return [...saveFaultSentences(damaged), savedSentence(damaged)];
  },
  'kept template': (text) =>
    readTemplates([{ id: 'a', name: 'b', side: 'N', units: text }, text]).damaged.flatMap(
      damageSentences,
    ),
};

/**
 * Milliseconds of the processor's time that this thread has had so far. Linux reports it; elsewhere it is the clock's time,
 * which counts what other programs do too.
 */
function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

function timed(text: string): void {
  for (const [name, read] of Object.entries(READERS)) {
    const begun = threadTime();
    const sentences = read(text);
    expect(threadTime() - begun, name).toBeLessThan(MOST);
    expect(sentences.length, name).toBeLessThan(110);
    for (const sentence of sentences) expect(sentence.length, name).toBeLessThan(2_000);
  }
}

describe('no text that has frozen the page does so again', () => {
  const known = [...knownPoison(), ['blanks after a link', `#r2=${' '.repeat(199_900)}`] as const];
  /** What is read to its end, or is long beyond all others. */
  const LONG: readonly string[] = ['one line of 3 MB', 'a record of turns without an end'];
  const isLong = ([name]: readonly [string, string]): boolean => LONG.includes(name);
  test.each(known.filter((each) => !isLong(each)))('%s', (_, text) => timed(text));
  const long = known.filter(isLong);
  test('of these two are long', () => expect(long).toHaveLength(LONG.length));
  test.each(long)('%s', { tags: ['slow'] }, (_, text) => timed(text));
});

test(
  'none of 300 poisoned texts is long in the reading, or long in what is said of it',
  { tags: ['slow'] },
  () => {
    for (const [i, text] of poisonedTexts(13, 300, 60_000).entries())
      try {
        timed(text);
      } catch (error) {
        throw new Error(`poisoned text ${i}: ${text.slice(0, 80)}`, { cause: error });
      }
  },
);

describe('a damaged save', () => {
  const save = (stage: object, rules = 'debord') =>
    JSON.stringify({
      format: 'game-of-war',
      version: 2,
      game: {
        id: 'a',
        players: { N: '', S: '' },
        tags: [],
        rules,
        way: 'open',
        opening: null,
        stage,
      },
    });
  const START =
    '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';
  const faultsOf = (text: string) => {
    timed(text);
    const { game, faults } = readGame(text);
    return { faults, sentences: saveFaultSentences({ text, faults, recovered: game !== null }) };
  };

  test('with 200,000 numbers: the first faults, and how many more', () => {
    const { faults, sentences } = faultsOf(
      save({ name: 'war', start: START, actions: Array(200_000).fill(1) }),
    );
    expect(faults).toHaveLength(21);
    expect(faults[0]).toMatchObject({ code: 'shape', path: 'stage.actions.0' });
    expect(sentences).toHaveLength(5);
    expect(sentences[4]).toBe('There are 199996 more faults of the same kind.');
  });
  test('with more orders than anybody gives: those that are carried out are loaded', () => {
    const text = save({ name: 'war', start: START, actions: Array(20_001).fill('.') });
    const { game, faults } = readGame(text);
    const reading = { text, faults, recovered: true };
    expect(faults).toEqual([{ code: 'manyOrders', found: 20_001, wanted: 20_000 }]);
    expect(game?.stage.name === 'war' && game.stage.war.actions.length).toBe(20_000);
    expect([...saveFaultSentences(reading), savedSentence(reading)]).toEqual([
      'It has 20,001 orders, more than any game; at most 20,000 are carried out.',
      'The first 20,000 orders are intact, and you can go on from there.',
    ]);
  });
  test('longer than any game is refused with its size', () =>
    expect(
      faultsOf(save({ name: 'war', start: ' '.repeat(2_000_000), actions: [] })).sentences,
    ).toEqual([
      expect.stringMatching(
        /^Its text has 2,000,\d{3} characters, far more than any game; at most 2,000,000 are read\.$/,
      ) as string,
    ]));
  test('whose rules and start are long is reported in a few words', () => {
    expect(
      faultsOf(save({ name: 'war', start: START, actions: [] }, 'a '.repeat(30_000))).sentences,
    ).toEqual([
      'Its rules cannot be read. 60,000 characters are too many for rules; at most 4,000 are read.',
    ]);
    const { sentences } = faultsOf(
      save({ name: 'war', start: `${'?'.repeat(15_000)} N - - 1`, actions: [] }),
    );
    expect(sentences).toEqual([expect.stringMatching(/ and 14,\d{3} more\.?$/) as string]);
    const words = faultsOf(save({ name: 'war', start: START, actions: [] }, 'a '.repeat(1_000)));
    expect(words.sentences[0]).toMatch(/ There are 992 more faults of the same kind\.$/);
  });
});
