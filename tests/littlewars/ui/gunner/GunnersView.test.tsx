import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../../src/shell/ui/useAnnouncer';
import type { Aim } from '../../../../src/littlewars/engine/flight';
import { flightOf } from '../../../../src/littlewars/engine/shot';
import type { Battle } from '../../../../src/littlewars/engine/types';
import { barrelOf } from '../../../../src/littlewars/ui/gunner/barrel';
import { GunnersView } from '../../../../src/littlewars/ui/gunner/GunnersView';
import type { NamedByHint } from '../../../../src/littlewars/ui/gunner/art/hinted';
import { STILL_AFTER } from '../../../../src/littlewars/ui/gunner/aiming';
import { shotsLeft } from '../../../../src/littlewars/words/gunner';
import { showShot, type PlayedShot } from '../../../../src/littlewars/ui/gunner/shotClock';
import { block, country, table } from '../../engine/tables';
import { stubMedia } from '../../../support/media';
import { stubResizes } from '../../../support/observers';

const BATTLE = table({
  guns: [{ side: 'red', x: 60, y: 10 }],
  blue: [[60, 40]],
  country: country(block('wall', 'wall', [61, 10.75, 63, 20], 4)),
});
const AIM = { bearing: 0, elevation: 2_000 };
const shot = () => flightOf(BATTLE, BATTLE.guns[0]!, AIM, { sideways: 0, upwards: 0 });

interface Options {
  readonly battle?: Battle;
  readonly refusals?: readonly string[];
  /** The shot that is under way. */
  readonly played?: PlayedShot;
  /** The shot that comes of firing. */
  readonly answer?: () => PlayedShot;
  readonly hitAgain?: boolean;
  readonly hints?: readonly NamedByHint[];
}

function show(options: Options = {}) {
  const { battle = BATTLE, refusals = [], played, answer, hitAgain = true, hints } = options;
  const [onFire, onAim, onShown, onLeave] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const announcer = createAnnouncer(() => false);
  const gun = battle.guns[0]!;
  const barrel = barrelOf(battle, gun);
  function Owner() {
    const [aim, setAim] = useState<Aim>(AIM);
    const [shown, setShown] = useState(played ?? null);
    return (
      <AnnouncerContext value={announcer}>
        <GunnersView
          battle={battle}
          barrel={barrel}
          left={shotsLeft(gun.shots)}
          {...aim}
          onAim={(next) => {
            onAim(next);
            setAim(next);
          }}
          onFire={(...at) => {
            onFire(...at);
            if (answer) setShown(answer());
          }}
          refusals={refusals}
          shot={shown}
          onShown={() => {
            onShown();
            setShown(null);
          }}
          hitAgain={hitAgain}
          struck={null}
          {...(hints !== undefined && { hints })}
          onLeave={onLeave}
        />
      </AnnouncerContext>
    );
  }
  render(<Owner />);
  const announced = (): string =>
    announcer
      .announced()
      .all.map(({ words }) => words)
      .join(' ');
  return { sight: screen.getByRole('application'), onFire, onAim, onShown, onLeave, announced };
}

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const rest = (): void => pass(STILL_AFTER + 50);

beforeEach(() => {
  vi.useFakeTimers();
  stubResizes();
  stubMedia();
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.useRealTimers());

describe('4.8 aiming', () => {
  test('by keys, coarse and fine; once the hand rests the aim is announced, with the view', () => {
    const { sight, onAim, announced } = show();
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    fireEvent.keyDown(sight, { key: 'ArrowUp', shiftKey: true });
    expect(onAim).not.toHaveBeenCalled();
    rest();
    expect(onAim.mock.calls).toEqual([[{ bearing: 359_500, elevation: 2_050 }]]);
    expect(announced()).toContain('Half a degree to the left of straight ahead, raised 2 degrees.');
    expect(announced()).toContain('One infantryman, 2 ft 4 in');
    fireEvent.keyDown(sight, { key: 'PageUp' });
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 359_500, elevation: 7_050 }]);
  });

  test('the aim is not announced once a shot has been fired with it', () => {
    const { sight, announced } = show({ answer: () => showShot(shot(), BATTLE, true) });
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    fireEvent.keyDown(sight, { key: 'f' });
    pass(30_000);
    expect(announced()).toBe('An infantryman is knocked over: one dead.');
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    rest();
    expect(announced()).toContain('to the left of straight ahead');
  });

  test('an aim that has been asked for is not announced again once the hand rests', () => {
    const { sight, announced } = show();
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    fireEvent.keyDown(sight, { key: 's' });
    const asked = announced();
    expect(asked).toContain('Half a degree to the left of straight ahead');
    rest();
    expect(announced()).toBe(asked);
    // Whoever asks again is answered, and a new aim is announced.
    fireEvent.keyDown(sight, { key: 's' });
    expect(announced()).toBe(`${asked} ${asked}`);
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    rest();
    expect(announced()).toContain('1 degree to the left');
  });

  test('once the hand rests the announcement names the men of a hint among those in view', () => {
    const battle = table({
      guns: [{ side: 'red', x: 60, y: 10 }],
      blue: [
        [60, 40],
        [68, 60],
      ],
    });
    const about = { about: ['G1'] };
    const one = show({ battle, hints: [{ ...about, enemies: ['B2'] }] });
    fireEvent.keyDown(one.sight, { key: 'ArrowLeft' });
    rest();
    expect(one.announced()).toMatch(/The hint means: one infantryman, 4\sft/);
    cleanup();
    const all = show({ battle, hints: [{ ...about, enemies: ['B1', 'B2'] }] });
    fireEvent.keyDown(all.sight, { key: 'ArrowLeft' });
    rest();
    expect(all.announced()).toContain('The hint means all these enemies.');
  });

  test('by two buttons a direction, each with its name', () => {
    const { onAim } = show();
    for (const name of ['Turn left', 'A little right', 'Raise', 'A little lower'])
      fireEvent.click(screen.getByRole('button', { name }));
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 359_550, elevation: 2_450 }]);
    expect(
      screen
        .getAllByRole('button')
        .every((button) => button.textContent !== '' || button.ariaLabel),
    ).toBe(true);
  });

  test('by a held button, ever faster until it is released, and not by its click besides', () => {
    const { onAim } = show();
    const button = screen.getByRole('button', { name: 'Turn right' });
    const hold = (milliseconds: number): number => {
      const from = (onAim.mock.lastCall?.[0] as Aim | undefined)?.bearing ?? 0;
      fireEvent.pointerDown(button, { pointerId: 1, button: 0 });
      pass(milliseconds);
      fireEvent.pointerUp(button, { pointerId: 1 });
      fireEvent.click(button);
      rest();
      return (onAim.mock.lastCall![0] as Aim).bearing - from;
    };
    expect(hold(100)).toBe(500);
    // It goes on after 350 ms, and turns on every 50.
    expect(hold(600)).toBe(6 * 500);
    expect(hold(1_100)).toBe((10 + 2 * 6) * 500);
    // A pointer that leaves the button lets it go.
    fireEvent.pointerDown(button, { pointerId: 1, button: 0 });
    fireEvent.pointerLeave(button);
    const calls = onAim.mock.calls.length;
    pass(2_000);
    expect(onAim.mock.calls).toHaveLength(calls);
    fireEvent.click(button);
    rest();
    expect(onAim.mock.calls).toHaveLength(calls + 1);
  });

  test('half a turn by one button and one key', () => {
    const { sight, onAim } = show({ battle: { ...BATTLE, country: country() } });
    fireEvent.click(screen.getByRole('button', { name: 'Turn about' }));
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 180_000, elevation: 2_000 }]);
    fireEvent.keyDown(sight, { key: 't' });
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 0, elevation: 2_000 }]);
  });

  test('is explained in the picture until the gun has been turned', () => {
    const { sight } = show();
    expect(within(sight).getByText(/^Drag here, or use the arrow keys/)).toBeVisible();
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    expect(within(sight).queryByText(/^Drag here/)).toBe(null);
  });

  test('a gun that is left before the hand rests points where it was turned', () => {
    const { sight, onAim, onLeave } = show();
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    fireEvent.click(screen.getByRole('button', { name: 'Leave the gun' }));
    expect(onAim.mock.calls).toEqual([[{ bearing: 359_500, elevation: 2_000 }]]);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('by drag and wheel; an obstacle is announced', () => {
    const { sight, onAim, announced } = show();
    const drag = (x: number, y: number) => {
      fireEvent.pointerDown(sight, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(sight, { pointerId: 1, clientX: 100 + x, clientY: 100 + y });
      fireEvent.pointerUp(sight, { pointerId: 1 });
    };
    fireEvent.wheel(sight, { deltaY: 100 });
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 0, elevation: 1_900 }]);
    drag(0, -3);
    rest();
    expect((onAim.mock.lastCall![0] as Aim).elevation).toBeGreaterThan(1_900);
    drag(900, 0);
    rest();
    expect(announced()).toContain('The gun turns no further that way: a wall is in the way.');
    expect(
      screen.getByText('The gun turns no further that way: a wall is in the way.'),
    ).toBeVisible();
  });
});

describe('firing', () => {
  test('by a button and by a key, never twice for a double tap, never by the end of a drag', () => {
    const { sight, onFire } = show();
    fireEvent.pointerDown(sight, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(sight, { pointerId: 1, clientX: 103, clientY: 100 });
    fireEvent.pointerUp(sight, { pointerId: 1 });
    fireEvent.click(sight);
    fireEvent.doubleClick(sight);
    expect(onFire).not.toHaveBeenCalled();
    rest();
    const fire = screen.getByRole('button', { name: /^Fire/ });
    fireEvent.click(fire);
    fireEvent.click(fire);
    expect(onFire).toHaveBeenCalledTimes(1);
    rest();
    fireEvent.keyDown(sight, { key: 'f' });
    fireEvent.keyDown(sight, { key: 'f', repeat: true });
    expect(onFire).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['Cyrillic', 'а'],
    ['Greek', 'φ'],
    ['Arabic', 'ب'],
    ['Hebrew', 'כ'],
  ])('by the key at its place on a %s board of keys', (_, key) => {
    const { sight, onFire } = show();
    rest();
    fireEvent.keyDown(sight, { key, code: 'KeyF' });
    expect(onFire).toHaveBeenCalledTimes(1);
  });

  test('4.8 at rest where the gun points; while the hand moves, with its sway', () => {
    const { sight, onFire } = show();
    fireEvent.keyDown(sight, { key: 'f' });
    expect(onFire.mock.lastCall).toEqual([0, 2_000]);
    rest();
    for (let i = 0; i < 6; i++) fireEvent.keyDown(sight, { key: 'ArrowUp' });
    pass(60);
    fireEvent.keyDown(sight, { key: 'f' });
    const [bearing, elevation] = onFire.mock.lastCall as [number, number];
    expect(Number.isInteger(bearing) && Number.isInteger(elevation)).toBe(true);
    expect([bearing, elevation]).not.toEqual([0, 5_000]);
  });

  test('if it may not fire, the reasons are shown instead', () => {
    const { onFire, announced } = show({
      refusals: ['No gun fires before the First Player’s second move.'],
    });
    fireEvent.click(screen.getByRole('button', { name: /^Fire/ }));
    expect(onFire).not.toHaveBeenCalled();
    expect(announced()).toContain('No gun fires before');
  });
});

describe('a shot', () => {
  test('is shown, announced once it has been seen, and until then nothing is aimed or fired', () => {
    const { sight, onFire, onAim, onShown, announced } = show({
      played: showShot(shot(), BATTLE, false),
    });
    expect(announced()).toBe('');
    // The plan with its course stands where the buttons wait, and leaves the sight free.
    const plan = document.querySelector('.gunner-panel .gunner-plan')!;
    expect(plan.querySelector('svg')).not.toBe(null);
    expect(sight.querySelector('svg')).toBe(null);
    fireEvent.keyDown(sight, { key: 'f' });
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    pass(8_000);
    expect(onFire).not.toHaveBeenCalled();
    expect(onAim).not.toHaveBeenCalled();
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(announced()).toBe('An infantryman is knocked over: one dead.');
  });

  test.each([
    ['a button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip to the end' }))],
    [
      'Escape, which else leaves the gun',
      () => fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' }),
    ],
  ])('is skipped by %s', (_, skip) => {
    const { onShown, onLeave } = show({ played: showShot(shot(), BATTLE, false) });
    skip();
    pass(100);
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('is not skipped by the second press of the double tap that fired it', () => {
    const { onFire, onShown } = show({ answer: () => showShot(shot(), BATTLE, false) });
    fireEvent.click(screen.getByRole('button', { name: /^Fire/ }));
    const end = screen.getByRole('button', { name: 'Skip to the end' });
    fireEvent.click(end);
    pass(800);
    expect(onShown).not.toHaveBeenCalled();
    fireEvent.click(end);
    pass(100);
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(onFire).toHaveBeenCalledTimes(1);
  });

  test('has its result at once with reduced motion', () => {
    const { onShown, announced } = show({ played: showShot(shot(), BATTLE, true) });
    pass(100);
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(announced()).toContain('one dead');
  });
});

describe('the hit, shown again from close by', () => {
  const again = (): Element | null => document.querySelector('.gunner-again');
  test('follows the shot, announces nothing besides, and is over after some two seconds', () => {
    const { announced } = show({ played: showShot(shot(), BATTLE, false) });
    pass(500);
    expect(again()).toBe(null);
    pass(3_000);
    expect(again()).not.toBe(null);
    expect(again()).toHaveAttribute('aria-hidden', 'true');
    expect(announced()).toBe('An infantryman is knocked over: one dead.');
    pass(2_500);
    expect(again()).toBe(null);
  });

  const pressed = (act: (made: ReturnType<typeof show>) => void) => {
    const made = show({ played: showShot(shot(), BATTLE, false) });
    pass(3_500);
    expect(again()).not.toBe(null);
    act(made);
    expect(again()).toBe(null);
    return made;
  };

  test('is ended by a key, which turns or fires the gun all the same', () => {
    const { onAim } = pressed(({ sight }) => fireEvent.keyDown(sight, { key: 'ArrowRight' }));
    rest();
    expect(onAim.mock.calls).toEqual([[{ bearing: 500, elevation: 2_000 }]]);
  });

  test('is ended by a press, which fires', () => {
    const { onFire } = pressed(() => {
      const fire = screen.getByRole('button', { name: /^Fire/ });
      fireEvent.pointerDown(fire, { pointerId: 1, button: 0 });
      fireEvent.click(fire);
    });
    expect(onFire).toHaveBeenCalledTimes(1);
  });

  test('is ended by a drag of the sight, which turns the gun', () => {
    const { onAim } = pressed(({ sight }) => {
      fireEvent.pointerDown(sight, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(sight, { pointerId: 1, clientX: 103, clientY: 100 });
      fireEvent.pointerUp(sight, { pointerId: 1 });
    });
    rest();
    expect(onAim).toHaveBeenCalledTimes(1);
  });

  test('is ended by the wheel, which raises the gun', () => {
    const { onAim } = pressed(({ sight }) => fireEvent.wheel(sight, { deltaY: -100 }));
    rest();
    expect(onAim.mock.lastCall).toEqual([{ bearing: 0, elevation: 2_100 }]);
  });

  test('is ended by Escape, which does not leave the gun as well', () => {
    const { sight, onLeave } = pressed((made) => fireEvent.keyDown(made.sight, { key: 'Escape' }));
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.keyDown(sight, { key: 'Escape' });
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('is not ended by the key that fired, while it is still held', () => {
    const { sight } = show({ played: showShot(shot(), BATTLE, false) });
    pass(3_500);
    fireEvent.keyDown(sight, { key: 'f', repeat: true });
    expect(again()).not.toBe(null);
  });

  test.each<readonly [string, () => void]>([
    [
      'a shot that was skipped',
      () => {
        show({ played: showShot(shot(), BATTLE, false) });
        fireEvent.click(screen.getByRole('button', { name: 'Skip to the end' }));
        pass(50);
      },
    ],
    [
      'a shot that kills nobody',
      () => {
        const aim = { bearing: 90_000, elevation: 0 };
        const miss = flightOf(BATTLE, BATTLE.guns[0]!, aim, { sideways: 0, upwards: 0 });
        show({ played: showShot(miss, BATTLE, false) });
        pass(6_500);
      },
    ],
    [
      'a player who does not want it',
      () => {
        show({ played: showShot(shot(), BATTLE, false), hitAgain: false });
        pass(3_500);
      },
    ],
  ])('there is none for %s', (_, act) => {
    act();
    expect(screen.getByRole('button', { name: /^Fire/ })).toBeVisible();
    expect(again()).toBe(null);
  });

  test('is a still picture with reduced motion, which stays until something is pressed', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { sight } = show({ played: showShot(shot(), BATTLE, true) });
    pass(10_000);
    expect(again()).toHaveAttribute('data-still', 'true');
    fireEvent.keyDown(sight, { key: 'ArrowLeft' });
    expect(again()).toBe(null);
  });
});
