import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';

// A page of its own, on which what reads kept games is not here yet.
let fakes: typeof import('./fakes');
let reader: typeof import('../../../src/war/store/reader');

beforeEach(async () => {
  vi.resetModules();
  fakes = await import('./fakes');
  reader = await import('../../../src/war/store/reader');
});

describe('what reads kept games', () => {
  test('is not fetched by a first game', async () => {
    const { store, browser } = fakes.openTab();
    fakes.toWar(store);
    store.table.surrender();
    await vi.waitFor(() => expect(store.state.getState().library).toBe('kept'), LIMITS.sight);
    expect(browser.games.size).toBe(1);
    expect(reader.reader()).toBeNull();
  });

  test('must be there before a kept game is taken up, and the page can tell', async () => {
    const browser = fakes.createBrowser();
    const { anythingKept } = await import('../../../src/war/store/gamePlaces');
    expect(anythingKept(browser.tab().storage)).toBe(false);
    fakes.toWar(fakes.openTab({ browser }).store);
    expect(anythingKept(browser.tab().storage)).toBe(true);
    expect(() => fakes.openTab({ browser })).toThrow('not here yet');
    await reader.fetchReader();
    expect(fakes.openTab({ browser }).state().game).not.toBeNull();
  });

  test('is fetched when another tab begins a game, which is then taken up', async () => {
    const browser = fakes.createBrowser();
    const idle = fakes.openTab({ browser });
    const other = fakes.openTab({ browser });
    fakes.toWar(other.store);
    expect(idle.state().game).toBeNull();
    await vi.waitFor(() => expect(idle.state().game).toEqual(other.state().game), LIMITS.sight);
  });

  test('is fetched when the library has more of a game than this tab knows', async () => {
    const { store, browser } = fakes.openTab();
    fakes.toWar(store);
    await vi.waitFor(() => expect(store.state.getState().library).toBe('kept'), LIMITS.sight);
    const game = fakes.gameOf(store);
    store.table.surrender();
    await vi.waitFor(
      () => expect(JSON.stringify([...browser.games])).toContain('resign'),
      LIMITS.sight,
    );
    const { createLibrary } = await import('../../../src/shell/library');
    const { writeGame } = await import('../../../src/war/game/writing');
    const library = createLibrary(browser.archive, reader.keptTextReader, () => new Date(0));
    expect(await library.keep(game.id, writeGame(game))).toBe('elsewhere');
    expect(reader.reader()).not.toBeNull();
    expect(JSON.stringify([...browser.games])).toContain('resign');
  });
});

describe('what a first turn can do without', () => {
  test('the past comes when it is first looked back at, and is at once there from then on', async () => {
    const { store, state } = fakes.openTab();
    fakes.toWar(store);
    store.table.endTurn();
    expect(store.past.table).toBeNull();
    store.past.stride('previous');
    expect(state().review).toBeNull();
    await vi.waitFor(() => expect(state().review).toBe(0), LIMITS.sight);
    expect(store.past.table?.state.getState().war?.actions).toEqual([]);
    store.past.show(null);
    expect(state().review).toBeNull();
  });

  test('templates of a hidden deployment that is given up are put in the open once what keeps them is there', async () => {
    const { store, browser } = fakes.openTab();
    store.begin(fakes.HIDDEN);
    store.deployment.keepDrafts([{ id: 'near' }]);
    expect(reader.reader()).toBeNull();
    browser.archiveTrouble = 'forbidden';
    store.begin(fakes.OPEN);
    await vi.waitFor(
      () => expect(browser.entries.get('game-of-war/templates')).toBe('[{"id":"near"}]'),
      LIMITS.sight,
    );
  });
});
