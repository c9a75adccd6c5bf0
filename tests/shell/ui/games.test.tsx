import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { gameAt, type GameEntry, type Platform } from '../../../src/shell/game';
import { forLanguages } from '../../../src/shell/language/languages';
import { lazyModule } from '../../../src/shell/lazyModule';
import { startShell } from '../../../src/shell/start';
import { SHELL_BUNDLED } from '../../support/bundledWords';
import { war } from '../../../src/war/entry';
import { FETCHED } from '../../../src/war/words/fetched';
import { createBrowser, numberSealer } from '../../support/browser';
import { withDialogs } from '../../support/dialogs';
import { stubMedia } from '../../support/media';

withDialogs();

/** A second game, whole. */
const coin: GameEntry = {
  id: 'coin',
  name: forLanguages((language) => (language === 'fr' ? 'Pile ou face' : 'Heads or Tails')),
  open: ({ randomInt }) =>
    Promise.resolve({
      currentGame: () => null,
      mayReload: () => true,
      Screen: function Coin() {
        const [side, setSide] = useState('');
        return (
          <main>
            <button onClick={() => setSide(randomInt(2) ? 'heads' : 'tails')}>toss {side}</button>
          </main>
        );
      },
    }),
};

/** How many listen to other tabs. */
let listening = 0;

function platform(): Platform {
  const { storage, watcher: ofTab } = createBrowser().tab();
  const watcher: Platform['watcher'] = (key, changed) => {
    listening++;
    const end = ofTab(key, changed);
    return () => {
      listening--;
      end();
    };
  };
  return {
    storage,
    watcher,
    sealer: numberSealer(),
    randomInt: () => 1,
    newId: () => 'id',
    now: () => new Date(2026, 10, 22),
  };
}

/** A page with games, at an address. */
async function page(fragment: string, games: readonly [GameEntry, ...GameEntry[]]) {
  window.location.hash = fragment;
  stubMedia();
  const root = document.body.appendChild(document.createElement('div'));
  const shown = await act(() =>
    startShell(root, { platform: platform(), messages: SHELL_BUNDLED, games }),
  );
  pages.push(() => {
    act(() => shown.unmount());
    root.remove();
  });
  return { root, user: userEvent.setup() };
}
const pages: (() => void)[] = [];
afterEach(() => {
  for (const close of pages.splice(0)) close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const see = (text: RegExp | string) => screen.findByText(text, {}, { timeout: LIMITS.sight });

test('an additional game is registered beside the war, found at headquarters, played with the services of the shell, and left', async () => {
  const { user, root } = await page('', [war, coin]);
  const title = document.title;
  await user.click(await see('Heads or Tails'));
  await user.click(await see('toss'));
  expect(await see('toss heads')).toBeVisible();
  expect(document.title).toBe('Heads or Tails');
  expect(within(root).queryByText('Against the machine')).toBeNull();
  act(() => window.history.back());
  expect(await see('Against the machine')).toBeVisible();
  await waitFor(() => expect(document.title).toBe(title), { timeout: LIMITS.sight });
});

test('the focus of a game that is left moves to the game that is opened, both ways', async () => {
  const { user } = await page('', [war, coin]);
  (await see('Heads or Tails')).focus();
  await user.keyboard('{Enter}');
  const toss = await see('toss');
  await waitFor(() => expect(toss).toHaveFocus());
  act(() => window.history.back());
  const first = await see('Against the machine');
  await waitFor(() => expect(first).toHaveFocus());
});

test('a game that is opened again is the same, with a single set of listeners', async () => {
  const { user } = await page('', [war, coin]);
  await see('Against the machine');
  const before = listening;
  await user.click(await see('Heads or Tails'));
  await see('toss');
  act(() => window.history.back());
  await see('Against the machine');
  expect(listening).toBe(before);
});

test('the browser reports a new address, whichever game is shown', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const hearing = (): number => {
    const [begun = 0, ended = 0] = [added, removed].map(
      ({ mock }) => mock.calls.filter(([type]) => type === 'popstate').length,
    );
    return begun - ended;
  };
  const { user } = await page('', [war, coin]);
  await see('Against the machine');
  expect(hearing()).toBe(1);
  await user.click(await see('Heads or Tails'));
  await see('toss');
  expect(hearing()).toBe(1);
});

test('a change of address while a game is loading is followed', async () => {
  const slow: GameEntry = {
    ...coin,
    id: 'slow',
    open: async (services) => {
      // The event of this address comes before anybody listens, and so does that of the next.
      await new Promise((done) => setTimeout(done, LIMITS.stillness));
      window.history.replaceState(null, '', '#coin');
      return { ...(await coin.open(services)), Screen: () => <p>slow</p> };
    },
  };
  await page('#slow', [war, slow, coin]);
  expect(await see('toss')).toBeVisible();
});

test('an address leads to its game at once, and to the first if no game has it', async () => {
  await page('#coin', [war, coin]);
  expect(await see('toss')).toBeVisible();
  const led = (fragment: string): string => gameAt([war, coin], fragment).id;
  expect(['', '#game', '#learn/march', '#r2=abc', '#coins', '#coin', '#coin/7'].map(led)).toEqual([
    'war',
    'war',
    'war',
    'war',
    'war',
    'coin',
    'coin',
  ]);
});

test('what a game declares can be fetched before the game is opened', async () => {
  const part = lazyModule(() => Promise.resolve('code'), 'ofCoin');
  const ofCoin = () => Promise.resolve({ messages: {} });
  const messages = forLanguages(() => ({ ofCoin }));
  await page('', [war, { ...coin, messages }]);
  await see('Against the machine');
  expect(await part.fetch()).toBe('code');
  // The war's screens are declared with it.
  expect(war.messages).toBe(FETCHED);
});

test('headquarters of a page with one game do not mention another', async () => {
  await page('', [war]);
  await see('Against the machine');
  expect(screen.queryByText('Heads or Tails')).toBeNull();
});

test('if a game cannot be fetched the page stays with the present one, reports it, and fetches again on request', async () => {
  let offline = true;
  const open: GameEntry['open'] = (services) =>
    offline ? Promise.reject(new Error('offline')) : coin.open(services);
  const { user } = await page('', [war, { ...coin, open }]);
  await user.click(await see('Heads or Tails'));
  await waitFor(() => expect(window.location.hash).toBe(''), { timeout: LIMITS.sight });
  expect(await see(/could not be loaded/)).toBeVisible();
  expect(await see('Against the machine')).toBeVisible();
  offline = false;
  await user.click(await see('Try again'));
  expect(await see('toss')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
