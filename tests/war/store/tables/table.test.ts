import { expect, test, vi } from 'vitest';
import { present } from '../../../../src/war/game/war';
import {
  createLessonTable,
  learnerIn,
  warFrom,
} from '../../../../src/war/store/tables/lessonTable';
import type { Table } from '../../../../src/war/store/tables/table';
import { openTab, square, toWar, warOf } from '../fakes';

/** Every order that a table takes, given at once. */
function orderAll(table: Table): void {
  table.press(square('G8'));
  table.press(square('F9'));
  table.attack(square('K15'));
  table.undo();
  table.endTurn();
  table.agreeDraw();
  table.surrender();
}

const atWar = () => {
  const tab = openTab();
  toWar(tab.store);
  return tab;
};

test('an order in a lesson reaches only its own table, and the war of the page does not change', () => {
  const { store } = atWar();
  const before = store.state.getState();
  const war = warFrom(present(warOf(store)));
  const lesson = createLessonTable(war, learnerIn(war, false));
  lesson.press(square('G8'));
  expect(lesson.state.getState().choice).toEqual({
    of: 'unit',
    square: square('G8'),
    preview: null,
  });
  lesson.press(square('F9'));
  expect(lesson.state.getState().war?.actions).toHaveLength(1);
  lesson.surrender();
  expect(present(lesson.state.getState().war!).over?.by).toBe('surrender');
  expect(store.state.getState()).toBe(before);
  expect(store.table.state.getState().choice).toEqual({ of: 'nothing' });
});

test('the past takes no order, on its own table or on that of the war, until it is left', () => {
  const { store } = atWar();
  store.table.press(square('G8'));
  store.table.press(square('F9'));
  store.past.step('first');
  const shown = store.past.table!.state.getState();
  expect(shown.war?.actions).toHaveLength(0);
  const before = store.state.getState();
  orderAll(store.past.table!);
  orderAll(store.table);
  expect(store.state.getState()).toBe(before);
  store.past.table!.leave();
  expect(store.state.getState().choice).toEqual({ of: 'nothing' });
  expect(store.past.table!.state.getState().war).toBe(warOf(store));
});

test('the seat of the side to move gives its orders: a person here none for a program', () => {
  const { store } = atWar();
  const war = warFrom(present(warOf(store)));
  const { side } = present(war);
  expect(learnerIn(war, true)).not.toBe(side);
  const table = createLessonTable(war, learnerIn(war, true));
  const changed = vi.fn();
  table.state.subscribe(changed);
  orderAll(table);
  expect(changed).not.toHaveBeenCalled();
  table.seat(learnerIn(war, false));
  table.press(square('G8'));
  expect(changed).toHaveBeenCalledOnce();
});

test('a table passes its listeners the state before and after', () => {
  const { store } = atWar();
  const seen: [number | undefined, number | undefined][] = [];
  store.table.state.subscribe((now, before) =>
    seen.push([before.war?.actions.length, now.war?.actions.length]),
  );
  store.table.press(square('G8'));
  store.table.press(square('F9'));
  expect(seen[0]).toEqual([0, 0]);
  // Meanwhile the game is saved and announced.
  expect(seen).toContainEqual([0, 1]);
});
