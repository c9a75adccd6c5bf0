import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Headquarters } from '../../../../src/war/ui/headquarters/Headquarters';
import { EndScreen } from '../../../../src/war/ui/war/end/EndScreen';
import { levelIn } from '../../../../src/war/seats/bot/kind';
import { present } from '../../../../src/war/game/war';
import { Page } from '../../../support/page';
import { stubMedia } from '../../../support/media';
import { CLASSIC, gameOf, openTab, seatsOf, warOf } from '../../store/fakes';

stubMedia();
const engine = { think: () => undefined, stop: () => undefined };

/** Ends so many wars against level 1 by surrender, of the bot or of the person, and shows the end of the last. */
function ended(times: number, winner: 'bot' | 'person') {
  const { store } = openTab({ engine });
  for (let i = 0; i < times; i++) {
    store.begin({ ...CLASSIC, seats: seatsOf({ S: 1 }) });
    store.deployment.drawLots();
    store.deployment.beginWar();
    if (winner === 'person') store.table.endTurn();
    (winner === 'person' ? store.portTable : store.table).surrender();
  }
  const ending = present(warOf(store)).over;
  if (ending === null) throw new Error('the war goes on');
  render(
    <Page store={store}>
      <EndScreen game={gameOf(store)} war={warOf(store)} ending={ending} />
    </Page>,
  );
  return { store, user: userEvent.setup() };
}

test('two victories in a row lead to the next officer, with the sides changed', async () => {
  const { store, user } = ended(2, 'person');
  expect(
    screen.getByText(/You have beaten Private Perrin 2 times in a row: Corporal Lambert is/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play Corporal Lambert' }));
  const { seats } = gameOf(store);
  expect(levelIn(seats.N)).toBe(2);
  expect(seats.S).toEqual({ kind: 'person' });
});

test('three defeats in a row hint at the officer below', () => {
  ended(3, 'bot');
  expect(screen.getByText(/Private Perrin has won 3 times in a row:/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play Conscript Blaise' })).toBeVisible();
});

test.each([
  [1, 'person'],
  [2, 'bot'],
] as const)('%i wars won by the %s lead nowhere', (times, winner) => {
  ended(times, winner);
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
});

test('the form offers the officer of the ladder, and marks who was beaten', async () => {
  const { store, user } = ended(2, 'person');
  store.leaveGame();
  render(
    <Page store={store}>
      <Headquarters />
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Against the machine' }));
  expect(await screen.findByRole('radio', { name: 'Corporal Lambert (level 2)' })).toBeChecked();
  expect(
    screen.getByRole('radio', { name: /^Private Perrin \(level 1\)\s*beaten$/ }),
  ).toBeVisible();
});
