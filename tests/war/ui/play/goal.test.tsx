import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import { positionOf } from '../../../../src/war/engine/position';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';
import { Goal } from '../../../../src/war/ui/war/OrdersPanel';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { Page } from '../../../support/page';
import { onlyHere } from '../../../../src/war/game/seat';
import { YouContext } from '../../../../src/war/ui/base/useGame';
import { WarScreen } from '../../../../src/war/ui/war/WarScreen';
import { gameOf, openTab, toWar, seatsOf } from '../../store/fakes';
import { stubMedia } from '../../../support/media';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

function shown(standing: string, side: 'N' | 'S') {
  const reading = readPosition(
    STANDARD_BOARD,
    `25/25/25/25/25/25/25/4I20/25/25/25/25/25/25/25/4i20/25/25/25/25 N ${standing} - 1`,
  );
  if (!reading.ok) throw new Error('no position');
  const position = positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const { container } = render(<Goal position={position} side={side} />);
  return [...container.querySelectorAll('.goal > span')].map(({ textContent }) => textContent);
}

test('the goal names the arsenals to take and the own ones, and which have fallen', () => {
  expect(shown('B15,D8,T3,T23', 'N')).toEqual(['To win, take the arsenals T3 T23', 'Yours B15 D8']);
  expect(shown('B15,T3', 'S')).toEqual([
    'To win, take the arsenals B15 D8 (fallen)',
    'Yours T3 T23 (fallen)',
  ]);
});

test('a person who plays a bot sees that above the scrolling part, whichever side is to move', () => {
  stubMedia();
  const { store } = openTab();
  toWar(store, { players: { N: '', S: '' }, seats: seatsOf({ S: 2 }) });
  const screenOf = () => {
    const game = gameOf(store);
    if (game.stage.name !== 'war') throw new Error(game.stage.name);
    return (
      <Page store={store}>
        <AnnouncerProvider>
          <YouContext value={onlyHere(game.seats)}>
            <WarScreen game={game} war={game.stage.war} />
          </YouContext>
        </AnnouncerProvider>
      </Page>
    );
  };
  const { container, rerender } = render(screenOf());
  const head = () => container.querySelector('.panel-head')!.textContent;
  const goal = container.querySelector('.panel > .goal')!;
  expect(head()).toContain('Your move');
  expect(head()).toContain('The North');
  expect(goal).toHaveTextContent('To win, take the arsenals T3 T23');
  store.table.endTurn();
  rerender(screenOf());
  expect(head()).toContain('The South to move');
  expect(container.querySelector('.goal')).toHaveTextContent('To win, take the arsenals T3 T23');
  vi.unstubAllGlobals();
});
