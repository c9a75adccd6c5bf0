import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askForLastingStorage, storageLife } from '../../../src/shell/platform/lastingStorage';
import type { TextStorage } from '../../../src/shell/storage';
import { useLastingStorage } from '../../../src/shell/ui/useLastingStorage';

afterEach(() => void vi.unstubAllGlobals());

/** A browser with this answer to a request for persistent storage, and the number of requests. */
function browser(lasting: boolean) {
  const persist = vi.fn(() => Promise.resolve(lasting));
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(lasting) } });
  return persist;
}

function storageWith(isForbidden = false): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => (isForbidden ? undefined : (texts.get(key) ?? null)),
    write: (key, text) => {
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
}

interface PageProps {
  readonly storage: TextStorage;
  readonly worth: boolean;
}
function Page({ storage, worth }: PageProps) {
  useLastingStorage(storage, worth);
  return null;
}

test.each([
  [true, 'lasting'],
  [false, 'clearable'],
])("the browser's answer about its storage is shown (%s)", async (lasting, life) => {
  browser(lasting);
  expect(await storageLife()).toBe(life);
  expect(await askForLastingStorage()).toBe(life);
});

test.each([
  ['has no such question', {}],
  ['refuses to be asked', { storage: { persisted: () => Promise.reject(new TypeError('no')) } }],
])('of a browser that %s nothing is known', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await storageLife()).toBe('unknown');
  expect(await askForLastingStorage()).toBe('unknown');
});

test('it is asked once there is something worth saving, and never again', () => {
  const persist = browser(false);
  const storage = storageWith();
  const { rerender, unmount } = render(<Page storage={storage} worth={false} />);
  expect(persist).not.toHaveBeenCalled();
  rerender(<Page storage={storage} worth />);
  expect(persist).toHaveBeenCalledOnce();
  unmount();
  render(<Page storage={storage} worth />);
  expect(persist).toHaveBeenCalledOnce();
});

test('without storage it is not asked', () => {
  const persist = browser(true);
  render(<Page storage={storageWith(true)} worth />);
  expect(persist).not.toHaveBeenCalled();
});
