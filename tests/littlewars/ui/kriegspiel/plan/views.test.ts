import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FOOT, INCH } from '../../../../../src/littlewars/engine/lengths';
import { burstOf } from '../../../../../src/littlewars/kriegspiel/bursts';
import { chargeOf } from '../../../../../src/littlewars/kriegspiel/charges';
import { withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import { blocksOf } from '../../../../../src/littlewars/ui/kriegspiel/plan/bodyShape';
import { BurstView, shelteredIn } from '../../../../../src/littlewars/ui/kriegspiel/plan/BurstView';
import {
  chargeReach,
  menaceTo,
} from '../../../../../src/littlewars/ui/kriegspiel/plan/chargeReach';
import {
  bandsBefore,
  ChargeView,
  ReachView,
} from '../../../../../src/littlewars/ui/kriegspiel/plan/ChargeView';
import {
  SupplyStates,
  SupplyTies,
} from '../../../../../src/littlewars/ui/kriegspiel/plan/SupplyView';
import { cutAt, supplyShown } from '../../../../../src/littlewars/ui/kriegspiel/plan/supplyTies';
import { block } from '../../../engine/tables';
import { battleOf, FORCE, inBody, numbers, onField } from '../../../kriegspiel/tables';

const drawn = (node: ReactNode): string =>
  renderToStaticMarkup(createElement('svg', null, createElement(Fragment, null, node)));
const count = (markup: string, name: string): number => markup.split(`class="${name}"`).length - 1;
const projectionOf = ({ country }: KriegspielBattle) => ({ country, side: 'red' }) as const;

describe('supply (5.2)', () => {
  const forces = { red: { ...FORCE, infantry: 30 }, blue: FORCE };
  /** Thirty infantry in a body, and a waggon two feet behind it. */
  const fed = (more: Parameters<typeof battleOf>[0] = {}): KriegspielBattle => {
    const body = inBody(
      battleOf(more, { forces, country: onField([]) }),
      numbers('R', 1, 30),
      'ranks',
      [60, 48],
    );
    return withState(body, {
      waggons: body.kriegspiel.waggons.map((waggon) => ({
        ...waggon,
        ...(waggon.side === 'red'
          ? { x: 60 * INCH, y: 24 * INCH }
          : { x: 20 * INCH, y: 90 * INCH }),
      })),
    });
  };

  test('a tie leads from the waggon that gives to the nearest man of the body', () => {
    const { ties, states } = supplyShown(fed(), 'red');
    expect(ties).toHaveLength(1);
    const [tie] = ties;
    expect(tie).toMatchObject({ store: 'W1', to: 'A', kind: 'gives' });
    expect(tie!.at.y - tie!.from.y).toBeLessThan(2 * FOOT);
    expect(states).toMatchObject([{ body: 'A', is: 'given', besieged: false }]);
  });

  test('the enemy who cuts it is named, with his place; the body is short at the next account', () => {
    const { ties, states } = supplyShown(fed({ B1: [60, 36] }), 'red');
    expect(ties).toMatchObject([
      { store: 'W1', to: 'A', kind: 'cut', cutBy: [{ x: 60 * INCH, y: 36 * INCH }] },
    ]);
    const [tie] = ties;
    expect(cutAt(tie!, tie!.cutBy[0]!).y).toBeCloseTo(36 * INCH, -1);
    expect(states.map(({ is }) => is)).toEqual(['short']);
  });

  test('due packets that were not given are owed', () => {
    const on = fed({ B1: [60, 36] });
    const wanting = Object.fromEntries(numbers('R', 1, 30).map((id) => [id, { food: 2 }]));
    expect(supplyShown(withState(on, { wanting }), 'red').states).toMatchObject([
      { body: 'A', is: 'owed' },
    ]);
  });

  test('all of it is drawn', () => {
    const on = fed({ B1: [60, 36] });
    const supply = supplyShown(on, 'red');
    const props = { projection: projectionOf(on), supply, ppu: 0.5 };
    expect(count(drawn(createElement(SupplyTies, props)), 'kp-cut')).toBe(1);
    const states = drawn(createElement(SupplyStates, { ...props, blocks: blocksOf(on) }));
    expect(states).toContain('data-supply="short"');
  });
});

describe('charges (7)', () => {
  const horse = { red: { ...FORCE, cavalry: 8 }, blue: FORCE };
  /** Eight sabres, two and a half feet before ten infantry in close order. */
  const facing = inBody(
    inBody(
      battleOf({}, { forces: horse, country: onField([]) }),
      numbers('R', 19, 8),
      'ranks',
      [60, 30],
    ),
    numbers('B', 1, 10),
    'ranks',
    [60, 60],
    180_000,
  );

  test('three bands of a foot each lie before the nearest man charged, towards the sabres', () => {
    const charge = chargeOf(facing, 'A', 'B')!;
    expect(charge.band).toBe('far');
    const bands = bandsBefore(charge);
    expect(bands).toHaveLength(3);
    bands.forEach((outline, i) => {
      const far = outline.map(({ x, y }) => Math.hypot(x - charge.to.x, y - charge.to.y));
      expect(Math.min(...far) / FOOT).toBeCloseTo(i);
      expect(Math.max(...far) / FOOT).toBeCloseTo(i + 1);
      expect(Math.max(...outline.map(({ y }) => y))).toBeLessThanOrEqual(charge.to.y);
    });
    const markup = drawn(
      createElement(ChargeView, {
        projection: projectionOf(facing),
        battle: facing,
        charge,
        ppu: 0.5,
      }),
    );
    expect([count(markup, 'kp-band'), count(markup, 'kp-band kp-band-own')]).toEqual([2, 1]);
  });

  test('cavalry menaces three feet of open ground, less over a contour, and nothing over a river', () => {
    const at = (on: KriegspielBattle): number => {
      const [around] = chargeReach(
        on,
        on.men.find(({ id }) => id === 'R19')!,
      );
      const { x, y } = on.men.find(({ id }) => id === 'R19')!;
      const straight = around!.find((place) => Math.abs(place.x - x) < 1 && place.y > y)!;
      return (straight.y - y) / FOOT;
    };
    expect(at(facing)).toBeCloseTo(3);
    const hill = onField([block('hill', 'block', [0, 42, 120, 90], 6)]);
    expect(at({ ...facing, country: hill })).toBeCloseTo(2, 0);
    const water = onField([block('brook', 'river', [0, 42, 120, 46], 0)]);
    expect(at({ ...facing, country: water })).toBeLessThan(1.05);
    const ford = block('ford', 'ford', [40, 41, 80, 47], 0);
    expect(at({ ...facing, country: onField([...water.pieces, ford]) })).toBeLessThan(1.05);
  });

  test('men within charging distance are outlined', () => {
    const menace = menaceTo(facing, 'blue');
    expect(menace.menaced).toEqual(['B']);
    expect(menace.reach).toHaveLength(1);
    const props = { projection: projectionOf(facing), menace, blocks: blocksOf(facing), ppu: 0.5 };
    expect(count(drawn(createElement(ReachView, props)), 'kp-menaced')).toBe(1);
    expect(menaceTo(facing, 'red')).toEqual({ menaced: [], reach: [] });
  });
});

test('in the circle of a shell a man behind a wall is shown with the wall (3.5)', () => {
  const wall = block('wall', 'wall', [58, 61, 62, 61.25], 1.5);
  const on = battleOf({ B1: [60, 59], B2: [61, 59], B3: [60, 62.5] }, { country: onField([wall]) });
  const burst = burstOf(on, { x: 60 * INCH, y: 60 * INCH });
  expect(burst.dead).toEqual(['B1']);
  expect(shelteredIn(on, burst)).toMatchObject([{ man: 'B3', behind: [{ id: 'wall' }] }]);
  const markup = drawn(
    createElement(BurstView, { projection: projectionOf(on), battle: on, burst, ppu: 1 }),
  );
  expect(count(markup, 'kp-shelter')).toBe(1);
  expect(markup).toContain('kp-burst-circle');
});
