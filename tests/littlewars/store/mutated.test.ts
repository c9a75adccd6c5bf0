import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../e2e/support/random';
import { readRecord } from '../../../src/littlewars/game/readRecord';
import { writeRecord } from '../../../src/littlewars/game/record';
import { writeSave } from '../../../src/littlewars/game/save';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { readLink, writeLink } from '../../../src/littlewars/store/link';
import { fought } from '../game/skirmish';
import { createBrowser, openTab } from './fakes';
import { rounds } from '../../support/rounds';
import { readSave } from '../../support/battleReading';

// Records, links and saves that have been damaged: SHARE=100 reads a hundred times as many.

const MUTATED = rounds(120);
const SIGNS = [
  ...Array.from('0123456789RBG@-+*/~#^=.,:;{}[]"\\ \n\t|xo'),
  ...['time', '\u0000', 'ü', '9999999'],
];

/** A text with a few of its signs changed, left out, doubled, moved or cut off. */
function mutated(text: string, random: () => number): string {
  let now = text;
  const below = (n: number): number => Math.floor(random() * n);
  for (let times = 1 + below(3); times > 0; times--) {
    const [at, length] = [below(now.length + 1), below(8)];
    const [before, part, after] = [
      now.slice(0, at),
      now.slice(at, at + length),
      now.slice(at + length),
    ];
    now = pick(random, [
      () => before + pick(random, SIGNS) + now.slice(at + 1),
      () => before + after,
      () => before + part + part + after,
      () => before + pick(random, SIGNS) + now.slice(at),
      () => after + part + before,
      () => before,
    ])();
  }
  return now;
}

const FOUGHT = fought();
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What a game is, its id and the tags that nothing comes of aside. */
const essence = (text: string): unknown => {
  const { game } = readRecord(text);
  return game && [game.muster, game.stage];
};

test(
  `${MUTATED} mutated records, links and saves: none throws, every change is reported`,
  { tags: ['slow'] },
  async () => {
    const random = mulberry32(11);
    const record = writeRecord(FOUGHT);
    const link = await writeLink('battle', record);
    const save = writeSave(FOUGHT);
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin({ ...FOUGHT.muster, places: [] });
    const { game, battle } = state();
    const saved = JSON.stringify([...browser.entries]);
    const counts = { whole: 0, faulty: 0, nothing: 0 };
    for (let round = 0; round < MUTATED; round++) {
      const what = round % 8;
      const text = mutated(what === 0 ? save : what === 1 ? link : record, random);
      const carried = what === 1 ? await readLink(text) : { text, faults: [] };
      const reading = what === 0 ? readSave(text) : readRecord(carried.text);
      const faults = [...carried.faults, ...reading.faults];
      for (const { line, column } of faults) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
      }
      if (reading.game === null) {
        counts.nothing++;
        expect(what === 1 || faults.length > 0, text).toBe(true);
        continue;
      }
      counts[faults.length > 0 ? 'faulty' : 'whole']++;
      // The good part is a game that is written and read again unchanged.
      if (round % 4 !== 2) continue;
      battleOf(reading.game);
      const again = writeRecord(reading.game);
      if (reading.game.stage.name === 'battle')
        expect(same(essence(again), [reading.game.muster, reading.game.stage]), text).toBe(true);
    }
    expect(state().game).toBe(game);
    expect(state().battle).toBe(battle);
    expect(JSON.stringify([...browser.entries])).toBe(saved);
    if (process.env.SHARE !== undefined) console.log(counts);
    expect(counts.whole).toBeGreaterThan(0);
    expect(counts.faulty).toBeGreaterThan(0);
  },
);

test('a link carries only a record; one of a newer version is left alone', async () => {
  const record = writeRecord(FOUGHT);
  const link = await writeLink('battle', record);
  expect(await readLink(link)).toEqual({ kind: 'battle', text: record, faults: [] });
  expect(await readLink(link.replace('battle2', 'battle3'))).toMatchObject({
    text: '',
    faults: [{ code: 'newer' }],
  });
  expect(await readLink(link.slice(0, 200))).toMatchObject({
    faults: [{ code: 'link', fault: 'damaged' }],
  });
  expect(await readLink('#littlewars')).toEqual({ kind: null, text: '', faults: [] });
});
