import { vi } from 'vitest';

/** jsdom knows no media queries: from now on every one is asked in vain, and nothing it is asked for ever changes. */
export const stubMedia = (): unknown =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
