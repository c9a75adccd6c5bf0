import { writeFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { killing } from './storms/killing';
import { killStorm } from './storms/kills';
import { KRIEGSPIEL } from './storms/kriegspielKills';
import { LITTLE_WARS } from './storms/littlewarsKills';
import { littlewarsRaceStorm } from './storms/littlewarsRaces';
import { raceStorm } from './storms/races';
import { sizeStorm } from './storms/sizes';
import type { Outcome, StormOptions } from './storms/storm';
import { STUDIES } from './storms/studyKills';
import { textStorm } from './storms/texts';
import { pressUnhurried } from './support/unhurried';
import { updateStorm } from './storms/updates';

/*
 * One storm: `npm run storms` says which, with how many rounds, and where to put the report. Otherwise a short one.
 */

interface Asked extends StormOptions {
  readonly name: keyof typeof STORMS;
}
const SHORT: Asked = { name: 'texts', seed: 1, rounds: 10 };

const STORMS = {
  kills: killStorm,
  kriegspiel: (options) => killing(options, KRIEGSPIEL),
  littlewars: (options) => killing(options, LITTLE_WARS),
  studies: (options) => killing(options, STUDIES),
  races: (options, browser) => raceStorm(browser, options),
  littlewarsRaces: (options, browser) => littlewarsRaceStorm(browser, options),
  sizes: (options, browser) => sizeStorm(browser, options),
  updates: (options, browser) => updateStorm(browser, options),
  texts: (options, _, page) => textStorm(page, options),
} satisfies Record<
  string,
  (options: StormOptions, browser: Browser, page: Page) => Promise<Outcome>
>;

const { STORM, STORM_REPORT } = process.env;
const { name, seed, rounds } = STORM === undefined ? SHORT : (JSON.parse(STORM) as Asked);

// Of every page of this process.
test.beforeEach(({ page }) => pressUnhurried(page));

test(`a storm of ${rounds} ${name} does no harm (seed ${seed})`, async ({ browser, page }) => {
  const start = performance.now();
  const outcome = await STORMS[name]({ seed, rounds }, browser, page);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (STORM_REPORT !== undefined)
    await writeFile(STORM_REPORT, JSON.stringify({ ...outcome, seconds }));
  expect(outcome.failures).toEqual([]);
});
