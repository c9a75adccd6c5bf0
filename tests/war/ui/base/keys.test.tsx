import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shuffled } from '../../../../src/war/game/autoDeployment';
import { SPEECH_KEYS } from '../../../../src/war/ui/base/speechKeys';
import { STUDY_KEYS } from '../../../../src/war/ui/base/studyKeys';
import { actsOf, KEYS } from '../../../../src/war/ui/base/keys';
import { keyName } from '../../../../src/shell/ui/keys';
import { WholePage } from '../../../support/page';
import {
  createBrowser,
  HIDDEN,
  inTray,
  saveWar,
  OPEN,
  openTab,
  placement,
  prefer,
  square,
  toWar,
} from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { nextAnnouncement } from '../../../support/frames';
import { stubMedia } from '../../../support/media';

withDialogs();
configure({
  getElementError: (message) => new Error(message?.split('\n')[0]),
});
beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#game');
});
afterEach(() => vi.unstubAllGlobals());

type Tab = ReturnType<typeof openTab>;

const page = (tab: Tab) => <WholePage store={tab.store} />;

async function show(tab: Tab): Promise<Tab> {
  await act(async () => {
    render(page(tab));
    await Promise.resolve();
  });
  return tab;
}

function war(): Promise<Tab> {
  const tab = openTab();
  toWar(tab.store);
  return show(tab);
}

/** A war in which the North's cavalry charges the infantry on G8. */
function charge(): Promise<Tab> {
  const browser = createBrowser();
  saveWar(browser, `${placement({ E8: 'C', F8: 'C', G8: 'i', K23: 'i' })} N B15,D8,T3,T23 - 1`);
  const tab = openTab({ browser });
  tab.store.resume();
  return show(tab);
}

function deployment(options = OPEN): Promise<Tab> {
  const tab = openTab();
  tab.store.begin(options);
  tab.store.raiseCurtain();
  return show(tab);
}

/** Presses keys where the focus is. */
const press = (...names: string[]): void => {
  for (const name of names) {
    const key = name.replace('Ctrl+', '');
    const at = document.activeElement ?? document.body;
    act(() => void fireEvent.keyDown(at, { key, ctrlKey: key !== name }));
  }
};
const goTo = (name: string): void =>
  act(() => document.querySelector<HTMLElement>(`[aria-label^="${name}, "]`)!.focus());
const at = () => document.activeElement?.getAttribute('aria-label');
const lastLine = () => screen.getByRole('log').lastElementChild?.textContent;
async function announcement() {
  await nextAnnouncement();
  return lastLine();
}
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the list of keys', () => {
  const bound: Readonly<Record<string, readonly (keyof typeof KEYS)[]>> = {
    war: [
      'orders',
      'sums',
      'speech',
      'lists',
      'warLists',
      'layers',
      'history',
      'zoom',
      'page',
      'player',
    ],
    deployment: ['deployment', 'speech', 'lists', 'zoom', 'page'],
  };
  test.each(Object.entries(bound))('binds no key twice in the %s', (_, sections) => {
    const names = [
      ...sections.flatMap((section) => Object.keys(actsOf([KEYS[section]]))),
      ...Object.keys(STUDY_KEYS.drawing.arrow),
      ...Object.values(SPEECH_KEYS)
        .flatMap((section: Readonly<Record<string, object>>) => Object.values(section))
        .flatMap((line) => Object.keys(line)),
    ];
    expect(names.length).toBe(new Set(names).size);
  });

  test('leaves to browser and screen reader their own keys', () => {
    const named = (key: string, held: Partial<KeyboardEvent> = {}) =>
      keyName({
        ...{ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
        ...held,
      });
    expect([named('U'), named('u'), named('Home'), named('?')]).toEqual(['u', 'u', 'Home', '?']);
    expect(named('Home', { metaKey: true })).toBe('Ctrl+Home');
    expect(actsOf([KEYS.orders])[named('u', { ctrlKey: true }) ?? '']).toBeUndefined();
    expect(named('u', { altKey: true })).toBeNull();
    // Written with AltGr or Option on many keyboards.
    expect(named('[', { altKey: true, ctrlKey: true })).toBe('[');
    expect([named('='), named('=', { ctrlKey: true })]).toEqual(['+', 'Ctrl++']);
  });

  test('has the keys of a line in the order of their meanings: closer, farther, whole', async () => {
    await war();
    press('?');
    const sheet = await dialog('Keys');
    const meaning = within(sheet).getByText(
      'bring the board closer, move it away, show the whole of it',
    );
    const caps = [...meaning.parentElement!.querySelectorAll('kbd')];
    expect(caps.map((cap) => cap.textContent)).toEqual(['+', '-', '0']);
  });

  test('is the key sheet, whole and word for word, of the war and of the deployment', async () => {
    const shown = async () => {
      press('?');
      const sheet = await dialog('Keys');
      const caps = [...sheet.querySelectorAll('dt')].map((dt) => dt.textContent);
      const words = [...sheet.querySelectorAll('dd')].map((dd) => dd.textContent);
      expect(words.every((line) => /^[a-z]/.test(line))).toBe(true);
      return caps;
    };
    const all = { ...KEYS, ...SPEECH_KEYS, ...STUDY_KEYS };
    const lines = (sections: readonly (keyof typeof all)[]) =>
      sections.reduce((sum, section) => sum + Object.keys(all[section]).length, 0);
    const { store } = await deployment();
    const deploying = await shown();
    expect(deploying).toHaveLength(lines(['board', 'compass', ...bound.deployment!]));
    expect(deploying).toContain('Ctrl + HomeCtrl + End');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => toWar(store));
    expect(await shown()).toHaveLength(
      lines([
        'board',
        'historyList',
        'typing',
        'near',
        'compass',
        'clock',
        'programs',
        'advice',
        'drawing',
        ...bound.war!,
      ]),
    );
  });
});

describe('the board', () => {
  test('is traversed by arrows, ends, corners and pages', async () => {
    await war();
    goTo('G5');
    for (const [key, name] of [
      ['ArrowRight', 'G6'],
      ['PageUp', 'B6'],
      ['PageUp', 'A6'],
      ['PageDown', 'F6'],
      ['End', 'F25'],
      ['Home', 'F1'],
      ['Ctrl+End', 'T25'],
      ['PageDown', 'T25'],
      ['Ctrl+Home', 'A1'],
    ] as const) {
      press(key);
      expect(at()?.split(',')[0], key).toBe(name);
    }
    // Ctrl with an arrow is a screen reader's.
    press('Ctrl+ArrowRight');
    expect(at()).toMatch(/^A1,/);
  });

  test('begins at a unit that can act; the next-unit key moves the focus to it', async () => {
    const { state } = await war();
    const stop = document.querySelector('.cells [tabindex="0"]');
    expect(stop).toHaveAccessibleName(/^D3, North foot communications, .* can move/);
    press(']');
    expect(state().chosen).toBe(square('D3'));
    expect(at()).toMatch(/^D3, /);
    expect(await announcement()).toBe('Foot communications D3 chosen: 8 squares in reach.');
    press('Escape');
    expect(await announcement()).toBe('Nothing is chosen.');
  });
});

describe('keys of one letter or sign', () => {
  test('rest where text is typed, under a dialog, and with Ctrl', async () => {
    const { settings } = await war();
    press('Ctrl+f');
    press('g');
    await dialog('Go to a square');
    press('f');
    expect(settings().flipped).toBe(false);
  });

  test('act only on the board if the setting says so', async () => {
    const { settings } = await war();
    press('?');
    fireEvent.click(within(await dialog('Keys')).getByRole('checkbox'));
    expect(settings().singleKeys).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => screen.getByRole('button', { name: 'End the turn' }).focus());
    press('f', '+');
    expect(settings().flipped).toBe(false);
    const whole = () => screen.queryByRole('button', { name: 'The whole board' });
    expect(whole()).toBeNull();
    goTo('H6');
    press('+');
    expect(whole()).not.toBeNull();
    press('f');
    expect(settings().flipped).toBe(true);
  });

  test('held down act once; other signs repeat', async () => {
    const { state, settings } = await war();
    fireEvent.keyDown(document.body, { key: 'f', repeat: true });
    expect(settings().flipped).toBe(false);
    fireEvent.keyDown(document.body, { key: ']', repeat: true });
    expect(state().chosen).not.toBeNull();
  });
});

describe('the keys that undo a move', () => {
  const moves = (tab: Tab) => tab.store.table.state.getState().war?.actions.length;
  const key = (target: Element, held: KeyboardEventInit): boolean => {
    let handled = false;
    act(() => void (handled = !fireEvent.keyDown(target, held)));
    return handled;
  };
  async function moved(): Promise<Tab> {
    const tab = await war();
    for (const step of ['G8', 'F9', 'G3', 'E5']) act(() => tab.store.table.press(square(step)));
    expect(moves(tab)).toBe(2);
    return tab;
  }

  test.each([
    ['U', { key: 'u' }],
    ['Control and Z', { key: 'z', ctrlKey: true }],
    ['Command and Z', { key: 'z', metaKey: true }],
  ])('%s undo one, and held down no more', async (_, held) => {
    const tab = await moved();
    expect(key(document.body, held)).toBe(true);
    expect(moves(tab)).toBe(1);
    // The browser gets none of the repeated presses either: Safari would open a closed tab again.
    expect(key(document.body, { ...held, repeat: true })).toBe(true);
    expect(moves(tab)).toBe(1);
    key(document.body, held);
    expect(moves(tab)).toBe(0);
  });

  test('are the browser’s in a text field, and nothing is redone', async () => {
    const tab = await moved();
    press('/');
    const line = await screen.findByRole('combobox', { name: 'Order or question' });
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      expect(key(line, { key: 'z', ...held })).toBe(false);
    expect(moves(tab)).toBe(2);
    act(() => line.blur());
    expect(key(document.body, { key: 'y', ctrlKey: true })).toBe(false);
    expect(key(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(false);
    expect(moves(tab)).toBe(2);
  });

  test('are in one line of the list of keys', async () => {
    await war();
    press('?');
    const meaning = within(await dialog('Keys')).getByText('undo the last move');
    expect(meaning.parentElement).toHaveTextContent('UCtrl + Zundo the last move');
  });
});

describe('the answers to keys', () => {
  const read = async (key: string, words: string | RegExp): Promise<void> => {
    press(key);
    await waitFor(() => expect(lastLine()).toMatch(words));
  };

  test('rays, chain, sum, state and what a march would change', async () => {
    await charge();
    goTo('G8');
    await read('r', /^From G8\. To the north: North cavalry F8 \(1 away\), North cavalry E8/);
    await read(
      'c',
      /^G8, South infantry, isolated\. No line leads to G8\. .* It cuts the North’s line D8–T8\.$/,
    );
    await read('s', /In the attack: cavalry E8 7, charging and cavalry F8 7, charging\./);
    await read('o', /^Turn 1\. The North to move\. 5 moves left, .* Charges count against/);
    await read('w', 'Choose a unit first: this key then says');
    goTo('E8');
    press('Enter', 'ArrowLeft');
    await read(
      'w',
      /^Cavalry E8 to E7: in reach\. Your attacks with the same outcome\. Infantry G8: 14 against 0/,
    );
  });

  test('of a war are all spoken from its first moment on', async () => {
    const tab = openTab();
    toWar(tab.store);
    // Before anything that is still loading can arrive.
    render(page(tab));
    act(() => tab.store.table.press(square('G8')));
    await nextAnnouncement();
    const words = [...screen.getByRole('log').children].map((line) => line.textContent);
    expect(words).toEqual([expect.stringMatching(/^Turn 1\./), expect.stringMatching(/chosen/)]);
  });

  test('repeat the last announcement', async () => {
    await charge();
    press('o');
    // The beginning of the turn is announced with its first words too.
    await waitFor(() => expect(lastLine()).toMatch(/^Turn 1\..*moves left/));
    const spoken = () => [...document.querySelectorAll('[data-voice] p')].map((p) => p.textContent);
    const before = spoken();
    press('a');
    await nextAnnouncement();
    expect(spoken()).toEqual([...before, before.at(-1)].slice(-4));
  });

  test('refusals, each time they come', async () => {
    await war();
    goTo('G8');
    press('Enter');
    goTo('E8');
    press('Enter');
    const refused = 'E8 is 2 squares away; the foot artillery marches 1 square a turn.';
    expect(await announcement()).toBe(refused);
    const announced = screen.getByRole('log').childElementCount;
    press('Enter');
    expect(await announcement()).toBe(refused);
    expect(screen.getByRole('log').childElementCount).toBe(announced + 1);
  });

  test('the last turn, at its key and when the curtain rises on the next', async () => {
    const { store } = await war();
    const lines = () => [...screen.getByRole('log').children].map((line) => line.textContent);
    act(() => prefer(store, { handOver: true }));
    act(() => store.table.press(square('G8')));
    act(() => store.table.press(square('F9')));
    act(() => store.table.endTurn());
    await nextAnnouncement();
    expect(lines().at(-1)).toBe('Turn 2. The South to move.');
    fireEvent.click(screen.getByRole('button', { name: /raise the curtain/ }));
    await nextAnnouncement();
    const summary = ['Turn 1, the North.', 'No attack.', 'Foot artillery G8–F9.'];
    expect(lines().slice(-4)).toEqual([...summary, 'Turn 2. The South to move.']);
    // Shown already at the start of the turn, it is reported each time it is asked for, in one answer.
    press('l');
    await waitFor(() => expect(lines().at(-1)).toBe(summary.join(' ')));
    press('l');
    await waitFor(() => expect(lines().slice(-2)).toEqual([summary.join(' '), summary.join(' ')]));
  });
});

describe('lists', () => {
  test('of units, of those that can act, of targets: an entry leads to its square', async () => {
    await charge();
    press('1');
    const lists = await dialog('Lists');
    const entries = () =>
      within(lists)
        .getAllByRole('listitem')
        .map((li) => li.textContent);
    expect(entries()).toEqual([
      'E8, North cavalry, in communication, can move',
      'F8, North cavalry, in communication, can move',
    ]);
    expect(document.activeElement).toHaveTextContent('E8, North cavalry');
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('F8, North cavalry');
    press('Home', 'ArrowUp', 'End', 'ArrowDown');
    expect(document.activeElement).toHaveTextContent('F8, North cavalry');
    fireEvent.click(within(lists).getByText('Targets'));
    expect(entries()).toEqual(['G8, South infantry: 14 against 0, is destroyed']);
    fireEvent.click(within(lists).getByText(/^G8, /));
    await waitFor(() => expect(at()).toMatch(/^G8, South infantry/));
  });

  test('of all announcements, the latest first, by a button and a key', async () => {
    const { store } = await charge();
    act(() => prefer(store, { warnUnspent: false }));
    press(']', 'Escape', '4');
    const lists = await dialog('Lists');
    expect(
      within(lists)
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual([
      'Nothing is chosen.',
      expect.stringMatching(/^Cavalry E8 chosen/),
      'Turn 1. The North to move.',
    ]);
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Nothing can be fired at once the turn is the South's.
    press('e', '3');
    expect(await screen.findByText('No enemy unit can be attacked.')).toBeVisible();
  });

  test('a square is reached by its name; an unknown name is refused, and stays', async () => {
    await war();
    press('g');
    const box = within(await dialog('Go to a square')).getByRole('textbox');
    fireEvent.change(box, { target: { value: 'Z9' } });
    fireEvent.submit(box);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is no square “Z9”: give a letter from A to T and a number from 1 to 25.',
    );
    expect(box).toHaveValue('Z9');
    fireEvent.change(box, { target: { value: ' k15 ' } });
    fireEvent.submit(box);
    await waitFor(() => expect(at()).toMatch(/^K15, /));
  });
});

describe('a deployment', () => {
  test('by keys: units from the tray, placed, moved, taken back', async () => {
    const { store } = await deployment();
    expect(await announcement()).toMatch(
      /^The North deploys\. 17 units left to place: 9 infantry, /,
    );
    press(']');
    expect(await announcement()).toBe('Holding infantry, 9 left: choose a square.');
    goTo('E8');
    press('Enter');
    expect(await announcement()).toBe('Infantry placed on E8. 16 units left.');
    press('ArrowUp', 'Enter');
    expect(await announcement()).toBe('Infantry placed on D8. 15 units left.');
    press('[');
    expect(await announcement()).toBe('Holding mounted communications, 1 left: choose a square.');
    goTo('A2');
    press('Enter');
    expect(await announcement()).toBe(
      'Mounted communications placed on A2. 14 units left. Out of communication: mounted communications at A2.',
    );
    press('Enter', 'ArrowRight');
    expect(await announcement()).toBe(
      'Now choose another square for the mounted communications at A2.',
    );
    press('Enter');
    expect(await announcement()).toBe(
      'Mounted communications moved from A2 to A3. Out of communication: mounted communications at A3.',
    );
    press('Delete');
    expect(await announcement()).toMatch(
      /^Mounted communications taken back from A3\. 15 units left\. Every/,
    );
    goTo('K1');
    press(']', 'Enter');
    expect(await announcement()).toBe('K1 lies outside the territory of the North.');
    press('Escape');
    expect(await announcement()).toBe('No unit is held.');
    expect(inTray(store)).toBe(15);
    press('o');
    const state = /^15 units left to place: .* Every unit placed is in communication\.$/;
    await waitFor(() => expect(lastLine()).toMatch(state));
    press('e');
    expect(await announcement()).toMatch(/^15 units left to place: /);
    act(() => store.deployment.arrange(shuffled));
    expect(await announcement()).toMatch(/^All 17 units are placed\./);
    press(']');
    expect(await announcement()).toMatch(/^All 17 units are placed\./);
    press('e');
    expect(screen.getByRole('button', { name: 'Deployment done' })).toHaveFocus();
  });

  test('announces nothing once it is sealed', async () => {
    const { store } = await deployment(HIDDEN);
    goTo('E8');
    press(']', 'Enter', 'r');
    act(() => store.deployment.arrange(shuffled));
    press('c');
    await act(() => store.deployment.seal());
    expect(screen.getByRole('heading', { name: /South.* deploys/ })).toBeVisible();
    await act(() => import('../../../../src/war/words/readings'));
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    expect(document.querySelector('[data-voice]')).toBeEmptyDOMElement();
    act(() => store.raiseCurtain());
    expect(await announcement()).toMatch(/^The South deploys\. 17 units left/);
    press('4');
    expect(within(await dialog('Lists')).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('an attack with moves left', () => {
  const ends = 'An attack ends the turn: 5 moves would go unspent.';
  const question = () => screen.queryByRole('dialog', { name: 'Attack with moves left?' });
  /** Lays the attack on G8 open, and presses its button. */
  function order(): void {
    goTo('G8');
    // Another key in between shows that the press is intended, and not the second of a double press.
    press('Enter', 'Enter', 'Shift');
    fireEvent.click(document.activeElement!);
  }

  test('asks before it ends the turn; the safe answer does nothing', async () => {
    const { store, state } = await charge();
    goTo('G8');
    press('Enter', 'Enter');
    expect(screen.getByText(ends)).toBeVisible();
    fireEvent.click(document.activeElement!);
    expect(question()).toHaveAccessibleDescription(ends);
    expect(document.activeElement).toHaveTextContent('Go on with the turn');
    fireEvent.click(document.activeElement!);
    expect(question()).toBeNull();
    expect(state().aim).toBe(square('G8'));
    expect(store.table.state.getState().war?.actions).toHaveLength(0);
  });

  test('is made by the opponent, and not asked about again if the setting says so', async () => {
    const { store } = await charge();
    order();
    fireEvent.click(screen.getByLabelText('Do not ask again'));
    fireEvent.click(screen.getByRole('button', { name: 'Attack and end the turn' }));
    expect(question()).toBeNull();
    expect(store.settings.getState().warnUnspent).toBe(false);
    await waitFor(() => expect(at()).toMatch(/^G8, empty/));
  });

  test('is made at once if the question about orders left is switched off', async () => {
    const { store } = await charge();
    act(() => prefer(store, { warnUnspent: false }));
    order();
    expect(question()).toBeNull();
    await waitFor(() => expect(at()).toMatch(/^G8, empty/));
  });
});

describe('the focus moves on', () => {
  const focused = () => document.activeElement;

  test('to the board if a button disappears with its order', async () => {
    await charge();
    goTo('G8');
    press('Enter', 'Enter', 'Shift');
    expect(focused()).toHaveTextContent('Attack G8');
    fireEvent.click(focused()!);
    fireEvent.click(screen.getByRole('button', { name: 'Attack and end the turn' }));
    await waitFor(() => expect(at()).toMatch(/^G8, empty/));
  });

  test('to the board if the button has become useless', async () => {
    const { store } = await war();
    act(() => store.table.press(square('G8')));
    act(() => store.table.press(square('F9')));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(undo).toBeDisabled();
    await waitFor(() => expect(focused()).toHaveRole('gridcell'));
  });

  test('to the first control without a board, but not after the user has left it', async () => {
    const { store } = await war();
    act(() => (focused() as HTMLElement).blur());
    goTo('H6');
    act(() => (focused() as HTMLElement).blur());
    act(() => prefer(store, { figures: true }));
    expect(focused()).toBe(document.body);
    goTo('H6');
    act(() => store.leaveGame());
    await waitFor(() => expect(focused()).toHaveRole('button'));
  });
});

test('a second press on the target leads to the order to attack, which its button gives', async () => {
  const { state } = await charge();
  goTo('G8');
  press('Enter');
  expect(state().aim).toBe(square('G8'));
  const attack = await screen.findByRole('button', { name: /G8/ });
  expect(attack).not.toHaveFocus();
  press('Enter');
  expect(attack).toHaveFocus();
  expect(state().aim).toBe(square('G8'));
});

test('the key to seal leads to the button, and only the button seals', async () => {
  const { store } = await deployment(HIDDEN);
  act(() => store.deployment.loadOpening('classic'));
  goTo('G8');
  press('e');
  expect(screen.getByRole('button', { name: 'Seal the deployment' })).toHaveFocus();
});
