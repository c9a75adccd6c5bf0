import { expect } from '@playwright/test';
import { answer } from './support/lessons';
import { giveOrder, hintedOrders, openFirst, openProblems } from './support/problems';
import { button, test } from './support/page';
for (const [name, width, height, lang] of [['desk', 1280, 720, 'en'], ['phone', 390, 844, 'en'], ['small', 360, 640, 'fr']] as const)
  test(`shots ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (lang === 'fr') { await page.goto('./'); await page.getByText('Français').click(); }
    await openProblems(page);
    await page.screenshot({ path: `/tmp/shot-${name}-list.png` });
    await openFirst(page, lang === 'fr' ? 'Sauver une unité' : 'Save a unit');
    await expect(button(page, lang === 'fr' ? /^Indice 1/ : /^Hint 1/)).toBeVisible();
    await page.screenshot({ path: `/tmp/shot-${name}-open.png` });
    const orders = await hintedOrders(page, lang === 'fr' ? 'Indice' : 'Hint');
    await page.screenshot({ path: `/tmp/shot-${name}-hint.png` });
    await page.keyboard.press('e');
    await expect(answer(page).locator('strong')).toBeVisible();
    await page.screenshot({ path: `/tmp/shot-${name}-wrong.png` });
    await button(page, lang === 'fr' ? 'Réessayer' : 'Try again').click();
    for (const each of orders) await giveOrder(page, each);
    await expect(answer(page).locator('strong')).toBeVisible();
    await page.screenshot({ path: `/tmp/shot-${name}-done.png` });
  });
