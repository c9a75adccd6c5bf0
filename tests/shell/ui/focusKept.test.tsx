import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginPending } from '../../../src/shell/pendingOverlays';
import { useFocusRestored } from '../../../src/shell/ui/useFocusRestored';

function Page({ open }: { readonly open: boolean }) {
  useFocusRestored();
  return (
    <main>
      {!open && <button type="button">Open</button>}
      <button type="button" data-first-focus>
        First
      </button>
    </main>
  );
}

const focused = (): string | null => document.activeElement?.textContent ?? null;

test('the focus of a button that disappears moves on, but not while the overlay it opened is loading', async () => {
  const { rerender } = render(<Page open={false} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(<Page open />);
  await waitFor(() => expect(focused()).toBe('First'));

  rerender(<Page open={false} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  const end = beginPending(() => undefined);
  rerender(<Page open />);
  await act(async () => Promise.resolve());
  expect(document.activeElement).toBe(document.body);
  // An overlay that never arrived leaves the focus like any element that disappears.
  act(() => end(false));
  await waitFor(() => expect(focused()).toBe('First'));
});
