import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.mjs';
import { LIMITS } from '../scripts/timeLimits.mjs';
import {
  beginWar,
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  raiseCurtain,
  redeploy,
  seal,
  SOUTH,
  told,
} from './support/deployment';
import { atHeadquarters, button, type SideName } from './support/page';

/*
 * A browser with a profile on the disk is killed, all its processes at once, soon after something has been done: what a
 * crash or an empty battery does. Local storage reaches the disk up to a minute later.
 */

const SEED = Number(process.env.KILLS_SEED ?? 12);

/** Numbers from 0 to 1 by a seed (mulberry32). */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A browser of its own profile, which can be killed and started again. */
async function killable() {
  const profile = await mkdtemp(join(tmpdir(), 'game-of-war-kill-'));
  const random = drawn(SEED);
  let context: BrowserContext | null = null;
  const start = async (): Promise<Page> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGS,
      baseURL: process.env.E2E_URL!,
      locale: 'en-GB',
      viewport: { width: 1280, height: 720 },
      serviceWorkers: 'block',
      timeout: LIMITS.act,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await atHeadquarters(page);
    return page;
  };
  /** The processes of this browser: those that have its profile in their command. */
  const processes = (): number[] =>
    spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.includes(profile))
      .map((line) => Number.parseInt(line, 10));
  return {
    start,
    /** Kills it within so many milliseconds, by lot, and starts it again. */
    async killedAndStarted(within: number): Promise<Page> {
      await new Promise((done) => setTimeout(done, random() * within));
      const closed = new Promise((done) => context?.once('close', done));
      for (const process_ of processes()) process.kill(process_, 'SIGKILL');
      await closed;
      return start();
    },
    async stop(): Promise<void> {
      await context?.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const MOVE: Readonly<Record<SideName, readonly [string, string]>> = {
  North: ['I6', 'J6'],
  South: ['K15', 'J15'],
};

test(`a browser killed at any moment opens no seal and loses nothing that was seen (seed ${SEED})`, async () => {
  const browser = await killable();
  try {
    let page = await browser.start();
    await newGame(page, { way: 'Hidden' });
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await seal(page);
    await expectCurtain(page, /South.* deploys/);

    page = await browser.killedAndStarted(500);
    await button(page, 'Continue').click();
    await expectCurtain(page, /South.* deploys/);
    await raiseCurtain(page);
    await expectUnits(page, {});
    await loadOpening(page, 'Classic');
    await seal(page);
    await expectCurtain(page, 'Both armies stand sealed.');

    page = await browser.killedAndStarted(500);
    await button(page, 'Continue').click();
    await expectCurtain(page, 'Both armies stand sealed.');
    await raiseCurtain(page);
    await expectUnits(page, { ...told('North', NORTH), ...told('South', SOUTH) });
    const side = await beginWar(page);
    await redeploy(page, ...MOVE[side]);
    await expect(page.locator('main')).toContainText('4 moves left');

    page = await browser.killedAndStarted(200);
    await button(page, 'Continue').click();
    await expect(page.locator('main')).toContainText('4 moves left');
    await button(page, 'End the turn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
    await expect(page.locator('main')).toContainText('Turn 2');

    page = await browser.killedAndStarted(200);
    await button(page, 'Continue').click();
    await expect(page.locator('main')).toContainText('Turn 2');
  } finally {
    await browser.stop();
  }
});
