import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { present } from '../../../../src/war/game/war';
import { levelPortrait } from '../../../../src/war/seats/bot/words';
import { SeatNow, SeatStatus } from '../../../../src/war/ui/opponent/SeatStatus';
import { Page } from '../../../support/page';
import { gameOf, openTab, toWar, warOf, seatsOf } from '../../store/fakes';

test('the style of a program is described in its first turn, and not in every one', () => {
  const { store } = openTab();
  toWar(store, { seats: seatsOf({ N: 1, S: 1 }) });
  const game = gameOf(store);
  const position = present(warOf(store));
  const shown = (turn: number) => (
    <Page store={store}>
      <SeatNow game={game} position={position} />
      <SeatStatus game={game} position={{ ...position, turn }} />
    </Page>
  );
  const { rerender } = render(shown(1));
  expect(screen.getByText(levelPortrait(1))).toBeVisible();
  rerender(shown(3));
  expect(screen.queryByText(levelPortrait(1))).toBeNull();
  expect(screen.getByRole('heading')).toBeVisible();
});
