import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stubMedia } from '../../support/media';
import { WholePage } from '../../support/page';
import { openTab } from '../store/fakes';

beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', './');
});

test('what is pressed in the first frame of the page is not taken back by its address', () => {
  const { store, state } = openTab();
  // As a press that comes before whatever React puts off until the page has been painted.
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

test('an address that leads to the game in hand shows it, and another leaves it', () => {
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
