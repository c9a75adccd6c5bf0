import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unreportedFailures } from '../../../src/shell/lazyModule';
import { nextFrame } from '../../../src/shell/platform/nextFrame';
import { watchLinks } from '../../../src/shell/platform/styleSheets';
import { NotLoaded } from '../../../src/shell/ui/ErrorBoundary';
import { ShellContext, type ShellContents } from '../../../src/shell/ui/useShell';
import { lazyScreen } from '../../../src/shell/ui/lazyScreen';

const Bell = ({ sound }: { readonly sound: string }) => <p>{sound}</p>;

/** Code that arrives, or cannot be fetched, when the test says so. */
function byHand<T>() {
  const tries: { readonly arrive: (code: T) => void; readonly fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        tries.push({ arrive: resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  return { load, tries };
}

test('a screen is fetched when it is first shown, omitted until it has arrived, and then shown at once', async () => {
  const { load, tries } = byHand<{ Bell: typeof Bell }>();
  const Ring = lazyScreen('unreported', load, 'Bell');
  expect(load).not.toHaveBeenCalled();
  render(<Ring sound="ding" />);
  // Components beside the rest wait for the frame that shows the rest.
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(screen.queryByText('ding')).toBeNull();
  await act(async () => {
    tries[0]!.arrive({ Bell });
    await Ring.fetch();
  });
  expect(screen.getByText('ding')).toBeInTheDocument();
  render(<Ring sound="dong" />);
  expect(screen.getByText('dong')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetched screen is there when it is first shown', async () => {
  const load = vi.fn(() => Promise.resolve({ Bell }));
  const Ring = lazyScreen('screen', load, 'Bell');
  await Ring.fetch();
  render(<Ring sound="ding" />);
  expect(screen.getByText('ding')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed screen does not hold up others, and is fetched again when it is next shown', async () => {
  const { load, tries } = byHand<{ Bell: typeof Bell }>();
  const Ring = lazyScreen('unreported', load, 'Bell');
  const { unmount } = render(<Ring sound="ding" />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await act(async () => {
    tries[0]!.fail();
    await Ring.fetch();
  });
  expect(screen.queryByText('ding')).toBeNull();
  unmount();
  render(<Ring sound="dong" />);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await act(async () => {
    tries[1]!.arrive({ Bell });
    await Ring.fetch();
  });
  expect(screen.getByText('dong')).toBeInTheDocument();
});

test('missing messages count as code that cannot be fetched', async () => {
  const Ring = lazyScreen('unreported', () => Promise.resolve({ Bell }), 'Bell', 'no such part');
  render(<Ring sound="ding" />);
  await act(() => Ring.fetch());
  expect(screen.queryByText('ding')).toBeNull();
  // The fetches of the next frame must end before another test looks for style sheets.
  await act(async () => {
    await nextFrame();
    await Ring.fetch();
  });
});

test('a missing style sheet is not reported by the page while a notice on the spot reports it', async () => {
  watchLinks();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  await act(() => lazyScreen('unreported', () => Promise.resolve({ Bell }), 'Bell').fetch());
  expect(unreportedFailures()).toBeGreaterThan(0);
  const shell = { mayReload: () => false } as ShellContents;
  const { unmount } = render(
    <ShellContext value={shell}>
      <NotLoaded place="block" onClose={undefined} />
    </ShellContext>,
  );
  expect(unreportedFailures()).toBe(0);
  unmount();
  expect(unreportedFailures()).toBeGreaterThan(0);
  link.remove();
});
