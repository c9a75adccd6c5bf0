import { expect } from '@playwright/test';
import { ADDRESSES, isOfLittleWars } from './support/addresses';
import { expectCurtain, newGame, place, raiseCurtain } from './support/deployment';
import { openWarAt, CROWDED } from './support/savedWars';
import { openBattle, atLittleWars, replay, SHOT } from './support/littlewars';
import {
  atHeadquarters,
  board,
  button,
  screen,
  square,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { quiet } from './support/unhurried';

const LITTLE_WARS = ADDRESSES.filter(isOfLittleWars);
const WAR = ADDRESSES.filter((address) => !isOfLittleWars(address));

test('the table has the addresses of both games', ONLY_EXHAUSTIVE, () => {
  expect(WAR.length).toBeGreaterThan(10);
  expect(LITTLE_WARS.length).toBeGreaterThan(6);
});

for (const [name, language, addresses] of [
  ['the war', 'en', WAR],
  ['the war', 'fr', WAR],
  ['Little Wars', 'en', LITTLE_WARS],
  ['Little Wars', 'fr', LITTLE_WARS],
] as const)
  test.describe(`${name}, ${language}`, () => {
    test.use({ locale: language });

    test(
      'every address survives a reload, and back and forward lead through them',
      ONLY_EXHAUSTIVE,
      async ({ page }) => {
        if (name === 'the war') await openWarAt(page, CROWDED);
        else {
          await page.goto('./#littlewars');
          // Without orders it is read at once when the page is loaded anew.
          await page.getByRole('button', { name: /first move|début/ }).click();
          await expect(page.locator('.lw-side')).toBeVisible();
        }
        const title = () => screen(page).getByRole('heading').first().textContent();
        const titles: string[] = [];
        const titled = (title = '') => screen(page).getByRole('heading').filter({ hasText: title });
        for (const address of addresses) {
          const before = await title();
          await page.evaluate((to) => void (location.hash = to), address);
          if (titles.length > 0) await expect.poll(title, address).not.toBe(before);
          await page.reload();
          await expect(screen(page).getByRole('heading').first(), address).toBeVisible();
          expect(new URL(page.url()).hash).toBe(address);
          titles.push((await title()) ?? '');
        }
        for (let i = addresses.length - 2; i >= 0; i -= 1) {
          await page.goBack();
          await expect.poll(() => new URL(page.url()).hash).toBe(addresses[i]);
          await expect(titled(titles[i]).first(), addresses[i]).toBeVisible();
        }
        await page.goForward();
        await expect(titled(titles[1]).first(), addresses[1]).toBeVisible();
      },
    );
  });

test(
  'an address that leads nowhere is reported at headquarters, in either game',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    for (const [address, sentence, home] of [
      ['#game', 'No game is under way', ''],
      ['#library/none', 'not, or no longer', ''],
      ['#study/none', 'no such study', ''],
      ['#nowhere', 'nothing at this address', ''],
      ['#littlewars/game', 'No game is under way', '#littlewars'],
      ['#littlewars/replay/none', 'not, or no longer', '#littlewars'],
      ['#littlewars/nowhere', 'nothing at this address', '#littlewars'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`./${address}`);
      await expect(page.getByRole('alert'), address).toContainText(sentence);
      await expect.poll(() => new URL(page.url()).hash, address).toBe(home);
    }
  },
);

test('a saved battle is replayed at its address', ONLY_EXHAUSTIVE, async ({ page }) => {
  await atLittleWars(page);
  await openBattle(page, SHOT);
  await page.goto('./#littlewars/library');
  await replay(page);
  const slider = page.getByRole('slider', { name: 'Order' });
  await expect(slider).toBeVisible();
  await page.reload();
  await expect(slider).toBeVisible();
  await page.goBack();
  await expect(button(page, /^More: /).first()).toBeVisible();
});

test('the board is shown at its address', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openWarAt(page, CROWDED);
  await page.goto('./#library');
  await page.goBack();
  await expect(board(page)).toBeVisible();
});

test(
  'the curtain is down at any address opened in a hidden deployment of the war',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    await place(page, 'Infantry', 'D9');
    for (const address of WAR.filter((each) => each !== '#game')) {
      await page.evaluate((to) => void (location.hash = to), address);
      await expect(page.locator('.tray'), address).toHaveCount(0);
      await page.evaluate(() => void (location.hash = '#game'));
      await expectCurtain(page, /North.* deploys/);
      expect(page.url(), address).not.toContain('D9');
      await raiseCurtain(page);
      await expect(square(page, 'D9'), address).toHaveAccessibleName(/infantry/);
    }
    await page.goBack();
    await expect(page.locator('.tray')).toHaveCount(0);
    await page.goForward();
    await expectCurtain(page, /North.* deploys/);
  },
);

test(
  'the curtain is down at any address opened while Little Wars is set out',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atLittleWars(page);
    await button(page, 'New battle').click();
    await button(page, 'Begin').click();
    const isRed = button(page, 'I am Red');
    await isRed.click();
    await button(page, 'Set out all the others').click();
    for (const address of LITTLE_WARS.filter((each) => !each.endsWith('game'))) {
      await page.evaluate((to) => void (location.hash = to), address);
      await expect(button(page, 'Seal'), address).toHaveCount(0);
      await page.evaluate(() => void (location.hash = '#littlewars/game'));
      await expect(isRed, address).toBeVisible();
      await expect(page.locator('.plan'), address).toHaveCount(0);
      // The card comes down over where its button was pressed before.
      await quiet(page);
      await isRed.click();
      await expect(button(page, 'Seal'), address).toBeVisible();
    }
    await page.goBack();
    await page.goForward();
    await expect(isRed).toBeVisible();
    await expect(page.locator('.plan')).toHaveCount(0);
  },
);
