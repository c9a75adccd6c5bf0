import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { requestPause } from '../../../../src/shell/pauseRequests';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import type { Square } from '../../../../src/war/engine/vocabulary';
import { isDrawn } from '../../../../src/war/game/turnHistory';
import type { WarTimeControl } from '../../../../src/war/game/clocks';
import { readText, writeGameRecord } from '../../../../src/war/game/records';
import { readGame } from '../../../../src/war/game/save';
import { present } from '../../../../src/war/game/war';
import type { GameState, ClockEvent, WarClock } from '../../../../src/war/store/state';
import { writeGame } from '../../../../src/war/game/writing';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  saveWar,
  openTab,
  placement,
  prefer,
  square,
  warOf,
  type Browser,
} from '../fakes';

const TURN: WarTimeControl = { kind: 'turn', time: { N: 180_000, S: 180_000 }, increment: 0 };
const BANK: WarTimeControl = { kind: 'bank', time: { N: 60_000, S: 50_000 }, increment: 5_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leave?.();
  leave = null;
  vi.useRealTimers();
});

/** Leaves the war that was opened last. */
let leave: (() => void) | null = null;

interface Plan {
  readonly position?: string;
  readonly browser?: Browser;
  readonly rules?: typeof RULE_SETS.debord;
  readonly lot?: number;
  /** The act at the moment when the time is out. */
  readonly letGo?: (lands: boolean) => void;
}

/** A war to a clock, its first turn begun. */
function timed(control: WarTimeControl, plan: Plan = {}) {
  const { position = CLASSIC_POSITION, browser = createBrowser(), rules = RULE_SETS.debord } = plan;
  if (browser.entries.size === 0) saveWar(browser, position, { clock: control, rules });
  const tab = openTab({ browser, randomInt: (n) => (plan.lot ?? 0) % n });
  tab.store.resume();
  const lettings: boolean[] = [];
  const clock = tab.state().clock!;
  leave = tab.store.leaveGame;
  const events: ClockEvent[] = [];
  clock.listen((event) => {
    if (event.is !== 'beforeTime') events.push(event);
    else {
      lettings.push(event.lands);
      plan.letGo?.(event.lands);
    }
  });
  return { ...tab, clock, events, lettings };
}

/** Lets seconds go by. */
const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);
const left = (clock: WarClock) => ({ N: clock.left('N'), S: clock.left('S') });

describe('a time for each turn', () => {
  test('warns, counts the last ten seconds, and ends the turn as it stands', () => {
    const { store, events, clock, lettings } = timed(TURN);
    store.table.press(square('H9'));
    store.table.press(square('I9'));
    pass(59);
    expect(events).toEqual([]);
    pass(1);
    expect(events).toEqual([{ is: 'warning', side: 'N', left: 120_000 }]);
    pass(119.5);
    expect(events.filter(({ is }) => is === 'warning')).toHaveLength(3);
    expect(events.filter(({ is }) => is === 'second')).toHaveLength(10);
    expect(present(warOf(store)).turn).toBe(1);
    pass(0.5);
    expect(events.at(-1)).toEqual({ is: 'out', side: 'N', lot: null });
    expect(lettings).toEqual([true]);
    expect(present(warOf(store)).turn).toBe(2);
    expect(warOf(store).actions.map(({ type }) => type)).toEqual(['move', 'endTurn']);
    expect(warOf(store).times).toMatchObject({ turns: [0], lots: [] });
    expect(left(clock)).toEqual({ N: 0, S: 180_000 });
  });

  test('a drag that lands at that moment is the last move; a sum that is shown is no order', () => {
    const move = { type: 'move', from: square('H9'), to: square('I9') } as const;
    const { store } = timed(TURN, { letGo: (lands) => lands && store.table.order(move, null) });
    pass(180);
    expect(warOf(store).actions).toEqual([move, { type: 'endTurn' }]);
    expect(warOf(store).times!.turns).toEqual([0]);
  });

  test('an attack that is only shown is not executed', () => {
    const position = `${placement({ J14: 'I', J13: 'I', K14: 'i', D3: 'R', O23: 'r' })} N B15,D8,T3,T23 - 1`;
    const { store, state } = timed(TURN, { position });
    store.table.press(square('K14'));
    expect(state().aim).toBe(square('K14'));
    pass(180);
    expect(warOf(store).actions).toEqual([{ type: 'endTurn' }]);
    expect(state().aim).toBeNull();
  });

  test.each([0, 1, 2])('a due retreat is drawn by lot among the legal ones: %i', (lot) => {
    const position = `${placement({ J14: 'I', I13: 'I', K20: 'i', D3: 'R', O23: 'r' })} N B15,D8,T3,T23 J14 1`;
    const { store, events } = timed(TURN, { position, lot });
    const goals = present(warOf(store));
    pass(180);
    const [retreat, end] = warOf(store).actions;
    expect(retreat).toMatchObject({ type: 'move', from: square('J14') });
    expect(end).toEqual({ type: 'endTurn' });
    expect(events.at(-1)).toEqual({ is: 'out', side: 'N', lot: retreat });
    expect(warOf(store).times).toMatchObject({ turns: [0], lots: [1] });
    expect(goals.turn).toBe(1);
    // The war knows which step of that turn it was.
    expect([0, 1, 2].map((i) => isDrawn(warOf(store), i))).toEqual([true, false, false]);
    retreats.add((retreat as { to: Square }).to);
  });
  const retreats = new Set<Square>();
  test('and the lot decides which', () => expect(retreats.size).toBe(3));

  test('a due advance is drawn by lot too', () => {
    const units = { K13: 'I', K15: 'I', J14: 'I', L14: 'I', K14: 'r', D3: 'R', O20: 'i' };
    const { store, events } = timed(TURN, {
      position: `${placement(units)} N B15,D8,T3,T23 - 1`,
      rules: { ...RULE_SETS.debord, victorMustAdvance: true },
      lot: 1,
    });
    store.table.attack(square('K14'));
    expect(present(warOf(store)).advance).not.toBeNull();
    pass(180);
    const { actions, times } = warOf(store);
    expect(actions.map(({ type }) => type)).toEqual(['attack', 'advance']);
    expect(times).toMatchObject({ turns: [0], lots: [1] });
    expect(events.at(-1)).toMatchObject({ is: 'out', lot: { type: 'advance', to: square('K14') } });
    expect(present(warOf(store)).turn).toBe(2);
    expect([0, 1].map((i) => isDrawn(warOf(store), i))).toEqual([false, true]);
  });

  test('a player who looks at the past is brought back to the present', () => {
    const { store, state } = timed(TURN);
    store.table.press(square('H9'));
    store.table.press(square('I9'));
    store.past.show(0);
    expect(state().review).toBe(0);
    pass(180);
    expect(state().review).toBeNull();
    expect(present(warOf(store)).turn).toBe(2);
  });

  test('a timer that fires late takes no more than the time left, and the next turn has all its time', () => {
    const { store, clock } = timed(TURN);
    vi.setSystemTime(0);
    const now = performance.now();
    // As in a hidden page, whose timers are delayed.
    vi.spyOn(performance, 'now').mockImplementation(() => now + 400_000);
    vi.advanceTimersToNextTimer();
    expect(present(warOf(store)).turn).toBe(2);
    expect(clock.left('S')).toBe(180_000);
    vi.restoreAllMocks();
  });
});

describe('a chess clock', () => {
  test('is a time for the war with an increment, and undo gives no time back', () => {
    const { store, clock } = timed(BANK);
    pass(10);
    store.table.press(square('H9'));
    store.table.press(square('I9'));
    pass(5);
    store.table.undo();
    expect(clock.left('N')).toBe(45_000);
    store.table.endTurn();
    expect(left(clock)).toEqual({ N: 50_000, S: 50_000 });
    pass(20);
    expect(left(clock)).toEqual({ N: 50_000, S: 30_000 });
    store.table.endTurn();
    expect(warOf(store).times).toMatchObject({
      left: { N: 50_000, S: 35_000 },
      turns: [50_000, 35_000],
    });
  });

  test('whose time ends is lost: a surrender by the rules, reported as loss on time', () => {
    const { store, state, events, lettings } = timed(BANK);
    store.table.endTurn();
    pass(50);
    expect(events.at(-1)).toEqual({ is: 'lost', side: 'S' });
    expect(lettings).toEqual([false]);
    expect(present(warOf(store)).over).toEqual({ winner: 'N', by: 'surrender', onTime: true });
    expect(state().clock!.now.side).toBeNull();
    expect(warOf(store).times).toMatchObject({ turns: [65_000, 0], forfeit: true });
    const record = writeGameRecord(gameOf(store))!;
    expect(record).toContain('[Termination "time forfeit"]');
    expect(record).toContain('[TimeControl "N 60+5, S 50+5"]');
    expect(record).toContain('1. . {[%clk 0:01:05]}\n2. resign {[%clk 0:00:00]}');
    const { found, faults } = readText(record);
    expect(faults).toEqual([]);
    expect(present(found!.war).over).toEqual({ winner: 'N', by: 'surrender', onTime: true });
    // The save says the same.
    const saved = readGame(writeGame(gameOf(store)));
    expect(saved).toEqual({ game: gameOf(store), faults: [] });
  });

  test('a surrender by the player is no loss on time', () => {
    const { store } = timed(BANK);
    pass(10);
    store.table.surrender();
    expect(present(warOf(store)).over).toEqual({ winner: 'S', by: 'surrender' });
    expect(writeGameRecord(gameOf(store))).toContain('[Termination "surrender"]');
  });

  test('a turn taken back has the time again with which it began', () => {
    const { store, clock } = timed(BANK);
    pass(10);
    store.table.endTurn();
    pass(20);
    store.table.endTurn();
    pass(7);
    store.past.takeBackTurn();
    expect(left(clock)).toEqual({ N: 55_000, S: 50_000 });
    expect(warOf(store).times!.turns).toEqual([55_000]);
    // It waits until the player resumes.
    pass(30);
    expect(left(clock)).toEqual({ N: 55_000, S: 50_000 });
    clock.goOn();
    pass(30);
    expect(clock.left('S')).toBe(20_000);
  });
});

describe('it stops', () => {
  test.each([
    [
      'behind the card between two turns',
      (tab: ReturnType<typeof timed>) => {
        prefer(tab.store, { handOver: true });
        tab.store.table.endTurn();
        return () => tab.store.raiseCurtain();
      },
    ],
    ['while a dialog for both is open', () => requestPause()],
    [
      'when it is bidden to',
      (tab: ReturnType<typeof timed>) => {
        tab.clock.pause('asked');
        return tab.clock.goOn;
      },
    ],
    [
      'out of sight',
      (tab: ReturnType<typeof timed>) => {
        tab.clock.pause('hidden');
        return tab.clock.goOn;
      },
    ],
  ])('%s', (_, stop) => {
    const tab = timed(BANK);
    pass(5);
    const release = stop(tab);
    const before = left(tab.clock);
    pass(500);
    expect(left(tab.clock)).toEqual(before);
    release();
    pass(5);
    expect(left(tab.clock)).not.toEqual(before);
    expect(present(warOf(tab.store)).over).toBeNull();
  });

  test('while another tab has continued the war', () => {
    const browser = createBrowser();
    const tab = timed(BANK, { browser });
    pass(5);
    const other = openTab({ browser, prefix: 'other' });
    other.store.resume();
    other.store.table.endTurn();
    expect(tab.state().save.is).toBe('elsewhere');
    const before = left(tab.clock);
    const { length } = browser.updates;
    pass(100);
    expect(left(tab.clock)).toEqual(before);
    expect(browser.updates).toHaveLength(length);
  });

  test('that runs in another tab causes no question, and gives no time back', () => {
    const browser = createBrowser();
    const tab = timed(BANK, { browser });
    const other = openTab({ browser, prefix: 'other' });
    other.store.resume();
    pass(21);
    expect(other.state()).toMatchObject({
      save: { is: 'saved' },
      clock: { now: { stops: ['loaded'] } },
    });
    expect(left(other.state().clock!)).toEqual({ N: 40_000, S: 50_000 });
    // Nor if both run and save.
    other.state().clock!.goOn();
    pass(20);
    expect([tab.state().save.is, other.state().save.is]).toEqual(['saved', 'saved']);
    expect(left(other.state().clock!)).toEqual({ N: 19_000, S: 50_000 });
    // An order is reported.
    other.store.table.endTurn();
    pass(10);
    expect([tab.state().save.is, other.state().save.is]).toEqual(['elsewhere', 'saved']);
    expect(warOf(other.store).times!.turns).toEqual([24_000]);
    other.store.leaveGame();
  });

  test('leaving the board does not overwrite a move made meanwhile either', () => {
    const browser = createBrowser();
    const tab = timed(BANK, { browser });
    const other = openTab({ browser, prefix: 'other' });
    other.store.resume();
    browser.notices = false;
    other.store.table.press(square('H9'));
    other.store.table.press(square('I9'));
    const moved = browser.saved();
    expect(readGame(moved!).game!.stage).toMatchObject({ war: { actions: [{ type: 'move' }] } });
    pass(1);
    tab.store.leaveGame();
    expect(browser.saved()).toBe(moved);
    other.store.leaveGame();
  });

  test('which continues in either tab with the time left when it stopped, not at its last order', async () => {
    const browser = createBrowser();
    const tab = timed(BANK, { browser });
    tab.store.table.press(square('H9'));
    tab.store.table.press(square('I9'));
    pass(7);
    const other = openTab({ browser, prefix: 'other' });
    other.store.resume();
    other.store.table.endTurn();
    expect(tab.state().save.is).toBe('elsewhere');
    pass(50);
    await tab.store.saves.chooseThisTab();
    expect(gameOf(tab.store).stage).toMatchObject({ war: { times: { left: { N: 53_000 } } } });
    const { game } = readGame(browser.entries.get('game-of-war/game')!);
    expect(game!.stage).toMatchObject({ war: { times: { left: { N: 53_000 } } } });
    // It waits until the player resumes.
    pass(9);
    expect(tab.clock.left('N')).toBe(53_000);
    tab.clock.goOn();
    pass(2);
    expect(tab.clock.left('N')).toBe(51_000);
  });

  test('and as a separate game continues with the time that was left', () => {
    const tab = timed(BANK);
    pass(7);
    const state = tab.store.state as StoreApi<GameState>;
    state.setState({ game: { ...gameOf(tab.store), id: 'own' } });
    expect(gameOf(tab.store)).toMatchObject({
      id: 'own',
      stage: { war: { times: { left: { N: 53_000 } } } },
    });
  });
});

describe('the time left is saved', () => {
  test('every few seconds of running time, and a reloaded page continues with it, once the player resumes', () => {
    const browser = createBrowser();
    const first = timed(BANK, { browser });
    pass(21);
    // The page crashes: nothing more is executed or written.
    first.stop();
    vi.clearAllTimers();
    const again = timed(BANK, { browser });
    expect(again.clock.left('N')).toBeGreaterThanOrEqual(39_000);
    expect(again.clock.left('N')).toBeLessThan(44_000);
    const before = left(again.clock);
    pass(100);
    expect(left(again.clock)).toEqual(before);
    again.clock.goOn();
    pass(3);
    expect(again.clock.left('N')).toBe(before.N - 3_000);
  });

  test('with each order, and no more often than in a game without a clock', () => {
    const browser = createBrowser();
    const { store } = timed(TURN, { browser });
    pass(3);
    store.table.press(square('H9'));
    store.table.press(square('I9'));
    const { game } = readGame(browser.entries.get('game-of-war/game')!);
    expect(game!.stage).toMatchObject({ war: { times: { left: { N: 177_000 } } } });
    const strict = browser.updates.filter((update) => update.strict).length;
    pass(60);
    expect(browser.updates.filter((update) => update.strict)).toHaveLength(strict);
    store.table.endTurn();
    expect(browser.updates.filter((update) => update.strict)).toHaveLength(strict + 1);
  });

  test('of two states with the same orders the one with less time left is loaded', () => {
    const browser = createBrowser();
    const { store, clock, stop } = timed(BANK, { browser });
    pass(2);
    // Local storage is written at once, the database has what it was given before.
    const entry = [...browser.games.entries()];
    pass(20);
    clock.save();
    for (const [id, old] of entry) browser.games.set(id, old);
    store.leaveGame();
    stop();
    for (const [id, old] of entry) browser.games.set(id, old);
    expect(gameOf(store).clock).toEqual(BANK);
    const again = timed(BANK, { browser });
    expect(again.clock.left('N')).toBe(38_000);
  });

  test('without a clock nothing is written, and nothing runs', () => {
    const browser = createBrowser();
    saveWar(browser, CLASSIC_POSITION);
    const tab = openTab({ browser });
    tab.store.resume();
    const timers = vi.getTimerCount();
    const { length } = browser.updates;
    expect(tab.state().clock).toBeNull();
    expect(vi.getTimerCount()).toBe(timers);
    pass(60);
    expect(browser.updates).toHaveLength(length);
    tab.store.table.endTurn();
    expect(warOf(tab.store).times).toBeUndefined();
    expect(browser.entries.get('game-of-war/game')).not.toMatch(/clock|times/);
  });
});

test('a damaged clock is reported, and the game is the same without it', () => {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION, { clock: BANK });
  const save = JSON.parse(browser.entries.get('game-of-war/game')!) as {
    game: { clock: { time: { N: unknown } }; stage: { times?: unknown } };
  };
  save.game.clock.time.N = 'much';
  save.game.stage.times = { left: null };
  const { game, faults } = readGame(JSON.stringify(save));
  expect(faults).toMatchObject([
    { code: 'shape', path: 'stage.times.left' },
    { code: 'shape', path: 'clock.time.N' },
  ]);
  expect(game!.clock).toBeUndefined();
  expect(game!.stage).toMatchObject({ name: 'war' });
});
