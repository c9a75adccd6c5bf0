import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgramRunner, type RunnerState } from '../../src/shell/programRunner';
import type { WorkerFault } from '../../src/shell/workerClient';

/** A position of a game in which orders are counted; a turn has three. */
interface Count {
  readonly orders: number;
}
const PACE = 100;

/** A game that a program plays: what it is asked, orders and shows. */
function game() {
  let position: Count = { orders: 0 };
  const asked: ((orders: readonly string[]) => void)[] = [];
  const failing: ((fault: WorkerFault) => void)[] = [];
  const shown: RunnerState<'A'>[] = [];
  const executed: string[] = [];
  const look = (): void => runner.play({ position, side: 'A', level: 1 });
  const runner = createProgramRunner<Count, 'A', number, string>({
    ask: (_, done, failed) => {
      asked.push(done);
      failing.push(failed);
    },
    stopAsking: () => undefined,
    turnOf: ({ orders }) => Math.floor(orders / 3),
    gap: () => PACE,
    execute(_, order) {
      if (order === 'illegal') return null;
      executed.push(order);
      position = { orders: position.orders + 1 };
      // Like a store that notifies of each change.
      look();
      return position;
    },
    executed: (due, _, after) =>
      Math.floor(due.position.orders / 3) === Math.floor(after.orders / 3),
    show: (state) => void shown.push(state),
    look,
  });
  return {
    runner,
    asked,
    failing,
    shown,
    executed,
    look,
    change: () => {
      position = { ...position };
      look();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a program that plays', () => {
  test('is asked once a turn, and not again while its orders are executed', () => {
    const { asked, executed, look } = game();
    look();
    asked[0]?.(['a', 'b', 'c']);
    for (const done of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      vi.advanceTimersByTime(PACE - 1);
      look();
      vi.advanceTimersByTime(1);
      expect(executed).toEqual(done);
      look();
    }
    expect(asked).toHaveLength(2);
  });

  test('is hurried for the rest of the turn, and not in the next', () => {
    const { runner, asked, executed, look } = game();
    look();
    asked[0]?.(['a', 'b', 'c']);
    runner.skip();
    expect(executed).toEqual(['a', 'b', 'c']);
    asked[1]?.(['d']);
    expect(executed).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(PACE);
    expect(executed).toEqual(['a', 'b', 'c', 'd']);
  });

  test('that failed is not asked again about the same position, but about another', () => {
    const { asked, failing, shown, look, change } = game();
    look();
    failing[0]?.('lost');
    look();
    expect(shown.at(-1)).toEqual({ is: 'failed', side: 'A', fault: 'lost' });
    expect(asked).toHaveLength(1);
    change();
    expect(shown.at(-1)).toEqual({ is: 'thinking', side: 'A' });
    // The answer to the first question has no effect any more.
    failing[0]?.('garbled');
    asked[0]?.(['late']);
    expect(shown.at(-1)).toEqual({ is: 'thinking', side: 'A' });
  });

  test('that is refused three times in a row has failed; an executed order between restarts the count', () => {
    const { asked, shown, look } = game();
    look();
    for (const orders of [['illegal'], [], ['a', 'illegal'], ['illegal'], ['b', 'illegal'], []]) {
      asked.at(-1)?.(orders);
      vi.advanceTimersByTime(2 * PACE);
      expect(shown.at(-1)).toMatchObject({ is: 'thinking' });
    }
    asked.at(-1)?.(['illegal']);
    vi.advanceTimersByTime(PACE);
    expect(shown.at(-1)).toEqual({ is: 'failed', side: 'A', fault: 'garbled' });
  });

  test('reports once that it waits', () => {
    const { runner, shown, look } = game();
    look();
    runner.stop();
    runner.stop();
    expect(shown.filter(({ is }) => is === 'waiting')).toHaveLength(1);
  });
});
