import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcer } from '../../../src/shell/ui/announcer';
import { useAnnouncer } from '../../../src/shell/ui/useAnnouncer';
import { AnnouncerProvider } from '../../../src/shell/ui/AnnouncerProvider';

// Frames wait until a test runs them.
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => vi.useRealTimers());

function open(): Announcer {
  let announcer: Announcer | undefined;
  function Speaker() {
    announcer = useAnnouncer();
    return null;
  }
  render(
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>,
  );
  if (announcer === undefined) throw new Error('no announcer');
  return announcer;
}

const lines = () => [...screen.getByRole('log').children].map((line) => line.textContent);
const spoken = () => [...document.querySelectorAll('[data-voice] p')].map((p) => p.textContent);
const oneFrame = (): void => act(() => void vi.advanceTimersByTime(17));

test('an announcement comes one frame after the display, all of it and in order', () => {
  const announcer = open();
  act(() => announcer.answer('one'));
  act(() => announcer.answer('two'));
  expect(lines()).toEqual([]);
  oneFrame();
  expect(lines()).toEqual(['one', 'two']);
  expect(spoken()).toEqual(['one', 'two']);
});

test('a cleared announcement is gone at once, and does not return with the next', () => {
  const announcer = open();
  act(() => announcer.answer('where the army stands'));
  oneFrame();
  act(() => announcer.answer('and where else'));
  const listenedTo = document.querySelector('[data-voice]');
  act(() => announcer.forget());
  expect(lines()).toEqual([]);
  expect(spoken()).toEqual([]);
  act(() => announcer.answer('the other side'));
  oneFrame();
  expect(lines()).toEqual(['the other side']);
  expect(spoken()).toEqual(['the other side']);
  // A screen reader listens to the element, and would not hear a new one.
  expect(document.querySelector('[data-voice]')).toBe(listenedTo);
});
