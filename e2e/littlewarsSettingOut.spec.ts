import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { placeOn } from './support/brigade';
import { atLittleWars } from './support/littlewars';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';
import { everything } from './support/secrets';

type SideName = 'Red' | 'Blue';

/** The places where a side's brigade is set out: along its line and before it, in inches, as that side sees it. */
const PLACES: readonly (readonly [unit: RegExp, ...at: (readonly [number, number])[]])[] = [
  [/infantry$/, [78, 5], [108, 5], [138, 5]],
  [/cavalry$/, [30, 5], [186, 5]],
  [/engineers$/, [123, 5]],
  [/guns?$/, [54, 5], [162, 5]],
  [/waggons?$/, [65, 2], [86, 2], [108, 2], [130, 2]],
  [/General$/, [97, -2]],
];

/** The hands of a side that sets out, whose line is at the bottom of the plan. */
function handsOf(page: Page, side: SideName) {
  const below = side === 'Red' ? 'red' : 'blue';
  const at = ([along, before]: readonly [number, number]) =>
    placeOn(page, side === 'Red' ? [along, before] : [216 - along, 144 - before], below);
  const tray = page.getByRole('group', { name: 'Left to set out' });
  return {
    at,
    tray,
    /** Sets out everybody of a unit where it is pressed. */
    setOut: async (unit: RegExp, ...places: (readonly [number, number])[]): Promise<void> => {
      await tray.getByRole('button', { name: unit }).click();
      for (const place of places) {
        const { x, y } = await at(place);
        await page.mouse.click(x, y);
        await expect(page.locator('.lw-top > p')).toHaveText(new RegExp(`^${side} sets out \\w`));
      }
      await expect(tray.getByRole('button', { name: unit })).toHaveCount(0);
    },
  };
}

test(
  'a brigade is set out by hand behind the curtain by both sides, from the form to the first march',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atLittleWars(page);
    await button(page, 'Kriegspiel').click();
    await page
      .getByRole('group', { name: 'Setting out' })
      .getByText('behind the curtain', { exact: true })
      .click();
    await button(page, 'Begin the battle').click();

    await button(page, 'I am Red').click();
    await expect(heading(page, 'Red sets out')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    const red = handsOf(page, 'Red');
    // Nobody can be placed beyond his own ground, and the reason is shown.
    const far = await red.at([78, 40]);
    await page.mouse.click(far.x, far.y);
    await expect(page.locator('.lw-top > p')).toHaveText(/ground/);
    for (const [unit, ...places] of PLACES) await red.setOut(unit, ...places);
    // Who stands is dragged, and forms a column.
    const [from, to] = [await red.at([108, 5]), await red.at([114, 5])];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    const chosen = page.getByRole('group', { name: 'Those chosen' });
    await expect(chosen).toContainText('20 infantry in two ranks');
    await button(page, 'In fours').click();
    await expect(chosen).toContainText('20 infantry in fours');
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Seal').click();

    // Nothing of this can be found, neither before nor after a reload.
    await expect(heading(page, 'Blue sets out')).toBeVisible();
    for (let looks = 0; looks < 2; looks++) {
      await expect(button(page, 'I am Blue')).toBeVisible();
      await expect(page.locator('[data-man]')).toHaveCount(0);
      const texts = Object.values(await everything(page)).join('\n');
      expect(texts).not.toMatch(/placeBody|placeGun|in fours/);
      await page.reload();
    }
    await button(page, 'I am Blue').click();
    const blue = handsOf(page, 'Blue');
    for (const [unit, ...places] of PLACES.slice(0, 3)) await blue.setOut(unit, ...places);
    await page.reload();
    await button(page, 'I am Blue').click();
    await expect(page.locator('[data-man]')).toHaveCount(90);
    for (const [unit, ...places] of PLACES.slice(3)) await blue.setOut(unit, ...places);
    await button(page, 'Seal').click();
    await button(page, 'Raise the curtain').click();

    await button(page, 'Go').click();
    await expect(heading(page, 'Red moves')).toBeVisible();
    await expect(page.locator('[data-man]')).toHaveCount(206);
    await button(page, /^Body B: 20 infantry in fours/).click();
    const march = await placeOn(page, [114, 12], 'red');
    await page.mouse.click(march.x, march.y);
    await button(page, 'March').click();
    await expect(page.locator('.lw-top > p').first()).toHaveText(/^Body B marches/);
  },
);
