import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { atHeadquarters } from '../support/page';

/**
 * A browser with a profile of its own on the disk, which can be killed, all its processes at once, and started again: what
 * a crash or an empty battery does. Local storage reaches the disk up to a minute later.
 */
export async function killable() {
  const profile = await mkdtemp(join(tmpdir(), 'game-of-war-kill-'));
  let context: BrowserContext | null = null;
  /** The processes of this browser: those that have its profile in their command. */
  const processes = (): number[] =>
    spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.includes(profile))
      .map((line) => Number.parseInt(line, 10));
  return {
    async start(): Promise<Page> {
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
    },
    async kill(): Promise<void> {
      const closed = new Promise((done) => context?.once('close', done));
      for (const id of processes())
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // It has ended with the one before it.
        }
      await closed;
      context = null;
    },
    async stop(): Promise<void> {
      await context?.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
