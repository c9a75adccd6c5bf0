import { afterEach, describe, expect, test, vi } from 'vitest';
import * as orders from '../../../src/littlewars/engine/orders';
import { readRecord } from '../../../src/littlewars/game/readRecord';
import { writeRecord } from '../../../src/littlewars/game/record';
import { writeSave } from '../../../src/littlewars/game/save';
import { battleOf } from '../../../src/littlewars/game/timeline';
import type { AnyGame, AnyRecordFault } from '../../../src/littlewars/game/playing';
import { BATTLE_SAVES, GAME_KEY } from '../../../src/littlewars/store/saves';
import { readAtStart, type AtStart } from '../../../src/shell/persistence/reading';
import type { BattleStore } from '../../../src/littlewars/store/store';
import type { GameLookup } from '../../../src/shell/library';
import { after, fought, SKIRMISH } from '../game/skirmish';
import { battleIn, createBrowser, FARM, FEW, fewOf, openTab, order, type Browser } from './fakes';
import { readSave } from '../../support/battleReading';

const MARCH = { kind: 'march', man: 'R1', to: { x: 128, y: 60 } } as const;
const BACK = { kind: 'march', man: 'R1', to: { x: 128, y: 70 } } as const;

/** Until all that was asked of the database is answered, and what it answered is read: on a slow machine in a few turns. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await new Promise((done) => void setTimeout(done));
}
const ordersOf = (store: BattleStore): number => {
  const stage = store.state.getState().game?.stage;
  return stage?.name === 'battle' ? stage.orders.length : -1;
};

describe('the current game', () => {
  test('is loaded as it was left, in the midst of a move; what could be undone still can', async () => {
    const { store, browser } = openTab();
    store.begin(FARM);
    order(store, { kind: 'go' }, MARCH);
    await settle();
    const again = openTab({ browser });
    expect(again.state()).toMatchObject({ screen: 'headquarters', mayUndo: true });
    expect(again.state().battle).toEqual(battleIn(store));
    again.store.resume();
    again.store.undo();
    expect(battleIn(again.store).phase).toBe('guns');
    again.store.undo();
    expect(ordersOf(again.store)).toBe(1);
  });

  test('named bodies are saved with it, and no order is undone with them', async () => {
    const { store, state, browser } = openTab();
    store.begin(FARM);
    order(store, { kind: 'go' }, MARCH);
    store.remember(['R1', 'R2']);
    store.remember(['R3', 'R4']);
    store.forgetBody('A');
    store.remember(['R5']);
    const bodies = [
      { letter: 'B', men: ['R3', 'R4'] },
      { letter: 'A', men: ['R5'] },
    ];
    expect(state().game?.bodies).toEqual(bodies);
    store.undo();
    expect(ordersOf(store)).toBe(1);
    store.redo();
    expect(ordersOf(store)).toBe(2);
    expect(state().game?.bodies).toEqual(bodies);
    await settle();
    expect(openTab({ browser }).state().game?.bodies).toEqual(bodies);
  });

  test('what nobody can take back waits for the disk', async () => {
    const { store, browser } = openTab();
    store.begin(FARM);
    order(store, { kind: 'go' }, MARCH);
    await settle();
    expect(browser.updates.slice(-3).map(({ strict }) => strict)).toEqual([true, true, false]);
  });

  test.each(['it answers', 'it stays silent'])(
    'a database that is silent at first takes nothing away that has been begun before %s',
    async (outcome) => {
      const { store: before, browser } = openTab();
      before.begin(FARM);
      await settle();
      browser.entries.clear();
      const found = browser.lookup(GAME_KEY);
      let answer: (found: GameLookup) => void = () => undefined;
      const later = new Promise<GameLookup>((done) => (answer = done));
      const { store, state } = openTab({ browser, prefix: 'late', later });
      expect(state()).toMatchObject({ game: null });
      store.begin(FEW);
      const begun = state().game;
      store.leaveGame();
      await settle();
      answer(outcome === 'it answers' ? found : 'silent');
      await settle();
      expect(state()).toMatchObject({ game: begun, screen: 'headquarters' });
    },
  );

  test('a database that is silent at first is heard when it answers after all', async () => {
    const { store: before, browser } = openTab();
    before.begin(FARM);
    await settle();
    browser.entries.clear();
    let answer: (found: GameLookup) => void = () => undefined;
    const later = new Promise<GameLookup>((done) => (answer = done));
    const { state } = openTab({ browser, prefix: 'late', later });
    expect(state()).toMatchObject({ game: null });
    answer(browser.lookup(GAME_KEY));
    await settle();
    expect(state().game?.id).toBe(before.state.getState().game?.id);
  });

  test('a database that fails leaves it to the hint, and that is said only where neither has it', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    browser.archiveTrouble = 'forbidden';
    store.begin(FARM);
    await settle();
    expect(state().save.is).toBe('saved');
    browser.trouble = 'full';
    order(store, { kind: 'go' });
    await settle();
    expect(state().save).toMatchObject({ is: 'unsaved', fault: 'forbidden' });
    browser.trouble = 'none';
    expect(ordersOf(openTab({ browser }).store)).toBe(0);
  });

  test('a hint that is behind the library gives way to it, and one that is ahead is gone on with', async () => {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.begin(FARM);
    await settle();
    const behind = browser.entries.get(GAME_KEY) ?? '';
    order(store, { kind: 'go' }, MARCH);
    await settle();
    const ahead = browser.entries.get(GAME_KEY) ?? '';
    browser.entries.set(GAME_KEY, behind);
    expect(ordersOf(openTab({ browser }).store)).toBe(2);
    browser.entries.set(GAME_KEY, ahead);
    browser.games.set('battle1', { text: behind, at: 0 });
    const last = openTab({ browser });
    expect(ordersOf(last.store)).toBe(2);
    await settle();
    expect(browser.games.get('battle1')).toMatchObject({ text: ahead });
  });
});

describe('two tabs', () => {
  test('one that waits at headquarters loads what the other has done', async () => {
    const browser = createBrowser();
    const [one, two] = [openTab({ browser }), openTab({ browser, prefix: 'other' })];
    one.store.begin(FARM);
    await settle();
    expect(two.state().game?.id).toBe('battle1');
    order(one.store, { kind: 'go' });
    await settle();
    expect(ordersOf(two.store)).toBe(1);
  });

  test('one in the same battle is asked before it goes on, and follows or keeps its own', async () => {
    const browser = createBrowser();
    const one = openTab({ browser });
    one.store.begin(FARM);
    await settle();
    const two = openTab({ browser, prefix: 'other' });
    two.store.resume();
    order(one.store, { kind: 'go' });
    await settle();
    expect(two.state().save.is).toBe('elsewhere');
    expect(two.store.give({ kind: 'go' }).ok).toBe(false);
    await two.store.saves.followOtherTab();
    expect(two.state()).toMatchObject({ save: { is: 'saved' }, screen: 'game' });
    expect(ordersOf(two.store)).toBe(1);
    order(two.store, MARCH);
    await settle();
    expect(one.state().save.is).toBe('elsewhere');
    await one.store.saves.chooseThisTab();
    await settle();
    expect(one.state()).toMatchObject({ save: { is: 'saved' }, game: { id: 'battle2' } });
    order(one.store, BACK);
    await settle();
    expect([...browser.games.keys()].sort()).toEqual(['battle1', 'battle2']);
  });

  test('two that cross without hearing of one another lose neither battle', async () => {
    const browser = createBrowser();
    const one = openTab({ browser });
    one.store.begin(FARM);
    await settle();
    const two = openTab({ browser, prefix: 'other' });
    two.store.resume();
    await settle();
    browser.notices = false;
    order(one.store, { kind: 'go' }, MARCH, { kind: 'end' });
    await settle();
    order(two.store, { kind: 'go' });
    await settle();
    expect(two.state()).toMatchObject({
      save: { is: 'elsewhere' },
      forked: true,
      game: { id: 'other1' },
    });
    await two.store.saves.chooseThisTab();
    order(two.store, BACK, { kind: 'end' });
    await settle();
    const texts = [...browser.games.values()].map((entry) => (entry as { text: string }).text);
    expect(texts.map((text) => text.includes('128,60'))).toEqual([true, false]);
    expect(texts.map((text) => text.includes('128,70'))).toEqual([false, true]);
  });

  test('a seal that another tab has made is not unmade', async () => {
    const browser = createBrowser();
    const one = openTab({ browser });
    one.store.begin(FEW);
    await settle();
    const two = openTab({ browser, prefix: 'other' });
    two.store.resume();
    await two.store.raiseCurtain();
    await one.store.raiseCurtain();
    one.store.setOutEach(fewOf('red'));
    await one.store.seal();
    await settle();
    expect(two.state()).toMatchObject({ save: { is: 'elsewhere', overtaken: true } });
    await two.store.saves.chooseThisTab();
    expect(two.state().game?.id).toBe('battle1');
    await two.store.saves.followOtherTab();
    expect(two.state()).toMatchObject({ curtain: true, save: { is: 'saved' } });
    expect(two.state().game?.stage).toMatchObject({ side: 'blue' });
  });
});

describe('what cannot be read whole', () => {
  const WHOLE = writeSave({ ...SKIRMISH, id: 'saved' });

  test.each(['library', 'hint'] as const)(
    'a damaged entry of the %s is quarantined, and what is good of it goes on in its place',
    async (where) => {
      const browser = createBrowser();
      const text = WHOLE.replace('R2@212,24', 'R2@201,24');
      if (where === 'hint') browser.entries.set(GAME_KEY, text);
      else {
        browser.games.set('saved', { text, at: 1 });
        await browser.archive.putCurrentId('saved');
      }
      const { store, state } = openTab({ browser });
      expect(state().damaged).toMatchObject([
        { text, recovered: true, faults: [{ code: 'refused' }] },
      ]);
      expect(state().game).toMatchObject({ id: 'saved', stage: { name: 'settingOut' } });
      store.resume();
      store.setOut({ kind: 'place', man: 'R2', at: { x: 212, y: 24 } });
      await settle();
      expect(readSave((browser.games.get('saved') as { text: string }).text).faults).toEqual([]);
      expect(openTab({ browser }).state().damaged).toMatchObject([{ text }]);
      store.saves.discardDamaged(text);
      expect(state().damaged).toEqual([]);
    },
  );

  test('what a newer version has saved is never overwritten', async () => {
    const browser = createBrowser();
    const text = JSON.stringify({ format: 'little-wars', version: 9, game: { id: 'saved' } });
    browser.entries.set(GAME_KEY, text);
    browser.games.set('saved', { text, at: 1 });
    await browser.archive.putCurrentId('saved');
    const { store, state } = openTab({ browser });
    expect(state().game).toBe(null);
    expect(state().damaged).toMatchObject([{ recovered: false, faults: [{ code: 'newer' }] }]);
    store.begin(FARM);
    await settle();
    expect(browser.entries.get(GAME_KEY)).toBe(text);
    expect(browser.games.get('saved')).toMatchObject({ text });
    expect(openTab({ browser }).state().game?.id).toBe('battle1');
  });

  test('texts that are none are reported and lead nowhere', () => {
    for (const text of ['', 'x', '[]', '{"format":"little-wars","version":1}', 'null']) {
      const browser = createBrowser();
      browser.entries.set(GAME_KEY, text);
      const { state } = openTab({ browser });
      expect(state()).toMatchObject({ game: null, damaged: [{ faults: [{ code: 'noSave' }] }] });
    }
  });
});

describe('the library', () => {
  test('lists, names, opens and deletes battles, the last saved first', async () => {
    const browser = createBrowser();
    browser.games.set('old', { text: writeSave({ ...SKIRMISH, id: 'old' }), at: 1 });
    browser.games.set('odd', { text: 'nothing', at: 0 });
    const { store, state } = openTab({ browser });
    store.begin(FARM);
    order(store, { kind: 'go' });
    await settle();
    const listed = await store.library.savedGames();
    expect(listed.map(({ id, game }) => [id, game?.name])).toEqual([
      ['battle1', ''],
      ['old', SKIRMISH.name],
      ['odd', undefined],
    ]);
    await store.library.nameSaved('old', '  The \u0000nursery  ');
    await store.library.nameSaved('battle1', 'The farm');
    expect(state().game?.name).toBe('The farm');
    await settle();
    await store.library.openSaved('old');
    expect(state()).toMatchObject({ screen: 'game', game: { id: 'old', name: 'The nursery' } });
    await store.library.deleteSaved('old');
    expect(state()).toMatchObject({ screen: 'headquarters', game: null, battle: null });
    expect((await store.library.savedGames()).map(({ id }) => id)).toEqual(['battle1', 'odd']);
    expect(openTab({ browser }).state().game).toBe(null);
    await store.library.openSaved('battle1');
    expect(ordersOf(store)).toBe(1);
  });

  test('of those asked for while one is read the last is opened, and none over what was begun meanwhile', async () => {
    const browser = createBrowser();
    for (const id of ['one', 'two'])
      browser.games.set(id, { text: writeSave({ ...fought(), id }), at: 0 });
    const { store, state } = openTab({ browser });
    await Promise.all([store.library.openSaved('one'), store.library.openSaved('two')]);
    expect(state().game?.id).toBe('two');
    const opened = store.library.openSaved('one');
    store.begin(FARM);
    const begun = state().game?.id;
    await opened;
    expect(state().game?.id).toBe(begun);
    await store.library.openSaved('one');
    expect(state().game?.id).toBe('one');
  });

  test('a battle that is over is viewed, and the current one stays current until the other is continued', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(FARM);
    order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
    store.begin(FARM);
    await settle();
    await store.library.openSaved('battle1');
    expect(state()).toMatchObject({ screen: 'game', battle: { phase: 'over' } });
    store.leaveGame();
    expect(state()).toMatchObject({ screen: 'headquarters', game: { id: 'battle2' } });
    expect(battleIn(store).phase).toBe('interval');
    expect(openTab({ browser }).state().game?.id).toBe('battle2');
    await store.library.openSaved('battle1');
    store.nextBattle(300);
    await settle();
    expect(await browser.archive.currentId()).toBe(state().game?.id);
    expect(state().save.is).toBe('saved');
  });

  test('a record that is opened is a game of its own; one without a battle changes nothing', () => {
    const { store, state } = openTab();
    store.begin(FARM);
    order(store, { kind: 'go' }, MARCH);
    const text = store.record() ?? '';
    const before = state().game;
    expect(store.openRecord('no record').game).toBe(null);
    expect(state().game).toBe(before);
    expect(store.openRecord(text).faults).toEqual([]);
    expect(state().game).toMatchObject({ id: 'battle2', stage: before?.stage });
  });
});

describe('a record that is read while the page has its turns', () => {
  const text = writeRecord(fought());

  test('reports its progress, and has in the end what it has when read at once', async () => {
    const { store } = openTab();
    const shares: number[] = [];
    const read = await store.readRecord(
      text,
      (share) => shares.push(share),
      new AbortController().signal,
    );
    expect(read).toEqual(readRecord(text));
    expect(shares.at(-1)).toBe(1);
    expect(store.state.getState().game).toBe(null);
  });

  test('is left where it is once nobody wants it', async () => {
    const { store } = openTab();
    const gone = new AbortController();
    let calls = 0;
    const leave = (): void => {
      calls += 1;
      gone.abort();
    };
    expect(await store.readRecord(text, leave, gone.signal)).toBe(null);
    expect(calls).toBe(1);
  });
});

describe('a page that is opened', () => {
  afterEach(() => void vi.restoreAllMocks());
  /** Each look at the time finds it late: the page has its turn after every order, and all progress is reported. */
  function slowly(): void {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
  }
  /** Calls a function as soon as a tab has reported the progress of a reading. */
  function atFirstWord({ state }: BattleStore, act: () => void): void {
    const stop = state.subscribe(({ reading }) => {
      if (reading === null) return;
      stop();
      act();
    });
  }
  /** A browser that has a current battle. */
  function browserWith(text: string): Browser {
    const browser = createBrowser();
    browser.entries.set(GAME_KEY, text);
    browser.games.set('saved', { text, at: 1 });
    return browser;
  }
  const found = (browser: Browser) => (): Promise<AtStart<AnyGame, AnyRecordFault>> => {
    const entry = { ...(browser.games.get('saved') as { text: string; at: number }), id: 'saved' };
    return Promise.resolve({
      lookup: { current: entry, pointedTo: entry, isPointerDeleted: false },
    });
  };
  const FOUGHT = fought();
  const WHOLE = writeSave({ ...FOUGHT, id: 'saved' });
  const half = after(SKIRMISH, { kind: 'go' });
  const HALF = writeSave({ ...half, id: 'saved' });

  test('reads the current battle while the page has its turns, and carries out no order twice', async () => {
    const browser = browserWith(WHOLE);
    slowly();
    const shares: number[] = [];
    const { storage } = browser.tab();
    const atStart = await readAtStart(BATTLE_SAVES, found(browser), storage, (share) =>
      shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(atStart.readings?.get(WHOLE)).toEqual(readSave(WHOLE));
    const carriedOut = vi.spyOn(orders, 'command');
    const { state } = openTab({ browser, readings: atStart.readings! });
    expect(state().battle).toEqual(battleOf(FOUGHT));
    expect(state()).toMatchObject({ game: { id: 'saved' }, damaged: [] });
    expect(carriedOut).not.toHaveBeenCalled();
  });

  test('writes nothing before that is done, and loads what another tab has written meanwhile', async () => {
    const browser = browserWith(HALF);
    slowly();
    const before = JSON.stringify([...browser.entries, ...browser.games]);
    const { storage } = browser.tab();
    let turns = 0;
    const atStart = await readAtStart(BATTLE_SAVES, found(browser), storage, () => {
      turns++;
      if (turns > 1) return;
      expect(JSON.stringify([...browser.entries, ...browser.games])).toBe(before);
      browser.games.set('saved', { text: WHOLE, at: 2 });
      browser.entries.set(GAME_KEY, WHOLE);
    });
    expect([...(atStart.readings?.keys() ?? [])]).toEqual([HALF, WHOLE]);
    expect(atStart.lookup).toMatchObject({ current: { text: WHOLE }, pointedTo: { text: WHOLE } });
    expect(openTab({ browser, ...atStart }).state().battle).toEqual(battleOf(FOUGHT));
  });

  test('another tab’s battle is read so too, its progress reported, and leaves what is begun meanwhile', async () => {
    const browser = createBrowser();
    const one = openTab({ browser });
    one.store.openRead(half);
    await settle();
    const two = openTab({ browser, prefix: 'other' });
    const shares: (number | null)[] = [];
    two.store.state.subscribe(({ reading }) => {
      if (shares.at(-1) !== reading) shares.push(reading);
    });
    slowly();
    one.store.openRead(FOUGHT);
    await settle();
    expect(two.state().game?.id).toBe(one.state().game?.id);
    expect(two.state().battle).toEqual(battleOf(FOUGHT));
    expect(shares.filter((share) => share !== null).length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(null);
    // A game is begun while another is read.
    atFirstWord(two.store, () => two.store.begin(FARM));
    one.store.openRead(FOUGHT);
    await settle();
    expect(two.state()).toMatchObject({ game: { id: 'other1' }, screen: 'game', reading: null });
  });

  test('who keeps his own while that of another tab is read keeps it', async () => {
    const browser = createBrowser();
    const one = openTab({ browser });
    one.store.openRead(FOUGHT);
    await settle();
    const two = openTab({ browser, prefix: 'other' });
    two.store.resume();
    await two.store.library.nameSaved(two.state().game?.id ?? '', 'Theirs');
    await settle();
    one.store.resume();
    expect(one.state().save.is).toBe('elsewhere');
    slowly();
    let own: unknown = null;
    let saved = Promise.resolve();
    atFirstWord(one.store, () => {
      saved = one.store.saves.chooseThisTab().then(() => {
        own = one.state().game;
      });
    });
    await one.store.saves.followOtherTab();
    await saved;
    expect(own).toMatchObject({ id: 'battle2', name: FOUGHT.name });
    expect(one.state().game).toBe(own);
  });
});
