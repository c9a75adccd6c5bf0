import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { setBoardStyle } from '../../../../src/war/words/board';
import { boardStyleOf } from '../../../../src/war/words/terse';
import { WholePage } from '../../../support/page';
import {
  createBrowser,
  saveWar,
  OPEN,
  openTab,
  placement,
  prefer,
  square,
  toWar,
  warOf,
} from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { fakeAudio } from '../../../support/audio';
import { isPending } from '../../../../src/shell/pendingOverlays';
import { nextAnnouncement, nextFrame } from '../../../support/frames';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { beginWar, present } from '../../../../src/war/game/war';
import { cueOf } from '../../../../src/war/ui/screenReader/useCues';
import { stubMedia } from '../../../support/media';

withDialogs();
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

beforeEach(() => {
  stubMedia();
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '#game');
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setBoardStyle(boardStyleOf({ earStyle: 'full', coordinate: 'first' })));
});

type Tab = ReturnType<typeof openTab>;

async function show(tab: Tab): Promise<Tab> {
  await act(async () => {
    render(<WholePage store={tab.store} />);
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The board' })).toBeVisible());
  await nextFrame();
  return tab;
}

function war(): Promise<Tab> {
  const tab = openTab();
  toWar(tab.store);
  return show(tab);
}

/** A war of units on otherwise empty ground, the North to move. */
function field(units: Readonly<Record<string, string>>, rest = 'N B15,D8,T3,T23 - 1') {
  const browser = createBrowser();
  saveWar(browser, `${placement(units)} ${rest}`);
  const tab = openTab({ browser });
  tab.store.resume();
  return show(tab);
}

/** The South, in communication, can fire at two of the North's infantry, both isolated: at the second with a charge. */
const THREATS = { Q3: 'I', S3: 'i', Q23: 'I', R23: 'c', S23: 'c', E8: 'C' };

/** The North's cavalry stands in a column before the infantry on G8; its own infantry on K20 is isolated. */
const CHARGE = { E8: 'C', F8: 'C', G8: 'i', K23: 'i', K20: 'I', B14: 'R' };

const press = (...names: string[]): void => {
  for (const name of names) {
    const [key, code] = name.replace(/Ctrl\+|Shift\+/, '').split(' at ');
    const at = document.activeElement ?? document.body;
    const held = { ctrlKey: name.startsWith('Ctrl+'), shiftKey: name.startsWith('Shift+') };
    act(() => void fireEvent.keyDown(at, { key, code, ...held }));
  }
};
const goTo = (name: string): void =>
  act(() => document.querySelector<HTMLElement>(`div[aria-label^="${name},"]`)!.focus());
const at = () => document.activeElement?.getAttribute('aria-label');
/** Found by tag and mark: other queries look through the whole board, and this is asked around every key. */
const log = (): HTMLElement => document.querySelector<HTMLElement>('div[role=log]')!;
const lines = () => [...log().children].map((line) => line.textContent);
/** The announcements of a key, once all its effects have arrived. */
async function announcement(...keys: string[]): Promise<string | null | undefined> {
  const before = lines().length;
  const last = log().lastElementChild;
  press(...keys);
  // What a key opens may be on its way.
  await waitFor(() => expect(isPending()).toBe(false));
  await act(() => new Promise<void>((done) => setTimeout(done, LIMITS.stillness)));
  await nextAnnouncement();
  const now = log().lastElementChild;
  return lines().length === before && now === last ? null : now?.textContent;
}

describe('no key is silent', () => {
  test.each([
    ['u', 'No move of this turn can be taken back.'],
    ['Ctrl+z', 'No move of this turn can be taken back.'],
    ['n', 'The enemy’s lines are drawn.'],
    ['f', 'The board is turned: T25 lies at the top left.'],
    ['т at KeyN', 'The enemy’s lines are drawn.'],
    ['ν at KeyN', 'The enemy’s lines are drawn.'],
    ['ى at KeyN', 'The enemy’s lines are drawn.'],
    ['מ at KeyN', 'The enemy’s lines are drawn.'],
    ['b at KeyN', 'No term of the rule book appears on this screen.'],
    ['ю at Period', 'This is already the present.'],
    ['t', 'The fire of the South is shown: none of your units can be attacked.'],
    ['0', 'The whole board is already shown.'],
    ['.', 'This is already the present.'],
    ['p', 'This is already the present.'],
    ['l', 'No turn has been played yet.'],
    ['Escape', 'Nothing is chosen.'],
    ['d', 'None of your units can be attacked as they stand.'],
    ['i', 'No unit of either side is isolated.'],
  ])('%s announces what happened, or why nothing did', async (key, words) => {
    await war();
    expect(await announcement(key)).toBe(words);
  });

  test('the zoom announces how near the board is, and where it ends', async () => {
    await war();
    expect(await announcement('+')).toMatch(/^The board at \d+ per cent\.$/);
    expect(await announcement('0')).toBe('The whole board.');
    const words: unknown[] = [];
    for (let i = 0; i < 9; i++) words.push(await announcement('+'));
    expect(words).toContain('The board comes no closer than 500 per cent.');
  });

  test('Enter with nothing to choose explains why', async () => {
    await war();
    goTo('K5');
    expect(await announcement('Enter')).toMatch(/^Nobody stands on K5\. Choose a unit to march/);
    goTo('C10');
    expect(await announcement('Enter')).toBe('C10 is a mountain: nobody can stand there.');
  });

  test('Enter on the unit that must retreat announces that it must', async () => {
    await field({ C6: 'C', E8: 'C', M16: 'i', N20: 'c' }, 'N B15,D8,T3,T23 E8 3');
    goTo('E8');
    expect(await announcement('Enter')).toMatch(
      /^Beaten by one point, the cavalry on E8 must retreat/,
    );
    expect(await announcement('Escape')).toMatch(/must retreat/);
  });

  test('the edge of the board, and the only unit that can act', async () => {
    await field({ E8: 'C', K23: 'i' });
    goTo('A25');
    expect(await announcement('ArrowUp')).toBe('The edge of the board: nothing lies beyond A25.');
    expect(await announcement('End')).toBe('The edge of the board: nothing lies beyond A25.');
    expect(await announcement('ArrowDown')).toBeNull();
    expect(await announcement(']')).toMatch(/^Cavalry E8 chosen/);
    expect(await announcement(']')).toBe('The unit on E8 is the only one that can act.');
  });

  test('T names the targets that can be attacked, the worst threats first', async () => {
    await field(THREATS);
    expect(await announcement('t')).toBe(
      'The fire of the South is shown: 2 of your units can be attacked. ' +
        'Q23, North infantry: 14 against 0, is destroyed. ' +
        'Q3, North infantry: 4 against 0, is destroyed.',
    );
  });

  test('of a war that is over, that it takes no orders', async () => {
    const { store } = await field(CHARGE);
    act(() => store.table.surrender());
    await nextFrame();
    goTo('E8');
    for (const key of ['Enter', 'u', 'e', ']'])
      expect(await announcement(key), key).toBe('The war is over.');
  });

  test('in the list of turns, at the ends of its steps', async () => {
    const { store } = await war();
    act(() => store.table.endTurn());
    press('h');
    await waitFor(() => expect(document.querySelector('.history-list')).not.toBeNull());
    act(() => document.querySelector<HTMLElement>('.history-list')!.focus());
    expect(await announcement('End')).toBe('This is already the present.');
    press('Home');
    expect(await announcement('ArrowLeft')).toBe('This is already the start.');
  });

  test('in the past nothing is undone, and it is announced that this is the past', async () => {
    const { store } = await war();
    act(() => store.table.endTurn());
    expect(await announcement('h')).toBeTruthy();
    expect(await announcement('u')).toMatch(/^This is the past/);
    expect(await announcement('e')).toMatch(/^This is the past/);
    expect(await announcement(',')).toBe('The armies before the first turn. The North to move.');
    expect(await announcement(',')).toBe('This is already the start.');
  });

  test('while deploying', async () => {
    const tab = openTab();
    tab.store.begin(OPEN);
    tab.store.raiseCurtain();
    await show(tab);
    goTo('A1');
    expect(await announcement('ArrowUp')).toBe('The edge of the board: nothing lies beyond A1.');
    expect(await announcement('Enter')).toBe('No unit is held: pick one up with the keys [ and ].');
    expect(await announcement('Delete')).toBe('Nobody stands on A1.');
    expect(await announcement('Escape')).toMatch(/^No unit is held/);
    act(() => tab.store.deployment.loadOpening('classic'));
    await nextFrame();
    expect(await announcement('Enter')).toMatch(/^No unit is held\. All units are placed/);
    expect(await announcement('f')).toMatch(/^The board is turned: /);
  });

  test('while deploying, with one kind left, with none of the one held and without a square', async () => {
    const tab = openTab();
    tab.store.begin(OPEN);
    tab.store.raiseCurtain();
    await show(tab);
    expect(await announcement('u')).toBe('There is no change to take back.');
    act(() => document.querySelector<HTMLElement>('button')!.focus());
    expect(await announcement('Delete')).toMatch(/^Go to a square first/);
    act(() => tab.store.deployment.loadOpening('classic'));
    await nextFrame();
    const infantry = [...document.querySelectorAll('[aria-label*="infantry"]')]
      .slice(0, 2)
      .map((each) => each.getAttribute('aria-label')!.split(',')[0]!);
    act(() => infantry.forEach((name) => tab.store.deployment.putBack(square(name))));
    expect(await announcement(']')).toBe('Holding infantry, 2 left: choose a square.');
    expect(await announcement(']')).toBe('Holding infantry, 2 left: choose a square.');
    goTo(infantry[0]!);
    expect(await announcement('Enter')).toMatch(/^Infantry placed on .* 1 unit left\./);
    goTo(infantry[1]!);
    expect(await announcement('Enter')).toMatch(/^Infantry placed on .* All 17 units are placed\./);
    goTo('A1');
    expect(await announcement('Enter')).toMatch(/^No unit is held\. All units are placed/);
  });
});

describe('a question', () => {
  const QUESTIONS: readonly (readonly [string, () => void, RegExp, string])[] = [
    ['of the end of the turn', () => press('e'), /^5 moves are left\./, 'Go on with the turn'],
    [
      'of a draw',
      () => choose('Offer a draw'),
      /^Ada .*offers a draw: does Charles .*agree\?$/,
      'Fight on',
    ],
    [
      'of a surrender',
      () => choose('Surrender'),
      /^Ada .*lays down arms, and Charles .*wins the war\.$/,
      'Fight on',
    ],
    [
      'of an attack that is resisted',
      () => {
        goTo('G3');
        press('Enter', 'Enter');
        fireEvent.click(document.activeElement!);
      },
      /will resist, and the turn ends\. 5 moves are left\.$/,
      'Do not attack',
    ],
  ];
  function choose(item: string): void {
    const popovers = { hidePopover: () => undefined };
    document.querySelectorAll('.menu').forEach((menu) => Object.assign(menu, popovers));
    fireEvent.click(screen.getByRole('button', { name: item, hidden: true }));
  }
  test.each(QUESTIONS)('%s explains why it asks, and begins at the safe answer', async (...of) => {
    const [, ask, why, safe] = of;
    await field({ G5: 'C', F3: 'i', G3: 'i', H3: 'i' });
    ask();
    const question = await screen.findByRole('dialog');
    expect(question).toHaveAccessibleDescription(why);
    expect(within(question).getByRole('button', { name: safe })).toHaveFocus();
  });
});

describe('known places', () => {
  test('rows have names, and the board a heading', async () => {
    await war();
    const names = screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    expect(names.slice(0, 2)).toEqual(['Row A', 'Row B']);
    expect(names[19]).toBe('Row T');
  });

  test('each part of the screen has a heading to jump to', async () => {
    await war();
    const headings = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(headings()).toEqual(['The board', 'The armies', 'Lines and fire', 'Orders']),
    );
  });

  test('a ray has a key, which moves along it and then begins again', async () => {
    await field(CHARGE);
    goTo('G8');
    expect(await announcement('Shift+ArrowUp')).toBe('To the north: North cavalry F8 (1 away).');
    expect(at()).toMatch(/^G8,/);
    expect(await announcement('Shift+ArrowUp')).toBe('To the north: North cavalry E8 (2 away).');
    expect(await announcement('Shift+ArrowUp')).toMatch(
      /^To the north: arsenal of the North D8 \(3 away\)/,
    );
    const after = [];
    for (let i = 0; i < 3; i++) after.push(await announcement('Shift+ArrowUp'));
    expect(after).toContain('To the north: North cavalry F8 (1 away).');
    expect(await announcement('Shift+PageUp')).toMatch(/^To the northeast: /);
    goTo('T25');
    expect(await announcement('Shift+ArrowDown')).toBe('To the south: the edge at once.');
  });

  test('D moves through the units under fire, the worst first', async () => {
    await field(THREATS);
    expect(await announcement('d')).toMatch(/^Q23, .*14 against 0.*; 1 of 2\.$/);
    expect(at()).toMatch(/^Q23,/);
    expect(await announcement('d')).toMatch(/^Q3, .*; 2 of 2\.$/);
    expect(await announcement('d')).toMatch(/; 1 of 2\.$/);
  });

  test('I moves through the units cut off, the own ones first', async () => {
    await field({ ...CHARGE, K21: 'c', L21: 'c', T5: 'i' });
    goTo('A1');
    expect(await announcement('i')).toBe('K20, North infantry isolated; 1 of 4.');
    expect(at()).toMatch(/^K20,/);
    expect(await announcement('i')).toMatch(/^\w+, South .*; 2 of 4\.$/);
  });

  test('5 lists the squares in reach with what changes at each', async () => {
    await field(CHARGE);
    goTo('E8');
    press('Enter', '5');
    const list = within(await screen.findByRole('dialog', { name: 'Lists' }));
    const words = list.getAllByRole('listitem').map((li) => li.textContent);
    expect(words.find((each) => each.startsWith('E7,'))).toBe(
      'E7, empty, in reach; nothing else changes',
    );
    expect(words.find((each) => each.includes('isolated there'))).toMatch(
      /^\w\d+, .*in reach, isolated there; /,
    );
  });

  test('the own units by kind, and by their distance from the front', async () => {
    await field(CHARGE);
    press('1');
    const list = within(await screen.findByRole('dialog', { name: 'Lists' }));
    fireEvent.click(list.getByRole('radio', { name: 'By kind' }));
    expect(list.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Infantry, 1',
      'Cavalry, 2',
      'Foot communications, 1',
    ]);
    fireEvent.click(list.getByRole('radio', { name: 'By distance from the front' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^F8, North cavalry, .*, 1 from the enemy’s infantry at G8$/);
  });
});

describe('the manner of announcing', () => {
  test('a key announces first, in short, what is waiting', async () => {
    const { store } = await war();
    act(() => store.table.press(14 + 6 * 25 - 7));
    const spoken = () => [...document.querySelectorAll('[data-voice] p')].map((p) => p.textContent);
    act(() => store.table.endTurn());
    act(() => store.table.endTurn());
    act(() => store.table.endTurn());
    // Also one that asks for nothing.
    goTo('K5');
    press('ArrowDown');
    await waitFor(() => expect(spoken().at(-1)).toMatch(/Turn 4, South\.$/));
    act(() => store.table.endTurn());
    act(() => store.table.endTurn());
    press('o');
    await waitFor(() => expect(spoken().at(-1)).toMatch(/^Turn 6\. The South to move\. 5 moves/));
    expect(spoken().at(-2)).toMatch(/Turn 6, South\.$/);
  });

  test('L answers at once, however much is waiting', async () => {
    const { store } = await war();
    vi.useFakeTimers();
    try {
      press(']');
      for (let i = 0; i < 3; i++) act(() => store.table.endTurn());
      press('l');
      await act(() => vi.advanceTimersByTimeAsync(100));
      const spoken = [...document.querySelectorAll('[data-voice] p')].map((p) => p.textContent);
      expect(spoken.at(-1)).toBe('Turn 3, the North. No attack. No unit marched.');
      expect(spoken.at(-2)).toMatch(/Turn 4, South\.$/);
    } finally {
      vi.useRealTimers();
    }
  });

  test('at the chosen pace', async () => {
    const { store } = await war();
    vi.useFakeTimers();
    try {
      // Announcements in real time are over, and the following ones are paced by the fake clock.
      press(']');
      const spoken = () =>
        [...document.querySelectorAll('[data-voice] p')].map((p) => p.textContent).join(' ');
      const times = (['none', 'short', 'full'] as const).map((earPace) => {
        act(() => prefer(store, { earPace }));
        // Whatever was reported before has been spoken.
        act(() => void vi.advanceTimersByTime(60_000));
        act(() => store.table.endTurn());
        act(() => store.table.endTurn());
        const { turn } = present(warOf(store));
        let waited = 0;
        for (; waited < 20_000 && !spoken().includes(`Turn ${turn}.`); waited += 100)
          act(() => void vi.advanceTimersByTime(100));
        return waited;
      });
      expect(times[0]).toBeLessThanOrEqual(200);
      expect(times[1]).toBeGreaterThan(300);
      expect(times[1]).toBeLessThan(times[2]! / 2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('tersely, with the square first or last', async () => {
    const tab = await field(CHARGE);
    act(() => prefer(tab.store, { earStyle: 'terse' }));
    expect(
      document.querySelector('[aria-label="G8 S inf 14:0 destroyed, cut off"]'),
    ).not.toBeNull();
    act(() => prefer(tab.store, { coordinate: 'last' }));
    expect(
      document.querySelector('[aria-label="S inf 14:0 destroyed, cut off G8"]'),
    ).not.toBeNull();
    act(() => tab.store.table.press(4 * 25 + 7));
    await nextAnnouncement();
    expect(lines().at(-1)).toMatch(/^cav E8: \d+ in reach\.$/);
    act(() => prefer(tab.store, { earStyle: 'full' }));
    expect(
      document.querySelector('[aria-label^="South infantry, isolated"][aria-label$=", G8"]'),
    ).not.toBeNull();
  });

  test('a screen reader’s click acts like Enter, and Enter continues from there', async () => {
    const { state } = await field(CHARGE);
    act(() => (document.activeElement as HTMLElement).blur());
    const target = document.querySelector<HTMLElement>('[aria-label^="G8,"]')!;
    act(() => target.click());
    expect(state().aim).not.toBeNull();
    expect(document.activeElement).toBe(target);
    const attack = await screen.findByRole('button', { name: 'Attack G8' });
    press('Enter');
    expect(attack).toHaveFocus();
  });
});

describe('short sounds, by choice', () => {
  test('signal the edge, fire, a cut and a refusal, left and right as on the board', async () => {
    const made = fakeAudio();
    const { store } = await field({ ...CHARGE, K21: 'c', T5: 'i' });
    const sounds = () => made.flatMap(({ sources }) => sources).length;
    goTo('A1');
    press('ArrowLeft');
    await nextFrame();
    expect(made).toHaveLength(0);
    act(() => prefer(store, { earCues: true }));
    const isAnnounced = async (what: () => void): Promise<boolean> => {
      const before = sounds();
      what();
      await act(() => new Promise<void>((done) => setTimeout(done, LIMITS.stillness)));
      return sounds() > before;
    };
    expect(await isAnnounced(() => press('ArrowLeft'))).toBe(true);
    const pans = () => made.flatMap(({ nodes }) => nodes.filter(({ kind }) => kind === 'panner'));
    expect(pans().at(-1)!.pan.value).toBe(-1);
    expect(await isAnnounced(() => goTo('A5'))).toBe(false);
    // Isolated.
    expect(await isAnnounced(() => goTo('K20'))).toBe(true);
    expect(pans().at(-1)!.pan.value).toBeCloseTo(0.58, 1);
    act(() => store.table.press(4 * 25 + 7));
    expect(await isAnnounced(() => act(() => store.table.press(19 * 25)))).toBe(true);
  });

  test('fire and cuts are distinguishable', () => {
    const reading = readPosition(
      BOARD,
      `${placement({ E8: 'C', G8: 'I', S3: 'i', P3: 'C', R3: 'a' })} N B15,D8,T3,T23 - 1`,
    );
    if (!reading.ok) throw new Error('no position');
    const position = present(beginWar(BOARD, RULE_SETS.debord, reading.setup));
    expect(cueOf(position, square('G8'), null)).toBeNull();
    expect(cueOf(position, square('P3'), null)).toBe('cut');
    expect(cueOf(position, square('Q3'), null)).toBe('fire');
    expect(cueOf(position, square('S3'), null)).toBeNull();
    expect(cueOf(position, square('E6'), square('E8'))).toBe('cut');
  });
});

describe('the line for typed orders', () => {
  const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Order or question' });
  const write = (text: string): void => void fireEvent.change(line(), { target: { value: text } });
  async function typed(text: string): Promise<string | null | undefined> {
    write(text);
    return announcement('Enter');
  }

  test('has the focus at once, stays for the next order, and is left by Escape', async () => {
    const { state } = await field(CHARGE);
    goTo('K5');
    press('/');
    expect(line()).toHaveFocus();
    expect(await typed('e8-e7')).toMatch(/^Cavalry marched from E8 to E7\./);
    expect(line()).toHaveFocus();
    expect(line()).toHaveValue('');
    expect(await typed('undo')).toBe('The last move has been taken back.');
    expect(await typed('undo')).toBe('Nothing can be taken back here.');
    press('Escape');
    expect(screen.queryByRole('combobox', { name: 'Order or question' })).toBeNull();
    expect(at()).toMatch(/^K5,/);
    expect(state().chosen).toBeNull();
  });

  test('explains why it refuses, and stops there', async () => {
    await field(CHARGE);
    press('/');
    expect(await typed('foo')).toBe(
      '“foo” is neither an order nor a question. Type help to see what can be typed.',
    );
    expect(await typed('e8-z9')).toMatch(/^“z9” names no square: give a letter from A to T/);
    expect(await typed('')).toBe('Nothing has been typed.');
    expect(await typed('k20-k19')).toMatch(/^The infantry on K20 is isolated/);
    expect(await typed('xk23')).toBe('None of your units in communication can fire at K23.');
    expect(await typed('k20-k19 e8-e7')).toMatch(/^The line stops at k20-k19/);
    expect(document.querySelector('[aria-label^="E8, North cavalry"]')).not.toBeNull();
  });

  test('executes several orders of one line, and announces each', async () => {
    await field(CHARGE);
    press('/');
    await typed('e8-e7 f8-f7 .');
    // The end of the turn is asked about, with orders left.
    const announced = lines().slice(-3);
    expect(announced[0]).toMatch(/^Cavalry marched from E8 to E7\./);
    expect(announced[1]).toMatch(/^Cavalry marched from F8 to F7\./);
    expect(announced[2]).toMatch(/^\d moves are left\. .*Type \. once more/);
    expect(await typed('end!')).toMatch(/^Turn 2\. The South to move\./);
  });

  test('asks before an irreversible order; the same line again executes it', async () => {
    const { store } = await field(CHARGE);
    press('/');
    expect(await typed('end')).toMatch(/^5 moves are left\. .*Type end once more/);
    expect(await typed('? g8')).toMatch(/^G8, South infantry/);
    // Something else between, and it is asked again.
    expect(await typed('end')).toMatch(/Type end once more/);
    expect(await typed('.')).toMatch(/^Turn 2\. The South to move\./);
    expect(await typed('resign')).toBe('Type resign once more to do it anyway.');
    expect(store.state.getState().game?.stage).toMatchObject({ name: 'war' });
    expect(await typed('resign')).toMatch(/The North wins\./);
  });

  test('announces what a turn leaves open before it ends', async () => {
    await field({ B3: 'R', B15: 'I', B17: 'c', B23: 'r', S23: 'i' });
    press('/');
    await typed('b15-c15 b3-c4');
    expect(await typed('end')).toMatch(
      /^This turn has left the arsenal on B15 unguarded: .* Type end once more/,
    );
  });

  test('asks before an attack with moves left, unless that is switched off', async () => {
    const { store } = await field({ ...CHARGE, K23: 'i' });
    press('/');
    expect(await typed('xg8')).toBe(
      'An attack ends the turn: 5 moves would go unspent. Type xg8 once more to do it anyway.',
    );
    act(() => prefer(store, { warnUnspent: false }));
    expect(await typed('xg8')).toMatch(/^Attack on the South infantry at G8.* it is destroyed\./);
  });

  test('answers questions', async () => {
    await field(CHARGE);
    press('/');
    expect(await typed('f8')).toMatch(
      /^F8, North cavalry, in communication, can move\. \d+ squares in reach\./,
    );
    expect(await typed('? e8-e7')).toMatch(/^Cavalry E8 to E7: in reach\./);
    expect(await typed('?xg8')).toMatch(/Attack 14, defence 0: it is destroyed\./);
    expect(await typed('?')).toMatch(/^Turn 1\. The North to move\./);
    expect(await typed('targets')).toBe('G8, South infantry: 14 against 0, is destroyed.');
    expect(await typed('threats')).toBe('None of your units can be attacked as they stand.');
    expect(await typed('isolated')).toMatch(/^K20, North infantry, isolated\./);
    expect(await typed('rays g8')).toMatch(/^From G8\./);
    expect(await typed('last')).toBe('No turn has been played yet.');
    expect(await typed('help')).toMatch(/^Orders are typed as records write them/);
    expect(await typed('units')).toMatch(
      /^1 from the enemy: F8 cavalry\. 2 from the enemy: E8 cavalry/,
    );
    expect(await typed('reach e8')).toMatch(/^\w\d+.*: in reach.*; nothing else changes\./);
    expect(await typed('reach k20')).toMatch(/^The infantry on K20 is isolated/);
    expect(await typed('present')).toBe('This is already the present.');
    write('go g8');
    press('Enter');
    expect(at()).toMatch(/^G8,/);
  });

  test('is completed from the possible orders', async () => {
    await field(CHARGE);
    press('/');
    const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
    write('e');
    expect(options()).toEqual(['E8- North cavalry', 'end end the turn']);
    press('ArrowDown');
    expect(line()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    press('Enter');
    expect(line()).toHaveValue('E8-');
    expect(options().length).toBeGreaterThan(5);
    write('e8-e7 x');
    expect(options()).toEqual(['e8-e7 xG8 G8, South infantry: 14 against 0, is destroyed']);
    press('ArrowDown', 'Enter');
    expect(line()).toHaveValue('e8-e7 xG8');
    expect(options()).toEqual([]);
  });
});
