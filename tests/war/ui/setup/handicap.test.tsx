import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { emptyDeployment } from '../../../../src/war/engine/deployment';
import { withoutOf, type Handicap } from '../../../../src/war/engine/handicap';
import { readSquare } from '../../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { openingHalf } from '../../../../src/war/game/deployments';
import { currentDeployment, type Game } from '../../../../src/war/game/game';
import { present } from '../../../../src/war/game/war';
import { Lots } from '../../../../src/war/ui/deployment/Lots';
import { TemplatesDialog } from '../../../../src/war/ui/deployment/TemplatesDialog';
import { EndScreen } from '../../../../src/war/ui/war/end/EndScreen';
import { Headquarters } from '../../../../src/war/ui/headquarters/Headquarters';
import { DeploymentSheet } from '../../../../src/war/ui/dialogs/entry';
import { savedWar } from '../../../../src/war/ui/library/savedWar';
import { Page } from '../../../support/page';
import { withDialogs } from '../../../support/dialogs';
import { stubMedia } from '../../../support/media';
import { CLASSIC, gameOf, OPEN, openTab, warOf } from '../../store/fakes';

withDialogs();
stubMedia();
configure({ defaultHidden: true });

const GIVEN: Handicap = {
  by: 'N',
  units: { cavalry: 2 },
  arsenals: [readSquare(BOARD, 'B15')!],
  firstTurn: true,
};
const SENTENCE = /Ada \(the North\) gives 2 cavalry, the arsenal at B15 and the first turn\./;

async function form() {
  const tab = openTab();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(
    <Page store={tab.store}>
      <Headquarters />
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'New game' }));
  await screen.findByText('Handicap');
  const odds = view.container.querySelector<HTMLElement>('.hq-odds')!;
  return { ...tab, user, odds, sum: () => within(odds).getByRole('status') };
}
type Form = Awaited<ReturnType<typeof form>>;

const begin = ({ user }: Form) => user.click(screen.getByRole('button', { name: 'Begin' }));
const giver = ({ user, odds }: Form, name: string) =>
  user.click(within(odds).getByRole('radio', { name }));
const give = ({ user, odds }: Form, kind: string, count: string) =>
  user.selectOptions(within(odds).getByLabelText(kind), count);

describe('the form of a new game', () => {
  test('gives nothing at first, nor if nobody gives', async () => {
    const view = await form();
    expect(view.odds).not.toHaveAttribute('open');
    expect(view.odds).toHaveTextContent('Handicap none');
    await giver(view, 'The North');
    expect(view.sum()).toHaveTextContent('Nothing is given yet: the game is even.');
    await give(view, 'Cavalry', '2');
    await giver(view, 'Nobody');
    await begin(view);
    expect(gameOf(view.store).handicap).toBeUndefined();
  });

  test('gives units and the first turn, and describes it', async () => {
    const view = await form();
    await giver(view, 'The South');
    await give(view, 'Infantry', '1');
    await view.user.click(within(view.odds).getByLabelText('The first turn'));
    expect(view.sum()).toHaveTextContent('The South gives 1 infantry and the first turn.');
    // Without a clock there is no time to be given.
    expect(view.odds).toHaveTextContent(/If you choose a clock above/);
    await begin(view);
    expect(gameOf(view.store).handicap).toEqual({
      by: 'S',
      units: { infantry: 1 },
      arsenals: [],
      firstTurn: true,
    });
  });

  test('gives a part of the time of the clock that is finally chosen', async () => {
    const view = await form();
    await view.user.click(screen.getByRole('radio', { name: 'Whole war' }));
    await giver(view, 'The North');
    await view.user.click(within(view.odds).getByRole('radio', { name: 'Half' }));
    expect(view.sum()).toHaveTextContent('The North gives time (15 minutes against 30 minutes).');
    await view.user.click(screen.getByRole('radio', { name: '60 min + 60 s' }));
    await begin(view);
    const { clock, handicap } = gameOf(view.store);
    expect(clock!.time).toEqual({ N: 1_800_000, S: 3_600_000 });
    expect(handicap).toBeUndefined();
  });

  test('explains what cannot be given, and begins nothing until it can', async () => {
    const view = await form();
    await giver(view, 'The North');
    for (const arsenal of ['B15', 'D8'])
      await view.user.click(within(view.odds).getByLabelText(arsenal));
    expect(view.sum()).toHaveTextContent('At least one arsenal of the North has to stay.');
    await begin(view);
    expect(view.state().game).toBeNull();
    await waitFor(() => expect(view.sum()).toHaveFocus());
    await view.user.click(within(view.odds).getByLabelText('D8'));
    await begin(view);
    expect(gameOf(view.store).handicap).toMatchObject({ by: 'N', arsenals: GIVEN.arsenals });
  });
});

const shown = (of: (game: Game) => React.ReactNode, options = {}) => {
  const tab = openTab();
  tab.store.begin({ ...CLASSIC, handicap: GIVEN, ...options });
  return {
    ...tab,
    user: userEvent.setup(),
    show: () => render(<Page store={tab.store}>{of(gameOf(tab.store))}</Page>),
  };
};

test('if both armies are visible, no lots are drawn', () => {
  shown((game) =>
    game.stage.name === 'lots' ? <Lots game={game} stage={game.stage} /> : null,
  ).show();
  expect(screen.getByRole('heading', { name: 'Both armies in place' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Draw lots' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Begin the war' })).toHaveAccessibleDescription(
    'No lots are drawn: the first turn is given to Charles (the South).',
  );
});

test('the library shows it of a game', () => {
  shown((game) => savedWar({ id: '', at: new Date(), text: '', game, faults: [] }).facts).show();
  expect(screen.getByText(SENTENCE)).toBeVisible();
  expect(screen.getByText('The South is given the first turn')).toBeVisible();
});

test.each<[Partial<Game>, RegExp]>([
  [{}, /handicap goes with the player: Ada \(the South\) gives 2 cavalry, the arsenal at T3/],
  [{ beginning: 'position' }, /what an army lacked, it lacks again/],
])('the end shows it, and its effect on the return match', async (more, returns) => {
  const { store, show } = shown((game) => {
    const war = warOf(store);
    return <EndScreen game={{ ...game, ...more }} war={war} ending={present(war).over!} />;
  });
  store.deployment.beginWar();
  store.table.surrender();
  show();
  expect(await screen.findByText(SENTENCE, { selector: '.ending-how' })).toHaveTextContent(returns);
});

test('a template with more units than there are reports how many are left out, and is loaded without them', async () => {
  const { store, user, show } = shown(
    (game) => (
      <TemplatesDialog
        board={BOARD}
        deployment={currentDeployment(game)!}
        secret={false}
        player={null}
        onClose={vi.fn()}
      />
    ),
    OPEN,
  );
  const whole = openingHalf(BOARD, 'classic', 'N');
  const { addTemplates, placesOf } =
    await import('../../../../src/war/store/deployment/templatePlaces');
  addTemplates(placesOf(store).own, [{ id: 'a', name: 'Whole', board: BOARD, deployment: whole }]);
  show();
  expect(await screen.findByText('2 of its units are given, and left out.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load “Whole”' }));
  expect(currentDeployment(gameOf(store))!.units).toHaveLength(15);
});

describe('on paper', () => {
  const rows = () => document.querySelectorAll('.print-units li').length;
  const sites = () => document.querySelectorAll('.print-board [data-arsenal="given"]').length;
  const print = async (sheet: Partial<ComponentProps<typeof DeploymentSheet>>) => {
    vi.stubGlobal('print', vi.fn());
    const { store } = openTab();
    const all = { board: BOARD, deployment: null, onClose: vi.fn(), ...sheet };
    render(
      <Page store={store}>
        <DeploymentSheet {...all} />
      </Page>,
    );
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
  };

  test('a side has as many units to tick as it has to place, and no arsenal that it gave', async () => {
    await print({ deployment: emptyDeployment('N', withoutOf(GIVEN, 'N')) });
    expect([rows(), sites()]).toEqual([15, 1]);
  });

  test('a sheet for either side has a whole army, and says who gives what', async () => {
    await print({ handicap: GIVEN });
    expect([rows(), sites()]).toEqual([17, 0]);
    expect(document.querySelector('.print-sheet')).toHaveTextContent(
      'The North gives 2 cavalry, the arsenal at B15 and the first turn.',
    );
  });
});

test('the board shows the site of an arsenal that was given, and no ruin', () => {
  const { container } = shown(
    (game) => game.stage.name === 'lots' && <Lots game={game} stage={game.stage} />,
  ).show();
  const marks = (is: string) => container.querySelectorAll(`[data-arsenal="${is}"]`).length;
  expect([marks('standing'), marks('given'), marks('fallen')]).toEqual([3, 1, 0]);
});
