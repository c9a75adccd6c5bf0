import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { nameOf } from '../../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { beginWar, order, type War } from '../../../../src/war/game/war';
import {
  scaled,
  seenAt,
  wholeView,
  type Room,
  type Viewport,
} from '../../../../src/shell/ui/viewport/viewport';
import { SCALES } from '../../../../src/war/ui/board/useBoardViewport';
import { drawingSize, surroundings } from '../../../../src/war/ui/board/geometry';
import { bringIntoView, registerViewport } from '../../../../src/war/ui/board/bringIntoView';
import { LossesOfTurn } from '../../../../src/war/ui/effects/animations/LossesOfTurn';
import { endedTurn, placesAt } from '../../../../src/war/ui/effects/animations/pastEvents';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { Page } from '../../../support/page';
import { stubMedia } from '../../../support/media';
import { withDialogs } from '../../../support/dialogs';
import {
  gameOf,
  openTab,
  placement,
  square,
  toWar,
  warOf as tableWar,
  seatsOf,
} from '../../store/fakes';
import { WarScreen } from '../../../../src/war/ui/war/WarScreen';

withDialogs();

function warOf(units: Readonly<Record<string, string>>, ...orders: string[]): War {
  const reading = readPosition(BOARD, `${placement(units)} N B15,D8,T3,T23 - 1`);
  if (!reading.ok) throw new Error('no position');
  let war = beginWar(BOARD, RULE_SETS.debord, reading.setup);
  for (const text of orders) {
    const ordered = order(war, readAction(BOARD, text)!);
    if (!ordered.ok) throw new Error(`${text}: ${JSON.stringify(ordered.reasons)}`);
    war = ordered.war;
  }
  return war;
}

const ATTACK = { C15: 'I', D7: 'C', D6: 'i', L1: 'i', T2: 'i' };

describe('the place of an order', () => {
  const places = (war: War, at = war.actions.length) =>
    placesAt(war, at).map((each) => nameOf(BOARD, each));

  test('both ends of a march, and for the order that ends a turn all of the turn', () => {
    const war = warOf(ATTACK, 'C15-C16', 'D7-C6', '.');
    expect(places(war, 0)).toEqual([]);
    expect(places(war, 1)).toEqual(['C15', 'C16']);
    expect(places(war, 2)).toEqual(['D7', 'C6']);
    expect(places(war)).toEqual(['C15', 'C16', 'D7', 'C6']);
    expect([1, 2, 3].map((at) => endedTurn(war, at))).toEqual([false, false, true]);
  });

  test('an attack matters most', () => {
    expect(places(warOf(ATTACK, 'C15-C16', 'xD6'))).toEqual(['C15', 'C16', 'D6']);
  });
});

describe('an enlarged board', () => {
  const element = document.createElement('div');
  const content = drawingSize(BOARD, 0);
  const room: Room = { frame: content, content, scales: SCALES };
  const WHOLE = wholeView(room);
  /** The board as it is seen after it has been asked to show squares; null where it was left alone. */
  function shown(view: Viewport, ...names: string[]): Viewport | null {
    const show = vi.fn<(next: Viewport) => void>();
    const forget = registerViewport(element, { now: () => view, room: () => room, show });
    bringIntoView(element, BOARD, 0, () => names.map(square));
    forget();
    return show.mock.calls[0]?.[0] ?? null;
  }
  const corner = scaled(WHOLE, { x: 0, y: 0 }, 2, room);

  test('moves to the square, the last one first if there is no room for all', () => {
    for (const names of [['T25'], ['A1', 'T25']]) {
      const seen = shown(corner, ...names)!;
      const [near, far] = surroundings(BOARD, 0, square('T25')).map((place) =>
        seenAt(seen, place),
      ) as [{ x: number; y: number }, { x: number; y: number }];
      expect(Math.min(near.x, near.y)).toBeGreaterThanOrEqual(0);
      expect(far.x).toBeLessThanOrEqual(content.width + 1e-6);
      expect(far.y).toBeLessThanOrEqual(content.height + 1e-6);
    }
  });

  test('stays if it shows the square already, if it is whole, and under somebody’s fingers', () => {
    expect(shown(corner, 'B2')).toBeNull();
    expect(shown(WHOLE, 'T25')).toBeNull();
    element.className = 'board-held';
    expect(shown(corner, 'T25')).toBeNull();
    element.className = '';
    expect(shown(corner)).toBeNull();
    bringIntoView(element, BOARD, 0, () => [square('T25')]);
  });

  test('that is whole needs no place', () => {
    const squares = vi.fn(() => [square('T25')]);
    for (const view of [WHOLE, corner]) {
      const forget = registerViewport(element, {
        now: () => view,
        room: () => room,
        show: vi.fn(),
      });
      bringIntoView(element, BOARD, 0, squares);
      forget();
      expect(squares).toHaveBeenCalledTimes(view === WHOLE ? 0 : 1);
    }
  });
});

test('units lost in the turn before stay crossed out until the first order', () => {
  const kill = { C7: 'C', D7: 'I', D6: 'i', L1: 'i', T2: 'i' };
  const drawn = (...orders: string[]): number => {
    const { container, unmount } = render(
      <LossesOfTurn war={warOf(kill, ...orders)} orientation={0} />,
    );
    const count = container.querySelectorAll('[data-mark="destroyed"]').length;
    unmount();
    return count;
  };
  expect(drawn()).toBe(0);
  expect(drawn('xD6')).toBe(1);
  expect(drawn('xD6', 'T2-S2')).toBe(0);
});

test('in a program’s turn the own lines are still those of the only person', () => {
  stubMedia();
  const { store } = openTab();
  toWar(store, { seats: seatsOf({ N: 1 }) });
  const sides = (): (string | null)[] => {
    const { container, unmount } = render(
      <Page store={store}>
        <AnnouncerProvider>
          <WarScreen game={gameOf(store)} war={tableWar(store)} />
        </AnnouncerProvider>
      </Page>,
    );
    const lines = [...container.querySelectorAll('[data-mark="line"]')];
    unmount();
    return [...new Set(lines.map((line) => line.getAttribute('data-side')))];
  };
  const mine = sides();
  expect(mine).toEqual(['S']);
  (tableWar(store).positions.at(-1)!.side === 'N' ? store.portTable : store.table).endTurn();
  expect(sides()).toEqual(['S']);
  vi.unstubAllGlobals();
});
