import { describe, expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { GROUND } from '../../../src/war/game/firstWar';
import { newStudy } from '../../../src/war/game/study';
import { present, type WarEvent } from '../../../src/war/game/war';
import { createFirstWarTable } from '../../../src/war/store/tables/firstWarTable';
import { createLessonTable, learnerIn, warFrom } from '../../../src/war/store/tables/lessonTable';
import { createStudyTable } from '../../../src/war/store/studies/studyTable';
import type { Table } from '../../../src/war/store/tables/table';
import { openTab, prefer, seatsOf, square, toWar, warOf } from './fakes';

const atWar = (...options: Parameters<typeof toWar> extends [unknown, ...infer W] ? W : never) => {
  const tab = openTab();
  toWar(tab.store, ...options);
  return tab;
};

/** Returns the events of a table from now on, and the function that unsubscribes. */
function eventsOf({ onEvent }: Pick<Table, 'onEvent'>) {
  const events: WarEvent[] = [];
  return { events, stop: onEvent((event) => void events.push(event)) };
}

/** Events in short: what was done and by whom. */
const brief = (events: readonly WarEvent[]): string[] =>
  events.map((event) => {
    if (event.is === 'action') return `${event.action.type} by ${event.by}`;
    if (event.is === 'undo') return `undo ${event.count}`;
    return event.is === 'look' ? `look ${event.from} ${event.to}` : event.is;
  });

const march = (table: Table, from: string, to: string): void => {
  table.press(square(from));
  table.press(square(to));
};

describe('the war of the page', () => {
  test('sends an event for each action, in order, with the positions before and after', () => {
    const { store } = atWar();
    const { events } = eventsOf(store.table);
    const start = present(warOf(store));
    march(store.table, 'G8', 'F9');
    const between = present(warOf(store));
    store.table.endTurn();
    expect(brief(events)).toEqual(['move by person', 'endTurn by person']);
    expect(events).toMatchObject([
      { action: { from: square('G8'), to: square('F9') } },
      { action: { type: 'endTurn' } },
    ]);
    const places = events.map((event) => event.is === 'action' && [event.before, event.after]);
    expect(places).toEqual([
      [start, between],
      [between, present(warOf(store))],
    ]);
  });

  test('has the event in its state before any listener is called', () => {
    const { store } = atWar();
    const seen: number[] = [];
    store.table.onEvent(() => void seen.push(warOf(store).actions.length));
    march(store.table, 'G8', 'F9');
    expect(seen).toEqual([1]);
  });

  test('sends none for a refused order, a choice, an attack that is only shown, or a cancelled one', () => {
    const { store } = atWar();
    const { events } = eventsOf(store.table);
    store.table.attack(square('K15'));
    march(store.table, 'G8', 'A25');
    store.table.leave();
    store.portTable.endTurn();
    store.table.undo();
    expect(events).toEqual([]);
  });

  test('sends none to a listener that has unsubscribed', () => {
    const { store } = atWar();
    const { events, stop } = eventsOf(store.table);
    stop();
    store.table.endTurn();
    expect(events).toEqual([]);
  });

  test('reports programs’ orders on every table of it', () => {
    const { store } = atWar({ seats: seatsOf({ N: 1, S: 1 }) });
    const tables = [store.table, store.portTable, store.past.table!].map(eventsOf);
    store.portTable.endTurn();
    for (const { events } of tables) expect(brief(events)).toEqual(['endTurn by port']);
  });

  test('reports undone actions, one or more, and the viewed past', () => {
    const { store } = atWar();
    const { events } = eventsOf(store.table);
    march(store.table, 'G8', 'F9');
    store.table.undo();
    march(store.table, 'G8', 'F9');
    store.table.endTurn();
    store.past.step('previous');
    store.past.step('next');
    store.past.show(null);
    store.past.takeBackTurn();
    expect(brief(events.slice(1))).toEqual([
      'undo 1',
      'move by person',
      'endTurn by person',
      'look 2 1',
      'look 1 2',
      'look 2 2',
      'undo 2',
    ]);
    expect(events.map((event) => event.is === 'look' && event.isPresent).indexOf(true)).toBe(6);
  });

  test('reports that the curtain has risen, and nothing of another game that is begun or loaded', () => {
    const tab = atWar();
    prefer(tab.store, { handOver: true });
    tab.store.table.endTurn();
    const { events } = eventsOf(tab.store.table);
    tab.store.raiseCurtain();
    expect(brief(events)).toEqual(['raised']);
    tab.store.leaveGame();
    tab.store.resume();
    toWar(tab.store);
    expect(brief(events)).toEqual(['raised']);
    const again = openTab({ browser: tab.browser });
    const { events: loaded } = eventsOf(again.store.table);
    again.store.resume();
    expect(loaded).toEqual([]);
  });
});

test('a lesson reports the orders of both sides and undone ones, and not its opening orders', () => {
  const { store } = atWar();
  const war = warFrom(present(warOf(store)));
  const table = createLessonTable(war, learnerIn(war, false));
  const { events } = eventsOf(table);
  table.enemy.order({ type: 'endTurn' }, null);
  march(table, 'G8', 'F9');
  table.endTurn();
  table.endTurn();
  table.enemy.order({ type: 'endTurn' }, null);
  table.backTo(3);
  table.backTo(1);
  table.lay(war);
  expect(brief(events)).toEqual([
    'move by person',
    'endTurn by person',
    'endTurn by lesson',
    'undo 2',
  ]);
});

test('the first war reports no order that its step does not ask for, and those of the South as its own', () => {
  const table = createFirstWarTable();
  const { events } = eventsOf(table);
  table.goOn();
  table.endTurn();
  expect(events).toEqual([]);
  table.order(readAction(GROUND, 'E4-G4')!, null);
  table.goOn();
  table.endTurn();
  while (table.state.getState().reply.length > 0) table.nextReply();
  const [first, second, ...rest] = brief(events);
  expect([first, second]).toEqual(['move by person', 'endTurn by person']);
  expect(rest.length).toBeGreaterThan(0);
  for (const each of rest) expect(each).toMatch(/ by lesson$/);
});

test('a study reports new nodes as orders, and all others as viewed', () => {
  const { store } = atWar();
  const { start, positions } = warOf(store);
  const { board, rules } = positions[0];
  const table = createStudyTable(newStudy({ board, rules, ruleSet: 'debord', setup: start }));
  const { events } = eventsOf(table);
  march(table, 'G8', 'F9');
  table.undo();
  march(table, 'G8', 'F9');
  table.undoChange();
  table.redoChange();
  table.change((study) => ({ ...study, tags: [] }));
  expect(brief(events)).toEqual([
    'move by person',
    'look 1 0',
    'look 0 1',
    'look 1 0',
    'move by person',
  ]);
});
