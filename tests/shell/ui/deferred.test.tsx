import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred, fetchDeferred } from '../../../src/shell/ui/deferred';
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

test('what is deferred is left out until it is there, and then there for all at once', async () => {
  const { load, tries } = byHand<{ part: { Bell: typeof Bell } }>();
  const bells = deferred(load);
  const Ring = bells.component((from) => from.Bell);
  const Heard = () => <p>{bells.use() === null ? 'nothing' : 'something'}</p>;
  expect(load).not.toHaveBeenCalled();
  render(
    <>
      <Ring sound="ding" />
      <Heard />
    </>,
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(screen.queryByText('ding')).toBeNull();
  await act(async () => {
    tries[0]!.arrive({ part: { Bell } });
    await fetchDeferred();
  });
  expect(screen.getByText('ding')).toBeInTheDocument();
  expect(screen.getByText('something')).toBeInTheDocument();
  render(<Ring sound="dong" />);
  expect(screen.getByText('dong')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('all that is declared is fetched once the page stands, though nothing shows it', async () => {
  const load = vi.fn(() => Promise.resolve({ part: { Bell } }));
  deferred(load);
  await fetchDeferred();
  await fetchDeferred();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be fetched keeps nothing else back, and is tried again when next asked for', async () => {
  const { load, tries } = byHand<{ part: { Bell: typeof Bell } }>();
  const Ring = deferred(load).component((from) => from.Bell);
  const { unmount } = render(<Ring sound="ding" />);
  await act(async () => {
    tries[0]!.fail();
    await fetchDeferred();
  });
  expect(screen.queryByText('ding')).toBeNull();
  unmount();
  render(<Ring sound="dong" />);
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => {
    tries[1]!.arrive({ part: { Bell } });
    await fetchDeferred();
  });
  expect(screen.getByText('dong')).toBeInTheDocument();
});

test('messages that nobody has are as code that cannot be fetched', async () => {
  const bells = deferred(() => Promise.resolve({ part: { Bell } }), 'no such part');
  const Ring = bells.component((from) => from.Bell);
  render(<Ring sound="ding" />);
  await act(fetchDeferred);
  expect(screen.queryByText('ding')).toBeNull();
});

test('a screen is loaded when it is first wanted', async () => {
  const load = vi.fn(() => Promise.resolve({ Bell }));
  const Ring = lazyScreen('screen', load, (from) => from.Bell);
  expect(load).not.toHaveBeenCalled();
  render(<Ring sound="ding" />);
  expect(screen.queryByText('ding')).toBeNull();
  expect(await screen.findByText('ding')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
