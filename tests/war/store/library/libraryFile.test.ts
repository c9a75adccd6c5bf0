import { readFile } from 'node:fs/promises';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { beforeEach, describe, expect, test } from 'vitest';
import { SAVE_VERSION } from '../../../../src/war/game/linkFormat';
import { readGame } from '../../../../src/war/game/save';
import { writeGame } from '../../../../src/war/game/writing';
import {
  GAME_TEXTS,
  judgeTemplate,
  LIBRARY_FORMAT,
  judgeMap,
  STUDY_TEXTS,
} from '../../../../src/war/game/libraryFile';
import { readHead, readLine } from '../../../../src/shell/libraryFile/lines';
import { judgeText, textOfLine, mayHide } from '../../../../src/shell/libraryFile/texts';
import { refusalSentence } from '../../../../src/shell/libraryFile/words';
import { writeSavedStudy } from '../../../../src/war/game/studySave';
import { randomStudy } from '../../../support/studies';
import { TEMPLATES } from '../../../../src/war/game/templateList';
import { entryOf } from '../../../../src/war/game/templates';
import { addOwnMap } from '../../../../src/war/store/editors/ownMaps';
import { war } from '../../../../src/war/entry';
import {
  createBrowser,
  gameOf,
  HIDDEN,
  openTab,
  prefer,
  shellOf,
  toWar,
  type Browser,
} from '../fakes';
import { mulberry32 } from '../../../../e2e/support/random';
import { rounds } from '../../../support/rounds';
import {
  planFaults,
  planSentences,
  writeEntry,
  ARMY,
  COMBE,
  tab,
  settled,
  play,
  textsOf,
  studiesIn,
  saved,
  read,
  refusal,
  addEntries,
  unpacked,
  verdicts,
  aLibrary,
} from './libraryFiles';

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});

describe('a library as a file', () => {
  test('is written and read again: the same games at the same times, the templates, the settings', async () => {
    const { file } = await aLibrary(browser);
    expect(file).toMatchObject({ counts: { games: 2, templates: 1 }, secret: 0 });
    expect(file.fileName).toMatch(/^game-of-war-library-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
    const other = createBrowser();
    const there = tab(other);
    const plan = await read(there, file.file);
    expect(other.games.size).toBe(0);
    expect(verdicts(plan)).toEqual(['new', 'new']);
    expect(plan.settings).toEqual({ game: { figures: true }, shell: { theme: 'dark' } });
    expect(planFaults(plan)).toEqual([]);
    expect(await addEntries(there, plan)).toEqual({
      counts: { games: 2, studies: 0, maps: 0, templates: 1 },
      stopped: null,
    });
    expect([...other.games]).toEqual([...browser.games]);
    expect(TEMPLATES.read(there.store.storage)).toMatchObject([{ id: 'mine', name: 'Old guard' }]);
    // And nothing is doubled.
    const again = await read(there, file.file);
    expect(verdicts(again)).toEqual(['here', 'here']);
    expect(again.parts.templates).toMatchObject([{ verdict: 'here' }]);
    expect(await addEntries(there, again)).toMatchObject({ counts: { games: 0, templates: 0 } });
    expect(other.games.size).toBe(2);
    expect(shellOf(there.store).settings.getState().theme).toBe('system');
  });

  test('is lines that a person can read, and is read unpacked too', async () => {
    const { file } = await aLibrary(browser);
    const text = await unpacked(file.file);
    const [head, game, , template, , end, ...others] = text.split('\n');
    expect(others).toEqual(['']);
    expect(JSON.parse(head!)).toMatchObject({ format: 'game-of-war-library', version: 1 });
    expect(JSON.parse(game!)).toMatchObject({ kind: 'game', game: { format: 'game-of-war' } });
    expect(JSON.parse(template!)).toMatchObject({ kind: 'template' });
    expect(JSON.parse(end!)).toEqual({ kind: 'end', entries: 4 });
    const plan = await read(tab(createBrowser()), new Blob([text.replaceAll('\n', '\r\n')]));
    expect([verdicts(plan), plan.end]).toEqual([['new', 'new'], null]);
  });

  test('never contains an unfinished hidden deployment, open or sealed, whole or damaged', async () => {
    const one = tab(browser);
    await play(one, 'Ada');
    one.store.begin({ ...HIDDEN, players: { N: 'Secret', S: '' } });
    one.store.deployment.loadOpening('pump-house');
    await settled();
    const open = [...browser.games].find(([, entry]) =>
      (entry as { text: string }).text.includes('Secret'),
    )!;
    const { text } = open[1] as { text: string };
    browser.games.set('damaged', { text: text.replace('"N"', '"X"'), at: 1 });
    browser.games.set('cut', { text: text.slice(0, -3), at: 1 });
    const whole = await saved(one);
    expect(whole).toMatchObject({ counts: { games: 1 }, secret: 3 });
    expect(await unpacked(whole.file)).not.toMatch(/Secret|9IA14|camps/);
    // Nor is one added that somebody has written into a file.
    const forged = `${JSON.stringify({ format: 'game-of-war-library', version: 1 })}\n${writeEntry({ kind: 'game', id: 'a', at: 1, text })}\n`;
    const plan = await read(tab(createBrowser()), new Blob([forged]));
    expect(verdicts(plan)).toEqual(['secret']);
    expect(planFaults(plan)).toEqual([
      'Secret against South: a hidden deployment in progress. Its armies stay in the browser where they were sealed.',
      'The file was cut off: its end is missing.',
    ]);
  });

  test('leaves a game that is further here, and replaces one that is further in the file', async () => {
    const { one, first, file } = await aLibrary(browser);
    await one.store.library.openSaved(first);
    one.store.table.endTurn();
    await settled();
    const further = await saved(one);
    const before = textsOf(browser);
    const plan = await read(one, file.file);
    expect(verdicts(plan).sort()).toEqual(['behind', 'here']);
    await addEntries(one, plan);
    expect(textsOf(browser)).toEqual(before);

    const other = createBrowser();
    const there = tab(other);
    await addEntries(there, await read(there, file.file));
    // As the current game, or only stored.
    await there.store.library.openSaved(first);
    const next = await read(there, further.file);
    expect(verdicts(next).sort()).toEqual(['further', 'here']);
    expect(await addEntries(there, next)).toMatchObject({ counts: { games: 1 }, stopped: null });
    await settled();
    expect(textsOf(other)).toEqual(before);
    expect(gameOf(there.store).stage).toMatchObject({ war: { actions: { length: 3 } } });

    const third = createBrowser();
    const fresh = tab(third);
    await addEntries(fresh, await read(fresh, file.file));
    await addEntries(fresh, await read(fresh, further.file));
    expect(textsOf(third)).toEqual(before);
  });

  test('adds a game that was continued differently beside the one here, once', async () => {
    const { one, first, file } = await aLibrary(browser);
    const other = createBrowser();
    const there = tab(other);
    await addEntries(there, await read(there, file.file));
    await there.store.library.openSaved(first);
    there.store.table.surrender();
    await settled();
    await one.store.library.openSaved(first);
    one.store.table.endTurn();
    await settled();
    const ours = textsOf(browser);
    const plan = await read(one, (await saved(there)).file);
    expect(verdicts(plan).sort()).toEqual(['apart', 'here']);
    expect(planSentences(plan)).toContain(
      '1 game took another course than the one here, and will be added beside it.',
    );
    await addEntries(one, plan);
    expect(textsOf(browser)).toHaveLength(3);
    expect(textsOf(browser)).toEqual(expect.arrayContaining(ours));
    expect(verdicts(await read(one, (await saved(there)).file))).toEqual(['here', 'here']);
    const added = (await one.store.library.savedGames()).find(
      ({ id, game }) => id !== first && game?.players.N === 'Ada',
    );
    await one.store.library.openSaved(added!.id);
    expect(gameOf(one.store).id).toBe(added!.id);
  });

  test(
    'reports every fault with its line, and adds the good entries',
    { tags: ['slow'] },
    async () => {
      const { file } = await aLibrary(browser);
      const lines = (await unpacked(file.file)).split('\n');
      const bad = [
        lines[0],
        '{"kind":"game"',
        '{"kind":"game","id":7}',
        'x'.repeat(10_100_000),
        '{"kind":"painting","a":1}',
        '{"kind":"painting","a":2}',
        '{"kind":"template","template":{"id":"a","name":"b","side":"N","units":"zz"}}',
        lines[1]!.replace('".","."', '".","A1-A2"'),
        '{"kind":"game","id":"z","at":1,"text":"no game"}',
        lines[2]!.slice(0, -40),
      ];
      const plan = await read(tab(createBrowser()), new Blob([bad.join('\n')]));
      expect(verdicts(plan)).toEqual(['new', 'unreadable']);
      const faults = planFaults(plan);
      for (const part of [
        /damaged; the part that can be read is added\. In turn 2, “A1-A2” is not legal/,
        /^A game that cannot be read/,
        /^A template that cannot be read/,
        /^Line 2: it breaks off/,
        /^Line 3: it is not an entry/,
        /^Line 4: it is longer than/,
        /^Line 10: it breaks off/,
        /^2 entries of a kind .*painting/,
        /^The file was cut off/,
      ])
        expect(
          faults.filter((sentence) => part.test(sentence)),
          String(part),
        ).toHaveLength(1);
      expect(faults).toHaveLength(9);
    },
  );

  test('that is none, of a newer version, or packed and broken is refused or read as far as possible', async () => {
    const { one, file } = await aLibrary(browser);
    expect(await refusal(one, new Blob(['[Event "a"]']))).toEqual({ refused: 'foreign' });
    expect(await refusal(one, new Blob([]))).toEqual({ refused: 'foreign' });
    const newer = JSON.stringify({
      format: 'game-of-war-library',
      version: LIBRARY_FORMAT.version + 1,
    });
    expect(await refusal(one, new Blob([newer]))).toEqual({ refused: 'newer', version: 2 });
    expect(await refusal(one, new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]))).toEqual({
      refused: 'damaged',
    });
    const huge = Object.defineProperty(new Blob(['{}']), 'size', { value: 1e9 });
    expect(await refusal(one, huge)).toEqual({ refused: 'tooLarge' });
    const cut = await refusal(one, file.file.slice(0, file.file.size - 30));
    if ('plan' in cut) expect(cut.plan.end).toBe('damaged');
    else expect(cut.refused).toBe('damaged');
  });

  test('stops when the browser is full, and reports it; nothing here is lost', async () => {
    const { file } = await aLibrary(browser);
    const other = createBrowser();
    const there = tab(other);
    const plan = await read(there, file.file);
    other.archiveTrouble = 'full';
    expect(await addEntries(there, plan)).toEqual({
      counts: { games: 0, studies: 0, maps: 0, templates: 0 },
      stopped: 'full',
    });
    other.archiveTrouble = 'none';
    expect(await addEntries(there, plan)).toMatchObject({ counts: { games: 2 }, stopped: null });
  });

  test('of two hundred games lets the page draw between them', { tags: ['slow'] }, async () => {
    const { one, first } = await aLibrary(browser);
    const { text } = browser.games.get(first) as { text: string };
    for (let i = 0; i < 200; i++)
      browser.games.set(`many ${i}`, { text: text.replace('Ada', `Ada ${i}`), at: i });
    let turns = 0;
    let running = true;
    const count = (): void => {
      turns += 1;
      if (running) setTimeout(count);
    };
    setTimeout(count);
    const whole = await saved(one);
    const there = tab(createBrowser());
    const plan = await read(there, whole.file);
    await addEntries(there, plan);
    running = false;
    expect(plan.parts.games).toHaveLength(202);
    expect(turns).toBeGreaterThan(3);
  });
});

test('a template that is here already under another id is not added again', () => {
  const one = { id: 'a', name: 'x', board: BOARD, deployment: ARMY };
  expect(judgeTemplate(entryOf({ ...one, id: 'b' }), [one]).verdict).toBe('here');
  expect(judgeTemplate(entryOf({ ...one, name: 'y' }), [one]).verdict).toBe('new');
});

test('a file of a published version is read, and written again unchanged', async () => {
  const file = await readFile('tests/saves/library/1.jsonl');
  const there = tab(createBrowser());
  const plan = await read(there, new Blob([file]));
  expect(planFaults(plan)).toEqual([]);
  expect(planSentences(plan)).toEqual([
    '2 games are new.',
    '1 study is new.',
    '1 map is new.',
    '1 template is new.',
  ]);
  expect(plan.settings).toEqual({ game: { figures: true }, shell: { theme: 'dark' } });
  await addEntries(there, plan);
  prefer(there.store, { theme: 'dark', figures: true });
  const again = await unpacked((await saved(there)).file);
  // Games among its lines are written in the present version of saves.
  const today = file.toString().replaceAll('\\"version\\":4', `\\"version\\":${SAVE_VERSION}`);
  expect(again.split('\n').slice(1)).toEqual(today.split('\n').slice(1));
});

test('a file of another game names that game, a save that is no library is refused, and nothing is added', async () => {
  const one = tab(browser);
  const head = (format: string) => new Blob([JSON.stringify({ format, version: 1 })]);
  expect(await refusal(one, head('little-wars-library'))).toEqual({
    refused: 'other',
    format: 'little-wars-library',
  });
  const read = await refusal(one, head('game-of-war'));
  if ('plan' in read) throw new Error('a save was read as a library');
  expect(refusalSentence('a.json', read, null)).toBe('a.json is not a library of this game.');
  expect(refusalSentence('a.gz', read, 'Little Wars')).toBe(
    'a.gz is a library of another game, Little Wars: open it there. Nothing has been changed here.',
  );
  expect(war.library).toBe(LIBRARY_FORMAT.name);
});

test('an entry of another kind in the library is written under its own kind', () => {
  const text = JSON.stringify({ format: 'game-of-war-study', version: 1 });
  expect(readLine(writeEntry({ kind: 'game', id: 's', at: 1, text }))).toMatchObject({
    is: 'entry',
    kind: 'game-of-war-study',
  });
});

const NO_PARTS = { games: [], studies: [], maps: [], templates: [] };
const NOTHING = { settings: null, faults: [], unknown: new Map<string, number>(), end: null };

const MUTANTS = rounds(2_000);
test(
  `none of ${MUTANTS} mutated lines throws, or changes the games here`,
  { tags: ['slow'] },
  async () => {
    const { one, first } = await aLibrary(browser);
    const savedStudy = writeSavedStudy(randomStudy(7, 8));
    studiesIn(browser).games.set('study', { text: savedStudy, at: 1 });
    addOwnMap(one.store.storage, { id: 'map', text: COMBE });
    const file = await saved(one);
    const lines = (await unpacked(file.file)).split('\n').filter((line) => line !== '');
    const drawn = mulberry32(77);
    const random = (below: number): number => Math.floor(drawn() * below);
    const before = (browser.games.get(first) as { text: string }).text;
    const here = { textOf: () => before, has: () => false };
    const PARTS = [
      '',
      'A',
      '7',
      '.',
      'x',
      ' ',
      'N',
      '"',
      '{',
      '[',
      '\\u0000',
      'null',
      '1e999',
      '🏴',
      '"kind":',
      '\n',
      '}',
    ];
    let read = 0;
    for (let i = 0; i < MUTANTS; i++) {
      let line = lines[random(lines.length)]!;
      for (let cuts = 1 + random(3); cuts > 0; cuts--) {
        const at = random(line.length + 1);
        line = line.slice(0, at) + PARTS[random(PARTS.length)]! + line.slice(at + random(6));
      }
      try {
        readHead(LIBRARY_FORMAT, line);
        const entry = readLine(line);
        if (entry.is !== 'entry') continue;
        if (entry.kind === 'game') {
          const filed = textOfLine(GAME_TEXTS, entry.line);
          if (filed === null) continue;
          read += 1;
          const judged = await judgeText(GAME_TEXTS, filed, here);
          // A game that replaces the one here continues it.
          if (judged.verdict === 'further') expect(readGame(filed.text).faults).toEqual([]);
          planFaults({ ...NOTHING, parts: { ...NO_PARTS, games: [judged] } });
        } else if (entry.kind === 'study') {
          const filed = textOfLine(STUDY_TEXTS, entry.line);
          if (filed === null) continue;
          const study = await judgeText(STUDY_TEXTS, filed, {
            textOf: () => savedStudy,
            has: () => false,
          });
          if (study.verdict === 'further') expect(study.faults).toEqual([]);
          planFaults({ ...NOTHING, parts: { ...NO_PARTS, studies: [study] } });
        } else if (entry.kind === 'map') {
          const { id, text } = entry.line;
          if (typeof id !== 'string' || typeof text !== 'string') continue;
          const map = judgeMap({ id, text }, { hasId: () => false, hasText: () => false });
          planFaults({ ...NOTHING, parts: { ...NO_PARTS, maps: [map] } });
        } else if (entry.kind === 'template') judgeTemplate(entry.line.template, []);
      } catch (error) {
        throw new Error(`line ${i}: ${line.slice(0, 200)}`, { cause: error });
      }
    }
    expect(read).toBeGreaterThan(MUTANTS / 20);
    // Whole files too, packed ones among them.
    const bytes = new Uint8Array(await file.file.arrayBuffer());
    for (let i = 0; i < 200; i++) {
      const copy = bytes.slice(0, random(4) === 0 ? random(bytes.length) : undefined);
      if (copy.length > 0) copy[random(copy.length)] = random(256);
      await refusal(one, new Blob([copy]));
    }
    expect((browser.games.get(first) as { text: string }).text).toBe(before);
  },
);

test('a deep nest is no entry, and a text without secrets is carried', () => {
  const deep = `{"kind":"template","template":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(['fault', 'entry']).toContain(readLine(deep).is);
  expect(mayHide(GAME_TEXTS, 'garbage')).toBe(false);
  expect(mayHide(GAME_TEXTS, '{"camps":')).toBe(true);
  const { content } = GAME_TEXTS;
  expect(content('garbage')).toBe('garbage');
  const { store } = openTab();
  toWar(store);
  const game = gameOf(store);
  expect(content(writeGame(game))).toBe(content(writeGame({ ...game, id: 'other' })));
});
