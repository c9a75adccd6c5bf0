import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { goTo, listen, press, announcements } from './support/keyboard';
import { answer } from './support/lessons';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  heading,
  keyTo,
  outOfSight,
  square,
  test,
} from './support/page';
import { giveOrder, hintedOrders, openFirst, openProblems, solvedSaved } from './support/problems';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'three problems are solved and one is not; after a reload the solved ones are marked',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'Learn the game');
    await button(page, /^Problems/).click();
    await expect(page).toHaveURL(/#problems$/);
    await expect(heading(page, 'Problems')).toBeFocused();
    await expect(button(page, /^Problem of the day/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await openFirst(page, 'Destroy');
    await expect(heading(page, 'Destroy 1')).toBeVisible();
    await expect(page.getByText(/is to move\. Destroy an enemy unit/)).toBeVisible();
    // To end the turn at once is no answer, and the engine says why.
    await press(page, 'e');
    await expect(answer(page)).toContainText('Not this way. No attack was made');
    await expect(button(page, 'Try again')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Enter');

    for (const number of [1, 2, 3]) {
      await expect(heading(page, `Destroy ${number}`)).toBeVisible();
      for (const order of await hintedOrders(page)) await giveOrder(page, order);
      await expect(answer(page)).toContainText(/Solved\. \d+ against \d+: .* is destroyed\./);
      await expect.poll(() => solvedSaved(page)).toBe(number);
      const onward = button(page, 'On to the next problem');
      await expect(onward).toBeFocused();
      expect(await outOfSight(page, [answer(page), onward])).toEqual([]);
      await press(page, 'Enter');
    }

    await expect(heading(page, 'Destroy 4')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Destroy 4')).toBeVisible();
    await button(page, 'All problems').click();
    await expect(page.getByText(/^3 problems of \d+ solved$/)).toBeVisible();
    await expect(page.locator('.problem-list').getByText('solved', { exact: true })).toHaveCount(3);
    await page.goBack();
    await expect(heading(page, 'Destroy 4')).toBeVisible();
    await button(page, 'All problems').click();
    await button(page, 'Headquarters').click();
    await expect(button(page, 'Two at this screen')).toBeVisible();
  },
);

test('by keyboard, with its announcements', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openProblems(page);
  await expect(heading(page, 'Problems')).toBeFocused();
  await keyTo(page, 'Tab', page.getByRole('radio', { name: 'Destroy', exact: true }));
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cut off', exact: true })).toBeChecked();
  await keyTo(page, 'Tab', button(page, /^Problem 1\b/));
  await press(page, 'Enter');
  await expect(heading(page, 'Cut off 1')).toBeVisible();
  // The task has the focus, and is what is read out.
  await expect(
    page.getByRole('group', { name: /Cut off 1.*out of communication with/ }),
  ).toBeFocused();
  await listen(page);
  await keyTo(page, 'Tab', button(page, /^Hint 1/), 40);
  const orders = await hintedOrders(page);
  for (const order of orders) {
    const [from = '', to = ''] = order.split('-');
    await goTo(page, from);
    await press(page, 'Enter');
    await goTo(page, to);
    await press(page, 'Enter');
  }
  await expect(answer(page)).toHaveAttribute('role', 'status');
  await expect(answer(page)).toContainText(
    /Solved\. \d+ enemy fighting units are out of communication\./,
  );
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(new RegExp(`from ${orders[0]?.replace('-', ' to ')}`)));
  await expect(button(page, 'On to the next problem')).toBeFocused();
});

test(
  'an order may be taken back, and a wrong one is answered from the engine',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openProblems(page);
    await openFirst(page, 'Save a unit');
    await press(page, 'e');
    await expect(answer(page)).toContainText(/Not this way\. The enemy can (still )?destroy the /);
    await button(page, 'Try again').click();
    await expect(button(page, /^Hint 1/)).toBeVisible();
    for (const order of await hintedOrders(page)) await giveOrder(page, order);
    await expect(answer(page)).toContainText('Nothing that the enemy can do in its next turn');
  },
);

test(
  'an address that leads to no problem leads to the list, which says so',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#problem=d-none');
    await expect(page.getByRole('alert')).toHaveText(
      'This problem does not exist, or no longer does.',
    );
    await expect(button(page, /^Problem of the day/)).toBeVisible();
  },
);

test('damaged progress is quarantined', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openProblems(page);
  await page.evaluate(() => localStorage.setItem('game-of-war/problems', '["d-'));
  await page.reload();
  await openFirst(page, 'Destroy');
  for (const order of await hintedOrders(page)) await giveOrder(page, order);
  await expect(answer(page)).toContainText('Solved.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('game-of-war/problems/damaged')))
    .toBe('["d-');
  await expect.poll(() => solvedSaved(page)).toBe(1);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a problem, its hint and what came of it', ONLY_EXHAUSTIVE, async ({ page }) => {
    await openProblems(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(heading(page, 'Problèmes')).toBeVisible();
    await openFirst(page, 'Couper');
    await expect(page.getByText(/hors de liaison avec 1 ordre/)).toBeVisible();
    await press(page, 'e');
    await expect(answer(page)).toContainText('Pas comme cela. 0 unité combattante ennemie');
    await press(page, 'Enter');
    for (const order of await hintedOrders(page, 'Indice')) await giveOrder(page, order);
    await expect(answer(page)).toContainText('Résolu.');
    await expect(square(page, 'A1')).toBeVisible();
  });
});
