import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginPending } from '../../../src/shell/pendingOverlays';
import { Dialog } from '../../../src/shell/ui/Dialog';
import { useFocusRestored } from '../../../src/shell/ui/useFocusRestored';
import { withDialogs } from '../../support/dialogs';

withDialogs();

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

interface DialogsProps {
  /** The titles of the open dialogs, the lowest first. */
  readonly open: readonly string[];
  readonly hasOpener?: boolean;
  /** Whether the buttons of the dialogs have left them. */
  readonly emptied?: boolean;
}

function Dialogs({ open, hasOpener = true, emptied = false }: DialogsProps) {
  useFocusRestored();
  return (
    <main>
      <button type="button" data-first-focus>
        First
      </button>
      {hasOpener && <button type="button">Opener</button>}
      {open.map((title) => (
        <Dialog
          key={title}
          open
          title={title}
          onClose={() => undefined}
          actions={emptied ? <p>Empty</p> : <button type="button">{title}</button>}
        />
      ))}
    </main>
  );
}

test('the focus returns to what had it before the dialogs that leave the page', async () => {
  const { rerender } = render(<Dialogs open={[]} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(<Dialogs open={['Menu']} />);
  expect(focused()).toBe('Menu');
  // A question over a dialog returns it to the dialog.
  rerender(<Dialogs open={['Menu', 'Question']} />);
  expect(focused()).toBe('Question');
  rerender(<Dialogs open={['Menu']} />);
  await waitFor(() => expect(focused()).toBe('Menu'));
  // A dialog that takes another's place returns it to the opener of that.
  rerender(<Dialogs open={['Settings']} />);
  expect(focused()).toBe('Settings');
  rerender(<Dialogs open={['Settings', 'Question']} />);
  rerender(<Dialogs open={[]} />);
  await waitFor(() => expect(focused()).toBe('Opener'));

  // What had the focus in a dialog may leave the page before it.
  rerender(<Dialogs open={['Menu']} />);
  rerender(<Dialogs open={['Menu']} emptied />);
  rerender(<Dialogs open={[]} />);
  await waitFor(() => expect(focused()).toBe('Opener'));

  rerender(<Dialogs open={['Menu']} />);
  rerender(<Dialogs open={[]} hasOpener={false} />);
  await waitFor(() => expect(focused()).toBe('First'));
});

test('a dialog returns the focus even while what it has opened is loading', async () => {
  const { rerender } = render(<Dialogs open={[]} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(<Dialogs open={['Menu']} />);
  const end = beginPending(() => undefined);
  rerender(<Dialogs open={[]} />);
  await waitFor(() => expect(focused()).toBe('Opener'));
  act(() => end(true));
});

function Cards({ cards }: { readonly cards: readonly string[] }) {
  useFocusRestored();
  return (
    <main>
      <button type="button" data-first-focus>
        First
      </button>
      <Dialog open title="Cards" onClose={() => undefined}>
        {cards.map((card) => (
          <button key={card} type="button">
            {card}
          </button>
        ))}
      </Dialog>
    </main>
  );
}

test('the focus stays in a dialog of which a part leaves', async () => {
  const { rerender } = render(<Cards cards={['Left', 'Right']} />);
  screen.getByRole('button', { name: 'Right' }).focus();
  rerender(<Cards cards={['Left']} />);
  await waitFor(() => expect(focused()).toBe('Left'));
});
