import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { letPass } from './support/clock';
import { fromMenu, ONLY_EXHAUSTIVE, boxOf, button, heading, screen, test } from './support/page';
import { everything } from './support/secrets';

/** Headquarters of Little Wars, from those of the war. */
async function open(page: Page): Promise<void> {
  await page.goto('./');
  await fromMenu(page, 'Little Wars');
  await expect(heading(page, 'Little Wars')).toBeVisible();
}

const choose = (page: Page, name: string): Promise<void> =>
  page.locator('.segments label').filter({ hasText: name }).first().click();

/** Sends a body towards the nearest enemy, by words. */
async function attack(page: Page, body: RegExp): Promise<void> {
  await button(page, body).first().click();
  const words = page.locator('details').filter({ hasText: 'Move the chosen by words' });
  if ((await words.getAttribute('open')) === null) await words.locator('summary').click();
  await button(page, 'Move there').click();
}

async function endMove(page: Page): Promise<void> {
  await button(page, 'End the move').click();
}

test(
  'a Fight to the Finish from the first page to the score, sealed, reloaded in a move and in a melee',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await open(page);
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'New battle').click();
    await choose(page, 'as you like');
    for (const side of ['Red', 'Blue']) {
      const force = page.getByRole('group', { name: side });
      await force.getByLabel('Infantry').fill('0');
      await force.getByLabel('Guns').fill('0');
      await force.getByLabel('Cavalry').fill(side === 'Red' ? '12' : '11');
    }
    await choose(page, 'no clock');
    await page.getByRole('group', { name: 'Who moves first' }).getByText('Red').click();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Begin').click();

    await expect
      .poll(async () => (await boxOf(button(page, 'I am Red'))).height)
      .toBeGreaterThanOrEqual(44);
    await button(page, 'I am Red').click();
    await expect(heading(page, 'Red sets out')).toBeVisible();
    await expect(button(page, '12 left')).toBeDisabled();
    await button(page, '12 cavalry').click();
    await page.locator('summary', { hasText: 'By inches' }).click();
    await page.getByLabel('How many').fill('5');
    // Five men from a place whose number occurs nowhere else: 1414 sixteenths.
    await page.getByLabel('Inches from the west edge').fill('88.375');
    await page.getByRole('button', { name: 'Set out', exact: true }).click();
    await expect(page.locator('.lw-top > p')).toHaveText('5 set out.');
    await button(page, 'Undo').click();
    await expect(button(page, '12 left')).toBeVisible();
    await button(page, 'Redo').click();
    await button(page, 'Set out all the others').click();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Seal').click();
    await expect(button(page, 'I am Blue')).toBeVisible();
    const announced = (): Promise<string> =>
      everything(page).then((all) => Object.values(all).join('\n'));
    await expect.poll(announced).not.toMatch(/\b1414\b/);

    await button(page, 'I am Blue').click();
    // One by one, wherever the ground is pressed: between two sixteenths as well.
    await button(page, '11 cavalry').click();
    await page.getByText('one by one').click();
    const plan = await boxOf(page.locator('.plan'));
    for (const off of [0, 40.3, 80.7])
      await page.mouse.click(plan.x + plan.width / 3 + off, plan.y + plan.height * 0.9);
    await expect(button(page, '8 left')).toBeVisible();
    await button(page, 'Set out all the others').click();
    await expect.poll(announced).not.toMatch(/\b1414\b/);
    await button(page, 'Seal').click();
    await button(page, 'Raise the curtain').click();
    await expect(heading(page, 'Red is next')).toBeVisible();
    // What the search would have found, had it been anywhere.
    await expect.poll(announced).toMatch(/\b1414\b/);

    await button(page, 'Go').click();
    await attack(page, /^\d+ cavalry/);
    await expect(page.locator('.lw-top > p')).toHaveText(/\d+ men have moved\./);
    // A reload in the middle of a move.
    const places = await page.getByRole('button', { name: /^\d+ cavalry/ }).allTextContents();
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.locator('.lw-side')).toBeVisible();
        return page.getByRole('button', { name: /^\d+ cavalry/ }).allTextContents();
      })
      .toEqual(places);
    await expect(button(page, 'Undo')).toBeEnabled();
    expect(await axeFaults(page)).toEqual([]);

    for (let move = 0; move < 12; move++) {
      await endMove(page);
      const melee = heading(page, 'Melee 1');
      await expect(melee.or(button(page, 'Go'))).toBeVisible();
      if (await melee.isVisible()) break;
      await button(page, 'Go').click();
      await attack(page, /^\d+ cavalry/);
    }
    await expect(heading(page, 'Melee 1')).toBeVisible();
    // A reload in the middle of a melee.
    await page.reload();
    await expect(heading(page, 'Melee 1')).toBeVisible();
    await page.getByText('Choose who dies').first().click();
    const dying = page.getByRole('checkbox', { name: /dies$/ });
    await dying.first().setChecked(!(await dying.first().isChecked()));
    // The button that settles the last melee is at the foot of the panel, visible for any length of the choice, on a
    // phone too.
    const settle = page.locator('.lw-foot').getByRole('button', { name: /^Settle/ });
    await expect(heading(page, /^Melee \d/)).toHaveCount(1);
    await expect(settle).toBeDisabled();
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(settle).toBeInViewport({ ratio: 1 });
    // All of the choice is in sight, nothing of it half behind the foot.
    await page.setViewportSize({ width: size.width, height: 2600 });
    await dying.first().setChecked(!(await dying.first().isChecked()));
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize(size);
    await button(page, 'Settle').first().click();

    const over = heading(page, 'The battle is over');
    await expect(over.or(button(page, 'Go'))).toBeVisible();
    if (!(await over.isVisible())) {
      await button(page, 'More').click();
      await button(page, 'Surrender the battle').click();
      await button(page, 'Surrender').click();
    }
    await expect(over).toBeVisible();
    await expect(page.getByRole('row', { name: /^in all \d/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  },
);

test('Hook’s Farm is played from the first move with one press, and the end of the time drops the dragged men', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./#littlewars');
  await button(page, 'From the first move').click();
  await button(page, 'Go').click();
  await button(page, /^13 infantry/).click();
  // The seventh of the thirteen stands 14 inches along Red's line and 3 before it, on a sheet of 128 by 114.
  const { x, y, width, height } = await boxOf(page.locator('.plan'));
  const inch = Math.min(width / 128, height / 114);
  const from = {
    x: x + width / 2 + (4 + 14 - 64) * inch,
    y: y + height / 2 + (9 + 96 - 3 - 57) * inch,
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 9 * inch, { steps: 4 });
  await letPass(page, 7 * 60);
  await expect(heading(page, 'Blue is next')).toBeVisible();
  await page.mouse.up();
  await button(page, 'Go').click();
  await letPass(page, 7 * 60);
  await expect(heading(page, 'Red is next')).toBeVisible();
  await button(page, 'Go').click();
  // They stand where the hand had them, nine inches on.
  await expect(button(page, /^13 infantry, 1.ft from Red’s back line/)).toBeVisible();
});

test(
  'a Blow at the Rear and a Defensive Game begin as they are agreed',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    for (const [kind, line, sides] of [
      ['Blow at the Rear', 'Red: 0 on the line that counts; 3 needed', ['Red', 'Blue']],
      // The defence sets out first where it is in sight (6.3).
      ['Defensive Game', 'Red: 0 on the line that counts; 10 needed', ['Blue', 'Red']],
    ] as const) {
      await button(page, 'New battle').click();
      await choose(page, kind);
      await choose(page, 'no clock');
      await choose(page, 'in the open');
      await page
        .getByRole('group', { name: /moves first/ })
        .getByText('Red')
        .click();
      await button(page, 'Begin').click();
      for (const side of sides) {
        await expect(heading(page, `${side} sets out`)).toBeVisible();
        await button(page, 'Set out all the others').click();
        await button(page, 'Done').click();
      }
      await button(page, 'Go').click();
      await expect(page.locator('.lw-standing')).toContainText(line);
      await button(page, 'More').click();
      await page.getByRole('group', { name: 'More' }).getByText('Headquarters').click();
    }
  },
);

test(
  'two battles of a campaign, the second in another country, to its standing afterwards',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'New battle').click();
    await choose(page, 'as you like');
    for (const [side, infantry] of [
      ['Red', '3'],
      ['Blue', '2'],
    ] as const) {
      const force = page.getByRole('group', { name: side });
      await force.getByLabel('Infantry').fill(infantry);
      await force.getByLabel('Cavalry').fill('0');
      await force.getByLabel('Guns').fill('0');
    }
    await choose(page, 'no clock');
    await choose(page, 'in the open');
    await choose(page, '200 points');
    await page.getByRole('group', { name: 'Who moves first' }).getByText('Red').click();
    await button(page, 'Begin').click();
    const surrender = async (sides: readonly string[]): Promise<void> => {
      for (const side of sides) {
        await expect(heading(page, `${side} sets out`)).toBeVisible();
        await button(page, 'Set out all the others').click();
        await button(page, 'Done').click();
      }
      await button(page, 'More').click();
      await button(page, 'Surrender the battle').click();
      await button(page, 'Surrender').click();
      await expect(heading(page, 'The battle is over')).toBeVisible();
    };
    // Who surrenders has half a point for each man, as the winner has (6.7), and he a hundred and his own men besides.
    await surrender(['Red', 'Blue']);
    await expect(page.getByRole('row', { name: /^in all/ })).toHaveText(/1\.5103\.5$/);
    await expect(screen(page).getByText('Blue leads by 102 after 1 battle.')).toBeVisible();
    // The second battle is in a country from a number, which Blue has turned round by the arrow keys (2.1).
    await button(page, 'Next battle, on another country').click();
    await expect(page.getByText('Blue leads by 102 after 1 battle.')).toBeVisible();
    await page.getByRole('combobox', { name: 'The country' }).selectOption('generated');
    await button(page, 'Begin').click();
    const sides = page.getByRole('dialog', { name: 'Blue chooses a side' });
    await expect(sides.getByRole('radio', { name: 'from the north' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sides.getByText('The south: Blue')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await sides.getByRole('button', { name: 'Begin' }).click();
    await surrender(['Blue', 'Red']);
    await expect(screen(page).getByText('Red leads by 1 after 2 battles.')).toBeVisible();
    await button(page, 'Headquarters').click();

    await button(page, 'Saved battles').click();
    const campaign = page.getByRole('region', { name: 'Campaign to 200 points' });
    await expect(campaign.getByText('Red leads by 1 after 2 battles.')).toBeVisible();
    await expect(campaign.getByText('Battle 1: Red 1.5, Blue 103.5')).toBeVisible();
    await expect(campaign.getByText('Battle 2: Red 104, Blue 1')).toBeVisible();
    await expect(campaign.getByText('Blue won after 0 moves')).toBeVisible();
  },
);

/** A record of a battle of a kind with two small forces, three horsemen of Red's on the open flank. */
const set = (kind: string, depth: number, horsemen: number): string => `[Event "A short way"]
[Battle "${kind}"]
[First "red"]
[RedForce "8 3 0"]
[BlueForce "12 0 0"]
[Curtain "no"]
[Time "none"]
[Seed "7"]
[Country "Yard"]
[Field "576x${depth}"]

${[40, 52, 64, 76, 88, 100, 112, 124].map((x, i) => `R${i + 1}@${x},24`).join(' ')}
${[500, 520, 540].map((x, i) => `R${i + 9}@${x},${horsemen}`).join(' ')}
${Array.from({ length: 12 }, (_, i) => `B${i + 1}@${40 + 12 * i},${depth - 16}`).join(' ')}
`;

/** Opens such a battle and rides the three to the enemy's back line. */
async function rideToTheirLine(page: Page, record: string, inches: string): Promise<void> {
  await page.goto('./#littlewars');
  await button(page, 'Open a record').click();
  await page.getByLabel('Paste it here').fill(record);
  await button(page, 'Open this battle').click();
  await button(page, 'Go').click();
  await button(page, /^3 cavalry/).click();
  await page.getByText('Move the chosen by words').click();
  await page.getByLabel('Feet').fill('0');
  await page.getByLabel('Inches').fill(inches);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.locator('.lw-top > p')).toHaveText('3 men have moved.');
  await endMove(page);
}

test(
  'a Blow at the Rear is struck, and after six moves of the enemy it is won and scored',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await rideToTheirLine(page, set('blow', 384, 24), '22.25');
    for (let move = 0; move < 11; move++) {
      await expect(heading(page, `${move % 2 === 0 ? 'Blue' : 'Red'} is next`)).toBeVisible();
      await button(page, 'Go').click();
      const left = 6 - Math.ceil(move / 2);
      await expect(page.locator('.lw-standing')).toContainText(
        `Red has struck; Blue has ${left} move${left === 1 ? '' : 's'} left.`,
      );
      await endMove(page);
      await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
    }
    await expect(heading(page, 'The battle is over')).toBeVisible();
    await expect(page.locator('.lw-head p')).toHaveText('Move 6');
    // Victory 100, three horsemen 4½, eight on foot 8, twelve taken 6; Blue has half of each of his own.
    await expect(page.getByRole('row', { name: /^in all/ })).toHaveText(/118[.,]5.*6$/);
  },
);

test(
  'a Defensive Game ends where a quarter of the attackers is on the back line',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await rideToTheirLine(page, set('defence', 576, 200), '23');
    await expect(heading(page, 'The battle is over')).toBeVisible();
    // Victory 100, three horsemen 4½, eight on foot 8; Blue's twelve are alive and free.
    await expect(page.getByRole('row', { name: /^in all/ })).toHaveText(/112[.,]5.*12$/);
  },
);

test(
  'a reload while a shot is flying: it is fired once, and stands',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('./#littlewars');
    await button(page, 'From the first move').click();
    for (let move = 0; move < 2; move++) {
      await button(page, 'Go').click();
      await endMove(page);
      await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
    }
    await button(page, 'Go').click();
    await button(page, /^Gun G1/).click();
    await button(page, 'Look along the barrel').click();
    const shots = async (): Promise<string[]> =>
      Object.values(await everything(page))
        .join('\n')
        .match(/G1\*\d+\/-?\d+~-?\d+,-?\d+/g) ?? [];
    await expect.poll(shots).toEqual([]);
    // From now on the bolt's flight is paused: the shot is saved before it ends.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await page.getByRole('button', { name: 'Fire' }).click();
    await expect(button(page, 'Skip to the end')).toBeVisible();
    await expect.poll(async () => new Set(await shots()).size).toBe(1);
    await expect(button(page, 'Skip to the end')).toBeVisible();
    const [fired] = await shots();
    await page.reload();
    await page.clock.resume();
    await button(page, 'Start the clock again').click();
    await button(page, /^Gun G1/).click();
    await expect(page.getByRole('region', { name: 'Gun G1' })).toContainText('1 of 4 shots fired');
    await expect.poll(async () => new Set(await shots())).toEqual(new Set([fired]));
  },
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 720 } });

  test('all orders of a move lie on one row at the foot of the panel', async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'Depuis le début').click();
    await button(page, 'Partez').click();
    await expect(button(page, 'Terminer')).toBeVisible();
    const rows = await page
      .locator('.lw-foot > button')
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
    expect(rows).toHaveLength(4);
    expect(new Set(rows).size).toBe(1);
  });
});
