import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DRAWING } from '../../../../src/war/ui/board/geometry';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { WholePage } from '../../../support/page';
import { CLASSIC_POSITION, createBrowser, openTab, prefer, saveWar } from '../../store/fakes';

withDialogs();
beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#game');
});

test('the drawings of a board are inert already, so that a dialog that opens changes none of them', async () => {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION);
  const { store } = openTab({ browser });
  prefer(store, { layer: 'both', fire: 'theirs' });
  store.resume();
  render(<WholePage store={store} />);
  await screen.findByRole('grid');
  const layers = Object.values(DRAWING).map((id) => document.getElementById(id));
  expect(layers.map((layer) => layer?.closest('[inert]')?.className)).toEqual(
    layers.map(() => 'board-drawings'),
  );
  // The squares, which are pressed, are not.
  expect(screen.getByRole('grid').closest('[inert]')).toBeNull();
  // The fire is painted anew each turn; the lines over it only if they change.
  const lines = document.querySelector('[data-mark="line"]');
  expect(lines?.closest('svg')).toBe(document.getElementById(DRAWING.under)?.closest('svg'));
  const map = await screen.findByText(
    (_, element) => element?.getAttribute('data-mark') === 'fire-map',
  );
  expect(map.closest('svg')).not.toBe(lines?.closest('svg'));
});
