import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyScreen } from '../../../src/shell/ui/lazyScreen';
import { useTypeAhead } from '../../../src/shell/ui/typeAhead/useTypeAhead';
import { Page } from '../../support/page';
import { openTab } from '../../war/store/fakes';
import { withDialogs } from '../../support/dialogs';

withDialogs();
// Fetched ahead, as on a page that has stood for a moment.
await import('../../../src/shell/ui/typeAhead/replayKey');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
});
// jsdom lays nothing out.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface BoxProps {
  readonly onClose: () => void;
}

/** A text field that has the focus, and closes at Escape. */
function Box({ onClose }: BoxProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done(text);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <input ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => done(`${text} by its button`)}>
        go
      </button>
    </form>
  );
}
let done = vi.fn<(text: string) => void>();
let acted = vi.fn<(key: string) => void>();

/** A page on which `g` opens a box that comes, or fails, when the test says so; every other key acts. */
function page() {
  done = vi.fn<(text: string) => void>();
  acted = vi.fn<(key: string) => void>();
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const LazyModule = lazyScreen(
    'dialog',
    () =>
      new Promise<{ readonly Box: typeof Box }>((resolve, reject) => {
        arrive = () => resolve({ Box });
        fail = () => reject(new Error('offline'));
      }),
    'Box',
  );
  function Screen() {
    const [open, setOpen] = useState(false);
    useTypeAhead();
    useLayoutEffect(() => {
      const listen = ({ key }: KeyboardEvent): void => {
        if (key === 'g') setOpen(true);
        else if (!open) acted(key);
      };
      window.addEventListener('keydown', listen);
      return () => window.removeEventListener('keydown', listen);
    });
    return open && <LazyModule onClose={() => setOpen(false)} />;
  }
  render(
    <Page store={openTab().store}>
      <Screen />
    </Page>,
  );
  return {
    arrive: () => settle(() => arrive()),
    fail: () => settle(() => fail()),
  };
}

/** All that has been begun, and as many frames as keys could want. */
const settle = (begin: () => void) =>
  act(async () => {
    begin();
    await vi.advanceTimersByTimeAsync(1000);
  });
function press(...keys: string[]) {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true });
}
const field = () => screen.queryByRole<HTMLInputElement>('textbox');

test('keys wait for the overlay that an earlier key has opened, and then act there', async () => {
  const { arrive } = page();
  press('g', 'e', '5', 'x', 'Backspace');
  expect(acted).not.toHaveBeenCalled();
  await arrive();
  expect(field()).toHaveValue('e5');
  expect(field()).toHaveFocus();
  expect(acted).not.toHaveBeenCalled();
});

test('Enter among them submits the typed text', async () => {
  const { arrive } = page();
  press('g', 'e', '5', 'Enter');
  await arrive();
  expect(done.mock.calls).toEqual([['e5']]);
});

test('Tab among them moves on, and Enter presses the element it has reached', async () => {
  const { arrive } = page();
  press('g', 'e', 'Tab', 'Enter');
  await arrive();
  expect(done.mock.calls).toEqual([['e by its button']]);
});

test('keys pressed during the replay come after it', async () => {
  const { arrive } = page();
  press('g', 'e');
  // Between the frame of the first and the next.
  const FRAME = 16;
  setTimeout(() => press('5'), FRAME + 1);
  await arrive();
  expect(field()).toHaveValue('e5');
});

test('Escape cancels the overlay and the keys typed for it; the next key is for the page', async () => {
  const { arrive } = page();
  press('g', 'e', 'Escape');
  press('f');
  expect(acted.mock.calls).toEqual([['f']]);
  await arrive();
  expect(field()).toBeNull();
  expect(acted.mock.calls).toEqual([['f']]);
});

test('if it cannot be fetched they are dropped, which is announced', async () => {
  const { fail } = page();
  press('g', 'e', 'Enter');
  await fail();
  expect(screen.getByRole('dialog')).toHaveTextContent(/could not be loaded.*is ignored/);
  expect(acted).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  // Nothing waits any more.
  await settle(() => press('e'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test("the browser's own effects of keys continue", () => {
  page();
  press('g');
  for (const own of [
    { key: 'r', ctrlKey: true },
    { key: 'F5' },
    { key: 'ArrowLeft', altKey: true },
  ])
    expect(fireEvent.keyDown(document.body, own), own.key).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'e' })).toBe(false);
});
