import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { assaultAimed } from '../../../../src/war/game/previews';
import { present } from '../../../../src/war/game/war';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { TableContext } from '../../../../src/war/ui/base/useGame';
import { AdviceActs } from '../../../../src/war/ui/opponent/AdviceActs';
import { AssaultPanel } from '../../../../src/war/ui/play/panel/AssaultPanel';
import { Page } from '../../../support/page';
import {
  createBrowser,
  gameOf,
  saveWar,
  openTab,
  placement,
  square,
  warOf,
  seatsOf,
} from '../../store/fakes';

afterEach(() => void vi.unstubAllGlobals());

/** The guard of B15 marches off before an enemy that could ride in, and cavalry on G3 could drive out H3. */
function unguarded() {
  const browser = createBrowser();
  const units = { B3: 'R', B15: 'I', B17: 'c', B23: 'r', G3: 'C', H3: 'i' };
  saveWar(browser, `${placement(units)} N B15,D8,T3,T23 - 1`, { seats: seatsOf({ S: 1 }) });
  const { store } = openTab({ browser });
  store.resume();
  act(() => ['B15', 'C15'].forEach((name) => store.table.press(square(name))));
  return store;
}
const announced = /^This turn has left the arsenal on B15 unguarded: the enemy’s cavalry/;

test('the panel of an attack, which ends the turn, names what the turn leaves open to the enemy', async () => {
  const store = unguarded();
  const position = present(warOf(store));
  render(
    <Page store={store}>
      <TableContext value={store.table}>
        <AssaultPanel
          position={position}
          assault={assaultAimed(position, square('H3'))!}
          attackButton={{ current: null }}
        />
      </TableContext>
    </Page>,
  );
  expect(await screen.findByText(announced)).toBeVisible();
});

test('the judgement of a turn is shown with what it leaves open', async () => {
  // The enemy's best answer does no harm.
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: object) => void) | null = null;
      terminate(): void {}
      postMessage({ id }: { id: number }): void {
        const advice = { threats: [], remaining: [], returns: [] };
        const what = { is: 'turn', actions: ['.'], score: 0, reasons: [], advice };
        queueMicrotask(() => act(() => this.onmessage?.({ data: { id, what } })));
      }
    },
  );
  const store = unguarded();
  render(
    <Page store={store}>
      <AnnouncerProvider>
        <AdviceActs game={gameOf(store)} war={warOf(store)} />
      </AnnouncerProvider>
    </Page>,
  );
  act(() => screen.getByRole('button', { name: 'Is this sound?' }).click());
  const advice = await screen.findByRole('region', { name: 'Advice' });
  await expect.poll(() => advice.textContent).toMatch(/left the arsenal on B15 unguarded/);
  expect(advice).toHaveTextContent('The enemy’s best answer would do no harm at once.');
  expect(advice).not.toHaveTextContent('Sound');
});
