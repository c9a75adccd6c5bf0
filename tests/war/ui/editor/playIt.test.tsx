import { PEOPLE } from '../../../../src/war/game/seat';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readText } from '../../../../src/war/game/records';
import { PlayIt } from '../../../../src/war/ui/editor/EditorFoot';
import { withDialogs } from '../../../support/dialogs';
import { Page } from '../../../support/page';
import { CLASSIC_POSITION, gameOf, openTab, seatsOf } from '../../store/fakes';

withDialogs();

test('a position of the editor is played by people, or against a program', async () => {
  const { store } = openTab();
  const user = userEvent.setup();
  render(
    <Page store={store}>
      <PlayIt opened={readText(CLASSIC_POSITION).found!} onClose={vi.fn()} />
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(gameOf(store).seats).toEqual(PEOPLE);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Who plays the South' }),
    'Corporal Lambert (level 2)',
  );
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(gameOf(store).seats).toEqual(seatsOf({ S: 2 }));
  expect(store.state.getState().screen).toBe('game');
});
