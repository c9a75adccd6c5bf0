import { beforeEach, describe, expect, test } from 'vitest';
import { mirrored } from '../../../../src/war/engine/symmetry';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { readText, writeGameRecord } from '../../../../src/war/game/records';
import { readGame } from '../../../../src/war/game/save';
import { writeGame } from '../../../../src/war/game/writing';
import { GAME_KEY } from '../../../../src/war/store/library/saves';
import { present } from '../../../../src/war/game/war';
import {
  createBrowser,
  gameOf,
  HIDDEN,
  memoryKeys,
  OPEN,
  openTab,
  square,
  toWar,
  warOf,
  type Browser,
} from '../fakes';
import opening from '../../../../src/war/ui/library/published/book-turns-1-9.gow?raw';
import { createSealer } from '../../../../src/shell/platform/seal';

/** Of the North's half of the opening, in any row. */
const NORTH = /2R22|4S4I15|2CC1II|2CCIH|5I19|I2CC|1CC2/;

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});

type Tab = ReturnType<typeof openTab>;
let tabs = 0;
/** A tab whose games have ids of their own. */
const tab = (): Tab => openTab({ browser, prefix: `tab ${(tabs += 1)}` });

/** Waits until everything asked of the library has been done, with what gives a busy page its turn in between. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await new Promise((done) => setTimeout(done));
}

const texts = (): string[] =>
  [...browser.games.values()].map((entry) => (entry as { text: string }).text);
/** The turn each game of the library has come to, the lowest first. */
const turns = async ({ store }: Tab): Promise<number[]> =>
  (await store.library.savedGames())
    .map(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war).turn : 0))
    .sort((a, b) => a - b);

describe('the library', () => {
  test('has every game, the current one and those before it, as they were left', async () => {
    const { store } = tab();
    toWar(store);
    store.table.endTurn();
    const first = gameOf(store);
    toWar(store, { players: { N: 'Emma', S: 'Fritz' } });
    await settled();
    const saved = await store.library.savedGames();
    expect(saved.map(({ game }) => game?.players.N)).toEqual(['Ada', 'Emma']);
    await store.library.openSaved(first.id);
    expect(gameOf(store)).toEqual(first);
    expect(store.state.getState().screen).toBe('game');
    expect(readGame(browser.entries.get(GAME_KEY) ?? '').game).toEqual(first);
  });

  test('gets a game that was saved before there was a library', async () => {
    const old = openTab({ browser: createBrowser() });
    toWar(old.store);
    browser.entries.set(GAME_KEY, writeGame(gameOf(old.store)));
    const { store } = tab();
    await settled();
    expect(texts()).toEqual([writeGame(gameOf(store))]);
    expect(store.state.getState().save).toHaveProperty('library', 'saved');
  });

  test('gives any game, current or not, a name, which its record contains', async () => {
    const { store } = tab();
    toWar(store);
    const { id } = gameOf(store);
    await store.library.nameSaved(id, '  The wet Sunday ');
    await settled();
    expect(writeGameRecord(gameOf(store))).toContain('[Event "The wet Sunday"]');
    store.begin(OPEN);
    await settled();
    await store.library.nameSaved(id, 'x'.repeat(100));
    await store.library.openSaved(id);
    expect(gameOf(store).tags[0]).toEqual({ name: 'Event', value: 'x'.repeat(60) });
    await store.library.nameSaved(id, ' ');
    expect(writeGameRecord(gameOf(store))).not.toContain('Event');
  });

  test('deletes a game for good, also the current one', async () => {
    const { store, state } = tab();
    toWar(store);
    const first = gameOf(store).id;
    store.begin(OPEN);
    await settled();
    await store.library.deleteSaved(first);
    expect(await store.library.savedGames()).toHaveLength(1);
    expect(state().game).not.toBeNull();
    await store.library.deleteSaved(gameOf(store).id);
    expect(await store.library.savedGames()).toEqual([]);
    expect(state()).toMatchObject({ game: null, screen: 'headquarters' });
    expect(browser.entries.has(GAME_KEY)).toBe(false);
    await store.library.openSaved(first);
    expect(state().game).toBeNull();
  });

  test('opens the good part of a damaged game as a game of its own', async () => {
    const { store } = tab();
    toWar(store);
    store.table.endTurn();
    const { id } = gameOf(store);
    await settled();
    const text = texts()[0]!.replace('"."', '".","A1-A2"');
    browser.games.set(id, { text, at: 1 });
    browser.games.set('garbage', { text: 'x', at: 2 });
    browser.games.set('more garbage', 7);
    store.begin(OPEN);
    await settled();
    const saved = await store.library.savedGames();
    expect(saved.map((one) => one.faults.length)).toEqual([0, 1, 1]);
    await store.library.nameSaved(id, 'no');
    await store.library.openSaved(id);
    expect(gameOf(store).id).not.toBe(id);
    store.table.endTurn();
    await settled();
    expect(browser.games.get(id)).toEqual({ text, at: 1 });
  });

  test('has a hidden deployment behind its curtain, the sealed side nowhere in clear', async () => {
    const { store, state } = openTab({ browser, sealer: createSealer(memoryKeys()) });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    await settled();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).not.toMatch(NORTH);
    const { id } = gameOf(store);
    store.begin(OPEN);
    await settled();
    await store.library.openSaved(id);
    expect(state()).toMatchObject({ curtain: true, screen: 'game' });
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    await store.deployment.reveal();
    expect(gameOf(store).stage.name).toBe('lots');
  });
});

describe('a game that is only viewed', () => {
  const SAMPLE = readText(opening).found!;

  test('is no copy, and the current war stays current', async () => {
    const { store, state } = tab();
    toWar(store);
    store.table.endTurn();
    const current = gameOf(store);
    store.leaveGame();
    await settled();
    for (let i = 0; i < 2; i++) {
      store.view(SAMPLE);
      expect(state()).toMatchObject({ screen: 'game' });
      store.past.show(0);
      expect(gameOf(store).id).not.toBe(current.id);
      await settled();
      store.leaveGame();
    }
    await settled();
    // Compared as a whole or by identity, because matching a game part by part takes seconds.
    expect(state().game).toBe(current);
    expect(state()).toMatchObject({ save: { is: 'saved' }, screen: 'headquarters' });
    expect(texts()).toEqual([writeGame(current)]);
    expect(readGame(browser.entries.get(GAME_KEY) ?? '').game).toEqual(current);
    expect(await browser.archive.currentId()).toBe(current.id);
  });

  test('is copied, and becomes current, once it is continued', async () => {
    const { store, state } = tab();
    toWar(store);
    await settled();
    store.view(SAMPLE);
    store.table.endTurn();
    await settled();
    const copy = gameOf(store);
    store.leaveGame();
    expect(state().game).toBe(copy);
    expect(state().save.is).toBe('saved');
    expect(texts()).toHaveLength(2);
    expect(await browser.archive.currentId()).toBe(copy.id);
  });

  test('once over, is the game that the library opens', async () => {
    const { store, state } = tab();
    toWar(store);
    store.table.surrender();
    const over = gameOf(store);
    store.begin(OPEN);
    const current = gameOf(store);
    store.leaveGame();
    await settled();
    await store.library.openSaved(over.id);
    expect(gameOf(store)).toEqual(over);
    store.leaveGame();
    await settled();
    expect(state().game).toBe(current);
    expect(texts()).toHaveLength(2);
    expect(await browser.archive.currentId()).toBe(current.id);
    // A new game takes the place of the current one, not of the one viewed.
    await store.library.openSaved(over.id);
    store.begin(OPEN);
    store.leaveGame();
    expect(state().game?.id).not.toBe(current.id);
    expect(state().save.is).toBe('saved');
  });

  test('leaves a secret deployment behind its curtain', () => {
    const { store, state } = tab();
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.leaveGame();
    store.view(SAMPLE);
    expect(state().curtain).toBe(false);
    store.leaveGame();
    expect(state().curtain).toBe(true);
  });

  test('shows afterwards what another tab has done with the current game', async () => {
    const first = tab();
    toWar(first.store);
    first.store.leaveGame();
    await settled();
    const second = tab();
    first.store.view(SAMPLE);
    second.store.resume();
    second.store.table.endTurn();
    await settled();
    expect(first.state().save).toMatchObject({ is: 'viewing', behind: { save: { is: 'saved' } } });
    first.store.leaveGame();
    const { actions } = warOf(second.store);
    await expect.poll(() => warOf(first.store).actions).toEqual(actions);
    expect(gameOf(first.store)).toEqual(gameOf(second.store));
  });
});

describe('a library with a fault', () => {
  test.each(['full', 'forbidden'] as const)(
    'that is %s is reported, and play continues',
    async (trouble) => {
      const { store, state } = tab();
      toWar(store);
      await settled();
      expect(state().save).toHaveProperty('library', 'saved');
      browser.archiveTrouble = trouble;
      store.table.endTurn();
      await settled();
      expect(state()).toMatchObject({ save: { is: 'saved', library: trouble } });
      browser.archiveTrouble = 'none';
      store.table.endTurn();
      await settled();
      expect(state().save).toHaveProperty('library', 'saved');
      expect(texts()).toEqual([writeGame(gameOf(store))]);
    },
  );

  test('that is forbidden cannot be listed', async () => {
    const { store } = tab();
    browser.archiveTrouble = 'forbidden';
    await expect(store.library.savedGames()).rejects.toThrow();
  });

  test('saves games when the storage of the current game is full', async () => {
    const { store } = tab();
    browser.trouble = 'full';
    toWar(store);
    store.table.endTurn();
    await settled();
    expect(await turns(tab())).toEqual([2]);
  });
});

describe('two tabs', () => {
  test('with two games lose neither', async () => {
    const [first, second] = [tab(), tab()];
    toWar(first.store);
    toWar(second.store);
    first.store.table.endTurn();
    second.store.table.endTurn();
    first.store.table.endTurn();
    await settled();
    expect(await turns(first)).toEqual([2, 3]);
    expect(await turns(second)).toEqual([2, 3]);
  });

  test('that continue one game differently save both', async () => {
    const first = tab();
    toWar(first.store);
    await settled();
    const second = tab();
    second.store.resume();
    await settled();
    second.store.table.endTurn();
    second.store.table.endTurn();
    await settled();
    first.store.table.press(square('G8'));
    first.store.table.press(square('F9'));
    first.store.table.endTurn();
    await settled();
    expect(await turns(first)).toEqual([2, 3]);
    expect(gameOf(first.store).id).not.toBe(gameOf(second.store).id);
    // And each goes on in its own.
    first.store.table.endTurn();
    first.store.table.endTurn();
    second.store.table.endTurn();
    await settled();
    expect(await turns(first)).toEqual([4, 4]);
    await first.store.saves.chooseThisTab();
    await settled();
    expect(await turns(first)).toEqual([4, 4]);
  });

  test('that each have their own game leave the one chosen last as current', async () => {
    const first = tab();
    toWar(first.store);
    await settled();
    const second = tab();
    second.store.resume();
    second.store.table.endTurn();
    await settled();
    first.store.table.surrender();
    await first.store.saves.chooseThisTab();
    await settled();
    expect(await browser.archive.currentId()).toBe(gameOf(first.store).id);
    expect(gameOf(first.store).id).not.toBe(gameOf(second.store).id);
    await second.store.saves.chooseThisTab();
    await settled();
    expect(await browser.archive.currentId()).toBe(gameOf(second.store).id);
  });

  test('that only follow one another have one game', async () => {
    const first = tab();
    toWar(first.store);
    await settled();
    const second = tab();
    second.store.resume();
    await settled();
    second.store.table.press(square('G8'));
    second.store.table.press(square('F9'));
    second.store.table.undo();
    second.store.table.endTurn();
    await settled();
    await first.store.saves.followOtherTab();
    first.store.table.endTurn();
    await settled();
    await second.store.saves.followOtherTab();
    second.store.table.endTurn();
    await settled();
    expect(await turns(first)).toEqual([4]);
  });

  test('a move of the current turn that was taken back in another tab makes no separate game', async () => {
    const first = tab();
    toWar(first.store);
    first.store.table.press(square('G8'));
    first.store.table.press(square('F9'));
    await settled();
    const second = tab();
    second.store.resume();
    second.store.table.undo();
    await settled();
    second.store.table.endTurn();
    await settled();
    expect(await turns(second)).toEqual([2]);
    expect(warOf(second.store).actions).toHaveLength(1);
  });

  test('never overwrite a sealed deployment with one in clear', async () => {
    const keyStore = memoryKeys();
    const first = openTab({ browser, sealer: createSealer(keyStore), prefix: 'a' });
    first.store.begin(HIDDEN);
    first.store.deployment.loadOpening('classic');
    await settled();
    const second = openTab({ browser, sealer: createSealer(keyStore), prefix: 'b' });
    second.store.resume();
    await settled();
    await first.store.deployment.seal();
    await settled();
    second.store.deployment.arrange((now) => mirrored(BOARD, now));
    await settled();
    expect(second.state().save.is).toBe('elsewhere');
    for (const text of texts()) expect(text).not.toMatch(NORTH);
  });
});
