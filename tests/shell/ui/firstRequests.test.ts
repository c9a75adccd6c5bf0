import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../src/shell/settingsStore';
import { ADDRESSES as OF_SHELL } from '../../../src/shell/words/parts.json?urls';
import { ADDRESSES as OF_WAR } from '../../../src/war/words/parts.json?urls';

const preloads = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'),
];
const addresses = (): string[] => preloads().map(({ href }) => href);
const ofShell = (language: string) => OF_SHELL[language]?.['shell'];
const ofWar = (language: string) => ['first', 'game'].map((part) => OF_WAR[language]?.[part]);

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const link of preloads()) link.remove();
  localStorage.clear();
  window.location.hash = '';
  vi.restoreAllMocks();
});

test('the messages of headquarters and of a board are requested as a fetch requests them', async () => {
  await import('../../../src/firstRequests');
  expect(addresses()).toEqual([ofShell('en'), ...ofWar('en')]);
  // Otherwise the browser would request them again.
  for (const link of preloads()) expect(link).toMatchObject({ as: 'fetch', crossOrigin: '' });
});

test('in the language of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'fr-CA']);
  await import('../../../src/firstRequests');
  expect(addresses()).toEqual([ofShell('fr'), ...ofWar('fr')]);
});

test('or in the language that was chosen', async () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ language: 'fr' }));
  await import('../../../src/firstRequests');
  expect(addresses()).toEqual([ofShell('fr'), ...ofWar('fr')]);
});

test('of the page alone where another game is opened', async () => {
  window.location.hash = '#littlewars/rules';
  await import('../../../src/firstRequests');
  expect(addresses()).toEqual([ofShell('en')]);
});

test('the page imports it first', () => {
  const [main] = Object.values(
    import.meta.glob<string>('../../../src/main.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  expect(/^import .*$/m.exec(main ?? '')?.[0]).toBe("import './firstRequests';");
});
