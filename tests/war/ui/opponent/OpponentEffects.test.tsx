import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PEOPLE } from '../../../../src/war/game/seat';
import { SEAT_KINDS } from '../../../../src/war/seats/kinds';
import type { SeatKind, SeatWords } from '../../../../src/war/seats/kind';
import { SEAT_WORDS } from '../../../../src/war/seats/words';
import { runAtBoard } from '../../../../src/war/store/atBoard/atBoard';
import { runClock } from '../../../../src/war/store/atBoard/clock';
import { runSeats } from '../../../../src/war/store/atBoard/seats';
import { OpponentEffects } from '../../../../src/war/ui/opponent/OpponentEffects';
import { withDialogs } from '../../../support/dialogs';
import { Page } from '../../../support/page';
import { ELSEWHERE, elsewhere, ELSEWHERE_WORDS, scriptedReach } from '../../seats/elsewhere';
import { CLASSIC, gameOf, openTab } from '../../store/fakes';

withDialogs();

const KINDS = SEAT_KINDS as Record<string, SeatKind>;
const WORDS = SEAT_WORDS as Record<string, SeatWords>;
beforeEach(() => {
  KINDS.ofTests = ELSEWHERE;
  WORDS.ofTests = ELSEWHERE_WORDS;
});
afterEach(() => {
  delete KINDS.ofTests;
  delete WORDS.ofTests;
});

test('the reason of an offer is that of the kind of seat', () => {
  const { reach, script } = scriptedReach();
  const { store } = openTab({
    randomInt: () => 0,
    atBoard: {
      here: () => ({
        run: (board) =>
          runAtBoard(board, {
            clock: runClock,
            seats: () => runSeats(board, { ofTests: reach }),
          }),
      }),
      watch: () => () => () => undefined,
    },
  });
  store.begin({ ...CLASSIC, seats: { ...PEOPLE, S: elsewhere('Rome') } });
  store.deployment.drawLots();
  store.deployment.beginWar();
  script.offer('draw', 0);
  render(
    <Page store={store}>
      <OpponentEffects game={gameOf(store)} />
    </Page>,
  );
  expect(screen.getByText('Because of draw')).toBeInTheDocument();
  expect(screen.queryByText(/^Neither side/)).toBeNull();
});
