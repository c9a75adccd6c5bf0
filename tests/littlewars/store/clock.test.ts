import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPause } from '../../../src/shell/pauseRequests';
import type { ClockEvent, NewBattleOptions } from '../../../src/littlewars/store/state';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { timeOfMove } from '../../../src/littlewars/game/timing';
import { SKIRMISH } from '../game/skirmish';
import { battleIn, createBrowser, FARM, openTab, order, type Browser } from './fakes';

const MINUTE = 60_000;
const SECOND = 1_000;
const now = (): number => performance.now();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function timed(options: Partial<NewBattleOptions> = {}, browser: Browser = createBrowser()) {
  const tab = openTab({ browser, ticks: now });
  tab.store.begin({ ...FARM, time: { kind: 'minutes', minutes: 3 }, ...options });
  const events: ClockEvent[] = [];
  tab.store.clock.listen((event) => void events.push(event));
  return { ...tab, events };
}

describe('3.1 the clock', () => {
  test('a minute for each thirty men and one for each gun, rounded up, as they are at “Go”', () => {
    const battle = battleOf(SKIRMISH)!;
    const standard = { time: { kind: 'standard' } } as const;
    expect(timeOfMove(standard, battle)).toBe(2 * MINUTE);
    const fallen = battle.men.map((man) => ({ ...man, state: 'dead' as const }));
    expect(timeOfMove(standard, { ...battle, men: fallen })).toBe(MINUTE);
    expect(timeOfMove({ time: { kind: 'minutes', minutes: 9 } }, battle)).toBe(9 * MINUTE);
    expect(timeOfMove({ time: { kind: 'none' } }, battle)).toBe(null);
  });

  test('starts at “Go”, warns, counts the last seconds, and ends the move at “Time”', () => {
    const { store, state, events } = timed();
    expect(state().clock).toBe(null);
    vi.advanceTimersByTime(10 * MINUTE);
    order(store, { kind: 'go' });
    expect(store.clock.left()).toBe(3 * MINUTE);
    vi.advanceTimersByTime(3 * MINUTE - 11 * SECOND);
    expect(events).toEqual(
      [120, 60, 30].map((seconds) => ({ is: 'warning', side: 'red', left: seconds * SECOND })),
    );
    events.length = 0;
    order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 60 } });
    vi.advanceTimersByTime(11 * SECOND);
    expect(events.filter(({ is }) => is === 'second')).toHaveLength(10);
    expect(events.slice(-2)).toEqual([
      { is: 'beforeTime', side: 'red' },
      { is: 'time', side: 'red' },
    ]);
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'blue' });
    expect(state().mayUndo).toBe(false);
  });

  test('an interval of five minutes at most, whose end is the next “Go”; none if none is agreed', () => {
    const { store, events } = timed();
    order(store, { kind: 'go' }, { kind: 'end' });
    expect(store.clock.left()).toBe(5 * MINUTE);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(events.at(-1)).toEqual({ is: 'go', side: 'blue' });
    expect(battleIn(store)).toMatchObject({ phase: 'guns', mover: 'blue' });
    expect(store.clock.left()).toBe(3 * MINUTE);
    const none = timed({ rules: { ...FARM.rules, interval: 0 } });
    order(none.store, { kind: 'go' }, { kind: 'end' });
    vi.advanceTimersByTime(1);
    expect(battleIn(none.store)).toMatchObject({ phase: 'guns', mover: 'blue' });
  });

  test('undoing and moving again gains no time', () => {
    const { store } = timed();
    order(store, { kind: 'go' });
    vi.advanceTimersByTime(MINUTE);
    order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 60 } });
    vi.advanceTimersByTime(MINUTE);
    store.undo();
    expect(store.clock.left()).toBe(MINUTE);
  });

  test('stops under a dialog, away from the field and on request', () => {
    const { store, state } = timed();
    order(store, { kind: 'go' });
    const goOn = requestPause();
    vi.advanceTimersByTime(MINUTE);
    store.clock.goOn();
    vi.advanceTimersByTime(MINUTE);
    expect(store.clock.left()).toBe(3 * MINUTE);
    goOn();
    vi.advanceTimersByTime(MINUTE);
    store.leaveGame();
    vi.advanceTimersByTime(MINUTE);
    store.resume();
    store.clock.pause('interruption');
    vi.advanceTimersByTime(MINUTE);
    expect(store.clock.left()).toBe(2 * MINUTE);
    expect(state().clock?.stops).toEqual(['interruption']);
    store.clock.goOn();
    vi.advanceTimersByTime(MINUTE);
    expect(store.clock.left()).toBe(MINUTE);
  });

  test('the time left outlives the page, and runs again once the player resumes', () => {
    const { store, browser } = timed();
    order(store, { kind: 'go' });
    vi.advanceTimersByTime(61 * SECOND);
    store.stop();
    const again = openTab({ browser, ticks: now });
    expect(again.state().clock?.stops).toContain('loaded');
    const left = again.store.clock.left() ?? 0;
    expect(left).toBeGreaterThanOrEqual(119 * SECOND);
    expect(left).toBeLessThanOrEqual(123 * SECOND);
    again.store.resume();
    vi.advanceTimersByTime(MINUTE);
    expect(again.store.clock.left()).toBe(left);
    again.store.clock.goOn();
    vi.advanceTimersByTime(left);
    expect(again.state().battle?.phase).toBe('interval');
  });

  test('a tab that follows another has the time left there, and gains none by it', async () => {
    const { store, browser } = timed();
    order(store, { kind: 'go' });
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const other = openTab({ browser, ticks: now, prefix: 'other' });
    other.store.resume();
    expect(other.store.clock.left()).toBeGreaterThan(170 * SECOND);
    await vi.advanceTimersByTimeAsync(MINUTE);
    order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 60 } });
    expect(other.state().save.is).toBe('elsewhere');
    await other.store.saves.followOtherTab();
    expect(other.store.clock.left()).toBeLessThanOrEqual(119 * SECOND);
    expect(other.store.clock.left()).toBeGreaterThanOrEqual(store.clock.left() ?? Infinity);
    // Nor does a tab that continues with less time left than the other.
    store.stop();
    other.store.clock.goOn();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    order(other.store, { kind: 'march', man: 'R2', to: { x: 140, y: 60 } });
    expect(other.store.clock.left()).toBeLessThanOrEqual(89 * SECOND);
    other.store.stop();
  });

  test('that runs in another tab causes no question, and gives no time back', async () => {
    const { store, state, browser } = timed();
    order(store, { kind: 'go' });
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const other = openTab({ browser, ticks: now, prefix: 'other' });
    other.store.resume();
    const battle = other.state().game;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(other.state()).toMatchObject({ game: battle, save: { is: 'saved' } });
    expect(other.store.clock.left()).toBeLessThanOrEqual(119 * SECOND);
    expect(other.state().clock?.stops).toEqual(['loaded']);
    // Nor if both run and save.
    other.store.clock.goOn();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([state().save.is, other.state().save.is]).toEqual(['saved', 'saved']);
    expect(Math.abs((store.clock.left() ?? 0) - 55 * SECOND)).toBeLessThan(5 * SECOND);
    // An order is reported.
    order(other.store, { kind: 'march', man: 'R1', to: { x: 128, y: 60 } });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect([state().save.is, other.state().save.is]).toEqual(['elsewhere', 'saved']);
    other.store.stop();
  });

  test('no clock without one agreed', () => {
    const { store, state } = timed({ time: { kind: 'none' } });
    order(store, { kind: 'go' });
    expect(state().clock).toBe(null);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(battleIn(store).phase).toBe('guns');
  });
});
