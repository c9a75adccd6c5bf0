import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { shuffled } from '../../../../src/war/game/autoDeployment';
import { withDialogs } from '../../../support/dialogs';
import { WholePage } from '../../../support/page';
import { gameOf, HIDDEN, openTab, prefer, toWar } from '../../store/fakes';
import { stubMedia } from '../../../support/media';

withDialogs();
beforeEach(() => {
  stubMedia();
  window.history.replaceState(null, '', '#game');
});

type Tab = ReturnType<typeof openTab>;

function deploying(): Tab {
  const tab = openTab();
  tab.store.begin(HIDDEN);
  return tab;
}

async function bothSealed(): Promise<Tab> {
  const tab = deploying();
  for (let side = 0; side < 2; side++) {
    tab.store.raiseCurtain();
    tab.store.deployment.arrange(shuffled);
    await tab.store.deployment.seal();
  }
  return tab;
}

function betweenTurns(): Tab {
  const tab = openTab();
  prefer(tab.store, { handOver: true });
  toWar(tab.store);
  tab.store.table.endTurn();
  return tab;
}

test.each([
  ['before a side deploys', deploying, /North.* deploys/],
  ['once both are sealed', bothSealed, 'Both armies are sealed.'],
  ['between two turns', betweenTurns, 'It is Charles’s turn.'],
] as const)('the card %s has a way out, which uncovers nothing', async (_, make, title) => {
  const tab = await make();
  const user = userEvent.setup();
  render(<WholePage store={tab.store} />);
  const game = gameOf(tab.store);
  const covered = async (): Promise<void> => {
    await screen.findByRole('heading', { name: title });
    expect(document.querySelector('[role="grid"], [role="gridcell"], .tray')).toBeNull();
  };
  await covered();
  await user.click(screen.getByRole('button', { name: 'Headquarters' }));
  expect(document.querySelector('.curtain')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await covered();
  expect(gameOf(tab.store)).toEqual(game);
});
