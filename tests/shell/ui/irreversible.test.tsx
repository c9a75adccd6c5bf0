import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Curtain } from '../../../src/shell/ui/Curtain';
import { Question } from '../../../src/shell/ui/Question';
import { useIrreversible } from '../../../src/shell/ui/useIrreversible';

vi.unmock('../../../src/shell/ui/useIrreversible');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** At a time in milliseconds, which stands still between two events: what is shown by then has been shown. */
function at(time: number, event: Event): Event {
  act(() => void vi.advanceTimersByTime(time - performance.now()));
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}
const CORNER = { clientX: 300, clientY: 200 };

/** A press of a pointer on whatever is there by then. */
function press(name: string, time: number, where = CORNER, pointerId = 1) {
  const init = { bubbles: true, cancelable: true, pointerId, detail: 1, ...where };
  const button = screen.getByRole('button', { name });
  for (const type of ['pointerdown', 'pointerup', 'click'])
    fireEvent(button, at(time, new PointerEvent(type, init)));
}
/** A key pressed on a button: Enter clicks as it goes down, Space as it is let go. */
function type(name: string, key: string, time: number, repeat = false) {
  const button = screen.getByRole('button', { name });
  fireEvent(button, at(time, new KeyboardEvent('keydown', { bubbles: true, key, repeat })));
  if (key === 'Enter' || key === ' ')
    fireEvent(button, at(time, new MouseEvent('click', { bubbles: true, detail: 0 })));
}

function Table({ onSettle }: { readonly onSettle: () => void }) {
  useIrreversible();
  const [ended, setEnded] = useState(false);
  const [tools, setTools] = useState(0);
  return (
    <>
      {ended ? (
        <button type="button" data-irreversible onClick={onSettle}>
          Settle
        </button>
      ) : (
        <button type="button" data-irreversible onClick={() => setEnded(true)}>
          End
        </button>
      )}
      <button type="button" onClick={() => setTools(tools + 1)}>
        Tool {tools}
      </button>
    </>
  );
}
function show() {
  const settle = vi.fn();
  render(<Table onSettle={settle} />);
  return settle;
}

test.each([0, 60, 150, 350, 600, 999])(
  'a press %i ms after another at the same place does nothing irreversible',
  (after) => {
    const settle = show();
    press('End', 5_000);
    press('Settle', 5_000 + after, { clientX: 312, clientY: 190 });
    expect(settle).not.toHaveBeenCalled();
  },
);

test('presses elsewhere meanwhile do not make an earlier one at the same place count as later', () => {
  const settle = show();
  press('End', 5_000);
  press('Tool 0', 5_600, { clientX: 400, clientY: 200 });
  press('Tool 1', 6_200, { clientX: 400, clientY: 200 });
  press('Settle', 6_700);
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a second later, or at once at another place, it acts', () => {
  const settle = show();
  press('End', 5_000);
  press('Settle', 6_100);
  expect(settle).toHaveBeenCalledTimes(1);
  press('Settle', 6_150, { clientX: 400, clientY: 200 });
  expect(settle).toHaveBeenCalledTimes(2);
});

test('a press while a slow page has not shown the result of the one before does nothing', () => {
  const settle = show();
  press('End', 5_000);
  const late = new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, ...CORNER });
  Object.defineProperty(late, 'timeStamp', { value: 6_400 });
  const settled = screen.getByRole('button', { name: 'Settle' });
  fireEvent(settled, late);
  fireEvent(settled, new PointerEvent('click', { bubbles: true, detail: 1, ...CORNER }));
  expect(settle).not.toHaveBeenCalled();
});

test('each press counts anew, of any pointer and of any length', () => {
  const settle = show();
  press('End', 5_000);
  press('Settle', 5_600, CORNER, 2);
  press('Settle', 6_200, CORNER, 3);
  expect(settle).not.toHaveBeenCalled();
  const init = { bubbles: true, pointerId: 4, ...CORNER };
  fireEvent(document.body, at(8_000, new PointerEvent('pointerdown', init)));
  fireEvent(document.body, at(9_000, new PointerEvent('pointerup', init)));
  press('Settle', 9_500);
  expect(settle).not.toHaveBeenCalled();
});

test('a reversible button can be pressed in quick succession', () => {
  show();
  press('Tool 0', 5_000);
  press('Tool 1', 5_060);
  press('Tool 2', 5_120);
  expect(screen.getByRole('button', { name: 'Tool 3' })).toBeInTheDocument();
});

test.each(['Enter', ' '])('the key %j twice within a second acts once', (key) => {
  const settle = show();
  type('End', key, 5_000);
  type('Settle', key, 5_120);
  expect(settle).not.toHaveBeenCalled();
  type('Settle', key, 6_200);
  expect(settle).toHaveBeenCalledTimes(1);
});

test('Enter held down does nothing irreversible, for any length of time', () => {
  const settle = show();
  type('End', 'Enter', 5_000);
  for (const time of [5_500, 6_100, 7_200]) type('Settle', 'Enter', time, true);
  expect(settle).not.toHaveBeenCalled();
});

test('a key in between leads to another button, which acts', () => {
  const settle = show();
  type('End', 'Enter', 5_000);
  type('Settle', 'Tab', 5_100);
  type('Settle', 'Enter', 5_200);
  expect(settle).toHaveBeenCalledTimes(1);
});

test('an event from no pointer and no key always counts', () => {
  const settle = show();
  press('End', 5_000);
  fireEvent(
    screen.getByRole('button', { name: 'Settle' }),
    at(5_010, new MouseEvent('click', { bubbles: true, detail: 0 })),
  );
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a form is not sent by the second press', () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const Form = () => {
    useIrreversible();
    return (
      <form onSubmit={sent}>
        <button type="submit" data-irreversible>
          Fire
        </button>
      </form>
    );
  };
  render(<Form />);
  press('Fire', 5_000);
  press('Fire', 5_200);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('questions and curtains are guarded the same way', () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  render(
    <>
      <Question
        title="Sure?"
        stay="No"
        onStay={() => undefined}
        act="Yes"
        onAct={() => undefined}
      />
      <Curtain title="Hand it over" action="I hold it" onRaise={() => undefined} leave="Leave" />
    </>,
  );
  const marked = document.querySelectorAll('[data-irreversible]');
  expect([...marked].map((each) => each.textContent)).toEqual(['Yes', 'I hold it']);
});
