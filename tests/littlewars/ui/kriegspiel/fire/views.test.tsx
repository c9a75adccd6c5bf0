import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../../../src/shell/ui/useAnnouncer';
import type { Aim } from '../../../../../src/littlewars/engine/flight';
import { withMoveStates, withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import { commandKriegspiel } from '../../../../../src/littlewars/kriegspiel/orders';
import type { Screw } from '../../../../../src/littlewars/kriegspiel/shells';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import { STILL_AFTER } from '../../../../../src/littlewars/ui/gunner/aiming';
import { RifleView } from '../../../../../src/littlewars/ui/kriegspiel/fire/RifleView';
import { ShellView } from '../../../../../src/littlewars/ui/kriegspiel/fire/ShellView';
import type { FireOrder } from '../../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { useFire } from '../../../../../src/littlewars/ui/kriegspiel/fire/useFire';
import { stubMedia } from '../../../../support/media';
import { stubResizes } from '../../../../support/observers';
import { numbers } from '../../../kriegspiel/tables';
import { battery, rifles, row } from './ranges';

interface Options {
  readonly battle: KriegspielBattle;
  readonly rifles?: boolean;
  readonly men?: readonly string[];
  readonly elevation?: number;
}

/** A view whose owner gives every order to the battle, as the table does. */
function show({ battle: first, rifles: isOfRifles = false, men, elevation = 5_000 }: Options) {
  const given: FireOrder[] = [];
  const announcer = createAnnouncer(() => false);
  function Owner() {
    const [battle, setBattle] = useState(first);
    const [aim, setAim] = useState<Aim>({ bearing: 0, elevation });
    const [screw, setScrew] = useState<Screw>('heavy');
    const fire = useFire(() => undefined, true);
    const give = (order: FireOrder): void => {
      given.push(order);
      const outcome = commandKriegspiel(battle, order);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
      setBattle(outcome.battle);
      fire.show(battle, order, outcome.battle);
    };
    const shared = { battle, aim, onAim: setAim, give, fire, hitAgain: false };
    return isOfRifles ? (
      <RifleView {...shared} men={men ?? numbers('R', 1, 10)} front={0} onLeave={() => undefined} />
    ) : (
      <ShellView
        {...shared}
        gun="G1"
        screw={screw}
        onScrew={setScrew}
        observed={false}
        onLeave={() => undefined}
      />
    );
  }
  render(
    <AnnouncerContext value={announcer}>
      <Owner />
    </AnnouncerContext>,
  );
  const announced = (): string =>
    announcer
      .announced()
      .all.map(({ words }) => words)
      .join(' ');
  return { sight: screen.getByRole('application'), given, announced };
}

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const rest = (): void => pass(STILL_AFTER + 50);
/** Longer than any shot is shown. */
const shown = (): void => pass(8_000);
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  stubResizes();
  stubMedia();
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.useRealTimers());

describe('kriegspiel.md 3.2 a shell, by keyboard alone', () => {
  test('a screw is chosen and reported, the gun is aimed, and exactly that is ordered', () => {
    const { sight, given, announced } = show({ battle: battery() });
    fireEvent.keyDown(sight, { key: '1' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
    expect(announced()).toContain('The light screw: it leaves at 7 metres a second.');
    fireEvent.keyDown(sight, { key: '2' });
    fireEvent.keyDown(sight, { key: 'ArrowRight' });
    fireEvent.keyDown(sight, { key: 'PageUp' });
    rest();
    expect(announced()).toContain(
      'Half a degree to the right of straight ahead, raised 10 degrees.',
    );
    fireEvent.keyDown(sight, { key: 'f' });
    expect(given).toEqual([
      { kind: 'shell', gun: 'G1', screw: 'medium', bearing: 500, elevation: 10_000 },
    ]);
  });

  test('its effect is announced once it has been seen, with the sheltered men and their shelter', () => {
    const { sight, announced } = show({ battle: battery() });
    fireEvent.keyDown(sight, { key: 'f' });
    pass(300);
    expect(announced()).not.toContain('bursts');
    expect(button('Skip to the end')).toBeTruthy();
    shown();
    expect(announced()).toMatch(/The shell bursts .* Of \d+ men within three inches \d+ die:/);
    expect(announced()).toMatch(/4 infantry and 1 horseman of Blue, behind a wall, do not count\./);
    expect(announced()).toContain(
      'Gun G3 is disabled for 2 moves of its side. Waggon W3 is destroyed.',
    );
    expect(button(/^Fire/).textContent).toContain('3 shots left');
  });

  test('the name of a screw can be pressed, too', () => {
    const { given } = show({ battle: battery() });
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    fireEvent.click(button(/^Fire/));
    expect(given).toMatchObject([{ screw: 'light', bearing: 0, elevation: 5_000 }]);
  });

  test('a gun that may not fire shows why before an attempt, and nothing is ordered', () => {
    const set = (change: object): KriegspielBattle => {
      const battle = battery();
      return withState(battle, {
        guns: { ...battle.kriegspiel.guns, G1: { ...battle.kriegspiel.guns.G1!, ...change } },
      });
    };
    const { sight, given, announced } = show({ battle: set({ limbered: true }) });
    expect(screen.getByText(/is limbered\./)).toBeTruthy();
    expect(button(/^Fire/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(sight, { key: 'f' });
    fireEvent.click(button(/^Fire/));
    expect(given).toEqual([]);
    expect(announced()).toContain('is limbered.');
  });

  test('so does one with too few men to serve it', () => {
    const battle = battery();
    const few = {
      ...battle,
      men: battle.men.map((man) =>
        ['R31', 'R32', 'R33'].includes(man.id) ? { ...man, state: 'dead' as const } : man,
      ),
    };
    show({ battle: few });
    expect(screen.getByText(/four|4/, { selector: '.gunner-message' })).toBeTruthy();
    expect(button(/^Fire/).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('kriegspiel.md 3.6 five rifles, by keyboard alone', () => {
  test('each five fires as it is aimed, and the next comes up with the same aim', () => {
    const { sight, given, announced } = show({ battle: rifles(), rifles: true, elevation: 0 });
    expect(
      screen.getByRole('region', { name: /Five rifles of Red, from behind .*R3$/ }),
    ).toBeTruthy();
    expect(screen.getByText('Five 1 of 2: R1 to R5')).toBeTruthy();
    fireEvent.keyDown(sight, { key: 'ArrowUp' });
    rest();
    fireEvent.keyDown(sight, { key: 'f' });
    // While it is shown they are looked from who have fired.
    expect(screen.getByRole('region', { name: /R3$/ })).toBeTruthy();
    shown();
    expect(announced()).toMatch(/: (?:nobody is hit|nobody dies|[a-z]+ dead)/);
    expect(screen.getByRole('region', { name: /R8$/ })).toBeTruthy();
    fireEvent.keyDown(sight, { key: 'f' });
    shown();
    const aim = { bearing: 0, elevation: 500 };
    expect(given).toEqual([
      { kind: 'rifles', men: numbers('R', 1, 5), ...aim },
      { kind: 'rifles', men: numbers('R', 6, 5), ...aim },
    ]);
    expect(button(/^Fire/).getAttribute('aria-disabled')).toBe('true');
    expect(announced()).not.toContain('No five here can fire');
    fireEvent.keyDown(sight, { key: 'ArrowUp' });
    expect(
      screen.getByText(
        /No five here can fire: it takes five in a row who have neither fired nor moved/,
      ),
    ).toBeTruthy();
  });

  test('the brackets and buttons go from one five to another, and are reported', () => {
    const { sight, given, announced } = show({ battle: rifles(), rifles: true, elevation: 0 });
    fireEvent.keyDown(sight, { key: ']' });
    expect(announced()).toContain('Five 2 of 2: R6 to R10');
    fireEvent.keyDown(sight, { key: ']' });
    fireEvent.click(button('The five before'));
    expect(screen.getByText('Five 1 of 2: R1 to R5')).toBeTruthy();
    fireEvent.click(button('The five after'));
    fireEvent.keyDown(sight, { key: 'f' });
    expect(given).toMatchObject([{ men: numbers('R', 6, 5) }]);
  });

  test('they turn no farther than 45 degrees from their front, and not about', () => {
    const { sight, given, announced } = show({ battle: rifles(), rifles: true, elevation: 0 });
    for (let i = 0; i < 100; i++) fireEvent.keyDown(sight, { key: 'ArrowRight' });
    expect(announced()).toContain('45');
    expect(screen.queryByRole('button', { name: 'Turn about' })).toBeNull();
    fireEvent.keyDown(sight, { key: 't' });
    rest();
    fireEvent.keyDown(sight, { key: 'f' });
    expect(given).toMatchObject([{ bearing: 45_000 }]);
  });

  test('men who have marched show that, and take no order', () => {
    const battle = withMoveStates(rifles(), numbers('R', 1, 10), () => ({ used: 0.5 }));
    const { sight, given } = show({ battle, rifles: true, elevation: 0 });
    expect(screen.getByText(/No five here can fire/)).toBeTruthy();
    fireEvent.keyDown(sight, { key: 'f' });
    expect(given).toEqual([]);
  });

  test('a five that looks another way than it is aimed is aimed along its front', () => {
    const battle = rifles([row('red', 'cavalry', 1, 100, 20)]);
    const turned = withState(battle, {
      bodies: battle.kriegspiel.bodies.map((body) => ({ ...body, front: 180_000 })),
    });
    const { sight, given } = show({ battle: turned, rifles: true, elevation: 0 });
    fireEvent.keyDown(sight, { key: 'f' });
    expect(given).toMatchObject([{ bearing: 180_000 }]);
  });
});
