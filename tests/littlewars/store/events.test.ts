import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/littlewars/store/state';
import type { BattleStore } from '../../../src/littlewars/store/store';
import { battleIn, FARM, openTab, order } from './fakes';

/** Returns the events of a store from now on, and the function that unsubscribes. */
function eventsOf({ onEvent }: BattleStore) {
  const events: BattleEvent[] = [];
  return { events, stop: onEvent((event) => void events.push(event)) };
}

const brief = (events: readonly BattleEvent[]): string[] =>
  events.map((event) => (event.is === 'order' ? event.order.kind : event.is));

function begun() {
  const tab = openTab();
  tab.store.begin(FARM);
  order(tab.store, { kind: 'go' });
  return tab;
}

test('an event is sent for each order, in order, with the states before and after, once the state has changed', () => {
  const { store } = openTab();
  store.begin(FARM);
  const { events } = eventsOf(store);
  const seen: unknown[] = [];
  store.onEvent(({ after }) => void seen.push(battleIn(store) === after));
  const start = battleIn(store);
  order(store, { kind: 'go' });
  const between = battleIn(store);
  order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 100 } });
  expect(brief(events)).toEqual(['go', 'march']);
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [start, between],
    [between, battleIn(store)],
  ]);
  expect(events.map(({ before }) => before)).toEqual([start, between]);
  expect(seen).toEqual([true, true]);
});

test('of the orders for a body each that is carried out is reported, in the order in which they were, and no other', () => {
  const { store } = begun();
  const { events } = eventsOf(store);
  // R2 moves to the place of R3, who comes later in the order.
  const refused = store.giveEach([
    { kind: 'march', man: 'R2', to: { x: 160, y: 48 } },
    { kind: 'march', man: 'R3', to: { x: 160, y: 90 } },
    { kind: 'march', man: 'R4', to: { x: 160, y: 900 } },
  ]);
  expect(refused).toHaveLength(1);
  expect(events.map((event) => event.is === 'order' && event.order)).toMatchObject([
    { man: 'R3' },
    { man: 'R2' },
  ]);
  expect(events[1]?.before).toBe(events[0]?.after);
});

test('none is sent for refused orders, remembered bodies or an empty undo, nor to an unsubscribed listener', () => {
  const { store } = begun();
  const { events, stop } = eventsOf(store);
  store.give({ kind: 'march', man: 'R1', to: { x: 1, y: 9_000 } });
  store.remember(['R1', 'R2']);
  store.undo();
  store.redo();
  expect(events).toEqual([]);
  stop();
  order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 100 } });
  expect(events).toEqual([]);
});

test('undo and redo are reported, and nothing of a battle that is begun or loaded', () => {
  const { store, browser } = begun();
  order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 100 } });
  const marched = battleIn(store);
  const { events } = eventsOf(store);
  store.undo();
  store.redo();
  expect(brief(events)).toEqual(['undo', 'redo']);
  expect(events[0]?.before).toBe(marched);
  store.leaveGame();
  store.resume();
  store.begin(FARM);
  expect(events).toHaveLength(2);
  const again = openTab({ browser });
  const { events: loaded } = eventsOf(again.store);
  again.store.resume();
  expect(loaded).toEqual([]);
});

test('the same battle continued by another tab is reported as loaded, its orders are not', async () => {
  const one = begun();
  const two = openTab({ browser: one.browser });
  two.store.resume();
  const { events } = eventsOf(one.store);
  order(two.store, { kind: 'march', man: 'R1', to: { x: 128, y: 100 } }, { kind: 'end' });
  await expect.poll(() => one.state().save.is).toBe('elsewhere');
  await one.store.saves.followOtherTab();
  expect(brief(events)).toEqual(['load']);
  expect(events[0]?.after).toMatchObject({ phase: 'interval', mover: 'blue' });
});
