import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasAllOf } from '../../../../src/war/game/libraryFile';
import { importSentences } from '../../../../src/shell/libraryFile/words';
import { add, goTo, nameStudy, type Study } from '../../../../src/war/game/study';
import { comment, makeMainLine, toggleShape } from '../../../../src/war/game/studyEdits';
import { writeSavedStudy } from '../../../../src/war/game/studySave';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { randomStudy, studyOf } from '../../../support/studies';
import type { LibraryPlan } from '../../../../src/war/store/library/libraryFile';
import { LIBRARY_WORDS } from '../../../../src/war/words/libraryFile';
import { createBrowser, type Browser } from '../fakes';
import {
  planFaults,
  planSentences,
  writeEntry,
  tab,
  studiesIn,
  saved,
  read,
  addEntries,
  unpacked,
} from './libraryFiles';

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});

describe('the studies of a library', () => {
  const save = (of: Browser, id: string, study: Study | string, at = 5): void =>
    void studiesIn(of).games.set(id, {
      text: typeof study === 'string' ? study : writeSavedStudy(study),
      at,
    });
  const savedStudies = (of: Browser) => [...studiesIn(of).games];
  const verdictsOf = (plan: LibraryPlan) => plan.parts.studies.map(({ verdict }) => verdict);
  const grown = (study: Study, action: string): Study => {
    const added = add(study, readAction(BOARD, action)!);
    if (!added.ok) throw new Error(action);
    return added.study;
  };
  const BASE = comment(grown(nameStudy(studyOf(), 'The pass'), 'G8-F9'), 1, 'why');

  test('are written and read, with their times, and none is doubled', async () => {
    const one = tab(browser);
    save(browser, 'a', BASE);
    save(browser, 'b', randomStudy(4));
    const whole = await saved(one);
    expect(whole).toMatchObject({ counts: { games: 0, studies: 2, templates: 0 } });
    const lines = (await unpacked(whole.file)).split('\n');
    expect(JSON.parse(lines[1]!)).toMatchObject({
      kind: 'study',
      id: 'a',
      at: 5,
      study: { format: 'game-of-war-study', name: 'The pass' },
    });
    const there = tab(createBrowser());
    const plan = await read(there, whole.file);
    expect(planSentences(plan)).toEqual(['2 studies are new.']);
    expect(await addEntries(there, plan)).toMatchObject({ counts: { studies: 2 }, stopped: null });
    expect(savedStudies(there.browser)).toEqual(savedStudies(browser));
    const again = await read(there, whole.file);
    expect(verdictsOf(again)).toEqual(['here', 'here']);
    expect(await addEntries(there, again)).toMatchObject({ counts: { studies: 0 } });
    // Nor is one that goes by another id here, or in which one stood elsewhere.
    const third = tab(createBrowser());
    save(third.browser, 'c', goTo(BASE, 0));
    const verdict = await read(third, whole.file);
    expect(verdictsOf(verdict)).toEqual(['here', 'new']);
  });

  test('a study that contains more replaces the one that contains less; one that was changed differently is added beside it', async () => {
    const one = tab(browser);
    save(browser, 'a', BASE);
    const before = await saved(one);
    save(browser, 'a', grown(goTo(BASE, 0), 'G3-E5'));
    const after = await saved(one);
    expect(verdictsOf(await read(one, before.file))).toEqual(['behind']);
    const there = tab(createBrowser());
    save(there.browser, 'a', BASE);
    const plan = await read(there, after.file);
    expect(verdictsOf(plan)).toEqual(['further']);
    await addEntries(there, plan);
    expect(savedStudies(there.browser)).toEqual(savedStudies(browser));

    const third = tab(createBrowser());
    save(third.browser, 'a', grown(BASE, '.'));
    const apart = await read(third, after.file);
    expect(verdictsOf(apart)).toEqual(['apart']);
    await addEntries(third, apart);
    expect(savedStudies(third.browser)).toHaveLength(2);
    expect(verdictsOf(await read(third, after.file))).toEqual(['here']);
  });

  test('changes here between the reading and the adding are not overwritten', async () => {
    const one = tab(browser);
    save(browser, 'a', grown(BASE, '.'));
    const { file } = await saved(one);
    const there = tab(createBrowser());
    save(there.browser, 'a', BASE);
    const plan = await read(there, file);
    expect(verdictsOf(plan)).toEqual(['further']);
    save(there.browser, 'a', grown(BASE, 'H6-J7'));
    await addEntries(there, plan);
    expect(savedStudies(there.browser)).toHaveLength(2);
    expect(savedStudies(there.browser)[0]![1]).toMatchObject({
      text: writeSavedStudy(grown(BASE, 'H6-J7')),
    });
    save(there.browser, 'a', grown(BASE, '.'));
    await addEntries(there, plan);
    expect(savedStudies(there.browser)).toHaveLength(2);
  });

  test('the good part of a damaged one is added, one of a newer version is not, each with its reason', async () => {
    const text = writeSavedStudy(BASE);
    const lines = [
      '{"format":"game-of-war-library","version":1}',
      writeEntry({ kind: 'study', id: 'a', at: 1, text: text.replace('G8-F9', 'G8-A1') }),
      writeEntry({
        kind: 'study',
        id: 'b',
        at: 1,
        text: text.replace('"version":1', '"version":9'),
      }),
      writeEntry({ kind: 'study', id: 'c', at: 1, text: 'no study' }),
      '{"kind":"study","id":"d"}',
      '{"kind":"study","id":',
      writeEntry({
        kind: 'study',
        id: 'e',
        at: null,
        text: writeSavedStudy(nameStudy(BASE, '')).replace('G8-F9', 'G8-A1'),
      }),
      '{"kind":"end","entries":6}',
    ];
    const there = tab(createBrowser());
    save(there.browser, 'a', 'damaged here too');
    const plan = await read(there, new Blob([lines.join('\n')]));
    expect(verdictsOf(plan)).toEqual(['apart', 'unreadable', 'unreadable', 'new']);
    expect(planFaults(plan)).toEqual([
      expect.stringMatching(/^The pass: damaged; the part that can be read is added\. Line \d+/),
      expect.stringMatching(/^A study that cannot be read\. A newer version/),
      'A study that cannot be read. It is not a study.',
      expect.stringMatching(/^A study without a name: damaged/),
      'Line 5: it is not an entry of a library.',
      'Line 6: it breaks off or is garbled.',
    ]);
    await addEntries(there, plan);
    expect(savedStudies(there.browser)).toHaveLength(3);
    expect(savedStudies(there.browser)[0]![1]).toMatchObject({ text: 'damaged here too' });
  });

  test('a study contains another: its beginning, lines in order, words, marks and tags', () => {
    const more = grown(goTo(BASE, 0), 'G3-E5');
    const marked = toggleShape(BASE, 0, { brush: 'red', from: 3, to: null });
    for (const [a, b, has] of [
      [more, BASE, true],
      [BASE, more, false],
      [makeMainLine(more, 2), more, false],
      [makeMainLine(more, 2), BASE, true],
      [comment(BASE, 1, 'why not'), BASE, true],
      [comment(BASE, 1, ''), BASE, false],
      [marked, BASE, true],
      [BASE, marked, false],
      [toggleShape(marked, 0, { brush: 'blue', from: 3, to: null }), marked, false],
      [BASE, nameStudy(BASE, ''), true],
      [nameStudy(BASE, ''), BASE, false],
      [studyOf('pump-house'), studyOf(), false],
      [studyOf('classic', 'bracken'), studyOf(), false],
    ] as const)
      expect(hasAllOf(a, b)).toBe(has);
  });

  test('stops when the browser is full, and reports how many were added', async () => {
    const one = tab(browser);
    save(browser, 'a', BASE);
    const { file } = await saved(one);
    const there = tab(createBrowser());
    const plan = await read(there, file);
    studiesIn(there.browser).archiveTrouble = 'full';
    expect(await addEntries(there, plan)).toMatchObject({
      counts: { studies: 0 },
      stopped: 'full',
    });
    const counts = { games: 1, studies: 2, maps: 1, templates: 0 };
    expect(importSentences({ counts, stopped: null }, LIBRARY_WORDS)).toEqual([
      'Added: 1 game, 2 studies, 1 map.',
    ]);
    const none = { games: 0, studies: 0, maps: 0, templates: 0 };
    expect(importSentences({ counts: none, stopped: 'full' }, LIBRARY_WORDS)).toEqual([
      'Added: 0 games.',
      expect.stringMatching(/storage is full: the rest was not added/),
    ]);
  });
});
