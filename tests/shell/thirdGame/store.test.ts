import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAME } from '../../../src/shell/route';
import { createBrowser, numberSealer, type Browser } from '../../support/browser';
import { positionOf } from './game/game';
import { writeRecord } from './game/record';
import { SAVES } from './game/saves';
import type { Order } from './game/rules';
import { give, openRecord, openTab, PLAYED, setOut } from './tab';

const step = (from: number, to: number): Order => ({ kind: 'step', from, to });
const END: Order = { kind: 'end' };
type Tab = Awaited<ReturnType<typeof openTab>>;

const ordersOf = ({ state }: Tab): readonly Order[] => {
  const stage = state().game?.stage;
  return stage?.name === 'play' ? stage.orders : [];
};
const savedOrders = (browser: Browser): number =>
  /"record":"[^}]*?\\n\\n(.*?)\\n"/.exec(browser.saved() ?? '')?.[1]?.split(/ |\\n/).length ?? 0;

/** Everything that a browser has stored and a page has as its state, as one text. */
const everything = ({ browser, state }: Tab): string =>
  JSON.stringify([[...browser.entries], [...browser.games], browser.writes, state()]);

describe('hidden setting out', () => {
  /** West's setting out as saves write it. */
  const SECRET = /\[1,2,4\]|1 2 4/;

  test('leaves nothing in clear, in storage or in the page, until both sides are shown', async () => {
    const tab = await openTab();
    const { store, state } = tab;
    store.begin(0);
    expect(state()).toMatchObject({ curtain: true, screen: 'game' });
    expect(store.place(1)).toBeNull();
    await store.raiseCurtain();
    await store.seal();
    expect(state().curtain).toBe(false);
    for (const square of [1, 2, 5, 4]) store.place(square);
    await expect.poll(() => tab.browser.saved()).toMatch(SECRET);
    expect(JSON.stringify([...tab.browser.entries])).not.toMatch(SECRET);
    await store.seal();
    expect(state()).toMatchObject({
      curtain: true,
      handOvers: 1,
      game: { stage: { side: 'east' } },
    });
    expect(everything(tab)).not.toMatch(SECRET);
    await setOut(store, 'east');
    expect(everything(tab)).not.toMatch(/\[10,8,7\]|10 8 7/);
    await store.raiseCurtain();
    expect(state()).toMatchObject({ curtain: false, game: { stage: { name: 'play' } } });
    expect(positionOf(state().game!)?.stones.get(4)).toBe('west');
  });

  test('is not handed over if it cannot be saved', async () => {
    const { store, state, browser } = await openTab();
    store.begin(0);
    await store.raiseCurtain();
    for (const square of [1, 2, 4]) store.place(square);
    browser.archiveTrouble = 'disk';
    await store.seal();
    expect(state()).toMatchObject({ sealing: 'disk', game: { stage: { side: 'west' } } });
  });

  test('is repeated by a side whose seal is broken', async () => {
    const sealer = numberSealer();
    const { store, state } = await openTab({ sealer });
    store.begin(0);
    await setOut(store, 'west');
    await setOut(store, 'east');
    sealer.forget('seal 1');
    await store.raiseCurtain();
    expect(state()).toMatchObject({
      curtain: true,
      lostSeals: ['west'],
      game: { stage: { side: 'west', camps: { east: { state: 'sealed' } } } },
    });
  });
});

describe('saving', () => {
  test('follows each order, and a reloaded page continues the game', async () => {
    const browser = createBrowser();
    const tab = await openTab({ browser });
    openRecord(tab.store);
    await expect.poll(() => savedOrders(browser)).toBe(3);
    give(tab.store, step(7, 5));
    await expect.poll(() => savedOrders(browser)).toBe(4);
    tab.store.stop();
    const again = await openTab({ browser });
    expect(again.state().game).toEqual(tab.state().game);
    expect(again.state().screen).toBe('headquarters');
    // What was ordered in this turn can still be taken back.
    again.store.undo();
    expect(ordersOf(again)).toHaveLength(3);
    again.store.undo();
    expect(ordersOf(again)).toHaveLength(3);
  });

  test('loads the good part of a damaged save, quarantines its text, and deletes that on request', async () => {
    const browser = createBrowser();
    const text = SAVES.write({ ...(await played()), id: 'a' });
    browser.entries.set(SAVES.key, text.replace('5-6', '5-9'));
    const { state, store } = await openTab({ browser });
    expect(state()).toMatchObject({
      game: { stage: { orders: [step(4, 5)] } },
      damaged: [{ recovered: true, faults: [{ code: 'refused' }] }],
    });
    store.navigation.follow(GAME);
    expect(state().screen).toBe('headquarters');
    store.resume();
    give(store, step(5, 6));
    await expect.poll(() => browser.entries.get(SAVES.key)).toContain('5-6');
    expect(browser.entries.get(SAVES.damagedKey)).toContain('5-9');
    store.saves.discardDamaged(state().damaged[0]!.text);
    expect(browser.entries.has(SAVES.damagedKey)).toBe(false);
  });

  test("never overwrites a newer version's text", async () => {
    const browser = createBrowser();
    const newer = SAVES.write({ ...(await played()), id: 'a' }).replace(
      '"version":1',
      '"version":2',
    );
    browser.entries.set(SAVES.key, newer);
    const { state, store } = await openTab({ browser });
    expect(state()).toMatchObject({ game: null, damaged: [{ faults: [{ code: 'newer' }] }] });
    openRecord(store);
    await expect.poll(() => state().save).toHaveProperty('library', 'saved');
    expect(browser.entries.get(SAVES.key)).toBe(newer);
  });

  const played = async () => {
    const { store, state } = await openTab();
    openRecord(store);
    return state().game!;
  };
});

describe('two tabs', () => {
  test('the waiting tab follows, and a tab with orders of its own is asked', async () => {
    const browser = createBrowser();
    const [one, two] = [await openTab({ browser }), await openTab({ browser })];
    openRecord(one.store);
    await expect.poll(() => ordersOf(two)).toHaveLength(3);
    two.store.resume();
    give(two.store, step(7, 5));
    await expect.poll(() => one.state().save.is).toBe('elsewhere');
    expect(one.store.give(step(8, 7)).ok).toBe(false);
    await one.store.saves.followOtherTab();
    expect(ordersOf(one)).toHaveLength(4);
    give(one.store, END);
    await expect.poll(() => two.state().save.is).toBe('elsewhere');
    await two.store.saves.chooseThisTab();
    // This tab's goes on as a game of its own, and neither is lost.
    expect(two.state().game?.id).not.toBe(one.state().game?.id);
    await expect.poll(async () => (await one.store.games.savedGames()).length).toBe(2);
  });

  test('a setting out in one tab is discarded if the other has sealed it', async () => {
    const browser = createBrowser();
    const sealer = numberSealer();
    const one = await openTab({ browser, sealer });
    one.store.begin(0);
    await expect.poll(() => one.state().save).toHaveProperty('library', 'saved');
    const two = await openTab({ browser, sealer });
    two.store.resume();
    await two.store.raiseCurtain();
    await setOut(one.store, 'west');
    await expect.poll(() => two.state().save).toMatchObject({ is: 'elsewhere', overtaken: true });
    await two.store.raiseCurtain();
    await two.store.saves.chooseThisTab();
    expect(two.state()).toMatchObject({ save: { is: 'elsewhere', overtaken: true } });
    await two.store.saves.followOtherTab();
    expect(two.state()).toMatchObject({ curtain: true, game: { stage: { side: 'east' } } });
  });
});

test('steps of a turn are undone and redone, and the end of a turn is not', async () => {
  const tab = await openTab();
  const { store, state } = tab;
  openRecord(store);
  expect(state()).toMatchObject({ mayUndo: false, mayRedo: false });
  give(store, step(7, 5), step(5, 4));
  store.undo();
  expect(state()).toMatchObject({ mayUndo: true, mayRedo: true });
  store.undo();
  expect(ordersOf(tab)).toHaveLength(3);
  store.redo();
  expect(ordersOf(tab).at(-1)).toEqual(step(7, 5));
  give(store, END);
  expect(state()).toMatchObject({ mayUndo: false, mayRedo: false });
  store.undo();
  expect(ordersOf(tab).at(-1)).toEqual(END);
});

describe('the clock', () => {
  afterEach(() => void vi.useRealTimers());
  const clockTab = async (browser = createBrowser()) => {
    const tab = await openTab({ browser, ticks: () => performance.now() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    return tab;
  };
  const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1_000);
  const timed = PLAYED.replace('[Time "0"]', '[Time "40"]');

  test('ends the turn of a side whose time is out, and announces it', async () => {
    const tab = await clockTab();
    const events: string[] = [];
    tab.store.clock.listen(({ is }) => events.push(is));
    openRecord(tab.store, timed);
    pass(20);
    expect(tab.store.clock.left('east')).toBe(20_000);
    expect(events).toEqual(['warning']);
    pass(20);
    expect(ordersOf(tab).at(-1)).toEqual({ kind: 'time' });
    expect(tab.state()).toMatchObject({ clock: { side: 'west' }, game: { left: 40_000 } });
    expect(events.at(-1)).toBe('time');
    expect(writeRecord(tab.state().game!)).toContain('end\ntime');
    tab.store.stop();
  });

  test('stops away from the board, and after loading until the player resumes', async () => {
    const browser = createBrowser();
    const tab = await clockTab(browser);
    openRecord(tab.store, timed);
    pass(10);
    give(tab.store, step(7, 5));
    tab.store.leave();
    pass(100);
    expect(tab.store.clock.left('east')).toBe(30_000);
    tab.store.stop();
    vi.useRealTimers();
    await expect.poll(() => savedOrders(browser)).toBe(4);
    const again = await clockTab(browser);
    again.store.resume();
    pass(100);
    expect(again.store.clock.left('east')).toBe(30_000);
    again.store.clock.goOn();
    pass(5);
    expect(again.store.clock.left('east')).toBe(25_000);
    again.store.stop();
  });
});
