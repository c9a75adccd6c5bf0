import { expect } from '@playwright/test';
import {
  agreeToTakeBack,
  currentStep,
  history,
  LONG_ACTIONS,
  openLong,
  plots,
  ribbon,
  scrubber,
  violations,
} from './support/history';
import {
  boxOf,
  button,
  heading,
  savedText,
  ONLY_EXHAUSTIVE,
  prefer,
  square,
  test,
  unitsOn,
} from './support/page';
import { atRest } from './support/rest';
import { chosen, expectTurn, lastMessage } from './support/war';

test(
  'a war of 300 turns is stepped from end to end and scrubbed without a dropped control',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openLong(page);
    const present = await unitsOn(page);
    await page.keyboard.press('h');
    await expect(ribbon(page)).toHaveText('The present, turn 301');
    await expect(history(page).getByRole('heading', { name: 'Turn 300' })).toBeVisible();
    await button(page, 'To the start').click();
    await expect(ribbon(page)).toHaveText('The past: the start');
    const start = await unitsOn(page);

    // Every press of the button is a step, however fast they come.
    const dropped = await page.evaluate(async (last) => {
      const found: string[] = [];
      const on = document.querySelector<HTMLElement>('[aria-label="A step forward"]');
      for (let at = 1; at <= last; at++) {
        on?.click();
        await Promise.resolve();
        const shown = document.querySelector('[aria-current="step"]')?.getAttribute('data-at');
        if (shown !== `${at}`) found.push(`${at}: ${shown ?? 'none'}`);
      }
      return found;
    }, LONG_ACTIONS);
    expect(dropped).toEqual([]);
    await expect(ribbon(page)).toHaveText('The present, turn 301');
    await expect.poll(() => unitsOn(page)).toEqual(present);

    for (let turn = 299; turn >= 260; turn--) await page.keyboard.press('<');
    await expect(scrubber(page)).toHaveValue('260');
    await page.keyboard.press('>');
    await page.keyboard.press(',');
    await page.keyboard.press('.');
    await expect(scrubber(page)).toHaveValue('261');
    await expect(currentStep(page)).toBeInViewport();

    // Dragged over its whole length and back, it is where the pointer is.
    const box = await boxOf(scrubber(page));
    const [left, right, y] = [box.x + 4, box.x + box.width - 4, box.y + box.height / 2];
    await page.mouse.move(left + (right - left) * 0.87, y);
    await page.mouse.down();
    await page.mouse.move(left - 20, y, { steps: 25 });
    await expect(ribbon(page)).toHaveText('The past: the start');
    await expect.poll(() => unitsOn(page)).toEqual(start);
    await page.mouse.move(right + 20, y, { steps: 25 });
    await page.mouse.up();
    await expect(scrubber(page)).toHaveValue('300');
    await expect.poll(() => unitsOn(page)).toEqual(present);
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('*').length))
      .toBeLessThan(1500);

    await button(page, 'Back to the present').click();
    await expectTurn(page, { side: 'North', turn: 301 });
  },
);

test(
  'the past is replayed, announced and left; nothing is ordered in it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openLong(page);
    await button(page, 'History').click();
    await scrubber(page).fill('32');
    await expect(ribbon(page)).toHaveText('The past: after turn 32 of 301');
    await expect(page.getByRole('grid', { name: 'The board as it was, turn 33' })).toBeVisible();
    await page.getByLabel('Pace').selectOption('slow');
    await page.getByRole('group', { name: 'Turns', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    // Asked at every frame: the next step is not long in coming.
    await page.waitForFunction(() =>
      document.querySelector('.history-text')?.textContent.includes('it is destroyed.'),
    );
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(currentStep(page)).toHaveText('xL17#');
    await expect(ribbon(page)).toHaveText('The past: after turn 33 of 301');
    await expect(page.locator('[data-mark="destroyed"]')).toHaveCount(1);
    await expect(lastMessage(page)).toContainText(' at L17, ');
    await expect(lastMessage(page)).toContainText('Turn 34. The South to move.');
    await expect.poll(() => unitsOn(page)).not.toHaveProperty('L17');
    const shown = await unitsOn(page);

    const unit = Object.keys(shown).find((name) => shown[name]?.startsWith('South'));
    await square(page, unit!).click();
    await page.keyboard.press('e');
    await page.keyboard.press('u');
    await atRest(page);
    await expect.poll(() => chosen(page)).toBeNull();
    await expect.poll(() => unitsOn(page)).toEqual(shown);
    expect.soft(await violations(page)).toEqual([]);

    // In the list the arrows step; on the board they go from square to square.
    await history(page).getByRole('button', { name: 'xL17#' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(currentStep(page)).not.toHaveText('xL17#');
    await expect(ribbon(page)).toHaveText('The past: turn 33 of 301');

    // The unit is seen to march along its way; where motion is unwelcome, it is there at once.
    const marches = (): Promise<number> =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll('[data-mark="unit"]')];
        return pieces.flatMap((piece) => piece.getAnimations()).length;
      });
    // Counted as they begin: on a slow machine a march may be over before it is looked for.
    await page.evaluate(() => {
      const counted = Object.assign(window, { begun: 0 });
      type Animate = (this: Element, ...how: Parameters<Element['animate']>) => Animation;
      const animate: Animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function (...how) {
        if (this.matches('[data-mark="unit"]')) counted.begun += 1;
        return animate.apply(this, how);
      };
    });
    const begun = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { begun: number }).begun);
    await page.keyboard.press('<');
    await page.keyboard.press('.');
    await expect(page.locator('[data-mark="march"]')).toHaveCount(1);
    await expect.poll(() => begun()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press(',');
    await expect.poll(marches).toBe(0);
    await page.keyboard.press('.');
    await expect(page.locator('[data-mark="march"]')).toHaveCount(1);
    await atRest(page);
    await expect.poll(() => marches()).toBe(0);
    await expect.poll(() => begun()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await page.keyboard.press('p');
    await expectTurn(page, { side: 'North', turn: 301 });
    await expect(button(page, 'History')).toBeFocused();
    await expect(lastMessage(page)).toHaveText('Back to the present: turn 301, the North to move.');
    await page.keyboard.press(']');
    await expect.poll(() => chosen(page)).not.toBeNull();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(
      'a step back or forward',
    );
  },
);

test(
  'a turn is taken back when both agree, in a war under way and in one that is over',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openLong(page, 'resign');
    await expect(heading(page, 'The South wins')).toBeVisible();
    await expect(plots(page)).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    await button(page, 'Review').click();
    await expect(ribbon(page)).toHaveText('The end, turn 301');
    await button(page, 'Take back a turn…').click();
    await expect(page.getByRole('dialog')).toContainText(
      'The war goes back to where turn 301 of Ada (the North) began.',
    );
    await button(page, 'Keep the turn').click();
    await expect(ribbon(page)).toHaveText('The end, turn 301');

    await agreeToTakeBack(page, 'Ada', 'Charles');
    await expectTurn(page, { side: 'North', turn: 301 });
    await page.keyboard.press('h');
    await agreeToTakeBack(page, 'Ada', 'Charles');
    await expectTurn(page, { side: 'South', turn: 300 });
    await expect(lastMessage(page)).toHaveText('Turn 300 has been taken back. The South to move.');
    await expect.poll(() => savedText(page)).not.toContain('resign');
    await page.reload();
    await expectTurn(page, { side: 'South', turn: 300 });
  },
);

test(
  'the plots are read by pointer, by keys and in a table, and lead to a turn',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openLong(page);
    await button(page, 'History').click();
    await page.getByText('Plots', { exact: true }).click();
    const reading = page.locator('.plots-reading');
    await expect(reading).toContainText('After turn 300, the South: strength North 90');
    const box = await boxOf(plots(page));
    await page.mouse.move(box.x + 2, box.y + 60);
    await expect(reading).toHaveText(
      'Before the first turn: strength North 90, South 90; in communication North 17, South 17.',
    );
    await page.mouse.move(box.x + box.width / 2, box.y + 60);
    await expect(reading).not.toContainText('After turn 300');
    await expect(reading).toContainText(/^After turn \d+, the (North|South): /);
    const there = /^After turn (\d+)/.exec((await reading.textContent()) ?? '')?.[1] ?? '';
    await page.mouse.click(box.x + box.width / 2, box.y + 60);
    await expect(ribbon(page)).toHaveText(`The past: after turn ${there} of 301`);
    await page.mouse.move(10, 10);

    await plots(page).focus();
    await page.keyboard.press('Home');
    for (let turn = 1; turn <= 3; turn++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageUp');
    for (let turn = 14; turn <= 33; turn++) await page.keyboard.press('ArrowRight');
    await expect(plots(page)).toHaveAttribute(
      'aria-valuetext',
      /^After turn 33, the North: .* The North attacked L17: it is destroyed\.$/,
    );
    await page.keyboard.press('Enter');
    await expect(ribbon(page)).toHaveText('The past: after turn 33 of 301');

    await page.getByText('The figures as a table').click();
    const row = page.locator('.plots-table tbody tr').filter({ hasText: /^33 North/ });
    await expect(row).toContainText('The North attacked L17: it is destroyed.');
    await expect(page.locator('.plots-table tbody tr')).toHaveCount(301);
    expect.soft(await violations(page)).toEqual([]);
  },
);

test.describe('in the list of a long war', () => {
  for (const language of ['en', 'fr'] as const)
    test(`the start is read to its end: ${language}`, ONLY_EXHAUSTIVE, async ({ page }) => {
      await openLong(page);
      await prefer(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.keyboard.press('h');
      await expect(history(page)).toBeVisible();
      await page.keyboard.press('Home');
      const start = page.locator('.history-step[data-at="0"]');
      await expect(start).toBeVisible();
      // The row hides what reaches over its edge.
      await expect
        .poll(() =>
          start.evaluate((step) => {
            const [own, row] = [step, step.closest('li')!].map((box) =>
              box.getBoundingClientRect(),
            );
            return own!.left >= row!.left && own!.right <= row!.right;
          }),
        )
        .toBe(true);
      await expect
        .poll(() => start.evaluate((step) => step.scrollWidth <= step.clientWidth))
        .toBe(true);
    });
});
