import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../src/shell/settingsStore';
import { ADDRESSES as OF_SHELL } from '../../../src/shell/words/parts.json?urls';
import { ADDRESSES as OF_WAR } from '../../../src/war/words/parts.json?urls';

const ofShell = (language: string) => OF_SHELL[language]?.['shell'];
const ofWar = (language: string) => ['first', 'game'].map((part) => OF_WAR[language]?.[part]);

const addresses = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
  vi.restoreAllMocks();
});

test('the messages of headquarters and of a board are requested', async () => {
  await import('../../../src/firstRequests');
  expect(addresses()).toEqual([ofShell('en'), ...ofWar('en')]);
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

test('and the source of the messages takes the responses, once', async () => {
  await import('../../../src/firstRequests');
  const { SHELL_FETCHED } = await import('../../../src/shell/words/fetched');
  vi.mocked(fetch).mockClear();
  const { messages } = await SHELL_FETCHED.en.shell();
  expect(messages).toHaveProperty('shell');
  expect(addresses()).toEqual([]);
  await SHELL_FETCHED.en.shell();
  expect(addresses()).toEqual([ofShell('en')]);
});

test('a request that fails is reported by the source, which asks anew the next time', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  await import('../../../src/firstRequests');
  const { SHELL_FETCHED } = await import('../../../src/shell/words/fetched');
  await expect(SHELL_FETCHED.en.shell()).rejects.toThrow('no network');
  await expect(SHELL_FETCHED.en.shell()).resolves.toHaveProperty('messages');
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
