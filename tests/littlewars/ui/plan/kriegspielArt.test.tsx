import { render } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  KRIEGSPIEL_COUNTRIES,
  KRIEGSPIEL_IDS,
} from '../../../../src/littlewars/battles/kriegspielCountries';
import {
  SIDES,
  type Country,
  type Piece,
  type Point,
  type Side,
} from '../../../../src/littlewars/engine/types';
import { boundsOf } from '../../../../src/littlewars/engine/shapes';
import { groundOf } from '../../../../src/littlewars/engine/ground';
import { CountryDrawing } from '../../../../src/littlewars/ui/plan/art/CountryDrawing';
import { CountryNames } from '../../../../src/littlewars/ui/plan/art/CountryNames';
import { namesPlaced, nameSize, nameWidth } from '../../../../src/littlewars/ui/plan/art/names';
import { lineAlong, rungs, stripOf } from '../../../../src/littlewars/ui/plan/art/strip';
import { onPlan } from '../../../../src/littlewars/ui/plan/place';
import { Pennants } from '../../../../src/littlewars/ui/kriegspiel/plan/Notes';
import { readyKriegspiel } from '../../../../src/littlewars/battles/readyKriegspiel';
import type { ShownWorks } from '../../../../src/littlewars/ui/plan/view';
import { block, country } from '../../engine/tables';

const drawn = (of: Country, works?: ShownWorks): string =>
  renderToStaticMarkup(createElement(CountryDrawing, { country: of, side: 'red', works }));
const withoutColours = (markup: string): string => markup.replace(/class="[^"]*"/g, '');
/** The path data of a class. */
const pathsOf = (markup: string, name: string): readonly string[] =>
  [...markup.matchAll(new RegExp(`class="${name}"[^>]* d="([^"]*)"`, 'g'))].map(([, d = '']) => d);

describe('a strip', () => {
  const at = (x: number, y: number): Point => ({ x, y });

  test('runs along the longer sides of a rectangle, wherever its outline begins', () => {
    const corners = [at(0, 0), at(60, 0), at(60, 10), at(0, 10)];
    for (let from = 0; from < 4; from++) {
      const strip = stripOf([...corners.slice(from), ...corners.slice(0, from)])!;
      const [a, b] = lineAlong(strip, 0.5) as [Point, Point];
      expect([Math.abs(b.x - a.x), Math.abs(b.y - a.y)]).toEqual([60, 0]);
      expect(rungs(strip, 10)).toHaveLength(6);
      for (const [one, two] of rungs(strip, 10))
        expect(Math.hypot(two.x - one.x, two.y - one.y)).toBeCloseTo(10, 9);
    }
  });

  test('runs round a bend whose straight parts are shorter than its width', () => {
    const arc = (radius: number): Point[] =>
      Array.from({ length: 7 }, (_, i) => {
        const angle = (i * Math.PI) / 12;
        return at(radius * Math.cos(angle), radius * Math.sin(angle));
      });
    const strip = stripOf([...arc(100), ...arc(140).reverse()])!;
    expect(lineAlong(strip, 0.5)).toHaveLength(7);
    for (const { x, y } of lineAlong(strip, 0.5)) expect(Math.hypot(x, y)).toBeCloseTo(120, 9);
    for (const [a, b] of rungs(strip, 20))
      expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(40, 0);
  });

  test('is none for an odd number of corners', () => {
    expect(stripOf([at(0, 0), at(1, 0), at(1, 1), at(0, 2), at(-1, 1)])).toBeNull();
    expect(stripOf([at(0, 0), at(1, 0)])).toBeNull();
  });
});

describe('kriegspiel.md 1.2 on the plan', () => {
  test('without colours each piece differs by form from every other', () => {
    const river = block('it', 'river', [20, 40, 100, 48], 0);
    const kinds: Readonly<Record<string, readonly Piece[]>> = {
      nothing: [],
      block: [block('it', 'block', [40, 40, 60, 50], 6)],
      road: [block('it', 'road', [40, 40, 60, 50], 0)],
      river: [river],
      shallow: [{ ...river, fordable: true }],
      railway: [block('it', 'railway', [40, 40, 60, 50], 0)],
      station: [block('it', 'station', [40, 40, 60, 50], 4)],
      house: [block('it', 'house', [40, 40, 60, 50], 4)],
      shed: [block('it', 'shed', [40, 40, 60, 50], 4)],
      depot: [block('it', 'depot', [40, 40, 60, 50], 2)],
      roadBridge: [river, block('over', 'roadBridge', [60, 36, 64, 52], 0)],
      railBridge: [river, block('over', 'railBridge', [60, 36, 64, 52], 0)],
      bridge: [river, block('over', 'bridge', [60, 36, 64, 52])],
      landing: [river, block('over', 'landing', [60, 44, 64, 52], 0)],
      culvert: [
        block('it', 'railway', [20, 40, 100, 42], 0),
        block('over', 'culvert', [60, 39, 64, 43], 0),
      ],
    };
    const drawings = Object.values(kinds).map((pieces) =>
      withoutColours(drawn(country(...pieces))),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('only the edges of layers are contours, and the higher the darker', () => {
    const hills = country(
      block('west', 'block', [20, 20, 50, 50], 6),
      block('east', 'block', [50, 20, 80, 50], 6),
      block('top', 'block', [26, 26, 44, 44], 6),
      block('peak', 'block', [30, 30, 40, 40], 6),
    );
    const markup = drawn(hills);
    const joint = onPlan({ country: hills, side: 'red' }, { x: 50 * 16, y: 0 }).x;
    const edges = [...pathsOf(markup, 'plan-edge-lit'), ...pathsOf(markup, 'plan-edge-dark')];
    // West, south and twice north for the two; the joint is no edge of either.
    expect(edges.join('').split('M')).toHaveLength(1 + 6 + 4 + 4);
    expect(edges.join('')).not.toMatch(new RegExp(`M${joint} [\\\\d.]+L${joint} `));
    const tints = [...markup.matchAll(/plan-layer-tint"[^>]*fill-opacity="([\d.]+)"/g)].map(
      ([, tint]) => Number(tint),
    );
    expect(tints).toHaveLength(2);
    expect(tints[1]).toBeGreaterThan(tints[0]!);
  });

  test('a road continues over a contour, which is still visible', () => {
    const hill = block('hill', 'block', [20, 20, 80, 50], 6);
    const road = block('road', 'road', [40, 10, 44, 40], 0);
    expect(pathsOf(drawn(country(hill, road)), 'plan-contour').join('')).toContain('L');
    expect(drawn(country(road))).not.toContain('plan-contour');
  });

  test('water that is forded opens into water that is not, and its banks are their own', () => {
    const deep = block('deep', 'river', [0, 40, 60, 48], 0);
    const shallow: Piece = { ...block('shallow', 'river', [60, 40, 120, 48], 0), fordable: true };
    const markup = drawn(country(deep, shallow));
    const projection = { country: country(deep, shallow), side: 'red' } as const;
    const { x } = onPlan(projection, { x: 60 * 16, y: 0 });
    const banks = [...pathsOf(markup, 'plan-bank'), ...pathsOf(markup, 'plan-bank-shallow')];
    // Two each: none across the river, nor where it leaves the field.
    expect(banks.map((path) => path.split('M').length - 1)).toEqual([2, 2]);
    expect(banks.join('')).not.toMatch(new RegExp(`M${x} [\\d.]+L${x} `));
  });

  test('the height of a block is written where there is room for it', () => {
    const of = country(block('rise', 'block', [20, 20, 40, 40], 6));
    const namesAt = (ppu: number): string[] =>
      [
        ...render(
          createElement(CountryNames, { country: of, side: 'red', ppu }),
        ).container.querySelectorAll('text:not([aria-hidden])'),
      ].map(({ textContent }) => textContent);
    expect(namesAt(1)).toEqual([expect.stringMatching(/^6\sin$/)]);
    expect(namesAt(0.1)).toEqual([]);
  });

  test.each(KRIEGSPIEL_IDS)(
    'the heights of %s are written on their blocks and not on those above',
    (id) => {
      const of: Country = KRIEGSPIEL_COUNTRIES[id];
      const { blocks } = groundOf(of);
      const nameOf = (piece: Piece) =>
        blocks.some((each) => each.piece === piece) ? '1 ft 6 in' : piece.name;
      const boxOf = (side: Side, { shape }: Piece) => {
        const { left, right, bottom, top } = boundsOf(shape);
        const [a, b] = [
          onPlan({ country: of, side }, { x: left, y: bottom }),
          onPlan({ country: of, side }, { x: right, y: top }),
        ];
        return {
          left: Math.min(a.x, b.x),
          right: Math.max(a.x, b.x),
          top: Math.min(a.y, b.y),
          bottom: Math.max(a.y, b.y),
        };
      };
      // From close by, and whole on a phone.
      for (const ppu of [1, 0.11])
        for (const side of SIDES) {
          const size = nameSize(of, ppu);
          const heights = namesPlaced({ country: of, side }, size, nameOf).filter(
            ({ piece }) => piece.kind === 'block',
          );
          if (ppu === 1) expect(heights.length).toBeGreaterThan(blocks.length / 2);
          for (const { piece, name, x, y } of heights) {
            const half = (nameWidth(name) * size) / 2;
            const own = boxOf(side, piece);
            expect(x - half).toBeGreaterThanOrEqual(own.left);
            expect(x + half).toBeLessThanOrEqual(own.right);
            const under = blocks.filter((each) => {
              const { left, right, top, bottom } = boxOf(side, each.piece);
              return x + half > left && x - half < right && y > top && y - size * 0.8 < bottom;
            });
            const highest = under.reduce((one, two) => (two.layer > one.layer ? two : one));
            expect(highest.layer).toBe(blocks.find((each) => each.piece === piece)?.layer);
          }
        }
    },
  );
});

describe('kriegspiel.md 6 on the plan', () => {
  const work = country(
    block('wall', 'wall', [20, 20, 30, 20.25], 2),
    block('low', 'wall', [40, 20, 43, 20.25], 1),
    block('depot', 'depot', [60, 20, 64, 23], 2),
    block('rails', 'railway', [10, 60, 110, 62], 0),
    block('river', 'river', [0, 40, 120, 46], 0),
  );
  const none: ShownWorks = { built: [], ruins: [], gaps: [], burnt: [] };
  const bridge = block('bridge', 'roadBridge', [60, 36, 64, 50], 0);
  const all: Readonly<Record<string, ShownWorks>> = {
    none,
    entrenchment: { ...none, built: ['wall'] },
    epaulement: { ...none, built: ['low'] },
    ruin: { ...none, ruins: [bridge] },
    rail: { ...none, gaps: [{ railway: 'rails', at: { x: 60 * 16, y: 61 * 16 } }] },
    burnt: { ...none, burnt: ['depot'] },
  };

  test('finished and destroyed works are distinguished by form', () => {
    const drawings = Object.values(all).map((works) => withoutColours(drawn(work, works)));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(withoutColours(drawn(work))).toBe(drawings[0]);
  });

  test('a torn-up rail is where it was torn up, and one of no railway nowhere', () => {
    const at = { x: 60 * 16, y: 61 * 16 };
    const bent = pathsOf(drawn(work, all['rail']), 'plan-rails').at(-1)!;
    const { x, y } = onPlan({ country: work, side: 'red' }, at);
    for (const [, px, py] of bent.matchAll(/[ML]([\d.]+) ([\d.]+)/g))
      expect(Math.hypot(Number(px) - x, Number(py) - y)).toBeLessThan(48);
    const lost = { ...none, gaps: [{ railway: 'none', at }] };
    expect(drawn(work, lost)).toBe(drawn(work, none));
  });
});

test('the flag of a General on the line at the top of a small plan is not cut off', () => {
  const { battle } = readyKriegspiel('river-line');
  const { country } = battle;
  // As many pixels to a sixteenth of an inch as on a phone.
  const ppu = 390 / onPlan({ country, side: 'red' }, { x: country.width, y: 0 }).x;
  const markup = renderToStaticMarkup(
    createElement(Pennants, { projection: { country, side: 'red' }, battle, ppu }),
  );
  const staffs = pathsOf(markup, 'kp-staff');
  expect(staffs).toHaveLength(2);
  for (const d of staffs) {
    const [, foot = NaN, top = NaN] = (/^M[\d.]+ ([-\d.]+)V([-\d.]+)$/.exec(d) ?? []).map(Number);
    expect(foot - top).toBeCloseTo(20 / ppu, 6);
    expect(top).toBeGreaterThan(0);
  }
});
