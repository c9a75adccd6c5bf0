import { describe, expect, test } from 'vitest';
import { HOOKS_FARM } from '../../../src/littlewars/battles/hooksFarm';
import { littleWars } from '../../../src/littlewars/entry';
import { writeCountryJson } from '../../../src/littlewars/game/countryJson';
import {
  BATTLE_TEXTS,
  judgeCountry,
  LIBRARY_FORMAT,
  namedApart,
} from '../../../src/littlewars/game/libraryFile';
import { createSettings } from '../../../src/shell/settingsStore';
import { LITTLE_WARS_SETTINGS, SETTINGS_KEY } from '../../../src/littlewars/game/settings';
import type { BattleLibraryFile } from '../../../src/littlewars/store/state';
import { saveCountry, readOwnCountries } from '../../../src/littlewars/store/ownCountries';
import { LIBRARY_WORDS } from '../../../src/littlewars/words/records';
import { lineOfText, mayHide } from '../../../src/shell/libraryFile/texts';
import { planFaults, planSentences, importSentences } from '../../../src/shell/libraryFile/words';
import { createBrowser, FARM, FEW, fewOf, openTab, order, type Browser } from './fakes';

type Tab = ReturnType<typeof openTab>;
let tabs = 0;
const tab = (browser = createBrowser()): Tab => openTab({ browser, prefix: `tab ${(tabs += 1)} ` });
const storageOf = ({ browser }: Tab) => browser.tab().storage;
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

/** A battle whose first move has begun, and its id. */
async function fight({ store, state }: Tab, name: string): Promise<string> {
  store.begin({ ...FARM, name });
  order(store, { kind: 'go' });
  await settled();
  return state().game!.id;
}
const textsOf = (of: Browser): string[] =>
  [...of.games.values()].map((entry) => (entry as { text: string }).text).sort();
const saved = async ({ store }: Tab) => (await store.library.file()).save();
async function planOf({ store }: Tab, file: Blob) {
  const reading = await (await store.library.file()).read(file);
  if (!('plan' in reading)) throw new Error(reading.refused);
  return reading.plan;
}
type Plan = Awaited<ReturnType<typeof planOf>>;
const addEntries = async ({ store }: Tab, plan: Plan) =>
  (await store.library.file()).addEntries(plan);
const verdicts = ({ parts }: Plan) => parts.battles.map(({ verdict }) => verdict).sort();
const unpacked = async (file: Blob): Promise<string> =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
const fileWith = (...lines: readonly unknown[]): Blob =>
  new Blob([
    [{ format: LIBRARY_FORMAT.name, version: 1 }, ...lines, { kind: 'end', entries: lines.length }]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  ]);
const LESSONS_KEY = 'little-wars/lessons';
const battleLine = (id: string, text: string) => lineOfText(BATTLE_TEXTS, { id, at: 1, text });

describe('the library of Little Wars as a file', () => {
  test('comes out and in again: battles, countries, lessons and settings, and none is doubled', async () => {
    const one = tab();
    await fight(one, 'The farm');
    await fight(one, 'The ford');
    saveCountry(storageOf(one), { ...HOOKS_FARM, name: 'My farm' });
    storageOf(one).write(LESSONS_KEY, '["gun"]');
    const settings = createSettings(
      LITTLE_WARS_SETTINGS,
      storageOf(one),
      () => () => undefined,
      SETTINGS_KEY,
    );
    settings.change({ observer: 'off', shotsFired: 2 });
    const file = await saved(one);
    expect(file).toMatchObject({
      counts: { battles: 2, countries: 1, lessons: 1 },
      secret: 0,
      fileName: expect.stringMatching(/^little-wars-library-\d{4}-\d\d-\d\d\.jsonl\.gz$/) as string,
    });
    expect((await unpacked(file.file)).split('\n').slice(3, -1)).toEqual([
      JSON.stringify({
        kind: 'country',
        text: writeCountryJson({ ...HOOKS_FARM, name: 'My farm' }),
      }),
      '{"kind":"lesson","id":"gun"}',
      '{"kind":"settings","values":{"observer":"off"}}',
      '{"kind":"end","entries":5}',
    ]);

    const there = tab();
    storageOf(there).write(LESSONS_KEY, '["march"]');
    const plan = await planOf(there, file.file);
    expect(there.browser.games.size).toBe(0);
    expect([planSentences(plan, LIBRARY_WORDS), planFaults(plan, LIBRARY_WORDS)]).toEqual([
      [
        '2 battles are new.',
        '1 country is new.',
        '1 lesson was finished that is not finished here.',
      ],
      [],
    ]);
    expect(plan.settings).toEqual({ game: { observer: 'off' }, shell: {} });
    expect(importSentences(await addEntries(there, plan), LIBRARY_WORDS)).toEqual([
      'Added: 2 battles, 1 country, 1 finished lesson.',
    ]);
    expect([...there.browser.games]).toEqual([...one.browser.games]);
    expect(readOwnCountries(storageOf(there))).toEqual(readOwnCountries(storageOf(one)));
    expect(storageOf(there).read(LESSONS_KEY)).toBe('["march","gun"]');
    expect(storageOf(there).read(SETTINGS_KEY)).toBe(null);

    const again = await planOf(there, file.file);
    expect(planSentences(again, LIBRARY_WORDS)).toEqual([
      '2 battles are already here.',
      '1 country is already here.',
      '1 finished lesson is finished here too.',
    ]);
    expect(await addEntries(there, again)).toEqual({
      counts: { battles: 0, countries: 0, lessons: 0 },
      stopped: null,
    });
  });

  test('never has a battle that is set out behind the curtain, whole or damaged, nor takes one in', async () => {
    const one = tab();
    await fight(one, 'The farm');
    one.store.begin({ ...FEW, name: 'Secret' });
    one.store.setOutEach(fewOf('red'));
    await settled();
    const { id } = one.state().game!;
    const { text } = one.browser.games.get(id) as { text: string };
    one.browser.games.set('cut', { text: text.slice(0, -3), at: 1 });
    const file = await saved(one);
    expect(file).toMatchObject({ counts: { battles: 1 }, secret: 2 });
    expect(await unpacked(file.file)).not.toMatch(/Secret|settingOut|camps/);
    expect(mayHide(BATTLE_TEXTS, 'garbage')).toBe(false);

    const there = tab();
    const plan = await planOf(there, fileWith(battleLine('a', text)));
    expect(planFaults(plan, LIBRARY_WORDS)).toEqual([
      'Secret: being set out behind the curtain. It stays in the browser where it was sealed.',
    ]);
    await addEntries(there, plan);
    expect(there.browser.games.size).toBe(0);
  });

  test('leaves a battle that has gone further here, takes one that goes further, and another course beside it', async () => {
    const one = tab();
    const id = await fight(one, 'The farm');
    const before = await saved(one);
    order(one.store, { kind: 'end' });
    await settled();
    const after = await saved(one);
    expect(verdicts(await planOf(one, before.file))).toEqual(['behind']);

    // Saved alone, or current.
    for (const isCurrent of [false, true]) {
      const there = tab();
      await addEntries(there, await planOf(there, before.file));
      if (isCurrent) await there.store.library.openSaved(id);
      const plan = await planOf(there, after.file);
      expect(verdicts(plan)).toEqual(['further']);
      expect(await addEntries(there, plan)).toMatchObject({
        counts: { battles: 1 },
        stopped: null,
      });
      await settled();
      expect(textsOf(there.browser)).toEqual(textsOf(one.browser));
      if (isCurrent) expect(there.state().battle?.moves).toBe(one.state().battle?.moves);
    }

    const other = tab();
    await addEntries(other, await planOf(other, before.file));
    await other.store.library.openSaved(id);
    order(other.store, { kind: 'surrender', side: 'red' });
    await settled();
    const ours = textsOf(other.browser);
    const plan = await planOf(other, after.file);
    expect(verdicts(plan)).toEqual(['apart']);
    await addEntries(other, plan);
    expect(textsOf(other.browser)).toHaveLength(2);
    expect(textsOf(other.browser)).toEqual(expect.arrayContaining(ours));
    expect(verdicts(await planOf(other, after.file))).toEqual(['here']);
  });

  test('adds the good part of a damaged battle, and not an unreadable one, each with its reason', async () => {
    const one = tab();
    const id = await fight(one, 'The farm');
    order(one.store, { kind: 'end' });
    await settled();
    const { text } = one.browser.games.get(id) as { text: string };
    const there = tab();
    const plan = await planOf(
      there,
      fileWith(
        battleLine('a', text.replace('1. .', '1. R1-1,1 .')),
        battleLine('b', text.replace(/"version":\d+/, '"version":99')),
        { kind: 'battle', id: 7 },
        { kind: 'country', text: 'no country' },
        { kind: 'country' },
        { kind: 'lesson', id: 'flying' },
        { kind: 'painting' },
      ),
    );
    expect(verdicts(plan)).toEqual(['new', 'unreadable']);
    expect(planFaults(plan, LIBRARY_WORDS)).toEqual([
      expect.stringMatching(
        /^The farm: damaged; the part that can be read is added\. Line \d+, column \d+: “R1-1,1” is against/,
      ),
      expect.stringMatching(/^A battle that cannot be read\. .*a newer version/),
      expect.stringMatching(/^A country that cannot be read/),
      'A finished lesson that this version does not have.',
      'Line 4: it is not an entry of a library.',
      'Line 6: it is not an entry of a library.',
      expect.stringMatching(/^1 entry of a kind .*painting/),
    ]);
    expect(await addEntries(there, plan)).toMatchObject({ counts: { battles: 1, countries: 0 } });
  });

  test('of the war names its game, and of a newer version is refused', async () => {
    const read = async (format: string, version: number) =>
      ((await tab().store.library.file()) satisfies BattleLibraryFile).read(
        new Blob([JSON.stringify({ format, version })]),
      );
    expect(await read('game-of-war-library', 1)).toEqual({
      refused: 'other',
      format: 'game-of-war-library',
    });
    expect(await read(LIBRARY_FORMAT.name, 2)).toEqual({ refused: 'newer', version: 2 });
    expect(littleWars.library).toBe(LIBRARY_FORMAT.name);
  });

  test('stops where the browser is full, and the rest can be added later', async () => {
    const one = tab();
    await fight(one, 'The farm');
    saveCountry(storageOf(one), { ...HOOKS_FARM, name: 'My farm' });
    const { file } = await saved(one);
    const there = tab();
    const plan = await planOf(there, file);
    there.browser.trouble = 'full';
    expect(await addEntries(there, plan)).toEqual({
      counts: { battles: 1, countries: 0, lessons: 0 },
      stopped: 'full',
    });
    there.browser.trouble = 'none';
    expect(await addEntries(there, plan)).toMatchObject({
      counts: { countries: 1 },
      stopped: null,
    });
  });
});

test('a country of the same name that is laid out otherwise stands beside the one here, once', () => {
  const mine = { ...HOOKS_FARM, name: 'Mine' };
  const theirs = { ...mine, pieces: mine.pieces.slice(1) };
  const text = writeCountryJson(theirs);
  expect(judgeCountry(text, [])).toMatchObject({ verdict: 'new' });
  expect(judgeCountry(text, [mine])).toMatchObject({ verdict: 'apart' });
  const added = namedApart(theirs, [mine]);
  expect(added.name).toBe('Mine (2)');
  expect(namedApart(theirs, [mine, added]).name).toBe('Mine (3)');
  expect(judgeCountry(text, [mine, added])).toMatchObject({ verdict: 'here' });
  // Another that says the same is another country, where it has a name of its own.
  expect(judgeCountry(text, [{ ...theirs, name: 'Ours' }])).toMatchObject({ verdict: 'new' });
  const long = { ...theirs, name: 'x'.repeat(80) };
  expect(namedApart(long, [long]).name.length).toBeLessThanOrEqual(80);
});
