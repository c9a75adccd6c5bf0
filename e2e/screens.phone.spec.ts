import { expect } from '@playwright/test';
import { openWar } from './support/deployment';
import {
  advice,
  atHeadquarters,
  boardAtRest,
  boxOf,
  button,
  screen,
  square,
  test,
  unitsOn,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { atRest } from './support/rest';

test('a finger shows a move first, and makes it at the second touch', async ({ page }) => {
  await atHeadquarters(page);
  const side = await openWar(page);
  const [from, to, elsewhere] = side === 'North' ? ['I6', 'J6', 'J5'] : ['K15', 'J15', 'J14'];
  const before = await unitsOn(page);
  const tap = (name: string) => square(page, name).tap();

  await tap(from);
  await expect(square(page, from)).toHaveAttribute('aria-selected', 'true');
  await tap(to);
  await expect(advice(page)).toContainText(`Touch ${to} again`);
  await atRest(page);
  await expect.poll(() => unitsOn(page)).toEqual(before);
  // A touch elsewhere shows that move in its place.
  await tap(elsewhere);
  await expect(advice(page)).toContainText(`Touch ${elsewhere} again`);
  await tap(to);
  await expect(advice(page)).toContainText(`Touch ${to} again`);
  await atRest(page);
  await expect.poll(() => unitsOn(page)).toEqual(before);
  await tap(to);
  await expect(screen(page)).toContainText('4 moves left');
  const { [from]: unit, ...others } = before;
  await expect.poll(() => unitsOn(page)).toEqual({ ...others, [to]: unit });
});

test(
  'a finger slightly beside a small square means the unit on it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    const side = await openWar(page);
    await button(page, 'The whole board').tap();
    await boardAtRest(page);
    // A tenth of a square off, beside a unit that has nobody on that side.
    const unit = side === 'North' ? 'F10' : 'O23';
    const { x, y, width, height } = await boxOf(square(page, unit));
    await page.touchscreen.tap(x + width / 2, y + height * 1.1);
    await expect(square(page, unit)).toHaveAttribute('aria-selected', 'true');
  },
);
