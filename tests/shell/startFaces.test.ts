import { expect, test, vi } from 'vitest';

test('the faces are asked for as the program begins, and one that cannot be had is no error', async () => {
  const load = vi.fn(() => Promise.resolve());
  const refused = vi.fn(() => Promise.reject(new Error('no network')));
  vi.stubGlobal('document', { fonts: [{ load }, { load: refused }] });
  await import('../../src/shell/platform/startFaces');
  expect(load).toHaveBeenCalledOnce();
  expect(refused).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('it is the first thing that the page imports', () => {
  const [main] = Object.values(
    import.meta.glob<string>('../../src/main.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  expect(/^import .*$/m.exec(main ?? '')?.[0]).toBe("import './shell/platform/startFaces';");
});
