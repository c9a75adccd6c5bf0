import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { readyKriegspiel } from '../../../../../src/littlewars/battles/readyKriegspiel';
import { INCH } from '../../../../../src/littlewars/engine/lengths';
import { headOf } from '../../../../../src/littlewars/kriegspiel/bodies';
import { withMoveStates, withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { Transport } from '../../../../../src/littlewars/kriegspiel/things';
import type { Body, KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import { Chosen } from '../../../../../src/littlewars/ui/kriegspiel/Chosen';
import { BodyPanel, MenPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/BodyPanel';
import { GunPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/GunPanel';
import { Roster } from '../../../../../src/littlewars/ui/kriegspiel/panels/Roster';
import { TransportPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/TransportPanel';
import { WaggonPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/WaggonPanel';
import { withDialogs } from '../../../../support/dialogs';
import { block, inches } from '../../../engine/tables';
import { bodyIn, rowsOf } from '../../../kriegspiel/bodies';
import { after, battleOf, FORCE, inBody, numbers, onField } from '../../../kriegspiel/tables';

withDialogs();

const { battle } = readyKriegspiel('river-line');
const bodyWithService = (service: string): Body =>
  battle.kriegspiel.bodies.find(
    ({ side, men }) => side === 'red' && battle.kriegspiel.services[men[0]!] === service,
  )!;
const FOOT_BODY = bodyWithService('infantry');
const HORSE_BODY = bodyWithService('cavalry');
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: RegExp | string): void => {
  fireEvent.click(button(name));
};
const without = (on: KriegspielBattle, ...chapters: readonly string[]): KriegspielBattle =>
  withState(on, {
    chapters: on.kriegspiel.chapters.filter((each) => !chapters.includes(each)),
  });

const chosenAs = (on: KriegspielBattle, id = HORSE_BODY.id) => (
  <Chosen
    battle={on}
    chosen={[id]}
    give={vi.fn()}
    aim={{ bearing: 0, elevation: 0 }}
    onAim={vi.fn()}
    onLook={null}
    screw="medium"
    onScrew={vi.fn()}
    places={[]}
    onPlaces={vi.fn()}
    onProposed={vi.fn()}
    charges={{}}
    onCharge={vi.fn()}
  />
);

test('a body of which nobody is left is given no orders, and is not said to be aboard', () => {
  const men = battle.men.map((man) =>
    HORSE_BODY.men.includes(man.id) ? { ...man, state: 'dead' as const } : man,
  );
  const { container, rerender } = render(chosenAs(battle));
  expect(screen.queryAllByRole('button')).not.toEqual([]);
  rerender(chosenAs({ ...battle, men }));
  expect(container.textContent).toBe(`Nobody of body ${HORSE_BODY.id} is left who can act.`);
});

describe('the roster', () => {
  test('lists bodies, guns, waggons, the General and loose men, and chooses them', () => {
    const onChoose = vi.fn();
    render(<Roster battle={battle} chosen={[FOOT_BODY.id]} onChoose={onChoose} />);
    const own = screen.getAllByRole('list')[0]!;
    expect(within(own).getAllByRole('button').length).toBeGreaterThan(12);
    expect(
      button(new RegExp(`^Body ${FOOT_BODY.id}: 20 infantry in two ranks, `)).ariaPressed,
    ).toBe('true');
    press(new RegExp(`^Body ${HORSE_BODY.id}: 12 cavalry in two ranks`));
    press(/^Gun G1, .* – unlimbered; in action/);
    press(/^Waggon W1, .* – 6 packets/);
    expect(onChoose.mock.calls).toEqual([[[HORSE_BODY.id]], [['G1']], [['W1']]]);
    expect(button(/^General R\d+, /)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^\d+ gunners in no body, / })).toBeTruthy();
    // The enemy's are in a list of their own.
    expect(within(own).queryByRole('button', { name: /G3/ })).toBeNull();
    expect(button(/^Gun G3, /)).toBeTruthy();
  });

  test('is behind a button where the panel has no room for it, and closes with a choice', () => {
    const onChoose = vi.fn();
    render(<Roster battle={battle} chosen={[]} folded onChoose={onChoose} />);
    expect(screen.queryByRole('button', { name: /^Gun G1, / })).toBeNull();
    press('Bodies, guns and waggons');
    press(/^Gun G1, /);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['G1']);
    expect(screen.queryByRole('button', { name: /^Gun G1, / })).toBeNull();
  });

  test('shows what is left of its march, and what hinders it', () => {
    const { men, id } = FOOT_BODY;
    const tired = withState(
      withMoveStates(battle, men, () => ({ used: 0.25, retires: 192 })),
      { wanting: { [men[0]!]: { food: 0 }, [men[1]!]: { food: 0 } } },
    );
    render(<Roster battle={tired} chosen={[]} onChoose={vi.fn()} />);
    expect(button(new RegExp(`^Body ${id}: `)).textContent).toMatch(
      /– must retire 1\u00a0ft; 2 lack food; 75% of its march left$/,
    );
  });
});

describe('a body', () => {
  test('changes formation; the cost is on the button', () => {
    const give = vi.fn();
    render(<BodyPanel battle={battle} body={FOOT_BODY} give={give} onCharge={vi.fn()} />);
    expect(screen.queryByRole('button', { name: /In two ranks/ })).toBeNull();
    press('In fours (half a move)');
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'changeFormation',
      body: FOOT_BODY.id,
      formation: 'fours',
    });
    expect(screen.queryByRole('button', { name: /ismount/ })).toBeNull();
  });

  test('of cavalry dismounts', () => {
    const give = vi.fn();
    render(<BodyPanel battle={battle} body={HORSE_BODY} give={give} onCharge={vi.fn()} />);
    press('Dismount (a whole move)');
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'dismount', body: HORSE_BODY.id });
  });

  test('that has fired changes nothing, and the reason is shown once', () => {
    const fired = withMoveStates(battle, FOOT_BODY.men, () => ({ fired: true }));
    render(<BodyPanel battle={fired} body={FOOT_BODY} give={vi.fn()} onCharge={vi.fn()} />);
    expect(button('In fours (half a move)').disabled).toBe(true);
    expect(
      screen.getAllByText(
        `Body ${FOOT_BODY.id} has fired in this move, and cannot change formation.`,
      ),
    ).toHaveLength(1);
  });

  test('detaches files from its left', () => {
    const give = vi.fn();
    render(<BodyPanel battle={battle} body={FOOT_BODY} give={give} onCharge={vi.fn()} />);
    fireEvent.click(screen.getByText('Detach a part'));
    fireEvent.change(screen.getByLabelText('Files from the left'), { target: { value: '3' } });
    press('Detach 6 men');
    const { men, front } = FOOT_BODY;
    // Two ranks of ten.
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'formBody',
      men: [...men.slice(0, 3), ...men.slice(10, 13)],
      front,
    });
  });

  test('marches by words, and the cost is shown before', () => {
    const give = vi.fn();
    render(<BodyPanel battle={battle} body={FOOT_BODY} give={give} onCharge={vi.fn()} />);
    fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '6' } });
    press('Move');
    expect(give).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/: 92% of a march, 8% left\.$/);
    press('March there');
    const { x, y } = headOf(battle, FOOT_BODY)!;
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'marchBody',
      body: FOOT_BODY.id,
      path: [{ x, y: y + 6 * INCH }],
    });
  });

  test('marches by words up to an enemy who is there, or thinks of charging him', () => {
    const rows = rowsOf([
      { side: 'red', service: 'infantry', id: 'A', count: 5, x: 30, y: 30 },
      { side: 'red', service: 'cavalry', id: 'B', count: 9, x: 90, y: 30, formation: 'ranks' },
      { side: 'blue', service: 'infantry', id: 'C', count: 5, x: 30, y: 40 },
      { side: 'blue', service: 'infantry', id: 'D', count: 5, x: 90, y: 40 },
    ]);
    const [give, onCharge] = [vi.fn(), vi.fn()];
    const panelOf = (id: string) => (
      <BodyPanel key={id} battle={rows} body={bodyIn(rows, id)} give={give} onCharge={onCharge} />
    );
    const { rerender } = render(panelOf('A'));
    const ask = (): void => {
      fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '0' } });
      fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '10' } });
      press('Move');
    };
    ask();
    expect(screen.getByRole('status').textContent).toMatch(
      /^To the place: .* Stops before body C\. \d red against \d blue\./,
    );
    press('March there');
    const { path } = give.mock.calls[0]![0] as { path: readonly { y: number }[] };
    expect(path[0]!.y).toBeGreaterThan(39 * INCH);
    expect(path[0]!.y).toBeLessThan(40 * INCH);
    rerender(panelOf('B'));
    ask();
    expect(screen.getByRole('status').textContent).toMatch(/^A charge on body D\. 9 sabres/);
    press('Charge');
    expect(onCharge).toHaveBeenCalledExactlyOnceWith('D');
    expect(give).toHaveBeenCalledTimes(1);
  });

  test('has the focus at its fields after a march by words', () => {
    function Held() {
      const [now, setNow] = useState(battle);
      return (
        <BodyPanel
          battle={now}
          body={FOOT_BODY}
          give={(order) => setNow(after(now, order))}
          onCharge={vi.fn()}
        />
      );
    }
    render(<Held />);
    fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '6' } });
    press('Move');
    button('March there').focus();
    press('March there');
    expect(screen.queryByRole('button', { name: 'March there' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Move the chosen by words');
  });

  test('does not march farther than it can, and shows that', () => {
    render(<BodyPanel battle={battle} body={FOOT_BODY} give={vi.fn()} onCharge={vi.fn()} />);
    fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '3' } });
    press('Move');
    expect(button('March there').disabled).toBe(true);
    expect(screen.getByText(/^Body/, { selector: '.lw-refusal' })).toBeTruthy();
  });
});

describe('chosen men', () => {
  const men = FOOT_BODY.men.slice(0, 5).map((id) => battle.men.find((each) => each.id === id)!);

  test('become a body that looks where it is ordered to', () => {
    const give = vi.fn();
    render(<MenPanel battle={battle} men={men} give={give} />);
    fireEvent.change(screen.getByLabelText(/Front to the/), { target: { value: '90000' } });
    press('Make them a body');
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'formBody',
      men: men.map(({ id }) => id),
      front: 90_000,
    });
  });

  test('become none without formations', () => {
    render(<MenPanel battle={without(battle, 'formations', 'charges')} men={men} give={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Make them a body' })).toBeNull();
  });

  test('one of no body marches; one of a body goes with it', () => {
    const gunner = battle.men.find(({ id }) => battle.kriegspiel.services[id] === 'artillery')!;
    const give = vi.fn();
    const { rerender } = render(<MenPanel battle={battle} men={[gunner]} give={give} />);
    fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '9' } });
    press('Move');
    press('March there');
    expect(give.mock.calls[0]![0]).toMatchObject({ kind: 'march', man: gunner.id });
    rerender(<MenPanel battle={battle} men={men.slice(0, 1)} give={give} />);
    press('Move');
    expect(button('March there').disabled).toBe(true);
    expect(screen.getByText(new RegExp(`goes and changes with body ${FOOT_BODY.id}`))).toBeTruthy();
  });
});

describe('a gun', () => {
  const gun = battle.guns.find(({ id }) => id === 'G1')!;

  test('is limbered, and marches only then', () => {
    const give = vi.fn();
    const { rerender } = render(<GunPanel battle={battle} gun={gun} give={give} />);
    expect(screen.getByText(/Unlimbered; in action\. With it: \d+ gunners\./)).toBeTruthy();
    expect(screen.queryByText('Move the chosen by words')).toBeNull();
    press('Limber (half a move)');
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'limber', gun: 'G1' });
    const limbered = after(battle, { kind: 'limber', gun: 'G1' });
    rerender(<GunPanel battle={limbered} gun={gun} give={give} />);
    expect(button('Unlimber (half a move)').disabled).toBe(false);
    expect(screen.getByText('Move the chosen by words')).toBeTruthy();
  });

  test('is not limbered without formations', () => {
    render(<GunPanel battle={without(battle, 'formations', 'charges')} gun={gun} give={vi.fn()} />);
    expect(screen.queryByRole('button', { name: /imber/ })).toBeNull();
  });

  test('that has fired shows so once, and not for its gunners too', () => {
    const ready = { ...battle, moves: 6 };
    const { bearing } = gun;
    const fired = after(ready, {
      kind: 'shell',
      gun: 'G1',
      screw: 'medium',
      bearing,
      elevation: 20_000,
    });
    const [shot] = fired.guns.filter(({ id }) => id === 'G1');
    const { container } = render(<GunPanel battle={fired} gun={shot!} give={vi.fn()} />);
    const said = [...container.querySelectorAll('.lw-note')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Gun G1 has fired in this move, and must stay.']);
  });

  test('that is disabled shows for how long', () => {
    const { guns } = battle.kriegspiel;
    const hit = withState(battle, { guns: { ...guns, G1: { ...guns.G1!, disabledUntil: 3 } } });
    render(<GunPanel battle={hit} gun={gun} give={vi.fn()} />);
    expect(screen.getByText(/^Unlimbered; disabled for 2 more moves\. /)).toBeTruthy();
    expect(button('Limber (half a move)').disabled).toBe(true);
  });
});

test('a waggon shows its packets and whether it delivers, and marches by words', () => {
  const give = vi.fn();
  const waggon = battle.kriegspiel.waggons.find(({ id }) => id === 'W1')!;
  const { rerender } = render(<WaggonPanel battle={battle} waggon={waggon} give={give} />);
  expect(screen.getByText(/^6 packets, /)).toBeTruthy();
  expect(screen.getByText(/it is filled at its end/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Feet'), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '2' } });
  press('Move');
  press('March there');
  expect(give.mock.calls[0]![0]).toMatchObject({ kind: 'marchWaggon', waggon: 'W1' });
  rerender(<WaggonPanel battle={battle} waggon={{ ...waggon, moved: true }} give={give} />);
  expect(screen.getByText(/nothing is delivered/)).toBeTruthy();
  rerender(<WaggonPanel battle={without(battle, 'supply')} waggon={waggon} give={give} />);
  expect(screen.queryByText(/filled|delivered/)).toBeNull();
});

describe('a boat', () => {
  const SIDE = { ...FORCE, infantry: 30, boats: 1 };
  const TEN = numbers('R', 1, 10);
  const harbour = (() => {
    const begun = battleOf(
      Object.fromEntries<readonly [number, number]>([
        ...TEN.map((id, i) => [id, [48 + i, 35]] as const),
        ['R20', [20, 20]],
        ['B1', [100, 90]],
      ]),
      {
        country: onField([
          block('river', 'river', [0, 40, 120, 60], 0),
          block('landing', 'landing', [50, 36, 56, 40], 0),
        ]),
        forces: { red: SIDE, blue: SIDE },
      },
    );
    return withState(begun, {
      transports: begun.kriegspiel.transports.map((each) =>
        each.id === 'S1' ? { ...each, ...inches(53, 42) } : each,
      ),
    });
  })();
  const boat = (on: KriegspielBattle) => on.kriegspiel.transports.find(({ id }) => id === 'S1')!;

  test('takes as many aboard as are ordered, of those who can', () => {
    const give = vi.fn();
    render(<TransportPanel battle={harbour} transport={boat(harbour)} give={give} />);
    fireEvent.change(screen.getByLabelText(/^How many, .* of 10/), { target: { value: '7' } });
    press('Take 7 aboard');
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'embark',
      transport: 'S1',
      men: TEN.slice(0, 7),
    });
  });

  const [A, B] = [numbers('R', 1, 10), numbers('R', 11, 10)];
  const withBodies = inBody(inBody(harbour, A, 'ranks', [50, 34]), B, 'ranks', [56, 34]);
  const changed = (on: KriegspielBattle, by: Partial<Transport>): KriegspielBattle =>
    withState(on, {
      transports: on.kriegspiel.transports.map((each) =>
        each.id === 'S1' ? { ...each, ...by } : each,
      ),
    });
  const show = (on: KriegspielBattle) => {
    const give = vi.fn();
    const { container } = render(<TransportPanel battle={on} transport={boat(on)} give={give} />);
    return { give, container };
  };

  test('takes whichever of the bodies near it is chosen', () => {
    const { give } = show(withBodies);
    const [one, other] = ['Body A', 'Body B'].map((name) => button(name));
    expect([one!.ariaPressed, other!.ariaPressed]).toEqual(['true', 'false']);
    fireEvent.click(other!);
    expect(button('Take 20 aboard').disabled).toBe(false);
    fireEvent.click(one!);
    press('Take 10 aboard');
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'embark', transport: 'S1', men: B });
    fireEvent.click(other!);
    expect(screen.queryByRole('button', { name: /aboard$/ })).toBeNull();
  });

  test('kriegspiel.md 8.1: offers to take no more than it has room for', () => {
    const { give } = show(changed(withBodies, { aboard: numbers('R', 21, 5) }));
    press('Body B');
    press('Take 15 aboard');
    expect(give.mock.calls[0]![0]).toMatchObject({ men: [...A, ...B].slice(0, 15) });
  });

  test('has a body aboard, which neither fires nor works', () => {
    const men = withBodies.men.map((man) =>
      A.includes(man.id) ? { ...man, state: 'aboard' as const } : man,
    );
    const { container } = render(chosenAs({ ...changed(withBodies, { aboard: A }), men }, 'A'));
    expect(container.textContent).toBe('Body ABody A: 10 infantry aboard boat S1.');
  });

  test('says why nobody goes aboard', () => {
    const words = (on: KriegspielBattle) => show(on).container.textContent;
    expect(words(changed(harbour, { used: 0.5 }))).toContain(
      'Boat S1 has marched in this move, and cannot load or unload.',
    );
    expect(words(changed(harbour, inches(90, 50)))).toContain('Boat S1 lies at no landing.');
    expect(words(changed(harbour, { aboard: numbers('R', 11, 20) }))).toContain(
      'Boat S1: 21 places are needed, and there are 20.',
    );
    // Those near it are going aboard.
    const boarding = after(harbour, { kind: 'embark', transport: 'S1', men: A.slice(0, 4) });
    expect(words(boarding)).not.toMatch(/Nobody|is at work/);
  });

  test('lets them get off', () => {
    const on = after(
      harbour,
      { kind: 'embark', transport: 'S1', men: TEN },
      ...[1, 2].flatMap(() => [
        { kind: 'end' } as const,
        { kind: 'go' } as const,
        { kind: 'end' } as const,
        { kind: 'go' } as const,
      ]),
    );
    const give = vi.fn();
    render(<TransportPanel battle={on} transport={boat(on)} give={give} />);
    expect(screen.getByText(/^Aboard: 10 infantry/)).toBeTruthy();
    expect(screen.getByText('Nobody is near enough to go aboard.')).toBeTruthy();
    press('Let 10 get off');
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'disembark',
      transport: 'S1',
      men: TEN,
    });
  });
});

test('a body of which all have fallen is in no list and has no orders', () => {
  const fallen = rowsOf([
    { side: 'red', service: 'infantry', count: 5, x: 20, y: 20, id: 'A', more: { state: 'dead' } },
    { side: 'red', service: 'infantry', count: 1, x: 60, y: 20 },
  ]);
  render(<Roster battle={fallen} chosen={[]} onChoose={vi.fn()} />);
  expect(screen.queryByRole('button', { name: /Body A/ })).toBeNull();
  render(
    <BodyPanel battle={fallen} body={bodyIn(fallen, 'A')} give={vi.fn()} onCharge={vi.fn()} />,
  );
  expect(screen.queryByRole('button', { name: /half a move/ })).toBeNull();
});
