import { act, render, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchKriegspiel } from '../../../../src/littlewars/game/kinds';
import { guarded } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import type { RiflesOrder } from '../../../../src/littlewars/kriegspiel/rifles';
import { App } from '../../../../src/littlewars/ui/App';
import { showFire } from '../../../../src/littlewars/ui/kriegspiel/fire/useFire';
import { firedBy } from '../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { Sounds } from '../../../../src/littlewars/ui/table/sound/entry';
import { SCORE, type Sound } from '../../../../src/littlewars/ui/table/sound/score';
import type { ShellSettings } from '../../../../src/shell/settings';
import type { SettingsStore } from '../../../../src/shell/settingsStore';
import { useShell } from '../../../../src/shell/ui/useShell';
import { fakeAudio, FakeAudioContext } from '../../../support/audio';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { SHAM_FIGHT } from '../../game/kriegspiel/games';
import { after } from '../../kriegspiel/tables';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';
import { battery, row, SHELL } from './fire/ranges';

const SOUNDS = Object.keys(SCORE) as Sound[];

withDialogs();
beforeAll(fetchKriegspiel);

let sounds: Sound[] = [];
beforeEach(async () => {
  stubResizes();
  fakeAudio();
  sounds = [];
  for (const sound of SOUNDS)
    vi.spyOn(SCORE[sound], 'play').mockImplementation(() => void sounds.push(sound));
  await Sounds.fetch();
});

/** The page of Little Wars with the sham fight in its first move, and the settings of its shell. */
async function firstMove() {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const shell: { settings?: SettingsStore<ShellSettings> } = {};
  function Settings(): null {
    shell.settings = useShell().settings;
    return null;
  }
  store.openRead(guarded(SHAM_FIGHT));
  await waitFor(() => expect(store.state.getState().game).not.toBe(null));
  render(
    <Page store={store} browser={browser}>
      <App />
      <Settings />
    </Page>,
  );
  act(() => void store.give({ kind: 'go' }));
  return { store, settings: shell.settings! };
}

/** Shows a shell and a volley. */
function fire(): void {
  const before = battery([row('red', 'infantry', 5, 80, 20)]);
  const men = before.men.filter(({ x, side }) => side === 'red' && x > 75 * 16);
  const rifles: RiflesOrder = {
    kind: 'rifles',
    men: men.map(({ id }) => id),
    bearing: 0,
    elevation: 0,
  };
  for (const order of [SHELL, rifles] as const)
    act(() => void showFire(firedBy(before, order, after(before, order)), true));
}

test('with sounds off nothing of Kriegspiel is heard, and once they are on all of it', async () => {
  const { store, settings } = await firstMove();
  const makeNoise = async (): Promise<void> => {
    await act(async () => {
      store.give({ kind: 'changeFormation', body: 'C', formation: 'fours' });
      await Promise.resolve();
    });
    await act(async () => {
      store.undo();
      await Promise.resolve();
    });
    fire();
  };
  expect(settings.getState().sounds).toBe(false);
  await makeNoise();
  expect(sounds).toEqual([]);
  expect(FakeAudioContext.made).toEqual([]);

  act(() => settings.change({ sounds: true }));
  await makeNoise();
  expect(sounds).toEqual(['step', 'undo', 'spring', 'burst', 'man', 'volley']);

  act(() => settings.change({ sounds: false }));
  await makeNoise();
  expect(sounds).toHaveLength(6);
});
