import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { readSquare } from '../../../../src/war/engine/board';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';
import { PROBLEMS } from '../../../../src/war/problems/collection';
import { shapesOfProblem } from '../../../../src/war/problems/hints';
import { Problems } from '../../../../src/war/ui/problems/Problems';
import { saveSolved, problemOfToday, streakOf } from '../../../../src/war/ui/problems/progress';
import { withDialogs } from '../../../support/dialogs';
import { Page } from '../../../support/page';
import { createBrowser, openTab } from '../../store/fakes';

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
});

const KEY = 'game-of-war/problems';

function open(id = '', browser = createBrowser()) {
  const { store } = openTab({ browser });
  const { container } = render(
    <Page store={store}>
      <AnnouncerProvider>
        <Problems open={id} />
      </AnnouncerProvider>
    </Page>,
  );
  const { route } = store.navigation;
  return { browser, container, route, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

describe('the list', () => {
  test('shows one kind at a time, with the solved ones marked', async () => {
    const [first, second] = PROBLEMS.filter(({ kind }) => kind === 'cut');
    const browser = createBrowser();
    browser.entries.set(KEY, JSON.stringify([first!.id, 'z-unknown']));
    const { user, route } = open('', browser);
    expect(screen.getByText(`1 problem of ${PROBLEMS.length} solved`)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Cut off' }));
    const cards = within(screen.getByRole('list', { name: 'The problems' })).getAllByRole('button');
    expect(cards).toHaveLength(PROBLEMS.filter(({ kind }) => kind === 'cut').length);
    expect(cards[0]).toHaveTextContent(/^Problem 1.*solved$/);
    expect(cards[1]).not.toHaveTextContent('solved');
    await user.click(cards[1]!);
    expect(route()).toEqual({ screen: 'problems', id: second!.id });
  });

  test('leads to the next unsolved one, and reports an unknown id', async () => {
    const browser = createBrowser();
    browser.entries.set(KEY, JSON.stringify([PROBLEMS[0]!.id]));
    const { user, route } = open('d-none', browser);
    expect(screen.getByRole('alert')).toHaveTextContent('This problem does not exist');
    await user.click(screen.getByRole('button', { name: 'The next unsolved one' }));
    expect(route()).toEqual({ screen: 'problems', id: PROBLEMS[1]!.id });
  });
});

test('the problem of the day changes at midnight of the local calendar', () => {
  vi.useFakeTimers();
  const on = (...date: [number, number, number, number]) => {
    vi.setSystemTime(new Date(...date));
    return problemOfToday()?.id;
  };
  expect(on(2026, 10, 23, 0)).toBe(on(2026, 10, 23, 23));
  expect(on(2026, 10, 24, 0)).not.toBe(on(2026, 10, 23, 23));
});

test('the problem of the day has its date and a streak of days', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const browser = createBrowser();
  const { storage } = browser.tab();
  const days: string[] = [];
  for (const date of [21, 24, 25, 26]) {
    vi.setSystemTime(new Date(2026, 10, date, 12));
    saveSolved(storage, problemOfToday()!.id);
    days.push(String(streakOf(storage)));
  }
  expect(days).toEqual(['1', '1', '2', '3']);
  // Another problem does not count for the day; the unfinished day does not break the streak, the next one does.
  vi.setSystemTime(new Date(2026, 10, 27, 12));
  saveSolved(storage, PROBLEMS.find(({ id }) => id !== problemOfToday()!.id)!.id);
  open('', browser);
  expect(
    screen.getByRole('button', { name: 'Problem of the day: Friday 27 November' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^3 days in a row/)).toBeInTheDocument();
  vi.setSystemTime(new Date(2026, 10, 28, 12));
  expect(streakOf(storage)).toBe(0);
});

test('the list shows boards, and the theme of a solved problem', () => {
  const [first] = PROBLEMS.filter(({ kind }) => kind === 'cut');
  const browser = createBrowser();
  browser.entries.set(KEY, JSON.stringify([first!.id]));
  const { container } = open('', browser);
  act(() => screen.getByRole('radio', { name: 'Cut off' }).click());
  const cards = [...container.querySelectorAll('.problem-card')];
  expect(cards.map((card) => card.querySelector('.problem-theme') !== null)).toEqual(
    cards.map((_, i) => i === 0),
  );
  // Each has a small picture of its board.
  expect(container.querySelectorAll('.problem-card > svg')).toHaveLength(cards.length);
});

test('a problem is solved only by its orders, and is stored as solved', () => {
  const problem = PROBLEMS.find(({ kind, grade }) => kind === 'cut' && grade === 1)!;
  const { browser, container } = open(problem.id);
  const cell = (name: string) =>
    container.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
  // Its theme would reveal half of the solution.
  expect(container.querySelector('.panel-head')).not.toHaveTextContent(' · ');
  for (const name of problem.solution[0]!.split('-')) act(() => cell(name).click());
  expect(container.querySelector('.panel-head')).toHaveTextContent('1 order · ');
  expect(container.querySelector('.lesson-notice')).toHaveTextContent(
    `Solved. ${problem.count} enemy fighting units are out of communication.`,
  );
  expect(browser.entries.get(KEY)).toBe(JSON.stringify([problem.id]));
});

test('the orders of the last hint are drawn as arrows, none before it', async () => {
  const problem = PROBLEMS.find(({ kind, grade }) => kind === 'cut' && grade === 2)!;
  const { container, user } = open(problem.id);
  const arrows = () =>
    [...container.querySelectorAll('.study-shapes [data-mark="arrow"]')].map((arrow) =>
      arrow.getAttribute('data-square'),
    );
  const announced: number[] = [];
  for (let step = 1; step <= 3; step++) {
    await user.click(screen.getByRole('button', { name: /^Hint/ }));
    announced.push(arrows().length);
  }
  expect(announced).toEqual([0, 0, 2]);
  expect(arrows()).toEqual(
    problem.solution.map((order) => String(readSquare(STANDARD_BOARD, order.split('-')[1]!))),
  );
});

test('a wrong answer shows what refutes it', () => {
  const at = (name: string) => readSquare(STANDARD_BOARD, name)!;
  const move = { type: 'move', from: at('H8'), to: at('H9') } as const;
  const unit = { side: 'N', kind: 'infantry' } as const;
  const attack = { type: 'attack', target: at('K8') } as const;
  expect(
    shapesOfProblem(
      { is: 'wrong', why: [{ code: 'threat', unit, square: at('J8'), moves: [move] }] },
      null,
    ),
  ).toEqual([
    { brush: 'red', from: at('H8'), to: at('H9') },
    { brush: 'red', from: at('J8'), to: null },
  ]);
  expect(
    shapesOfProblem({ is: 'wrong', why: [{ code: 'reply', actions: [move, attack] }] }, null),
  ).toEqual([
    { brush: 'red', from: at('H8'), to: at('H9') },
    { brush: 'red', from: at('K8'), to: null },
  ]);
  // The order that has just destroyed its unit needs no drawing.
  expect(shapesOfProblem({ is: 'solved', why: [] }, null)).toEqual([]);
});
