import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { openWarAt } from './support/savedWars';
import { marks, prefer, sampleOf, square, test } from './support/page';
import { lastingFaults } from './support/rest';

/** The thickest fights of seeded play, with the turn that led to each (tests/positions/densest.ts). */
const FIGHTS = readFileSync(new URL('../tests/positions/densest.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

/** Sides of squares in pixels. */
const SIZES = [24, 32, 48] as const;

/** Gives the board a room in which its squares are so large. */
async function resize(page: Page, side: number): Promise<void> {
  await page.evaluate((side) => {
    const room = document.querySelector<HTMLElement>('.board-room')!;
    Object.assign(room.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: `${(1068 / 40) * side}px`,
      height: `${(868 / 40) * side}px`,
      zIndex: '5',
    });
  }, side);
  await expect
    .poll(() => square(page, 'A1').evaluate((cell) => cell.getBoundingClientRect().width))
    .toBeCloseTo(side, 0);
}

/**
 * Runs in the page: what hides something of a unit. Of a unit there are to be seen its figure, its badges and its
 * block. Lengths are in parts of 40 of a square's side, as in the drawing.
 */
function hidden(): string[] {
  const faults: string[] = [];
  const room = document.querySelector('.board-room')!;
  const scale = room.querySelector('.cell')!.getBoundingClientRect().width / 40;
  type Shape = SVGGeometryElement;
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width + height > 0;
  };
  const shapesOf = (element: Element): Shape[] =>
    [element as Shape, ...element.querySelectorAll<Shape>('path, rect, circle')].filter(
      (shape) =>
        shape.matches('path, rect, circle') && shape.closest('defs') === null && isDrawn(shape),
    );
  /** Numbers of its own, for a matrix of the page is asked for each. */
  interface Matrix {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
  }
  const inverseOf = (matrix: DOMMatrix): Matrix => {
    const { a, b, c, d, e, f } = matrix.inverse();
    return { a, b, c, d, e, f };
  };
  interface Drawn {
    readonly shape: Shape;
    readonly filled: boolean;
    readonly stroked: boolean;
    readonly inverse: Matrix;
    /** On the screen, the stroke with it. */
    readonly box: { left: number; top: number; right: number; bottom: number };
  }
  const drawn = (shape: Shape): Drawn => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    const matrix = shape.getScreenCTM()!;
    const stroked = stroke !== 'none';
    const half = stroked ? (parseFloat(strokeWidth) / 2) * Math.hypot(matrix.a, matrix.b) : 0;
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    return {
      shape,
      filled: fill !== 'none',
      stroked,
      inverse: inverseOf(matrix),
      box: { left: left - half, top: top - half, right: right + half, bottom: bottom + half },
    };
  };
  type Box = Drawn['box'];
  const meet = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  interface Point {
    readonly x: number;
    readonly y: number;
  }
  // Computed here, because making so many points in the page took longer than all else.
  const through = ({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point => ({
    x: a * x + c * y + e,
    y: b * x + d * y + f,
  });
  /** Whether a shape has paint at a point of the screen; dashes count as whole. */
  const paints = ({ shape, filled, stroked, inverse, box }: Drawn, at: Point): boolean => {
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return false;
    const point = through(inverse, at);
    return (filled && shape.isPointInFill(point)) || (stroked && shape.isPointInStroke(point));
  };
  /** The same without the stroke around what is filled, which is a halo. */
  const draws = ({ shape, filled, inverse }: Drawn, at: Point): boolean => {
    const point = through(inverse, at);
    return filled ? shape.isPointInFill(point) : shape.isPointInStroke(point);
  };
  /** Points of a shape, so many units apart. */
  const pointsOf = (shape: Drawn, apart: number): Point[] => {
    const step = apart * scale;
    const { left, top, right, bottom } = shape.box;
    const found: Point[] = [];
    for (let y = top + step / 2; y < bottom; y += step)
      for (let x = left + step / 2; x < right; x += step)
        if (draws(shape, { x, y })) found.push({ x, y });
    return found;
  };
  const nameOf = (shape: Shape): string =>
    shape.closest('[data-mark]')?.getAttribute('data-mark') ?? shape.outerHTML;
  const ownerOf = (shape: Shape) => shape.closest('[data-square]')?.getAttribute('data-square');

  const units = [...room.querySelectorAll<SVGGElement>('.board-map [data-mark="unit"]')];
  const over = [
    ...room.querySelectorAll('#board-over, #board-sums, .past-over'),
    ...units.flatMap((unit) => [
      ...unit.querySelectorAll('[data-mark="strength"], [data-mark="retreat"]'),
    ]),
  ]
    .flatMap(shapesOf)
    .map((shape) => ({ ...drawn(shape), owner: ownerOf(shape) }));

  // No mark of a square reaches out of it.
  for (const { shape, box, owner } of over) {
    const cell = room.querySelector(`.cell[data-square="${owner}"]`)?.getBoundingClientRect();
    if (cell === undefined) continue;
    const out = Math.max(
      cell.left - box.left,
      cell.top - box.top,
      box.right - cell.right,
      box.bottom - cell.bottom,
    );
    if (out > 0.6 * scale)
      faults.push(`${nameOf(shape)} reaches ${(out / scale).toFixed(1)} out of ${owner}`);
  }

  for (const unit of units) {
    const own = unit.getAttribute('data-square') ?? '';
    const inverse = inverseOf(unit.getScreenCTM()!);
    const onSquare = (point: Point) => through(inverse, point);
    const seen = (part: string) => [...unit.querySelectorAll(`[data-mark="${part}"]`)];
    const block = unit.querySelector<Shape>('path')!;
    const parts = [
      {
        name: 'figure',
        shapes: seen('figure').flatMap(shapesOf),
        may: 0.16,
      },
      { name: 'isolation', shapes: seen('isolation').flatMap(shapesOf).slice(0, 1), may: 0 },
      // Its foot and two corners are places of marks.
      { name: 'block', shapes: [block], may: 0.42 },
    ];
    for (const { name, shapes, may } of parts) {
      const these = shapes.map(drawn);
      const points = these.flatMap((shape) => pointsOf(shape, name === 'block' ? 2.5 : 1));
      const near = over.filter(({ box }) => these.some((each) => meet(each.box, box)));
      let covered = 0;
      for (const point of points) {
        const by = near.filter((each) => paints(each, point));
        if (by.length > 0) covered += 1;
        for (const { shape, owner } of by) {
          const { x, y } = onSquare(point);
          const inCorner = Math.abs(x) > 6 && y < -6;
          // Lines and links may touch the rim of a block, never its figure.
          const fault =
            name === 'block'
              ? owner !== undefined && owner !== own
              : owner !== own || (name === 'figure' && !inCorner);
          if (fault)
            faults.push(
              `${nameOf(shape)} of ${owner ?? 'none'} lies on the ${name} of ${own} at ${x.toFixed()} ${y.toFixed()}`,
            );
        }
      }
      if (covered > may * points.length)
        faults.push(`${covered} of ${points.length} points of the ${name} of ${own} are covered`);
      if (name !== 'isolation' && points.length < 20) faults.push(`no ${name} on ${own}`);
    }
  }
  return [...new Set(faults)];
}

/** The form in which sums are drawn: figures large enough to read in their own squares, or signs. */
async function expectSums(page: Page, side: number): Promise<void> {
  // A size that has just been taken in may not be drawn yet.
  await expect(async () => {
    const sums = await shownSums(page);
    expect(Math.min(sums.sums, sums.signs)).toBe(0);
    expect(sums.sums > 0 || sums.signs > 0).toBe(true);
    expect(sums.signs > 0).toBe(side < 28);
    for (const { type, wide } of sums.sizes) {
      expect(type).toBeGreaterThan(10);
      expect(wide).toBeLessThan(36);
    }
  }).toPass();
}

const shownSums = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element): boolean => element.getBoundingClientRect().width > 0;
    const count = (name: string) =>
      [...document.querySelectorAll(`#board-sums ${name}`)].filter(isDrawn).length;
    const sizes = [...document.querySelectorAll<SVGTextElement>('#board-sums [data-mark="sum"]')]
      .filter(isDrawn)
      .map((sum) => {
        const { a } = sum.getScreenCTM()!;
        return {
          type: parseFloat(getComputedStyle(sum).fontSize) * a,
          wide: sum.getComputedTextLength(),
        };
      });
    return { sums: count('[data-mark="sum"]'), signs: count('.mark-sign'), sizes };
  });

for (const [i, [start, turn]] of sampleOf([...FIGHTS.entries()], 1))
  test(`nothing of a unit is hidden by a sum, a way or a mark in fight ${i + 1} of ${FIGHTS.length}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1400, height: 1100 });
    await openWarAt(page, start, { N: '', S: '' }, turn.split(' '));
    const judge = async (state: string): Promise<void> => {
      for (const side of SIZES) {
        await resize(page, side);
        if (state === 'attacks') await expectSums(page, side);
        const faults = await lastingFaults(page, () => page.evaluate(hidden));
        expect.soft(faults, `${state}, squares of ${side} pixels`).toEqual([]);
      }
    };
    await prefer(page, { layer: 'both', figures: true, fire: 'none' });
    await expect(marks(page, 'target').first()).toBeAttached();
    // The last turn's paths lie under the pieces.
    await expect(page.locator('#board-paths [data-mark="path"]').first()).toBeAttached();
    await expect(page.locator('#board-over [data-mark="path"]')).toHaveCount(0);
    await judge('attacks');
    await prefer(page, { fire: 'theirs' });
    const threats = page.locator('.threats:not(.own-attacks)');
    await expect(threats).toBeVisible();
    // In one of the fights the side to move has nothing to fear.
    await expect(async () => {
      const rows = await threats.getByRole('row').count();
      await expect(marks(page, 'threat')).toHaveCount(rows, { timeout: LIMITS.attempt });
    }).toPass({ timeout: LIMITS.sight });
    await judge('threats');
    await page.locator('[role="gridcell"][aria-label*="can be attacked"]').first().click();
    await expect(page.locator('#board-paths [data-mark="fire"]')).toHaveCount(1);
    await judge('an attack laid open');
    await page.keyboard.press('Escape');
    await prefer(page, { fire: 'none' });
    await page.locator('[role="gridcell"][aria-label*="can move"]').first().click();
    await expect(marks(page, 'chosen')).toHaveCount(1);
    await judge('a unit chosen');
  });
