import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PEOPLE, seatsOf, type Seats } from '../../../../src/littlewars/game/seats';
import { answered, type ProgramQuestion } from '../../../../src/littlewars/opponent/question';
import type { NewBattleOptions } from '../../../../src/littlewars/store/state';
import { Alone } from '../../../../src/littlewars/ui/headquarters/Alone';
import { SettingOut } from '../../../../src/littlewars/ui/settingOut/SettingOut';
import { Table } from '../../../../src/littlewars/ui/table/Table';
import { useBattleState } from '../../../../src/littlewars/ui/base/useGame';
import { isKriegspiel } from '../../../../src/littlewars/game/playing';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { battleIn, createBrowser, FEW, fewOf, openTab, order } from '../../store/fakes';
import { Page } from '../page';
import { createWorkers } from './workers';

withDialogs();

/** Six men and a gun a side; with so few a Fight to the Finish would be drawn at once (littlewars.md 6.1). */
const PLACED: NewBattleOptions = {
  ...FEW,
  rules: { ...FEW.rules, kind: 'blow' },
  places: [...fewOf('red'), ...fewOf('blue')],
};
const BLUE: Seats = { ...PEOPLE, blue: { kind: 'program', level: 2 } };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

let asked: ProgramQuestion[] = [];
const how: { answer: (question: ProgramQuestion) => unknown } = { answer: answered };

beforeEach(() => {
  stubResizes();
  how.answer = answered;
  const workers = createWorkers((question) => how.answer(question));
  ({ asked } = workers);
  vi.stubGlobal(
    'Worker',
    // A constructor: an arrow function is none.
    function Worker() {
      return workers.openWorker();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The screen of the current battle. */
function Screen() {
  const game = useBattleState((state) => state.game);
  const at = useBattleState((state) => state.screen);
  if (game === null || isKriegspiel(game) || at !== 'game') return null;
  return game.stage.name === 'settingOut' ? (
    <SettingOut game={game} stage={game.stage} />
  ) : (
    <Table game={game} onReplay={() => undefined} />
  );
}

function open(options: NewBattleOptions | null) {
  const browser = createBrowser();
  const tab = openTab({ browser });
  if (options !== null) tab.store.begin(options);
  render(
    <Page store={tab.store} browser={browser}>
      {options === null ? <Alone onClose={() => undefined} /> : <Screen />}
    </Page>,
  );
  return tab;
}

describe('a battle against the program', () => {
  test('is begun from its form, which describes each level and that Kriegspiel is not played', async () => {
    const { store, state } = open(null);
    const form = screen.getByRole('form', { name: /^Against the\smachine$/ });
    expect(form).toHaveTextContent(/never corrects a shot/);
    expect(form).toHaveTextContent(/Kriegspiel needs two people/);
    await userEvent.click(within(form).getByRole('radio', { name: 'General Thorne' }));
    expect(form).toHaveTextContent(/never of your next/);
    await userEvent.click(within(form).getByRole('radio', { name: 'Blow at the Rear' }));
    await userEvent.click(
      within(within(form).getByRole('group', { name: 'Your side' })).getByRole('radio', {
        name: 'Blue',
      }),
    );
    await press('Begin');
    const { game } = state();
    expect(seatsOf(game!)).toEqual({
      red: { kind: 'program', level: 3 },
      blue: { kind: 'person' },
    });
    expect(game).toMatchObject({
      players: { red: 'General Thorne', blue: '' },
      muster: { rules: { kind: 'blow', curtain: true } },
      time: { kind: 'none' },
    });
    expect(store.navigation.route()).toEqual({ screen: 'game' });
  });

  // docs/littlewars.md 2.3
  test('is set out by the program without the other side’s places', async () => {
    const { store, state } = open({ ...FEW, seats: BLUE });
    // Nobody is asked to look away: only one person sits at the screen.
    expect(state().curtain).toBe(false);
    expect(screen.getByRole('heading', { name: /sets out/ })).toBeVisible();
    act(() => void store.setOutEach(fewOf('red')));
    await press('Done');
    await expect.poll(() => state().game?.stage).toMatchObject({ side: null });
    expect(asked).toHaveLength(1);
    const { battle } = asked[0]!;
    expect(battle.men.every(({ side }) => side === 'blue')).toBe(true);
    expect(battle.guns.every(({ side }) => side === 'blue')).toBe(true);
    expect(battle.placed).toEqual([]);
    expect(battle.stream).toBe(0);
    const { stage } = state().game!;
    expect(stage.name === 'settingOut' && stage.camps.blue.state).toBe('sealed');
    await press('Raise the curtain');
    await expect.poll(() => state().game?.stage.name).toBe('battle');
    expect(battleIn(store).placed).toHaveLength(14);
  });

  // docs/littlewars.md 2.3
  test("hides the program's setting out from the person who sets out after it", async () => {
    const seats: Seats = { ...PEOPLE, red: { kind: 'program', level: 2 } };
    const { store, state } = open({ ...FEW, seats });
    await expect.poll(() => state().game?.stage).toMatchObject({ side: 'blue' });
    const { stage } = state().game!;
    expect(stage.name === 'settingOut' && stage.camps.red.state).toBe('sealed');
    expect(battleIn(store).placed).toEqual([]);
    expect(await screen.findByRole('heading', { name: /Charles \(Blue\) sets out/ })).toBeVisible();
  });

  test('shows the purpose of each act, offers no orders meanwhile, and then all of them', async () => {
    const { store } = open({ ...PLACED, seats: BLUE });
    await press('Go');
    await press('End the move');
    const ask = screen.queryByRole('dialog');
    if (ask !== null)
      await userEvent.click(within(ask).getByRole('button', { name: 'End the move' }));
    await screen.findByText(/^Charles \(Blue\) is (thinking|moving)\./);
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
    // The message of a shot has one line or four, so the buttons stand above it and do not move.
    const skip = screen.getByRole('button', { name: 'Show at once' });
    const message = document.querySelector('.lw-top')!;
    const order = skip.compareDocumentPosition(message);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Show at once');
    await screen.findByText('Charles (Blue) ends the move.');
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
    expect(screen.getByRole('button', { name: 'Go' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show at once' })).toBeNull();
  });

  test("describes the result of the player's own move as well, once the program’s has ended", async () => {
    const { store } = open({ ...PLACED, seats: BLUE });
    act(() => order(store, { kind: 'go' }));
    expect(screen.queryByRole('region', { name: 'Your move before it' })).toBeNull();
    act(() =>
      order(store, ...['R1', 'R2'].map((man) => ({ kind: 'leave' as const, man })), {
        kind: 'end',
      }),
    );
    await press('Show at once');
    const own = await screen.findByRole('region', { name: 'Your move before it' });
    expect(own).toHaveTextContent(/2 of Red left over their own back line/);
    expect(screen.getByRole('region', { name: 'The move that has ended' })).toBeVisible();
  });

  test('reports that a worker fails, and asks it again', async () => {
    const { store } = open({ ...PLACED, first: 'blue', seats: BLUE });
    how.answer = () => ({ is: 'fault', fault: 'killed' });
    await screen.findByText(/is not answering/);
    how.answer = answered;
    await press('Ask again');
    await press('Show at once');
    await expect.poll(() => battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  // docs/littlewars.md 4.1, 5.3
  test("gives advice in the player's move, which chooses the men it is about", async () => {
    const { store } = open({ ...PLACED, seats: BLUE });
    await press('Go');
    const hints = await screen.findByRole('region', { name: 'Hints' });
    await userEvent.click(within(hints).getByRole('button', { name: 'A hint' }));
    expect(await within(hints).findByText(/keep your men together/)).toBeVisible();
    // Three of the crew leave their gun.
    act(() =>
      order(
        store,
        ...['R1', 'R2', 'R3'].map((man, i) => ({
          kind: 'march' as const,
          man,
          to: { x: 840 + 40 * i, y: 180 },
        })),
      ),
    );
    expect(within(hints).queryByText(/keep your men together/)).toBeNull();
    await userEvent.click(within(hints).getByRole('button', { name: 'A hint' }));
    const advice = await within(hints).findByRole('button', { name: /^Gun G1 would be served by/ });
    await userEvent.click(advice);
    await screen.findByText(/^Chosen: /);
    expect(asked.at(-1)).toMatchObject({ is: 'hints', battle: { stream: 0 } });
  });

  // docs/littlewars.md 3.3
  test('advises a place where a gun would see somebody, and chooses it', async () => {
    how.answer = (question) =>
      question.is === 'hints'
        ? {
            is: 'hints',
            shots: [],
            fights: [],
            served: [],
            hauls: [
              { gun: 'G1', to: { x: 1_000, y: 300 }, seen: ['B1', 'B2'] },
              { gun: 'G2', to: { x: 1_000, y: 300 }, seen: [] },
            ],
          }
        : answered(question);
    open({ ...PLACED, seats: BLUE });
    await press('Go');
    const hints = await screen.findByRole('region', { name: 'Hints' });
    await userEvent.click(within(hints).getByRole('button', { name: 'A hint' }));
    expect(
      await within(hints).findByRole('button', { name: /^2\. Gun G2 .* Haul it nearer, / }),
    ).toBeVisible();
    const haul = /^1\. Gun G1 sees nobody .* to the .*, it would see 2 infantry\.$/;
    await userEvent.click(within(hints).getByRole('button', { name: haul }));
    expect(await screen.findByRole('heading', { name: /Gun G1/ })).toBeVisible();
  });

  test('marks on the plan the men of each hint while it is shown, for screen readers too', async () => {
    how.answer = (question) =>
      question.is === 'hints'
        ? {
            is: 'hints',
            shots: [{ gun: 'G1', seen: ['B1', 'B2'], best: ['B1', 'B2'] }],
            fights: [],
            served: [{ gun: 'G1', men: ['R1', 'R2'] }],
            hauls: [{ gun: 'G1', to: { x: 1_000, y: 300 }, seen: ['B3'] }],
          }
        : answered(question);
    const { store } = open({ ...PLACED, seats: BLUE });
    await press('Go');
    const marks = (): (readonly [string, string])[] =>
      [...document.querySelectorAll<SVGElement>('.plan-hint')].map(
        ({ dataset: { about = '', enemies = '' } }) => [about, enemies] as const,
      );
    expect(marks()).toEqual([]);
    const hints = await screen.findByRole('region', { name: 'Hints' });
    await userEvent.click(within(hints).getByRole('button', { name: 'A hint' }));
    await expect.poll(marks).toEqual([
      ['G1', 'B1 B2'],
      ['G1 R1 R2', ''],
      ['G1', 'B3'],
    ]);
    expect(
      [...document.querySelectorAll('.plan-hint-number')].map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3']);
    expect(within(hints).getByText(/a ring marks who would act, an arrowhead/)).toBeVisible();
    const plan = screen.getByRole('application');
    plan.focus();
    for (let steps = 0; steps < 12 && !/hint/.test(plan.textContent); steps++)
      await userEvent.keyboard('{ArrowDown}');
    expect(plan).toHaveTextContent(/(Gun G1|Infantryman R\d), named by hint/);
    // After another order the advice is no longer shown.
    act(() => order(store, { kind: 'lie', man: 'R1', lying: true }));
    await expect.poll(marks).toEqual([]);
  });

  // docs/littlewars.md 3.3, 5.3
  test('advises to fire first, and sends the men of a melee as it is advised', async () => {
    const to = { x: 840, y: 180 };
    how.answer = (question) =>
      question.is === 'hints'
        ? {
            is: 'hints',
            shots: [{ gun: 'G1', seen: ['B1', 'B2'], best: ['B1', 'B2'] }],
            fights: [{ men: ['R1'], against: ['B1'], orders: [{ kind: 'march', man: 'R1', to }] }],
            served: [],
            hauls: [],
          }
        : answered(question);
    const { store } = open({ ...PLACED, seats: BLUE });
    await press('Go');
    const hints = await screen.findByRole('region', { name: 'Hints' });
    await userEvent.click(within(hints).getByRole('button', { name: 'A hint' }));
    const [, shot, melee, send] = await within(hints).findAllByRole('button');
    expect(shot).toHaveTextContent(/^1\. Gun G1 sees 2 infantry\. Choose it, /);
    expect(melee).toHaveTextContent(/^2\. A good melee: 1 infantryman against 1 infantryman/);
    expect(send).toHaveAccessibleName('Send them');
    await userEvent.click(send!);
    // The first man who moves closes the guns.
    await userEvent.click(await screen.findByRole('button', { name: 'Move him' }));
    expect(battleIn(store).men.find(({ id }) => id === 'R1')).toMatchObject(to);
  });

  test("is not announced to have ended its move once the player's has begun", async () => {
    open({ ...PLACED, first: 'blue', seats: BLUE });
    await press('Show at once');
    await screen.findByText('Charles (Blue) ends the move.');
    await press('Go');
    await screen.findByRole('heading', { name: /^Ada \(Red\) moves/ });
    expect(screen.queryByText('Charles (Blue) ends the move.')).toBeNull();
  });

  test('may be given to somebody else at any time, and watched', async () => {
    const { store, state } = open(PLACED);
    act(() => order(store, { kind: 'go' }));
    await userEvent.click(screen.getByRole('button', { name: 'Who plays…', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Who plays' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Who plays Blue'), '1');
    expect(within(dialog).getByLabelText('Who plays Blue')).toHaveAccessibleDescription(
      /never corrects a shot/,
    );
    await userEvent.click(within(dialog).getByRole('radio', { name: 'At once' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(seatsOf(state().game!)).toEqual({ ...PEOPLE, blue: { kind: 'program', level: 1 } });
    expect(state().game?.players).toEqual({ red: 'Ada', blue: 'Cadet Pell' });
    act(() => order(store, { kind: 'end' }));
    await expect.poll(() => battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });
});
