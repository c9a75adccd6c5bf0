import { expect, type Page } from '@playwright/test';
import {
  deployArmy,
  expectCurtain,
  inTray,
  nameOf,
  raiseCurtain,
  redeploy,
  sealHoweverIsolated,
  seal,
  type Army,
} from './deployment';
import { fromMenu, openMenu, heading, square, type SideName } from './page';
import { stops, type Visit } from './stops';
import { throughTheFirstTurn, toTheEnd, withNotes } from './tourOfWar';

/**
 * Armies so near one another that the North's first shot, from J13 at K12, dislodges its target by one
 * point; the answer from K12 and M10 is resisted.
 */
export const NEAR: Readonly<Record<SideName, Army>> = {
  North: {
    Infantry: ['J14', 'B8', 'C7', 'C8', 'D7', 'E7', 'E9', 'D9', 'C15'],
    Cavalry: ['J13', 'C9', 'E8', 'D5'],
    'Foot artillery': ['C6'],
    'Mounted artillery': ['C14'],
    'Foot communications': ['B14'],
    'Mounted communications': ['D6'],
  },
  South: {
    Infantry: ['K12', 'T16', 'T21', 'S24', 'R25', 'T1', 'S2', 'S1', 'T20'],
    Cavalry: ['K23', 'T17', 'T18', 'T19'],
    'Foot artillery': ['M23'],
    'Mounted artillery': ['O8'],
    'Foot communications': ['P23'],
    'Mounted communications': ['L23'],
  },
};

/** Leads a hidden game from headquarters to a surrender, stopping at every screen and state of it. */
export async function tour(page: Page, visit: Visit): Promise<void> {
  await aroundHeadquarters(page, visit);
  await throughDeployment(page, visit);
  await besideTheGame(page, visit);
  await throughTheFirstTurn(page, visit);
  await toTheEnd(page, visit);
  await withNotes(page, visit);
}

async function aroundHeadquarters(page: Page, visit: Visit): Promise<void> {
  const { bare, table, dialog, press } = stops(page, visit);
  await bare('headquarters', 'Two at this screen', 'Your first war', 'More');
  await fromMenu(page, 'In one minute');
  await heading(page, 'In one minute').waitFor();
  await bare('in one minute', 'Back', 'Your first war');
  await press('Back');
  await fromMenu(page, 'Rule book');
  await expect(heading(page, /rule/i).first()).toBeVisible();
  await bare('rule book');
  await press(/back|close/i);
  await fromMenu(page, 'Settings');
  await dialog('the settings', 'Close');
  await press('Close');
  await fromMenu(page, 'Learn the game');
  await heading(page, 'Learn the game').waitFor();
  await bare('the lessons');
  await press(/The march/);
  await table('a lesson');
  await square(page, 'F9').click();
  await square(page, 'E11').click();
  await expect(page.locator('.lesson-notice')).toContainText('isolated');
  await table('a lesson, a wrong answer', 'Try again');
  await press('All lessons');
  await press('Headquarters');
  await alone(page, visit);

  await fromMenu(page, 'New game');
  await page.getByRole('radio', { name: 'An opening', exact: true }).check();
  await bare('new game');
  await page.getByText('House rules', { exact: true }).click();
  await page.getByLabel('Explain them').check();
  await bare('house rules explained');
  await page.getByRole('radio', { name: 'Hidden', exact: true }).check();
  await nameOf(page, 'North').fill('Ada');
  await press('Begin');
}

/** Against a program, and before the problems. */
async function alone(page: Page, visit: Visit): Promise<void> {
  const { bare, table, press } = stops(page, visit);
  await press('Against the machine');
  await heading(page, 'Against the machine').waitFor();
  await bare('play alone', 'Back', 'Begin');
  await press('Or solve problems');
  await heading(page, 'Problems').waitFor();
  await bare('the problems', 'Headquarters', 'The next unsolved one');
  await press('The next unsolved one');
  await table('a problem', 'Hint 1 of 3', 'End the turn');
  await press('End the turn');
  await table('a problem, a wrong answer', 'Try again');
  await press('All problems');
  await press('Headquarters');
}

async function throughDeployment(page: Page, visit: Visit): Promise<void> {
  const { bare, table, dialog, press } = stops(page, visit);
  await expectCurtain(page, /North.* deploys/);
  await bare('curtain', /raise the curtain/i);
  await raiseCurtain(page);
  const orders = ['Shuffle', 'Fill the rest', 'Undo', 'Mirror', 'Clear', 'Seal the deployment'];
  await table('deployment', ...orders);
  await inTray(page, 'Cavalry').click();
  await square(page, 'C11').click();
  await table('deployment, a refusal', ...orders);
  await deployArmy(page, NEAR.North);
  await table('deployment, all placed', ...orders);
  await press('Templates');
  await dialog('deployment, the templates', 'Save what is placed', 'Close');
  await press('Close');
  await openMenu(page);
  await press('Lists…');
  await dialog('deployment, the lists', 'Close');
  await press('Close');
  await redeploy(page, 'B8', 'A25');
  await redeploy(page, 'E9', 'J1');
  await redeploy(page, 'D6', 'J25');
  await table('deployment, units isolated', ...orders);
  await seal(page);
  await dialog('deployment, asked before sealing', 'Go back to the board', 'Seal it');
  await press('Go back to the board');
  await redeploy(page, 'A25', 'B8');
  await redeploy(page, 'J1', 'E9');
  await square(page, 'J25').click();
  await table('deployment, a unit picked up', 'Mirror', 'Put back', 'Seal the deployment');
  await square(page, 'D6').click();
  await sealHoweverIsolated(page);
  await expectCurtain(page, /South.* deploys/);
  await bare('curtain, handed over', /raise the curtain/i);
  await raiseCurtain(page);
  await deployArmy(page, NEAR.South);
  await sealHoweverIsolated(page);
  await expectCurtain(page, 'Both armies are sealed.');
  await bare('curtain, both sealed', 'Raise the curtain');
  await raiseCurtain(page);
  await table('lots', 'Draw lots');
}

async function besideTheGame(page: Page, visit: Visit): Promise<void> {
  const { bare, table, dialog, press } = stops(page, visit);
  await page.goBack();
  await bare('headquarters, a game in progress', 'Continue', 'Against the machine', 'More');
  await fromMenu(page, 'New game');
  await expect(page.getByText(/ stays in the library\.$/)).toBeVisible();
  await bare('new game, another in progress', 'Back', 'Begin');
  await press('Draw a map');
  await heading(page, 'Map editor').waitFor();
  await table('the map editor', 'More', 'Undo', 'Play on it…');
  await press('More');
  await press('Size, ground and halves…');
  await dialog('the map editor, the whole of a map', 'Close');
  await press('Close');
  await press('More');
  await press('Headquarters');
  await fromMenu(page, 'Open a record');
  await bare('open a record', 'Back');
  await press('Edit a position');
  await heading(page, 'Position editor').waitFor();
  await table('the position editor', 'More', 'Play it…');
  await press('More');
  await press('Headquarters');
  await fromMenu(page, 'Open a record');
  await press('Back');
  await fromMenu(page, 'Library');
  await bare('library', /^Open /, 'Back');
  await press('Back');
  await throughAStudy(page, visit);
  await press('Continue');
}

const BRANCHES = `[Event "The pass"]
[Rules "debord"]
[Position "25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1"]

{To begin with, the pass.}
1. G8-F9 G3-E5 F5-E4 . {quiet so far}
  (1. G8-F9 H6-J7 F5-E4 . {the relay stays behind, and nobody has yet said why it should}
    (1. G8-F9 H6-J7 G4-F4 {[%csl GK11][%cal BJ11K13] here}
      (1. G8-F9 H6-J7 G4-G5))
  2. K15-J15 .)
2. K15-J15 .
`;

/** A study with branches in branches, from headquarters and back there. */
export async function throughAStudy(page: Page, visit: Visit): Promise<void> {
  const { menu, table, dialog, press } = stops(page, visit);
  await fromMenu(page, 'Open a record');
  await page.getByLabel('Paste it here').fill(BRANCHES);
  await press('Open as a study');
  const tree = page.getByRole('group', { name: 'The turns and their variations' });
  await tree.getByRole('button', { name: 'G4-F4' }).click();
  const orders = ['One action back', 'Draw', 'More', 'End the turn'];
  await table('a study, a branch inside a branch', ...orders);
  await square(page, 'E8').click();
  await table('a study, a unit chosen', ...orders);
  await page.keyboard.press('Escape');
  await press('Draw');
  await table('a study, drawing', ...orders);
  await press('Draw');
  await openMenu(page);
  await menu('a study, the menu', 'Delete from here on');
  await press('A board in an article');
  await dialog('a study, the code for a page', 'Close');
  await press('Close');
  const more = await openMenu(page);
  await more.getByRole('button', { name: 'Headquarters' }).click();
}
