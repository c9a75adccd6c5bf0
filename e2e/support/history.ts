import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { LONG } from '../games/long';
import { openWarAt } from './savedWars';
import { button } from './page';
import { lastingFaults } from './rest';

/** How many actions the long war has. */
export const LONG_ACTIONS = LONG.turns.join(' ').split(' ').length;

/** Opens the long war between Ada and Charles, with more actions behind it. */
export async function openLong(page: Page, ...more: readonly string[]): Promise<void> {
  const actions = [...LONG.turns.join(' ').split(' '), ...more];
  await openWarAt(page, LONG.start, { N: 'Ada', S: 'Charles' }, actions);
}

export const history = (page: Page): Locator => page.locator('section.history');
export const ribbon = (page: Page): Locator => page.locator('.past-ribbon');
export const scrubber = (page: Page): Locator =>
  page.getByRole('slider', { name: 'Turn', exact: true });
export const plots = (page: Page): Locator =>
  page.getByRole('slider', { name: 'Strength and communication over the turns' });
export const currentStep = (page: Page): Locator => page.locator('.history-step[aria-current]');

/** Takes back a turn, both sides agreeing one after the other. */
export async function agreeToTakeBack(page: Page, first: string, second: string): Promise<void> {
  await button(page, 'Take back a turn…').click();
  await button(page, `${first} agrees`).click();
  await button(page, `${second} agrees`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The lasting faults that axe finds, without the squares of the board, which have tests of their own. */
export const violations = (page: Page): Promise<string[]> => lastingFaults(page, () => found(page));

async function found(page: Page): Promise<string[]> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const found = await axe.exclude('.cells').setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}
