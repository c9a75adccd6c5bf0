import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../../src/littlewars/battles/countries';
import { HOOKS_FARM_MUSTER } from '../../../../src/littlewars/battles/hooksFarm';
import { pathOf } from '../../../../src/littlewars/engine/marching';
import { boundsOf, contains } from '../../../../src/littlewars/engine/shapes';
import { beginBattle } from '../../../../src/littlewars/engine/start';
import { ARMS, SIDES, type Battle, type Country } from '../../../../src/littlewars/engine/types';
import { boltAt } from '../../../../src/littlewars/ui/plan/art/Flight';
import { hullOf, pathDrawn } from '../../../../src/littlewars/ui/plan/art/layers';
import { bodyNames } from '../../../../src/littlewars/ui/plan/art/bodyNames';
import {
  boxOfName,
  isCrowded,
  isHidden,
  namesPlaced,
  nameSize,
  nameWidth,
} from '../../../../src/littlewars/ui/plan/art/names';
import { outlineOf, shadowOf } from '../../../../src/littlewars/ui/plan/art/outline';
import { GunFigure } from '../../../../src/littlewars/ui/plan/art/Forces';
import { SoldierFigure } from '../../../../src/littlewars/ui/plan/art/Soldier';
import { figureBoxes } from '../../../../src/littlewars/ui/plan/picking';
import {
  onField,
  onPlan,
  planSize,
  type Projection,
} from '../../../../src/littlewars/ui/plan/place';
import { reachOf } from '../../../../src/littlewars/ui/plan/reach';
import { scaled, seenFrom, wholeView } from '../../../../src/shell/ui/viewport/viewport';
import {
  figureGrowth,
  SCALES,
  turnedRound,
} from '../../../../src/littlewars/ui/plan/usePlanViewport';
import { block, country as bare, inches, table } from '../../engine/tables';
const country = COUNTRIES['castle-hill'];

test('without colours men of each side, arm and state differ by form, and so do guns', () => {
  const drawn = new Map<string, string>();
  for (const side of SIDES)
    for (const arm of ARMS)
      for (const state of ['armed', 'lying', 'prisoner', 'freed'] as const)
        drawn.set(
          `${side} ${arm} ${state}`,
          renderToStaticMarkup(createElement(SoldierFigure, { side, arm, state })).replace(
            /class="[^"]*"/g,
            '',
          ),
        );
  for (const side of SIDES)
    for (const captured of [false, true])
      drawn.set(
        `${side} gun ${String(captured)}`,
        renderToStaticMarkup(createElement(GunFigure, { side, captured })),
      );
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

test('the plan is turned half round for Blue, and places are found again', () => {
  for (const side of SIDES) {
    const projection = { country, side };
    const place = { x: 123, y: 456 };
    expect(onField(projection, onPlan(projection, place))).toEqual(place);
  }
  const [red, blue] = SIDES.map((side) => onPlan({ country, side }, { x: 0, y: 0 }));
  expect(red!.y).toBeGreaterThan(blue!.y);
  expect(red!.x).toBeLessThan(blue!.x);
});

test('a path is firm so far as a move goes and broken beyond, round a corner too', () => {
  const projection = { country, side: 'blue' } as const;
  const path = {
    length: 300,
    stops: [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 200, y: 300 },
    ],
  };
  expect(pathDrawn(projection, path, 400)).toMatchObject({ beyond: '', end: null });
  const { firm, beyond, end } = pathDrawn(projection, path, 192);
  expect(end).toEqual(onPlan(projection, { x: 200, y: 192 }));
  expect(firm.split('L')).toHaveLength(3);
  expect(beyond.split('L')).toHaveLength(2);
});

test('the ground within reach ends at solids', () => {
  const battle = beginBattle({ ...HOOKS_FARM_MUSTER, country });
  const man = {
    ...battle.men[0]!,
    x: 960,
    y: 300,
    start: { x: 960, y: 300 },
  };
  const parts = reachOf(battle, man);
  const wall = country.pieces.find(({ id }) => id === 'hedge-1')!;
  expect(parts.flat()).toHaveLength(432);
  for (const place of parts.flat()) {
    expect(contains(wall.shape, place)).toBe(false);
    expect(Math.hypot(place.x - 960, place.y - 300)).toBeLessThanOrEqual(193);
  }
});

describe('1.5 the ground within reach of a man at his back line', () => {
  const pond = bare(block('pond', 'water', [46, 0, 50, 20]));
  const layout = { red: [[44, 1]] } as const;
  const gun = { guns: [{ side: 'red', x: 44, y: -4 }] } as const;
  const reached = (battle: Battle) => reachOf(battle, battle.men[0]!).flat();
  const least = (battle: Battle) => Math.min(...reached(battle).map(({ y }) => y));

  test('ends at the line for a man who may not end behind it, otherwise within the apron', () => {
    expect(least(table({ ...layout, more: { moves: 2 } }))).toBeCloseTo(0, 0);
    expect(least(table({ ...layout, ...gun, more: { moves: 2 } }))).toBeCloseTo(-91, 0);
    expect(least(table({ ...layout, more: { moves: 0 } }))).toBeCloseTo(-91, 0);
    expect(least({ ...table({ ...layout, more: { moves: 0 } }), rulings: 1 })).toBeCloseTo(0, 0);
    const blue = table({ blue: [[44, 95]], more: { moves: 3, mover: 'blue' } });
    const places = reachOf(blue, blue.men[0]!).flat();
    expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(96 * 16, 0);
  });

  test('includes the reach over the apron, and nothing over the other edges', () => {
    const battle = table({ ...layout, country: pond, more: { moves: 2 } });
    const beyond = (of: Battle) => reached(of).filter(({ x }) => x > 51 * 16);
    expect(pathOf(battle, battle.men[0]!, inches(52, 1))).not.toBeNull();
    expect(beyond(battle)).not.toEqual([]);
    expect(beyond({ ...battle, rulings: 1 })).toEqual([]);
    const corner = table({ red: [[1, 1]], more: { moves: 2 } });
    expect(Math.min(...reached(corner).map(({ x }) => x))).toBeCloseTo(5, 0);
  });
});

test('a bolt is where its path has it at a time', () => {
  const path = [
    { x: 0, y: 0, z: 10, time: 0 },
    { x: 100, y: 50, z: 30, time: 1 },
  ];
  expect(boltAt(path, 0.5)).toEqual({ x: 50, y: 25, z: 20, time: 0.5 });
  expect(boltAt(path, 9)).toMatchObject({ x: 100 });
});

test('higher things have longer shadows', () => {
  const house = country.pieces.find(({ id }) => id === 'keep')!;
  const outline = outlineOf({ country, side: 'red' }, house.shape);
  const reach = (height: number): number =>
    Math.max(
      ...shadowOf(outline, height)
        .flat()
        .map(({ x }) => x),
    );
  expect(reach(112) - reach(48)).toBeGreaterThan(10);
});

describe.each(COUNTRY_IDS)('the names of %s', (id) => {
  const named: Country = COUNTRIES[id];
  const content = planSize(named);
  /** Pixels to a unit: whole on a phone, on a desk, and ever nearer, as close as can be. */
  const SIGHTS = [390 / content.width, 640 / content.width, 960 / content.width, 1, 1.5, 2.5, 4];

  test.each(SIDES)(
    'are legible from %s’s line at every distance, and the nearer the more',
    (side) => {
      let before = 0;
      for (const ppu of SIGHTS) {
        const size = nameSize(named, ppu);
        expect(size * ppu).toBeGreaterThanOrEqual(11);
        const names = namesPlaced({ country: named, side }, size, ({ name }) => name);
        const boxes = names.map(({ name, x, y }) => ({
          x,
          y,
          half: (nameWidth(name) * size) / 2,
        }));
        const standing = named.pieces
          .filter(({ kind }) => kind !== 'board' && kind !== 'water')
          .map(({ shape }) => {
            const { left, right, bottom, top } = boundsOf(shape);
            const [a, b] = [
              onPlan({ country: named, side }, { x: left, y: bottom }),
              onPlan({ country: named, side }, { x: right, y: top }),
            ];
            return {
              left: Math.min(a.x, b.x),
              right: Math.max(a.x, b.x),
              top: Math.min(a.y, b.y),
              bottom: Math.max(a.y, b.y),
            };
          });
        for (const [i, one] of boxes.entries()) {
          expect(one.x - one.half).toBeGreaterThan(0);
          expect(one.x + one.half).toBeLessThan(content.width);
          // Of what stands none is covered by more than an edge of the name of another.
          const covered = standing.reduce((sum, { left, right, top, bottom }) => {
            const across = Math.min(one.x + one.half, right) - Math.max(one.x - one.half, left);
            const down = Math.min(one.y + size * 0.2, bottom) - Math.max(one.y - size * 0.8, top);
            return sum + Math.max(0, across) * Math.max(0, down);
          }, 0);
          expect(covered).toBeLessThanOrEqual((one.half * 2 * size) / 8 + 1e-6);
          for (const two of boxes.slice(i + 1))
            expect(
              Math.abs(one.x - two.x) >= one.half + two.half - 1e-6 ||
                Math.abs(one.y - two.y) >= size - 1e-6,
            ).toBe(true);
        }
        expect(names.length).toBeGreaterThanOrEqual(before);
        before = names.length;
      }
      expect(before).toBe(named.pieces.filter(({ name }) => name !== undefined).length);
    },
  );
});

// As Chromium measures them in the map's italics, in heights of a letter.
test.each([
  ['Hook’s Farm', 5.58],
  ['the outbuilding behind the farm', 13.42],
  ['Firely Church', 5.92],
  ['l’appentis dans le creux', 9.92],
  ['West Bridge', 5.33],
  ['the tower', 3.92],
  ['Market Street', 5.83],
])('as much room is left for %s as is written', (name, measured) => {
  expect(nameWidth(name)).toBeGreaterThanOrEqual(measured * 0.96);
  expect(nameWidth(name)).toBeLessThanOrEqual(measured * 1.2);
});

test('bodies that stand together have names that overlap neither each other nor those of places', () => {
  const projection = { country: COUNTRIES['hooks-farm'], side: 'red' } as const;
  const ppu = 390 / planSize(projection.country).width;
  const size = nameSize(projection.country, ppu);
  const begun = beginBattle({ ...HOOKS_FARM_MUSTER, country: projection.country });
  const men = new Map(
    begun.men
      .slice(0, 12)
      .map((man, i) => [man.id, { ...man, x: 330 + 40 * i, y: 520 + 12 * (i % 3) }]),
  );
  const bodies = ['A', 'B', 'C', 'D'].map((letter, i) => ({
    id: letter,
    name: `Body ${letter}`,
    men: [1, 2, 3].map((number) => `R${3 * i + number}`),
  }));
  const named = bodyNames(projection, bodies, men, size);
  expect(named.length).toBeGreaterThanOrEqual(3);
  const places = namesPlaced(
    projection,
    size,
    ({ name }) => name,
    named.map(({ box }) => box),
  );
  expect(places.length).toBeGreaterThan(3);
  const boxes = [
    ...named.map(({ box }) => box),
    ...places.map(({ name, ...at }) => boxOfName(name, size, at)),
  ];
  for (const [i, one] of boxes.entries())
    for (const two of boxes.slice(i + 1)) expect(isCrowded(one, two, size)).toBe(false);
});

test('a name that figures would make illegible is left out, and no other', () => {
  const size = 20;
  const name = 'the mill';
  const box = boxOfName(name, size, { x: 500, y: 300 });
  const man = (x: number) => ({ left: x - 8, right: x + 8, top: 285, bottom: 310 });
  expect(isHidden(box, [], size)).toBe(false);
  expect(isHidden(box, [man(500)], size)).toBe(true);
  expect(isHidden(box, [man(box.right + 20)], size)).toBe(false);
  // Of the last letter only the edge is covered.
  expect(isHidden(box, [man(box.right + 6)], size)).toBe(false);
});

test('figures stand on the plan from foot to head, those off the field not at all', () => {
  const battle = table({ red: [[44, 60]], blue: [[10, 90]], more: { moves: 0 } });
  const projection: Projection = { country: battle.country, side: 'red' };
  const men = battle.men.map((man, i) => (i === 0 ? man : { ...man, state: 'dead' as const }));
  const boxes = figureBoxes({ projection, men, guns: [], things: [], growth: 2 });
  expect(boxes).toHaveLength(1);
  const foot = onPlan(projection, men[0]!);
  const [{ left, right, top, bottom } = { left: 0, right: 0, top: 0, bottom: 0 }] = boxes;
  expect(left < foot.x && foot.x < right && top < foot.y - 40 && foot.y <= bottom).toBe(true);
});

test('a body is outlined by its hull', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(hullOf([...corners, { x: 5, y: 5 }, { x: 5, y: 0 }])).toHaveLength(4);
});

test('figures stay as large on the screen from far, men of half size from nearer on', () => {
  expect([1, 0.4, 0.25, 0.05].map((ppu) => figureGrowth(ppu))).toEqual([1, 1, 1.6, 2]);
  expect([1, 0.8, 0.5, 0.05].map((ppu) => figureGrowth(ppu, 0.5))).toEqual([1, 1, 1.6, 2]);
});

test('turned half round shows the same place in the middle', () => {
  const room = {
    frame: { width: 900, height: 700 },
    content: { width: 2048, height: 1824 },
    scales: SCALES,
  };
  const close = scaled(wholeView(room), { x: 300, y: 200 }, 2, room);
  const middle = { x: 450, y: 350 };
  const { x, y } = seenFrom(close, middle);
  const turned = turnedRound(close, room);
  expect(seenFrom(turned, middle)).toEqual({ x: 2048 - x, y: 1824 - y });
  expect(turnedRound(turned, room)).toEqual(close);
  expect(turnedRound(wholeView(room), room)).toEqual(wholeView(room));
});
