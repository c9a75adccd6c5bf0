import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { heldOf } from '../../../../src/war/game/choice';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { WholePage } from '../../../support/page';
import { HIDDEN, openTab } from '../../store/fakes';

withDialogs();
beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#game');
});

/** The deployment of the North, with the focus on the kind of its tray that is pressed next. */
async function atTray() {
  const { store } = openTab();
  store.begin(HIDDEN);
  store.raiseCurtain();
  render(<WholePage store={store} />);
  const kind = await screen.findByRole('button', { name: 'Infantry: 9 left' });
  kind.focus();
  return { kind, held: () => heldOf(store.state.getState().choice) };
}

test('a kind taken up by a key leads to the board, where the next key chooses its square', async () => {
  const { kind, held } = await atTray();
  fireEvent.click(kind, { detail: 0 });
  expect(held()).toEqual({ from: 'tray', kind: 'infantry' });
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  // Put back, it leaves the focus where it is.
  kind.focus();
  fireEvent.click(kind, { detail: 0 });
  expect(held()).toBe(null);
  expect(kind).toHaveFocus();
});

test('a kind taken up by the pointer leaves the focus at the tray', async () => {
  const { kind, held } = await atTray();
  fireEvent.click(kind, { detail: 1 });
  expect(held()).toEqual({ from: 'tray', kind: 'infantry' });
  expect(kind).toHaveFocus();
});
