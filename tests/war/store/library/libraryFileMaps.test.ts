import { beforeEach, describe, expect, test } from 'vitest';
import { emptyMap } from '../../../../src/war/game/mapDraft';
import { writeMapDraft } from '../../../../src/war/game/mapDraftText';
import { addOwnMap, OWN_MAPS, readOwnMaps } from '../../../../src/war/store/editors/ownMaps';
import type { LibraryPlan } from '../../../../src/war/store/library/libraryFile';
import { createBrowser, type Browser } from '../fakes';
import {
  planFaults,
  planSentences,
  COMBE,
  type Tab,
  tab,
  saved,
  read,
  addEntries,
  unpacked,
} from './libraryFiles';

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});

describe('the maps of one’s own', () => {
  const named = (text: string): string => COMBE.replace(/"[^"]*"/, `"${text}"`);
  const draw = ({ store }: Tab, id: string, text: string): void =>
    void addOwnMap(store.storage, { id, text });
  const drawn = ({ store }: Tab) => readOwnMaps(store.storage);
  const verdictsOf = (plan: LibraryPlan): string[] => plan.parts.maps.map(({ verdict }) => verdict);
  const fileWith = (...lines: string[]): Blob =>
    new Blob([
      [
        '{"format":"game-of-war-library","version":1}',
        ...lines,
        `{"kind":"end","entries":${lines.length}}`,
      ].join('\n'),
    ]);

  test('are written and read, faults included, and none is doubled', async () => {
    const one = tab(browser);
    draw(one, 'a', named('Ford'));
    draw(one, 'b', writeMapDraft(emptyMap(12, 10)));
    const whole = await saved(one);
    expect(whole).toMatchObject({ counts: { maps: 2 } });
    expect((await unpacked(whole.file)).split('\n').slice(1, 3)).toEqual(
      drawn(one).map((map) => JSON.stringify({ kind: 'map', ...map })),
    );
    const there = tab(createBrowser());
    draw(there, 'c', named('Mine'));
    const plan = await read(there, whole.file);
    expect([planSentences(plan), planFaults(plan)]).toEqual([['2 maps are new.'], []]);
    expect(await addEntries(there, plan)).toMatchObject({ counts: { maps: 2 }, stopped: null });
    expect(drawn(there)).toEqual([{ id: 'c', text: named('Mine') }, ...drawn(one)]);
    // The one that is open stays open.
    expect(OWN_MAPS.read(there.store.storage).open).toBe('c');
    expect(verdictsOf(await read(there, whole.file))).toEqual(['here', 'here']);
    // Neither twice from one plan, nor under another id.
    expect(await addEntries(there, plan)).toMatchObject({ counts: { maps: 0 }, stopped: null });
    const third = tab(createBrowser());
    draw(third, 'z', named('Ford'));
    expect(verdictsOf(await read(third, whole.file))).toEqual(['here', 'new']);
  });

  test('one that was drawn differently is added beside the one here', async () => {
    const one = tab(browser);
    draw(one, 'a', named('Ford'));
    const { file } = await saved(one);
    const there = tab(createBrowser());
    draw(there, 'a', named('Ford, mended'));
    const plan = await read(there, file);
    expect(planSentences(plan)).toEqual([
      '1 map was drawn differently from the one here, and will be added beside it.',
    ]);
    await addEntries(there, plan);
    expect(drawn(there).map(({ text }) => text)).toEqual([named('Ford, mended'), named('Ford')]);
    expect(new Set(drawn(there).map(({ id }) => id)).size).toBe(2);
    expect(verdictsOf(await read(there, file))).toEqual(['here']);
  });

  test('a damaged one is added as it is, one that is none is not, each with its reason; a faulty line with its number', async () => {
    const damaged = named('Ford').replace('^', '?');
    const there = tab(createBrowser());
    const plan = await read(
      there,
      fileWith(
        JSON.stringify({ kind: 'map', id: 'a', text: damaged }),
        JSON.stringify({ kind: 'map', id: 'b', text: 'no map' }),
        '{"kind":"map","id":"c"}',
        '{"kind":"map","id":7,"text":""}',
      ),
    );
    expect(verdictsOf(plan)).toEqual(['new', 'unreadable']);
    expect(planFaults(plan)).toEqual([
      expect.stringMatching(
        /^Ford: damaged, and added as it is\. Line \d+, column \d+: “\?” is not a kind of ground/,
      ),
      expect.stringMatching(/^A map that cannot be read\. Line 1, column \d+: /),
      'Line 4: it is not an entry of a library.',
      'Line 5: it is not an entry of a library.',
    ]);
    expect(await addEntries(there, plan)).toMatchObject({ counts: { maps: 1 } });
    expect(drawn(there)).toEqual([{ id: 'a', text: damaged }]);
  });

  test('are not added if the browser is full, which is reported', async () => {
    const one = tab(browser);
    draw(one, 'a', named('Ford'));
    const { file } = await saved(one);
    const there = tab(createBrowser());
    const plan = await read(there, file);
    there.browser.trouble = 'full';
    expect(await addEntries(there, plan)).toMatchObject({ counts: { maps: 0 }, stopped: 'full' });
  });
});
