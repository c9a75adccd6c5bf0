import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('fonts are loaded on import, and one that fails is no error', async () => {
  const load = vi.fn(() => Promise.resolve());
  const refused = vi.fn(() => Promise.reject(new Error('no network')));
  vi.stubGlobal('document', { fonts: [{ load }, { load: refused }] });
  await import('../../src/shell/platform/preloadFonts');
  expect(load).toHaveBeenCalledOnce();
  expect(refused).toHaveBeenCalledOnce();
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
