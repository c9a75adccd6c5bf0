import { expect, type Page } from '@playwright/test';
import { aloneForm } from './alone';
import { raiseCurtain } from './deployment';
import { choose, click, dialog, type ScreenEntry } from './screenEntries';
import { saveWarUnderWay } from './lazyLoading';
import { openBattle, replay, SHOT } from './littlewars';
import { board, button, fromMenu, heading } from './page';
import { paste, RECORD } from './records';

const lead = (hash: string) => (page: Page) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
const hiddenGame = async (page: Page): Promise<void> => {
  await fromMenu(page, 'New game');
  await page.getByRole('radio', { name: 'Hidden', exact: true }).check();
};
const toAClock = async (page: Page): Promise<void> => {
  await choose('New game')(page);
  await page.getByRole('radio', { name: 'An opening', exact: true }).check();
  await page.getByRole('radio', { name: 'Whole war', exact: true }).check({ force: true });
  await click('Begin')(page);
  await click('Draw lots')(page);
};
const deploying = async (page: Page): Promise<void> => {
  await hiddenGame(page);
  await click('Begin')(page);
  await raiseCurtain(page);
  await expect(page.locator('.tray')).toBeVisible();
};
const studying = async (page: Page): Promise<void> => {
  await paste(page, RECORD);
  await click('Open as a study')(page);
  await expect(page.locator('.study-tree')).toBeVisible();
};
const newBattle = async (page: Page): Promise<void> => {
  await click('New battle')(page);
  await expect(button(page, 'Begin')).toBeVisible();
};
const atTheGun = async (page: Page): Promise<void> => {
  await openBattle(page, SHOT);
  await button(page, /^Gun G4/).click();
};
/** Chooses what stands beside its label. */
const tab = (name: string) => (page: Page) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const inHistory = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await expect(page.locator('.history-list')).toBeVisible();
};

/** All other screens of the page, and what is opened on them. */
export const OTHER_SCREENS: readonly ScreenEntry[] = [
  {
    of: 'headquarters',
    at: 'address',
    open: async (page) => {
      await page.goto('./');
    },
    there: (page) => button(page, 'Two at this screen'),
    left: /^(?:game|table)-/,
  },
  {
    of: 'the first board',
    at: 'headquarters',
    open: click('Two at this screen'),
    there: board,
    ahead: /^(?:game|table)-/,
  },
  {
    of: 'a war from its address',
    address: '#game',
    at: 'address',
    open: async (page) => {
      await saveWarUnderWay(page);
      await page.goto('./#game', { waitUntil: 'commit' });
    },
    there: board,
    // Of headquarters, which are there until the address has been read.
    left: /^(?:old-standard|war-(?:base|headquarters|pictures)-)/,
  },
  {
    of: 'the form of a game against a program',
    address: '#alone',
    at: 'headquarters',
    open: click('Against the machine'),
    there: (page) => heading(page, 'Against the machine'),
    ahead: /^program-/,
  },
  {
    of: 'a game against a program',
    at: 'headquarters',
    from: (page) => aloneForm(page),
    open: click('Begin'),
    there: board,
  },
  {
    of: 'the openings',
    at: 'headquarters',
    from: choose('New game'),
    open: (page) => page.getByRole('radio', { name: 'An opening', exact: true }).check(),
    there: (page) => page.getByLabel('Opening', { exact: true }),
    comesWith: 'the house rules',
  },
  {
    of: 'a problem',
    at: 'headquarters',
    from: async (page) => {
      await lead('#problems')(page);
      await expect(heading(page, 'Problems')).toBeVisible();
    },
    open: click('The next unsolved one'),
    there: board,
  },
  {
    of: 'a hidden game',
    at: 'headquarters',
    from: hiddenGame,
    open: click('Begin'),
    there: (page) => heading(page, /deploys/),
  },
  {
    of: 'a war to a clock',
    at: 'headquarters',
    from: toAClock,
    open: click('Begin the war'),
    there: (page) => page.locator('.clock-face').first(),
  },
  {
    of: 'the templates of a deployment',
    at: 'headquarters',
    from: deploying,
    open: click('Templates'),
    there: (page) => dialog(page, 'Deployment templates'),
    comesWith: 'a hidden game',
  },
  {
    of: 'the lists of a deployment',
    at: 'headquarters',
    from: deploying,
    open: choose('Lists…'),
    there: (page) => dialog(page, 'Lists'),
  },
  {
    of: 'a study',
    at: 'headquarters',
    from: (page) => paste(page, RECORD),
    open: click('Open as a study'),
    there: (page) => page.locator('.study-tree'),
  },
  {
    of: 'the code of a study for a page of others',
    at: 'headquarters',
    from: studying,
    open: choose('A board in an article'),
    there: (page) => page.getByRole('dialog').getByRole('textbox'),
    comesWith: 'a study',
  },
  {
    of: 'the end of a war',
    at: 'war',
    from: async (page) => {
      await choose(/surrender/i)(page);
      await expect(dialog(page, /surrender/i)).toBeVisible();
    },
    open: (page) => page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click(),
    there: (page) => heading(page, /wins/),
    comesWith: 'the surrender',
  },
  { of: 'the legend', at: 'war', open: choose('Legend'), there: (page) => dialog(page, 'Legend') },
  {
    of: 'the question who plays',
    at: 'war',
    open: choose('Who plays…'),
    there: (page) => button(page, 'Apply'),
    ahead: /^war-opponent-/,
  },
  {
    of: 'the plots of the history',
    at: 'war',
    from: inHistory,
    open: tab('Plots'),
    there: (page) => page.getByRole('slider', { name: /Strength/ }),
    comesWith: 'the history',
  },
  {
    of: 'the analysis',
    at: 'headquarters',
    from: async (page) => {
      await paste(page, RECORD);
      await click('Open this game')(page);
      await expect(board(page)).toBeVisible();
      await inHistory(page);
    },
    open: tab('Analysis'),
    there: (page) => page.locator('.analysis'),
    comesWith: 'the history',
  },
  {
    of: 'Little Wars',
    address: '#littlewars',
    at: 'headquarters',
    open: choose('Little Wars'),
    there: (page) => heading(page, 'Little Wars'),
  },
  {
    of: 'the saved battles',
    address: '#littlewars/library',
    at: 'littlewars',
    open: click('Saved battles'),
    there: (page) => heading(page, 'Saved battles'),
    ahead: /^littlewars-library-/,
  },
  {
    of: 'a battle',
    address: '#littlewars/game',
    at: 'littlewars',
    from: async (page) => {
      await click('Open a record')(page);
      await page.getByLabel('Paste it here').fill(SHOT);
    },
    open: click('Open this battle'),
    there: (page) => page.locator('.lw-side'),
  },
  {
    of: 'the view along a barrel',
    at: 'littlewars',
    from: atTheGun,
    open: click('Look along the barrel'),
    there: (page) => button(page, 'Leave the gun'),
    comesWith: 'a battle',
  },
  {
    of: 'Hook’s Farm',
    address: '#littlewars/hooks-farm',
    at: 'littlewars',
    open: lead('#littlewars/hooks-farm'),
    there: (page) => heading(page, 'Hook’s Farm'),
    comesWith: 'the saved battles',
  },
  {
    of: 'the course of Hook’s Farm',
    address: '#littlewars/replay/hooks-farm',
    at: 'littlewars',
    open: lead('#littlewars/replay/hooks-farm'),
    there: (page) => page.getByRole('slider', { name: 'Order' }),
  },
  {
    of: 'the rule book of Kriegspiel',
    at: 'littlewars',
    open: lead('#littlewars/rules/k'),
    there: (page) => heading(page, 'The rules of Kriegspiel'),
  },
  {
    of: 'opening a record of Little Wars',
    address: '#littlewars/open',
    at: 'littlewars',
    open: click('Open a record'),
    there: (page) => page.getByLabel('Paste it here'),
    comesWith: 'the saved battles',
  },
  {
    of: 'the form of a battle',
    address: '#littlewars/new',
    at: 'littlewars',
    open: newBattle,
    there: (page) => button(page, 'Begin'),
    comesWith: 'Little Wars',
  },
  {
    of: 'the form of a battle against the program',
    address: '#littlewars/alone',
    at: 'littlewars',
    open: click('Against the machine'),
    there: (page) => button(page, 'Begin'),
  },
  {
    of: 'who plays a battle',
    at: 'littlewars',
    from: (page) => openBattle(page, SHOT),
    open: choose('Who plays…'),
    there: (page) => page.getByLabel('Who plays Red'),
  },
  {
    of: 'the keys of a battle',
    at: 'littlewars',
    from: (page) => openBattle(page, SHOT),
    open: choose('Keys'),
    there: (page) => dialog(page, 'Keys'),
  },
  {
    of: 'the setting out of a battle',
    at: 'littlewars',
    from: newBattle,
    open: click('Begin'),
    there: (page) => button(page, 'I am Red'),
  },
  {
    of: 'the editor of a country',
    address: '#littlewars/lay-out',
    at: 'littlewars',
    from: async (page) => {
      await newBattle(page);
      await page.locator('.segments label').filter({ hasText: 'as you like' }).click();
    },
    open: click('Lay out a country by hand'),
    there: (page) => page.getByLabel('Start from'),
  },
  {
    of: 'a battle looked at again',
    at: 'littlewars',
    from: async (page) => {
      await openBattle(page, SHOT);
      await choose('Headquarters')(page);
      await click('Saved battles')(page);
    },
    open: replay,
    there: (page) => page.getByRole('slider', { name: 'Order' }),
    comesWith: 'a battle',
  },
];
