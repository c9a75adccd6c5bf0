import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GAME_KEY } from '../../../src/war/store/library/saves';
import { TEMPLATES, TEMPLATES_KEY, addToTemplateList } from '../../../src/war/game/templateList';
import { besideKey } from '../../../src/shell/stored';
import { writeGame } from '../../../src/war/game/writing';
import { SAVE_VERSION } from '../../../src/war/game/linkFormat';
import {
  CLASSIC,
  createBrowser,
  gameOf,
  saveWar,
  CLASSIC_POSITION,
  openTab,
  toWar,
  prefer,
  type Browser,
} from './fakes';

/** A game as a later version may save it: of its format, only the head is known. */
const NEWER = JSON.stringify({
  format: 'game-of-war',
  version: 9,
  game: { id: 'saved', fog: true },
});
const BESIDE = besideKey(GAME_KEY, SAVE_VERSION);
const PREFERENCES = 'game-of-war/preferences';

describe('a game that a newer version has saved', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = createBrowser();
    browser.entries.set(GAME_KEY, NEWER);
  });
  const codes = (state: ReturnType<typeof openTab>['state']) =>
    state().damaged.map(({ faults }) => faults.map(({ code }) => code));

  test('is reported at headquarters, and stays where it is, as it is', () => {
    const { store, state } = openTab({ browser });
    expect(store.saves.foundDamage).toBe(true);
    expect(state()).toMatchObject({ game: null, screen: 'headquarters', save: { is: 'saved' } });
    expect(state().damaged).toEqual([
      { text: NEWER, faults: [{ code: 'newer', version: 9 }], recovered: false },
    ]);
    expect([...browser.entries]).toEqual([[GAME_KEY, NEWER]]);
  });

  test('is not overwritten by another game, which is saved beside it and found again', () => {
    const { store, state } = openTab({ browser });
    toWar(store);
    store.table.endTurn();
    expect(state().save.is).toBe('saved');
    expect(browser.entries.get(GAME_KEY)).toBe(NEWER);
    expect(browser.writes.filter(({ key }) => key === GAME_KEY)).toEqual([]);

    const later = openTab({ browser });
    expect(gameOf(later.store)).toEqual(gameOf(store));
    expect(codes(later.state)).toEqual([['newer']]);
    // A player with a current game is not led away from it.
    expect(later.store.saves.foundDamage).toBe(false);
    later.store.table.endTurn();
    expect(browser.entries.get(GAME_KEY)).toBe(NEWER);
    expect(browser.entries.get(BESIDE)).toBe(writeGame(gameOf(later.store)));
  });

  test('is not overwritten by the current game when it comes from another tab', async () => {
    browser = createBrowser();
    saveWar(browser, CLASSIC_POSITION);
    const { store, state } = openTab({ browser });
    store.resume();
    browser.tab().storage.write(GAME_KEY, NEWER);
    expect(codes(state)).toEqual([['newer']]);
    store.table.endTurn();
    expect(browser.entries.get(GAME_KEY)).toBe(NEWER);
    await store.saves.chooseThisTab();
    expect(browser.entries.get(GAME_KEY)).toBe(NEWER);
    expect(browser.entries.get(BESIDE)).toBe(writeGame(gameOf(store)));
    expect(state().save.is).toBe('saved');
  });

  test('nor where no notice of it comes before the next order', () => {
    browser = createBrowser();
    browser.notices = false;
    saveWar(browser, CLASSIC_POSITION);
    const { store } = openTab({ browser });
    browser.tab().storage.write(GAME_KEY, NEWER);
    store.table.endTurn();
    expect(browser.entries.get(GAME_KEY)).toBe(NEWER);
    expect(browser.entries.get(BESIDE)).toBe(writeGame(gameOf(store)));
  });

  test('goes for good where its discarding is confirmed, and the current game takes its place', () => {
    const { store, state } = openTab({ browser });
    toWar(store);
    store.saves.discardDamaged(NEWER);
    expect(state().damaged).toEqual([]);
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(store)));
    store.table.endTurn();
    expect(gameOf(openTab({ browser }).store)).toEqual(gameOf(store));
  });

  test('where it is gone on with by its own version and finished, what lay beside joins the library', async () => {
    const { store } = openTab({ browser });
    toWar(store);
    const played = gameOf(store);
    browser.games.clear();
    saveWar(browser, CLASSIC_POSITION);
    const later = openTab({ browser });
    await vi.waitFor(() => expect(browser.entries.has(BESIDE)).toBe(false), LIMITS.sight);
    expect(gameOf(later.store).id).toBe('saved');
    expect(browser.games.get(played.id)).toMatchObject({ text: writeGame(played) });
  });

  test('in the library stays as it is, opened, named or gone on with', async () => {
    browser = createBrowser();
    saveWar(browser, CLASSIC_POSITION);
    const entry = { text: NEWER, at: 1 };
    browser.games.set('saved', entry);
    const { store, state } = openTab({ browser });
    const saved = (await store.library.savedGames()).find(({ id }) => id === 'saved');
    expect(saved).toMatchObject({ game: null, faults: [{ code: 'newer', version: 9 }] });
    await store.library.nameSaved('saved', 'Mine');
    store.table.endTurn();
    await store.library.savedGames();
    expect(browser.games.get('saved')).toBe(entry);
    // The current war goes on as a game of its own.
    await vi.waitFor(() => expect(gameOf(store).id).not.toBe('saved'), LIMITS.sight);
    expect(browser.games.get('saved')).toBe(entry);

    store.begin(CLASSIC);
    await store.library.openSaved('saved');
    await store.library.nameSaved('saved', 'Mine');
    expect(state().game?.id).not.toBe('saved');
    expect(browser.games.get('saved')).toBe(entry);
  });
});

test('a game of a newer version that was viewed in the library is not overwritten by an older state of it', async () => {
  const browser = createBrowser();
  const entry = { text: NEWER, at: 1 };
  browser.games.set('saved', entry);
  const { store } = openTab({ browser });
  await store.library.nameSaved('saved', 'Mine');
  const other = createBrowser();
  saveWar(other, CLASSIC_POSITION);
  browser.tab().storage.write(GAME_KEY, other.entries.get(GAME_KEY)!);
  await expect.poll(() => store.state.getState().game?.id).toBe('saved');
  await store.library.savedGames();
  store.table.endTurn();
  await vi.waitFor(() => expect(gameOf(store).id).not.toBe('saved'), LIMITS.sight);
  expect(browser.games.get('saved')).toBe(entry);
});

describe('templates and preferences of a newer version', () => {
  test('templates stay, those made now lie beside them, and join once the place is free', () => {
    const browser = createBrowser();
    const newer = JSON.stringify({ version: 2, templates: [{ id: 'far' }] });
    browser.entries.set(TEMPLATES_KEY, newer);
    const { storage } = openTab({ browser }).store;
    expect(TEMPLATES.read(storage)).toEqual([]);
    expect(TEMPLATES.newer(storage)).toBe(newer);
    expect(addToTemplateList(storage, [{ id: 'near' }])).toBe('saved');
    expect(browser.entries.get(TEMPLATES_KEY)).toBe(newer);
    expect(TEMPLATES.read(storage)).toEqual([{ id: 'near' }]);

    browser.entries.set(TEMPLATES_KEY, '[{"id":"old"}]');
    expect(TEMPLATES.newer(storage)).toBeNull();
    expect(TEMPLATES.read(storage)).toEqual([{ id: 'old' }, { id: 'near' }]);
    addToTemplateList(storage, [{ id: 'new' }]);
    expect(JSON.parse(browser.entries.get(TEMPLATES_KEY)!)).toEqual([
      { id: 'old' },
      { id: 'near' },
      { id: 'new' },
    ]);
    expect([...browser.entries.keys()]).toEqual([TEMPLATES_KEY]);
  });

  test('preferences hold as far as they are understood, and stay', () => {
    const browser = createBrowser();
    const newer = JSON.stringify({ version: 2, theme: 'dark', pace: 'headlong', figures: true });
    browser.entries.set(PREFERENCES, newer);
    const { store, settings } = openTab({ browser });
    expect(settings()).toMatchObject({ theme: 'dark', pace: 'normal', figures: true });
    prefer(store, { figures: false });
    expect(browser.entries.get(PREFERENCES)).toBe(newer);
    expect(openTab({ browser }).settings()).toMatchObject({
      theme: 'dark',
      figures: false,
    });
  });

  test('what the same version keeps and this one does not know is left in place', () => {
    const browser = createBrowser();
    browser.entries.set(PREFERENCES, '{"theme":"dark","fog":true}');
    prefer(openTab({ browser }).store, { theme: 'light' });
    expect(JSON.parse(browser.entries.get(PREFERENCES)!)).toEqual({ theme: 'light', fog: true });
  });
});
