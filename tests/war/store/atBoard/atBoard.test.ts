import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WarTimeControl } from '../../../../src/war/game/clocks';
import { runAtBoard, type AtBoard } from '../../../../src/war/store/atBoard/atBoard';
import { CLASSIC_POSITION, createBrowser, gameOf, saveWar, openTab } from '../fakes';

const CLOCK: WarTimeControl = { kind: 'turn', time: { N: 60_000, S: 60_000 }, increment: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab with a saved war, whose clock and seats are loaded lazily; and what began and ended, by game. */
function openLazily(clock?: WarTimeControl) {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION, clock && { clock });
  const log: string[] = [];
  const run = (board: AtBoard): void =>
    runAtBoard(board, {
      clock: (_, { id }) => {
        log.push(`clock of ${id}`);
        return () => log.push('end');
      },
      seats: () => () => undefined,
    });
  let isHere = false;
  const changed = new Set<() => void>();
  const watched = vi.fn();
  const tab = openTab({
    browser,
    atBoard: {
      here: () => (isHere ? { run } : null),
      watch: () => (listener) => {
        watched();
        changed.add(listener);
        return () => changed.delete(listener);
      },
    },
  });
  const arrive = (): void => {
    isHere = true;
    for (const listener of changed) listener();
  };
  return { ...tab, log, watched, arrive };
}

test('the services of a war are fetched once it is at its board, and start when they have arrived', () => {
  const { store, log, watched, arrive } = openLazily(CLOCK);
  expect(watched).not.toHaveBeenCalled();
  store.resume();
  expect(watched).toHaveBeenCalledOnce();
  expect(log).toEqual([]);
  arrive();
  arrive();
  expect(log).toEqual([`clock of ${gameOf(store).id}`]);
});

test('they stop when the board is left, and start anew with the next war', () => {
  const { store, log, arrive } = openLazily(CLOCK);
  arrive();
  store.resume();
  const { id } = gameOf(store);
  store.leaveGame();
  expect(log).toEqual([`clock of ${id}`, 'end']);
  store.resume();
  const { stage, ...rest } = gameOf(store);
  if (stage.name === 'war') store.open({ ...rest, war: stage.war });
  expect(log.slice(2)).toEqual([`clock of ${id}`, 'end', `clock of ${gameOf(store).id}`]);
  expect(gameOf(store).id).not.toBe(id);
});

test('for a war without clock and programs nothing is fetched', () => {
  const { store, log, watched, arrive } = openLazily();
  arrive();
  store.resume();
  store.table.endTurn();
  expect([log, watched.mock.calls]).toEqual([[], []]);
});
