import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayScreen } from '../../../../src/littlewars/ui/library/ReplayScreen';
import { DWELL } from '../../../../src/shell/ui/pages/ReplayControls';
import { stubResizes } from '../../../support/observers';
import { fought } from '../../game/skirmish';
import { battleIn, createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

beforeEach(() => {
  stubResizes();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const moment = (): string => screen.getByText(/^Order \d+ of \d+$/).textContent;
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test('a battle is played again at the pace that was chosen, which the next one has too', () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const show = () =>
    render(
      <Page store={store} browser={browser}>
        <ReplayScreen game={fought()} onClose={() => undefined} />
      </Page>,
    );
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(DWELL.normal - 1);
  expect(moment()).toMatch(/^Order 0 /);
  pass(1);
  expect(moment()).toMatch(/^Order 1 /);
  fireEvent.change(screen.getByLabelText('Pace'), { target: { value: 'fast' } });
  pass(DWELL.fast);
  // Two men of a body have marched.
  expect(moment()).toMatch(/^Order 3 /);
  expect(screen.getByText(/^2 infantry march, up to /)).toBeVisible();
  // A step by hand ends it.
  fireEvent.click(screen.getByRole('button', { name: 'To the beginning' }));
  pass(10 * DWELL.slow);
  expect(moment()).toMatch(/^Order 0 /);
  unmount();

  show();
  expect(screen.getByLabelText('Pace')).toHaveValue('fast');
});

test('any order of a replay can be gone on from, as a battle of its own', () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const game = fought();
  render(
    <Page store={store} browser={browser}>
      <ReplayScreen
        game={game}
        noteOf={(move) => `The note of ${move}.`}
        onClose={() => undefined}
      />
    </Page>,
  );
  expect(screen.getByText('The note of 0.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Move 2: Blue' }));
  expect(screen.getByText('The note of 4.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
  const taken = store.state.getState().game;
  expect(taken?.id).not.toBe(game.id);
  expect(battleIn(store)).toMatchObject({ moves: 3, phase: 'guns', mover: 'blue' });
});

test('the last order of a replay also says who has won, by name', () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser}>
      <ReplayScreen game={fought()} onClose={() => undefined} />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(
    screen.getByText('Blue surrenders the battle. Ada (Red) has won: Blue has surrendered.'),
  ).toBeVisible();
});
