import { expect } from '@playwright/test';
import { button, heading, prefer, test } from './support/page';

for (const [w, h] of [[1280, 720], [1920, 1080], [390, 844], [360, 640]] as const)
  test(`probe ${w}`, async ({ page }) => {
    await page.setViewportSize({ width: w, height: h });
    await page.goto('./');
    await expect(button(page, 'Play alone')).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/hq-${w}.png` });
    await button(page, 'Play alone').click();
    await expect(heading(page, 'Play alone')).toBeVisible();
    await page.getByText('The South', { exact: true }).click();
    await page.screenshot({ path: `/tmp/shots/form-${w}.png` });
    await button(page, 'Begin').click();
    await expect(page.getByRole('grid')).toBeVisible();
    const t0 = Date.now();
    const mine = button(page, 'End the turn');
    const theirs = button(page, 'Show at once');
    await expect(mine.or(theirs)).toBeVisible();
    if (await mine.isVisible()) {
      await mine.click();
      const d = page.getByRole('dialog');
      if (await d.isVisible()) await d.getByRole('button', { name: 'End the turn' }).click();
    }
    await expect(theirs).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/thinking-${w}.png` });
    await expect(page.locator('.program-now h2')).toContainText('orders to come');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/shots/playing-${w}.png` });
    await expect(mine).toBeVisible();
    console.log(w, Date.now() - t0);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/mine-${w}.png` });
    console.log(await page.getByRole('log').innerText());
    await button(page, 'Menu').click().catch(() => {});
    await page.screenshot({ path: `/tmp/shots/menu-${w}.png` });
    await button(page, 'Who plays…').click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/seats-${w}.png` });
    void prefer;
  });
