import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
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
 * The short form of one of the storms; `npm run storms` has as many rounds of each as it is told to, by the same program, and
 * writes what has come of them.
 */

/** How many rounds of each; those of a storm that are none are left out. */
const SHORT = {
  seed: 1,
  kills: 0,
  littlewars: 0,
  kriegspiel: 0,
  studies: 0,
  races: 0,
  littlewarsRaces: 0,
  sizes: 0,
  updates: 0,
  texts: 10,
};
type Name = Exclude<keyof typeof SHORT, 'seed'>;
const asked = {
  ...SHORT,
  ...(JSON.parse(process.env.STORMS ?? '{}') as Partial<typeof SHORT>),
};

const STORMS: Readonly<
  Record<Name, (options: StormOptions, browser: Browser, page: Page) => Promise<Outcome>>
> = {
  kills: (options) => killStorm(options),
  kriegspiel: (options) => killing(options, KRIEGSPIEL),
  littlewars: (options) => killing(options, LITTLE_WARS),
  studies: (options) => killing(options, STUDIES),
  races: (options, browser) => raceStorm(browser, options),
  littlewarsRaces: (options, browser) => littlewarsRaceStorm(browser, options),
  sizes: (options, browser) => sizeStorm(browser, options),
  updates: (options, browser) => updateStorm(browser, options),
  texts: (options, _, page) => textStorm(page, options),
};

// Of every page of this process.
test.beforeEach(({ page }) => pressUnhurried(page));

for (const [name, rage] of Object.entries(STORMS) as [Name, (typeof STORMS)[Name]][]) {
  const rounds = asked[name];
  if (rounds === 0) continue;
  test(`a storm of ${rounds} ${name} does no harm (seed ${asked.seed})`, async ({
    browser,
    page,
  }) => {
    const start = performance.now();
    const outcome = await rage({ seed: asked.seed, rounds }, browser, page);
    const seconds = Math.round((performance.now() - start) / 1000);
    const folder = process.env.STORMS_FOLDER;
    if (folder !== undefined)
      await appendFile(join(folder, `${name}.json`), JSON.stringify({ ...outcome, seconds }));
    expect(outcome.failures).toEqual([]);
  });
}
