import { expect, type Page } from '@playwright/test';
import { raiseCurtain } from '../support/deployment';
import { board, button, unitsOn, type SideName } from '../support/page';

/** The state of the current game visible to a player that must not be lost. */
export type Moment =
  | { readonly at: 'headquarters' }
  | { readonly at: 'deploying'; readonly side: SideName; readonly units: Units }
  | { readonly at: 'sealed' }
  | { readonly at: 'lots'; readonly first: string | null; readonly units: Units }
  | { readonly at: 'war'; readonly turn: number; readonly moves: number; readonly units: Units };
type Units = Readonly<Record<string, string>>;

/** What the game screen shows; a side's curtain is raised for it, and that of both sealed armies left alone. */
export async function readMoment(page: Page): Promise<Moment> {
  const main = page.locator('main');
  await expect(page.locator('main.table, main.curtain').first()).toBeVisible();
  if (await page.locator('main.curtain').isVisible()) {
    const hidden = await page.getByRole('gridcell', { includeHidden: true }).count();
    if (hidden > 0) throw new Error(`${hidden} squares behind the curtain`);
    const title = (await main.getByRole('heading').first().textContent()) ?? '';
    if (title.includes('Both armies are sealed')) return { at: 'sealed' };
    if (!title.includes('deploys')) throw new Error(`an unknown curtain: ${title}`);
    await raiseCurtain(page);
  }
  await expect(board(page)).toBeVisible();
  const text = (await main.textContent()) ?? '';
  const units = await unitsOn(page);
  const deploys = /The (North|South) deploys/.exec(text);
  if (deploys) return { at: 'deploying', side: deploys[1] as SideName, units };
  if (text.includes('Lots for the first turn'))
    return { at: 'lots', first: /goes to .*?(North|South)/.exec(text)?.[1] ?? null, units };
  const label = (await board(page).getAttribute('aria-label')) ?? '';
  const turn = Number(/turn (\d+)/.exec(label)?.[1]);
  const left = /(\d|No) moves? left/.exec(text)?.[1];
  return { at: 'war', turn, moves: left === 'No' ? 0 : Number(left), units };
}

/** The game that headquarters offers to go on with. */
export async function continuedMoment(page: Page): Promise<Moment> {
  await expect(button(page, 'Two at this screen')).toBeVisible();
  if (!(await button(page, 'Continue').isVisible())) return { at: 'headquarters' };
  await button(page, 'Continue').click();
  return readMoment(page);
}

export const momentText = (moment: Moment): string =>
  'units' in moment
    ? JSON.stringify({ ...moment, units: Object.entries(moment.units).sort() })
    : JSON.stringify(moment);
