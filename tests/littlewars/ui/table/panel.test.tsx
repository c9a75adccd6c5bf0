import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INCH } from '../../../../src/littlewars/engine/lengths';
import type { Order } from '../../../../src/littlewars/engine/orders';
import type { Casualties } from '../../../../src/littlewars/engine/meleeTypes';
import type { Melee } from '../../../../src/littlewars/engine/types';
import { LESSONS } from '../../../../src/littlewars/game/course';
import { createLessonStore } from '../../../../src/littlewars/store/lessonStore';
import type { NewBattleOptions } from '../../../../src/littlewars/store/state';
import type { BattleStore } from '../../../../src/littlewars/store/store';
import { casualtiesAfter } from '../../../../src/littlewars/ui/base/chosen';
import { useBattleState } from '../../../../src/littlewars/ui/base/useGame';
import { Table } from '../../../../src/littlewars/ui/table/Table';
import { hidePage } from '../../../support/audio';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import {
  battleIn,
  createBrowser,
  FARM,
  FEW,
  fewOf,
  openTab,
  order,
  littleWars,
} from '../../store/fakes';
import { setLanguage } from '../../../../src/shell/language/current';
import { useLanguage } from '../../../../src/shell/ui/useLanguage';
import { Page } from '../page';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

withDialogs();
beforeEach(() => {
  vi.useFakeTimers();
  stubResizes();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  hidePage(false);
  vi.useRealTimers();
});

function Battle({ onReplay }: { readonly onReplay?: (() => void) | undefined }) {
  // As the application around it, which renders again in another language.
  useLanguage();
  const game = littleWars(useBattleState((state) => state.game));
  return game && <Table game={game} onReplay={onReplay ?? null} />;
}

/** The table of the battle in a store. */
function show(store: BattleStore, onReplay?: () => void) {
  const browser = createBrowser();
  return render(
    <Page store={store} browser={browser}>
      <Battle onReplay={onReplay} />
    </Page>,
  );
}

/** The table of a new battle. */
function begin(options: Partial<NewBattleOptions> = {}, onReplay?: () => void): BattleStore {
  const { store } = openTab({ ticks: () => performance.now() });
  store.begin({
    ...FARM,
    time: { kind: 'minutes', minutes: 3 },
    rules: { ...FARM.rules, timed: true, interval: 5 },
    ...options,
  });
  show(store, onReplay);
  return store;
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
/** What stays in view while the panel scrolls. */
const top = () => document.querySelector('.lw-top');

describe('3.1 a stopped clock', () => {
  test('covers the field, so that nobody marches or fires, until it is resumed', () => {
    const store = begin();
    press('Go');
    pass(10 * SECOND);
    press('Stop the clock');
    const card = screen.getByRole('dialog', { name: 'The clock is stopped' });
    expect(card).toHaveClass('dialog-covers');
    expect(card).toHaveTextContent('Red moves');
    expect(card).toHaveTextContent('2:50');
    expect(card).toHaveTextContent('nobody marches, and nobody fires');
    pass(MINUTE);
    expect(store.clock.left()).toBe(170 * SECOND);
    press('Start the clock again');
    expect(screen.queryByRole('dialog')).toBe(null);
    pass(10 * SECOND);
    expect(store.clock.left()).toBe(160 * SECOND);
  });

  test('is left for headquarters', () => {
    const store = begin();
    press('Go');
    press('Stop the clock');
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Headquarters' }),
    );
    expect(store.state.getState().screen).toBe('headquarters');
  });

  test('at “Time” the panel shows that, until the next move', () => {
    const store = begin();
    press('Go');
    expect(screen.queryByText(/^Time!/)).toBe(null);
    pass(3 * MINUTE);
    expect(
      within(top() as HTMLElement).getByText('Time! The move has ended as it stood.'),
    ).toBeVisible();
    act(() => order(store, { kind: 'go' }));
    expect(screen.queryByText(/^Time! The/)).toBe(null);
    // A move that its player ends is not ended by the clock.
    act(() => order(store, { kind: 'end' }));
    expect(screen.queryByText(/^Time! The/)).toBe(null);
  });
});

/** Asks for a white flag for a man in the middle of his army, who is not isolated and may not surrender. */
function refuseFlag(): void {
  fireEvent.click(screen.getAllByRole('button', { name: /^3\d infantry/ })[0]!);
  const alone = screen.getByText('One of them alone').closest('details')!;
  alone.open = true;
  fireEvent(alone, new Event('toggle'));
  fireEvent.click(within(alone).getAllByRole('button')[0]!);
  press('White flag');
}

test('the clock and the answer to the last order stand together where the panel does not scroll', () => {
  begin();
  press('Go');
  expect(within(top() as HTMLElement).getByRole('timer')).toBeVisible();
  refuseFlag();
  expect(top()?.querySelector('.lw-refusal')?.textContent).not.toBe('');
  expect(top()?.querySelector('.lw-refusal')).not.toBe(null);
});

test('the answer to the last order follows the language of the page', async () => {
  const store = begin({ time: { kind: 'none' } });
  act(() => order(store, { kind: 'go' }));
  refuseFlag();
  const answer = () => top()?.querySelector('.lw-refusal')?.textContent ?? '';
  const before = answer();
  expect(before).not.toBe('');
  vi.useRealTimers();
  await act(() => setLanguage('fr'));
  expect(answer()).not.toBe(before);
  expect(answer()).toMatch(/isolé/);
  await act(() => setLanguage('en'));
  expect(answer()).toBe(before);
});

test('the selected tool is announced: the lasso begins anywhere, and drags the men it has', () => {
  begin({ time: { kind: 'none' } });
  press('Go');
  expect(screen.getByText(/^Press on a man or a gun, or draw round several/)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Lasso' }));
  expect(screen.getByText(/wherever the line begins; then drag one of those chosen/)).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: /^\d+ infantry,/ })[0]!);
  expect(screen.getByText(/^Drag one of them, and all go/)).toBeVisible();
  fireEvent.keyDown(window, { key: 'l' });
  expect(screen.queryByText(/^Drag one of them/)).toBe(null);
});

test('whom a line of the list chooses has the focus at their orders, named by whom they are for', () => {
  begin({ time: { kind: 'none' } });
  press('Go');
  for (const name of [/^\d+ infantry,/, /^Gun /]) {
    const line = screen.getAllByRole('button', { name })[0]!;
    line.focus();
    fireEvent.click(line);
    expect(document.activeElement).toHaveAttribute('role', 'group');
    expect(document.activeElement).toHaveAccessibleName(
      name.source === '^Gun ' ? name : /^Chosen: /,
    );
    expect(document.activeElement?.compareDocumentPosition(line)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
});

test('6.4 whose leaving is refused stay chosen, with their orders', () => {
  const store = createLessonStore(LESSONS.melee);
  order(store, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
  show(store);
  fireEvent.click(screen.getByRole('button', { name: /^3 infantry,/ }));
  press('Leave over the back line');
  expect(top()).toHaveTextContent(/may go only 1 ft\.$/);
  expect(screen.getByText(/^Chosen: 3 infantry,/)).toBeVisible();
});

describe('the force on the field', () => {
  test('is reported with its guns and the prisoners it holds', () => {
    const store = begin({ time: { kind: 'none' } });
    const lines = (): (string | null)[] =>
      [...document.querySelectorAll('.lw-standing > p')].map((line) => line.textContent);
    expect(lines()).toEqual([
      'Red: 48 infantry, 25 cavalry and 3 guns',
      'Blue: 48 infantry, 25 cavalry and 3 guns',
    ]);
    act(() => order(store, { kind: 'surrender', side: 'blue' }));
    expect(lines()[0]).toMatch(/^Red: 48 infantry, 25 cavalry and \d+ guns/);
  });

  test('6.3 attacker and defender are named, in the head and in the lines, to the end', () => {
    const { red } = FEW.forces as Exclude<typeof FEW.forces, 'chosen'>;
    const store = begin({
      time: { kind: 'none' },
      country: FEW.country,
      rules: { ...FEW.rules, kind: 'defence' },
      forces: { red, blue: red },
      players: { red: 'Ada', blue: '' },
      places: [...fewOf('red'), ...fewOf('blue')],
    });
    expect(screen.getByText('Ada (Red) attacks, Blue defends.')).toBeVisible();
    const forces = [...document.querySelectorAll('.lw-standing p')];
    expect(forces.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Red, attacking: 6 infantry and 1 gun',
      'Blue, defending: 6 infantry and 1 gun',
    ]);
    act(() => order(store, { kind: 'surrender', side: 'blue' }));
    expect(screen.getByText('Ada (Red) attacked, Blue defended.')).toBeVisible();
  });
});

test('the end of a battle offers its replay, where it is saved', () => {
  const onReplay = vi.fn();
  const store = begin({ time: { kind: 'none' } }, onReplay);
  act(() => order(store, { kind: 'surrender', side: 'blue' }));
  press('Replay it');
  expect(onReplay).toHaveBeenCalledTimes(1);
});

test('the end of a battle is told once, by its announcement', () => {
  const store = begin({ time: { kind: 'none' } });
  act(() => order(store, { kind: 'surrender', side: 'blue' }));
  expect(screen.getByText(/^Red has won/).closest('[role], [aria-live]')).toBe(null);
});

/** The lesson’s three isolated men of Blue against five of Red’s, in contact at the end of Red’s move. */
function inMelee(): BattleStore {
  const store = createLessonStore(LESSONS.melee);
  const march = (man: string, x: number, y: number): Order => ({
    kind: 'march',
    man,
    to: { x: Math.round(x * INCH), y: Math.round(y * INCH) },
  });
  order(
    store,
    { kind: 'go' },
    march('R1', 21, 21 - 10.5 / 16),
    march('R2', 21.5, 19),
    march('R3', 22.5, 19),
    march('R4', 23.5, 19),
    march('R5', 20.5, 19),
    { kind: 'end' },
  );
  return store;
}

describe('5.4 the dead and the prisoners', () => {
  const melee: Melee = battleIn(inMelee()).melees[0]!;
  const none: Casualties = { dead: [], taken: [] };

  test('a man pressed changes places with one named before, and the numbers stay due', () => {
    expect(melee.toll).toEqual({ dead: 1, taken: 2 });
    const now = melee.proposal;
    const [fallen, spared] = [now.dead.find((id) => id.startsWith('R'))!, 'R5'];
    expect(now.dead).not.toContain(spared);
    const killed = casualtiesAfter(melee, now, spared);
    expect(killed.dead).toContain(spared);
    expect(killed.dead).not.toContain(fallen);
    expect(casualtiesAfter(melee, killed, spared).dead).toEqual(
      killed.dead.filter((id) => id !== spared),
    );
    // Of the side with prisoners all are dead or taken.
    const taken = now.taken[0]!;
    const dies = casualtiesAfter(melee, now, taken);
    expect(dies.dead).toContain(taken);
    expect(dies.taken).toHaveLength(2);
    const dead = now.dead.find((id) => id.startsWith('B'))!;
    expect(casualtiesAfter(melee, now, dead).taken).toContain(dead);
    expect(casualtiesAfter(melee, now, dead).dead).toHaveLength(2);
    expect(casualtiesAfter(melee, none, dead)).toEqual(none);
    expect(casualtiesAfter(melee, none, 'R1')).toEqual({ dead: ['R1'], taken: [] });
  });

  test('is chosen by pressing men on the plan, where each bears his number', () => {
    show(inMelee());
    const plan = screen.getByRole('application');
    const numbers = [...plan.querySelectorAll('.plan-number')].map((each) => each.textContent);
    expect(numbers).toEqual(expect.arrayContaining(['B1', 'B2', 'B3', 'R1', 'R5']));
    expect(numbers).not.toContain('R6');
    expect(screen.getByText(/^Press men on the plan/)).toBeInTheDocument();
    const row = (id: string) => screen.getByRole('row', { name: new RegExp(` ${id} `) });
    const isDead = (id: string): boolean =>
      within(row(id)).getByRole<HTMLInputElement>('checkbox', { name: /dies$/, hidden: true })
        .checked;
    fireEvent.click(document.querySelector('.lw-melee summary')!);
    // By keys: from man to man until one of Red’s who lives, then Enter.
    const announced = (): string => plan.querySelector('[aria-live]')!.textContent;
    const key = (name: string): void => void fireEvent.keyDown(plan, { key: name });
    let id = '';
    for (const arrow of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      key(arrow);
      id = / (R\d+)/.exec(announced())?.[1] ?? '';
      if (id !== '' && melee.men.red.includes(id) && !isDead(id)) break;
    }
    expect(id).toMatch(/^R/);
    expect(isDead(id)).toBe(false);
    key('Enter');
    expect(isDead(id)).toBe(true);
    press('Settle');
    expect(plan.querySelectorAll('.plan-number')).toHaveLength(0);
  });
});
