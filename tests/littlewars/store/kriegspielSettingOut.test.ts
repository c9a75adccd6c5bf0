import { beforeAll, describe, expect, test } from 'vitest';
import { KRIEGSPIEL_COUNTRIES } from '../../../src/littlewars/battles/kriegspielCountries';
import { arrangedSide, frontOfSide } from '../../../src/littlewars/battles/kriegspielArrangement';
import { readyKriegspiel } from '../../../src/littlewars/battles/readyKriegspiel';
import type { Side } from '../../../src/littlewars/engine/types';
import { firstStage } from '../../../src/littlewars/game/game';
import { fetchKriegspiel } from '../../../src/littlewars/game/kinds';
import { guarded } from '../../../src/littlewars/game/kriegspiel/sealedGame';
import type { KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { BATTLE_SAVES, GAME_KEY } from '../../../src/littlewars/store/saves';
import { battleShown } from '../../../src/littlewars/store/state';
import type { BattleStore } from '../../../src/littlewars/store/store';
import { readAtStart } from '../../../src/shell/persistence/reading';
import type { Sealer } from '../../../src/shell/seal';
import { createBrowser, numberSealer, openTab, type Browser } from './fakes';
import { SHAM_FIGHT } from '../game/kriegspiel/games';

beforeAll(fetchKriegspiel);

const { muster } = readyKriegspiel('downs');

const stateOf = (store: BattleStore) => {
  const state = store.state.getState();
  return { ...state, battle: battleShown(state) };
};

/** A brigade a side on the Downs that is about to be set out. */
function begin(browser: Browser = createBrowser(), sealer: Sealer = numberSealer()) {
  const tab = openTab({ browser, sealer });
  const rules = { ...muster.rules, curtain: true };
  const stage = firstStage({ ...muster, rules });
  tab.store.openRead(guarded({ ...SHAM_FIGHT, muster: { ...muster, rules }, stage }));
  return { store: tab.store, state: () => stateOf(tab.store) };
}

const shown = (store: BattleStore): KriegspielBattle => {
  const battle = battleShown(store.state.getState());
  if (battle === null) throw new Error('nothing is shown');
  return battle as KriegspielBattle;
};

/** Sets a side out by the program, after one body that is set out by hand at this place of the line. */
async function setOut(store: BattleStore, side: Side, x: number): Promise<void> {
  await store.raiseCurtain();
  const letter = side === 'red' ? 'R' : 'B';
  const by: KriegspielOrder = {
    kind: 'placeBody',
    men: Array.from({ length: 7 }, (_, i) => `${letter}${i + 1}`),
    formation: 'fours',
    at: { x, y: side === 'red' ? 40 : KRIEGSPIEL_COUNTRIES.downs.depth - 40 },
    front: frontOfSide(side),
  };
  expect(store.setOut(by)).toMatchObject({ ok: true });
  const { orders, noRoom } = arrangedSide(shown(store), side);
  expect(noRoom).toEqual([]);
  expect(store.setOutEach(orders)).toEqual([]);
  await store.seal();
}

const everything = (browser: Browser, store: BattleStore): string =>
  JSON.stringify([
    [...browser.entries],
    [...browser.games],
    store.state.getState(),
    battleShown(store.state.getState()),
    store.record(),
  ]);
/** Red's column, as the game, the record and a save write it. */
const SECRET = /1234/;

/** Opens the stored games of a browser in another tab, as a page does. */
async function reopen(browser: Browser, sealer: Sealer) {
  const { storage } = browser.tab();
  const found = () => Promise.resolve({ lookup: browser.lookup(GAME_KEY) });
  const { readings } = await readAtStart(BATTLE_SAVES, found, storage, () => undefined);
  return openTab({ browser, sealer, ...(readings && { readings }) });
}

describe('littlewars.md 2.3: bodies set out behind the curtain', () => {
  test('each side sees its own alone, and both stand once both are sealed', async () => {
    const { store, state } = begin();
    expect(state()).toMatchObject({ curtain: true, battle: null });
    await setOut(store, 'red', 1_234);
    expect(state()).toMatchObject({
      curtain: true,
      handOvers: 1,
      mayUndo: false,
      game: { stage: { side: 'blue', camps: { red: { state: 'sealed' } } } },
    });
    await store.raiseCurtain();
    expect(shown(store).placed).toEqual([]);
    expect(shown(store).kriegspiel.bodies).toEqual([]);
    await setOut(store, 'blue', 2_000);
    expect(state()).toMatchObject({ curtain: true, game: { stage: { side: null } } });
    await store.raiseCurtain();
    expect(state()).toMatchObject({ curtain: false, game: { stage: { name: 'battle' } } });
    const battle = shown(store);
    expect(battle).toMatchObject({ phase: 'interval', moves: 0 });
    expect(battle.kriegspiel.bodies.map(({ id, side }) => `${id} ${side}`)).toEqual([
      ...['A red', 'B red', 'C red', 'D red', 'E red', 'F red', 'G red'],
      ...['H blue', 'I blue', 'J blue', 'K blue', 'L blue', 'M blue', 'N blue'],
    ]);
    expect(store.give({ kind: 'go' })).toMatchObject({ ok: true });
  });

  test('nothing sealed is in storage, in the page, or in a record', async () => {
    const browser = createBrowser();
    const { store } = begin(browser);
    await setOut(store, 'red', 1_234);
    expect(everything(browser, store)).not.toMatch(SECRET);
    await store.raiseCurtain();
    expect(everything(browser, store)).not.toMatch(SECRET);
    expect([...browser.games.values()]).toHaveLength(1);
  });

  test('a reload loses nothing; a broken seal is set out again', async () => {
    const browser = createBrowser();
    const sealer = numberSealer();
    const { store } = begin(browser, sealer);
    await setOut(store, 'red', 1_234);
    const { store: next } = await reopen(browser, sealer);
    next.resume();
    await setOut(next, 'blue', 2_000);
    await next.raiseCurtain();
    expect(shown(next).men.find(({ id }) => id === 'R1')?.y).toBe(40);
    expect(stateOf(next)).toMatchObject({ lostSeals: [], game: { stage: { name: 'battle' } } });
    const broken = begin(createBrowser(), { ...sealer, open: () => Promise.reject(new Error()) });
    await setOut(broken.store, 'red', 1_234);
    await setOut(broken.store, 'blue', 2_000);
    await broken.store.raiseCurtain();
    expect(broken.state()).toMatchObject({
      lostSeals: ['red', 'blue'],
      game: { stage: { side: 'red' } },
    });
  });

  test('a side with men left may not seal; placements are undone step by step', async () => {
    const { store, state } = begin();
    await store.raiseCurtain();
    await store.seal();
    expect(state().curtain).toBe(false);
    const waggon = {
      kind: 'placeWaggon',
      waggon: 'W1',
      at: { x: 1_000, y: 32 },
      bearing: 0,
    } as const;
    expect(store.setOut(waggon)).toMatchObject({ ok: true });
    expect(store.setOut({ kind: 'takeUp', what: 'W1' })).toMatchObject({ ok: true });
    expect(shown(store).placed).toEqual([]);
    store.undo();
    expect(shown(store).placed).toEqual(['W1']);
    expect(store.setOut({ kind: 'go' })).toMatchObject({ ok: false });
  });
});
