import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { LONG } from '../games/long';
import { beginWar } from './deployment';
import { board, button, damage, keptText } from './page';
import { lastingFaults } from './rest';
import { newGame } from './war';

/** How many actions the long war has. */
export const LONG_ACTIONS = LONG.turns.join(' ').split(' ').length;

/** Lays the long war in the place of a new game between Ada and Charles, with more actions behind it. */
export async function openLong(page: Page, ...more: readonly string[]): Promise<void> {
  await newGame(page, 'Classic', { names: { North: 'Ada', South: 'Charles' } });
  await beginWar(page);
  const kept = JSON.parse((await keptText(page)) ?? '') as { game: { stage: object } };
  const actions = [...LONG.turns.join(' ').split(' '), ...more];
  const stage = { ...kept.game.stage, start: LONG.start, actions };
  await damage(page, JSON.stringify({ ...kept, game: { ...kept.game, stage } }));
  await page.reload();
  // Before the board stands there is nothing that a key could act on.
  await expect(board(page)).toBeVisible();
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

/** What axe finds and goes on finding, the squares of the board apart, which have tests of their own. */
export const violations = (page: Page): Promise<string[]> => lastingFaults(page, () => found(page));

async function found(page: Page): Promise<string[]> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const found = await axe.exclude('.cells').setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}
