import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSettings } from '../../../../../src/shell/settingsStore';
import { SHELL_SETTINGS } from '../../../../../src/shell/settings';
import { ShellContext } from '../../../../../src/shell/ui/useShell';
import { INCH } from '../../../../../src/littlewars/engine/lengths';
import { withMoveStates, withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import { seenBy } from '../../../../../src/littlewars/kriegspiel/secrets';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import type { WorkKind } from '../../../../../src/littlewars/kriegspiel/things';
import { GeneralLine } from '../../../../../src/littlewars/ui/kriegspiel/panels/GeneralLine';
import type { Give } from '../../../../../src/littlewars/ui/kriegspiel/panels/OrderButtons';
import { SupplyPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/SupplyPanel';
import { WorkPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/WorkPanel';
import { WorksPanel } from '../../../../../src/littlewars/ui/kriegspiel/panels/WorksPanel';
import { createBrowser } from '../../../store/fakes';
import { block, inches } from '../../../engine/tables';
import { rowsOf } from '../../../kriegspiel/bodies';
import { after, numbers } from '../../../kriegspiel/tables';
import { scene, type Scene } from '../../../kriegspiel/supplies';

const FAR = { side: 'blue', count: 1, x: 110, y: 90 } as const;
const set = (more: Partial<Scene> = {}): KriegspielBattle =>
  scene({
    groups: [
      { id: 'A', count: 60, x: 20, y: 10 },
      { service: 'engineers', count: 2, x: 26, y: 38 },
      FAR,
    ],
    waggons: [{ x: 22, y: 4 }],
    pieces: [
      block('r', 'river', [0, 40, 120, 44], 0),
      block('road', 'roadBridge', [20, 39, 24, 45], 0),
    ],
    ...more,
  });
const men = (battle: KriegspielBattle, ids: readonly string[]) =>
  ids.map((id) => battle.men.find((man) => man.id === id)!);
const without = (on: KriegspielBattle, chapter: string): KriegspielBattle =>
  withState(on, { chapters: on.kriegspiel.chapters.filter((each) => each !== chapter) });

/** What a page has around a component that has keys of its own. */
function Keys({ children }: { readonly children: ReactNode }) {
  const { storage, watcher } = createBrowser().tab();
  return (
    <ShellContext
      value={{
        settings: createSettings(SHELL_SETTINGS, storage, watcher),
        newVersion: createStore<(() => void) | null>(() => null),
        mayReload: () => true,
        others: [],
        followAddress: () => () => undefined,
      }}
    >
      {children}
    </ShellContext>
  );
}

describe('the account of supply', () => {
  test('shows when it is due, the needs, and their stores', () => {
    const onChoose = vi.fn();
    render(<SupplyPanel battle={set({ moves: 8 })} onChoose={onChoose} give={vi.fn()} />);
    expect(screen.getByText(/^Due at the end of 2 of your moves/)).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: /^Body A: 60 infantry and 2 engineers/ }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Food: 2 packets. From waggon W1. If nothing is brought, it stops in 20 moves.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Body A' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['A']);
  });

  test('shows cut lines, by whom, and unmet needs', () => {
    const cut = set({
      groups: [
        { id: 'A', count: 30, x: 20, y: 40 },
        { side: 'blue', count: 3, x: 25, y: 22 },
      ],
      pieces: [],
      waggons: [{ x: 26, y: 4 }],
    });
    const { rerender } = render(<SupplyPanel battle={cut} onChoose={vi.fn()} give={vi.fn()} />);
    expect(
      screen.getByText(
        'Food: 1 packet. 1 comes from nowhere: 3 infantry of Blue between cut off waggon W1.',
      ),
    ).toBeTruthy();
    rerender(<SupplyPanel battle={set({ waggons: [] })} onChoose={vi.fn()} give={vi.fn()} />);
    expect(
      screen.getByText(/2 come from nowhere: no waggon or depot is within reach\./),
    ).toBeTruthy();
  });

  test('between moves horses may be eaten where food is owed', () => {
    const hungry = after(
      set({
        groups: [
          { id: 'A', count: 30, x: 20, y: 10 },
          { id: 'C', service: 'cavalry', count: 6, x: 20, y: 20 },
          FAR,
        ],
        waggons: [],
        moves: 10,
      }),
      { kind: 'end' },
    );
    const give = vi.fn<Give>();
    render(<SupplyPanel battle={{ ...hungry, mover: 'red' }} onChoose={vi.fn()} give={give} />);
    fireEvent.click(screen.getByRole('button', { name: 'Eat 1 horse' }));
    const [order] = give.mock.calls[0]!;
    if (order.kind !== 'eatHorses') throw new Error(order.kind);
    expect(order.men).toHaveLength(1);
  });

  test('is not there without supply', () => {
    const plain = without(set(), 'supply');
    const { container } = render(<SupplyPanel battle={plain} onChoose={vi.fn()} give={vi.fn()} />);
    expect(container.textContent).toBe('');
  });
});

describe('works to be begun', () => {
  const engineers = ['R127', 'R128'];
  function shown(
    battle: KriegspielBattle,
    ids: readonly string[],
    at = [] as { x: number; y: number }[],
  ) {
    const [give, onPlaces, onProposed] = [vi.fn<Give>(), vi.fn(), vi.fn()];
    const { container } = render(
      <WorkPanel {...{ battle, at, onPlaces, onProposed, give }} men={men(battle, ids)} />,
    );
    const choose = (work: WorkKind): void => {
      fireEvent.change(screen.getByLabelText('Which'), { target: { value: work } });
    };
    return { give, onPlaces, onProposed, container, choose };
  }
  const options = () =>
    screen
      .getAllByRole('option', { hidden: true })
      .map((each) => (each as HTMLOptionElement).value);
  const begin = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Begin it', hidden: true });

  test('engineers destroy the nearest bridge', () => {
    const { give, choose, onPlaces } = shown(set(), engineers);
    expect(options()).toEqual(['', 'destroy', 'mine', 'emptyWaggons']);
    choose('destroy');
    expect(onPlaces).toHaveBeenLastCalledWith(0);
    fireEvent.click(begin());
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'beginWork',
      work: 'destroy',
      men: engineers,
      target: 'road',
      at: [],
    });
  });

  test('infantry digs before its front if no place is pressed', () => {
    const battle = set();
    const ids = numbers('R', 49, 12);
    const { give, choose, onPlaces, onProposed } = shown(battle, ids);
    choose('entrench');
    expect(onPlaces).toHaveBeenLastCalledWith(2);
    const [, ...more] = onProposed.mock.calls;
    expect(more).toEqual([]);
    // 6.3: two men an inch, of a trench six inches long.
    expect(
      screen.getByText(/^It takes 12 at least, of the 12 chosen, for 4 moves\. It is secret/),
    ).toBeTruthy();
    fireEvent.click(begin());
    const [order] = give.mock.calls[0]!;
    expect(order).toMatchObject({ kind: 'beginWork', work: 'entrench', men: ids, target: null });
    if (order.kind !== 'beginWork') throw new Error(order.kind);
    const [from, to] = order.at;
    // Where it would be was shown on the plan; when it is begun, nothing is shown any more.
    expect(onProposed.mock.calls).toEqual([[order.at], [[]]]);
    // 6.3: six inches for twelve men, straight across, before the row.
    expect(Math.abs(to!.x - from!.x)).toBeGreaterThan(5 * 16);
    expect(from!.y).toBe(to!.y);
    expect(from!.y).toBeGreaterThan(men(battle, ids)[0]!.y);
  });

  test('kriegspiel.md 6.3: a shorter trench takes fewer men', () => {
    const ids = numbers('R', 49, 12);
    const [first] = men(set(), ids);
    const at = [0, 3].map((x) => ({ x: first!.x + x * INCH, y: first!.y + INCH / 2 }));
    shown(set(), ids, at).choose('entrench');
    expect(screen.getByText(/^It takes 6 at least, of the 12 chosen, for 4 moves\./)).toBeTruthy();
  });

  test('a mine lies where it was pressed', () => {
    const at = [inches(28, 36)];
    const { give, choose } = shown(set(), engineers, at);
    choose('mine');
    expect(screen.getByText(/^Where you pressed: /)).toBeTruthy();
    fireEvent.click(begin());
    expect(give.mock.calls[0]![0]).toMatchObject({ work: 'mine', at });
  });

  test('a work that is begun folds its orders: nothing else on the page reveals a secret one', () => {
    const { choose, onPlaces, container } = shown(set(), engineers);
    const details = container.querySelector('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    choose('mine');
    expect(begin().disabled).toBe(false);
    fireEvent.click(begin());
    expect(screen.queryByRole('button', { name: 'Begin it', hidden: true })).toBeNull();
    expect(onPlaces).toHaveBeenLastCalledWith(0);
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  test('one that may not be begun shows why', () => {
    const { give, choose } = shown(set(), ['R127']);
    choose('destroy');
    expect(begin().disabled).toBe(true);
    expect(screen.getByText(/1 man is chosen, and it takes 2: destruction\./)).toBeTruthy();
    expect(give).not.toHaveBeenCalled();
  });

  test('there are none without their chapters', () => {
    const plain = without(without(set(), 'works'), 'supply');
    expect(shown(plain, engineers).container.textContent).toBe('');
  });
});

describe('works under way', () => {
  const begun = after(
    set(),
    { kind: 'beginWork', work: 'destroy', men: ['R127', 'R128'], target: 'road', at: [] },
    {
      kind: 'beginWork',
      work: 'mine',
      men: ['R1', 'R2'],
      target: null,
      at: [inches(20, 8)],
    },
  );
  const HOLD = 'Hold to read your secret notes (N)';
  const show = (battle: KriegspielBattle) => {
    const [onHold, onChoose] = [vi.fn(), vi.fn()];
    render(
      <Keys>
        <WorksPanel {...{ battle, onHoldNotes: onHold, onChoose }} />
      </Keys>,
    );
    return { onHold, onChoose };
  };
  const mine = () => screen.queryByText(/^A mine: 2 infantry/);

  test('are listed, but secret ones are nowhere on the page', () => {
    const { onChoose } = show(begun);
    fireEvent.click(
      screen.getByRole('button', {
        name: /^Destruction \(a road bridge\): 2 engineers, .*; 1 move more$/,
      }),
    );
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['R127', 'R128']);
    expect(document.body.textContent).not.toMatch(/mine/i);
  });

  test('kriegspiel.md 6.1: one whose men march off begins anew', () => {
    const underWay = withState(begun, {
      works: begun.kriegspiel.works.map((each) => ({ ...each, done: 1, takes: 5 })),
    });
    const marched = withMoveStates(underWay, ['R127'], () => ({ used: 0.5 }));
    show(marched);
    expect(
      screen.getByRole('button', {
        name: /^Destruction .*; too few are at it now, and it begins anew: 5 moves$/,
      }),
    ).toBeTruthy();
    fireEvent.pointerDown(screen.getByRole('button', { name: HOLD }));
    expect(screen.getByText(/^A mine: .*; 4 moves more$/)).toBeTruthy();
  });

  test.each([
    [
      'the pointer',
      () => fireEvent.pointerDown(screen.getByRole('button', { name: HOLD })),
      () => fireEvent.pointerUp(window),
    ],
    [
      'the key N',
      () => fireEvent.keyDown(document.body, { key: 'n' }),
      () => fireEvent.keyUp(document.body, { key: 'n' }),
    ],
    [
      'Enter on its button',
      () => fireEvent.keyDown(screen.getByRole('button', { name: HOLD }), { key: 'Enter' }),
      () => fireEvent.keyUp(window),
    ],
    [
      'the pointer, until the page is left',
      () => fireEvent.pointerDown(screen.getByRole('button', { name: HOLD })),
      () => fireEvent.blur(window),
    ],
  ])('secret ones are read while %s holds them', (_, hold, letGo) => {
    const { onHold } = show(begun);
    expect(mine()).toBeNull();
    act(() => void hold());
    expect(mine()).not.toBeNull();
    act(() => void letGo());
    expect(mine()).toBeNull();
    expect(onHold.mock.calls).toEqual([[true], [false]]);
  });

  test('are brought into view when they are held by key', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView');
    show(begun);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(into.mock.contexts).toEqual([screen.getByRole('status')]);
    into.mockRestore();
  });

  test('a mine that lies is a note of its own, and the enemy’s are none', () => {
    const laid = withState(begun, {
      works: [],
      mines: [
        { id: 'RK2', side: 'red', at: inches(20, 8) },
        { id: 'BK1', side: 'blue', at: inches(90, 80) },
      ],
    });
    show(seenBy(laid, 'red'));
    fireEvent.pointerDown(screen.getByRole('button', { name: HOLD }));
    expect(screen.getAllByText(/^A mine lies /)).toHaveLength(1);
  });
});

describe('the General', () => {
  const led = (vulnerable: boolean, awayUntil = 0) => {
    const battle = rowsOf(
      [
        { side: 'red', service: 'general', count: 1, x: 60, y: 10 },
        { side: 'red', service: 'cavalry', count: 3, x: 60, y: 20 },
      ],
      { generalVulnerable: vulnerable },
    );
    const { generals } = battle.kriegspiel;
    return withState(battle, { generals: { ...generals, red: { ...generals.red, awayUntil } } });
  };

  test('of Wells takes no room: the roster has his place, and no successor is named', () => {
    const { container } = render(<GeneralLine battle={led(false)} give={vi.fn()} />);
    expect(container.textContent).toBe('');
  });

  test('of Sykes is followed by a cavalryman who is named', () => {
    const give = vi.fn<Give>();
    render(<GeneralLine battle={led(true)} give={give} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'R51' } });
    fireEvent.click(screen.getByRole('button', { name: 'Name him' }));
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'nameNext', side: 'red', man: 'R51' });
  });

  test('who is away is shown with for how long', () => {
    render(<GeneralLine battle={led(true, 9)} give={vi.fn()} />);
    expect(screen.getByText(/^General R119 is away for 3 more moves: /)).toBeTruthy();
  });

  test('is not there without command', () => {
    const { container } = render(
      <GeneralLine battle={without(led(true), 'command')} give={vi.fn()} />,
    );
    expect(container.textContent).toBe('');
  });
});
