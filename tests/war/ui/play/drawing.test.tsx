import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Tag } from '../../../../src/shell/record/recordText';
import { STUDY_PERMISSION } from '../../../../src/war/game/studyPermission';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { WholePage } from '../../../support/page';
import {
  CLASSIC_POSITION,
  createBrowser,
  saveWar,
  openTab,
  prefer,
  square,
} from '../../store/fakes';

withDialogs();
beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#game');
  // jsdom lays nothing out: whatever is asked for lies under the pointer.
  document.elementFromPoint = () => under;
});

let under: Element | null = null;

async function openWar(tags: readonly Tag[]) {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION, { tags });
  const { store } = openTab({ browser });
  prefer(store, { handOver: true });
  store.resume();
  const { container } = render(<WholePage store={store} />);
  await screen.findByRole('grid');
  const cell = (name: string) =>
    container.querySelector<HTMLElement>(`.cells [data-square="${square(name)}"]`)!;
  const drawn = () =>
    [...container.querySelectorAll('.study-shape')].map(
      (shape) => `${shape.getAttribute('data-mark')} ${shape.getAttribute('data-square')}`,
    );
  const drag = (from: string, to: string): void => {
    under = cell(to);
    const init = { button: 2, pointerId: 1, isPrimary: true };
    fireEvent.pointerDown(cell(from), init);
    if (from !== to) fireEvent.pointerMove(cell(to), init);
    fireEvent.pointerUp(cell(to), init);
  };
  const key = (name: string, at: string): void => {
    act(() => cell(at).focus());
    fireEvent.keyDown(cell(at), { key: name });
  };
  const log = () =>
    [...screen.getByRole('log').children].map(({ textContent }) => textContent).join(' ');
  return { browser, store, cell, drawn, drag, key, log };
}

const ARROW = `arrow ${square('J12')}`;
const RING = `circled ${square('C3')}`;

test('arrows and marks are drawn and removed if both players have allowed it', async () => {
  const { cell, drawn, drag, key, log } = await openWar([STUDY_PERMISSION]);
  // Its own menu stays away from the board.
  await expect.poll(() => fireEvent.contextMenu(cell('J12'))).toBe(false);
  drag('G8', 'J12');
  drag('C3', 'C3');
  expect(drawn()).toEqual([ARROW, RING]);
  await expect.poll(log).toMatch(/Arrow from G8 to J12: Green\./);
  drag('C3', 'C3');
  expect(drawn()).toEqual([ARROW]);
  await expect.poll(log).toMatch(/Removed: C3 marked/);
  // By keys: from the one square to the other, or twice on one.
  key('j', 'G8');
  key('j', 'J12');
  key('j', 'C3');
  key('j', 'C3');
  expect(drawn()).toEqual([RING]);
});

test('a drawing disappears with the next order, is not saved, and is not there behind the curtain', async () => {
  const { browser, store, cell, drawn, drag } = await openWar([STUDY_PERMISSION]);
  await expect.poll(() => fireEvent.contextMenu(cell('J12'))).toBe(false);
  const saved = () => JSON.stringify([[...browser.entries], [...browser.games]]);
  const before = saved();
  drag('G8', 'J12');
  expect(drawn()).toEqual([ARROW]);
  expect(saved()).toBe(before);
  act(() => store.table.order({ type: 'move', from: square('G8'), to: square('F9') }, null));
  expect(drawn()).toEqual([]);
  drag('C3', 'C3');
  expect(drawn()).toEqual([RING]);
  // The past does not show it, and the present still does.
  act(() => store.past.step('previous'));
  expect(drawn()).toEqual([]);
  drag('G8', 'J12');
  expect(drawn()).toEqual([]);
  act(() => store.past.show(null));
  expect(drawn()).toEqual([RING]);
  act(() => store.table.undo());
  expect(drawn()).toEqual([]);
  drag('C3', 'C3');
  act(() => store.table.endTurn());
  act(() => store.raiseCurtain());
  await screen.findByRole('grid');
  expect(drawn()).toEqual([]);
});

test('nothing is drawn if the players have not allowed it, and the key explains that', async () => {
  const { cell, drawn, drag, key, log } = await openWar([]);
  key('j', 'G8');
  await expect.poll(log).toMatch(/only where both players have allowed “Try from here”/);
  drag('G8', 'J12');
  drag('C3', 'C3');
  expect(drawn()).toEqual([]);
  expect(fireEvent.contextMenu(cell('J12'))).toBe(true);
});
