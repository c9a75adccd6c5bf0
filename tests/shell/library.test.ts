import { expect, test } from 'vitest';
import { createLibrary, type GameDatabase } from '../../src/shell/library';
import { createBrowser } from '../support/browser';

/** A browser with one game of two tabs, each longer text of which continues the shorter. */
function twoTabs() {
  const browser = createBrowser();
  const open = () =>
    createLibrary(
      browser.tab().database,
      (saved, text) => text.startsWith(saved),
      () => new Date(0),
      // What follows a colon is the time left.
      (a, b) => a?.split(':')[0] === b?.split(':')[0],
    );
  return { browser, one: open(), two: open() };
}

test('after a refused write this tab still has the text that it had read', async () => {
  const { browser, one, two } = twoTabs();
  await one.save('game', 'a');
  await two.save('game', 'ab');
  // It finds only at the end of the transaction that there is no room.
  browser.archive.update = (id, change) => {
    change(browser.games.get(id));
    return Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  };
  expect(await one.save('game', 'abc')).toBe('full');
  expect(one.seen.get('game')).toBe('a');
});

test('a tab counts a text that it has saved as its own, even if the browser answers too late', async () => {
  const { browser, one } = twoTabs();
  const inTime = { ...browser.archive };
  const update: GameDatabase['update'] = (...asked) => inTime.update(...asked);
  const timeOnly = { timeOnly: true };
  const late = () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' }));
  await one.save('game', 'a:9');
  browser.archive.update = (...asked) => update(...asked).then(late);
  expect(await one.save('game', 'ab:8')).toBe('silent');
  browser.archive.update = late;
  expect(await one.save('game', 'abc:7')).toBe('silent');
  expect(one.hasSeen('game', 'ab:6')).toBe(true);
  browser.archive.update = update;
  expect(await one.save('game', 'abc:6', timeOnly)).toBe('saved');
  // What can be undone is undone in the library, too.
  browser.archive.update = (...asked) => update(...asked).then(late);
  expect(await one.save('game', 'abcd:5')).toBe('silent');
  browser.archive.update = update;
  expect(await one.save('game', 'abc:6')).toBe('saved');
  expect(browser.games.get('game')).toMatchObject({ text: 'abc:6' });
});

test('a tab that may replace only the text it has read can follow another text, and not save over it', async () => {
  const { one, two } = twoTabs();
  await one.save('game', 'a');
  await two.save('game', 'ab');
  expect(await one.save('game', 'ab', { seenOnly: true })).toBe('saved');
  expect(await one.save('game', 'abc', { seenOnly: true })).toBe('elsewhere');
  expect(await one.save('game', 'abc')).toBe('saved');
});

test('a tab saves its time left over the same state, even unread, and over no other state', async () => {
  const { browser, one, two } = twoTabs();
  const saved = () => (browser.games.get('game') as { readonly text: string }).text;
  const timeOnly = { timeOnly: true };
  await one.save('game', 'a:9');
  expect(await two.save('game', 'a:8', timeOnly)).toBe('saved');
  expect(saved()).toBe('a:8');
  expect(await two.save('game', 'ab:8')).toBe('saved');
  expect(await one.save('game', 'a:7', timeOnly)).toBe('elsewhere');
  expect(await one.save('game', 'abc:7', timeOnly)).toBe('elsewhere');
  expect(saved()).toBe('ab:8');
  // Nor does it bring back a game that has been deleted.
  await two.remove('game');
  browser.games.set('game', '(deleted)');
  expect(await one.save('game', 'a:6', timeOnly)).toBe('elsewhere');
});
