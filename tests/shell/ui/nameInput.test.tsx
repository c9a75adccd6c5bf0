import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NameInput } from '../../../src/shell/ui/NameInput';

test('a name is cut at its limit when it is entered, by the browser or by a program', () => {
  const onName = vi.fn();
  render(<NameInput aria-label="Name" name="" longest={40} onName={onName} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveAttribute('maxlength', '40');
  // Scripts, translators and password managers set a value without the limit.
  fireEvent.change(field, { target: { value: 'x'.repeat(5_000_000) } });
  expect(onName).toHaveBeenCalledExactlyOnceWith('x'.repeat(40));
});
