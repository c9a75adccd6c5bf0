import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Headquarters } from '../../../../src/war/ui/headquarters/Headquarters';
import { Page } from '../../../support/page';
import { openTab, toWar } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();
// The map behind has thousands of elements, and jsdom is slow to say which of them can be seen.
configure({ defaultHidden: true });

function open(tab = openTab()) {
  const take = vi.fn();
  render(
    <Page store={tab.store}>
      <Headquarters />
    </Page>,
  );
  act(() => tab.shell.newVersion.setState(() => take, true));
  return { ...tab, take, user: userEvent.setup() };
}
const text = (): HTMLElement | null => screen.queryByText(/A new version of the game is ready/);

test('a new version is reported, and loaded on request', async () => {
  const { user, take } = open();
  expect(text()).toBeVisible();
  expect(text()?.closest('[role="status"]')).not.toBeNull();
  expect(take).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(take).toHaveBeenCalledOnce();
});

test('until it has come it is shown as loading; offered again, it can be loaded', async () => {
  const { user, shell } = open();
  await user.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(text()).toBeNull();
  expect(screen.getByText(/It is being loaded, and will start as soon as/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load it now' })).toBeNull();
  const again = vi.fn();
  act(() => shell.newVersion.setState(() => again, true));
  await user.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(again).toHaveBeenCalledOnce();
});

test('postponed, it is not mentioned again; the one after it is', async () => {
  const { user, shell, take } = open();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(text()).toBeNull();
  expect(take).not.toHaveBeenCalled();
  act(() => shell.newVersion.setState(() => vi.fn(), true));
  expect(text()).toBeVisible();
});

test('while something else is being done at headquarters nothing is shown', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'New game' }));
  expect(text()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(text()).toBeVisible();
});

test('a game that the browser cannot save is not risked for it', async () => {
  const tab = openTab();
  toWar(tab.store);
  tab.store.leaveGame();
  open(tab);
  expect(text()).toBeVisible();
  tab.browser.trouble = 'full';
  tab.browser.archiveTrouble = 'full';
  act(() => tab.store.table.endTurn());
  await vi.waitFor(() => expect(text()).toBeNull(), LIMITS.sight);
});
