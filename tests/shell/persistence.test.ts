import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GameLookup, EntryWithId } from '../../src/shell/library';
import { chooseSave, type Sources } from '../../src/shell/persistence/choice';
import {
  NOTHING_SAVED,
  type PersistenceState,
  type ReadSave,
  type SaveFormat,
} from '../../src/shell/persistence/format';
import { createPersistence } from '../../src/shell/persistence/persistence';
import { findAtStart } from '../../src/shell/persistence/reading';
import { redactedPointer } from '../../src/shell/persistence/sessionPointer';
import { createNavigation, GAME, HOME, without } from '../../src/shell/route';
import { besideKey } from '../../src/shell/stored';
import { createBrowser, type Browser } from '../support/browser';

/** A third game: numbers are written down, and none is taken back; until the first is, a guess is hidden. */
interface Tally {
  readonly id: string;
  readonly name: string;
  readonly guess: number | null;
  readonly numbers: readonly number[];
  /** The time left, if there is a clock. */
  readonly left?: number;
}
interface TallyFault {
  readonly code: string;
}

const goesOnFrom = (old: Tally, now: Tally): boolean =>
  old.numbers.every((number, i) => now.numbers[i] === number);

function* read(text: string): Generator<number, Omit<ReadSave<Tally, TallyFault>, 'text'>> {
  try {
    const { version, game } = JSON.parse(text) as { version: number; game: Tally };
    if (version > 1) return { game: null, faults: [{ code: 'newer' }] };
    const numbers: number[] = [];
    for (const number of game.numbers) {
      if (number < 0) return { game: { ...game, numbers }, faults: [{ code: 'negative' }] };
      numbers.push(number);
      yield numbers.length / game.numbers.length;
    }
    return { game: { ...game, numbers }, faults: [] };
  } catch {
    return { game: null, faults: [{ code: 'notJson' }] };
  }
}

const scan = (text: string) => {
  const steps = read(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

const TALLIES: SaveFormat<Tally, TallyFault> = {
  name: 'tally',
  version: 1,
  key: 'tally/game',
  damagedKey: 'tally/damaged',
  write: (game) => JSON.stringify({ format: 'tally', version: 1, game }),
  timePath: ['game', 'left'],
  readSteps: read,
  scan,
  isSecret: ({ guess, numbers }) => guess !== null && numbers.length === 0,
  isOver: ({ numbers }) => numbers.at(-1) === 0,
  mayFork: ({ numbers }) => numbers.length > 0,
  isContinuation: goesOnFrom,
  progress: ({ numbers }) => [numbers.length],
  isIrreversible: () => true,
  named: (game, name) => ({ ...game, name }),
  nameOf: ({ name }) => name,
};

const tally = (...numbers: readonly number[]): Tally => ({
  id: 'one',
  name: '',
  guess: null,
  numbers,
});

describe('the save that continues', () => {
  const entry = (game: Tally, at = 1): EntryWithId => ({
    id: game.id,
    text: TALLIES.write(game),
    at,
  });
  const has = (
    current: EntryWithId | null,
    pointedTo = current,
    isPointerDeleted = false,
  ): GameLookup => ({
    current,
    pointedTo,
    isPointerDeleted,
  });
  const chosen = (sources: Partial<Sources>) =>
    chooseSave(
      TALLIES,
      { pointer: null, pointedAt: NaN, found: has(null), ...sources },
      (text) => ({
        ...scan(text),
        text,
      }),
    );
  const OTHER = { ...tally(5, 5, 5), id: 'two' };

  test.each<[string, Partial<Sources>, object]>([
    ['nothing where nothing is', {}, { is: 'nothing', fault: null }],
    [
      'nothing, and why, where the database is silent',
      { found: 'silent' },
      { is: 'nothing', fault: 'silent' },
    ],
    [
      'the library’s, where the pointer is behind',
      { pointer: TALLIES.write(tally(1)), found: has(entry(tally(1, 2))) },
      { best: { game: tally(1, 2) }, inLibrary: { game: tally(1, 2) }, other: null },
    ],
    [
      'the pointer’s, where that is ahead',
      { pointer: TALLIES.write(tally(1, 2)), found: has(entry(tally(1))) },
      { best: { game: tally(1, 2) }, inLibrary: { game: tally(1) }, other: null },
    ],
    [
      'the pointer’s, where that is ahead and was written later',
      { pointer: TALLIES.write(tally(1, 2)), pointedAt: 3, found: has(entry(tally(1), 2)) },
      { best: { game: tally(1, 2) }, other: null },
    ],
    [
      'the library’s, where the pointer is ahead and older',
      { pointer: TALLIES.write(tally(1, 2)), pointedAt: 1, found: has(entry(tally(1), 2)) },
      { best: { game: tally(1) }, other: tally(1, 2) },
    ],
    [
      'the library’s of two that went two ways, the other beside it',
      { pointer: TALLIES.write(tally(1, 3)), found: has(entry(tally(1, 2, 4))) },
      { best: { game: tally(1, 2, 4) }, other: tally(1, 3) },
    ],
    [
      'the library’s of two that went two ways, though the other is further',
      { pointer: TALLIES.write(tally(1, 3, 5)), found: has(entry(tally(1, 2))) },
      { best: { game: tally(1, 2) }, other: tally(1, 3, 5) },
    ],
    [
      'the pointer’s, where that is ahead and has been named',
      { pointer: TALLIES.write({ ...tally(1, 2), name: 'Mine' }), found: has(entry(tally(1))) },
      { best: { game: { name: 'Mine' } }, other: null },
    ],
    [
      'the library’s, whose name the pointer lacks, the other beside it',
      { pointer: TALLIES.write(tally(1, 2)), found: has(entry({ ...tally(1), name: 'Mine' })) },
      { best: { game: { name: 'Mine' } }, other: tally(1, 2) },
    ],
    [
      'the library’s, whose pointer was written after the games were looked up',
      { pointer: TALLIES.write(tally(1)), found: has(entry(tally(1, 2)), entry(OTHER)) },
      { best: { game: tally(1, 2) }, inLibrary: { game: tally(1, 2) }, other: null },
    ],
    [
      'that made current since, where the library has what the pointer names',
      { pointer: TALLIES.write(tally(1)), found: has(entry(OTHER, 2), entry(tally(1), 1)) },
      { best: { game: OTHER } },
    ],
    [
      'none that was deleted',
      { pointer: TALLIES.write(tally(1)), found: has(null, null, true) },
      { is: 'nothing' },
    ],
    [
      'what is good of a damaged one, which is reported',
      { pointer: TALLIES.write(tally(1, -2)) },
      { best: { game: tally(1) }, damaged: [{ faults: [{ code: 'negative' }] }] },
    ],
    [
      'the library’s, whose id a redacted pointer has',
      { pointer: redactedPointer(TALLIES, 'one', new Date()), found: has(entry(tally())) },
      { best: { game: tally() }, inLibrary: { game: tally() } },
    ],
    [
      'nothing secret of which the database cannot say whether it is still open',
      { pointer: TALLIES.write({ ...tally(), guess: 7 }), found: 'disk' },
      { is: 'nothing', fault: 'disk' },
    ],
  ])('is %s', (_, sources, choice) => expect(chosen(sources)).toMatchObject(choice));
});

describe('a third game', () => {
  let tabs = 0;
  function openTab(browser: Browser) {
    const { storage, watcher, database } = browser.tab();
    const prefix = (tabs += 1);
    let made = 0;
    const store = createStore<PersistenceState<Tally, TallyFault>>(() => NOTHING_SAVED);
    const take = (game: Tally | null, change: object): void => store.setState({ game, ...change });
    const newId = (): string => `${prefix}.${(made += 1)}`;
    const navigation = createNavigation();
    const now = (): Date => new Date();
    const hold = (game: Tally): void => take(game, {});
    const leave = (): void => store.setState({ screen: 'headquarters' });
    const limits: string[] = [];
    const limitTime = (text: string): void => void limits.push(text);
    const needs = { storage, watcher, database, navigation, newId, now, limitTime };
    const saved = createPersistence(
      TALLIES,
      { ...needs, store, take, makeCurrent: hold, leave },
      { lookup: browser.lookup(TALLIES.key) },
    );
    const { games } = saved;
    const show = (game: Tally): void => {
      hold(game);
      navigation.push(GAME);
    };
    return { state: store.getState, show, saved, games, navigation, limits };
  }

  describe('whose time left is saved by another tab', () => {
    const timed = (left: number, ...numbers: readonly number[]): Tally => ({
      ...tally(...numbers),
      left,
    });
    /** Two tabs at the board of one game. */
    async function twoAtBoard(trouble: Browser['trouble'] = 'none') {
      const browser = createBrowser();
      browser.trouble = trouble;
      const [one, two] = [openTab(browser), openTab(browser)];
      one.show(timed(9, 1));
      await expect.poll(() => two.state().game).toEqual(timed(9, 1));
      two.navigation.push(GAME);
      return { browser, one, two };
    }
    const asked = (...tabs: readonly ReturnType<typeof openTab>[]) =>
      tabs.map(({ state }) => state().save.is);

    test.each(['none', 'forbidden'] as const)(
      'asks nothing, and the clock has that time (local storage: %s)',
      async (trouble) => {
        const { browser, one, two } = await twoAtBoard(trouble);
        await one.saved.saveTime(timed(8, 1));
        await setImmediate();
        expect(asked(one, two)).toEqual(['saved', 'saved']);
        expect(new Set(two.limits)).toEqual(new Set([TALLIES.write(timed(8, 1))]));
        expect(two.state().game).toEqual(timed(9, 1));
        // It is nothing new for what is played here.
        two.show(timed(7, 1, 2));
        await expect.poll(() => browser.saved()).toBe(TALLIES.write(timed(7, 1, 2)));
        await expect.poll(() => asked(one, two)).toEqual(['elsewhere', 'saved']);
        expect(browser.games.size).toBe(1);
      },
    );

    test('asks nothing if it crosses an order here, which is saved', async () => {
      const { browser, one, two } = await twoAtBoard();
      browser.notices = false;
      await one.saved.saveTime(timed(8, 1));
      two.show(timed(7, 1, 2));
      await expect.poll(() => browser.saved()).toBe(TALLIES.write(timed(7, 1, 2)));
      expect(asked(two)).toEqual(['saved']);
      expect(browser.games.size).toBe(1);
    });

    test.each(['none', 'forbidden'] as const)(
      'leaves the orders of the other tab, and asks (local storage: %s)',
      async (trouble) => {
        const { browser, one, two } = await twoAtBoard(trouble);
        browser.notices = false;
        // An undoable change, which the other tab’s state would continue.
        two.show({ ...timed(9, 1), guess: 5 });
        const played = TALLIES.write({ ...timed(9, 1), guess: 5 });
        await expect.poll(() => browser.saved()).toBe(played);
        await one.saved.saveTime(timed(5, 1));
        expect(browser.saved()).toBe(played);
        expect(asked(one, two)).toEqual(['elsewhere', 'saved']);
        expect(browser.games.size).toBe(1);
      },
    );

    test('is loaded at headquarters', async () => {
      const { one, two } = await twoAtBoard();
      two.navigation.push(HOME);
      await one.saved.saveTime(timed(8, 1));
      await expect.poll(() => two.state().game).toEqual(timed(8, 1));
      expect(two.limits).toEqual([]);
    });
  });

  test('that is saved beside one of a newer version is found by its own pointer', async () => {
    const browser = createBrowser();
    const newer = JSON.stringify({ format: 'tally', version: 2, game: { id: 'newer' } });
    browser.entries.set(TALLIES.key, newer);
    browser.games.set('newer', { text: newer, at: 1 });
    openTab(browser).show(tally(1));
    await expect.poll(() => browser.saved()).toBe(TALLIES.write(tally(1)));
    const { database, storage } = browser.tab();
    const { lookup } = await findAtStart(TALLIES, database, storage);
    expect(lookup).toMatchObject({ current: { id: 'one' }, pointedTo: { id: 'one' } });
  });

  test.each([
    ['is added to the library, which has less of it', tally(1), tally(1, 2), tally(1, 2)],
    [
      'gives way to what was then played on and can be undone',
      { ...tally(1), guess: 5 },
      tally(1),
      { ...tally(1), guess: 5 },
    ],
  ])('that was not saved before another replaced it %s, once', async (_, saved, unsaved, after) => {
    const browser = createBrowser();
    const beside = besideKey(TALLIES.key, TALLIES.version);
    browser.entries.set(beside, TALLIES.write(unsaved));
    browser.games.set('one', { text: TALLIES.write(saved), at: 1 });
    browser.games.set('two', { text: TALLIES.write({ ...tally(3), id: 'two' }), at: 2 });
    openTab(browser);
    await expect.poll(() => browser.entries.has(beside)).toBe(false);
    expect(browser.games.get('one')).toMatchObject({ text: TALLIES.write(after) });
    expect(browser.games.size).toBe(2);
  });

  test('that was not saved before another replaced it, and is deleted, does not come back', async () => {
    const browser = createBrowser();
    const tab = openTab(browser);
    tab.show(tally(1));
    await expect.poll(() => browser.saved()).toBe(TALLIES.write(tally(1)));
    browser.archiveTrouble = 'full';
    tab.show(tally(1, 2));
    tab.show({ ...tally(3), id: 'two' });
    const beside = besideKey(TALLIES.key, TALLIES.version);
    await expect.poll(() => browser.entries.get(beside)).toBe(TALLIES.write(tally(1, 2)));
    await tab.games.deleteSaved('two');
    expect(browser.entries.has(beside)).toBe(true);
    await tab.games.deleteSaved('one');
    expect(browser.entries.has(beside)).toBe(false);
    // After a crash local storage may have what has just been removed from it.
    browser.archiveTrouble = 'none';
    browser.entries.set(beside, TALLIES.write(tally(1, 2)));
    openTab(browser);
    await expect.poll(() => browser.entries.has(beside)).toBe(false);
    expect(browser.games.has('one')).toBe(false);
  });

  test('that another tab has continued is loaded when the player goes to headquarters meanwhile', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    two.show(tally(1, 2));
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    const following = one.saved.orders.followOtherTab();
    one.navigation.push(HOME);
    await following;
    expect(one.state()).toMatchObject({ game: tally(1, 2), screen: 'headquarters' });
    expect(one.navigation.route()).toBe(HOME);
  });

  test('that another tab has saved in the same state causes no question in either', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.trouble = 'full';
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    two.navigation.push(GAME);
    browser.notices = false;
    one.show(tally(1, 2));
    browser.archiveTrouble = 'disk';
    two.show(tally(1, 2));
    await expect.poll(() => two.state().save).toMatchObject({ is: 'unsaved' });
    browser.archiveTrouble = 'none';
    browser.notices = true;
    await browser.tab().database.putCurrentId('one');
    await setImmediate();
    expect([one.state().save.is, two.state().save.is]).toEqual(['saved', 'unsaved']);
  });

  test('is saved, followed in another tab, named, and asked about when two tabs continue it', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    await two.games.nameSaved('one', ' Mine ');
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    await one.saved.orders.followOtherTab();
    expect(one.state()).toMatchObject({
      save: { is: 'saved' },
      game: { name: 'Mine' },
      screen: 'game',
    });
    two.show({ ...tally(1, 2), name: 'Mine' });
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    await one.saved.orders.chooseThisTab();
    // Neither is lost.
    await expect.poll(async () => (await one.games.savedGames()).length).toBe(2);
    expect(one.state().game?.id).not.toBe('one');
  });

  test('that another tab has deleted causes a question, even if local storage has no room for a pointer', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.trouble = 'full';
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    await two.games.deleteSaved('one');
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    await one.saved.orders.chooseThisTab();
    await expect.poll(() => browser.saved()).toBe(TALLIES.write(tally(1)));
  });

  test('that is saved again while another tab deletes it is the current game again, even without a pointer', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.trouble = 'full';
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    browser.notices = false;
    await two.games.deleteSaved('one');
    one.show(tally(1, 2));
    await expect.poll(() => browser.games.has('one')).toBe(true);
    browser.notices = true;
    // The last that the deleting tab says.
    await browser.tab().database.putCurrentId(null);
    await expect.poll(() => browser.saved()).toBe(TALLIES.write(tally(1, 2)));
    expect(one.state().save.is).toBe('saved');
  });

  test('that the library lacks is not made current again and again by two tabs', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.trouble = 'full';
    browser.notices = false;
    one.show(tally(1));
    two.show({ ...tally(1), id: 'two' });
    await expect.poll(() => browser.games.size).toBe(2);
    browser.games.clear();
    browser.notices = true;
    const { archive } = browser;
    const put = archive.putCurrentId.bind(archive);
    let calls = 0;
    archive.putCurrentId = (id) => {
      calls += 1;
      return calls > 20 ? Promise.reject(new Error('for ever')) : put(id);
    };
    await browser.tab().database.putCurrentId(null);
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    expect(calls).toBeLessThan(4);
    expect([one.state().save.is, two.state().save.is]).toEqual(['saved', 'saved']);
  });

  test('that another tab has named has that name when the tabs cross, with the orders of this tab in a second game', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.trouble = 'full';
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    browser.notices = false;
    await two.games.nameSaved('one', 'Mine');
    await expect.poll(() => browser.saved()).toContain('Mine');
    one.show(tally(1, 2));
    await expect.poll(() => browser.games.size).toBe(2);
    const saved = (await one.games.savedGames()).map(({ game }) => [game?.name, game?.numbers]);
    expect(saved).toContainEqual(['Mine', [1]]);
    expect(saved).toContainEqual(['', [1, 2]]);
  });

  test('continues as a game of its own at once if local storage has no room for it', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    two.show(tally(1, 2));
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    browser.trouble = 'full';
    await one.saved.orders.chooseThisTab();
    await expect.poll(async () => (await one.games.savedGames()).length).toBe(2);
    // What the other tab wrote is answered, though it still stands in local storage.
    await expect.poll(() => one.state().save).toEqual({ is: 'saved', library: 'saved' });
    expect(one.state().game).toMatchObject({ numbers: [1] });
    // The next number is saved as always.
    one.show({ ...one.state().game!, numbers: [1, 3] });
    await expect.poll(() => browser.saved()).toContain('[1,3]');
  });

  test('has no secret in clear in local storage', async () => {
    const browser = createBrowser();
    const { show, state } = openTab(browser);
    show({ ...tally(), guess: -31.25 });
    await expect.poll(() => state().save).toHaveProperty('library', 'saved');
    expect(JSON.stringify(browser.writes)).toContain('"inHand');
    expect(JSON.stringify(browser.writes)).not.toContain('-31.25');
  });

  test('that is over is only viewed, and the current game stays current', async () => {
    const browser = createBrowser();
    const { show, state, games, navigation } = openTab(browser);
    show({ ...tally(3, 0), id: 'over' });
    show(tally(1));
    await expect.poll(() => browser.games.size).toBe(2);
    await games.openSaved('over');
    expect(state()).toMatchObject({
      game: { id: 'over' },
      save: { is: 'viewing', behind: { game: { id: 'one' } } },
    });
    expect(navigation.route()).toEqual({ screen: 'savedGame', id: 'over' });
    navigation.push(HOME);
    expect(state()).toMatchObject({
      game: { id: 'one' },
      save: { is: 'saved' },
      screen: 'headquarters',
    });
  });

  test('is opened from the library by its address, and headquarters report one that does not exist', async () => {
    const browser = createBrowser();
    const { show, state, navigation } = openTab(browser);
    navigation.follow(GAME);
    expect(navigation.route()).toEqual(without('game'));
    expect(state().screen).toBe('headquarters');
    show({ ...tally(3, 0), id: 'over' });
    show(tally(1));
    await expect.poll(() => browser.games.size).toBe(2);
    navigation.follow({ screen: 'savedGame', id: 'over' });
    expect(state().screen).toBe('headquarters');
    await expect.poll(state).toMatchObject({ game: { id: 'over' }, screen: 'game' });
    // Its address leads to the current game, and not to the one viewed.
    navigation.follow(GAME);
    expect(state()).toMatchObject({ game: { id: 'one' }, save: { is: 'saved' }, screen: 'game' });
    navigation.follow({ screen: 'savedGame', id: 'none' });
    await expect.poll(navigation.route).toEqual(without('record'));
    expect(state()).toMatchObject({ game: { id: 'one' }, screen: 'headquarters' });
    // Who has gone elsewhere while it is read is not led back.
    navigation.follow({ screen: 'savedGame', id: 'over' });
    navigation.follow(GAME);
    await setImmediate();
    expect(state()).toMatchObject({ game: { id: 'one' }, save: { is: 'saved' }, screen: 'game' });
  });

  test('that is damaged is explained at headquarters first, even if the page opens at its board', () => {
    const browser = createBrowser();
    browser.entries.set(TALLIES.key, TALLIES.write(tally(1, -2)));
    const { state, navigation } = openTab(browser);
    navigation.follow(GAME);
    expect(navigation.route()).toBe(HOME);
    expect(state()).toMatchObject({ screen: 'headquarters', game: tally(1) });
    navigation.follow(GAME);
    expect(state().screen).toBe('game');
  });

  test('that does not exist leads away from the board', async () => {
    const { show, state, games, navigation } = openTab(createBrowser());
    show(tally(1));
    await games.deleteSaved('one');
    expect(state()).toMatchObject({ game: null, screen: 'headquarters' });
    expect(navigation.route()).toBe(HOME);
  });

  test('that another tab has continued waits for the choice behind a viewed game, until it is deleted', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.show(tally(1));
    await expect.poll(() => two.state().game).toEqual(tally(1));
    two.show(tally(1, 2));
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    one.saved.view({ ...tally(3, 0), id: 'over' });
    expect(one.state().save).toMatchObject({
      is: 'viewing',
      behind: { save: { is: 'elsewhere' } },
    });
    one.navigation.push(HOME);
    expect(one.state()).toMatchObject({ game: { id: 'one' }, save: { is: 'elsewhere' } });
    await one.games.deleteSaved('one');
    expect(one.state()).toMatchObject({ game: null, save: { is: 'saved' } });
  });

  test('stays in the pointer when a damaged save is deleted while another game is viewed', () => {
    const browser = createBrowser();
    const damaged = TALLIES.write(tally(1, -2));
    browser.entries.set(TALLIES.key, damaged);
    const { state, saved } = openTab(browser);
    saved.view({ ...tally(3, 0), id: 'over' });
    saved.orders.discardDamaged(damaged);
    expect(browser.entries.get(TALLIES.key)).toBe(TALLIES.write(tally(1)));
    expect(state()).toMatchObject({ game: { id: 'over' }, damaged: [] });
  });
});
