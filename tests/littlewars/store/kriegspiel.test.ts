import { beforeAll, describe, expect, test } from 'vitest';
import { fetchKriegspiel } from '../../../src/littlewars/game/kinds';
import { battleOf } from '../../../src/littlewars/game/kriegspiel/game';
import {
  guarded,
  wholeOf,
  type SealedGame,
} from '../../../src/littlewars/game/kriegspiel/sealedGame';
import { isKriegspiel } from '../../../src/littlewars/game/playing';
import type { KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { BATTLE_SAVES, GAME_KEY } from '../../../src/littlewars/store/saves';
import { battleShown, type BattleEvent } from '../../../src/littlewars/store/state';
import type { BattleStore } from '../../../src/littlewars/store/store';
import { readAtStart } from '../../../src/shell/persistence/reading';
import { KeyOutOfReach, type Sealer } from '../../../src/shell/seal';
import { createSealer } from '../../../src/shell/platform/seal';
import { foughtOut, SHAM_FIGHT } from '../game/kriegspiel/games';
import { createBrowser, memoryKeys, openTab, type Browser } from './fakes';

beforeAll(fetchKriegspiel);

const gameIn = (store: BattleStore): SealedGame => {
  const { game } = store.state.getState();
  if (game === null || !isKriegspiel(game)) throw new Error('no battle of Kriegspiel');
  return game;
};
const idle = (store: BattleStore) =>
  expect.poll(() => store.state.getState().sealing).not.toBe('underWay');

/** Gives orders that must be good, each once the one before is taken. */
async function give(store: BattleStore, ...orders: readonly KriegspielOrder[]): Promise<void> {
  for (const order of orders) {
    expect(store.give(order), JSON.stringify(order)).toMatchObject({ ok: true });
    await idle(store);
  }
}

/** A tab with the sham fight before its first move. */
async function begin(browser: Browser = createBrowser(), sealer?: Sealer) {
  const tab = openTab({ browser, ...(sealer && { sealer }) });
  tab.store.openRead(guarded(SHAM_FIGHT));
  await idle(tab.store);
  return tab;
}

/** Opens the stored games of a browser in another tab, as a page does. */
async function reopen(browser: Browser, sealer: Sealer): Promise<BattleStore> {
  const { storage } = browser.tab();
  const found = () => Promise.resolve({ lookup: browser.lookup(GAME_KEY) });
  const { readings } = await readAtStart(BATTLE_SAVES, found, storage, () => undefined);
  const { store } = openTab({ browser, sealer, ...(readings && { readings }) });
  await idle(store);
  return store;
}

const everything = (browser: Browser, store: BattleStore): string =>
  JSON.stringify([
    [...browser.entries],
    [...browser.games],
    store.state.getState(),
    battleShown(store.state.getState()),
    store.record(),
  ]);

const TRENCH: KriegspielOrder = {
  kind: 'beginWork',
  work: 'entrench',
  men: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'],
  target: null,
  at: [
    { x: 670, y: 74 },
    { x: 718, y: 74 },
  ],
};
/** The trench as an order, a record or a battle writes it; that men have worked is secret too. */
const SECRET = /entrench|718,74|x\\*":718|worked\\*":true/;

describe('a battle of Kriegspiel in the store', () => {
  test('continues by its own orders, and is undone until the move ends', async () => {
    const { store, state } = await begin();
    await give(store, { kind: 'go' });
    const refused = store.give({ kind: 'marchBody', body: 'ZZ', path: [{ x: 1, y: 1 }] });
    expect(refused).toEqual({ ok: false, reasons: [{ code: 'noSuchBody', body: 'ZZ' }] });
    await give(store, { kind: 'marchBody', body: 'C', path: [{ x: 1_140, y: 300 }] });
    expect(store.state.getState()).toMatchObject({ mayUndo: true, mayRedo: false });
    const marched = battleShown(store.state.getState());
    store.undo();
    expect(battleShown(store.state.getState())?.men).not.toEqual(marched?.men);
    store.redo();
    expect(battleShown(store.state.getState())?.men).toEqual(marched?.men);
    await give(store, { kind: 'end' });
    expect(store.state.getState().mayUndo).toBe(false);
    expect(() => state()).toThrow(/Kriegspiel/);
  });

  test('runs on a clock that causes no question in another tab', async () => {
    const [browser, sealer] = [createBrowser(), createSealer(memoryKeys())];
    let now = 0;
    const ticks = (): number => now;
    const { store } = openTab({ browser, sealer, ticks });
    store.openRead(guarded({ ...SHAM_FIGHT, time: { kind: 'minutes', minutes: 3 } }));
    await idle(store);
    await give(store, { kind: 'go' }, TRENCH);
    const other = openTab({ browser, sealer, ticks });
    await idle(other.store);
    other.store.resume();
    now = 60_000;
    store.clock.save();
    expect(other.store.state.getState().save.is).toBe('saved');
    expect(other.store.clock.left()).toBe(120_000);
    await give(store, { kind: 'marchBody', body: 'C', path: [{ x: 1_140, y: 300 }] });
    await expect.poll(() => other.store.state.getState().save.is).toBe('elsewhere');
    store.stop();
    other.store.stop();
  });

  test('6.4 has a note of neither side in its state, its events, its saves or its record', async () => {
    const browser = createBrowser();
    const { store } = await begin(browser);
    const events: BattleEvent[] = [];
    store.onEvent((event) => events.push(event));
    await give(store, { kind: 'go' }, TRENCH);
    expect(battleOf(wholeOf(gameIn(store)))?.kriegspiel.works).toHaveLength(1);
    expect(everything(browser, store)).not.toMatch(SECRET);
    expect(JSON.stringify(events)).not.toMatch(SECRET);
    expect(events.map((event) => (event.is === 'order' ? event.order.kind : event.is))).toEqual([
      'go',
    ]);
    // It can be taken back, and given again.
    expect(store.state.getState().mayUndo).toBe(true);
    store.undo();
    await idle(store);
    expect(battleOf(wholeOf(gameIn(store)))?.kriegspiel.works).toEqual([]);
    store.redo();
    await idle(store);
    expect(battleOf(wholeOf(gameIn(store)))?.kriegspiel.works).toHaveLength(1);
    expect(everything(browser, store)).not.toMatch(SECRET);
  });

  test('6.3, 6.4 opens its note once the trench is done', { tags: ['slow'] }, async () => {
    const { store } = await begin();
    await give(store, { kind: 'go' }, TRENCH, { kind: 'end' });
    for (let move = 0; move < 6; move++) await give(store, { kind: 'go' }, { kind: 'end' });
    const { stage } = gameIn(store);
    expect(stage.name === 'battle' && stage.orders.slice(0, 3)).toEqual([
      { kind: 'go' },
      TRENCH,
      { kind: 'end' },
    ]);
    expect(store.record()).toMatch(SECRET);
  });

  test('6.4 a reload in the middle of a work opens as the same battle', async () => {
    const [browser, sealer] = [createBrowser(), createSealer(memoryKeys())];
    const { store } = await begin(browser, sealer);
    await give(store, { kind: 'go' }, TRENCH, { kind: 'end' });
    const whole = wholeOf(gameIn(store));
    store.stop();
    const later = await reopen(browser, sealer);
    expect(later.state.getState()).toMatchObject({ curtain: false, lostSeals: [], damaged: [] });
    expect(battleOf(wholeOf(gameIn(later)))).toEqual(battleOf(whole));
    await give(later, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
    expect(battleOf(wholeOf(gameIn(later)))?.kriegspiel.works).toMatchObject([{ done: 1 }]);
  });

  test('6.4 continues without notes whose key is lost, and waits behind the curtain for one out of reach', async () => {
    const [browser, sealer] = [createBrowser(), createSealer(memoryKeys())];
    const { store } = await begin(browser, sealer);
    await give(store, { kind: 'go' }, TRENCH);
    store.stop();
    const silent: Sealer = { ...sealer, open: () => Promise.reject(new KeyOutOfReach('silent')) };
    const waiting = await reopen(browser, silent);
    expect(waiting.state.getState()).toMatchObject({ curtain: true, sealing: 'key' });
    expect(battleShown(waiting.state.getState())).toBe(null);
    expect(waiting.give({ kind: 'end' }).ok).toBe(false);
    waiting.stop();
    const lost = await reopen(browser, createSealer(memoryKeys()));
    expect(lost.state.getState()).toMatchObject({ curtain: false, lostSeals: ['red', 'blue'] });
    expect(battleOf(wholeOf(gameIn(lost)))).toMatchObject({
      phase: 'guns',
      kriegspiel: { works: [] },
    });
    await give(lost, { kind: 'end' });
  });

  test('6.4 takes no order that it cannot seal', async () => {
    const [browser, sealer] = [createBrowser(), createSealer(memoryKeys())];
    let out = false;
    const { store } = await begin(browser, {
      ...sealer,
      seal: (text) => (out ? Promise.reject(new KeyOutOfReach('silent')) : sealer.seal(text)),
    });
    await give(store, { kind: 'go' });
    const before = gameIn(store);
    out = true;
    expect(store.give(TRENCH).ok).toBe(true);
    expect(store.give({ kind: 'end' }).ok).toBe(false);
    await idle(store);
    expect(store.state.getState()).toMatchObject({ game: before, sealing: 'key' });
    out = false;
    await give(store, TRENCH);
    expect(store.state.getState().sealing).toBe('none');
  });

  test('is in the library beside battles of Little Wars, and its record opens as the same', async () => {
    const { store } = await begin();
    await give(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
    const text = store.record()!;
    expect(text).toMatch(/\[Chapters /);
    const reading = store.openRecord(text);
    expect(reading).toMatchObject({ faults: [], game: { muster: SHAM_FIGHT.muster } });
    await idle(store);
    const all = await store.library.savedGames();
    expect(all.map(({ game }) => game?.muster)).toEqual([SHAM_FIGHT.muster, SHAM_FIGHT.muster]);
    const over = guarded({ ...foughtOut(), id: 'other' });
    store.openRead(over);
    await idle(store);
    store.nextBattle(300);
    expect(gameIn(store).id).toBe(store.state.getState().game?.id);
  });
});
