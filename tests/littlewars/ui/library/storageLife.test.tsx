import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageContext } from '../../../../src/littlewars/ui/base/storage';
import { BattleStoreContext } from '../../../../src/littlewars/ui/base/useGame';
import { KeepingNotices } from '../../../../src/littlewars/ui/library/KeepingNotices';
import { LibraryScreen } from '../../../../src/littlewars/ui/library/LibraryScreen';
import { createAnnouncer } from '../../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../../src/shell/ui/useAnnouncer';
import { fought } from '../../game/skirmish';
import { createBrowser, openTab } from '../../store/fakes';

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
])('the library says how long the browser keeps it: %s', async (life, persisted, sentence) => {
  answering(persisted, false);
  render(
    <AnnouncerContext value={createAnnouncer(() => false)}>
      <BattleStoreContext value={openTab().store}>
        <LibraryScreen onClose={() => undefined} />
      </BattleStoreContext>
    </AnnouncerContext>,
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
    <StorageContext value={browser.tab().storage}>
      <BattleStoreContext value={store}>
        <KeepingNotices />
      </BattleStoreContext>
    </StorageContext>,
  );
  expect(persist).not.toHaveBeenCalled();
  act(() => store.openRead(fought()));
  await expect.poll(() => persist.mock.calls.length).toBe(1);
});
