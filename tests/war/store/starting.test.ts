import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { openRecords } from '../../../src/shell/platform/database';
import { storageFault } from '../../../src/shell/storage';
import { currentDeployment } from '../../../src/war/game/game';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import { present } from '../../../src/war/game/war';
import { findAtStart } from '../../../src/shell/persistence/reading';
import { GAME_KEY, WAR_SAVES } from '../../../src/war/store/library/saves';
import {
  createBrowser,
  gameOf,
  HIDDEN,
  numberSealer,
  openTab,
  square,
  toWar,
  warOf,
  type Browser,
} from './fakes';

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});
let tabs = 0;
const tab = (): ReturnType<typeof openTab> => openTab({ browser, prefix: `tab ${(tabs += 1)}` });
const turn = ({ store }: ReturnType<typeof openTab>): number => present(warOf(store)).turn;
const texts = (): string[] =>
  [...browser.games.values()].map((entry) => (entry as { text: string }).text);

/** A war of which local storage has the first turn, and the database two more, as after a crash. */
function behind(): { readonly old: string; readonly id: string } {
  const { store } = tab();
  toWar(store);
  const old = browser.entries.get(GAME_KEY)!;
  store.table.endTurn();
  store.table.endTurn();
  browser.entries.set(GAME_KEY, old);
  return { old, id: gameOf(store).id };
}

describe('at the start', () => {
  test('what local storage has not had in time is loaded from the database, and overwritten by nothing', () => {
    behind();
    const again = tab();
    expect(turn(again)).toBe(3);
    expect(again.state()).toMatchObject({ save: { is: 'saved' }, forked: false });
    again.store.table.endTurn();
    expect(readGame(browser.saved()!).game).toEqual(gameOf(again.store));
    expect(texts()).toHaveLength(1);
  });

  test('a game deleted since is not brought back by local storage, which may still name it', async () => {
    const { old, id } = behind();
    const { store } = tab();
    await store.library.deleteSaved(id);
    toWar(store);
    store.table.endTurn();
    browser.entries.set(GAME_KEY, old);
    const again = tab();
    expect(gameOf(again.store).id).toBe(gameOf(store).id);
    expect(turn(again)).toBe(2);
    expect(texts()).toHaveLength(1);
  });

  test('with nothing in local storage the current game is found all the same', () => {
    const { id } = behind();
    browser.entries.clear();
    const again = tab();
    expect(gameOf(again.store).id).toBe(id);
    expect(turn(again)).toBe(3);
  });

  test('what the database could not save is loaded from local storage, and saved there then', async () => {
    const { store } = tab();
    toWar(store);
    browser.archiveTrouble = 'forbidden';
    store.table.endTurn();
    browser.archiveTrouble = 'none';
    const again = tab();
    expect(turn(again)).toBe(2);
    await expect.poll(() => browser.saved()).toBe(writeGame(gameOf(again.store)));
  });

  test('a state that developed differently is saved as a game of its own, and that is reported', async () => {
    const { old } = behind();
    const { store } = openTab();
    const game = readGame(old).game!;
    store.open({ ...game, war: (game.stage as { war: ReturnType<typeof warOf> }).war });
    store.table.press(square('G8'));
    store.table.press(square('F9'));
    store.table.endTurn();
    browser.entries.set(GAME_KEY, writeGame({ ...gameOf(store), id: game.id }));
    const again = tab();
    expect(turn(again)).toBe(3);
    await expect.poll(() => again.state().forked).toBe(true);
    expect(texts()).toHaveLength(2);
    expect(texts().some((text) => text.includes('"G8-F9"'))).toBe(true);
  });

  test('the game begun last is the current one, though local storage has the one before', () => {
    const { old } = behind();
    const { store } = tab();
    toWar(store);
    browser.entries.set(GAME_KEY, old);
    expect(gameOf(tab().store).id).toBe(gameOf(store).id);
  });

  test('a game that the library has never had is the current one, as another version of the page leaves it', () => {
    const other = createBrowser();
    const { store } = openTab({ browser: other, prefix: 'elsewhere' });
    toWar(store);
    behind();
    browser.entries.set(GAME_KEY, other.entries.get(GAME_KEY)!);
    expect(gameOf(tab().store)).toEqual(gameOf(store));
  });

  test('what a newer version has of the game in the database is reported, and stays', () => {
    const { id } = behind();
    browser.entries.clear();
    const newer = JSON.stringify({ format: 'game-of-war', version: 9, game: { id, fog: true } });
    browser.games.set(id, { text: newer, at: 1 });
    const again = tab();
    expect(again.state()).toMatchObject({ game: null });
    expect(again.state().damaged.map(({ faults }) => faults[0]?.code)).toEqual(['newer']);
    toWar(again.store);
    again.store.table.endTurn();
    expect(browser.games.get(id)).toEqual({ text: newer, at: 1 });
  });

  test('what is damaged in the database is loaded as far as it is good, reported, and quarantined before it is overwritten', () => {
    const { id } = behind();
    browser.entries.clear();
    const text = browser.saved()!.replace('".",', '".","A1-A2",');
    browser.games.set(id, { text, at: 1 });
    const again = tab();
    expect(turn(again)).toBe(2);
    expect(again.store.saves.foundDamage).toBe(true);
    expect(again.state().damaged.map((save) => save.text)).toEqual([text]);
    again.store.table.endTurn();
    expect(
      tab()
        .state()
        .damaged.map((save) => save.text),
    ).toEqual([text]);
  });
});

describe('a database that does not answer', () => {
  /** A tab opened while the question for the current game has no answer; those asked after it have. */
  async function openedInSilence() {
    // The question of an earlier tab is answered.
    await new Promise((done) => setTimeout(done));
    const { storage } = browser.tab();
    const currentId = browser.archive.currentId.bind(browser.archive);
    let answer = (): void => undefined;
    let fail: (fault: Error) => void = () => undefined;
    browser.archive.currentId = async () => {
      await new Promise<void>((done, refuse) => {
        answer = done;
        fail = refuse;
      });
      return currentId();
    };
    const atStart = await findAtStart(WAR_SAVES, browser.archive, storage, 1);
    expect(atStart.lookup).toBe('silent');
    browser.archive.currentId = currentId;
    const slowTab = openTab({ browser, prefix: 'late', atStart });
    expect(slowTab.state()).toMatchObject({ game: null, save: { is: 'unsaved', fault: 'silent' } });
    /** All that the answer leads to has been done. */
    const messagesRead = async (): Promise<void> => {
      await atStart.later;
      await new Promise((done) => setTimeout(done));
    };
    return {
      slowTab,
      answers: async () => {
        answer();
        await messagesRead();
      },
      staysSilent: async () => {
        fail(Object.assign(new Error('the database does not answer'), { name: 'TimeoutError' }));
        await messagesRead();
      },
    };
  }

  test('is not waited for, and heard when it answers after all', async () => {
    behind();
    browser.entries.clear();
    const { slowTab, answers } = await openedInSilence();
    await answers();
    expect(turn(slowTab)).toBe(3);
    expect(slowTab.state().save.is).toBe('saved');
  });

  test('that has answered a later question is not silent for the one it leaves without an answer', async () => {
    behind();
    browser.entries.clear();
    const { slowTab, staysSilent } = await openedInSilence();
    void slowTab.store.saves.tryAgain();
    await vi.waitFor(() => expect(turn(slowTab)).toBe(3), LIMITS.sight);
    await staysSilent();
    expect(turn(slowTab)).toBe(3);
    expect(slowTab.state().save.is).toBe('saved');
  });

  test.each(['answers', 'staysSilent'] as const)(
    'takes nothing away that has been begun before it %s',
    async (outcome) => {
      behind();
      browser.entries.clear();
      const opened = await openedInSilence();
      const { store } = opened.slowTab;
      store.begin(HIDDEN);
      store.deployment.loadOpening('classic');
      const begun = gameOf(store);
      store.leaveGame();
      await opened[outcome]();
      expect(gameOf(store)).toBe(begun);
    },
  );

  test('that answers when asked again takes nothing away that has been begun meanwhile', async () => {
    behind();
    browser.entries.clear();
    const { slowTab, staysSilent } = await openedInSilence();
    const { archive } = browser;
    const currentId = archive.currentId.bind(archive);
    let answer = (): void => undefined;
    archive.currentId = async () => {
      await new Promise<void>((done) => (answer = done));
      archive.currentId = currentId;
      return null;
    };
    void slowTab.store.saves.tryAgain();
    slowTab.store.begin(HIDDEN);
    const begun = gameOf(slowTab.store);
    slowTab.store.leaveGame();
    answer();
    await staysSilent();
    expect(gameOf(slowTab.store)).toBe(begun);
  });

  test('is given up after a time, and asked anew the next time', async () => {
    let opened = 0;
    vi.stubGlobal('indexedDB', { open: () => ({ asked: (opened += 1) }) });
    try {
      const records = openRecords('name', 'store', 1);
      for (const ask of [() => records.get('a'), () => records.update('a', () => 1), records.all])
        await ask().then(
          () => expect.unreachable(),
          (error: unknown) => expect(storageFault(error)).toBe('silent'),
        );
      expect(opened).toBe(3);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('what has been seen in one tab', () => {
  /**
   * Two tabs at the South's board, the North sealed; in the first both are sealed and revealed, and the second is not
   * notified.
   */
  async function revealedInOne() {
    const sealer = numberSealer();
    const first = openTab({ browser, sealer, prefix: 'a' });
    first.store.begin(HIDDEN);
    first.store.deployment.loadOpening('classic');
    await first.store.deployment.seal();
    const second = openTab({ browser, sealer, prefix: 'b' });
    second.store.resume();
    second.store.raiseCurtain();
    browser.notices = false;
    first.store.deployment.loadOpening('classic');
    await first.store.deployment.seal();
    await first.store.deployment.reveal();
    browser.notices = true;
    return { first, second };
  }

  test('cannot be unseen in another: its deployment is neither sealed nor saved', async () => {
    const { first, second } = await revealedInOne();
    const saved = browser.saved();
    second.store.deployment.loadOpening('marengo');
    await second.store.deployment.seal();
    expect(second.state()).toMatchObject({ save: { is: 'elsewhere', overtaken: true } });
    await second.store.saves.chooseThisTab();
    expect(second.state()).toMatchObject({ save: { is: 'elsewhere', overtaken: true } });
    expect(browser.saved()).toBe(saved);
    expect(gameOf(tab().store).stage.name).toBe('lots');
    await second.store.saves.followOtherTab();
    await vi.waitFor(() => expect(gameOf(second.store)).toEqual(gameOf(first.store)), LIMITS.sight);
  });

  test('is not gone behind by another that begins from what local storage has', async () => {
    const { second } = await revealedInOne();
    expect(currentDeployment(gameOf(second.store))?.side).toBe('S');
    browser.entries.set(GAME_KEY, writeGame(gameOf(second.store)));
    expect(gameOf(tab().store).stage.name).toBe('lots');
  });
});

test.each([8_640_000_000_000_001, NaN, 'yesterday', null, undefined])(
  'a library entry saved at %s does not take the others with it',
  async (at) => {
    const { id } = behind();
    browser.games.set('odd', { text: browser.saved(), at });
    const saved = await tab().store.library.savedGames();
    expect(saved.map((game) => [game.id, Number.isNaN(game.at.getTime())])).toEqual([
      [id, false],
      ['odd', true],
    ]);
  },
);
