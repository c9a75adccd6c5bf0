import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Voice } from '../../../src/shell/ui/Voice';
import { PROBLEMS } from '../../../src/war/problems/collection';
import { Problems } from '../../../src/war/ui/problems/Problems';
import { problemOfToday } from '../../../src/war/ui/problems/progress';
import { withDialogs } from '../../support/dialogs';
import { Page } from '../../support/page';
import { createBrowser, openTab } from '../store/fakes';

withDialogs();
configure({ defaultHidden: true });

beforeEach(() => {
  // jsdom has neither windows of a shape nor motion.
  window.matchMedia = vi.fn(() => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })) as never;
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const KEY = 'game-of-war/problems';

function open(id = '', browser = createBrowser()) {
  const { store } = openTab({ browser });
  const { container } = render(
    <Page store={store}>
      <Voice>
        <Problems open={id} />
      </Voice>
    </Page>,
  );
  return { browser, container, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

describe('the list', () => {
  test('shows a kind at a time, with what is solved', async () => {
    const [first, second] = PROBLEMS.filter(({ kind }) => kind === 'cut');
    const browser = createBrowser();
    browser.entries.set(KEY, JSON.stringify([first!.id, 'z-unknown']));
    const { user } = open('', browser);
    expect(screen.getByText(`1 problem of ${PROBLEMS.length} solved`)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Cut off' }));
    const cards = within(screen.getByRole('list', { name: 'The problems' })).getAllByRole('button');
    expect(cards).toHaveLength(PROBLEMS.filter(({ kind }) => kind === 'cut').length);
    expect(cards[0]).toHaveTextContent(/^Problem 1.*solved$/);
    expect(cards[1]).not.toHaveTextContent('solved');
    await user.click(cards[1]!);
    expect(window.location.hash).toBe(`#problem=${second!.id}`);
  });

  test('leads to the next that is not solved, and says where there is none of an id', async () => {
    const browser = createBrowser();
    browser.entries.set(KEY, JSON.stringify([PROBLEMS[0]!.id]));
    const { user } = open('d-none', browser);
    expect(screen.getByRole('alert')).toHaveTextContent('This problem does not exist');
    await user.click(screen.getByRole('button', { name: 'The next unsolved one' }));
    expect(window.location.hash).toBe(`#problem=${PROBLEMS[1]!.id}`);
  });
});

test('the problem of the day is another the next day, by the calendar of the place', () => {
  vi.useFakeTimers();
  const on = (...date: [number, number, number, number]) => {
    vi.setSystemTime(new Date(...date));
    return problemOfToday()?.id;
  };
  expect(on(2026, 10, 23, 0)).toBe(on(2026, 10, 23, 23));
  expect(on(2026, 10, 24, 0)).not.toBe(on(2026, 10, 23, 23));
});

test('a problem is solved by its orders alone, and is kept as solved', () => {
  const problem = PROBLEMS.find(({ kind, grade }) => kind === 'cut' && grade === 1)!;
  const { browser, container } = open(problem.id);
  const cell = (name: string) =>
    container.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
  for (const name of problem.solution[0]!.split('-')) act(() => cell(name).click());
  expect(container.querySelector('.lesson-notice')).toHaveTextContent(
    `Solved. ${problem.count} enemy fighting units are out of communication.`,
  );
  expect(browser.entries.get(KEY)).toBe(JSON.stringify([problem.id]));
});
