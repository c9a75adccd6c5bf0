import { vi } from 'vitest';

/** jsdom lays nothing out: from now on a size may be watched, and never changes. */
export const stubResizes = (): unknown =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
