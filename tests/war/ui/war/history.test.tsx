import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { positionOf } from '../../../../src/war/engine/position';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { readPosition, writeAction } from '../../../../src/war/engine/notation/notation';
import type { Square } from '../../../../src/war/engine/vocabulary';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { GAME_KEY } from '../../../../src/war/store/library/saves';
import { HistoryPanel } from '../../../../src/war/ui/war/history/HistoryPanel';
import { Plots } from '../../../../src/war/ui/analysis/plots/Plots';
import { useGameState } from '../../../../src/war/ui/base/useGame';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { WarAnnouncements } from '../../../../src/war/ui/screenReader/WarAnnouncements';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  saveWar,
  openTab,
  square,
  toWar,
  warOf,
  seatsOf,
} from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { nextAnnouncement } from '../../../support/frames';
import { longGame } from '../../../support/longGame';
import { Page } from '../../../support/page';
import { pastIndex } from '../../../../src/war/game/choice';
import { stubMedia } from '../../../support/media';

withDialogs();

beforeEach(() => {
  stubMedia();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Tab = ReturnType<typeof openTab>;

/** A war of two turns and a move, by players with names. */
function shortWar(): Tab {
  const tab = openTab();
  toWar(tab.store);
  const march = (from: string, to: string): void => {
    tab.store.table.press(square(from));
    tab.store.table.press(square(to));
  };
  march('G8', 'F9');
  march('G3', 'E5');
  tab.store.table.endTurn();
  march('K15', 'J15');
  tab.store.table.endTurn();
  march('F9', 'G8');
  return tab;
}

/** A war of 300 turns, loaded from storage as the page does. */
function longWar(): Tab {
  const browser = createBrowser();
  saveWar(browser, CLASSIC_POSITION);
  const reading = readPosition(BOARD, CLASSIC_POSITION);
  if (!reading.ok) throw new Error('the classic opening');
  const actions = longGame(positionOf(BOARD, RULE_SETS.debord, reading.setup), 300, 1);
  const saved = browser.entries.get(GAME_KEY) ?? '';
  const words = actions.map((action) => writeAction(BOARD, action));
  browser.entries.set(
    GAME_KEY,
    saved.replace('"actions":[]', `"actions":${JSON.stringify(words)}`),
  );
  const tab = openTab({ browser });
  tab.store.resume();
  return tab;
}

function Screen({ tab, pointed }: { readonly tab: Tab; readonly pointed: Square | null }) {
  const review = useGameState(({ choice }) => pastIndex(choice));
  useGameState((state) => state.game);
  const war = warOf(tab.store);
  return (
    <>
      <WarAnnouncements />
      {review !== null && (
        <HistoryPanel
          players={gameOf(tab.store).players}
          war={war}
          at={review}
          pointed={pointed}
          onClose={() => tab.store.past.show(null)}
        />
      )}
    </>
  );
}

function show(tab: Tab, pointed: Square | null = null) {
  render(
    <Page store={tab.store}>
      <AnnouncerProvider>
        <Screen tab={tab} pointed={pointed} />
      </AnnouncerProvider>
    </Page>,
  );
  act(() => tab.store.past.step('last'));
  return { ...tab, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Turn' });
const lastLine = () => screen.getByRole('log').lastElementChild?.textContent;
async function announcement() {
  await nextAnnouncement();
  return lastLine();
}
const current = () =>
  screen.getAllByRole('button').find((step) => step.getAttribute('aria-current') === 'step')
    ?.textContent;

describe('a unit pointed at in the past', () => {
  test('4: shows its chain as it was then, and no longer where it stood before', () => {
    const tab = shortWar();
    show(tab, square('F9'));
    const text = () => document.querySelector('.history-text')?.textContent;
    expect(text()).toBe('Foot artillery marched from F9 to G8.');
    act(() => tab.store.past.step('previous'));
    expect(text()).toMatch(/^North foot artillery F9Arsenal .*line to/);
  });
});

describe('the heading', () => {
  const heading = () => screen.getByRole('heading', { level: 1 });

  test('is of the turn that is analysed, where the analysis is shown', async () => {
    const tab = shortWar();
    const { user } = show(tab);
    const second = warOf(tab.store).positions.findIndex(({ turn }) => turn === 2);
    act(() => tab.store.past.show(second));
    expect(heading()).toHaveTextContent('Turn 1');
    await user.click(screen.getByRole('radio', { name: 'Analysis' }));
    expect(heading()).toHaveTextContent('Turn 2');
    act(() => tab.store.past.show(0));
    expect(heading()).toHaveTextContent('Turn 1');
  });
});

describe('what is taken back', () => {
  test('is nothing of a finished war against a program', () => {
    const tab = openTab();
    toWar(tab.store, { seats: seatsOf({ S: 1 }) });
    tab.store.portTable.endTurn();
    tab.store.table.endTurn();
    show(tab);
    expect(screen.getByRole('button', { name: /Take back my last order/ })).toBeVisible();
    act(() => {
      tab.store.past.show(null);
      tab.store.table.surrender();
      tab.store.portTable.surrender();
      tab.store.past.step('last');
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });
});

describe('the list of turns', () => {
  test('has each action in the notation, under its turn and side', () => {
    show(shortWar());
    const rows = within(screen.getByRole('group', { name: 'Turns' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'The start',
      'Turn 1, the North:1G8-F9G3-E5.',
      'Turn 2, the South:2K15-J15.',
      'Turn 3, the North:3F9-G8under way',
    ]);
    expect(current()).toBe('F9-G8');
  });

  test('leads to an action, and by keys from there', async () => {
    const { user, state } = show(shortWar());
    await user.click(button('G3-E5'));
    expect(state().review).toBe(2);
    expect(current()).toBe('G3-E5');
    for (const [key, at] of [
      ['{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{ArrowDown}', 3],
      ['{ArrowDown}', 5],
      ['{ArrowUp}', 3],
      ['{Home}', 0],
      ['{End}', 6],
    ] as const) {
      await user.keyboard(key);
      expect(state().review, key).toBe(at);
    }
  });

  test('of 300 turns keeps few of them on the page, the current always among them', () => {
    const { store } = show(longWar());
    const last = warOf(store).actions.length;
    for (const at of [last, 0, 1, last >> 1, last - 1, 700, 12]) {
      act(() => store.past.show(at));
      expect(document.querySelector('[aria-current]')?.getAttribute('data-at')).toBe(`${at}`);
      expect(document.querySelectorAll('.history-list *').length).toBeLessThan(300);
    }
    const row = screen.getAllByRole('listitem').at(-1);
    expect(row).toHaveAttribute('aria-setsize', '301');
  });
});

describe('what is heard', () => {
  test('each step in the words of its event, with its turn where it is jumped to', async () => {
    const { store } = show(shortWar());
    act(() => store.past.show(1));
    expect(await announcement()).toMatch(
      /^Turn 1, the North\. Foot artillery marched from G8 to F9\./,
    );
    act(() => store.past.step('next'));
    expect(await announcement()).toMatch(/^[A-Z][a-z ]+ marched from G3 to E5\./);
    act(() => store.past.step('next'));
    expect(await announcement()).toBe('Turn 2. The South to move.');
    act(() => store.past.step('first'));
    expect(await announcement()).toBe('The armies before the first turn. The North to move.');
    act(() => store.past.show(null));
    expect(await announcement()).toBe('Back to the present: turn 3, the North to move.');
    act(() => store.table.undo());
    expect(await announcement()).toBe('The last move has been taken back.');
    act(() => store.table.surrender());
    expect(await announcement()).toBe('The South wins. The North surrendered.');
    act(() => store.past.show(2));
    act(() => store.past.show(null));
    expect(await announcement()).toBe('Back to the end of the war.');
  });
});

describe('the controls', () => {
  test('scrub over the turns, and say what moment it is', () => {
    const { state } = show(shortWar());
    expect(slider()).toHaveAttribute('aria-valuetext', 'The present, turn 3');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(state().review).toBe(3);
    expect(slider()).toHaveAttribute('aria-valuetext', 'The past: after turn 1 of 3');
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'The past: the start');
    fireEvent.click(button('A step forward'));
    expect(slider()).toHaveAttribute('aria-valuetext', 'The past: turn 1 of 3');
  });

  test('play to the end at the pace chosen, which is saved', () => {
    vi.useFakeTimers();
    const { state, settings } = show(shortWar());
    fireEvent.change(screen.getByLabelText('Pace'), { target: { value: 'fast' } });
    expect(settings().pace).toBe('fast');
    fireEvent.click(button('Play'));
    expect(state().review).toBe(0);
    void act(() => vi.advanceTimersByTime(250));
    expect(state().review).toBe(0);
    for (let at = 1; at <= 6; at++) {
      void act(() => vi.advanceTimersByTime(260));
      expect(state().review).toBe(at);
    }
    void act(() => vi.advanceTimersByTime(5000));
    expect(state().review).toBe(6);
    // Back from the end nothing plays on by itself.
    fireEvent.click(button('A step back'));
    void act(() => vi.advanceTimersByTime(5000));
    expect(state().review).toBe(5);
  });

  test('pause, by Space too', () => {
    vi.useFakeTimers();
    const { state } = show(shortWar());
    fireEvent.click(button('To the start'));
    fireEvent.keyDown(screen.getByRole('group', { name: 'Turns' }), { key: ' ' });
    void act(() => vi.advanceTimersByTime(800));
    expect(state().review).toBe(1);
    fireEvent.keyDown(document.body, { key: ' ' });
    void act(() => vi.advanceTimersByTime(5000));
    expect(state().review).toBe(1);
    // On a button Space presses it.
    fireEvent.keyDown(button('A step forward'), { key: ' ' });
    void act(() => vi.advanceTimersByTime(5000));
    expect(state().review).toBe(1);
  });
});

describe('a turn taken back', () => {
  test('wants both sides by name, and says what is lost', async () => {
    const { user, store } = show(shortWar());
    await user.click(button('Take back a turn…'));
    const first = screen.getByRole('dialog', { name: 'Take back turn 2?' });
    expect(first).toHaveTextContent('turn 2 of Charles (the South) began.');
    expect(first).toHaveTextContent('The move of the turn in progress goes with it.');
    await user.click(button('Ada agrees'));
    const second = screen.getByRole('dialog', { name: 'Does Charles agree too?' });
    expect(second).toHaveTextContent('Ada (the North) agrees to take back turn 2.');
    await user.click(button('Keep the turn'));
    expect(warOf(store).actions).toHaveLength(6);
    await user.click(button('Take back a turn…'));
    await user.click(button('Ada agrees'));
    await user.click(button('Charles agrees'));
    expect(warOf(store).actions).toHaveLength(3);
    expect(await announcement()).toBe('Turn 2 has been taken back. The South to move.');
  });

  test('is not offered before a turn has ended', () => {
    const tab = openTab();
    toWar(tab.store);
    show(tab);
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  test('a war that is over goes on', async () => {
    const tab = shortWar();
    tab.store.table.surrender();
    const { user, store } = show(tab);
    await user.click(button('Take back a turn…'));
    expect(screen.getByRole('dialog')).toHaveTextContent('The war then goes on.');
    await user.click(button('Ada agrees'));
    await user.click(button('Charles agrees'));
    expect(warOf(store).positions.at(-1)?.over).toBeNull();
  });
});

describe('the plots', () => {
  function plots(tab: Tab, turn: number) {
    render(
      <Page store={tab.store}>
        <Plots war={warOf(tab.store)} turn={turn} compact={false} />
      </Page>,
    );
    return screen.getByRole('slider');
  }
  const START =
    'Before the first turn: strength North 90, South 90; in communication North 17, South 17.';

  test('are read turn by turn with keys, and lead to a turn', async () => {
    const tab = shortWar();
    const user = userEvent.setup();
    const frame = plots(tab, 2);
    await user.tab();
    expect(frame).toHaveFocus();
    expect(frame).toHaveAttribute('aria-valuenow', '2');
    await user.keyboard('{Home}');
    expect(frame).toHaveAttribute('aria-valuetext', START);
    await user.keyboard('{ArrowRight}');
    expect(frame.getAttribute('aria-valuetext')).toMatch(
      /^After turn 1, the North: strength North 90, South 90; in communication North \d+, South 17\.$/,
    );
    await user.keyboard('{Enter}');
    expect(tab.state().review).toBe(3);
    await user.keyboard('{PageUp}');
    expect(frame).toHaveAttribute('aria-valuenow', '2');
  });

  test('are read under the pointer, and a press leads to the turn', () => {
    const tab = shortWar();
    const frame = plots(tab, 2);
    fireEvent.pointerMove(frame, { clientX: 24 });
    expect(screen.getByText(START)).toBeInTheDocument();
    fireEvent.pointerLeave(frame);
    expect(screen.getByText(/^After turn 2, the South/)).toBeInTheDocument();
    fireEvent.pointerDown(frame, { clientX: 0 });
    fireEvent.click(frame);
    expect(tab.state().review).toBe(0);
  });

  test('lead to the turn that is pressed where they are drawn larger for large letters, too', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly sized: () => void;
        constructor(sized: () => void) {
          this.sized = sized;
        }
        observe(): void {
          this.sized();
        }
        disconnect(): void {}
      },
    );
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640);
    document.documentElement.style.fontSize = '32px';
    const tab = shortWar();
    const frame = plots(tab, 2);
    document.documentElement.style.fontSize = '';
    vi.restoreAllMocks();
    // Where turn 1 is drawn at twice the size; at the usual size the last turn ends before it.
    const x = Number(
      /^M([\d.]+)/.exec(frame.querySelector('.plot-cursor')!.getAttribute('d')!)![1],
    );
    const start = 24;
    fireEvent.pointerDown(frame, { clientX: 2 * (start + (x - start) / 2) });
    fireEvent.click(frame);
    expect(tab.state().review).toBe(3);
  });

  test('have a table behind them, made when it is opened', () => {
    plots(longWar(), 300);
    expect(screen.queryByRole('table')).toBeNull();
    const details = document.querySelector('details');
    if (details !== null) details.open = true;
    fireEvent(details ?? document, new Event('toggle'));
    // By role, two thousand cells take jsdom seconds.
    const rows = document.querySelectorAll('table > tbody > tr');
    expect(rows).toHaveLength(301);
    expect(rows[0]).toHaveTextContent(/^Start909015151717–$/);
    expect(document.querySelector('table')).toHaveTextContent(
      /The (North|South) took the arsenal on/,
    );
  });

  test('wait for the first turn to end', () => {
    const tab = openTab();
    toWar(tab.store);
    render(
      <Page store={tab.store}>
        <Plots war={warOf(tab.store)} turn={1} compact />
      </Page>,
    );
    expect(screen.getByText('No turn has ended yet.')).toBeInTheDocument();
  });
});
