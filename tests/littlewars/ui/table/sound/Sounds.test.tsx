import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readyBattle } from '../../../../../src/littlewars/battles/readyBattle';
import type { Shot } from '../../../../../src/littlewars/engine/flight';
import { BattleStoreContext } from '../../../../../src/littlewars/ui/base/useGame';
import { shotsShown, type PlayedShot } from '../../../../../src/littlewars/ui/gunner/shotClock';
import { showFire } from '../../../../../src/littlewars/ui/kriegspiel/fire/useFire';
import { firedBy, type ShownFire } from '../../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { SCORE, type Sound } from '../../../../../src/littlewars/ui/table/sound/score';
import { Sounds } from '../../../../../src/littlewars/ui/table/sound/Sounds';
import { SHELL_SETTINGS } from '../../../../../src/shell/settings';
import { createSettings } from '../../../../../src/shell/settingsStore';
import { ShellContext } from '../../../../../src/shell/ui/useShell';
import { createStore } from 'zustand/vanilla';
import { fakeAudio } from '../../../../support/audio';
import { followWindow } from '../../../../support/address';
import { after } from '../../../kriegspiel/tables';
import { createBrowser, FEW, fewOf, openTab } from '../../../store/fakes';
import { battery, SHELL } from '../../kriegspiel/fire/ranges';

const SOUNDS = Object.keys(SCORE) as Sound[];

const FIRST = readyBattle('hooks-farm').battle;

let sounds: Sound[] = [];
beforeEach(() => {
  fakeAudio();
  sounds = [];
  for (const sound of SOUNDS)
    vi.spyOn(SCORE[sound], 'play').mockImplementation(() => void sounds.push(sound));
});

/** The sounds on the page of a battle just begun. */
function listen() {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const { storage, watcher } = browser.tab();
  store.begin({
    ...FEW,
    rules: { ...FEW.rules, curtain: false },
    places: [...fewOf('red'), ...fewOf('blue')],
  });
  render(
    <ShellContext
      value={{
        settings: createSettings(SHELL_SETTINGS, storage, watcher),
        newVersion: createStore(() => null),
        mayReload: () => true,
        others: [],
        followAddress: followWindow,
      }}
    >
      <BattleStoreContext value={store}>
        <Sounds />
      </BattleStoreContext>
    </ShellContext>,
  );
  return store;
}

/** A shot whose bolt bounces at 0.1 s of its flight and stops at 0.9 s, on a clock that the test moves. */
function shotAt(time: number) {
  const at = (seconds: number) => ({ x: 0, y: 0, z: 0, time: seconds });
  const shot: Shot = {
    gun: 'G1',
    aim: { bearing: 0, elevation: 0 },
    deviation: { sideways: 0, upwards: 0 },
    path: [at(0), at(1)],
    events: [
      { kind: 'floor', what: '', at: at(0.1), before: 1, after: 1 },
      { kind: 'rest', at: at(0.9) },
    ],
    dead: [],
    falls: [],
  };
  let [now, frame] = [time, (): void => undefined];
  const clock: PlayedShot['clock'] = {
    now: () => now,
    subscribe: (next) => {
      frame = next;
      return () => undefined;
    },
    skip: () => undefined,
    isSkipped: () => false,
  };
  return {
    played: { shot, before: FIRST, clock },
    moveTo: (seconds: number): void => {
      now = seconds;
      frame();
    },
  };
}

test('a shot is heard as it is seen, and no more once it is skipped', () => {
  listen();
  const { played, moveTo } = shotAt(0);
  act(() => shotsShown.send(played));
  expect(sounds).toEqual(['spring']);
  moveTo(0.05);
  expect(sounds).toEqual(['spring']);
  moveTo(0.2);
  moveTo(0.3);
  expect(sounds).toEqual(['spring', 'bounce']);
  moveTo(Infinity);
  expect(sounds).toEqual(['spring', 'bounce']);
});

test('kriegspiel.md 3.3: a shell bursts once, where it meets the ground, and not before', () => {
  listen();
  const before = battery();
  const { kind, ...fire } = firedBy(before, SHELL, after(before, SHELL));
  const meets = fire.shot.events[0]!.at.time;
  const { played, moveTo } = shotAt(0);
  const effects = { kind: 'shell', words: '', burstAt: () => null } as const;
  expect(kind).toBe('shell');
  act(() => shotsShown.send({ ...played, ...fire, effects }));
  moveTo(meets - 0.001);
  expect(sounds).toEqual(['spring']);
  moveTo(meets);
  moveTo(meets + 0.5);
  moveTo(meets + 1);
  expect(sounds).toEqual(['spring', 'burst', 'man']);
  act(() => void showFire({ kind, ...fire } as ShownFire, true));
  expect(sounds.slice(3)).toEqual(['spring', 'burst', 'man']);
});

test('without motion the spring and the hits are heard at once', () => {
  listen();
  act(() => shotsShown.send(shotAt(Infinity).played));
  expect(sounds).toEqual(['spring', 'rest']);
});

test('the men of a body are heard once, and an order taken back is heard too', async () => {
  const store = listen();
  store.give({ kind: 'go' });
  store.giveEach(
    ['R1', 'R2'].map((man, i) => ({ kind: 'march', man, to: { x: 840 + 40 * i, y: 120 } })),
  );
  await Promise.resolve();
  expect(sounds).toEqual(['step']);
  store.undo();
  await Promise.resolve();
  expect(sounds).toEqual(['step', 'undo']);
});
