import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { present } from '../../../../src/war/game/war';
import { TableContext } from '../../../../src/war/ui/base/useGame';
import { turnExposure } from '../../../../src/war/ui/play/entry';
import { EndTurn } from '../../../../src/war/ui/play/panel/EndTurn';
import { withDialogs } from '../../../support/dialogs';
import { Page } from '../../../support/page';
import {
  createBrowser,
  saveWar,
  openTab,
  placement,
  prefer,
  square,
  warOf,
} from '../../store/fakes';
import { t } from '../../../../src/war/words/t';

withDialogs();

/** A guard of the arsenal on B15 stands beside it; an enemy could ride in. */
const UNITS = { B3: 'R', B15: 'I', B17: 'c', B23: 'r', H3: 'I', S23: 'i' };

function end(units: Readonly<Record<string, string>>, presses: readonly string[]) {
  const browser = createBrowser();
  saveWar(browser, `${placement(units)} N B15,D8,T3,T23 - 1`);
  const { store } = openTab({ browser });
  store.resume();
  act(() => presses.forEach((name) => store.table.press(square(name))));
  render(
    <Page store={store}>
      <TableContext value={store.table}>
        <EndTurn position={present(warOf(store))} />
      </TableContext>
    </Page>,
  );
  return store;
}

const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'End the turn' }));
const announced = /^This turn has left the arsenal on B15 unguarded: the enemy’s cavalry/;

test('the question before the end of a turn names what the turn leaves open to the enemy', async () => {
  end(UNITS, ['B15', 'C15']);
  await press();
  expect(await screen.findByText(announced)).toBeVisible();
});

test('a turn that leaves something open causes a question even with no orders left', async () => {
  await turnExposure.fetch();
  // Both units that can march have done so.
  end({ B3: 'R', B15: 'I', B17: 'c', B23: 'r', S23: 'i' }, ['B15', 'C15', 'B3', 'C4']);
  await press();
  expect(await screen.findByRole('heading', { name: 'End the turn like this?' })).toBeVisible();
  expect(screen.getByText(announced)).toBeVisible();
});

test('the setting that skips the question about orders left skips this one too, as it says', async () => {
  await turnExposure.fetch();
  const store = end({ B3: 'R', B15: 'I', B17: 'c', B23: 'r', S23: 'i' }, [
    'B15',
    'C15',
    'B3',
    'C4',
  ]);
  expect(t('settings:ticks.warnUnspent')).toMatch(/orders left.*arsenal open/);
  act(() => prefer(store, { warnUnspent: false }));
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(present(warOf(store)).side).toBe('S');
});
