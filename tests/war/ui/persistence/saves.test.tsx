import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { readGame, type SaveFault } from '../../../../src/war/game/save';
import type { LibraryFile } from '../../../../src/war/store/library/libraryFile';
import { GAME_KEY } from '../../../../src/war/store/library/saves';
import { present } from '../../../../src/war/game/war';
import { Dialog } from '../../../../src/shell/ui/Dialog';
import { ErrorBoundary } from '../../../../src/shell/ui/ErrorBoundary';
import { DamagedSaves } from '../../../../src/war/ui/persistence/DamagedSaves';
import { LeftWarOffer, SaveNotices } from '../../../../src/war/ui/persistence/SaveNotices';
import { LibraryOffer } from '../../../../src/war/ui/persistence/libraryFile/LibraryOffer';
import { OtherTab } from '../../../../src/war/ui/persistence/OtherTab';
import { useGameState } from '../../../../src/war/ui/base/useGame';
import {
  saveFaultSentences,
  isWhole,
  savedSentence,
  savedTitle,
} from '../../../../src/war/words/saveFaults';
import { Page } from '../../../support/page';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  HIDDEN,
  saveWar,
  numberSealer,
  openTab,
  toWar,
  warOf,
} from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

/** The files that the browser was asked to save, as `name: text`. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    const reader = new FileReader();
    reader.onload = () => saved.push(`${this.download}: ${reader.result as string}`);
    if (blob !== undefined) reader.readAsText(blob);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** What the page shows, as far as another tab concerns it. */
function Screen() {
  const elsewhere = useGameState((state) => state.save.is === 'elsewhere');
  const shown = <p>the board</p>;
  return elsewhere ? <OtherTab cover={<p>a cover</p>}>{shown}</OtherTab> : shown;
}

function show(tab: ReturnType<typeof openTab>) {
  render(
    <Page store={tab.store}>
      <SaveNotices />
      <LeftWarOffer />
      <button type="button">elsewhere on the page</button>
      <DamagedSaves />
      <Screen />
    </Page>,
  );
  return { ...tab, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('storage in trouble', () => {
  test.each([
    ['full', /storage is full.*You can play on/],
    ['forbidden', /does not let this page save anything.*You can play on/],
    ['silent', /database is not responding.*You can play on/],
    ['disk', /cannot write to this device’s disk.*You can play on.*try again/],
  ] as const)(
    '%s is reported in a sentence, once, and play continues',
    async (trouble, sentence) => {
      const tab = openTab();
      toWar(tab.store);
      const { user, browser, store } = show(tab);
      const notices = screen.getByRole('status', { name: 'Saving the game' });
      expect(notices).toBeEmptyDOMElement();
      browser.trouble = trouble === 'silent' ? 'full' : trouble;
      browser.archiveTrouble = trouble;
      act(() => store.table.endTurn());
      await vi.waitFor(() => expect(notices).toHaveTextContent(sentence), LIMITS.sight);
      await user.click(button('Understood'));
      expect(notices).toBeEmptyDOMElement();
      act(() => store.table.endTurn());
      expect(notices).toBeEmptyDOMElement();
      expect(present(warOf(store)).turn).toBe(3);
    },
  );

  test('is reported again for another cause', async () => {
    const tab = openTab();
    toWar(tab.store);
    const { user, browser, store } = show(tab);
    const inTrouble = (trouble: 'full' | 'forbidden' | 'none'): void => {
      browser.trouble = trouble;
      browser.archiveTrouble = trouble;
      act(() => store.table.endTurn());
    };
    inTrouble('full');
    await user.click(await screen.findByRole('button', { name: 'Understood' }));
    inTrouble('forbidden');
    expect(await screen.findByRole('button', { name: 'Understood' })).toBeVisible();
    inTrouble('none');
    await vi.waitFor(
      () => expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull(),
      LIMITS.sight,
    );
  });

  test.each(['silent', 'full', 'disk'] as const)(
    'if the database has a fault (%s) it is retried, and has the game then',
    async (trouble) => {
      const tab = openTab();
      toWar(tab.store);
      const { user, browser, store } = show(tab);
      browser.trouble = 'full';
      browser.archiveTrouble = trouble;
      act(() => store.table.endTurn());
      const again = await screen.findByRole('button', { name: 'Try again' });
      browser.archiveTrouble = 'none';
      await user.click(again);
      await vi.waitFor(
        () => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull(),
        LIMITS.sight,
      );
      expect(readGame(browser.saved() ?? '').game).toEqual(gameOf(store));
    },
  );
});

describe('storage that the browser may clear', () => {
  const persist = vi.fn(() => Promise.resolve(false));
  const inBrowser = (lasting: boolean): void =>
    void Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persist, persisted: () => Promise.resolve(lasting) },
    });
  beforeEach(() => void persist.mockClear());
  afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

  /** All that the browser was asked is answered once the next task comes. */
  const answered = () => act(() => new Promise<void>((done) => void setTimeout(done)));

  function finishedWar(lasting: boolean) {
    inBrowser(lasting);
    const tab = openTab();
    toWar(tab.store);
    const shown = show(tab);
    act(() => tab.store.table.surrender());
    return shown;
  }

  test('is requested to be persistent once both sides have made a turn', async () => {
    inBrowser(false);
    const tab = openTab();
    toWar(tab.store);
    const { store } = show(tab);
    act(() => store.table.endTurn());
    expect(persist).not.toHaveBeenCalled();
    act(() => store.table.endTurn());
    await expect.poll(() => persist.mock.calls.length).toBe(1);
  });

  test('is offered as a file after a finished war, and not again for a week', async () => {
    const { user, store } = finishedWar(false);
    await answered();
    expect(screen.queryByText(/which may clear it/)).toBeNull();
    act(() => store.leaveGame());
    expect(await screen.findByText(/which may clear it/)).toBeVisible();
    // The file itself is made of streams, which jsdom has not (e2e/library.spec.ts).
    const counts = { games: 1, studies: 0, maps: 0, templates: 0 };
    const file = { counts, secret: 0, file: new Blob(['the library']), fileName: 'library.txt.gz' };
    const save = vi.fn().mockRejectedValueOnce(new Error('the disk')).mockResolvedValueOnce(file);
    vi.spyOn(store.library, 'file').mockResolvedValue({ save } as unknown as LibraryFile);
    await user.click(button('Save the library as a file'));
    expect(await screen.findByText(/database failed/)).toBeVisible();
    await user.click(button('Save the library as a file'));
    expect(await screen.findByText(/^Saved as .*: 1 game/)).toBeVisible();
    await expect.poll(() => saved).toEqual(['library.txt.gz: the library']);
    await user.click(button('Understood'));
    expect(screen.queryByText(/^Saved as/)).toBeNull();
    expect(Number(store.storage.read('game-of-war/library-file-offered'))).toBeGreaterThan(0);
    cleanup();
    render(
      <Page store={store}>
        <LibraryOffer />
      </Page>,
    );
    await answered();
    expect(screen.queryByText(/which may clear it/)).toBeNull();
  });

  test('is offered again after a week', async () => {
    const { store } = finishedWar(false);
    const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
    store.storage.write('game-of-war/library-file-offered', `${weekAgo}`);
    act(() => store.leaveGame());
    expect(await screen.findByText(/which may clear it/)).toBeVisible();
  });

  test('is not offered if the browser has promised to keep it', async () => {
    const { store } = finishedWar(true);
    act(() => store.leaveGame());
    render(
      <Page store={store}>
        <LibraryOffer />
      </Page>,
    );
    await answered();
    expect(screen.queryByText(/which may clear it/)).toBeNull();
  });
});

test('a state of the game that was continued differently is reported, once, with its place', async () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  toWar(store);
  const begun = browser.entries.get(GAME_KEY)!;
  store.table.endTurn();
  store.table.endTurn();
  browser.entries.set(GAME_KEY, begun.replace('"actions":[]', '"actions":["G8-F9","."]'));
  const { user, state } = show(openTab({ browser, prefix: 'again' }));
  const announced = /Another version of this game, .* is in the library as a separate game/;
  expect(await screen.findByText(announced)).toBeVisible();
  expect(state().save.is).toBe('saved');
  await user.click(button('Understood'));
  expect(screen.queryByText(announced)).toBeNull();
});

test('a long game that another tab has saved is read in steps, with its progress, and then current', async () => {
  let now = 0;
  // Each reading of the time is late, so that the page is yielded to after every order, and all progress is reported.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
  const browser = createBrowser();
  const { state, store } = show(openTab({ browser }));
  const announced: (number | null)[] = [];
  store.state.subscribe(({ reading }) => void announced.push(reading));
  const other = openTab({ browser, prefix: 'other' });
  act(() => {
    toWar(other.store);
    for (let turn = 0; turn < 6; turn++) other.store.table.endTurn();
  });
  // It is there for a moment only.
  await screen.findByRole('progressbar', { name: /Reading your game/ });
  await expect.poll(() => state().game).toEqual(gameOf(other.store));
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  const shares = announced.filter((share) => share !== null);
  expect(shares.length).toBeGreaterThan(2);
  expect(announced.at(-1)).toBe(null);
});

describe('another tab', () => {
  function twoTabs() {
    const browser = createBrowser();
    const first = openTab({ browser });
    toWar(first.store);
    const other = openTab({ browser });
    other.store.resume();
    const shown = show(first);
    act(() => other.store.table.endTurn());
    return { ...shown, other };
  }
  const dialog = () =>
    screen.queryByRole('dialog', { name: 'Another tab has gone on with a game' });

  test('is reported, with what each choice means', () => {
    twoTabs();
    expect(dialog()).toHaveTextContent('This tab has Ada against Charles. Turn 1, the North');
    const meanings = within(dialog()!).getAllByRole('definition');
    expect(meanings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A war fought here stays in the library'),
      expect.stringContaining('A war fought there stays in the library'),
    ]);
    expect(button('Go on from the other tab')).toHaveFocus();
    expect(screen.queryByText('the board')).toBeNull();
  });

  test('covers a side’s own deployment, also while the choice is postponed', async () => {
    const browser = createBrowser();
    const first = openTab({ browser });
    first.store.begin(HIDDEN);
    first.store.raiseCurtain();
    const { user, state } = show(first);
    expect(screen.getByText('the board')).toBeVisible();
    const other = openTab({ browser });
    other.store.resume();
    other.store.raiseCurtain();
    act(() => other.store.deployment.loadOpening('classic'));
    expect(state().save.is).toBe('elsewhere');
    expect(screen.queryByText('the board')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('the board')).toBeNull();
    expect(screen.getByText('a cover')).toBeVisible();
  });

  test('that has sealed it leaves nothing to continue here', async () => {
    const browser = createBrowser();
    const sealer = numberSealer();
    const first = openTab({ browser, sealer });
    first.store.begin(HIDDEN);
    first.store.raiseCurtain();
    first.store.deployment.loadOpening('classic');
    const { store, state } = show(first);
    const other = openTab({ browser, sealer });
    other.store.resume();
    await act(() => other.store.deployment.seal());
    await vi.waitFor(
      () => expect(state().save).toMatchObject({ is: 'elsewhere', overtaken: true }),
      LIMITS.sight,
    );
    expect(dialog()).toHaveTextContent('has sealed or revealed armies since');
    expect(screen.queryByRole('button', { name: 'Keep this tab’s game' })).toBeNull();
    await act(() => store.saves.chooseThisTab());
    expect(state().save.is).toBe('elsewhere');
    expect(readGame(browser.saved() ?? '').game).toEqual(gameOf(other.store));
  });

  test('is followed', async () => {
    const { user, store, other } = twoTabs();
    await user.click(button('Go on from the other tab'));
    expect(dialog()).toBeNull();
    expect(gameOf(store)).toEqual(gameOf(other.store));
  });

  test('is overwritten', async () => {
    const { user, store, state, other } = twoTabs();
    await user.click(button('Keep this tab’s game'));
    await vi.waitFor(() => expect(dialog()).toBeNull(), LIMITS.sight);
    expect(state().save.is).toBe('saved');
    expect(present(warOf(store)).turn).toBe(1);
    expect(other.state().save.is).toBe('elsewhere');
  });

  test('can wait: Escape leaves a standing notice that leads back to the choice', async () => {
    const { user, state } = twoTabs();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByText(/this tab’s is not the one in progress/)).toBeVisible();
    expect(screen.getByText('the board')).toBeVisible();
    expect(state().save.is).toBe('elsewhere');
    await user.click(button('Choose'));
    expect(dialog()).toBeVisible();
  });
});

describe('a damaged save', () => {
  function damaged(text: string) {
    const browser = createBrowser();
    browser.entries.set(GAME_KEY, text);
    return show(openTab({ browser }));
  }
  const region = () => screen.getByRole('region', { name: 'A saved game is damaged' });

  /** A saved war with these orders. */
  function withOrders(...actions: string[]): string {
    const browser = createBrowser();
    saveWar(browser, CLASSIC_POSITION, { rules: RULE_SETS.debord });
    const save = JSON.parse(browser.entries.get(GAME_KEY) ?? '') as {
      game: { stage: { actions: string[] } };
    };
    save.game.stage.actions = actions;
    return JSON.stringify(save);
  }

  test('is explained, order and reason, with how much of it is good', () => {
    damaged(withOrders('G8-F9', '.', '.', 'G8-G7', '.'));
    expect(region()).toHaveTextContent('In turn 3, “G8-G7” is not legal. Nobody stands on G8.');
    expect(region()).toHaveTextContent('The legal turns up to turn 3 are intact');
  });

  test('names the unit an order was for', () => {
    damaged(withOrders('G8-A1'));
    expect(region()).toHaveTextContent('the foot artillery marches 1 square a turn.');
    expect(region()).toHaveTextContent('The armies as they stood at the start are intact');
  });

  test('is downloaded as it was found', async () => {
    const { user } = damaged('{"format":');
    expect(region()).toHaveTextContent('None of it can be played on.');
    await user.click(button('Download'));
    await vi.waitFor(
      () => expect(saved).toEqual(['game-of-war-damaged.json: {"format":']),
      LIMITS.sight,
    );
  });

  test('is discarded only after a second question', async () => {
    const { user, state } = damaged('x');
    await user.click(button('Discard'));
    const dialog = screen.getByRole('dialog', { name: 'Discard the damaged game?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(state().damaged).toHaveLength(1);
    await user.click(button('Discard'));
    await user.click(button('Discard it'));
    expect(state().damaged).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a save that is not damaged, but of another version', () => {
  test('of a newer one: what it is, that it stays, and that it is not called damaged', () => {
    const text = JSON.stringify({ format: 'game-of-war', version: 9, game: {} });
    const save = { text, ...readGame(text), recovered: false };
    expect(savedTitle(save)).toBe('A game of a newer version is saved here');
    expect(savedSentence(save)).toContain('nothing is written over it');
    expect(isWhole(save)).toBe(true);
  });

  test('that had ended by a rule since amended: all of it is loaded', () => {
    const save = {
      text: '',
      faults: [{ code: 'ended', turn: 5, winner: 'N' }],
      recovered: true,
    } as const;
    expect(savedTitle(save)).toContain('The rules have been amended');
    expect(savedSentence(save)).toContain('All of it is intact');
  });

  test('with an attack that now has another outcome: the turns before it are loaded', () => {
    const fault = { code: 'outcome', turn: 5, action: 'xK14' } as const;
    const save = { text: '', faults: [fault], recovered: true };
    expect(savedSentence(save)).toContain('up to turn 5 are intact');
    expect(isWhole({ faults: [fault, { code: 'foreign' }] })).toBe(false);
  });
});

describe('the sentences of faults', () => {
  const sentences = (faults: SaveFault[], text = '') =>
    saveFaultSentences({ text, faults, recovered: false });

  test.each<[SaveFault, string]>([
    [{ code: 'notJson' }, 'breaks off or is garbled'],
    [{ code: 'foreign' }, 'not a game of this kind'],
    [{ code: 'older', version: 0 }, 'older version of this page (format 0)'],
    [{ code: 'newer', version: 7 }, 'newer version of this page (format 7)'],
    [
      { code: 'rules', faults: [{ at: 0, code: 'unknownRuleSet', text: 'clausewitz' }] },
      'Its rules cannot be read. ',
    ],
    [
      { code: 'outcome', turn: 3, action: 'xK14' },
      'In turn 3, “xK14” had another outcome by the rules of its day',
    ],
    [{ code: 'ended', turn: 5, winner: 'N' }, 'In turn 5, the North had won it by isolation.'],
    [{ code: 'shape', path: 'players.N', problem: 'odd' }, '“players.N” is not as it should be'],
    [{ code: 'shape', path: '', problem: 'odd' }, 'The game in it is missing (odd)'],
    [
      { code: 'action', fault: { turn: 4, action: 'charge', reasons: null } },
      'In turn 4, “charge” is not an order that can be read.',
    ],
  ])('%o', (fault, words) => {
    const [sentence] = sentences([fault]);
    expect(sentence).toContain(words);
  });

  test.each<[Extract<SaveFault, { code: 'start' }>['faults'][number], string]>([
    [{ code: 'fieldCount', at: 0, found: 2, wanted: 5 }, 'it has 2 of 5 parts'],
    [{ code: 'rowCount', at: 0, found: 2, wanted: 20 }, 'it has 2 rows instead of 20'],
    [{ code: 'rowLength', at: 0, row: 'B', found: 2, wanted: 25 }, 'row B has 2 squares'],
    [{ code: 'unknownLetter', at: 0, row: 'B', letter: 'X' }, '“X” in row B is not a unit'],
    [{ code: 'unitOnMountain', at: 0, square: 59, letter: 'I' }, 'the mountain C10'],
    [
      { code: 'tooManyUnits', at: 0, side: 'N', kind: 'cavalry', found: 5, wanted: 4 },
      'the North has 5 cavalry, and at most 4 are allowed',
    ],
    [{ code: 'badSide', at: 0, text: 'X' }, 'outside the ground of its side'],
    [{ code: 'badSquare', at: 0, field: 'arsenals', text: 'Z9' }, '“Z9” is not a square'],
    [{ code: 'noArsenal', at: 0, square: 0 }, 'there is no arsenal on A1'],
    [{ code: 'arsenalTwice', at: 0, square: 0 }, 'the arsenal on A1 is named twice'],
    [{ code: 'arsenalUnderEnemy', at: 0, square: 0 }, 'the arsenal on A1 stands'],
    [{ code: 'dislodgedNobody', at: 0, square: 0, side: 'S' }, 'no unit of the South on A1'],
    [{ code: 'badTurn', at: 0, text: '0' }, '“0” is not a turn number'],
  ])('of a position: %o', (fault, words) => {
    expect(sentences([{ code: 'start', board: BOARD, faults: [fault] }])[0]).toContain(words);
    expect(
      sentences([{ code: 'deployment', side: 'N', board: BOARD, faults: [fault] }])[0],
    ).toContain('The deployment of the North cannot be read');
  });

  test('count a list that is too long, and cut short a text that is too long to read', () => {
    const faults = Array.from({ length: 9 }, (_, i): SaveFault => ({
      code: 'shape',
      path: `a${i}`,
      problem: 'x'.repeat(500),
    }));
    const announced = sentences(faults);
    expect(announced).toHaveLength(5);
    expect(announced.at(-1)).toBe('There are 5 more faults of the same kind.');
    for (const sentence of announced) expect(sentence.length).toBeLessThan(150);
  });

  test('name the side that deploys again', () => {
    const fault = (side: 'N' | 'S'): SaveFault => ({
      code: 'deployment',
      side,
      board: BOARD,
      faults: [],
    });
    const sentenceOf = (...faults: SaveFault[]) =>
      savedSentence({ text: '', faults, recovered: true });
    expect(sentenceOf(fault('S'))).toBe('The rest of the game is intact; the South deploys again.');
    expect(sentenceOf(fault('N'), fault('S'))).toContain('the North and the South deploy again.');
    expect(savedSentence({ text: '', faults: [], recovered: true })).toContain(
      'can now be read again',
    );
  });
});

describe('a dialog', () => {
  test('is named by its title, takes the focus, and is closed by the page alone', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const page = (open: boolean) => (
      <>
        <button type="button">ask</button>
        <Dialog open={open} title="A question" onClose={onClose}>
          <p>Well?</p>
        </Dialog>
      </>
    );
    const { rerender } = render(page(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('ask'));
    rerender(page(true));
    expect(screen.getByRole('dialog', { name: 'A question' })).toHaveTextContent('Well?');
    expect(button('Close')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    // Only the page closes it.
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(page(false));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('closed by the browser nevertheless notifies the page', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="A question" onClose={onClose}>
        Well?
      </Dialog>,
    );
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), LIMITS.sight);
  });
});

describe('a page that fails', () => {
  const Failing = () => {
    throw new Error('a fault of the page: "4I20/25" has nobody on H6');
  };
  const fail = (text: string | null = null) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary
        currentGame={() =>
          text === null ? null : { fileName: 'game-of-war.json', text, at: 'game, deployment' }
        }
      >
        <Failing />
      </ErrorBoundary>,
    );
    return userEvent.setup();
  };

  test('reports that, and that the game is saved, and offers it', async () => {
    const user = fail('the game');
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your game is saved in this browser');
    expect(screen.getByText(/a fault of the page/)).toBeInTheDocument();
    expect(button('Reload the page')).toBeEnabled();
    await user.click(button('Download the saved game'));
    await vi.waitFor(() => expect(saved).toEqual(['game-of-war.json: the game']), LIMITS.sight);
  });

  test('offers a report to copy, with nothing of a sealed army, and sends nothing', async () => {
    window.history.replaceState(null, '', './');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const user = fail('a war with an army on H6');
    await user.click(button('Copy what happened'));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    const report = await navigator.clipboard.readText();
    expect(report).toMatch(
      /^version: .+\nscreen: start, game, deployment\nfault: Error: a fault of the page/,
    );
    expect(report).toMatch(/\nbrowser: .+\nwindow: \d+×\d+/);
    expect(report).not.toMatch(/H6|4I20/);
    expect(screen.getByText(/Nothing is sent anywhere/)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says so if the browser forbids copying', async () => {
    const user = fail();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(button('Copy what happened'));
    expect(await screen.findByText(/select it and copy it yourself/)).toBeInTheDocument();
    expect(screen.getByText(/^version: /)).toBeVisible();
  });

  test('says so if nothing is saved', () => {
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent('the browser has no saved game');
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  test('does not disturb one that does not fail', () => {
    render(<ErrorBoundary currentGame={() => null}>fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeVisible();
  });
});
