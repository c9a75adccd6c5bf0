import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { STANDARD_BOARD as B } from '../../../../src/war/engine/standardMap';
import { comment } from '../../../../src/war/game/studyEdits';
import { createStudyTable } from '../../../../src/war/store/studies/studyTable';
import { TableContext } from '../../../../src/war/ui/base/useGame';
import { PageFrame } from '../../../../src/shell/ui/Shell';
import { war } from '../../../../src/war/entry';
import { StudyScene } from '../../../../src/war/ui/study/StudyScene';
import { withDialogs } from '../../../support/dialogs';
import { nextAnnouncement } from '../../../support/frames';
import { stubMedia } from '../../../support/media';
import { Page } from '../../../support/page';
import { studyOf } from '../../../support/studies';
import { openTab } from '../../store/fakes';

// The keys of a study, on its board.

withDialogs();
beforeEach(() => stubMedia());
afterEach(() => vi.unstubAllGlobals());

/** The screen of a study with one move of the North. */
async function study() {
  const table = createStudyTable(studyOf());
  table.order(readAction(B, 'G8-F9')!, null);
  const { store } = openTab();
  await act(async () => {
    render(
      <Page store={store}>
        <PageFrame name={war.name}>
          <TableContext value={table}>
            <StudyScene table={table} saveState="saved" faults={[]} />
          </TableContext>
        </PageFrame>
      </Page>,
    );
    await Promise.resolve();
  });
  const now = () => table.studied.getState().study;
  return { table, nodes: () => now().nodes.size, text: () => now().nodes.get(1)?.comment };
}

const press = (key: string, held: KeyboardEventInit = {}): void =>
  act(() => void fireEvent.keyDown(document.body, { key, ...held }));

test('Control and Z undo the last change, and not a move; the letter of a move goes back', async () => {
  const { table, nodes, text } = await study();
  act(() => table.change((now) => comment(now, 1, 'Forward')));
  press('z', { ctrlKey: true });
  expect([nodes(), text()]).toEqual([2, '']);
  await act(() => new Promise<void>((done) => setTimeout(done)));
  await nextAnnouncement();
  const refused = 'No move of this turn can be taken back.';
  expect(screen.getByRole('log')).not.toHaveTextContent(refused);
  press('u');
  expect(table.state.getState().war?.actions).toEqual([]);
  expect(nodes()).toBe(2);
  press('z', { ctrlKey: true });
  expect(nodes()).toBe(1);
  press('u');
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(refused));
});

test.each([
  ['Control and Y', { key: 'y', ctrlKey: true }],
  ['Control, Shift and Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['Command, Shift and Z', { key: 'z', metaKey: true, shiftKey: true }],
])('%s redo what was undone', async (_, { key, ...held }) => {
  const { nodes } = await study();
  press('z', { ctrlKey: true });
  expect(nodes()).toBe(1);
  press(key, held);
  expect(nodes()).toBe(2);
});

test('an undone and a redone comment are announced, a typed one is not', async () => {
  const { table } = await study();
  act(() => table.change((now) => comment(now, 1, 'Forward')));
  await nextAnnouncement();
  expect(screen.getByRole('log')).not.toHaveTextContent('Forward');
  press('z', { ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('The end of the line.'));
  expect(screen.getByRole('log')).not.toHaveTextContent('Forward');
  press('y', { ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Forward'));
});

test('the list of its keys has Control and Z once, for a change', async () => {
  await study();
  press('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  const lines = [...sheet.querySelectorAll('.keys > div')].map((line) => line.textContent);
  expect(lines.filter((line) => /undo|redo/.test(line))).toEqual([
    'Ctrl + Zundo the last change',
    'Ctrl + YCtrl + Shift + Zredo it',
    'Uundo the last move',
  ]);
  expect(within(sheet).getByText('undo the last move')).toBeVisible();
});
