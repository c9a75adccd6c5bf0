import { expect, type Page } from '@playwright/test';
import { boxOf, square } from '../support/page';
import { pick } from '../support/random';
import { destinations } from '../support/war';
import type { Killed, Step } from './killing';
import type { Random } from './storm';

/** The state of a study visible to its reader that must not be lost. */
interface Moment {
  /** The actions of all branches, as the list has them. */
  readonly actions: readonly string[];
  readonly current: string;
  readonly comment: string;
  readonly shapes: number;
}

/** A study of one turn. */
const STUDY = `[Rules "debord"]
[Position "25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1"]

1. G8-F9
`;

const tree = (page: Page) => page.getByRole('group', { name: 'The turns and their variations' });
const comment = (page: Page) => page.getByLabel('A comment on this moment');
const shapes = (page: Page) => page.locator('.study-shape');
const studies = (page: Page) => page.getByRole('region', { name: 'Your studies' });

async function read(page: Page): Promise<Moment> {
  await expect(tree(page)).toBeVisible();
  return {
    actions: await tree(page).getByRole('button').allTextContents(),
    current: (await tree(page).locator('[aria-current]').allTextContents()).join(' '),
    comment: await comment(page).inputValue(),
    shapes: await shapes(page).count(),
  };
}

function nextStep(from: Moment, random: Random): Step<Moment> {
  const lot = random();
  if (lot < 0.2) {
    const words = `Moment ${Math.floor(random() * 1_000_000)}`;
    return {
      name: 'a comment',
      act: async (page) => {
        await comment(page).fill(words);
        await comment(page).blur();
      },
      mayLead: (now) => now.comment === words,
    };
  }
  if (lot < 0.4)
    return {
      name: 'an arrow',
      act: async (page) => {
        const [a, b] = [Math.floor(random() * 25), Math.floor(random() * 25)];
        if (a === b) return;
        const cells = page.locator('[role="gridcell"]');
        const [one, two] = [await boxOf(cells.nth(a + 250)), await boxOf(cells.nth(b + 275))];
        await page.mouse.move(one.x + 5, one.y + 5);
        await page.mouse.down({ button: 'right' });
        await page.mouse.move(two.x + 5, two.y + 5, { steps: 3 });
        await page.mouse.up({ button: 'right' });
        await expect(shapes(page)).not.toHaveCount(from.shapes);
      },
      mayLead: (now) => now.shapes !== from.shapes,
    };
  if (lot < 0.6)
    return {
      name: 'a look at another moment',
      act: async (page) => {
        const steps = tree(page).getByRole('button');
        await steps.nth(Math.floor(random() * (await steps.count()))).click();
      },
      // Where a reader stands is no work of his.
      mayLead: (now) => now.actions.length === from.actions.length,
    };
  return {
    name: 'a march',
    act: async (page) => {
      const movable = page.locator('[role="gridcell"][aria-label*=", can move"]');
      const count = await movable.count();
      if (count === 0) return;
      const label = await movable.nth(Math.floor(random() * count)).getAttribute('aria-label');
      await square(page, /^\w+/.exec(label ?? '')?.[0] ?? '').click();
      const reach = await destinations(page, 'destination');
      if (reach.length === 0) return;
      const to = pick(random, reach);
      await square(page, to).click();
      await expect(tree(page).locator('[aria-current]')).toContainText(`-${to}`);
    },
    mayLead: (now) =>
      now.actions.length >= from.actions.length && now.actions.length <= from.actions.length + 2,
  };
}

/** A study that branches and is commented and drawn on. */
export const STUDIES: Killed<Moment> = {
  home: async (page) => {
    await page.goto('./#library');
    await expect(studies(page)).toBeVisible();
  },
  begin: async (page) => {
    await studies(page)
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'study.gow',
        mimeType: 'text/plain',
        buffer: Buffer.from(STUDY),
      });
    await expect(tree(page)).toBeVisible();
  },
  resume: async (page) => {
    await studies(page)
      .getByRole('button', { name: /^Open A study/ })
      .first()
      .click();
    await expect(tree(page)).toBeVisible();
  },
  read,
  isOver: ({ actions }) => actions.length > 60,
  nextStep,
};
