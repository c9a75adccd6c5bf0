import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { frontOfSide } from '../../../../src/littlewars/battles/kriegspielArrangement';
import { readyKriegspiel } from '../../../../src/littlewars/battles/readyKriegspiel';
import { firstStage } from '../../../../src/littlewars/game/game';
import { fetchKriegspiel } from '../../../../src/littlewars/game/kinds';
import { guarded } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import { beginKriegspiel } from '../../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { battleShown } from '../../../../src/littlewars/store/state';
import { useBattleState } from '../../../../src/littlewars/ui/base/useGame';
import { ArrangeBodies } from '../../../../src/littlewars/ui/kriegspiel/settingOut/ArrangeBodies';
import {
  changedOrders,
  ordersAt,
  standingOn,
  unitsLeft,
} from '../../../../src/littlewars/ui/kriegspiel/settingOut/units';
import { SettingOut } from '../../../../src/littlewars/ui/settingOut/SettingOut';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { SHAM_FIGHT } from '../../game/kriegspiel/games';
import { after } from '../../kriegspiel/tables';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

withDialogs();
beforeAll(fetchKriegspiel);
beforeEach(() => {
  stubResizes();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function Current() {
  const game = useBattleState((state) => state.game);
  return game?.stage.name === 'settingOut' ? (
    <SettingOut game={game} stage={game.stage} arrange={(props) => <ArrangeBodies {...props} />} />
  ) : null;
}

const { muster } = readyKriegspiel('railway');

/** Red sets out in the open. */
function arranging() {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const open = { ...muster, rules: { ...muster.rules, curtain: false } };
  store.openRead(guarded({ ...SHAM_FIGHT, muster: open, stage: firstStage(open) }));
  render(
    <Page store={store} browser={browser}>
      <Current />
    </Page>,
  );
  return {
    store,
    shown: () => battleShown(store.state.getState()) as KriegspielBattle,
  };
}
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const at = (along: number, before = 4): void => {
  fireEvent.change(screen.getByLabelText('Inches from the west edge'), {
    target: { value: `${along}` },
  });
  fireEvent.change(screen.getByLabelText('Inches before the line'), {
    target: { value: `${before}` },
  });
  press('Set out');
};

test('bodies of a chosen number and formation are set out by inches, the rest by the program, and sealed', () => {
  const { store, shown } = arranging();
  expect(screen.getByRole('button', { name: '60 infantry', pressed: true })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Men in the body'), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('radio', { name: 'in fours' }));
  at(30);
  expect(shown().kriegspiel.bodies).toMatchObject([{ id: 'A', formation: 'fours', front: 0 }]);
  expect(shown().kriegspiel.bodies[0]?.men).toHaveLength(8);
  expect(screen.getByText('Red sets out 8 infantry.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '52 infantry' })).toBeTruthy();
  // Off one's own ground it is refused, and said once.
  at(60, 30);
  expect(screen.getByText(/^That is [^.]* outside your ground\.$/)).toBeTruthy();
  press('2 guns');
  at(90);
  expect(shown().placed).toContain('G1');
  expect(screen.getByText('Red sets out 6 gunners and gun G1.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 gun' })).toBeTruthy();
  press('Set out all the others');
  expect(screen.getByText(/^Red sets out/).textContent).toBe(
    'Red sets out 52 infantry, 24 cavalry, 6 gunners, 6 engineers, the General, gun G2 and 4 waggons.',
  );
  expect(screen.queryByText(/left$/)).toBe(null);
  expect(shown().kriegspiel.bodies[0]?.men).toHaveLength(8);
  act(store.undo);
  expect(screen.getByRole('button', { name: '1 gun' })).toBeTruthy();
  press('Set out all the others');
  press('Done');
  expect(screen.getByRole('heading', { name: 'Charles (Blue) sets out' })).toBeTruthy();
  // Blue sees in the open what Red has set out, and takes up none of it.
  press('Set out all the others');
  press('Take up all');
  expect(shown().placed.filter((id) => id.startsWith('B'))).toEqual([]);
  expect(shown().placed).toContain('R1');
});

test('placed units are changed: a gun takes its gunners along, a body turns and forms', () => {
  const begun = beginKriegspiel(muster);
  const shape = { count: 20, formation: 'ranks', front: frontOfSide('red') } as const;
  const body = after(begun, ...ordersAt(begun, 'red', 'cavalry', { x: 500, y: 60 }, shape));
  const gun = after(body, ...ordersAt(body, 'red', 'gun', { x: 1_200, y: 60 }, shape));
  expect(unitsLeft(gun, 'red', 'gun')).toEqual(['G2']);
  const moved = after(gun, ...changedOrders(standingOn(gun), 'G1', { by: { x: 100, y: 0 } }));
  const gunners = (battle: KriegspielBattle) =>
    standingOn(battle)
      .men.filter(({ id }) => battle.kriegspiel.services[id] === 'artillery')
      .map(({ x }) => x);
  expect(gunners(moved)).toHaveLength(6);
  expect(gunners(moved)).toEqual(gunners(gun).map((x) => x + 100));
  const formed = after(
    moved,
    ...changedOrders(standingOn(moved), 'A', { turn: -15_000, formation: 'fours' }),
  );
  expect(formed.kriegspiel.bodies).toMatchObject([{ id: 'A', formation: 'fours', front: 345_000 }]);
  // A waggon and a General are moved as they are.
  const rear = after(
    formed,
    ...ordersAt(formed, 'red', 'waggon', { x: 2_000, y: 40 }, shape),
    ...ordersAt(formed, 'red', 'general', { x: 2_200, y: 40 }, shape),
  );
  const [general = ''] = Object.keys(rear.kriegspiel.services).filter(
    (id) => rear.kriegspiel.services[id] === 'general' && rear.placed.includes(id),
  );
  const there = after(
    rear,
    ...changedOrders(standingOn(rear), 'W1', { by: { x: 50, y: 0 } }),
    ...changedOrders(standingOn(rear), general, { by: { x: 50, y: 0 } }),
  );
  expect(there.kriegspiel.waggons[0]).toMatchObject({ x: 2_050, y: 40 });
  expect(there.men.find(({ id }) => id === general)).toMatchObject({ x: 2_250 });
});
