import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SaveNotices } from '../../../../src/littlewars/ui/library/SaveNotices';
import { LibraryScreen } from '../../../../src/littlewars/ui/library/LibraryScreen';
import { guarded } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import { writeKriegspielSave } from '../../../../src/littlewars/game/kriegspiel/save';
import { foughtOut } from '../../game/kriegspiel/games';
import { NEWEST_RULINGS } from '../../../../src/littlewars/engine/rulings';
import { writeSave } from '../../../../src/littlewars/game/save';
import { BATTLE_SAVES } from '../../../../src/littlewars/store/saves';
import { fought } from '../../game/skirmish';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';
import { readSave } from '../../../support/battleReading';

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

/** A browser that says so of its storage, and so when it is asked for lasting storage. */
function answering(persisted: () => Promise<boolean>, promised: boolean) {
  const persist = vi.fn(() => Promise.resolve(promised));
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted, persist },
  });
  return persist;
}

test.each([
  ['lasting', () => Promise.resolve(true), /has promised to keep them/],
  ['clearable', () => Promise.resolve(false), /may clear them/],
  ['unknown', () => Promise.reject(new Error('no')), /does not say whether/],
])('the library shows how long the browser keeps it: %s', async (life, persisted, sentence) => {
  answering(persisted, false);
  const { store, browser } = openTab();
  render(
    <Page store={store} browser={browser}>
      <LibraryScreen onClose={() => undefined} />
    </Page>,
  );
  expect(await screen.findByText(sentence)).toBeVisible();
  const ask = screen.queryByRole('button', { name: 'Ask the browser to keep them' });
  expect(ask === null).toBe(life !== 'clearable');
  if (ask === null) return;
  await userEvent.click(ask);
  expect(await screen.findByText(/makes no promise for now/)).toBeVisible();
});

test('lasting storage is asked for once a battle is under way', async () => {
  const persist = answering(() => Promise.resolve(false), true);
  const browser = createBrowser();
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser}>
      <SaveNotices />
    </Page>,
  );
  expect(persist).not.toHaveBeenCalled();
  act(() => store.openRead(fought()));
  await expect.poll(() => persist.mock.calls.length).toBe(1);
});

test.each([
  ['a version of saves', (text: string) => text.replace(/"version":\d+/, '"version":99')],
  ['rulings', (text: string) => text.replace(/rulings:\d+/, 'rulings:99')],
  ['damage', (text: string) => text.slice(0, -9)],
])('a battle that cannot be read is reported by its cause: %s', async (cause, changed) => {
  const browser = createBrowser();
  const game = fought();
  const text = writeSave({ ...game, muster: { ...game.muster, rulings: NEWEST_RULINGS } });
  expect(changed(text)).not.toBe(text);
  browser.entries.set(BATTLE_SAVES.key, changed(text));
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser}>
      <SaveNotices />
    </Page>,
  );
  const message = cause === 'damage' ? /could not be read whole/ : /a newer version of this page/;
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save its text' })).toBeVisible();
});

test('a battle of Kriegspiel is recognised as one, and stays as it is', async () => {
  const browser = createBrowser();
  const text = writeKriegspielSave(guarded({ ...foughtOut(), id: 'sham' }));
  browser.entries.set(BATTLE_SAVES.key, text);
  // As it is read when the part of the page for it cannot be fetched.
  const { store } = openTab({ browser, readings: new Map([[text, readSave(text)]]) });
  render(
    <Page store={store} browser={browser}>
      <SaveNotices />
    </Page>,
  );
  expect(await screen.findByText(/A battle of Kriegspiel is saved here/)).toBeVisible();
  act(() => store.openRead(fought()));
  await act(() => new Promise<void>((done) => void setTimeout(done)));
  const quarantined = browser.entries.get(BATTLE_SAVES.damagedKey);
  expect(JSON.parse(quarantined ?? '[]')).toContain(text);
});

test('the library is offered as a file once a finished battle is left, and not again for a week', async () => {
  answering(() => Promise.resolve(false), false);
  const { store, browser } = openTab();
  const page = (
    <Page store={store} browser={browser}>
      <SaveNotices />
    </Page>
  );
  const { unmount } = render(page);
  const offer = /library is kept in this browser, which may clear it/;
  act(() => store.openRead(fought()));
  // All that the browser was asked is answered once the next task comes.
  const answered = () => act(() => new Promise<void>((done) => void setTimeout(done)));
  await answered();
  expect(screen.queryByText(offer)).toBeNull();
  act(() => store.leaveGame());
  expect(await screen.findByText(offer)).toBeVisible();
  const { storage } = browser.tab();
  expect(Number(storage.read('little-wars/library-file-offered'))).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(offer)).toBeNull();
  unmount();
  render(page);
  await answered();
  expect(screen.queryByText(offer)).toBeNull();
});
