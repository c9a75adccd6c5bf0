import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lessons } from '../../../../src/war/ui/lessons/Lessons';
import { Page } from '../../../support/page';
import { RuleBookContext } from '../../../../src/shell/ui/pages/useRuleBook';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { createBrowser, openTab, toWar, warOf } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { nextFrame } from '../../../support/frames';

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

function open(lesson = '', tab = openTab()) {
  const onOpen = vi.fn();
  const onLeave = vi.fn();
  const onBook = vi.fn();
  const view = (at: string) => (
    <RuleBookContext value={onBook}>
      <Page store={tab.store}>
        <AnnouncerProvider>
          <Lessons open={at} onOpen={onOpen} onClose={onLeave} alone={() => null} />
        </AnnouncerProvider>
      </Page>
    </RuleBookContext>
  );
  const { rerender, container } = render(view(lesson));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const cell = (name: string) =>
    container.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
  // A plain click: a whole gesture is slow to enact among five hundred squares.
  const press = (...names: string[]): void => {
    for (const name of names) act(() => cell(name).click());
  };
  return {
    ...tab,
    onOpen,
    onLeave,
    onBook,
    user,
    cell,
    press,
    at: (id: string) => rerender(view(id)),
  };
}

/** The panel beside the board: queries by role cost much among five hundred squares. */
afterEach(() => void vi.useRealTimers());

const panel = () => within(document.querySelector<HTMLElement>('.panel') ?? document.body);
const button = (name: string | RegExp) => panel().getByRole('button', { name });
const marked = () => [...document.querySelectorAll('[data-mark="task"]')];
const announced = () => document.querySelector('.lesson-notice')!.textContent;

describe('the list', () => {
  test('has eight lessons, the first one to begin with', async () => {
    const { user, onOpen, onLeave } = open();
    expect(screen.getByRole('heading', { name: 'Learn the game' })).toHaveFocus();
    const lessons = within(screen.getByRole('list', { name: 'The lessons' })).getAllByRole(
      'button',
    );
    expect(lessons.map((each) => each.textContent)).toEqual([
      expect.stringContaining('1The march'),
      expect.stringContaining('2Lines of communication'),
      expect.stringContaining('3Relays'),
      expect.stringContaining('4Fire and support'),
      expect.stringContaining('5The ground'),
      expect.stringContaining('6The charge'),
      expect.stringContaining('7The retreat'),
      expect.stringContaining('8Arsenals and winning'),
    ]);
    expect(lessons[0]).toHaveClass('primary');
    await user.click(lessons[2]!);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('relays');
    await user.click(button('Headquarters'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('leads to the first war', async () => {
    const { user, onOpen } = open();
    await user.click(button('Your first war'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('first-war');
  });

  test('shows the finished lessons of this browser, and drops only damaged ones', () => {
    const browser = createBrowser();
    browser.entries.set('game-of-war/lessons', '["march","lines","nonsense"]');
    open('', openTab({ browser }));
    expect(screen.getByText('2 lessons of 8 done')).toBeInTheDocument();
    expect(screen.getAllByText('done')).toHaveLength(2);
    expect(button(/Relays/)).toHaveClass('primary');
  });

  test.each(['{', '7', '"march"'])('counts none finished if %s is stored', (text) => {
    const browser = createBrowser();
    browser.entries.set('game-of-war/lessons', text);
    open('', openTab({ browser }));
    expect(screen.queryByText('done')).toBeNull();
    expect(button(/The march/)).toHaveClass('primary');
  });

  test('says so if the browser stores nothing', () => {
    const browser = createBrowser();
    browser.trouble = 'forbidden';
    open('', openTab({ browser }));
    expect(screen.getByText(/saves nothing/)).toBeInTheDocument();
  });

  test('is shown for an unknown lesson in the address', () => {
    open('nonsense');
    expect(screen.getByRole('list', { name: 'The lessons' })).toBeInTheDocument();
  });
});

describe('a lesson', () => {
  test('is played as by a learner, and stored as finished', async () => {
    const { press, user, onOpen, browser } = open('march');
    expect(screen.getByText('Lesson 1 of 8 · step 1 of 3')).toBeInTheDocument();
    expect(panel().getByRole('group', { name: /^The march You lead the North/ })).toHaveFocus();
    press('F9', 'F11');
    expect(announced()).toMatch(/^Right\. .*F10 is the way through.*Rule 5\.2$/);
    expect(button('Go on')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(panel().getByRole('group', { name: /March infantry into the pass/ })).toHaveFocus();
    press('E9', 'F10');
    await user.click(button('Go on'));
    await user.click(button('End the turn'));
    expect(announced()).toMatch(/^Right\./);
    expect(browser.entries.get('game-of-war/lessons')).toBe('["march"]');
    await user.click(button('On to lesson 2: Lines of communication'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('lines');
  });

  test('gives the reason for a wrong answer, and lets the player try again', async () => {
    const { press, user, cell, onBook } = open('march');
    press('F9', 'E11');
    expect(announced()).toMatch(/^Not this way\. That leaves the cavalry at E11 isolated\./);
    await user.click(button('Rule 5.3'));
    expect(onBook).toHaveBeenCalledExactlyOnceWith('5.3');
    press('F8', 'F7');
    await nextFrame();
    expect(cell('F8')).toHaveAccessibleName(/North cavalry/);
    await user.click(button('Try again'));
    await nextFrame();
    expect(cell('F9')).toHaveAccessibleName(/North cavalry/);
    expect(announced()).toBe('');
    expect(panel().getByRole('group', { name: /^The march You lead/ })).toHaveFocus();
    press('F9', 'G11');
    expect(announced()).toMatch(/^Right/);
  });

  test('goes back to the start of a step, or a move back by the key', async () => {
    const { press, user, cell } = open('march');
    press('F8', 'F7', 'F9', 'F10');
    await user.keyboard('u');
    await nextFrame();
    expect(cell('F9')).toHaveAccessibleName(/North cavalry/);
    expect(cell('F7')).toHaveAccessibleName(/North cavalry/);
    press('F9', 'F10');
    await user.click(button('Undo'));
    await nextFrame();
    expect(cell('F7')).toHaveAccessibleName(/North cavalry/);
    press('F9', 'F10');
    await user.click(button('Try again'));
    await nextFrame();
    expect(cell('F8')).toHaveAccessibleName(/North cavalry/);
    press('F8', 'F7');
    await user.click(button('Undo'));
    await nextFrame();
    expect(cell('F8')).toHaveAccessibleName(/North cavalry/);
    expect(button('Undo')).toBeDisabled();
  });

  test('shows a refusal with its rule, and the hint on request', async () => {
    const { press, user } = open('march');
    press('F9', 'E10');
    expect(panel().getByText(/E10 is a mountain: nobody can stand there/)).toBeInTheDocument();
    expect(button('Rule 5.2')).toBeInTheDocument();
    expect(marked()).toEqual([]);
    await user.click(button('Hint'));
    expect(announced()).toMatch(/^Hint: Choose the cavalry at F9/);
    expect(marked()).toHaveLength(2);
    await user.click(button('Hide the hint'));
    expect(announced()).not.toMatch(/Hint/);
  });

  test('leaves it to the task to explain what to do, until a unit is chosen', () => {
    const { press } = open('march');
    const prompt = () => document.querySelector('.panel .prompt');
    expect(prompt()).not.toBeVisible();
    press('F9');
    expect(prompt()).toBeVisible();
  });

  test('shows a sum and executes the attack', async () => {
    const { press, user } = open('fire');
    press('K12');
    await user.click(button('Attack K12'));
    await user.click(button('Attack and end the turn'));
    expect(announced()).toMatch(/5 against 6: the infantry at K12 resists/);
    await user.click(button('Try again'));
    press('H13', 'I12', 'K12');
    await user.click(button('Attack K12'));
    expect(announced()).toMatch(/^Right/);
  });

  test('shows the enemy’s move order by order, and accepts none meanwhile', () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    const { store, cell } = open('arsenals');
    const click = (element: HTMLElement) => act(() => element.click());
    click(cell('R25'));
    click(cell('T23'));
    click(button('Go on'));
    click(cell('T3'));
    click(button('Attack T3'));
    click(button('Go on'));
    expect(announced()).toBe('The South moves…');
    click(cell('S4'));
    expect(cell('S4')).not.toHaveAttribute('aria-selected');
    act(() => void vi.advanceTimersByTime(900));
    act(() => void vi.advanceTimersByTime(40));
    expect(cell('T2')).toHaveAccessibleName(/South infantry/);
    act(() => void vi.advanceTimersByTime(900));
    expect(announced()).toBe('');
    expect(screen.getByRole('region', { name: /^Turn/ })).toHaveTextContent(
      'Infantry retreated from T3 to T2.',
    );
    click(cell('S4'));
    click(cell('T3'));
    expect(announced()).toMatch(/Both arsenals have fallen.*That was the last lesson/s);
    expect(button('Back to headquarters')).toHaveFocus();
    expect(store.state.getState().game).toBeNull();
  });

  test('has no history, and its keys explain that', async () => {
    open('march');
    const log = () => [...screen.getByRole('log').children].map((line) => line.textContent);
    await nextFrame();
    for (const key of ['h', ',', '>', 'p']) {
      act(() => void fireEvent.keyDown(document.body, { key }));
      await nextFrame();
      await nextFrame();
      expect(log().at(-1), key).toBe('A lesson keeps no history.');
      act(() => void fireEvent.keyDown(document.body, { key: 'n' }));
      await nextFrame();
      await nextFrame();
      expect(log().at(-1)).toMatch(/drawn\.$/);
    }
  });

  test('leads to the lessons before and after, and to the list', async () => {
    const { user, onOpen, at } = open('lines');
    await user.click(button('Previous lesson: The march'));
    await user.click(button('Next lesson: Relays'));
    await user.click(button('All lessons'));
    expect(onOpen.mock.calls).toEqual([['march'], ['relays'], ['']]);
    at('relays');
    expect(panel().getByRole('heading', { name: 'Relays' })).toBeInTheDocument();
  });

  test('leaves the current game and the settings unchanged', async () => {
    const tab = openTab();
    toWar(tab.store);
    const before = warOf(tab.store);
    const preferences = tab.settings();
    const { press, user } = open('march', tab);
    press('F9', 'F11');
    await user.keyboard('hpf');
    await user.click(button('Go on'));
    await user.keyboard('e');
    expect(warOf(tab.store)).toBe(before);
    expect(tab.settings()).toEqual(preferences);
    expect(tab.state().review).toBeNull();
  });
});
