import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SoundOffer } from '../../../../src/war/ui/effects/entry';
import { WholePage } from '../../../support/page';
import { stubMedia } from '../../../support/media';
import { withDialogs } from '../../../support/dialogs';
import { createBrowser, openTab, prefer, toWar } from '../../store/fakes';

withDialogs();
// Loaded lazily by the page; the test imports it directly, so that it need not wait.
beforeAll(() => SoundOffer.fetch());
beforeEach(() => stubMedia());
afterEach(() => window.history.replaceState(null, '', './'));

const offer = () => screen.queryByText('Turn sounds on');

function warOf({ browser = createBrowser(), sounds = false } = {}) {
  const tab = openTab({ browser });
  prefer(tab.store, { sounds });
  toWar(tab.store);
  window.history.replaceState(null, '', '#game');
  return { ...tab, ...render(<WholePage store={tab.store} />) };
}

test('sound is offered at the first war, until it is answered, and never again', async () => {
  const browser = createBrowser();
  const first = warOf({ browser });
  expect(await screen.findByText('Turn sounds on')).toBeVisible();
  expect(first.settings()).toMatchObject({ sounds: false, soundsOffered: true });
  await userEvent.click(offer()!);
  expect(first.settings().sounds).toBe(true);
  expect(offer()).toBeNull();
  first.unmount();
  warOf({ browser });
  expect(await screen.findByText('End the turn')).toBeVisible();
  expect(offer()).toBeNull();
});

test('declined, it is silent; a player with sounds is not asked', async () => {
  const { settings, unmount } = warOf();
  await userEvent.click(await screen.findByText('Stay silent'));
  expect(settings().sounds).toBe(false);
  expect(offer()).toBeNull();
  unmount();
  warOf({ sounds: true });
  expect(await screen.findByText('End the turn')).toBeVisible();
  expect(offer()).toBeNull();
});
