import { expect, type Page } from '@playwright/test';
import {
  loadOpening,
  newGame,
  place,
  raiseCurtain,
  seal,
  sealHoweverIsolated,
  SOUTH,
  UNITS,
} from '../support/deployment';
import { button, heading, square } from '../support/page';
import { pick } from '../support/random';
import { everything, found, HIDDEN } from '../support/secrets';
import { destinations, endTurn } from '../support/war';
import { killable } from './killable';
import { continuedMoment, readMoment, momentText, type Moment } from './moment';
import { count, storm, type Figures, type Outcome, type Random, type StormOptions } from './storm';

/** Something a player does, and what the game may be when it has been begun and not seen to end. */
interface Step {
  readonly act: (page: Page) => Promise<void>;
  readonly mayLead: (now: Moment) => boolean;
}

/** The South's army, in words, as a row of its placement, or drawn: headquarters show an old battle, which is no unit's. */
const SOUTHERN =
  /South (?:\w+ )?(?:infantry|cavalry|artillery|communications)|14iiiac6|data-mark=\\?"unit\\?"[^>]*>(?:<g[^>]*>)*<path[^>]*--south-/;

const isWithin = (some: object, all: object): boolean =>
  Object.keys(some).every((name) => name in all);

/** The next thing done by lot. */
function nextStep(from: Moment, random: Random): Step {
  switch (from.at) {
    case 'headquarters':
      return {
        act: async (page) => {
          await newGame(page, { beginning: 'Hidden' });
          await raiseCurtain(page);
          await expect(heading(page, 'The North deploys')).toBeVisible();
        },
        mayLead: ({ at }) => at === 'deploying',
      };
    case 'deploying': {
      const army = from.side === 'North' ? HIDDEN : SOUTH;
      if (Object.keys(from.units).length === 17)
        return {
          act: async (page) => {
            if (from.side === 'North') await sealHoweverIsolated(page);
            else await seal(page);
            await expect(page.locator('main.curtain h1, main.curtain h2').first()).toContainText(
              from.side === 'North' ? /South.* deploys/ : 'Both armies are sealed',
            );
          },
          mayLead: (now) =>
            from.side === 'North'
              ? now.at === 'deploying' &&
                now.side === 'South' &&
                momentText(now).includes('"units":[]')
              : now.at === 'sealed',
        };
      const missing = UNITS.flatMap((unit) =>
        army[unit].filter((at) => !(at in from.units)).map((at) => [unit, at] as const),
      );
      const isOne = random() < 0.5;
      const [unit, at] = pick(random, missing);
      const placed = Object.fromEntries(missing.map(([, name]) => [name, '']));
      return {
        act: async (page) => {
          if (isOne) await place(page, unit, at);
          else if (from.side === 'South') await loadOpening(page, 'Classic');
          else for (const each of missing) await place(page, ...each);
          const last = isOne || from.side === 'South' ? at : missing.at(-1)![1];
          await expect(square(page, last)).toHaveAccessibleName(new RegExp(from.side));
        },
        mayLead: (now) =>
          now.at === 'deploying' &&
          now.side === from.side &&
          isWithin(from.units, now.units) &&
          isWithin(now.units, { ...from.units, ...(isOne ? { [at]: '' } : placed) }),
      };
    }
    case 'sealed':
      return {
        act: async (page) => {
          await raiseCurtain(page);
          await expect(heading(page, 'Lots for the first turn')).toBeVisible();
        },
        mayLead: ({ at }) => at === 'lots',
      };
    case 'lots':
      if (from.first === null)
        return {
          act: async (page) => {
            await button(page, 'Draw lots').click();
            await expect(page.locator('main').getByRole('status')).toContainText('goes to');
          },
          mayLead: (now) => now.at === 'lots',
        };
      return {
        act: async (page) => {
          await button(page, 'Begin the war').click();
          await expect(heading(page, /to move/)).toBeVisible();
        },
        mayLead: (now) => now.at === 'war' && now.turn === 1 && now.moves === 5,
      };
    case 'war':
      return warStep(from, random);
  }
}

function warStep(from: Extract<Moment, { at: 'war' }>, random: Random): Step {
  const { turn, moves, units } = from;
  const ends: Step = {
    act: async (page) => {
      // About orders left, or, with none left, about what the turn would leave open to the enemy.
      const question = page.getByRole('dialog').filter({ has: button(page, 'End the turn') });
      await endTurn(page, { askAgain: true, question });
      await expect(page.getByRole('grid', { name: `The board, turn ${turn + 1}` })).toBeVisible();
    },
    mayLead: (now) => now.at === 'war' && now.turn === turn + 1,
  };
  const lot = random();
  if (moves === 0 || lot < 0.2) return ends;
  if (moves < 5 && lot < 0.35)
    return {
      act: async (page) => {
        await button(page, 'Undo').click();
        await expect(page.locator('main')).toContainText(`${moves + 1} moves left`);
      },
      mayLead: (now) => now.at === 'war' && now.turn === turn && now.moves === moves + 1,
    };
  return {
    act: async (page) => {
      const side = (await heading(page, /to move/).textContent())?.includes('North');
      const own = Object.entries(units).filter(
        ([, unit]) => unit.startsWith(side ? 'North' : 'South') && !unit.includes('has moved'),
      );
      for (let tries = 0; tries < 8; tries++) {
        const [at] = pick(random, own);
        await square(page, at).click();
        const reach = await destinations(page, 'destination');
        if (reach.length > 0) {
          const to = pick(random, reach);
          await square(page, to).click();
          await expect(square(page, to)).toHaveAccessibleName(/has moved/);
          return;
        }
        await page.keyboard.press('Escape');
      }
    },
    mayLead: (now) => now.at === 'war' && now.turn === turn && now.moves === moves - 1,
  };
}

/** Returns what can be found of a sealed army in the page and its stores at that moment. */
function leaks(texts: Awaited<ReturnType<typeof everything>>, now: Moment): string[] {
  if (now.at !== 'sealed' && !(now.at === 'deploying' && now.side === 'South')) return [];
  const finds = found(texts, HIDDEN).map((find) => `seen of the North: ${find}`);
  const south = now.at === 'sealed' && SOUTHERN.test(JSON.stringify(texts));
  return south ? [...finds, 'the South is seen'] : finds;
}

/**
 * Kills a real browser at random moments of a hidden deployment and a war. What the page had shown must be there when it
 * is started again, but for the step that was under way, and nothing of a sealed army anywhere.
 */
export async function killStorm(options: StormOptions): Promise<Outcome> {
  const figures: Figures = {
    'actions seen to be done before a kill': 0,
    'actions lost beyond the one in flight': 0,
    'steps in flight that had been kept': 0,
    'squares of a sealed army seen': 0,
    'blank pages': 0,
  };
  let browser = await killable();
  try {
    let page = await browser.start();
    let model: Moment = { at: 'headquarters' };
    return await storm(options, figures, async (random) => {
      try {
        if (model.at === 'war' && model.turn > 4) model = { at: 'headquarters' };
        if (model.at === 'headquarters') {
          // A game that was revealed has the same army open, where that of the next one is looked for.
          await browser.stop();
          browser = await killable();
          page = await browser.start();
        }
        for (let steps = Math.floor(random() * 4); steps > 0; steps--) {
          await nextStep(model, random).act(page);
          model = await readMoment(page);
          count(figures, 'actions seen to be done before a kill');
        }
        const flying = nextStep(model, random);
        void flying.act(page).catch(() => undefined);
        await new Promise((done) => setTimeout(done, random() ** 2 * 1000));
        await browser.kill();
        count(
          figures,
          `kills at: ${model.at === 'deploying' ? `the ${model.side} deploys` : model.at}`,
        );
        page = await browser.start().catch((error: unknown) => {
          count(figures, 'blank pages');
          throw error;
        });
        const before = momentText(model);
        const expected: Moment = model;
        const atStart = await everything(page);
        const now = await continuedMoment(page);
        // The current step may have revealed it: the state of the game decides what had to be hidden.
        const failures = [...leaks(atStart, now), ...leaks(await everything(page), now)];
        if (failures.length > 0) count(figures, 'squares of a sealed army seen', failures.length);
        model = now;
        if (momentText(now) === before) return failures;
        if (flying.mayLead(now)) {
          count(figures, 'steps in flight that had been kept');
          return failures;
        }
        // A new game is begun from headquarters, whatever game was current before.
        if (expected.at === 'headquarters') return failures;
        count(figures, 'actions lost beyond the one in flight');
        return [...failures, `before the kill ${before}, after it ${momentText(now)}`];
      } catch (error) {
        model = { at: 'headquarters' };
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
