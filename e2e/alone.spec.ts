import { expect, type Locator, type Page } from '@playwright/test';
import {
  aloneForm,
  HOPELESS,
  LAST_ATTACK,
  openAgainst,
  programNow,
  programWhy,
  showAtOnce,
  DEADLOCK,
} from './support/alone';
import { axeFaults } from './support/axe';
import { listen } from './support/keyboard';
import { POSITION } from './support/records';
import {
  openMenu,
  ONLY_EXHAUSTIVE,
  board,
  button,
  heading,
  savedText,
  prefer,
  square,
  test,
  unitsOn,
} from './support/page';
import { destinations, endTurn, expectOrders, expectTurn, move, lastMessage } from './support/war';

/** More turns than a war against one who only waits takes. */
const LONGEST = 80;

/** The orders so far, as they are saved. */
async function ordersSaved(page: Page): Promise<string[]> {
  const saved = JSON.parse((await savedText(page)) ?? '{}') as {
    game?: { stage: { actions?: string[] } };
  };
  return saved.game?.stage.actions ?? [];
}

/** What all lots fall on; the side that it makes a stranger's begins, and what that side is to take. */
const LOTS = [
  [0, 'North', 'T3 T23'],
  [1, 'South', 'B15 D8'],
] as const;
for (const [lot, side, arsenals] of LOTS)
  test(
    `two presses lead a stranger to a move of the ${side} against the machine, its goal in sight`,
    ONLY_EXHAUSTIVE,
    async ({ page }, info) => {
      await page.addInitScript((drawn) => {
        const other = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (values) =>
          values instanceof Uint32Array ? values.fill(drawn) : other(values);
        const presses: string[] = [];
        addEventListener('pointerdown', ({ target }) => {
          presses.push(target instanceof Element ? target.textContent : '');
        });
        Object.assign(window, { presses });
      }, lot);
      const presses = () =>
        page.evaluate(() => (window as unknown as { presses: string[] }).presses);
      await page.goto('./');
      await button(page, 'Against the machine').click();
      const alone = heading(page, 'Against the machine');
      await expect(alone).toBeFocused();
      await button(page, 'Begin').click();
      await expect(heading(page, 'Your move')).toBeVisible();
      await expect.poll(presses).toEqual(['Against the machine', 'Begin']);
      await expect(board(page)).toHaveAccessibleName('The board, turn 1');
      const goal = page.getByText(`To win, take the arsenals ${arsenals}`);
      await expect(goal).toBeInViewport({ ratio: 1 });
      const mine = page.locator('[role="gridcell"][aria-label*="can move"]').first();
      await mine.click();
      const [to] = await destinations(page, 'destination');
      await square(page, to!).click();
      await expect(square(page, to!)).toHaveAccessibleName(/has moved/);
      const took = await page.evaluate(() => Math.round(performance.now()));
      info.annotations.push({ type: 'milliseconds', description: String(took) });
      expect(await axeFaults(page)).toEqual([]);
    },
  );

test(
  'some turns are played, each order shown and each turn described',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, POSITION, { North: 3 });
    await expect(page.locator('.panel-head')).toContainText('Lieutenant Vidal');
    await expect(programNow(page)).toContainText(/Lieutenant Vidal (is thinking|plays|gives)/);
    await expect(showAtOnce(page)).toBeVisible();
    // The other side's units take no orders.
    const before = await unitsOn(page, 'South');
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect.poll(() => unitsOn(page, 'South')).toEqual(before);
    await expect(programWhy(page).first()).not.toBeEmpty();
    await move(page, 'K15', 'J15');
    await endTurn(page);
    await showAtOnce(page).click();
    await expectTurn(page, { side: 'South', turn: 4 });
    // The panel beside the board may load after the bot's first turn; the second is announced in full.
    await expect(page.getByRole('log')).toContainText('Lieutenant Vidal is thinking.');
    await endTurn(page);
    await expectTurn(page, { side: 'South', turn: 6 });
  },
);

test(
  'when a program’s turn is taken back, so is the order before it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, POSITION.replace(' N ', ' S '), { North: 2 });
    await expectTurn(page, { side: 'South', turn: 1 });
    const armies = await unitsOn(page);
    await expect(button(page, 'Undo')).toBeDisabled();
    await move(page, 'K15', 'J15');
    await endTurn(page);
    await expectTurn(page, { side: 'South', turn: 3 });
    await button(page, 'Undo').click();
    await expectTurn(page, { side: 'South', turn: 1 });
    await expectOrders(page, 4, 'one attack left');
    // Also while it thinks or plays.
    await endTurn(page);
    await expect(showAtOnce(page)).toBeVisible();
    await page.keyboard.press('u');
    await expectTurn(page, { side: 'South', turn: 1 });
    await button(page, 'Undo').click();
    await expectOrders(page, 5, 'one attack left');
    await expect.poll(() => unitsOn(page)).toEqual(armies);
  },
);

test(
  'a page reloaded in the middle of its turn continues it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await prefer(page, { programPace: 'unhurried' });
    await openAgainst(page, POSITION, { North: 2 });
    await expect.poll(() => ordersSaved(page)).not.toEqual([]);
    const begun = await ordersSaved(page);
    expect(begun.filter((order) => !order.includes('-'))).toEqual([]);
    await page.reload();
    await expect(programNow(page)).toContainText('Corporal Lambert');
    await prefer(page, { programPace: 'atOnce' });
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect.poll(async () => (await ordersSaved(page)).slice(0, begun.length)).toEqual(begun);
  },
);

test(
  'a worker that is killed is restarted, and the game continues',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await prefer(page, { programPace: 'atOnce' });
    await openAgainst(page, POSITION, { North: 2 });
    await expectTurn(page, { side: 'South', turn: 2 });
    const [worker] = page.workers();
    await worker!.evaluate(() => self.close());
    await expect.poll(() => page.workers().length).toBe(0);
    await endTurn(page);
    await expect(programNow(page)).toContainText('Corporal Lambert is thinking.');
    await expectTurn(page, { side: 'South', turn: 4 });
    expect(page.workers()).toHaveLength(1);
  },
);

test(
  'a worker that cannot be fetched is reported, and fetched again on request',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await openAgainst(page, POSITION, { North: 2 });
    await expect(programNow(page)).toContainText('is not answering');
    await expect(page.getByRole('log')).toContainText('is not answering');
    await page.unroute(/worker-.*\.js$/);
    await button(page, 'Ask again').click();
    await expectTurn(page, { side: 'South', turn: 2 });
    await openMenu(page);
    await button(page, 'Headquarters').click();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(page.locator('#game-in-progress')).toContainText('Corporal Lambert');
  },
);

test(
  'a whole game is played alone, from the first page to its end',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    // Lots fall on the last opening but one, so that the war is none of the long ones.
    await page.addInitScript(() => {
      const lots = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (values) =>
        values instanceof Uint32Array ? values.fill(3) : lots(values);
    });
    await page.goto('./');
    await prefer(page, { programPace: 'atOnce' });
    await page.reload();
    await aloneForm(page, { level: 3, side: 'South' });
    await button(page, 'Begin').click();
    const end = button(page, 'Return match, sides changed');
    const mine = button(page, 'End the turn');
    let turns = 0;
    for (; turns < LONGEST; turns++) {
      await expect(mine.or(end).first()).toBeVisible();
      if (await end.isVisible()) break;
      // A player who only waits, except for a due retreat.
      if ((await page.locator('[role="gridcell"][aria-label*="must retreat"]').count()) > 0) {
        const inReach = await destinations(page, 'destination');
        const [to] = [...inReach, ...(await destinations(page, 'destination-isolated'))];
        await square(page, to!).click();
      }
      await endTurn(page);
    }
    await expect(heading(page, 'The North wins')).toBeVisible();
    await expect(page.locator('.ending-head')).toContainText('Lieutenant Vidal');
    // It took a war, not a turn or two: the program crossed the board, order by order.
    expect(turns).toBeGreaterThan(5);
  },
);

test('a war is played to its end', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openAgainst(page, LAST_ATTACK, { North: 1 });
  await expect(heading(page, 'The North wins')).toBeVisible();
  await expect(page.locator('.ending-head')).toContainText('Private Perrin');
  await expect(lastMessage(page)).not.toBeEmpty();
  await expect.poll(() => unitsOn(page, 'South')).not.toHaveProperty('K8');
});

test(
  'the seats are changed in the menu; two programs are watched, paused and resumed',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, POSITION, { South: 1 });
    await openMenu(page);
    await button(page, 'Who plays…').click();
    const dialog = page.getByRole('dialog', { name: 'Who plays' });
    await dialog
      .getByLabel('Who plays the North')
      .selectOption({ label: 'Private Perrin (level 1)' });
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(programNow(page)).toContainText('Private Perrin');
    await button(page, 'Pause').click();
    await expect(programNow(page)).toContainText('is waiting for you to go on');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('x');
    await expect(button(page, 'Pause')).toBeVisible();
    await expectTurn(page, { side: 'South', turn: 2 });
    // The side belongs to the person at once.
    await openMenu(page);
    await button(page, 'Who plays…').click();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel('Who plays the South').selectOption({ label: 'A person' });
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(button(page, 'End the turn')).toBeVisible();
  },
);

test('a past position is played on as a game of its own', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openAgainst(page, POSITION, { North: 1 });
  await expectTurn(page, { side: 'South', turn: 2 });
  await page.keyboard.press('h');
  await expect(button(page, 'Take back my last order')).toBeDisabled();
  await page.keyboard.press('<');
  await button(page, 'Play on from here…').click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here…' });
  await dialog.getByLabel('Who plays the North').selectOption({ label: 'A person' });
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await expectTurn(page, { side: 'North', turn: 1 });
  await expect(button(page, 'End the turn')).toBeVisible();
});

test(
  'with secret deployments, a program seals like a person, and no card covers the board',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await aloneForm(page, { level: 1, side: 'South', beginning: 'Both deploy in secret' });
    await button(page, 'Begin').click();
    await expect(heading(page, 'The South deploys')).toBeVisible();
    await expect.poll(async () => Object.keys(await unitsOn(page))).toEqual([]);
    await expect.poll(() => savedText(page)).toMatch(/"N":\{"state":"sealed"/);
    await button(page, 'Shuffle').click();
    await button(page, 'Seal the deployment').click();
    await expect(
      heading(page, 'Both armies are sealed.').or(page.getByRole('dialog')),
    ).toBeVisible();
    if (await page.getByRole('dialog').isVisible()) await button(page, 'Seal it').click();
    await button(page, 'Raise the curtain').click();
    await expect.poll(async () => Object.keys(await unitsOn(page, 'North')).length).toBe(17);
    await button(page, 'Draw lots').click();
    await button(page, 'Begin the war').click();
    await expect(button(page, 'End the turn')).toBeVisible();
  },
);

test(
  'by keyboard, the acts of a program are announced, and the focus stays',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, POSITION.replace(' N ', ' S '), { North: 2 });
    await expect(button(page, 'Closer')).toBeVisible();
    await listen(page);
    const announcements = () => page.evaluate(() => window.announced.join('\n'));
    await square(page, 'K15').focus();
    await page.keyboard.press('x');
    await expect.poll(announcements).toContain('No program is playing now.');
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expect.poll(announcements).toContain('Corporal Lambert is thinking.');
    await page.keyboard.press('x');
    await expectTurn(page, { side: 'South', turn: 3 });
    await page.keyboard.press('a');
    await expect
      .poll(announcements)
      .toMatch(/closer to the arsenal|safer place|Attacks|Cuts|No move would/);
    await expect.poll(() => page.evaluate(() => window.lost)).toEqual([]);
    await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell');
  },
);

test('a draw is declined in the first turns', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openAgainst(page, POSITION.replace(' N ', ' S '), { North: 2 });
  await expectTurn(page, { side: 'South', turn: 1 });
  await openMenu(page);
  await button(page, 'Offer a draw').click();
  await button(page, 'Offer it').click();
  await expect(page.getByRole('dialog', { name: /declines the draw/ })).toBeVisible();
});

/** Ends turns of the South's until a program speaks in a dialog of this name. */
async function playUntilAsked(page: Page, name: RegExp, turns: number): Promise<Locator> {
  await prefer(page, { programPace: 'atOnce' });
  const asked = page.getByRole('dialog', { name });
  for (let turn = 0; turn < turns; turn++) {
    await expect(asked.or(button(page, 'End the turn'))).toBeVisible();
    if (await asked.isVisible()) break;
    await endTurn(page);
  }
  await expect(asked).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  return asked;
}

test(
  'a losing program offers to surrender; declined, it fights on, and is not asked about again',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, HOPELESS, { North: 1 });
    const asked = await playUntilAsked(page, /offers to surrender/, 12);
    await asked.getByRole('button', { name: 'Fight on' }).click();
    await expect(button(page, 'End the turn')).toBeVisible();
    await endTurn(page);
    await expect(button(page, 'End the turn')).toBeVisible();
    await expect(asked).toBeHidden();
  },
);

test(
  'a program offers a draw after long standstill, and the war ends by it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAgainst(page, DEADLOCK, { North: 1 });
    const asked = await playUntilAsked(page, /offers a draw/, 12);
    await asked.getByRole('button', { name: 'Agree to a draw' }).click();
    await expect(page.locator('.ending-head')).toContainText(/draw/i);
  },
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a program plays', ONLY_EXHAUSTIVE, async ({ page }) => {
    await page.goto('./');
    await button(page, 'Contre la machine').click();
    await page.getByRole('radio', { name: /niveau 1/ }).check();
    await page.getByText('Le Sud', { exact: true }).click();
    await button(page, 'Commencer').click();
    // Where the lot has given it the first turn, one’s own comes after that.
    await expect(button(page, 'Finir le coup')).toBeVisible();
    // The announcement comes a moment later.
    await expect(page.getByRole('log')).toContainText('de jouer.');
    await listen(page);
    await button(page, 'Finir le coup').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finir le coup' }).click();
    await expect(programNow(page)).toContainText('soldat Perrin');
    await expect(heading(page, 'Ce que voulait le soldat Perrin')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.announced.join('\n')))
      .toMatch(/soldat Perrin réfléchit\.[^]*soldat Perrin\u00a0: /i);
  });
});
