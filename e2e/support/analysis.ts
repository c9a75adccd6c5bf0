import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './page';
import { paste } from './records';

/** In its first turn the North could have destroyed the infantry on P3, and in its second it does. */
export const PLANTED = `[Event "Planted"]
[Rules "debord"]
[Position "25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1"]

1. M3-L3 .
2. .
3. N3-O3 L3-N3 xP3
`;

/** The analysis in the history. */
export const analysisOf = (page: Page): Locator => page.locator('.analysis');

/** The tab of the analysis, in the history of the war on the page. */
export async function openTab(page: Page, name = 'Analysis'): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('h');
  await page.locator('.history-bar').getByText(name, { exact: true }).click();
}

/** Opens a record, and the tab of its analysis. */
export async function openAnalysis(page: Page, record: string): Promise<void> {
  await paste(page, record);
  await button(page, 'Open this game').click();
  await openTab(page);
}
