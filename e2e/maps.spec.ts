import { expect } from '@playwright/test';
import { placeArmy, raiseCurtain, seal, type Army } from './support/deployment';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  boxOf,
  button,
  heading,
  square,
  test,
} from './support/page';
import { paste } from './support/records';

/** A war one march from its end on each map of another size: the North’s infantry takes the last arsenal. */
const NEARLY_OVER = {
  combe: {
    position: '15/15/15/15/15/15/15/15/3I11/15/15/14i N B4,C13,J3 - 31',
    from: 'I4',
    to: 'J3',
    last: 'L15',
  },
  plain: {
    position: `${'27/'.repeat(17)}5I21/27/26i N B21,C6,S7 - 41`,
    from: 'R6',
    to: 'S7',
    last: 'T27',
  },
  passes: {
    position: `${'21/'.repeat(16)}4I16/${'21/'.repeat(4)}20i N D5,E16,R6 - 51`,
    from: 'Q5',
    to: 'R6',
    last: 'V21',
  },
} as const;

for (const [id, { position, from, to, last }] of Object.entries(NEARLY_OVER))
  test(
    `a war to its end on the map ${id}, out of a record that names it`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.goto('./');
      await paste(page, `[Map "${id}"]\n[Position "${position}"]\n`);
      await button(page, 'Open this game').click();
      await expect(square(page, last)).toBeVisible();
      // The whole board lies in the window, its squares where they are drawn.
      const [frame, corner] = [await boxOf(board(page)), await boxOf(square(page, last))];
      const window = page.viewportSize()!;
      expect(frame.x + frame.width).toBeLessThan(window.width);
      expect(Math.abs(corner.width - corner.height)).toBeLessThan(1);
      await square(page, from).click();
      await square(page, to).click();
      await expect(heading(page, 'The North wins')).toBeVisible();
      await page.reload();
      await atHeadquarters(page);
      await expect(page.locator('#game-in-progress')).toContainText(
        /Map: (The Combe|Open Country|The Three Passes)/,
      );
    },
  );

/** An army on the Combe, placed by hand. */
const NORTH: Army = {
  Infantry: ['D4', 'D5', 'D6', 'D7', 'C7', 'D2', 'D3', 'B10', 'C12'],
  Cavalry: ['C2', 'C3', 'C4', 'C5'],
  'Foot artillery': ['B3'],
  'Mounted artillery': ['B5'],
  'Foot communications': ['A4'],
  'Mounted communications': ['B7'],
};

test(
  'a map chosen at the start: its plan, its deployment by hand, its war',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await fromMenu(page, 'New game');
    await page.getByRole('radio', { name: 'Open', exact: true }).check();
    await page.getByRole('radio', { name: 'The Combe' }).check();
    await button(page, 'Begin').click();
    await expect(heading(page, 'The North deploys')).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(15 * 12);
    await placeArmy(page, NORTH);
    await expect(page.getByText('All 17 units are placed.', { exact: true })).toBeVisible();
    await seal(page);
    await page.getByLabel('Load an opening').selectOption('Deployment 1');
    await seal(page);
    await button(page, 'Draw lots').click();
    await button(page, 'Begin the war').click();
    await expect(square(page, 'D6')).toHaveAttribute('aria-label', /North infantry/);
    await expect(square(page, 'K4')).toHaveAttribute('aria-label', /South/);
  },
);

test(
  'an own map: every fault is reported, and it is played once it has none',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await fromMenu(page, 'New game');
    await page.getByRole('radio', { name: 'Another map' }).check();
    const field = page.getByLabel('The map’s text');
    const rows = [
      '.'.repeat(12),
      '..N....N....',
      ...Array<string>(6).fill('.'.repeat(12)),
      '....S....S..',
      '.'.repeat(12),
    ];
    await field.fill(rows.join('\n').replace('S', 'x'));
    await expect(button(page, 'Begin')).toBeDisabled();
    const faults = page.locator('.hq-map-own');
    await expect(faults).toContainText('This is not a map yet: 2 faults.');
    await expect(faults).toContainText('Line 9, column 5: “x” is not a kind of ground');
    await field.fill(`[Name "A field"]\n${rows.join('\n')}`);
    await expect(faults).toContainText('A field, 12 columns, 10 rows: nothing is wrong with it.');
    await button(page, 'Begin').click();
    await raiseCurtain(page);
    await expect(page.getByRole('gridcell')).toHaveCount(120);
  },
);
