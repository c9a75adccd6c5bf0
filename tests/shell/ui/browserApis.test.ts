import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { openChannel } from '../../../src/shell/platform/channel';
import { whenIdle } from '../../../src/shell/platform/nextFrame';
import { registerOffline } from '../../../src/shell/platform/offline';
import {
  audioContext,
  broadcastChannel,
  browserLanguages,
  canShare,
  databases,
  encryption,
  fillByChance,
  hasSound,
  hasUserActivation,
  mediaOf,
  putAddress,
  serviceWorkers,
  watchSizes,
  workerOf,
} from '../../../src/shell/platform/browserApis';
import { openRecords } from '../../../src/shell/platform/database';
import { randomInt } from '../../../src/shell/platform/random';
import { createTextStorage } from '../../../src/shell/platform/webStorage';
import { localStore } from '../../../src/shell/platform/browserApis';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The behaviours of a browser without an API: it is missing, or reading it throws, or constructing it does. */
const WITHOUT: readonly [string, (name: string) => void][] = [
  ['missing', (name) => vi.stubGlobal(name, undefined)],
  [
    'throws when looked at',
    (name) => {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    },
  ],
  [
    'throws when made or asked',
    (name) => {
      const throwing = new Proxy(function () {}, { construct: refuse, apply: refuse, get: refuse });
      vi.stubGlobal(name, throwing);
    },
  ],
];
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const worker = (): Worker => new Worker('a');
/** The results without an API. */
const ANSWERS: readonly [string, () => unknown, unknown][] = [
  ['BroadcastChannel', () => broadcastChannel('a'), null],
  ['navigator', serviceWorkers, null],
  ['navigator', browserLanguages, []],
  ['navigator', canShare, false],
  ['navigator', hasUserActivation, false],
  ['crypto', encryption, null],
  ['matchMedia', () => mediaOf('print').matches, false],
  ['AudioContext', audioContext, null],
  ['AudioContext', hasSound, false],
  ['Worker', () => workerOf(worker), null],
  ['ResizeObserver', () => watchSizes([document.body], () => undefined)(), undefined],
  ['history', () => putAddress('pushState', '#a'), undefined],
  ['localStorage', () => createTextStorage(localStore).read('a'), undefined],
  ['localStorage', () => createTextStorage(localStore).write('a', 'b'), 'forbidden'],
  ['navigator', () => registerOffline(() => undefined), undefined],
];
describe.each(WITHOUT)('a browser in which an API is %s', (_, take) => {
  test.each(ANSWERS)('%s: `%s` still returns a result', (name, ask, answer) => {
    take(name);
    expect(ask()).toEqual(answer);
  });

  test('databases are refused, and no request hangs', async () => {
    take('indexedDB');
    await expect(openRecords('a', 'b').get('c')).rejects.toThrow();
  });

  test('idle time arrives', async () => {
    take('requestIdleCallback');
    await expect(whenIdle()).resolves.toBeUndefined();
  });

  test('random numbers continue', () => {
    take('crypto');
    const drawn = Array.from({ length: 200 }, () => randomInt(3));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(new Set(fillByChance(new Uint8Array(1000))).size).toBeGreaterThan(200);
  });
});

test('a missing database is reported as a forbidden one', () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(databases).toThrow(expect.objectContaining({ name: 'SecurityError' }) as Error);
});

describe('a tab without a channel to others polls', () => {
  /** The writes of tabs, and how often this one was notified. */
  function listening() {
    vi.stubGlobal('BroadcastChannel', refuse);
    const tab = { saved: 'a', announced: 0, reads: 0, trouble: false };
    const stop = openChannel('name').listen(
      () => void (tab.announced += 1),
      () => {
        tab.reads += 1;
        return tab.trouble ? Promise.reject(new Error('silent')) : Promise.resolve(tab.saved);
      },
    );
    return Object.assign(tab, { stop });
  }
  beforeEach(() => void vi.useFakeTimers());
  const second = () => vi.advanceTimersByTimeAsync(1_000);
  const atOnce = () => vi.advanceTimersByTimeAsync(0);

  test('every second, and reports only changes', async () => {
    const tab = listening();
    await second();
    expect(tab.announced).toBe(0);
    tab.saved = 'b';
    await second();
    expect(tab.announced).toBe(1);
    await second();
    expect(tab.announced).toBe(1);
    tab.stop();
  });

  test.each([
    ['is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['has the focus', () => window.dispatchEvent(new Event('focus'))],
  ])('at once when it %s', async (_, come) => {
    const tab = listening();
    await atOnce();
    tab.saved = 'b';
    come();
    await atOnce();
    expect(tab.announced).toBe(1);
    const { reads } = tab;
    // And goes on once a second, not twice.
    await second();
    expect(tab.reads).toBe(reads + 1);
    tab.stop();
  });

  test('and continues after a database has refused', async () => {
    const tab = listening();
    await atOnce();
    tab.trouble = true;
    tab.saved = 'b';
    await second();
    expect(tab.announced).toBe(0);
    tab.trouble = false;
    await second();
    expect(tab.announced).toBe(1);
    tab.stop();
  });

  test('until it is stopped', async () => {
    const tab = listening();
    await atOnce();
    tab.stop();
    tab.saved = 'b';
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(LIMITS.announcements);
    expect([tab.announced, tab.reads]).toEqual([0, 1]);
  });
});
