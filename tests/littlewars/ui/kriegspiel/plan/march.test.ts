import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readyKriegspiel } from '../../../../../src/littlewars/battles/readyKriegspiel';
import { FOOT, INCH } from '../../../../../src/littlewars/engine/lengths';
import { placesOf } from '../../../../../src/littlewars/kriegspiel/bodies';
import { withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import { Bodies } from '../../../../../src/littlewars/ui/kriegspiel/plan/Bodies';
import {
  blockAround,
  blockDrawn,
  blocksOf,
} from '../../../../../src/littlewars/ui/kriegspiel/plan/bodyShape';
import { alongPath } from '../../../../../src/littlewars/game/kriegspiel/alongPath';
import { previewOf } from '../../../../../src/littlewars/game/kriegspiel/march';
import { marchersOf } from '../../../../../src/littlewars/game/kriegspiel/marchers';
import { arrivals, MarchLayer } from '../../../../../src/littlewars/ui/kriegspiel/plan/MarchLayer';
import { marchWords } from '../../../../../src/littlewars/ui/kriegspiel/plan/MarchLine';
import { worksUnderWay } from '../../../../../src/littlewars/ui/kriegspiel/plan/Notes';
import { begunWorks } from '../../../game/kriegspiel/games';
import { battleOf as battleIn } from '../../../../../src/littlewars/game/kriegspiel/game';
import { block, inches } from '../../../engine/tables';
import { battleOf, FORCE, inBody, numbers, onField } from '../../../kriegspiel/tables';

const { battle } = readyKriegspiel('river-line');

describe('the block of a body', () => {
  test('is around the discs of its men, along its front', () => {
    const men = battle.men.filter(({ side, arm }) => side === 'red' && arm === 'infantry');
    const [first] = men;
    const places = placesOf('ranks', 20, first!, { x: 1_000, y: 500 }, 90_000);
    const there = places.map((at, i) => ({ ...men[i]!, ...at }));
    const { middle, breadth, depth, ahead } = blockAround(there, 90_000)!;
    // Ten files and two ranks at a pitch of ten, and a radius of three at the ends.
    expect([breadth, depth].map(Math.round)).toEqual([48, 8]);
    expect([middle.x, middle.y].map(Math.round)).toEqual([995, 500]);
    expect(ahead.x).toBeCloseTo(1);
    expect(ahead.y).toBeCloseTo(0);
    expect(blockAround([], 0)).toBeNull();
  });

  test('is found for every body of both sides, with its kind', () => {
    const blocks = blocksOf(battle);
    expect(blocks).toHaveLength(12);
    expect(blocks.filter(({ mounted }) => mounted).map(({ id }) => id)).toEqual([
      'A',
      'F',
      'G',
      'L',
    ]);
    expect(blocks.filter(({ service }) => service === 'engineers')).toHaveLength(2);
  });

  test('is never smaller on the screen than can be seen, and its mark lies before its front', () => {
    const [one] = blocksOf(battle);
    const far = blockDrawn(one!, 0.05);
    const [left, right, rear] = far.corners;
    expect(Math.hypot(right.x - left.x, right.y - left.y) * 0.05).toBeGreaterThanOrEqual(11.9);
    expect(Math.hypot(right.x - rear.x, right.y - rear.y) * 0.05).toBeGreaterThanOrEqual(6.9);
    const ahead = ({ x, y }: { x: number; y: number }) => x * one!.ahead.x + y * one!.ahead.y;
    expect(ahead(far.tip)).toBeGreaterThan(ahead(left));
    expect(ahead(far.letter)).toBeLessThan(ahead(rear));
  });
});

test('from far a body is full of its colour, a line of skirmishers is not', () => {
  const [one] = blocksOf(battle);
  const inkAt = (formation: 'ranks' | 'extended', ppu: number): number => {
    const drawn = createElement(Bodies, {
      projection: { country: battle.country, side: 'red' },
      blocks: [{ ...one!, formation }],
      chosen: [],
      ppu,
    });
    return Number(/fill-opacity="([\d.]+)"/.exec(renderToStaticMarkup(drawn))![1]);
  };
  expect(inkAt('ranks', 0.2)).toBeGreaterThan(0.9);
  expect(inkAt('ranks', 1)).toBeLessThan(0.3);
  expect(inkAt('extended', 0.2)).toBeLessThan(0.3);
});

describe('the marching part of the chosen', () => {
  test('a man with his body, all others alone', () => {
    const general = battle.kriegspiel.generals.red.man!;
    const found = marchersOf(battle, ['R1', 'R2', general, 'G1', 'W1', 'X']);
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'body B',
      `man ${general}`,
      'gun G1',
      'waggon W1',
    ]);
  });
});

describe('a march before it is ordered', () => {
  const [only] = marchersOf(battle, ['B']);

  test('has its share of a move, the places of all, and the battle after it', () => {
    const { at } = only!;
    const preview = previewOf(battle, only!, [{ x: at.x, y: at.y + 6 * INCH }]);
    expect(preview.after).not.toBeNull();
    expect(preview.share).toBeGreaterThan(0.4);
    expect(preview.share).toBeLessThan(1);
    expect(preview.left).toBe(1);
    expect(arrivals(preview)).toHaveLength(20);
  });

  test('too far, is refused with its reasons, and shows where it would have led', () => {
    const { at } = only!;
    const preview = previewOf(battle, only!, [{ x: at.x, y: at.y + 2 * FOOT }]);
    expect(preview.after).toBeNull();
    expect(preview.reasons.map(({ code }) => code)).toContain('tooDear');
    expect(arrivals(preview)).toHaveLength(20);
  });
});

test('along a path contours are where edges are, and roads as long as they are', () => {
  const pieces = [
    block('hill', 'block', [40, 40, 80, 80], 6),
    block('lane', 'road', [58, 0, 62, 20], 0),
  ];
  const on = battleOf({}, { country: onField(pieces) });
  const path = [
    { x: 60 * INCH, y: 2 * INCH },
    { x: 60 * INCH, y: 90 * INCH },
  ];
  const { contours, roads } = alongPath(on, { kind: 'body' }, path);
  expect(contours.map(({ at, up }) => [Math.round(at.y / INCH), up])).toEqual([
    [40, true],
    [80, false],
  ]);
  expect(roads).toHaveLength(1);
  expect(roads[0]!.map(({ y }) => Math.round(y / INCH))).toEqual([2, 20]);
});

test('kriegspiel.md 2.2: a boat under a bridge goes by no road', () => {
  const pieces = [
    block('river', 'river', [40, 0, 44, 96], 0),
    block('bridge', 'roadBridge', [38, 30, 46, 34], 0),
    block('landing', 'landing', [36, 20, 40, 24], 0),
  ];
  const begun = battleOf(
    {},
    { country: onField(pieces), forces: { red: { ...FORCE, boats: 1 }, blue: FORCE } },
  );
  const on = withState(begun, {
    transports: begun.kriegspiel.transports.map((each) => ({ ...each, ...inches(42, 28) })),
  });
  const preview = previewOf(on, marchersOf(on, ['S1'])[0]!, [inches(42, 37)]);
  expect(marchWords(on, preview)).toBe('Boat S1: 75% of a march, 25% left');
});

test('secret works are under way only while the notes are held', () => {
  const now = battleIn(begunWorks())!;
  expect(worksUnderWay(now, false)).toEqual([]);
  expect(worksUnderWay(now, true).map(({ kind, done }) => [kind, done])).toEqual([
    ['entrench', 2],
    ['mine', 1],
  ]);
});

test('a dismounted body and a man in no body are drawn as such', () => {
  const on = inBody(battleOf({ R27: [10, 10] }), numbers('R', 19, 8), 'ranks', [40, 40]);
  expect(blocksOf(on).map(({ service, mounted }) => [service, mounted])).toEqual([
    ['cavalry', true],
  ]);
});

test('2.2 the words and drawing of a march: its share of road, and the men of a body who would be late', () => {
  const body = (id: string) => marchersOf(battle, [id])[0]!;
  const wheel = (by: number) =>
    previewOf(battle, body('B'), [{ x: body('B').at.x - by, y: body('B').at.y + by }]);
  expect(marchWords(battle, wheel(6 * INCH))).toMatch(/\d+ of 20 would be late\.$/);
  expect(marchWords(battle, wheel(2 * FOOT))).not.toMatch(/late/);
  expect(marchWords(battle, wheel(2 * FOOT))).toMatch(/longer than one move allows/);
  expect(marchWords(battle, wheel(3 * INCH))).not.toMatch(/late|road/);
  const drawn = (by: number) =>
    renderToStaticMarkup(
      createElement(MarchLayer, {
        projection: { country: battle.country, side: 'red' },
        battle,
        previews: [wheel(by)],
        ghost: null,
        cursor: null,
        path: [],
        ppu: 1,
      }),
    );
  expect(drawn(6 * INCH)).toContain('kp-march-too-far');
  expect(drawn(3 * INCH)).not.toContain('kp-march-too-far');
  const [waggon] = marchersOf(battle, ['W1']);
  const onto = previewOf(battle, waggon!, [
    { x: 988, y: 98 },
    { x: 988, y: 112 },
  ]);
  expect(marchWords(battle, onto)).toMatch(/ · .*in of it by road$/);
});
