import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { withDialogs } from '../../support/dialogs';
import { stubMedia } from '../../support/media';
import { WholePage } from '../../support/page';
import { openTab } from '../store/fakes';

withDialogs();

beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', './');
});

test('a press in the first frame of the page is not undone by its address', () => {
  const { store, state } = openTab();
  // Like a press before the effects that React defers until after painting.
  function Press() {
    useLayoutEffect(() => store.playNow(), []);
    return null;
  }
  render(
    <>
      <WholePage store={store} />
      <Press />
    </>,
  );
  expect(state().screen).toBe('game');
  expect(window.location.hash).toBe('#game');
});

test('an address that leads to the current game shows it, and another leaves it', () => {
  const { store, state } = openTab();
  store.playNow();
  window.history.replaceState(null, '', '#game');
  const { unmount } = render(<WholePage store={store} />);
  expect(state().screen).toBe('game');
  unmount();
  window.history.replaceState(null, '', './');
  render(<WholePage store={store} />);
  expect(state().screen).toBe('headquarters');
});

const back = (address: string) =>
  act(() => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

test('a war begun from the editor leads to headquarters, and only the back button to the editor', () => {
  window.history.replaceState(null, '', '#edit');
  const { store } = openTab();
  render(<WholePage store={store} />);
  const menu = () => screen.queryByRole('navigation', { name: 'Headquarters' });
  expect(menu()).toBeNull();
  act(() => store.playNow());
  expect(window.location.hash).toBe('#game');
  act(() => store.leaveGame());
  expect(window.location.hash).toBe('');
  expect(menu()).toBeVisible();
  back('#edit');
  expect(menu()).toBeNull();
});

test('the back button closes the rule book, which lies over no other page', async () => {
  const { store } = openTab();
  const user = userEvent.setup();
  render(<WholePage store={store} />);
  await user.click(screen.getByRole('button', { name: 'Rule book', hidden: true }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  back('#learn');
  expect(screen.queryByRole('dialog')).toBeNull();
});
