import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { addMessages, fetchMessages, setLanguage } from '../../../../src/shell/language/current';
import { Shell } from '../../../../src/shell/ui/Shell';
import { createBrowser } from '../../../support/browser';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { causeway, screenOf } from '../entry';
import { SAVES, writeLink } from '../game/saves';
import { CAMPS, openRecord, openTab, PLAYED, setOut } from '../tab';
import en from '../words/en/causeway.json';
import fr from '../words/fr/causeway.json';
import { WORDS } from '../words/words';

withDialogs();
addMessages(WORDS, ['causeway']);
await fetchMessages('causeway');

beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#causeway');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '#');
  await setLanguage('en');
});

type Tab = Awaited<ReturnType<typeof openTab>>;

/** The whole page of a tab. */
async function page(tab?: Tab) {
  const shown = tab ?? (await openTab());
  const { services, database, contents } = shown;
  const game = causeway(database, () => 0);
  render(
    <Shell
      services={services}
      games={[game]}
      first={{ ...screenOf(contents), game }}
      settings={services.settings}
      newVersion={createStore<(() => void) | null>(() => null)}
    />,
  );
  return { ...shown, user: userEvent.setup() };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const square = (name: string): HTMLElement => screen.getByRole('gridcell', { name });
/** All that was announced to a screen reader. */
const announced = (): string => screen.getByRole('log', { hidden: true }).textContent;

test('a game is set out, covered, and played by keyboard alone, and each act is announced', async () => {
  const { user, state } = await page();
  act(() => button('Begin a game').focus());
  await user.keyboard('{Enter}');
  expect(await heading('West sets out unseen')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await heading(/West sets out: 0 of 3/)).toBeVisible();
  await user.keyboard('1244');
  await expect.poll(announced).toContain('No stone on 4.');
  await user.keyboard('4');
  act(() => button('Done: cover my stones').focus());
  await user.keyboard('{Enter}');
  await heading('East sets out unseen');
  expect(document.body).not.toHaveTextContent(/Stone on/);
  expect(announced()).not.toContain('Stone on 1');
  await user.tab();
  await user.keyboard('{Enter}');
  await heading(/East sets out/);
  expect(screen.queryByRole('gridcell', { name: /West/ })).toBeNull();
  await user.keyboard('087');
  act(() => button('Done: cover my stones').focus());
  await user.keyboard('{Enter}');
  await heading('Both sides have set out');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await heading('Turn 1: West')).toHaveFocus();
  await user.keyboard('45');
  await expect.poll(announced).toContain('West steps from 4 to 5.');
  await user.keyboard('57');
  await expect
    .poll(announced)
    .toContain('A stone cannot go there in one step. A stone is in the way.');
  await user.keyboard('u');
  await expect.poll(announced).toContain('Undone.');
  expect(square('Square 4, West')).toBeVisible();
  await user.keyboard('r');
  await expect.poll(announced).toContain('Done again.');
  expect(square('Square 5, West')).toBeVisible();
  await user.keyboard('56e');
  await expect.poll(announced).toContain('West ends the turn.');
  expect(await heading('Turn 2: East')).toBeVisible();
  await user.keyboard('75');
  await expect.poll(announced).toContain('East jumps from 7 to 5 and takes the stone on 6.');
  expect(state().game?.stage).toMatchObject({ name: 'play', orders: { length: 4 } });
});

test('a sealed camp is nowhere on the page, which is recreated after a hand-over', async () => {
  const { store, user } = await page();
  act(() => store.begin(0));
  await act(() => store.raiseCurtain());
  const before = await screen.findByRole('grid');
  for (const each of CAMPS.west) await user.click(square(`Square ${each}`));
  expect(square('Square 4, West')).toBeVisible();
  await user.click(button('Done: cover my stones'));
  await heading('East sets out unseen');
  expect(before).not.toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toMatch(/, West|Stone on/);
  await act(() => setOut(store, 'east'));
  await act(() => store.raiseCurtain());
  expect(square('Square 4, West')).toBeVisible();
});

test('a stone is dragged to its square, and Escape cancels the drag', async () => {
  const { store, state } = await page();
  act(() => openRecord(store));
  const from = await screen.findByRole('gridcell', { name: 'Square 7, East' });
  const orders = (): unknown[] =>
    state().game?.stage.name === 'play'
      ? [...(state().game?.stage as never as { orders: [] }).orders]
      : [];
  const hand = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientY: 50 };
  fireEvent.pointerDown(from, { ...hand, clientX: 650 });
  fireEvent.pointerMove(from, { ...hand, clientX: 450 });
  fireEvent.keyDown(from, { key: 'Escape' });
  fireEvent.pointerUp(from, { ...hand, clientX: 450 });
  expect(orders()).toHaveLength(3);
  fireEvent.pointerDown(from, { ...hand, clientX: 650 });
  fireEvent.pointerMove(from, { ...hand, clientX: 450 });
  fireEvent.pointerUp(from, { ...hand, clientX: 450 });
  expect(orders().at(-1)).toEqual({ kind: 'step', from: 7, to: 5 });
  expect(square('Square 5, East')).toBeVisible();
});

test('another tab that has continued the game causes a question, and is followed', async () => {
  const browser = createBrowser();
  const { store, user } = await page(await openTab({ browser }));
  act(() => openRecord(store));
  await heading('Turn 2: East');
  const other = await openTab({ browser });
  other.store.resume();
  act(() => void other.store.give({ kind: 'step', from: 7, to: 5 }));
  const question = await screen.findByRole('dialog', { name: 'Another tab has gone on' });
  await user.click(within(question).getByRole('button', { name: 'Go on from the other tab' }));
  expect(await screen.findByRole('gridcell', { name: 'Square 5, East' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('damage and a newer version are explained at headquarters, until they are discarded', async () => {
  const browser = createBrowser();
  const { store, state } = await openTab();
  openRecord(store);
  const text = SAVES.write(state().game!);
  browser.entries.set(SAVES.damagedKey, JSON.stringify([text.replace('5-6', '5-9'), 'x']));
  browser.entries.set(SAVES.key, text.replace('"version":1', '"version":2'));
  const { user } = await page(await openTab({ browser }));
  expect(screen.getByText(/is damaged; what is good/)).toBeVisible();
  expect(screen.getByText(/nothing of it is left/)).toBeVisible();
  expect(screen.getByText(/A newer version of this page has saved/)).toBeVisible();
  const left = () => screen.queryAllByRole('button', { name: 'Forget it' });
  // Each button is looked up anew, because an entry disappears once the browser has answered.
  for (let count = left().length; count > 0; count--) {
    await user.click(left()[0]!);
    await expect.poll(() => left().length).toBe(count - 1);
  }
  expect(screen.queryByText(/is damaged/)).toBeNull();
});

describe('the library', () => {
  async function library() {
    const shown = await page();
    act(() => openRecord(shown.store));
    await expect.poll(() => shown.browser.games.size).toBe(1);
    act(() => shown.store.leave());
    await shown.user.click(button('Games saved here'));
    return { ...shown, entry: async (name: string) => within(await rowOf(name)) };
  }
  const rowOf = async (name: string): Promise<HTMLElement> => {
    const title = await screen.findByRole('heading', { level: 3, name: new RegExp(name) });
    return title.closest('li')!;
  };

  test('finds a game, renames it, copies its link, asks before it is deleted, and opens it', async () => {
    const { user, entry } = await library();
    const dusk = await entry('Dusk');
    await user.click(dusk.getByRole('button', { name: 'Copy a link', hidden: true }));
    const copied = (): Promise<string> => window.navigator.clipboard.readText();
    await expect.poll(copied).toContain('#causeway/record1=');
    await user.click(dusk.getByRole('button', { name: 'Delete', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(dusk.getByRole('button', { name: 'Rename', hidden: true }));
    await user.clear(screen.getByRole('textbox', { name: 'Name of the game' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the game' }), 'Dawn{Enter}');
    const dawn = await entry('Dawn');
    await user.click(dawn.getByRole('button', { name: /^Open/ }));
    expect(await heading('Turn 2: East')).toBeVisible();
    expect(window.location.hash).toBe('#causeway/game');
  });

  test('replays a game at a pace, step by step and by turns, and announces each', async () => {
    const { user, entry, contents } = await library();
    const dusk = await entry('Dusk');
    await user.click(dusk.getByRole('button', { name: 'Watch again', hidden: true }));
    await heading('Watch again');
    expect(window.location.hash).toMatch(/^#causeway\/replay\//);
    await user.click(button('An order on'));
    await expect.poll(announced).toContain('West steps from 4 to 5.');
    await user.keyboard(']');
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2 of 3/),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pace' }), 'fast');
    expect(contents.settings.getState()).toEqual({ causewayPace: 'fast' });
    await user.click(button('A turn back'));
    expect(square('Square 4, West')).toBeVisible();
    await user.click(button('Play'));
    await expect
      .poll(() => screen.getByRole('slider').getAttribute('aria-valuetext'))
      .toMatch(/^3 of 3/);
    expect(button('Play')).toBeVisible();
  });

  test('opens a pasted text and a link, and reports their faults', async () => {
    const link = await writeLink(PLAYED.replace('5-6', '5-9'));
    window.history.replaceState(null, '', link);
    const { user, state } = await page();
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    await expect.poll(announced).toContain('1 fault: what is good of it was opened.');
    expect(state().game?.stage).toMatchObject({ orders: { length: 1 } });
  });
});

test('an address that leads nowhere is reported, and one that leads to the rules opens them', async () => {
  window.history.replaceState(null, '', '#causeway/nowhere');
  const { user } = await page();
  expect(screen.getByRole('alert')).toHaveTextContent('There is nothing at this address.');
  await user.click(button('Rules'));
  expect(await heading('The rules of the Causeway')).toHaveFocus();
  expect(window.location.hash).toBe('#causeway/rules');
  await user.type(screen.getByRole('searchbox'), 'jump');
  expect(screen.getByText('1 rule')).toBeVisible();
  await user.click(button('Close the rules'));
  expect(window.location.hash).toBe('#causeway');
});

test('a finished lesson is marked in the list', async () => {
  const { user } = await page();
  await user.click(button('Lessons'));
  await user.click(button(/A jump/));
  await user.click(button('Understood'));
  expect(await screen.findByText('1 lesson of 2 done')).toBeVisible();
});

/** Returns every text of a tree of messages, in pieces between its placeholders. */
function piecesOf(tree: object): string[] {
  return Object.values(tree).flatMap((each: unknown) =>
    typeof each === 'string'
      ? each.split(/\{\{\w+\}\}/).map((piece) => piece.trim())
      : piecesOf(each as object),
  );
}

test('in French every screen is French, without leftover English', async () => {
  const { user, store } = await page();
  const english = piecesOf(en).filter((piece) => piece.length > 3 && !piecesOf(fr).includes(piece));
  const left = (): string[] => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
    const shown = [document.body.textContent, document.title, ...labels].join('\n');
    return english.filter((piece) => shown.includes(piece));
  };
  expect(left()).toContain('Begin a game');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await heading('La Chaussée');
  expect(document.documentElement.lang).toBe('fr');
  await expect.poll(() => document.title).toBe('La Chaussée');
  const screens: Record<string, () => unknown> = {
    headquarters: () => undefined,
    rules: () => store.navigation.push({ screen: 'rules', id: '' }),
    lessons: () => store.navigation.push({ screen: 'lessons', id: '' }),
    lesson: () => store.navigation.push({ screen: 'lessons', id: 'jump' }),
    curtain: () => store.begin(60),
    settingOut: () => store.raiseCurtain(),
    table: () => openRecord(store, PLAYED.replace('"0"', '"60"')),
    ended: () => store.give({ kind: 'end' }),
    library: () => store.navigation.push({ screen: 'library', id: '' }),
    replay: () => store.navigation.push({ screen: 'replay', id: store.state.getState().game!.id }),
  };
  for (const [name, show] of Object.entries(screens)) {
    await act(async () => void (await show()));
    await screen.findAllByRole('heading', { level: 1 });
    expect({ name, left: left() }).toEqual({ name, left: [] });
  }
});
