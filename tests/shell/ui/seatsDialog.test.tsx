import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SeatsDialog } from '../../../src/shell/ui/pages/SeatsDialog';
import { withDialogs } from '../../support/dialogs';

withDialogs();

const WORDS = {
  title: 'Who plays',
  about: 'Each side is played by a person or a program.',
  cancel: 'Cancel',
  change: 'Apply',
  pace: 'Its pace',
  paces: (pace: string) => `the pace ${pace}`,
};

function open() {
  const calls: string[] = [];
  const onPace = vi.fn();
  render(
    <SeatsDialog
      words={WORDS}
      pace="quick"
      onPace={onPace}
      onChange={() => calls.push('change')}
      onClose={() => calls.push('close')}
    >
      <p>The seats</p>
    </SeatsDialog>,
  );
  return { calls, onPace };
}

test('the dialog of both games asks who plays, and closes before the change', async () => {
  const { calls } = open();
  const dialog = screen.getByRole('dialog', { name: 'Who plays' });
  expect(dialog).toHaveAccessibleDescription(WORDS.about);
  expect(dialog).toHaveTextContent('The seats');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(calls).toEqual(['close', 'change']);
});

test('the pace changes at once, and Cancel changes no seat', async () => {
  const { calls, onPace } = open();
  expect(screen.getByRole('group', { name: 'Its pace' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'the pace quick' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'the pace unhurried' }));
  expect(onPace).toHaveBeenCalledWith('unhurried');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual(['close']);
});
