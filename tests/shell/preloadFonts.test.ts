import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const font = (family: string, load: () => Promise<void>) => ({ family, load: vi.fn(load) });
const arriving = (): Promise<void> => Promise.resolve();

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the font of headquarters is loaded on import, and a failure is no error', async () => {
  const display = font('"Old Standard TT"', arriving);
  const refused = font('Old Standard TT', () => Promise.reject(new Error('no network')));
  const text = font('"Source Serif 4"', arriving);
  vi.stubGlobal('document', { fonts: [display, refused, text] });
  await import('../../src/shell/platform/preloadFonts');
  expect(display.load).toHaveBeenCalledOnce();
  expect(refused.load).toHaveBeenCalledOnce();
  expect(text.load).not.toHaveBeenCalled();
});

test('the page imports it first', () => {
  const [main] = Object.values(
    import.meta.glob<string>('../../src/main.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  expect(/^import .*$/m.exec(main ?? '')?.[0]).toBe("import './shell/platform/preloadFonts';");
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
