import { describe, expect, test } from 'vitest';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import { GAME_KEY } from '../../../src/war/store/library/saves';
import { present } from '../../../src/war/game/war';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  HIDDEN,
  inTray,
  saveWar,
  OPEN,
  openTab,
  prefer,
  square,
  toWar,
  warOf,
} from './fakes';

const DAMAGED_KEY = 'game-of-war/damaged';
const PREFERENCES_KEY = 'game-of-war/preferences';

/** A browser that has stored a text in place of the game, and a tab that has just found it. */
function found(text: string) {
  const browser = createBrowser();
  browser.entries.set(GAME_KEY, text);
  return openTab({ browser });
}
/** A saved war of one legal turn and one illegal order. */
function halfGood(): string {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION);
  const saved = JSON.parse(browser.entries.get(GAME_KEY) ?? '') as {
    game: { stage: { actions: string[] } };
  };
  saved.game.stage.actions = ['G8-F9', '.', 'A1-A2', '.'];
  return JSON.stringify(saved);
}

describe('nothing is lost', () => {
  test('the game is saved after every action', () => {
    const { store, browser } = openTab();
    const saved = (): unknown => readGame(browser.entries.get(GAME_KEY) ?? '').game;
    store.begin(OPEN);
    expect(saved()).toEqual(gameOf(store));
    store.deployment.drop({ from: 'tray', kind: 'cavalry' }, square('G5'));
    expect(saved()).toEqual(gameOf(store));
    toWar(store);
    for (const order of [
      () => store.table.press(square('G8')),
      () => store.table.press(square('F9')),
      () => store.table.undo(),
      () => store.table.endTurn(),
      () => store.table.surrender(),
    ]) {
      order();
      expect(saved()).toEqual(gameOf(store));
    }
  });

  test('another tab, or the same one reloaded, finds it and waits at headquarters', () => {
    const first = openTab();
    toWar(first.store);
    first.store.table.endTurn();
    const second = openTab({ browser: first.browser });
    expect(second.state().screen).toBe('headquarters');
    expect(gameOf(second.store)).toEqual(gameOf(first.store));
    second.store.resume();
    expect(second.state().screen).toBe('game');
  });

  test('a march that was undone stays so, where local storage comes back as it was before', async () => {
    let seconds = 0;
    const { store, browser } = openTab({ now: () => new Date((seconds += 1) * 1000) });
    toWar(store);
    store.table.press(square('G8'));
    store.table.press(square('F9'));
    const lagging = [...browser.entries];
    store.table.undo();
    const undone = gameOf(store);
    await expect.poll(() => browser.saved()).toBe(writeGame(undone));
    lagging.forEach(([key, text]) => browser.entries.set(key, text));
    expect(writeGame(gameOf(openTab({ browser }).store))).toBe(writeGame(undone));
  });

  test('a march that only local storage has is played', async () => {
    let seconds = 0;
    const { store, browser } = openTab({ now: () => new Date((seconds += 1) * 1000) });
    toWar(store);
    await expect.poll(() => browser.saved()).toBe(writeGame(gameOf(store)));
    browser.archiveTrouble = 'disk';
    store.table.press(square('G8'));
    store.table.press(square('F9'));
    const marched = gameOf(store);
    browser.archiveTrouble = 'none';
    expect(writeGame(gameOf(openTab({ browser }).store))).toBe(writeGame(marched));
  });

  test('a deployment that is loaded comes behind its curtain', () => {
    const { store, browser } = openTab();
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening('classic');
    const again = openTab({ browser });
    expect(again.state().curtain).toBe(true);
    again.store.resume();
    expect(inTray(again.store)).toBe(0);
  });

  test('with nothing saved there is nothing to continue', () => {
    const { store, state } = openTab();
    store.resume();
    expect(state()).toMatchObject({ game: null, screen: 'headquarters', save: { is: 'saved' } });
  });
});

describe('storage in trouble', () => {
  test.each(['full', 'forbidden', 'disk'] as const)(
    'that is %s is said, and play goes on until it is fixed',
    async (trouble) => {
      const { store, browser, state, settings } = openTab();
      toWar(store);
      const before = browser.entries.get(GAME_KEY);
      browser.trouble = trouble;
      browser.archiveTrouble = trouble;
      store.table.endTurn();
      await expect.poll(() => state().save).toMatchObject({ is: 'unsaved', fault: trouble });
      store.table.endTurn();
      expect(present(warOf(store)).turn).toBe(3);
      prefer(store, { flipped: true });
      expect(settings().flipped).toBe(true);
      expect(browser.entries.get(GAME_KEY)).toBe(before);
      browser.trouble = 'none';
      browser.archiveTrouble = 'none';
      store.table.endTurn();
      await expect.poll(() => state().save.is).toBe('saved');
      expect(browser.saved()).toBe(writeGame(gameOf(store)));
      expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(store)));
    },
  );

  test.each(['full', 'forbidden'] as const)(
    'of which the local one alone is %s is nothing to be reported: the database has the game',
    async (trouble) => {
      const browser = createBrowser();
      browser.trouble = trouble;
      const { store, state } = openTab({ browser });
      toWar(store);
      store.table.endTurn();
      await expect.poll(() => browser.saved()).toBe(writeGame(gameOf(store)));
      expect(state().save.is).toBe('saved');
      expect(gameOf(openTab({ browser }).store)).toEqual(gameOf(store));
    },
  );

  test('forbidden from the start is said at once', async () => {
    const browser = createBrowser();
    browser.trouble = 'forbidden';
    browser.archiveTrouble = 'forbidden';
    const { store, state } = openTab({ browser });
    expect(state()).toMatchObject({
      save: { is: 'unsaved', fault: 'forbidden' },
      game: null,
      damaged: [],
    });
    toWar(store);
    await expect.poll(() => state().save).toHaveProperty('library', 'forbidden');
    expect(state()).toMatchObject({ save: { is: 'unsaved', fault: 'forbidden' }, screen: 'game' });
    store.saves.discardDamaged('nothing');
  });

  test('full while a damaged save is quarantined is reported', () => {
    const browser = createBrowser();
    browser.entries.set(GAME_KEY, 'x');
    browser.trouble = 'full';
    const { state } = openTab({ browser });
    expect(state().damaged).toHaveLength(1);
    expect(state().save).toMatchObject({ is: 'unsaved', fault: 'full' });
  });
});

describe('two tabs of one browser', () => {
  const twoTabs = () => {
    const browser = createBrowser();
    const first = openTab({ browser });
    toWar(first.store);
    const second = openTab({ browser });
    second.store.resume();
    return { browser, first, second };
  };

  test('the one hears that the other has gone on, and overwrites nothing', () => {
    const { browser, first, second } = twoTabs();
    second.store.table.endTurn();
    expect(second.state().save.is).toBe('saved');
    expect(first.state().save.is).toBe('elsewhere');
    const saved = browser.entries.get(GAME_KEY);
    first.store.table.press(square('G8'));
    first.store.table.press(square('F9'));
    expect(browser.entries.get(GAME_KEY)).toBe(saved);
    expect(second.state().save.is).toBe('saved');
  });

  test('nor in the library, where the other has made a move that could still be undone', async () => {
    const { browser, first, second } = twoTabs();
    second.store.table.press(square('G8'));
    second.store.table.press(square('F9'));
    expect(first.state().save.is).toBe('elsewhere');
    const { id } = gameOf(second.store);
    await expect
      .poll(() => browser.games.get(id))
      .toHaveProperty('text', writeGame(gameOf(second.store)));
    first.store.table.surrender();
    await new Promise((done) => setTimeout(done));
    expect(browser.games.get(id)).toHaveProperty('text', writeGame(gameOf(second.store)));
  });

  test('even a write that crosses with the other’s overwrites nothing', () => {
    const { browser, first, second } = twoTabs();
    browser.notices = false;
    second.store.table.endTurn();
    const saved = browser.entries.get(GAME_KEY);
    first.store.table.surrender();
    expect(first.state().save.is).toBe('elsewhere');
    expect(browser.entries.get(GAME_KEY)).toBe(saved);
  });

  test('the one can go on from the other', async () => {
    const { first, second } = twoTabs();
    second.store.table.endTurn();
    await first.store.saves.followOtherTab();
    expect(first.state()).toMatchObject({ save: { is: 'saved' }, screen: 'game' });
    expect(gameOf(first.store)).toEqual(gameOf(second.store));
    expect(second.state().save.is).toBe('saved');
    first.store.table.endTurn();
    expect(first.state().save.is).toBe('saved');
    expect(second.state().save.is).toBe('elsewhere');
  });

  test('the one can keep its own game, and then the other is asked', async () => {
    const { browser, first, second } = twoTabs();
    second.store.table.endTurn();
    first.store.table.surrender();
    await first.store.saves.chooseThisTab();
    expect(first.state().save.is).toBe('saved');
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(first.store)));
    expect(second.state().save.is).toBe('elsewhere');
  });

  test('a hidden deployment followed from another tab comes behind its curtain', async () => {
    const { first, second } = twoTabs();
    second.store.begin(HIDDEN);
    second.store.raiseCurtain();
    await first.store.saves.followOtherTab();
    await expect.poll(() => first.state().curtain).toBe(true);
    expect(gameOf(first.store)).toEqual(gameOf(second.store));
  });

  test('a tab that waits at headquarters keeps up with the other, and is asked once it plays', async () => {
    const { first, second } = twoTabs();
    first.store.leaveGame();
    second.store.table.endTurn();
    await expect.poll(() => gameOf(first.store)).toEqual(gameOf(second.store));
    expect(first.state()).toMatchObject({ save: { is: 'saved' }, screen: 'headquarters' });
    expect(second.state().save.is).toBe('saved');
    first.store.resume();
    second.store.table.endTurn();
    expect(first.state().save.is).toBe('elsewhere');
  });

  test('a tab at headquarters whose game could not be saved is asked', async () => {
    const { browser, first, second } = twoTabs();
    browser.trouble = 'full';
    browser.archiveTrouble = 'full';
    first.store.table.endTurn();
    first.store.leaveGame();
    await expect.poll(() => first.state().save).toMatchObject({ is: 'unsaved', fault: 'full' });
    browser.trouble = 'none';
    browser.archiveTrouble = 'none';
    second.store.table.surrender();
    expect(first.state().save.is).toBe('elsewhere');
  });

  test('loading another tab’s damaged game does not overwrite it', async () => {
    const { browser, first } = twoTabs();
    const other = browser.tab();
    other.storage.write(GAME_KEY, halfGood());
    await first.store.saves.followOtherTab();
    expect(present(warOf(first.store)).turn).toBe(2);
    expect(browser.entries.get(GAME_KEY)).toBe(halfGood());
    expect(first.state().damaged).toHaveLength(1);
    first.store.table.endTurn();
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(first.store)));
  });

  test('a tab without a game simply finds the one that another has begun', async () => {
    const browser = createBrowser();
    const idle = openTab({ browser });
    const busy = openTab({ browser });
    toWar(busy.store);
    await expect.poll(() => idle.state().game).toEqual(gameOf(busy.store));
    expect(idle.state()).toMatchObject({ save: { is: 'saved' }, screen: 'headquarters' });
  });

  test('when another tab has cleared local storage, this one can keep its own game, or goes on as the database has it', async () => {
    const { browser, first, second } = twoTabs();
    second.clear();
    expect(first.state().save.is).toBe('elsewhere');
    await first.store.saves.chooseThisTab();
    expect(first.state().save.is).toBe('saved');
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(first.store)));
    second.clear();
    await first.store.saves.followOtherTab();
    // As a new tab would.
    expect(first.state()).toMatchObject({ save: { is: 'saved' }, screen: 'game' });
    expect(gameOf(first.store)).toEqual(gameOf(second.store));
    toWar(first.store);
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(first.store)));
  });

  test.each(['full', 'forbidden'] as const)(
    'where local storage is %s, the one hears of it through the database, and goes on from there',
    async (trouble) => {
      const { browser, first, second } = twoTabs();
      // What it had before stays there, and is behind.
      browser.trouble = trouble;
      second.store.table.endTurn();
      await expect.poll(() => first.state().save.is).toBe('elsewhere');
      expect(second.state().save.is).toBe('saved');
      await first.store.saves.followOtherTab();
      await expect.poll(() => gameOf(first.store)).toEqual(gameOf(second.store));
      expect(first.state()).toMatchObject({ save: { is: 'saved' }, screen: 'game' });
      second.store.begin(HIDDEN);
      await expect.poll(() => first.state().save.is).toBe('elsewhere');
    },
  );

  test('a side’s own board is informed at once that the other tab has sealed it, without local storage', async () => {
    const browser = createBrowser();
    browser.trouble = 'forbidden';
    const first = openTab({ browser });
    first.store.begin(HIDDEN);
    first.store.raiseCurtain();
    first.store.deployment.loadOpening('classic');
    await expect.poll(() => browser.saved()).toBeDefined();
    const second = openTab({ browser });
    second.store.resume();
    second.store.raiseCurtain();
    expect(first.state().save.is).toBe('saved');
    void first.store.deployment.seal();
    await expect
      .poll(() => second.state())
      .toMatchObject({ save: { is: 'elsewhere', overtaken: true } });
  });

  test('a tab that stops watching hears no more', () => {
    const { first, second } = twoTabs();
    first.store.stopWatching();
    second.store.table.endTurn();
    expect(first.state().save.is).toBe('saved');
  });
});

describe('damaged saves', () => {
  test('one that cannot be read at all leaves headquarters without a game, and is quarantined', () => {
    const { browser, state } = found('{"format":');
    expect(state().game).toBeNull();
    expect(state().damaged).toEqual([
      { text: '{"format":', faults: [{ code: 'notJson' }], recovered: false },
    ]);
    expect(browser.entries.get(DAMAGED_KEY)).toBe(JSON.stringify(['{"format":']));
  });

  test('one with an illegal order keeps the legal turns before it', () => {
    const { store, state } = found(halfGood());
    expect(present(warOf(store)).turn).toBe(2);
    expect(warOf(store).actions).toHaveLength(2);
    expect(state().damaged).toMatchObject([
      { recovered: true, faults: [{ code: 'action', fault: { turn: 2, action: 'A1-A2' } }] },
    ]);
  });

  test('is found once, however often the page is loaded', () => {
    const { browser } = found(halfGood());
    const again = openTab({ browser });
    expect(again.state().damaged).toHaveLength(1);
    expect(again.state().damaged[0]).toMatchObject({ recovered: true });
  });

  test('stays quarantined while a new game takes its place', () => {
    const text = halfGood();
    const { store, browser } = found(text);
    toWar(store);
    expect(
      openTab({ browser })
        .state()
        .damaged.map((save) => save.text),
    ).toEqual([text]);
  });

  test.each([
    ['beyond repair', 'x'],
    ['partly good', halfGood()],
  ])('%s, once discarded, is gone for good', (_, text) => {
    const { store, browser, state } = found(text);
    const { game } = state();
    store.saves.discardDamaged(text);
    expect(state().damaged).toEqual([]);
    expect(state().game).toBe(game);
    expect(browser.entries.has(DAMAGED_KEY)).toBe(false);
    const again = openTab({ browser });
    expect(again.state().damaged).toEqual([]);
    expect(again.state().game).toEqual(game);
    expect(state().save.is).toBe('saved');
    toWar(store);
    expect(state().save.is).toBe('saved');
  });

  test('discarded after a new game has begun leaves that game alone', () => {
    const { store, browser } = found('x');
    toWar(store);
    store.saves.discardDamaged('x');
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(store)));
  });

  test('several are listed and discarded one by one', () => {
    const first = found('x');
    first.browser.entries.set(GAME_KEY, 'y');
    const second = openTab({ browser: first.browser });
    expect(second.state().damaged.map((save) => save.text)).toEqual(['x', 'y']);
    second.store.saves.discardDamaged('x');
    expect(second.browser.entries.get(DAMAGED_KEY)).toBe('["y"]');
  });

  test.each([
    ['no JSON', 'oh', 1],
    ['not a list', '{"a":1}', 0],
    ['a list of other things', '[1,null,"x"]', 1],
  ])('a damaged storage of damaged saves, %s, does no harm', (_, text, count) => {
    const browser = createBrowser();
    browser.entries.set(DAMAGED_KEY, text);
    expect(openTab({ browser }).state().damaged).toHaveLength(count);
  });
});

const AT_FIRST = openTab().settings();

describe('settings', () => {
  test('are saved from visit to visit', () => {
    const { store, browser } = openTab();
    prefer(store, { theme: 'dark', figures: true });
    expect(openTab({ browser }).settings()).toEqual({
      ...AT_FIRST,
      theme: 'dark',
      figures: true,
    });
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a theme there is none of', '{"theme":"pink"}'],
    ['a word for a truth', '{"flipped":"yes"}'],
  ])('that are damaged, %s, are as at a first visit', (_, text) => {
    const browser = createBrowser();
    browser.entries.set(PREFERENCES_KEY, text);
    expect(openTab({ browser }).settings()).toEqual(AT_FIRST);
  });

  test('of which one is damaged lose that one alone', () => {
    const browser = createBrowser();
    const volume = { quiet: -5, words: 'loud', much: 101, none: null, some: 40 };
    for (const [name, saved] of Object.entries(volume)) {
      const text = JSON.stringify({ theme: 'dark', flipped: 'yes', sounds: true, volume: saved });
      browser.entries.set(PREFERENCES_KEY, text);
      expect(openTab({ browser }).settings(), name).toEqual({
        ...AT_FIRST,
        theme: 'dark',
        sounds: true,
        volume: name === 'some' ? 40 : AT_FIRST.volume,
      });
    }
  });

  test('hold in every tab, and none undoes what another has set', () => {
    const browser = createBrowser();
    const [first, second] = [openTab({ browser }), openTab({ browser })];
    prefer(first.store, { theme: 'contrast' });
    expect(second.settings().theme).toBe('contrast');
    prefer(second.store, { sounds: true });
    expect(first.settings()).toEqual(second.settings());
    expect(openTab({ browser }).settings()).toMatchObject({
      theme: 'contrast',
      sounds: true,
    });
    const { writes } = browser;
    expect(writes.filter(({ key }) => key === PREFERENCES_KEY)).toHaveLength(2);

    second.stop();
    prefer(first.store, { theme: 'light' });
    expect(second.settings().theme).toBe('contrast');
  });

  test('are no silent loss where storage is forbidden: they hold for the visit', () => {
    const browser = createBrowser();
    browser.trouble = 'forbidden';
    const { store, settings } = openTab({ browser });
    prefer(store, { theme: 'dark' });
    prefer(store, { figures: true });
    expect(settings()).toMatchObject({ theme: 'dark', figures: true });
  });

  test('make no sound at a first visit', () => {
    expect(AT_FIRST.sounds).toBe(false);
  });

  test('of an older page are filled up', () => {
    const browser = createBrowser();
    browser.entries.set(PREFERENCES_KEY, '{"flipped":true,"forgotten":1}');
    expect(openTab({ browser }).settings()).toEqual({
      ...AT_FIRST,
      flipped: true,
    });
  });
});
