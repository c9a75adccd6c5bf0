import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const font = (family: string, load: () => Promise<void>) => ({ family, load: vi.fn(load) });
const arriving = (): Promise<void> => Promise.resolve();

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a font that cannot be fetched is no error', async () => {
  const refused = font('Old Standard TT', () => Promise.reject(new Error('no network')));
  vi.stubGlobal('document', { fonts: [refused] });
  const { fetchDisplayFont } = await import('../../src/shell/platform/styleSheets');
  await expect(fetchDisplayFont()).resolves.toBeUndefined();
  expect(refused.load).toHaveBeenCalledOnce();
});

test('later screens wait for all fonts, three seconds at most, and once for all of them', async () => {
  vi.useFakeTimers();
  const never = font('"Source Serif 4"', () => new Promise(() => undefined));
  vi.stubGlobal('document', { fonts: [font('"Old Standard TT"', arriving), never] });
  const { lazyModule } = await import('../../src/shell/lazyModule');
  const first = lazyModule(() => Promise.resolve('first'));
  const second = lazyModule(() => Promise.resolve('second'));
  const fetched = first.fetch();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(first.here()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(await fetched).toBe('first');
  expect(await second.fetch()).toBe('second');
  expect(never.load).toHaveBeenCalledOnce();
});
