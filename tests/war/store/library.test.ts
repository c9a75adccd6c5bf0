import { beforeEach, describe, expect, test } from 'vitest';
import { writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import { GAME_KEY } from '../../../src/war/store/keeping';
import { present } from '../../../src/war/game/war';
import {
  createBrowser,
  gameOf,
  HIDDEN,
  memoryKeeper,
  OPEN,
  openTab,
  square,
  toWar,
  warOf,
  type Browser,
} from './fakes';
import { createSealer } from '../../../src/shell/platform/seal';

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

/** Waits until everything asked of the library has been done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

const texts = (): string[] =>
  [...browser.games.values()].map((entry) => (entry as { text: string }).text);
/** The turn each game of the library has come to, the lowest first. */
const turns = async ({ command }: Tab): Promise<number[]> =>
  (await command.keptGames())
    .map(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war).turn : 0))
    .sort((a, b) => a - b);

describe('the library', () => {
  test('has every game, the one in hand and those before it, as they were left', async () => {
    const { command } = tab();
    toWar(command);
    command.endTurn();
    const first = gameOf(command);
    toWar(command, { players: { N: 'Emma', S: 'Fritz' } });
    await settled();
    const kept = await command.keptGames();
    expect(kept.map(({ game }) => game?.players.N)).toEqual(['Ada', 'Emma']);
    await command.openKept(first.id);
    expect(gameOf(command)).toEqual(first);
    expect(command.store.getState().screen).toBe('game');
    expect(readGame(browser.entries.get(GAME_KEY) ?? '').game).toEqual(first);
  });

  test('gets a game that was kept before there was a library', async () => {
    const old = openTab({ browser: createBrowser() });
    toWar(old.command);
    browser.entries.set(GAME_KEY, writeGame(gameOf(old.command)));
    const { command } = tab();
    await settled();
    expect(texts()).toEqual([writeGame(gameOf(command))]);
    expect(command.store.getState().library).toBe('kept');
  });

  test('gives a game a name, in hand or not, which its record bears', async () => {
    const { command } = tab();
    toWar(command);
    const { id } = gameOf(command);
    await command.nameKept(id, '  The wet Sunday ');
    await settled();
    expect(writeGameRecord(gameOf(command))).toContain('[Event "The wet Sunday"]');
    command.begin(OPEN);
    await settled();
    await command.nameKept(id, 'x'.repeat(100));
    await command.openKept(id);
    expect(gameOf(command).tags[0]).toEqual({ name: 'Event', value: 'x'.repeat(60) });
    await command.nameKept(id, ' ');
    expect(writeGameRecord(gameOf(command))).not.toContain('Event');
  });

  test('forgets a game for good, also the one in hand', async () => {
    const { command, state } = tab();
    toWar(command);
    const first = gameOf(command).id;
    command.begin(OPEN);
    await settled();
    await command.deleteKept(first);
    expect(await command.keptGames()).toHaveLength(1);
    expect(state().game).not.toBeNull();
    await command.deleteKept(gameOf(command).id);
    expect(await command.keptGames()).toEqual([]);
    expect(state()).toMatchObject({ game: null, screen: 'headquarters' });
    expect(browser.entries.has(GAME_KEY)).toBe(false);
    await command.openKept(first);
    expect(state().game).toBeNull();
  });

  test('opens a damaged game as far as it is good, as a game of its own', async () => {
    const { command } = tab();
    toWar(command);
    command.endTurn();
    const { id } = gameOf(command);
    await settled();
    const text = texts()[0]!.replace('"."', '".","A1-A2"');
    browser.games.set(id, { text, at: 1 });
    browser.games.set('garbage', { text: 'x', at: 2 });
    browser.games.set('more garbage', 7);
    command.begin(OPEN);
    await settled();
    const kept = await command.keptGames();
    expect(kept.map((one) => one.faults.length)).toEqual([0, 1, 1]);
    await command.nameKept(id, 'no');
    await command.openKept(id);
    expect(gameOf(command).id).not.toBe(id);
    command.endTurn();
    await settled();
    expect(browser.games.get(id)).toEqual({ text, at: 1 });
  });

  test('has a hidden deployment behind its curtain, the sealed side nowhere in clear', async () => {
    const { command, state } = openTab({ browser, sealer: createSealer(memoryKeeper()) });
    command.begin(HIDDEN);
    command.raiseCurtain();
    command.loadOpening('classic');
    await command.seal();
    await settled();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).not.toMatch(NORTH);
    const { id } = gameOf(command);
    command.begin(OPEN);
    await settled();
    await command.openKept(id);
    expect(state()).toMatchObject({ curtain: true, screen: 'game' });
    command.loadOpening('classic');
    await command.seal();
    await command.reveal();
    expect(gameOf(command).stage.name).toBe('lots');
  });
});

describe('a library in trouble', () => {
  test.each(['full', 'forbidden'] as const)(
    'that is %s is said, and play goes on',
    async (trouble) => {
      const { command, state } = tab();
      toWar(command);
      await settled();
      expect(state().library).toBe('kept');
      browser.archiveTrouble = trouble;
      command.endTurn();
      await settled();
      expect(state()).toMatchObject({ library: trouble, keeping: 'kept' });
      browser.archiveTrouble = 'none';
      command.endTurn();
      await settled();
      expect(state().library).toBe('kept');
      expect(texts()).toEqual([writeGame(gameOf(command))]);
    },
  );

  test('that is forbidden cannot be listed', async () => {
    const { command } = tab();
    browser.archiveTrouble = 'forbidden';
    await expect(command.keptGames()).rejects.toThrow();
  });

  test('keeps games where the storage of the game in hand is full', async () => {
    const { command } = tab();
    browser.trouble = 'full';
    toWar(command);
    command.endTurn();
    await settled();
    expect(await turns(tab())).toEqual([2]);
  });
});

describe('two tabs', () => {
  test('with two games lose neither', async () => {
    const [first, second] = [tab(), tab()];
    toWar(first.command);
    toWar(second.command);
    first.command.endTurn();
    second.command.endTurn();
    first.command.endTurn();
    await settled();
    expect(await turns(first)).toEqual([2, 3]);
    expect(await turns(second)).toEqual([2, 3]);
  });

  test('that take one game two ways keep both', async () => {
    const first = tab();
    toWar(first.command);
    await settled();
    const second = tab();
    second.command.resume();
    await settled();
    second.command.endTurn();
    second.command.endTurn();
    await settled();
    first.command.press(square('G8'));
    first.command.press(square('F9'));
    first.command.endTurn();
    await settled();
    expect(await turns(first)).toEqual([2, 3]);
    expect(gameOf(first.command).id).not.toBe(gameOf(second.command).id);
    // And each goes on in its own.
    first.command.endTurn();
    first.command.endTurn();
    second.command.endTurn();
    await settled();
    expect(await turns(first)).toEqual([4, 4]);
    first.command.keepThisTab();
    await settled();
    expect(await turns(first)).toEqual([4, 4]);
  });

  test('that only follow one another keep one game', async () => {
    const first = tab();
    toWar(first.command);
    await settled();
    const second = tab();
    second.command.resume();
    await settled();
    second.command.press(square('G8'));
    second.command.press(square('F9'));
    second.command.undo();
    second.command.endTurn();
    await settled();
    first.command.followOtherTab();
    first.command.endTurn();
    await settled();
    second.command.followOtherTab();
    second.command.endTurn();
    await settled();
    expect(await turns(first)).toEqual([4]);
  });

  test('a move of the turn under way that was taken back in another is no game of its own', async () => {
    const first = tab();
    toWar(first.command);
    first.command.press(square('G8'));
    first.command.press(square('F9'));
    await settled();
    const kept = writeGame(gameOf(first.command)).replace('"G8-F9"', '');
    browser.entries.set(GAME_KEY, kept);
    const second = tab();
    await settled();
    second.command.endTurn();
    await settled();
    expect(await turns(second)).toEqual([2]);
    expect(warOf(second.command).actions).toHaveLength(1);
  });

  test('never write a deployment in clear over one that is sealed', async () => {
    const keeper = memoryKeeper();
    const first = openTab({ browser, sealer: createSealer(keeper), prefix: 'a' });
    first.command.begin(HIDDEN);
    first.command.loadOpening('classic');
    await settled();
    const second = openTab({ browser, sealer: createSealer(keeper), prefix: 'b' });
    second.command.resume();
    await settled();
    await first.command.seal();
    await settled();
    second.command.mirror();
    await settled();
    expect(second.state().keeping).toBe('elsewhere');
    for (const text of texts()) expect(text).not.toMatch(NORTH);
  });
});
