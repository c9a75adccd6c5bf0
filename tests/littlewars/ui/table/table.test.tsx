import { followWindow } from '../../../support/address';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { RADIUS } from '../../../../src/littlewars/engine/lengths';
import type { Order } from '../../../../src/littlewars/engine/orders';
import type { Side } from '../../../../src/littlewars/engine/types';
import { LITTLE_WARS_SETTINGS, SETTINGS_KEY } from '../../../../src/littlewars/game/settings';
import { battleShown, type NewBattleOptions } from '../../../../src/littlewars/store/state';
import {
  BattleStoreContext,
  SettingsContext,
  useBattleState,
} from '../../../../src/littlewars/ui/base/useGame';
import { circlePath, onPlan, planSize } from '../../../../src/littlewars/ui/plan/place';
import { SoundOffer } from '../../../../src/littlewars/ui/table/sound/entry';
import { Table } from '../../../../src/littlewars/ui/table/Table';
import { SHELL_SETTINGS } from '../../../../src/shell/settings';
import { createSettings } from '../../../../src/shell/settingsStore';
import { createAnnouncer } from '../../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../../src/shell/ui/useAnnouncer';
import { ShellContext } from '../../../../src/shell/ui/useShell';
import { fakeAudio, hidePage } from '../../../support/audio';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { SKIRMISH, YARD, YARD_PLACES } from '../../game/skirmish';
import {
  createBrowser,
  FEW,
  fewOf,
  openTab,
  order,
  type Browser,
  littleWars,
} from '../../store/fakes';

/** How often the panel was rendered: only it asks whether it stands below the plan. */
let panels = 0;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const FORCE = { infantry: 12, cavalry: 0, guns: 1 };
/**
 * The few of a side and as many behind them, so that the battle is not over for want of men; their gun in the middle, or
 * elsewhere along the line.
 */
const twelveOf = (side: Side, x = 960): Order[] => [
  ...fewOf(side).map((each) =>
    each.kind === 'placeGun' ? { ...each, at: { ...each.at, x } } : each,
  ),
  ...fewOf(side).flatMap((each) =>
    each.kind === 'place'
      ? [
          {
            ...each,
            man: `${each.man[0]}${Number(each.man.slice(1)) + 6}`,
            at: { x: each.at.x, y: each.at.y === 16 ? 48 : each.at.y - 32 },
          },
        ]
      : [],
  ),
];

/** The table of a battle just begun, in a tab of a browser, and what has been reported. */
function begin(options: Partial<NewBattleOptions> = {}, browser: Browser = createBrowser()) {
  const { storage, watcher } = browser.tab();
  const { store } = openTab({ browser, ticks: () => performance.now() });
  const shell = createSettings(SHELL_SETTINGS, storage, watcher);
  const settings = createSettings(LITTLE_WARS_SETTINGS, storage, watcher, SETTINGS_KEY);
  const announcer = createAnnouncer(() => document.querySelector('dialog[open]') !== null);
  function Battle() {
    const game = littleWars(useBattleState((state) => state.game));
    return game && <Table game={game} />;
  }
  store.begin({
    ...FEW,
    rules: { ...FEW.rules, curtain: false, interval: 5 },
    forces: { red: FORCE, blue: FORCE },
    places: [...twelveOf('red'), ...twelveOf('blue')],
    time: { kind: 'minutes', minutes: 3 },
    ...options,
  });
  const { unmount } = render(
    <ShellContext
      value={{
        settings: shell,
        newVersion: createStore(() => null),
        mayReload: () => true,
        others: [],
        followAddress: followWindow,
      }}
    >
      <AnnouncerContext value={announcer}>
        <BattleStoreContext value={store}>
          <SettingsContext value={settings}>
            <Battle />
          </SettingsContext>
        </BattleStoreContext>
      </AnnouncerContext>
    </ShellContext>,
  );
  const announced = (): string =>
    announcer
      .announced()
      .all.map(({ words }) => words)
      .join(' ');
  return { store, shell, settings, announced, unmount };
}

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const press = (name: string | RegExp, within = screen): void =>
  void fireEvent.click(within.getByRole('button', { name }));

withDialogs();
beforeEach(() => {
  vi.useFakeTimers();
  stubResizes();
  // Motion is reduced, and the panel stands beside the plan.
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      if (query.includes('aspect-ratio')) panels += 1;
      return query.includes('reduced-motion');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  hidePage(false);
  vi.useRealTimers();
});

describe('sounds', () => {
  const offered = () => screen.queryByText('Turn sounds on');
  beforeAll(() => SoundOffer.fetch());

  test('are offered at a first battle until the offer is answered, and never again', () => {
    const first = begin();
    expect(offered()).toBeVisible();
    press('Go');
    expect(offered()).toBeNull();
    press('End the move');
    first.unmount();
    const second = begin();
    press('Stay silent');
    expect(offered()).toBeNull();
    expect(second.shell.getState()).toMatchObject({ sounds: false, soundsOffered: true });
  });

  test('accepted, they are on', () => {
    const { shell } = begin();
    press('Turn sounds on');
    expect(offered()).toBeNull();
    expect(shell.getState()).toMatchObject({ sounds: true, soundsOffered: true });
  });
});

describe('3.1 the clock', () => {
  test('warnings are reported, and sounded where sounds are wanted', () => {
    const made = fakeAudio();
    const { shell } = begin();
    press('Go');
    pass(MINUTE);
    expect(screen.getByRole('alert')).toHaveTextContent('2 minutes left.');
    expect(made).toHaveLength(0);
    act(() => shell.change({ sounds: true }));
    pass(MINUTE);
    expect(screen.getByRole('alert')).toHaveTextContent('1 minute left.');
    const sounded = made[0]!.sources.length;
    expect(sounded).toBeGreaterThan(0);
    // The end has another sound, and each of the last seconds.
    pass(MINUTE);
    expect(screen.getByRole('alert')).toHaveTextContent('Time!');
    expect(made[0]!.sources.length).toBeGreaterThan(sounded + 10);
  });

  test('a warning is heard over an open question, and “Time” leaves that question for good', () => {
    begin();
    press('Go');
    press('End the move');
    const question = screen.getByRole('dialog');
    pass(MINUTE);
    expect(within(question).getByRole('alert')).toHaveTextContent('2 minutes left.');
    expect(question).toBeVisible();
    pass(2 * MINUTE);
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(Blue) is next');
    // It would be asked about a move that is over.
    press('Go');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('stops while the page is hidden, shows that, and continues when it may; or keeps running', () => {
    const { store, settings } = begin();
    press('Go');
    pass(10 * SECOND);
    act(() => hidePage(true));
    pass(MINUTE);
    act(() => hidePage(false));
    expect(store.clock.left()).toBe(170 * SECOND);
    expect(
      screen.getByRole('dialog', { name: 'The clock stopped while the page was out of sight' }),
    ).toBeVisible();
    press('Start the clock again');
    expect(screen.queryByText(/out of sight/)).toBe(null);
    pass(10 * SECOND);
    expect(store.clock.left()).toBe(160 * SECOND);
    settings.change({ clockHidden: false });
    act(() => hidePage(true));
    pass(10 * SECOND);
    act(() => hidePage(false));
    expect(store.clock.left()).toBe(150 * SECOND);
  });
});

/** Until the First Player's second move, along the barrel of his gun. */
function secondMove({ store }: ReturnType<typeof begin>): void {
  act(() => order(store, ...(['go', 'end', 'go', 'end', 'go'] as const).map((kind) => ({ kind }))));
  press(/^Gun G1/);
  press('Look along the barrel');
}

describe('before the first move', () => {
  const interval = /the clock of the move starts/;

  test('a clock is mentioned only if there is one, and no more once the battle is over', () => {
    const timed = begin();
    expect(screen.getByText(interval)).toBeInTheDocument();
    act(() => order(timed.store, { kind: 'surrender', side: 'red' }));
    expect(screen.queryByText(interval)).toBeNull();
    expect(screen.queryByText(/moves first/)).toBeNull();
    timed.unmount();

    begin({ time: { kind: 'none' } });
    expect(screen.getByText(/moves first/)).toBeInTheDocument();
    expect(screen.queryByText(interval)).toBeNull();
  });
});

test('a new part of a move is read from its heading on, however far down one was', () => {
  const { store } = begin({ time: { kind: 'none' } });
  const panel = document.querySelector('.lw-side')!;
  panel.scrollTop = 50;
  press('Go');
  expect(panel.scrollTop).toBe(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // What is ordered within it leaves the panel where it is.
  panel.scrollTop = 50;
  act(() => order(store, { kind: 'lie', man: 'R1', lying: true }));
  expect(panel.scrollTop).toBe(50);
});

test('6.3 the defender, who may fire at once, gets no note that no gun fires yet', () => {
  const tooEarly = /No gun may fire yet/;
  const { store } = begin({
    time: { kind: 'none' },
    rules: { ...FEW.rules, curtain: false, interval: 5, kind: 'defence' },
  });
  press('Go');
  expect(screen.getByText(tooEarly)).toBeInTheDocument();
  act(() => order(store, { kind: 'end' }, { kind: 'go' }));
  expect(screen.queryByText(tooEarly)).toBeNull();
  expect(screen.getByText(/Guns first/)).toBeInTheDocument();
});

test('3.3 a side without guns gets no note on guns', () => {
  const { store } = begin({
    time: { kind: 'none' },
    forces: { red: FORCE, blue: { ...FORCE, guns: 0 } },
    places: [...twelveOf('red'), ...twelveOf('blue').filter(({ kind }) => kind !== 'placeGun')],
  });
  const head = (): string | undefined =>
    document.querySelector('.lw-head > p')?.textContent ?? undefined;
  press('Go');
  expect(head()).toMatch(/^Move 1 . No gun/);
  act(() => order(store, { kind: 'end' }, { kind: 'go' }));
  expect(head()).toBe('Move 1');
});

describe('3.6 contact as it would be judged', () => {
  // Nothing is laid out: the plan takes its frame for 960 by 720 at the window's corner.
  const { width, height } = planSize(YARD);
  const scale = Math.min(960 / width, 720 / height);
  const [left, top] = [(960 - width * scale) / 2, (720 - height * scale) / 2];
  const at = (x: number, y: number) => {
    const place = onPlan({ country: YARD, side: 'red' }, { x, y });
    const [clientX, clientY] = [left + place.x * scale, top + place.y * scale];
    return { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY };
  };
  const announced = (): string | null => document.querySelector('.lw-contact')?.textContent ?? null;

  test('is reported beside the plan while a hand has men, and no panel is rendered for that', () => {
    const { country, forces } = SKIRMISH.muster;
    begin({ country, forces, time: { kind: 'none' }, places: YARD_PLACES });
    press('Go');
    const plan = screen.getByRole('application');
    const before = panels;
    expect(before).toBeGreaterThan(0);
    /** What is in the hand is rendered at the end of a pass, and what follows it a frame later in the next. */
    const settle = (): void => [20, 20, 20].forEach(pass);
    const drag = (y: number): void => {
      fireEvent.pointerMove(plan, at(420, y));
      settle();
    };
    fireEvent.pointerDown(plan, at(420, 24));
    [60, 120, 240, 343].forEach(drag);
    expect(announced()).toContain('1 red against 10 blue.');
    expect(plan.querySelectorAll('.plan-melee')).toHaveLength(1);
    drag(120);
    expect(announced()).toBe(null);
    expect(plan.querySelectorAll('.plan-melee')).toHaveLength(0);
    drag(343);
    expect(announced()).not.toBe(null);
    fireEvent.keyDown(window, { key: 'Escape' });
    settle();
    expect(announced()).toBe(null);
    expect(panels).toBe(before);
  });

  test('is made by a drop on the enemy, and shown before it where it would be', () => {
    const { country, forces } = SKIRMISH.muster;
    const { store } = begin({ country, forces, time: { kind: 'none' }, places: YARD_PLACES });
    press('Go');
    const plan = screen.getByRole('application');
    const dragged = () =>
      battleShown(store.state.getState())!.men.find(({ x, met }) => x === 420 && met);
    fireEvent.pointerDown(plan, at(420, 24));
    for (const y of [60, 240, 352]) {
      fireEvent.pointerMove(plan, at(420, y));
      [20, 20, 20].forEach(pass);
    }
    const place = onPlan({ country: YARD, side: 'red' }, { x: 420, y: 343 });
    const around = circlePath(place, RADIUS.cavalry + 3);
    const rings = [...plan.querySelectorAll('.plan-joined, .plan-isolated')].map((ring) =>
      ring.getAttribute('d'),
    );
    expect(rings).toContain(around);
    expect(dragged()).toBeUndefined();
    fireEvent.pointerUp(plan, at(420, 352));
    pass(20);
    // The first man moved closes the guns (3.3).
    press('Move him');
    expect(dragged()).toMatchObject({ side: 'red', y: 343 });
  });
});

test('a gun without a crew is marked on the plan, and one with a crew is not', () => {
  const marked = () => document.querySelectorAll('.plan-mark-threatened');
  const { unmount } = begin({ time: { kind: 'none' } });
  press('Go');
  expect(marked()).toHaveLength(0);
  unmount();
  begin({
    time: { kind: 'none' },
    places: [...twelveOf('red', 1_700), ...twelveOf('blue')],
  });
  press('Go');
  expect(marked()).toHaveLength(1);
});

describe('a gun’s aim', () => {
  const type = (name: RegExp, text: string): void =>
    void fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
  const dials = (): string | null => document.querySelector('.gunner-dials')!.textContent;

  test('is one for the eye and for the numbers: each follows the other, and both the gun', () => {
    const begun = begin({ time: { kind: 'none' } });
    secondMove(begun);
    type(/^Bearing/, '2.5');
    type(/^Elevation/, '3');
    expect(dials()).toBe('2.5° right3.0° up');
    // What the screw cannot do is typed, and not seen.
    type(/^Elevation/, '45');
    expect(dials()).toBe('2.5° right30.0° up');
    type(/^Elevation/, '3');

    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowLeft' });
    pass(SECOND);
    expect(dials()).toBe('2.0° right3.0° up');
    expect(screen.getByLabelText(/^Bearing/)).toHaveValue(2);
    // An aim is kept when the eye leaves the gun.
    expect(screen.queryByRole('button', { name: 'Look along the barrel' })).toBe(null);
    press('Leave the gun');
    press('Look along the barrel');
    expect(dials()).toBe('2.0° right3.0° up');

    type(/^Bearing/, '');
    expect(screen.getByLabelText(/^Bearing/)).toHaveValue(null);
    expect(dials()).toBe('2.0° right3.0° up');
    type(/^Bearing/, '-1');
    expect(screen.getByLabelText(/^Bearing/)).toHaveValue(-1);
    expect(dials()).toBe('1.0° left3.0° up');
    // What a shot has turned it to, and what its undoing would, is where it stands.
    act(() => order(begun.store, { kind: 'fire', gun: 'G1', bearing: 4_000, elevation: 2_000 }));
    expect(screen.getByLabelText(/^Bearing/)).toHaveValue(4);
    expect(screen.getByLabelText(/^Elevation/)).toHaveValue(2);
  });
});

describe('4.8 the observer’s circle', () => {
  const observed = (): boolean => {
    const on = screen
      .getByRole('button', { name: 'Observer’s circle' })
      .getAttribute('aria-pressed');
    return on === 'true';
  };

  /** Fires, and returns the announcement of what is then in sight. */
  function fire({ announced }: ReturnType<typeof begin>): string {
    press(/^Fire \d|^Fire\d/);
    pass(SECOND);
    const before = announced().length;
    fireEvent.keyDown(screen.getByRole('application'), { key: 's' });
    return announced().slice(before);
  }

  test('for a beginner’s first three shots, in any battle; then whenever it is switched on', () => {
    const browser = createBrowser();
    const first = begin({ time: { kind: 'none' } }, browser);
    secondMove(first);
    expect(fire(first)).toContain('The last shot first struck');
    expect(fire(first)).toContain('The last shot first struck');
    first.unmount();

    const next = begin({ time: { kind: 'none' } }, browser);
    secondMove(next);
    expect(observed()).toBe(true);
    expect(fire(next)).toContain('The last shot first struck');
    expect(fire(next)).not.toContain('The last shot first struck');
    expect(observed()).toBe(false);
    press('Observer’s circle');
    expect(next.announced()).toContain('An observer marks where the last shot first struck.');
    expect(observed()).toBe(true);
    expect(fire(next)).toContain('The last shot first struck');
    press('Observer’s circle');
    expect(next.announced()).toContain('No observer marks the shots.');
    expect(observed()).toBe(false);
  });
});

describe('3.3 the first man moved closes the guns', () => {
  const asks = (): boolean => screen.queryByRole('dialog', { name: /close the guns/ }) !== null;
  function march(): void {
    fireEvent.click(screen.getAllByRole('button', { name: /^\d+ infantry,/ })[0]!);
    press('Move');
  }

  test('which is asked in the first move too, where they may not fire yet but be moved, and once', () => {
    const { store, announced } = begin({ time: { kind: 'none' } });
    press('Go');
    march();
    expect(asks()).toBe(true);
    press('Guns first');
    expect(announced()).not.toMatch(/\d+ men have moved/);
    march();
    press('Move them');
    expect(announced()).toMatch(/\d+ men have moved\./);
    act(() => store.undo());
    march();
    expect(asks()).toBe(false);
  });

  test('and not where no gun has anything left to do', () => {
    const { store } = begin({ time: { kind: 'none' } });
    press('Go');
    const head = (): string => document.querySelector('.lw-head > p')?.textContent ?? '';
    expect(head()).toMatch(/^Move 1 . No gun may fire yet/);
    press(/^Gun G1/);
    press('Move');
    expect(head()).toBe('Move 1 – Every gun has fired or moved: the men march now.');
    march();
    expect(asks()).toBe(false);
    act(() => order(store, { kind: 'end' }));
  });
});

describe('orders name the gun that they act on', () => {
  test('to which two men go', () => {
    const begun = begin({ time: { kind: 'none' } });
    secondMove(begun);
    press('Leave the gun');
    act(() => {
      order(begun.store, { kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 });
      begun.store.remember(['R1', 'R2']);
    });
    press(/^Body A/);
    press('Both to the trail of gun G1');
    // Two are asked about, not one.
    expect(screen.getByRole('dialog', { name: 'Move 2 men, and close the guns?' })).toBeTruthy();
    press('Move them');
    expect(begun.announced()).toMatch(/Both stand at the trail of gun G1\.$/);
    expect(screen.queryByRole('button', { name: /Both to the trail/ })).toBe(null);
  });

  test('which is moved, and taken off', () => {
    const { announced } = begin({ time: { kind: 'none' } });
    press('Go');
    press(/^Gun G1/);
    press('Move');
    expect(announced()).toMatch(/Gun G1 has been moved\.$/);
    press('Take gun G1 off the field');
    expect(announced()).toMatch(/Gun G1 has been taken off the field\.$/);
  });
});

describe('4.3 men who may lie down before a gun', () => {
  const before = (): string | undefined =>
    screen.queryByRole('button', { name: /before it lie down/ })?.textContent ?? undefined;

  test('are those where the barrel points, at once while a hand turns it, and when the gun is left', () => {
    const begun = begin({ time: { kind: 'none' } });
    secondMove(begun);
    const sight = screen.getByRole('application');
    // The first of those beside it stands 51 degrees aside.
    const bearing = screen.getByLabelText(/^Bearing/);
    fireEvent.change(bearing, { target: { value: '30' } });
    expect(before()).toBe(undefined);
    for (let i = 0; i < 3; i++) fireEvent.keyDown(sight, { key: 'ArrowRight' });
    expect(bearing).toHaveValue(30);
    expect(before()).toBe('Let the man before it lie down');
    press('Leave the gun');
    expect(bearing).toHaveValue(31.5);
    press(/before it lie down/);
    expect(begun.announced()).toMatch(/1 man lies down\.$/);
    fireEvent.change(bearing, { target: { value: '30' } });
    expect(screen.queryByRole('button', { name: /before it/ })).toBe(null);
  });
});

test('4.9 what becomes of a gun is shown before the move ends, and announced with the men moved', () => {
  const standing = (side: Side, horse: readonly number[]): Order[] => {
    const [letter, y, gun] = side === 'red' ? ['R', 24, 'G1'] : ['B', 360, 'G2'];
    const place = (number: number, x: number): Order => ({
      kind: 'place',
      man: `${letter}${number}`,
      at: { x, y },
    });
    return [
      ...Array.from({ length: 12 }, (_, i) => place(i + 1, 20 + i * 12)),
      ...horse.map((x, i) => place(i + 13, x)),
      { kind: 'placeGun', gun, at: { x: 288, y }, bearing: side === 'red' ? 0 : 180_000 },
    ];
  };
  const { store, announced } = begin({
    country: YARD,
    forces: SKIRMISH.muster.forces,
    time: { kind: 'none' },
    places: [...standing('red', [228, 250, 330, 350]), ...standing('blue', [480, 500, 520, 540])],
  });
  press('Go');
  act(() => store.remember(['R13', 'R14', 'R15', 'R16']));
  press(/^Body A/);
  expect(screen.queryByText('If the move ended now')).toBe(null);
  fireEvent.change(screen.getByLabelText('Inches'), { target: { value: '9.625' } });
  press('Move');
  press('Move them');
  const message = 'Red captures gun G2: 4 men have passed its axle';
  const section = screen.getByRole('region', { name: 'If the move ended now' });
  expect(section).toHaveTextContent(message);
  expect(announced()).toContain(message);
  press('End the move');
  expect(battleShown(store.state.getState())!.guns[1]!.side).toBe('red');
});

test('once the battle is over the page bears the winner’s colour, or none after a draw', () => {
  const side = (): string | null =>
    document.querySelector('.lw-head')!.getAttribute('data-side') ?? null;
  const whole = (): string | null =>
    document.querySelector('.lw-screen')!.getAttribute('data-side');
  const won = begin({ time: { kind: 'none' } });
  press('Go');
  expect([side(), whole()]).toEqual(['red', 'red']);
  act(() => order(won.store, { kind: 'surrender', side: 'red' }));
  expect([side(), whole()]).toEqual(['blue', 'blue']);
  won.unmount();

  const drawn = begin({ time: { kind: 'none' } });
  act(() =>
    order(drawn.store, { kind: 'offerDraw', side: 'red' }, { kind: 'offerDraw', side: 'blue' }),
  );
  expect([side(), whole()]).toEqual([null, null]);
});

test('6.7 the message about an offered draw goes once it is declined, and once it is agreed', () => {
  begin({ time: { kind: 'none' } });
  const waits = () => document.querySelector('.lw-top')!.textContent;
  const offer = () => fireEvent.click(screen.getByText('Offer a draw'));
  press('Go');
  offer();
  expect(waits()).toBe('A draw has been offered.');
  press('Fight on');
  expect(waits()).toBe('');
  offer();
  press('Accept');
  expect(screen.getByText('A draw by agreement.')).toBeTruthy();
  expect(waits()).toBe('');
});

test('6.7 the offer of a side whose draw is on offer is its agreement', () => {
  const { store } = begin({ time: { kind: 'none' } });
  press('Go');
  act(() => order(store, { kind: 'offerDraw', side: 'blue' }));
  fireEvent.click(screen.getByText('Offer a draw'));
  expect(screen.getByText('A draw by agreement.')).toBeTruthy();
  expect(document.querySelector('.lw-top')!.textContent).toBe('');
});

describe('by ear', () => {
  test('each part of a move, and its orders without a pointer', () => {
    const { announced } = begin({ time: { kind: 'none' } });
    expect(announced()).toContain('moves first.');
    press('Go');
    expect(announced()).toContain('Move 1 – No gun may fire yet');
    fireEvent.click(screen.getAllByRole('button', { name: /^\d+ infantry,/ })[0]!);
    const nearest = screen.getByText(/^The nearest enemy: infantryman B\d+, .* north/);
    // He is marked on the plan.
    const [enemy] = /B\d+/.exec(nearest.textContent) ?? [];
    expect(document.querySelector('.plan-hint')).toHaveAttribute('data-enemies', enemy);
    for (const [name, words] of [
      ['Lie down', /\d+ men lie down\.$/],
      ['Stand up', /\d+ men stand up\.$/],
      ['Undo', /Taken back\.$/],
      ['Redo', /Done again\.$/],
      ['Remember as a body', /They are remembered as a body, at the head of the list\.$/],
      ['Forget this body', /They are no longer a body, and stay where they are\.$/],
    ] as const) {
      press(name);
      expect(announced()).toMatch(words);
    }
    const alone = screen.getByText('One of them alone').closest('details')!;
    alone.open = true;
    fireEvent(alone, new Event('toggle'));
    const man = within(alone).getAllByRole('button')[0]!;
    man.focus();
    fireEvent.click(man);
    // He is named by where the focus is.
    expect(document.activeElement).toHaveAccessibleName(/^Chosen: Infantryman R\d+, [^:]*$/);
    expect(announced()).not.toContain('Chosen');
    // The enemy is looked at, and ordered nothing.
    const enemies = screen.getByText('The enemy’s men and guns').closest('details')!;
    for (const [name, words] of [
      [/^Gun G2, [^:]*$/, /^Gun G2, .*: in action$/],
      [/^\d+ infantry, .*Blue/, /^Enemies chosen: \d+ infantry, /],
    ] as const) {
      fireEvent.click(within(enemies).getAllByRole('button', { name })[0]!);
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Leave over the back line' })).toBeNull();
      expect(screen.queryByText('Move the chosen by words')).toBeNull();
    }
    press('End the move');
    expect(announced()).toMatch(/Nobody fell, and nobody was taken\.$/);
  });

  test('what is chosen on the plan, and that nothing is any more', () => {
    const { announced } = begin({ time: { kind: 'none' } });
    press('Go');
    const plan = screen.getByRole('application');
    const before = announced().length;
    fireEvent.keyDown(plan, { key: 'ArrowUp' });
    fireEvent.keyDown(plan, { key: 'Enter' });
    expect(announced().slice(before)).toMatch(/^ Gun G2, [^:]*: in action$/);
    fireEvent.keyDown(plan, { key: 'Escape' });
    expect(announced()).toMatch(/: in action Nothing is chosen\.$/);
    expect(screen.queryByText(/^Gun G2, [^:]*: in action$/)).toBeNull();
    fireEvent.keyDown(plan, { key: 'l' });
    expect(announced()).toMatch(/chosen\. Lasso$/);
    fireEvent.keyDown(plan, { key: 'l' });
    expect(announced()).toMatch(/ Hand$/);
  });

  test('who leaves a gun has the focus on the plan, where keys act', () => {
    secondMove(begin({ time: { kind: 'none' } }));
    expect(screen.getByRole('application')).toHaveAccessibleName('Aim of gun G1');
    fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
    expect(document.activeElement).toHaveAccessibleName('The field of battle');
  });

  test('a shot by bearing and elevation, without the view along the barrel', () => {
    const begun = begin({ time: { kind: 'none' } });
    secondMove(begun);
    press('Leave the gun');
    const before = begun.announced().length;
    press('Fire');
    for (let second = 0; second < 30; second++) pass(SECOND);
    expect(begun.announced().slice(before)).toMatch(
      /: (?:nobody is hit|nobody dies|\w+ dead.*)\.$/,
    );
  });
});
