import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { Lessons } from '../../../../src/war/ui/lessons/Lessons';
import { withDialogs } from '../../../support/dialogs';
import { nextFrame } from '../../../support/frames';
import { Page } from '../../../support/page';
import { openTab, toWar, warOf } from '../../store/fakes';

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

function open(tab = openTab()) {
  const onOpen = vi.fn();
  const onLeave = vi.fn();
  const { container } = render(
    <Page store={tab.store}>
      <AnnouncerProvider>
        <Lessons open="first-war" onOpen={onOpen} onClose={onLeave} alone={() => null} />
      </AnnouncerProvider>
    </Page>,
  );
  const cell = (name: string) =>
    container.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
  // A plain click: a whole gesture is slow to enact among the squares.
  const press = (...names: string[]): void => {
    for (const name of names) act(() => cell(name).click());
  };
  const marked = () =>
    [...container.querySelectorAll('[data-mark="task"]')].map((mark) => {
      const square = mark.getAttribute('data-square')!;
      return container
        .querySelector(`.cells [data-square="${square}"]`)!
        .getAttribute('aria-label')!
        .split(',')[0];
    });
  return { onOpen, onLeave, cell, press, marked };
}

const panel = () => within(document.querySelector<HTMLElement>('.panel')!);
const button = (name: string) => panel().getByRole('button', { name });
const click = (name: string) => act(() => button(name).click());
const task = () => document.querySelector('.lesson-task')!.textContent;
const notice = () => document.querySelector('.lesson-notice')?.textContent;

/** What the South does takes its time. */
function southMoves(orders: number): void {
  for (let i = 0; i < orders; i += 1) act(() => void vi.advanceTimersByTime(900));
  followed();
}

/** Until squares have their words, which follow after the frame. */
const followed = (): void => act(() => void vi.advanceTimersByTime(40));

/** Fakes the clock, also that of frames. */
function fakeClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
}
afterEach(() => void vi.useRealTimers());

/** Goes through the script to where the player leads the North alone. */
function toFree({ press }: ReturnType<typeof open>): void {
  fakeClock();
  click('Go on');
  press('E4', 'G4');
  click('Go on');
  click('End the turn');
  southMoves(2);
  click('Go on');
  press('B5', 'C5', 'D4');
  click('Attack D4');
  southMoves(2);
  press('G4', 'I4');
  click('Go on');
}

test('shows a sentence at a time, marks its subjects, and has the South answer', () => {
  fakeClock();
  const { cell, press, marked, onOpen } = open();
  expect(panel().getByText('Step 1 of 11')).toBeInTheDocument();
  expect(task()).toMatch(/^You lead the North.*both of the South’s arsenals, at I4 and I9/);
  expect(marked()).toEqual(['I4', 'I9']);
  // No other advice stands beside the sentence.
  expect(
    panel()
      .queryByText(/Choose a unit/)
      ?.closest('[hidden]'),
  ).not.toBeNull();
  click('Go on');
  expect(marked()).toEqual(['E4', 'G4']);
  expect(cell('E4')).toHaveFocus();
  expect(document.querySelectorAll('[data-mark="task-arrow"]')).toHaveLength(1);
  press('D9', 'F9');
  expect(notice()).toMatch(/^That is the cavalry at D9, and another unit is meant\. From G4/);
  expect(cell('D9')).toHaveAccessibleName(/North cavalry/);
  press('E4', 'F3');
  press('E4', 'G4');
  expect(notice()).toBeUndefined();
  expect(task()).toMatch(/line of communication/);
  expect(button('Go on')).toHaveFocus();
  click('Go on');
  click('End the turn');
  expect(task()).toBe('The South moves…');
  expect(marked()).toEqual([]);
  southMoves(2);
  expect(task()).toMatch(/has cut your line/);
  expect(cell('G4')).toHaveAccessibleName(/isolated/);
  click('Go on');
  press('B5', 'C5', 'D4');
  expect(task()).toMatch(/8 against 5/);
  click('Attack D4');
  southMoves(2);
  press('G4', 'I4');
  expect(task()).toMatch(/^I4 has fallen/);
  click('Go on');
  expect(task()).toMatch(/^Bring the cavalry from D9 nearer to the arsenal at I9/);
  // The player does as he likes.
  press('D10', 'E10');
  expect(notice()).toBeUndefined();
  click('Undo');
  followed();
  expect(cell('D10')).toHaveAccessibleName(/North cavalry/);
  click('Headquarters');
  expect(onOpen).not.toHaveBeenCalled();
});

test('is announced: each sentence, and why an order was not the one', async () => {
  const { press } = open();
  const log = () => [...screen.getByRole('log').children].map((line) => line.textContent).join(' ');
  click('Go on');
  press('E4', 'F4');
  for (let i = 0; i < 4; i += 1) await nextFrame();
  act(() => void fireEvent.keyDown(document.body, { key: 'e' }));
  await expect.poll(log).toMatch(/You lead the North/);
  await expect.poll(log).toMatch(/Your cavalry at E4 marches two squares/);
  await expect.poll(log).toMatch(/F4 is not the place/);
  await expect.poll(log).toMatch(/end your turn too soon/);
});

test('leaves the game in progress alone, and leads back to headquarters', () => {
  const tab = openTab();
  toWar(tab.store);
  const before = warOf(tab.store);
  const { press, onLeave } = open(tab);
  click('Go on');
  press('E4', 'G4');
  expect(warOf(tab.store)).toBe(before);
  click('Headquarters');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a worker that fails is reported, and asked again or skipped', async () => {
  let works = false;
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: object) => void) | null = null;
      onerror: (() => void) | null = null;
      terminate(): void {}
      postMessage({ id }: { id: number }): void {
        const what = { is: 'turn', actions: ['.'], score: 0, reasons: [] };
        queueMicrotask(() =>
          act(() => (works ? this.onmessage?.({ data: { id, what } }) : this.onerror?.())),
        );
      }
    },
  );
  toFree(open());
  const failed = 'The South is not answering: its engine has failed three times in a row.';
  click('End the turn');
  await expect.poll(task).toBe(failed);
  expect(button('Ask again')).toHaveFocus();
  expect(panel().queryByRole('button', { name: 'End the turn' })).toBeNull();
  works = true;
  click('Ask again');
  await expect.poll(task).toMatch(/^Attack the infantry at I3/);
  works = false;
  click('End the turn');
  await expect.poll(task).toBe(failed);
  click('Skip the South’s turn');
  expect(task()).toMatch(/^Attack the infantry at I3/);
  vi.unstubAllGlobals();
});
