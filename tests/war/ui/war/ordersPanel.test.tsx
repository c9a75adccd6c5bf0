import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goalsOf, movers } from '../../../../src/war/engine/march';
import { present, turnActions } from '../../../../src/war/game/war';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { useGameState } from '../../../../src/war/ui/base/useGame';
import { WarScreen } from '../../../../src/war/ui/war/WarScreen';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { Page } from '../../../support/page';
import { openTab, shellOf, toWar, warOf } from '../../store/fakes';

withDialogs();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Screen() {
  const game = useGameState((state) => state.game);
  return game?.stage.name === 'war' ? <WarScreen game={game} war={game.stage.war} /> : null;
}

test('the frame that answers an order does not render the panel of the position before once more', () => {
  stubMedia();
  const { store } = openTab();
  toWar(store);
  const frames = (): void => act(() => void vi.advanceTimersByTime(100));
  render(
    <Page store={store}>
      <AnnouncerProvider>
        <Screen />
      </AnnouncerProvider>
    </Page>,
  );
  frames();
  const from = movers(present(warOf(store)))[0]!;
  act(() => store.table.press(from));
  frames();
  // Nothing but the middle of the panel asks whether sounds were offered, at each of its renderings.
  const rendered = vi.fn(() => true);
  Object.defineProperty(shellOf(store).settings.getState(), 'soundsOffered', { get: rendered });
  act(() => store.table.press(goalsOf(present(warOf(store)), from)[0]!));
  expect(turnActions(warOf(store))).toHaveLength(1);
  expect(rendered).not.toHaveBeenCalled();
  frames();
  expect(rendered).toHaveBeenCalled();
});
