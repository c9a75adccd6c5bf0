import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { span } from '../../../src/littlewars/battles/pieces';
import { HOOKS_FARM } from '../../../src/littlewars/battles/hooksFarm';
import { createAnnouncer } from '../../../src/shell/ui/announcer';
import { SettingOut } from '../../../src/littlewars/ui/settingOut/SettingOut';
import { useBattleState } from '../../../src/littlewars/ui/base/useGame';
import { withDialogs } from '../../support/dialogs';
import { stubResizes } from '../../support/observers';
import { createBrowser, FEW, openTab, littleWars } from '../store/fakes';
import { Page } from './page';

withDialogs();

/** The setting out of the current game. */
function Current() {
  const game = littleWars(useBattleState((state) => state.game));
  return game?.stage.name === 'settingOut' ? <SettingOut game={game} stage={game.stage} /> : null;
}

test('a gun that is set out in a closed court is reported, and no longer once it stands outside', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  store.begin({
    ...FEW,
    rules: { ...FEW.rules, curtain: false },
    country: {
      ...HOOKS_FARM,
      pieces: [
        span('west', 'wall', [50, 0, 51, 10], 1.5),
        span('east', 'wall', [69, 0, 70, 10], 1.5),
        span('south', 'wall', [51.125, 0, 68.875, 1], 1.5),
        span('north', 'wall', [51.125, 9, 68.875, 10], 1.5),
      ],
    },
  });
  render(
    <Page store={store} browser={browser}>
      <Current />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: '1 gun' }));
  const stand = (along: number): void => {
    fireEvent.change(screen.getByLabelText('Inches from the west edge'), {
      target: { value: `${along}` },
    });
    fireEvent.change(screen.getByLabelText('Inches before the line'), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set out' }));
  };
  stand(60);
  expect(screen.getByText(/Gun G1 is shut in on all sides/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Take up all' }));
  stand(30);
  expect(screen.getByText(/Gun G1: 0 men are within 6 in/)).toBeInTheDocument();
  expect(screen.queryByText(/shut in/)).toBeNull();
});

test('who is chosen on the plan is announced, and that nobody is any more', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  store.begin({ ...FEW, rules: { ...FEW.rules, curtain: false } });
  const announcer = createAnnouncer(() => false);
  render(
    <Page store={store} browser={browser} announcer={announcer}>
      <Current />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Set out all the others' }));
  const plan = screen.getByRole('application');
  const last = () => announcer.announced().all.at(-1)?.words;
  fireEvent.keyDown(plan, { key: 'ArrowUp' });
  fireEvent.keyDown(plan, { key: 'Enter' });
  expect(last()).toBe('Chosen: gun G1');
  fireEvent.keyDown(plan, { key: 'Escape' });
  expect(last()).toBe('Nothing is chosen.');
  fireEvent.keyDown(plan, { key: 'u' });
  expect(last()).toBe('Taken back.');
  expect(screen.getByText('Taken back.')).toBeVisible();
  // There is nothing more to take back.
  const said = announcer.announced().all.length;
  fireEvent.keyDown(plan, { key: 'u' });
  expect(announcer.announced().all).toHaveLength(said);
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(last()).toBe('Done again.');
});

test('without infantry, or once it is placed, cavalry is set out', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const force = { infantry: 1, cavalry: 2, guns: 1 };
  store.begin({
    ...FEW,
    rules: { ...FEW.rules, curtain: false },
    forces: { red: force, blue: { ...force, infantry: 0 } },
  });
  render(
    <Page store={store} browser={browser}>
      <Current />
    </Page>,
  );
  const pressed = (): string | null =>
    screen.getByRole('button', { pressed: true, name: /infantry|cavalry|gun/ }).textContent;
  expect(pressed()).toBe('1 infantry');
  fireEvent.click(screen.getByRole('button', { name: 'Set out' }));
  expect(pressed()).toBe('2 cavalry');
  // Once all of both stand the guns are left, which are pressed for.
  fireEvent.click(screen.getByRole('button', { name: 'Set out' }));
  expect(pressed()).toBe('0 infantry');
  fireEvent.click(screen.getByRole('button', { name: 'Set out all the others' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(pressed()).toBe('2 cavalry');
});
