import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../src/littlewars/battles/countries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { turnedRound } from '../../../src/littlewars/battles/pieces';
import { Headquarters } from '../../../src/littlewars/ui/headquarters/Headquarters';
import { withDialogs } from '../../support/dialogs';
import { stubResizes } from '../../support/observers';
import { HooksFarm } from '../../../src/littlewars/ui/library/HooksFarm';
import { Table } from '../../../src/littlewars/ui/table/Table';
import type { RandomInt } from '../../../src/littlewars/ui/base/useGame';
import { battleIn, createBrowser, FARM, FEW, openTab, order, littleWars } from '../store/fakes';
import { Page } from './page';

withDialogs();

/** Headquarters with a battle in progress, which the library has or has no room for. */
async function busy(archiveTrouble: 'none' | 'full') {
  stubResizes();
  const browser = createBrowser();
  browser.archiveTrouble = archiveTrouble;
  const { store } = openTab({ browser });
  store.begin({ ...FEW, name: 'The nursery' });
  store.leaveGame();
  const library = archiveTrouble === 'none' ? 'saved' : archiveTrouble;
  await expect.poll(() => store.state.getState().save).toHaveProperty('library', library);
  render(
    <Page store={store} browser={browser}>
      <Headquarters otherScreen={() => null} ruleBook={() => null} />
    </Page>,
  );
  return { name: () => store.state.getState().game?.name, store };
}

const BEGINNING = 'From the first move';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a battle that begins while another is in progress', () => {
  test('begins at once if the other stays in the library, which is announced', async () => {
    const { name } = await busy('none');
    for (const button of ['Play Hook’s Farm', BEGINNING])
      expect(screen.getByRole('button', { name: button })).toHaveAccessibleDescription(
        /The nursery stays in the library\.$/,
      );
    await press(BEGINNING);
    expect(name()).not.toBe('The nursery');
  });

  test('is asked about where the other would be lost', async () => {
    const { name } = await busy('full');
    await press(BEGINNING);
    const question = screen.getByRole('dialog', { name: 'Give up the game in progress?' });
    expect(question).toHaveTextContent('The nursery');
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name()).toBe('The nursery');

    await press('New battle');
    await press('Begin');
    expect(name()).toBe('The nursery');
    await press('Give it up and begin');
    expect(name()).not.toBe('The nursery');
  });
});

test('with a battle in progress, playing alone comes next to going on with it', async () => {
  await busy('none');
  const [goOn, next] = screen.getAllByRole('button');
  expect(goOn).toHaveTextContent(/^Go on with the battle/);
  expect(next).toHaveAccessibleName(/^Against the\smachine$/);
});

test('a battle that is over is looked at, not gone on with', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  store.begin(FARM);
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'red' });
  store.leaveGame();
  render(
    <Page store={store} browser={browser}>
      <Headquarters otherScreen={() => null} ruleBook={() => null} />
    </Page>,
  );
  expect(screen.getAllByRole('button')[0]).toHaveTextContent(/^Look at the battle/);
});

test('the form of a new battle has its own title, which has the focus', async () => {
  await busy('none');
  await press('New battle');
  expect(screen.getByRole('form', { name: 'New battle' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New battle' })).toHaveFocus();
});

test('the first entry is target practice, and Hook’s Farm is explained by its button', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser}>
      <Headquarters otherScreen={() => null} ruleBook={() => null} />
    </Page>,
  );
  const [first, second, ...farm] = screen.getAllByRole('button').slice(0, 4);
  expect(first).toHaveAccessibleName('Target practice');
  expect(second).toHaveAccessibleName(/^Against the\smachine$/);
  // It stands alone on its line, as at the headquarters of the war.
  expect(second?.parentElement).toBe(first?.parentElement);
  expect(screen.getByText(/for two or one alone/)).toBeVisible();
  // Two buttons, and one line that states the choice.
  for (const each of farm) expect(each).toHaveAccessibleDescription(/^Wells’ own example/);
  expect(farm[0]?.parentElement?.nextElementSibling).toHaveTextContent(/^Wells’ own example/);
});

test('Hook’s Farm is opened at Blue’s third move, by a press at once and by an address after one', async () => {
  stubResizes();
  for (const by of ['push', 'follow'] as const) {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.navigation[by]({ screen: 'hooksFarm', id: '' });
    const { unmount } = render(
      <Page store={store} browser={browser}>
        <HooksFarm open="" onClose={() => undefined} />
      </Page>,
    );
    if (by === 'follow') {
      expect(store.state.getState().game).toBeNull();
      await press('Play Hook’s Farm');
    }
    await expect.poll(() => store.state.getState().game).not.toBeNull();
    expect(battleIn(store)).toMatchObject({ phase: 'guns', mover: 'blue', moves: 5 });
    expect(store.navigation.route()).toEqual({ screen: 'game' });
    unmount();
    render(
      <Page store={store} browser={browser}>
        <Table game={littleWars(store.state.getState().game)!} onReplay={() => undefined} />
      </Page>,
    );
    // The gun that may fire is chosen, so that the next press looks along it.
    expect(screen.getByRole('button', { name: 'Look along the barrel' })).toBeEnabled();
    cleanup();
  }
});

/** Headquarters of a new browser at the form of a new battle. */
async function atForm(lot?: RandomInt) {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser} {...(lot && { lot })}>
      <Headquarters otherScreen={() => null} ruleBook={() => null} />
    </Page>,
  );
  await press('New battle');
  const choose = (value: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'The country' }), value);
  const choosers = () => screen.getByRole('group', { name: 'Who chooses the side of the field' });
  const country = () => store.state.getState().game?.muster.country;
  return { store, choose, choosers, country };
}

describe('2.1 the choice of side', () => {
  test('is not asked for on a ready country, unless it is agreed', async () => {
    const { choosers, country } = await atForm();
    expect(within(choosers()).getByLabelText('nobody')).toBeChecked();
    await press('Begin');
    expect(country()).toEqual(COUNTRIES['hooks-farm']);
  });

  test('is Blue’s on a country drawn by its number; from the other end it is turned round', async () => {
    const { choose, choosers, country } = await atForm();
    await choose('generated');
    expect(within(choosers()).getByLabelText('Blue')).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: 'Blue' }), 'Charles');
    await press('Begin');
    const question = screen.getByRole('dialog', { name: 'Charles (Blue) chooses a side' });
    expect(country()).toBeUndefined();
    expect(question).toHaveTextContent('The south: Red');
    expect(within(question).getByLabelText('from the north')).toHaveFocus();
    await userEvent.click(within(question).getByLabelText('from the south'));
    expect(question).toHaveTextContent('The south: Charles (Blue)');
    expect(question).toHaveTextContent('The north: Red');
    await userEvent.click(within(question).getByRole('button', { name: 'Begin' }));
    expect(country()).toEqual(turnedRound(generatedCountry({ seed: 1 })));
  });

  test('is skipped by beginning at once, and may be agreed away', async () => {
    const { choose, choosers, country, store } = await atForm();
    await choose('generated');
    await press('Begin');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Begin' }),
    );
    expect(country()).toEqual(generatedCountry({ seed: 1 }));
    act(() => store.leaveGame());
    await press('New battle');
    await choose('generated');
    await userEvent.click(within(choosers()).getByLabelText('nobody'));
    await press('Begin');
    expect(screen.queryByRole('dialog', { name: /chooses a side/ })).toBeNull();
  });

  test('falls by lot, comes before the dice, and in the Defensive Game is the defender’s', async () => {
    const { choosers, country } = await atForm();
    await userEvent.click(within(choosers()).getByLabelText('by lot'));
    await userEvent.click(screen.getByLabelText('chances of war'));
    await press('Begin');
    const question = screen.getByRole('dialog', { name: 'Red chooses a side' });
    await userEvent.click(within(question).getByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('dialog', { name: 'chances of war' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByLabelText('Defensive Game'));
    // The lot is not offered there, so that nobody chooses on a ready country.
    expect(within(choosers()).getByLabelText('nobody')).toBeChecked();
    await userEvent.click(within(choosers()).getByLabelText('the defender'));
    await press('Begin');
    // The lot says that Red attacks.
    expect(screen.getByRole('dialog', { name: 'Blue chooses a side' })).toBeVisible();
    expect(country()).toBeUndefined();
  });
});

test('2.1 lots are drawn once: cancelling and beginning again gives the same chooser and the same dice', async () => {
  let draws = 0;
  const { choosers } = await atForm((below) => draws++ % below);
  await userEvent.click(within(choosers()).getByLabelText('by lot'));
  await userEvent.click(screen.getByLabelText('chances of war'));
  const begin = async (): Promise<readonly (string | null)[]> => {
    await press('Begin');
    const sides = screen.getByRole('dialog', { name: /chooses a side/ });
    await userEvent.click(within(sides).getByRole('button', { name: 'Begin' }));
    const dice = screen.getByRole('dialog', { name: 'chances of war' });
    return [sides, dice].map(({ textContent }) => textContent);
  };
  const drawn = await begin();
  await userEvent.keyboard('{Escape}');
  expect(await begin()).toEqual(drawn);
});

describe('6.6 the next battle of a campaign', () => {
  async function afterBattle() {
    const { store, ...form } = await atForm();
    act(() => {
      store.begin({ ...FARM, campaign: 300 });
      order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
      store.leaveGame();
    });
    await press('New battle');
    return { store, ...form };
  }

  test('is begun on another country, which is all that is asked', async () => {
    const { choose, country, store } = await afterBattle();
    expect(screen.getByText(/Red leads by 245.5 after 1 battle/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'The forces' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'The country' })).toHaveValue('hooks-farm');
    await choose('the-fens');
    await press('Begin');
    expect(country()?.name).toBe('The Fens');
    expect(store.state.getState().game?.campaign?.before).toHaveLength(1);
  });

  test('may be declined for another battle', async () => {
    const { store } = await afterBattle();
    await userEvent.click(screen.getByLabelText('a new battle'));
    expect(screen.getByRole('group', { name: 'The forces' })).toBeVisible();
    await press('Begin');
    expect(store.state.getState().game?.campaign).toBeNull();
  });
});

test.each(['', 'beginning'])(
  'both beginnings of Hook’s Farm are offered by its address with “%s”, after a press',
  async (id) => {
    for (const [button, begun] of [
      [BEGINNING, { phase: 'interval', mover: 'red', moves: 0 }],
      ['Play Hook’s Farm', { phase: 'guns', mover: 'blue', moves: 5 }],
    ] as const) {
      stubResizes();
      const browser = createBrowser();
      const { store } = openTab({ browser });
      store.navigation.follow({ screen: 'hooksFarm', id });
      render(
        <Page store={store} browser={browser}>
          <HooksFarm open={id} onClose={() => undefined} />
        </Page>,
      );
      expect(store.state.getState().game).toBeNull();
      await press(button);
      await expect.poll(() => store.state.getState().game).not.toBeNull();
      expect(battleIn(store)).toMatchObject(begun);
      cleanup();
    }
  },
);
