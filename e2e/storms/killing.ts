import type { Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { killable } from './killable';
import { count, storm, type Figures, type Outcome, type Random, type StormOptions } from './storm';

/** Something a player does, and what the game may be when it has been begun and not seen to end. */
export interface Step<Moment> {
  /** Its name in the counts of the report. */
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly mayLead: (now: Moment) => boolean;
}

/** A game that is played at random and killed. */
export interface Killed<Moment> {
  /** Goes to the page from which it is begun and gone on with. */
  readonly home: (page: Page) => Promise<void>;
  /** Begins it anew. */
  readonly begin: (page: Page) => Promise<void>;
  /** Goes on with it. */
  readonly resume: (page: Page) => Promise<void>;
  /** Returns what a player sees of it, as far as it would be missed. */
  readonly read: (page: Page) => Promise<Moment>;
  readonly isOver: (now: Moment) => boolean;
  readonly nextStep: (from: Moment, random: Random) => Step<Moment>;
  /** Returns what the page or its stores reveal and must not, before the game is opened and afterwards. */
  readonly leaks?: (page: Page) => Promise<readonly string[]>;
  /** Returns what the report counts besides, of the moments before a kill and after it; null for nothing. */
  readonly figureOf?: (before: Moment, now: Moment) => string | null;
}

/** After so many kills a game is begun anew. */
const KILLS_A_GAME = 6;

/**
 * Kills a real browser at random moments of a game. What the page had shown must be there when it is started again, but for
 * the step that was under way.
 */
export async function killing<Moment>(
  options: StormOptions,
  { home, begin, resume, read, isOver, nextStep, leaks, figureOf }: Killed<Moment>,
): Promise<Outcome> {
  const figures: Figures = {
    'actions seen to be done before a kill': 0,
    'actions lost beyond the one in flight': 0,
    'steps in flight that had been kept': 0,
    'secrets seen': 0,
    'blank pages': 0,
  };
  const browser = await killable();
  try {
    let page = await browser.start();
    let model: Moment | null = null;
    let kills = 0;
    return await storm(options, figures, async (random) => {
      try {
        if (model === null || isOver(model) || kills % KILLS_A_GAME === 0) {
          await home(page);
          await begin(page);
          model = await read(page);
        }
        for (let steps = Math.floor(random() * 4); steps > 0 && !isOver(model); steps--) {
          await nextStep(model, random).act(page);
          model = await read(page);
          count(figures, 'actions seen to be done before a kill');
        }
        if (isOver(model)) return [];
        const flying = nextStep(model, random);
        void flying.act(page).catch(() => undefined);
        await new Promise((done) => setTimeout(done, random() ** 2 * LIMITS.race));
        kills++;
        await browser.kill();
        count(figures, `kills in: ${flying.name}`);
        page = await browser.start().catch((error: unknown) => {
          count(figures, 'blank pages');
          throw error;
        });
        await home(page);
        const failures = [...((await leaks?.(page)) ?? [])];
        await resume(page);
        failures.push(...((await leaks?.(page)) ?? []));
        count(figures, 'secrets seen', failures.length);
        const last: Moment = model;
        const before = JSON.stringify(last);
        model = await read(page);
        const now = JSON.stringify(model);
        const figure = figureOf?.(last, model) ?? null;
        if (figure !== null) count(figures, figure);
        if (now === before) return failures;
        if (flying.mayLead(model)) {
          count(figures, 'steps in flight that had been kept');
          return failures;
        }
        count(figures, 'actions lost beyond the one in flight');
        return [...failures, `in ${flying.name}: before the kill ${before}, after it ${now}`];
      } catch (error) {
        model = null;
        await page.goto('./').catch(async () => {
          await browser.kill().catch(() => undefined);
          page = await browser.start();
        });
        throw error;
      }
    });
  } finally {
    await browser.stop();
  }
}
