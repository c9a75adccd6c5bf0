import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoardScene } from '../../../../src/war/ui/effects/animations/BoardScene';
import { eventCues, stateCues, stepCues } from '../../../../src/war/ui/effects/sound/cues';
import { createPlayer } from '../../../../src/shell/ui/sound/player';
import { replayed } from '../../../../src/war/ui/effects/animations/timeline';
import { SCORE, type Sound } from '../../../../src/war/ui/effects/sound/score';
import { Sounds } from '../../../../src/war/ui/effects/sound/Sounds';
import { Page } from '../../../support/page';
import {
  CLASSIC,
  createBrowser,
  saveWar,
  openTab,
  OPEN,
  placement,
  square,
  toWar,
  prefer,
  warOf,
  type AllSettings,
} from '../../store/fakes';
import { FakeAudioContext, fakeAudio, hidePage } from '../../../support/audio';
import { stubMedia } from '../../../support/media';

const SOUNDS = Object.keys(SCORE) as Sound[];

type Tab = ReturnType<typeof openTab>;

/** A tab in the war of units on otherwise empty ground, the North to move. */
function field(units: Readonly<Record<string, string>>): Tab {
  const browser = createBrowser();
  saveWar(browser, `${placement(units)} N B15,D8,T3,T23 - 1`);
  const tab = openTab({ browser });
  tab.store.resume();
  return tab;
}

/** The sounds of an order, change by change and event by event. */
function soundsOf({ store }: Tab, order: (store: Tab['store']) => void): Sound[] {
  const cues: Sound[] = [];
  const stops = [
    store.state.subscribe((now, before) => cues.push(...stateCues(before, now))),
    store.table.onEvent((event) => cues.push(...eventCues(event))),
  ];
  order(store);
  stops.forEach((stop) => stop());
  return cues;
}

const press = (name: string) => (store: Tab['store']) => store.table.press(square(name));
const march = (from: string, to: string) => (store: Tab['store']) => {
  store.table.press(square(from));
  store.table.press(square(to));
};
const attack = (name: string) => (store: Tab['store']) => {
  store.table.press(square(name));
  store.table.attack(square(name));
};

describe('sounds of the war', () => {
  test('choosing, marching, taking back', () => {
    const tab = openTab();
    toWar(tab.store);
    expect(soundsOf(tab, press('G8'))).toEqual(['choose']);
    expect(soundsOf(tab, press('F9'))).toEqual(['move']);
    expect(soundsOf(tab, (store) => store.table.undo())).toEqual(['undo']);
    expect(soundsOf(tab, (store) => store.table.leave())).toEqual([]);
  });

  test('an order that is refused', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.press(square('G8'));
    expect(soundsOf(tab, press('A25'))).toEqual(['refused']);
  });

  test('an attack that charges and dislodges; the turn that begins', () => {
    const tab = field({ G11: 'C', H11: 'i', K20: 'i' });
    expect(soundsOf(tab, attack('H11'))).toEqual(['choose', 'charge', 'dislodged', 'turn']);
  });

  test('a unit destroyed, without a charge', () => {
    const tab = field({ D7: 'I', D6: 'i', L1: 'i', T2: 'i' });
    expect(soundsOf(tab, attack('D6')).slice(1, 2)).toEqual(['destroyed']);
  });

  test('an attack resisted', () => {
    const tab = field({ G11: 'I', H11: 'i', K20: 'i' });
    expect(soundsOf(tab, attack('H11'))).toEqual(['choose', 'resists', 'turn']);
  });

  test('an arsenal that falls, and the units that it isolates', () => {
    const tab = field({ T8: 'R', T4: 'I', D9: 'I', E15: 'i', O3: 'i' });
    const cues = soundsOf(tab, (store) => {
      march('T4', 'T3')(store);
      store.table.endTurn();
    });
    expect(cues).toContain('arsenal');
    expect(cues.slice(cues.indexOf('arsenal'))).toContain('isolation');
  });

  test('a move out of communication', () => {
    const tab = field({ E9: 'I', E15: 'i' });
    expect(soundsOf(tab, march('E9', 'F9'))).toEqual(['choose', 'move', 'isolation']);
    expect(soundsOf(tab, (store) => store.table.undo())).toEqual(['undo']);
  });

  test('the end of a turn, victory and a draw', () => {
    const begun = (): Tab => {
      const tab = openTab();
      toWar(tab.store);
      return tab;
    };
    expect(soundsOf(begun(), (store) => store.table.endTurn())).toEqual(['turn']);
    expect(soundsOf(begun(), (store) => store.table.surrender())).toEqual(['victory']);
    expect(soundsOf(begun(), (store) => store.table.agreeDraw())).toEqual(['draw']);
  });

  test('each step of the history, and no leap', () => {
    const tab = openTab();
    toWar(tab.store);
    march('G8', 'F9')(tab.store);
    tab.store.table.endTurn();
    expect(soundsOf(tab, (store) => store.past.show(0))).toEqual([]);
    expect(soundsOf(tab, (store) => store.past.step('next'))).toEqual(['move']);
    expect(soundsOf(tab, (store) => store.past.step('next'))).toEqual(['turn']);
    expect(soundsOf(tab, (store) => store.past.step('previous'))).toEqual(['undo']);
    expect(soundsOf(tab, (store) => store.past.show(null))).toEqual(['turn']);
  });
});

test('placing an army sounds: picking a unit up, setting it down, a side that is done', () => {
  const tab = openTab();
  tab.store.begin(OPEN);
  expect(soundsOf(tab, (store) => store.deployment.holdKind('infantry'))).toEqual(['choose']);
  expect(soundsOf(tab, (store) => store.deployment.press(square('D5')))).toEqual(['place']);
  expect(soundsOf(tab, (store) => store.deployment.press(square('R5')))).toEqual(['refused']);
  expect(soundsOf(tab, (store) => store.deployment.loadOpening('classic'))).toEqual(['place']);
  expect(soundsOf(tab, (store) => store.deployment.saveDrafts([]))).toEqual([]);
  expect(soundsOf(tab, (store) => void store.deployment.seal())).toEqual(['turn']);
});

test('the lots are heard, and the first turn', () => {
  const tab = openTab();
  tab.store.begin(CLASSIC);
  expect(soundsOf(tab, (store) => store.deployment.drawLots())).toEqual(['turn']);
  expect(soundsOf(tab, (store) => store.deployment.beginWar())).toEqual(['turn']);
});

test('opening another game makes no sound', () => {
  const tab = openTab();
  toWar(tab.store);
  expect(soundsOf(tab, (store) => store.begin(OPEN))).toEqual([]);
});

describe('every sound', () => {
  test.each(SOUNDS)('%s begins at once, dies away and is not too loud', (name) => {
    fakeAudio();
    const context = new FakeAudioContext();
    const { destination, currentTime } = context;
    SCORE[name].play({ context, out: destination } as never, currentTime);
    const { sources } = context;
    expect(sources.length).toBeGreaterThan(0);
    expect(Math.min(...sources.map(({ started }) => started ?? Infinity))).toBeCloseTo(currentTime);
    for (const source of sources) {
      expect(source.stopped).toBeGreaterThan(source.started ?? Infinity);
      expect(source.stopped! - currentTime).toBeLessThan(3);
      // Each source goes through an envelope, which dies away, to the one way out.
      let node = source;
      while (node.to[0] !== undefined && node.to[0] !== (destination as unknown)) [node] = node.to;
      expect(node.to).toEqual([destination]);
      expect(Math.max(...node.gain.given.slice(1))).toBeLessThanOrEqual(1);
      expect(node.gain.value).toBeLessThan(0.001);
    }
    const ends = Math.max(...sources.map(({ stopped }) => stopped ?? 0)) - currentTime;
    expect(SCORE[name].lasts).toBeLessThanOrEqual(ends + 0.3);
  });

  test('is unlike every other', () => {
    const scores = SOUNDS.map((name) => {
      fakeAudio();
      const context = new FakeAudioContext();
      SCORE[name].play({ context, out: context.destination } as never, 0);
      return context.nodes
        .map(({ kind, started, stopped, gain }) => [kind, started, stopped, ...gain.given].join())
        .join(';');
    });
    expect(new Set(scores).size).toBe(SOUNDS.length);
  });
});

describe('the player', () => {
  let made: FakeAudioContext[];
  beforeEach(() => void (made = fakeAudio()));
  afterEach(() => {
    hidePage(false);
    vi.useRealTimers();
  });

  const starts = (context: FakeAudioContext | undefined): number[] =>
    (context?.sources ?? []).map(({ started }) => started ?? NaN);

  test('makes its context with the first sound, and only one', () => {
    const player = createPlayer(SCORE);
    expect(made).toHaveLength(0);
    player.play([], 60);
    player.play(['choose'], 0);
    expect(made).toHaveLength(0);
    player.play(['choose'], 60);
    player.play(['move'], 60);
    expect(made).toHaveLength(1);
    player.close();
    expect(made[0]!.state).toBe('closed');
  });

  test('plays sounds one after another, at the volume of the settings', () => {
    const player = createPlayer(SCORE);
    player.play(['charge', 'destroyed'], 50);
    const [context] = made;
    const voice = context!.nodes.find(({ to }) => to[0] === (context!.destination as unknown));
    expect(voice?.gain.value).toBe(0.25);
    const last = Math.max(...starts(context));
    player.close();
    const again = createPlayer(SCORE);
    again.play(['destroyed'], 50);
    expect(last - Math.max(...starts(made[1]))).toBeCloseTo(SCORE.charge.lasts);
    again.close();
  });

  test('plays a sound where it is, from the left edge to the right', () => {
    const player = createPlayer(SCORE);
    player.play(['edge'], 60, -1);
    player.play(['fire'], 60, 0.5);
    player.play(['cut'], 60);
    const panners = made[0]!.nodes.filter(({ kind }) => kind === 'panner');
    expect(panners.map(({ pan }) => pan.value)).toEqual([-1, 0.5]);
    expect(panners.every(({ to }) => to[0] === (made[0]!.destination as unknown))).toBe(true);
    player.close();
  });

  test('fades the oldest where many sounds come at once', () => {
    const player = createPlayer(SCORE);
    for (let i = 0; i < 5; i++) player.play(['victory'], 100);
    const [context] = made;
    const voices = context!.nodes.filter(({ to }) => to[0] === (context!.destination as unknown));
    expect(voices.map(({ gain }) => gain.value)).toEqual([0, 0, 1, 1, 1]);
    player.close();
  });

  test('plays nothing while the page is hidden, and falls silent when it is', () => {
    const player = createPlayer(SCORE);
    hidePage(true);
    player.play(['victory'], 60);
    expect(made).toHaveLength(0);
    hidePage(false);
    player.play(['victory'], 60);
    hidePage(true);
    expect(made[0]!.state).toBe('closed');
    hidePage(false);
    player.play(['choose'], 60);
    expect(made).toHaveLength(2);
    player.close();
    hidePage(true);
    expect(made).toHaveLength(2);
  });

  test('waits for a context that must be woken, but plays nothing too late', async () => {
    vi.useFakeTimers();
    FakeAudioContext.firstState = 'suspended';
    for (const [wait, sounds] of [
      [50, true],
      [5000, false],
    ] as const) {
      FakeAudioContext.wait = wait;
      const player = createPlayer(SCORE);
      player.play(['choose'], 60);
      await vi.advanceTimersByTimeAsync(wait + 10);
      expect(made.at(-1)!.sources.length > 0).toBe(sounds);
      player.close();
    }
    // Closed before it woke: no sound, and no failure.
    FakeAudioContext.wait = 50;
    const player = createPlayer(SCORE);
    player.play(['choose'], 60);
    player.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(made.at(-1)!.sources).toEqual([]);
  });
});

describe('on the page', () => {
  let made: FakeAudioContext[];
  beforeEach(() => void (made = fakeAudio()));
  const open = (options: Partial<AllSettings> = {}) => {
    const tab = openTab();
    toWar(tab.store);
    prefer(tab.store, { sounds: true, ...options });
    return {
      ...tab,
      ...render(
        <Page store={tab.store}>
          <Sounds />
        </Page>,
      ),
    };
  };

  test('events are heard, at a new volume too, until sound is switched off', () => {
    const { store, unmount } = open({ volume: 30 });
    expect(made).toHaveLength(0);
    act(() => store.table.press(square('G8')));
    const [context] = made;
    const first = context!.sources.length;
    expect(first).toBeGreaterThan(0);
    act(() => prefer(store, { volume: 80 }));
    expect(context!.sources.length).toBeGreaterThan(first);
    act(() => prefer(store, { figures: true }));
    unmount();
    expect(context!.state).toBe('closed');
    act(() => store.table.press(square('F9')));
    expect(made).toHaveLength(1);
  });

  test('the last turn sounds again as it is shown again, order by order, and is silent once that is cancelled', () => {
    vi.useFakeTimers();
    stubMedia();
    Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
    const { store, unmount } = open();
    unmount();
    march('G8', 'F9')(store);
    march('G3', 'E5')(store);
    store.table.endTurn();
    const announced: (readonly Sound[] | null)[] = [];
    const stop = replayed.subscribe((step) => announced.push(step && stepCues(step)));
    const scene = (replay: { pace: 'full' } | null) => (
      <Page store={store}>
        <Sounds />
        <BoardScene war={warOf(store)} at={3} live replay={replay} />
      </Page>
    );
    const { rerender } = render(scene(null));
    rerender(scene({ pace: 'full' }));
    expect(announced).toEqual([]);
    while (announced.length < 3) act(() => void vi.advanceTimersToNextTimer());
    expect(announced).toEqual([['move'], ['move'], ['turn']]);
    const [context] = made;
    const voices = () =>
      context!.nodes
        .filter(({ to }) => to[0] === (context!.destination as unknown))
        .map(({ gain }) => gain.value > 0);
    expect(voices()).toEqual([true, true, true]);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    expect(announced.at(-1)).toBeNull();
    expect(voices()).toEqual([false, false, false]);

    // Seen to its end, it is not cut short.
    rerender(scene({ pace: 'full' }));
    while (vi.getTimerCount() > 0) act(() => void vi.advanceTimersToNextTimer());
    expect(announced.slice(4)).toEqual([['move'], ['move'], ['turn']]);
    expect(voices().slice(3)).toEqual([true, true, true]);
    stop();
  });

  test('switched on by the user, it is heard at once', () => {
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { isActive: true },
    });
    open();
    expect(made[0]?.sources.length).toBeGreaterThan(0);
    Reflect.deleteProperty(navigator, 'userActivation');
  });
});
