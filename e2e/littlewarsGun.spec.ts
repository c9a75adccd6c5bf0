import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { atLittleWars, openBattle, OVER, SHOT } from './support/littlewars';
import { choose } from './support/littlewarsScenes';
import { boxOf, button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

/** A move in which nobody does anything. */
async function idleMove(page: Page): Promise<void> {
  await button(page, 'Go').click();
  await button(page, 'End the move').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
}

/** How much ink the picture has, and where: anything else drawn on it is another text. */
const pictureOf = (page: Page): Promise<string> =>
  page.locator('.gunner-picture').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('a gun is aimed by keys, drag and buttons, fires once for a press, and its shot is shown, described and saved', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./#littlewars');
  await button(page, 'From the first move').click();
  await idleMove(page);
  await idleMove(page);
  await button(page, 'Go').click();
  await button(page, /^Gun G1/).click();
  await button(page, 'Look along the barrel').click();
  const sight = page.getByRole('application', { name: 'Aim of gun G1' });
  await expect(sight).toBeFocused();
  const message = page.locator('.gunner-message');
  await expect(message).toContainText('Straight before the muzzle stands Firely Church');
  const still = await pictureOf(page);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.gunner-dials')).toHaveText('0.5° right0.5° up');
  await expect.poll(() => pictureOf(page)).not.toBe(still);
  await button(page, 'Turn left').click();
  await expect(page.locator('.gunner-dials')).toHaveText('ahead0.5° up');
  // By the end of a drag nothing is fired.
  const { x, y, width, height } = await boxOf(sight);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 120, y + height / 2 - 10, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.gunner-dials')).toHaveText(/^[2-9]\.\d° right\d\.\d° up$/);
  const fire = page.getByRole('button', { name: 'Fire' });
  await expect(fire).toHaveText('Fire4 shots left');
  expect(await axeFaults(page)).toEqual([]);

  // A shot lasts some seconds, in which a busy machine may not find the button to its end: time waits for it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await fire.dblclick();
  const end = button(page, 'Skip to the end');
  await expect(end).toBeVisible();
  await page.clock.runFor(1000);
  await expect(end).toBeVisible();
  await end.click();
  await page.clock.resume();
  await expect(message).toHaveText(/: (?:nobody is hit|nobody dies|\w+ dead.*)\.$/);
  await expect(fire).toHaveText('Fire3 shots left');
  // A reload after a shot: it is fired, and not to be fired again.
  await page.reload();
  await button(page, 'Start the clock again').click();
  await expect(heading(page, 'Red moves')).toBeVisible();
  await button(page, /^Gun G1/).click();
  await expect(page.getByRole('region', { name: 'Gun G1' })).toContainText('1 of 4 shots fired');
});

/** The colour in which what has the focus is marked, and those of the sides' lines. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const coloured = (value: string): string => {
      const element = document
        .querySelector('.lw-screen')!
        .appendChild(document.createElement('i'));
      element.style.color = value;
      const { color } = getComputedStyle(element);
      element.remove();
      return color;
    };
    return {
      focus: getComputedStyle(document.activeElement!).outlineColor,
      bar: getComputedStyle(document.querySelector('.lw-head')!).borderInlineStartColor,
      red: coloured('var(--lw-red-line)'),
      blue: coloured('var(--lw-blue-line)'),
    };
  });

test(
  'the focus is marked in the mover’s colour, and the end in the winner’s',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'From the first move').click();
    for (const side of ['red', 'blue'] as const) {
      await button(page, 'Go').click();
      await page.keyboard.press('Tab');
      const seen = await colours(page);
      expect([side, seen.focus, seen.bar]).toEqual([side, seen[side], seen[side]]);
      expect(seen.red).not.toBe(seen.blue);
      await button(page, 'End the move').click();
      await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
    }
    await atLittleWars(page);
    await openBattle(page, OVER);
    const { bar, red } = await colours(page);
    expect(bar).toBe(red);
  },
);

test(
  'the first shot at Hook’s Farm takes three presses, by keys as well',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    for (const name of ['Play Hook’s Farm', 'Look along the barrel'] as const) {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    }
    const fire = page.getByRole('button', { name: 'Fire' });
    await expect(fire).toHaveText('Fire4 shots left');
    await fire.click();
    await expect(fire).toHaveText('Fire3 shots left');
  },
);

test('on a page enlarged four times the gunner’s view comes into sight when it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await atLittleWars(page);
  await openBattle(page, SHOT);
  await choose(page, /^Gun G4/);
  await button(page, 'Look along the barrel').click();
  await expect(page.getByRole('application', { name: 'Aim of gun G4' })).toBeInViewport({
    ratio: 0.5,
  });
});
