import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createStudies } from '../../../../src/war/store/studies/studies';
import { LibraryScreen } from '../../../../src/war/ui/library/LibraryScreen';
import { StudiesContext } from '../../../../src/war/ui/base/studies';
import { Page } from '../../../support/page';
import { createBrowser, gameOf, HIDDEN, openTab, toWar } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { annotated } from '../../../../src/war/ui/library/published/annotated';
import { readRecord } from '../../../../src/war/engine/notation/record';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { writeGameRecord } from '../../../../src/war/game/records';

withDialogs();

type Tab = ReturnType<typeof openTab>;

function show(tab: Tab) {
  const onClose = vi.fn();
  const view = render(
    <Page store={tab.store}>
      <LibraryScreen onClose={onClose} />
    </Page>,
  );
  return { ...tab, ...view, onClose, user: userEvent.setup() };
}

/** A library with a war, and a hidden deployment as the current game. */
async function twoGames() {
  const tab = openTab();
  toWar(tab.store);
  tab.store.table.endTurn();
  const war = gameOf(tab.store);
  tab.store.begin({ ...HIDDEN, players: { N: 'Emma', S: '' } });
  tab.store.deployment.loadOpening('classic');
  tab.store.leaveGame();
  await waitFor(() => expect(tab.state().save).toHaveProperty('library', 'saved'));
  return { ...tab, war };
}

/** The games of this browser: those of others are a list of their own. */
const games = () =>
  waitFor(() => {
    const cards = screen.getAllByRole('listitem').filter((card) => card.matches('.library-game'));
    expect(cards).not.toHaveLength(0);
    return cards;
  });
const button = (name: string) => screen.getByRole('button', { name });
/** An item of a game's menu. */
const menu = (game: string) =>
  within(screen.getByLabelText(`More: ${game}`, { selector: '[role="group"]' }));
const item = (game: string, name: string) => menu(game).getByText(name);

describe('the library', () => {
  test('with nothing in it explains how it fills', async () => {
    show(openTab());
    await screen.findByText(/No game has been saved yet/);
  });

  test('shows all its buttons at once, and until then the ways out of it', async () => {
    const studies = createStudies({
      database: createBrowser().archive,
      newId: () => 'study',
      now: () => new Date(),
    });
    let answer!: (studies: []) => void;
    studies.all = () => new Promise<[]>((done) => (answer = done));
    const { store } = await twoGames();
    render(
      <StudiesContext value={studies}>
        <Page store={store}>
          <LibraryScreen onClose={vi.fn()} />
        </Page>
      </StudiesContext>,
    );
    const pressable = () => screen.getAllByRole('button').map((each) => each.textContent);
    await act(async () => void (await store.library.savedGames()));
    expect(pressable()).toEqual(['Back', 'Problems to solve']);
    expect(screen.queryByLabelText('Open a file as a study')).toBeNull();
    act(() => answer([]));
    expect(await screen.findByLabelText('Open a file as a study')).toBeInTheDocument();
    expect(await games()).toHaveLength(2);
  });

  test.each([
    ['forbidden', /does not let this page keep a library/],
    ['silent', /database is not responding, so the library/],
    ['disk', /cannot read its own database.*reload the page/],
  ] as const)(
    'that cannot be read (%s) explains why, and what to do',
    async (trouble, sentence) => {
      const browser = createBrowser();
      browser.archiveTrouble = trouble;
      show(openTab({ browser }));
      await screen.findByText(sentence);
    },
  );

  test.each([
    ['lasting', () => Promise.resolve(true), /has promised to keep them/],
    ['clearable', () => Promise.resolve(false), /may clear them/],
    ['unknown', () => Promise.reject(new Error('no')), /does not say whether/],
  ])('shows how long the browser keeps it: %s', async (life, persisted, sentence) => {
    const persist = vi.fn(() => Promise.resolve(true));
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persisted, persist },
    });
    try {
      const { user } = show(openTab());
      expect(await screen.findByText(sentence)).toBeVisible();
      const ask = screen.queryByRole('button', { name: 'Ask the browser to keep them' });
      expect(ask === null).toBe(life !== 'clearable');
      if (ask === null) return;
      await user.click(ask);
      expect(await screen.findByText(/has promised to keep them/)).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });

  test('that is full reports that the current game is not in it', async () => {
    const browser = createBrowser();
    browser.archiveTrouble = 'full';
    const tab = openTab({ browser });
    toWar(tab.store);
    show(tab);
    await screen.findByText(/storage is full: the game in progress is not being saved here/);
  });

  test('reports beside the button that a record was saved, and under which name', async () => {
    URL.createObjectURL = () => 'blob:record';
    URL.revokeObjectURL = () => undefined;
    const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = show(await twoGames());
    await games();
    const save = item('Ada against Charles', 'Save the record');
    await user.click(save);
    const words = await screen.findByText(/^Saved as ada-charles-.*\.gow\.$/);
    expect(words).toHaveAttribute('role', 'status');
    expect(words.closest('li')).toContainElement(save);
    expect(saving).toHaveBeenCalledOnce();
    saving.mockRestore();
  });

  test('describes each game, with a picture of a war and none of a deployment', async () => {
    const { container } = show(await twoGames());
    const cards = await games();
    expect(cards).toHaveLength(2);
    const hand = cards.find((card) => card.textContent.includes('in progress'))!;
    for (const words of ['Emma against South', 'The North deploys', 'Rules: Debord · 21 Nov 2026'])
      expect(hand).toHaveTextContent(words);
    const war = cards.find((card) => card !== hand)!;
    expect(war).toHaveTextContent(/Ada against Charles.*Turn 2, the South to move/);
    const drawn = (card: Element) =>
      Array.from(card.querySelectorAll('[data-side]'), (path) => path.getAttribute('d') !== '');
    expect(drawn(war)).toEqual([true, true]);
    expect(drawn(hand)).toEqual([false, false]);
    expect(container.innerHTML).not.toContain('2CC1');
    expect(within(hand).queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  test('an impossible date of one entry leaves the others, and comes last', async () => {
    const tab = await twoGames();
    for (const [i, at] of [NaN, Infinity, 8.64e15 + 1].entries())
      tab.browser.games.set(`odd${i}`, { text: 'x', at });
    show(tab);
    const cards = await games();
    expect(cards).toHaveLength(5);
    for (const card of cards.slice(2))
      expect(card).toHaveTextContent('Last saved at an unknown time');
    for (const card of cards.slice(0, 2)) expect(card).toHaveTextContent(/Last saved 21 Nov 2026/);
  });

  test('opens a game', async () => {
    const tab = await twoGames();
    const { user, store } = show(tab);
    await games();
    await user.click(button('Open Ada against Charles'));
    await waitFor(() => expect(gameOf(store)).toEqual(tab.war));
    expect(store.state.getState().screen).toBe('game');
  });

  test('continues the current game', async () => {
    const { user, state, store } = show(await twoGames());
    const game = gameOf(store);
    await games();
    await user.click(button('Open Emma against South'));
    await waitFor(() => expect(state().screen).toBe('game'));
    expect(gameOf(store)).toBe(game);
  });

  test('is searched and sorted, and shows of each game how it ended and how long it was', async () => {
    const tab = await twoGames();
    tab.store.begin({
      ...HIDDEN,
      beginning: 'opening',
      opening: 'classic',
      players: { N: 'Zoé', S: '' },
    });
    tab.store.deployment.drawLots();
    tab.store.deployment.beginWar();
    tab.store.table.endTurn();
    tab.store.table.endTurn();
    tab.store.table.surrender();
    await waitFor(() => expect(tab.state().save).toHaveProperty('library', 'saved'));
    const { user } = show(tab);
    const names = async () =>
      (await games()).map((card) => within(card).getByRole('heading').textContent.trim());
    const last = (await games()).find((card) => card.textContent.includes('Zoé'))!;
    expect(last).toHaveTextContent(/The (North|South) won by surrender · 3 turns/);
    // One that is over is not in progress, though it is current.
    expect(last).not.toHaveTextContent('in progress');
    const saved = await names();
    await user.selectOptions(screen.getByLabelText('Order'), 'By name');
    expect(await names()).toEqual([...saved].sort());
    await user.selectOptions(screen.getByLabelText('Order'), 'Longest first');
    expect((await names())[0]).toBe('Zoé against South');
    await user.type(screen.getByRole('searchbox', { name: 'Search your games' }), 'zoe south');
    expect(await names()).toEqual(['Zoé against South']);
    expect(screen.getByText('1 game')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    expect(button('Open Zoé against South')).toHaveFocus();
  });

  test('names a game', async () => {
    const { user } = show(await twoGames());
    await games();
    await user.click(item('Ada against Charles', 'Rename'));
    await user.type(screen.getByLabelText('Name of the game'), 'Sunday{Enter}');
    await screen.findByRole('heading', { name: 'Sunday' });
    expect(screen.getByText('Ada against Charles')).toBeVisible();
    await user.click(item('Sunday', 'Rename'));
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('deletes a game after asking, and reports a failure', async () => {
    const tab = await twoGames();
    const { user } = show(tab);
    await games();
    await user.click(item('Ada against Charles', 'Delete'));
    const dialog = screen.getByRole('dialog', { name: 'Delete this game?' });
    expect(dialog).toHaveTextContent('Turn 2, the South to move');
    await user.click(button('Keep it'));
    expect(await games()).toHaveLength(2);
    const remove = vi.spyOn(tab.browser.archive, 'remove').mockRejectedValueOnce(new Error('no'));
    await user.click(item('Ada against Charles', 'Delete'));
    await user.click(button('Delete it'));
    await screen.findByText(/Nothing has been changed/);
    expect(await games()).toHaveLength(2);
    remove.mockRestore();
    await user.click(item('Ada against Charles', 'Delete'));
    await user.click(button('Delete it'));
    await waitFor(async () => expect(await games()).toHaveLength(1));
    expect(screen.queryByText(/Nothing has been changed/)).toBeNull();
  });

  test('warns before it deletes one with a seal that the sealed part is lost too', async () => {
    const tab = openTab();
    const { store } = tab;
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening('classic');
    await waitFor(() => expect(tab.state().save).toHaveProperty('library', 'saved'));
    const asks = async (): Promise<HTMLElement> => {
      const { user, unmount } = show(tab);
      await games();
      await user.click(item('Ada against Charles', 'Delete'));
      const dialog = screen.getByRole('dialog', { name: 'Delete this game?' });
      const copy = dialog.cloneNode(true) as HTMLElement;
      unmount();
      return copy;
    };
    expect(await asks()).not.toHaveTextContent('sealed');
    void store.deployment.seal();
    await waitFor(() => expect(tab.state().handOvers).toBe(1));
    expect(await asks()).toHaveTextContent('Everything sealed in it goes with it unseen');
  });

  test('explains a damaged game, and opens its good part', async () => {
    const tab = await twoGames();
    const text = (tab.browser.games.get(tab.war.id) as { text: string }).text;
    tab.browser.games.set(tab.war.id, { text: text.replace('"."', '".","A1-A2"'), at: 1 });
    tab.browser.games.set('x', { text: '{', at: 2 });
    const { user, store } = show(tab);
    expect(await games()).toHaveLength(3);
    expect(screen.getByText(/“A1-A2” is not legal/)).toBeVisible();
    expect(screen.getByText(/breaks off or is garbled/)).toBeVisible();
    expect(item('A game that cannot be read', 'Download its text')).toBeInTheDocument();
    expect(menu('Ada against Charles').queryByText('Rename')).toBeNull();
    await user.click(button('Open Ada against Charles'));
    await waitFor(() => expect(gameOf(store).players.N).toBe('Ada'));
    expect(gameOf(store).id).not.toBe(tab.war.id);
  });
});

describe('the games of others', () => {
  const opening = 'Le Jeu de la Guerre, turns 1 to 9';
  const attack = 'Le Jeu de la Guerre, turns 42 to 48';

  test('are listed with their origin, and who chose the order of the moves', async () => {
    show(openTab());
    const others = await screen.findByRole('region', { name: 'Games of others' });
    expect(others).toHaveTextContent(/Becker-Ho and Guy Debord.*the order of the moves.* is ours/);
    const cards = within(others).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent(
      /turns 1 to 9Turn 18, the South to move · 17 turnsRules: Debord/,
    );
    expect(cards[1]).toHaveTextContent(
      /turns 42 to 48Turn 97, the North to move · 14 turnsRules: house rules/,
    );
  });

  test('of the program have their length in turns of their own', async () => {
    show(openTab());
    const programs = await screen.findByRole('region', { name: 'Games of the program' });
    const counts = within(programs)
      .getAllByRole('listitem')
      .map((card) => /· (\d+) turns/.exec(card.textContent)?.[1]);
    const ended = annotated.games.map(({ text }) => text.match(/^\d+\./gm)?.length);
    expect(counts).toEqual(ended.map(String));
    expect(programs).not.toHaveTextContent(/, \d+ turns/);
  });

  test.each([
    [opening, 17, 102],
    [attack, 14, 84],
  ])('open like any record: %s', async (name, turns, orders) => {
    const tab = openTab();
    const { user, store } = show(tab);
    await user.click(await screen.findByRole('button', { name: `Open ${name}` }));
    await waitFor(() => expect(tab.state().screen).toBe('game'));
    const game = gameOf(store);
    expect(game.players).toEqual({ N: '', S: '' });
    const text = writeGameRecord(game)!;
    const { record, faults } = readRecord(BOARD, text);
    expect(faults).toEqual([]);
    expect(record!.actions).toHaveLength(orders);
    expect(text.match(/^\d+\./gm)).toHaveLength(turns);
    // Their origin goes with them, and so do names that are not known.
    expect(text).toMatch(
      /^\[Source "Becker-Ho and Debord.*order of moves within a turn is ours"\]$/m,
    );
    expect(text).toContain('[North "?"]');
    expect(text).toContain('[Event "Le Jeu de la Guerre: the game recorded in the book"]');
  });

  test('leave the current game current, and are not in the library until they are continued', async () => {
    const tab = await twoGames();
    const { user, store, state } = show(tab);
    const current = gameOf(store);
    await games();
    await user.click(button(`Open ${opening}`));
    await waitFor(() => expect(state().screen).toBe('game'));
    expect(await store.library.savedGames()).toHaveLength(2);
    act(() => store.leaveGame());
    expect(gameOf(store)).toBe(current);
  });
});
