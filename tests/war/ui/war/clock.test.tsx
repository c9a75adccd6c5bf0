import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import type { WarTimeControl } from '../../../../src/war/game/clocks';
import { present } from '../../../../src/war/game/war';
import type { WarClock } from '../../../../src/war/store/state';
import type { GameStore } from '../../../../src/war/store/store';
import { useGameState } from '../../../../src/war/ui/base/useGame';
import { ClockFaces } from '../../../../src/war/ui/war/clock/ClockFaces';
import { ClockEffects } from '../../../../src/war/ui/war/clock/ClockEffects';
import { HistoryPanel } from '../../../../src/war/ui/war/history/HistoryPanel';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { withDialogs } from '../../../support/dialogs';
import { nextFrame } from '../../../support/frames';
import { stubMedia } from '../../../support/media';
import { Page } from '../../../support/page';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  saveWar,
  openTab,
  placement,
  prefer,
  warOf,
} from '../../store/fakes';

withDialogs();

const TURN: WarTimeControl = { kind: 'turn', time: { N: 180_000, S: 180_000 }, increment: 0 };
const RETREAT = `${placement({ J14: 'I', I13: 'I', K20: 'i', D3: 'R', O23: 'r' })} N B15,D8,T3,T23 J14 1`;

let hidden = false;
beforeEach(() => {
  stubMedia();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ClockOfGame = () => {
  const game = useGameState((state) => state.game);
  return game && <ClockEffects game={game} />;
};

/** A war with a clock on its page, after the card of a loaded war was closed. */
function show(position = CLASSIC_POSITION) {
  const browser = createBrowser();
  saveWar(browser, position, { clock: TURN, rules: RULE_SETS.debord });
  const tab = openTab({ browser, randomInt: () => 0 });
  tab.store.resume();
  shown = tab.store;
  const page = render(
    <Page store={tab.store}>
      <AnnouncerProvider>
        <ClockOfGame />
      </AnnouncerProvider>
    </Page>,
  );
  act(() => clock().goOn());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...tab, ...page, browser, user };
}
let shown: GameStore | null = null;
function clock(): WarClock {
  const at = shown?.state.getState().clock ?? null;
  if (at === null) throw new Error('no clock');
  return at;
}
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
const alarm = () => document.querySelector('[data-clock]');
const card = () => screen.queryByRole('dialog');
function turnAway(away: boolean): void {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a warning is reported at once, also over what is open, and a turn that the clock has ended', () => {
  show();
  pass(59);
  expect(alarm()).toBeNull();
  pass(1.1);
  expect(alarm()).toHaveTextContent(/two minutes|2 minutes|2:00/i);
  expect(alarm()).toHaveAttribute('role', 'alert');
  const open = document.createElement('dialog');
  open.open = true;
  document.body.append(open);
  pass(60);
  expect(open.querySelector('[data-clock]')).toHaveTextContent(/minute|1:00/i);
  open.remove();
  pass(60);
  expect(alarm()).toHaveTextContent('Time is up: the turn of the North ended as it stood.');
});

test('the card of a stopped clock has the times, names who is to move and goes on', async () => {
  const { user } = show();
  expect(card()).toBeNull();
  act(() => clock().pause('asked'));
  const dialog = within(card()!);
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['North', 'South']);
  expect(dialog.getByText(/to move/)).toHaveTextContent(/North/);
  const before = clock().left('N');
  pass(30);
  expect(clock().left('N')).toBe(before);
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(card()).toBeNull();
  pass(2);
  expect(clock().left('N')).toBeLessThan(before);
});

test('the key that stops the clock starts it', async () => {
  const { user } = show();
  await user.keyboard('k');
  expect(card()).not.toBeNull();
  const before = clock().left('N');
  await user.keyboard('k');
  expect(card()).toBeNull();
  pass(2);
  expect(clock().left('N')).toBeLessThan(before);
});

test('whose turn the clock has ended has the whole of the next before them, and nothing that hurries', () => {
  const { store } = show();
  render(
    <Page store={store}>
      <ClockFaces players={{ N: 'Ada', S: '' }} />
    </Page>,
  );
  pass(181);
  expect(present(warOf(store)).side).toBe('S');
  const idle = screen.getByRole('timer', { name: 'Ada' });
  expect(idle).toHaveTextContent(/^Ada3:00$/);
  expect(idle).toHaveAttribute('data-low', 'false');
});

test('a hidden page saves its times, and stops them if the setting says so', () => {
  const { store, browser } = show();
  act(() => prefer(store, { clockHidden: false }));
  const saved = () => browser.entries.get('game-of-war/game');
  const before = saved();
  pass(1);
  expect(saved()).toBe(before);
  turnAway(true);
  const away = saved();
  expect(away).not.toBe(before);
  expect(card()).toBeNull();
  pass(1);
  turnAway(false);
  expect(saved()).toBe(away);
  act(() => prefer(store, { clockHidden: true }));
  turnAway(true);
  expect(card()).not.toBeNull();
  // And waits for somebody once it is seen again.
  turnAway(false);
  expect(card()).not.toBeNull();
});

test('keys announce the time left, the side to move first, and stop the clock', async () => {
  const { user, store } = show();
  const answer = async (): Promise<string | null | undefined> => {
    await user.keyboard('m');
    await act(nextFrame);
    return screen.getByRole('log').lastElementChild?.textContent;
  };
  expect(await answer()).toMatch(/^The North: .* left\. The South: 3 minutes left\.$/);
  act(() => store.table.endTurn());
  expect(present(warOf(store)).side).toBe('S');
  expect(await answer()).toMatch(/^The South: .* left\. The North: .* left\.$/);
  await user.keyboard('k');
  expect(within(card()!).getByRole('heading')).toHaveTextContent('The clock is stopped');
});

test('the clock belongs to its war, not to the position shown', () => {
  const { store, unmount } = show();
  unmount();
  expect(store.state.getState().clock).not.toBeNull();
  store.leaveGame();
  expect(store.state.getState().clock).toBeNull();
});

test('the history says that a retreat was drawn by lot', () => {
  const tab = show(RETREAT);
  pass(181);
  const war = warOf(tab.store);
  expect(war.actions.map(({ type }) => type)).toEqual(['move', 'endTurn']);
  const textAt = (at: number): string => {
    const { container, unmount } = render(
      <Page store={tab.store}>
        <AnnouncerProvider>
          <HistoryPanel
            players={gameOf(tab.store).players}
            war={war}
            at={at}
            pointed={null}
            onClose={() => undefined}
          />
        </AnnouncerProvider>
      </Page>,
    );
    const text = container.querySelector('.history-text')?.textContent ?? '';
    unmount();
    return text;
  };
  expect(textAt(1)).toMatch(/J14.*Time was up, and this was drawn by lot\.$/);
  expect(textAt(2)).not.toMatch(/lot/);
});
