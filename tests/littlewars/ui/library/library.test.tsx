import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSave } from '../../../../src/littlewars/game/save';
import { LibraryScreen } from '../../../../src/littlewars/ui/library/LibraryScreen';
import { setLanguage } from '../../../../src/shell/language/current';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { fought } from '../../game/skirmish';
import { createBrowser, FEW, openTab } from '../../store/fakes';
import { Page } from '../page';

withDialogs();
afterEach(() => void vi.restoreAllMocks());

/** A library with a finished skirmish, a text that is no battle, and a small current battle. */
async function threeBattles() {
  stubResizes();
  const browser = createBrowser();
  browser.games.set('old', { text: writeSave({ ...fought(), id: 'old' }), at: 1 });
  browser.games.set('odd', { text: 'nothing', at: 0 });
  const { store, state } = openTab({ browser });
  store.begin({ ...FEW, name: 'The nursery' });
  store.leaveGame();
  await expect.poll(() => state().save).toMatchObject({ library: 'saved' });
  render(
    <Page store={store} browser={browser}>
      <LibraryScreen onClose={() => undefined} />
    </Page>,
  );
  return { browser, store, state, user: userEvent.setup() };
}

const rows = () =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((row) => row.matches('.library-game'));
    expect(found).not.toHaveLength(0);
    return found;
  });
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('heading').textContent.trim());
const item = (battle: string, name: string) =>
  within(screen.getByLabelText(`More: ${battle}`, { selector: '[role="group"]' })).getByText(name);

test('battles are found as one types, and ordered by name or length', async () => {
  const { user } = await threeBattles();
  expect(await rows()).toHaveLength(3);
  const all = await names();
  expect(all).toContain('The nursery in progress');
  await user.selectOptions(screen.getByLabelText('Order'), 'By name');
  const sorted = all.toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }));
  expect(await names()).toEqual(sorted);
  await user.selectOptions(screen.getByLabelText('Order'), 'Longest first');
  expect((await names()).at(-1)).toBe('A battle that cannot be read');
  await user.type(
    screen.getByRole('searchbox', { name: 'Search your battles' }),
    'nursery charles',
  );
  expect(await names()).toEqual(['The nursery in progress']);
  expect(screen.getByText('1 battle')).toHaveAttribute('role', 'status');
});

test('a battle is named in a dialog, and the search goes by its new name', async () => {
  const { user } = await threeBattles();
  await rows();
  await user.click(item('The nursery', 'Rename'));
  await user.clear(screen.getByLabelText('Name of the battle'));
  await user.type(screen.getByLabelText('Name of the battle'), 'The attic{Enter}');
  expect(await screen.findByRole('heading', { name: /^The attic/ })).toBeInTheDocument();
});

test('a battle that cannot be deleted is reported, and still there', async () => {
  const { browser, user } = await threeBattles();
  await rows();
  const remove = vi.spyOn(browser.archive, 'remove').mockRejectedValueOnce(new Error('no'));
  const update = vi.spyOn(browser.archive, 'update').mockRejectedValueOnce(new Error('no'));
  await user.click(item('The nursery', 'Delete'));
  expect(screen.getByRole('dialog', { name: 'Delete this battle?' })).toHaveTextContent(
    'The nurseryBeing set out',
  );
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByText(/Nothing has been changed/)).toBeInTheDocument();
  expect(await rows()).toHaveLength(3);
  remove.mockRestore();
  update.mockRestore();
});

test('one that cannot be read is reported, and its text can be had as it is', async () => {
  URL.createObjectURL = () => 'blob:text';
  URL.revokeObjectURL = () => undefined;
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await threeBattles();
  await rows();
  expect(screen.getByText(/Little Wars wrote nothing of this kind/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Open A battle that/ })).toBeNull();
  await user.click(item('A battle that cannot be read', 'Download its text'));
  expect(await screen.findByText('Saved as little-wars-damaged.json.')).toBeVisible();
  expect(saving).toHaveBeenCalledOnce();
});

test('the descriptions of battles change with the language', async () => {
  await threeBattles();
  await rows();
  expect(screen.getByText('Being set out')).toBeVisible();
  await act(() => setLanguage('fr'));
  expect(screen.getByText('En cours de mise en place')).toBeVisible();
  await act(() => setLanguage('en'));
});
