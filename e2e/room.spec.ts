import { expect, type Page } from '@playwright/test';
import { newGame, redeploy, sealButton } from './support/deployment';
import { openLong } from './support/history';
import { layoutFaults } from './support/layout';
import { CROWDED, MELEE, openWarAt } from './support/savedWars';
import {
  fromMenu,
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  boxOf,
  button,
  EXHAUSTIVE,
  outOfSight,
  prefer,
  square,
  test,
} from './support/page';
import { atLittleWars, CHARGE, MELEES, openBattle } from './support/littlewars';
import { paste, RECORD } from './support/records';
import { atRest, lastingFaults } from './support/rest';
import { deniedStorage, fullStorage } from './support/trouble';

const LESSONS = ['march', 'lines', 'relays', 'fire', 'terrain', 'charge', 'retreat', 'arsenals'];

/** The smallest first, where least can be seen. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [1280, 720],
] as const;

/** Returns the faults of a lesson of which these parts must be wholly visible, and none behind its foot. */
const lessonFaults = (page: Page, wanted: readonly string[]): Promise<string[]> =>
  lastingFaults(page, async () => {
    const { whole, clipped } = await taught(page);
    const missing = wanted.filter((part) => !whole.some((each) => each.includes(part)));
    return [...missing.map((part) => `${part} is missing`), ...clipped];
  });

/** What a lesson teaches, as it is seen: whole, or hidden behind its foot. What only is heard has given its place up. */
const taught = (page: Page): Promise<{ whole: string[]; clipped: string[] }> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const panel = document.querySelector('.lesson')!;
    // Where a window was lower, the press of a button may have scrolled.
    panel.scrollTop = 0;
    const head = panel.getBoundingClientRect();
    const foot = document.querySelector('.lesson-foot')!.getBoundingClientRect();
    const [whole, clipped]: [string[], string[]] = [[], []];
    for (const part of document.querySelectorAll('.lesson-task, .lesson-notice, .lesson .prompt')) {
      const { clipPath } = getComputedStyle(part);
      if (!part.checkVisibility() || clipPath !== 'none' || part.textContent === '') continue;
      const { top, bottom } = part.getBoundingClientRect();
      (top < head.top || bottom > foot.top + 1 ? clipped : whole).push(part.className);
    }
    return { whole, clipped };
  });

/** Turns of the history's list that are in sight, whole. */
const wholeRows = (page: Page): Promise<number> =>
  page.locator('.history-list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('li')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length;
  });

/**
 * Returns what the sign of the past covers of the board: the whole map, or the names of its lines if it is zoomed in.
 */
const coveredByRibbon = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ribbon = document.querySelector('.past-ribbon')!.getBoundingClientRect();
    const rulers = [...document.querySelectorAll('.ruler')];
    const parts = rulers.length > 0 ? rulers : [document.querySelector('.board-map')!];
    const inWindow = ribbon.right <= innerWidth && ribbon.bottom <= innerHeight;
    return [
      ...(inWindow ? [] : ['outside the window']),
      ...parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const apart =
            box.right <= ribbon.left + 1 ||
            ribbon.right <= box.left + 1 ||
            box.bottom <= ribbon.top + 1 ||
            ribbon.bottom <= box.top + 1;
          return !apart;
        })
        .map((part) => part.getAttribute('class') ?? ''),
    ];
  });

const noteClass = (hinted: boolean): string => (hinted ? 'lesson-notice' : 'lesson-task');

test(
  'the task of a lesson, and its hint, are whole in every window and both languages',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atHeadquarters(page);
    await fromMenu(page, 'Learn the game');
    const cases = LESSONS.flatMap((lesson, i) =>
      (EXHAUSTIVE ? ['en', 'fr'] : [i % 2 === 0 ? 'en' : 'fr']).map((language) => ({
        lesson,
        language,
      })),
    );
    expect(cases.length).toBeGreaterThanOrEqual(LESSONS.length);
    for (const { lesson, language } of cases) {
      const title = page.getByRole('heading', { level: 1 });
      const before = (await title.textContent()) ?? '';
      await prefer(page, { language });
      await page.evaluate((to) => {
        location.hash = `learn/${to}`;
      }, lesson);
      // The lesson before has the same buttons.
      await expect(title).not.toHaveText(before);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const hint = page.locator('.lesson-foot button').first();
      await expect(hint).toBeVisible();
      for (const hinted of [false, true]) {
        if (hinted) await hint.click();
        for (const [width, height] of hinted ? WINDOWS : WINDOWS.slice(0, 1)) {
          await page.setViewportSize({ width, height });
          const where = `${language}, ${lesson}, ${width}, ${hinted ? 'hint' : 'task'}`;
          // Where the hint has the place of the task, it gives it back.
          const wanted =
            !hinted || width > 360 ? [noteClass(hinted), 'lesson-task'] : [noteClass(hinted)];
          expect.soft(await lessonFaults(page, wanted), where).toEqual([]);
        }
      }
      await hint.click();
    }
  },
);

test('the sums of both sides of an attack are visible, with any number of units', async ({
  page,
}) => {
  await openWarAt(page, CROWDED);
  await square(page, 'L15').click();
  const sums = page.locator('.assault .sum tfoot');
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = (): Promise<string[]> =>
      sums.evaluateAll((rows) =>
        rows.map((row) => {
          const { x, y, width, height } = row.getBoundingClientRect();
          const met = document.elementFromPoint(x + width - 4, y + height / 2);
          return row.contains(met) ? row.textContent : 'covered or out of sight';
        }),
      );
    await expect.poll(seen, `${width}`).toEqual(['Sum38', 'Sum42']);
  }
});

test(
  'a large window has the war so far beside the board; no turn of the list is cut, and the menu opens at its button',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openLong(page);
    const log = page.getByRole('region', { name: 'The war so far' });
    await expect(log.getByRole('listitem').first()).toContainText('B19-A20');
    // A message in the log is not repeated above it; without a log it is shown there.
    const summary = page.locator('.turn-summary');
    await expect(summary).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(summary).toHaveCount(1);
    await expect(log).toHaveCount(0);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(log.getByText('Losses of the South')).toBeVisible();
    const map = await boxOf(page.locator('.board-map').first());
    const tools = await boxOf(page.locator('.zoom-tools'));
    expect(tools.x).toBeGreaterThanOrEqual(map.x + map.width);

    await openMenu(page);
    const menu = await boxOf(page.locator('.menu'));
    const more = await boxOf(button(page, 'More'));
    expect(Math.abs(menu.y + menu.height - more.y)).toBeLessThan(30);
    await page.keyboard.press('Escape');

    await log.getByRole('button', { name: /^Turn 299/ }).click();
    await expect(page.locator('.history-step[aria-current]')).toBeVisible();
    for (const [width, height, turns] of [
      [1920, 1080, 26],
      [1280, 720, 15],
      [390, 844, 0],
      [844, 390, 0],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = (): Promise<unknown[]> =>
        page
          .locator('.history-list li')
          .evaluateAll((rows) =>
            rows.flatMap((row) =>
              row.scrollHeight > row.clientHeight + 1 ? [row.textContent] : [],
            ),
          );
      await expect.poll(cut, { message: `${width}` }).toEqual([]);
      await expect
        .poll(() => wholeRows(page), { message: `${width}` })
        .toBeGreaterThanOrEqual(turns);
      await expect.poll(() => coveredByRibbon(page), `${width}`).toEqual([]);
    }
    await button(page, 'Notation').click();
    await expect(page.locator('.notation-key')).toContainText('moves from J14 to K13');
  },
);

/** A cavalry of the North may march into the last arsenal of the South. */
const LAST_ARSENAL =
  '25/25/25/3I21/25/25/25/25/25/25/25/25/25/25/25/19S5/20I4/21C3/22i2/25 N B15,D8,T23 - 61';

test(
  'on a phone the buttons of the zoom lie between the map and the panel',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openWarAt(page, CROWDED);
    const off = async (): Promise<boolean> => {
      const tools = await boxOf(page.locator('.zoom-tools'));
      const frame = await boxOf(page.locator('.board-frame'));
      const panel = await boxOf(page.locator('.panel'));
      return tools.y >= frame.y + frame.height && tools.y + tools.height <= panel.y;
    };
    // Zoomed in, the default for fingers; then whole; then on a smaller phone.
    await button(page, 'The whole board').waitFor();
    await expect.poll(() => off()).toBe(true);
    await button(page, 'The whole board').click();
    await expect(button(page, 'Farther')).toHaveCount(0);
    await expect.poll(() => off()).toBe(true);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(off).toBe(true);
  },
);

test(
  'segmented choices begin where the rest of their form does, in each of their lines',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./#littlewars');
    await button(page, 'Kriegspiel').click();
    await expect(page.getByText('as you like', { exact: true })).toBeVisible();
    const sticking = await page.locator('.segments span').evaluateAll((spans) =>
      spans.flatMap((span) => {
        const out =
          span.closest('fieldset')!.getBoundingClientRect().left -
          span.getBoundingClientRect().left;
        return out > 0.5 ? [`${span.textContent} by ${out}`] : [];
      }),
    );
    expect(sticking).toEqual([]);
  },
);

test(
  'the plate of the end covers the board, and nothing beside it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWarAt(page, LAST_ARSENAL);
    await square(page, 'R22').click();
    await square(page, 'T23').click();
    const plate = await boxOf(page.locator('.end-plate'));
    const tools = await boxOf(page.locator('.zoom-tools'));
    const map = await boxOf(page.locator('.board-map').first());
    expect(plate.x + plate.width).toBeLessThanOrEqual(tools.x);
    expect(plate.x + plate.width).toBeGreaterThanOrEqual(map.x + map.width);
  },
);

test('the words of the plots are whole and apart, in large windows too, and their last mark touches none', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWarAt(page, LAST_ARSENAL);
  await square(page, 'R22').click();
  await square(page, 'T23').click();
  await expect(page.locator('.plots-frame')).toBeVisible();
  const faults = (): Promise<string[]> =>
    page.locator('.plots-frame').evaluate((plot) => {
      const frame = plot.getBoundingClientRect();
      // Letters are lower than their lines.
      const boxOf = (element: Element): DOMRect => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return new DOMRect(x, y + height / 5, width, (3 * height) / 5);
      };
      const parts = [...plot.querySelectorAll('text, g[transform]')].map(
        (part) => [part.textContent || 'a mark', boxOf(part)] as const,
      );
      return parts.flatMap(([name, box], i) => [
        ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${name} is cut`] : []),
        ...parts
          .slice(i + 1)
          .filter(([, { left, right, top, bottom }]) => {
            const across = Math.max(left - box.right, box.left - right);
            return across < 2 && Math.max(top - box.bottom, box.top - bottom) < 0;
          })
          .map(([other]) => `${name} touches ${other}`),
      ]);
    });
  for (const [width, height] of [
    [1280, 720],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(faults, `${width}`).toEqual([]);
  }
});

test('the settings are seen whole at a desk, in both languages, and their columns begin at one height', async ({
  page,
}) => {
  await atHeadquarters(page);
  await fromMenu(page, 'Settings');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const language of ['en', 'fr'])
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await prefer(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const shown = () =>
        dialog.evaluate((box) => {
          const tops = new Map<number, number>();
          for (const section of box.querySelectorAll('.settings > *')) {
            const { left, top } = section.getBoundingClientRect();
            tops.set(Math.round(left), Math.min(tops.get(Math.round(left)) ?? top, top));
          }
          const heights = new Set([...tops.values()].map(Math.round));
          return { scrolls: box.scrollHeight > box.clientHeight + 1, heights: heights.size };
        });
      await atRest(page);
      await expect
        .configure({ soft: true })
        .poll(shown, `${language}, ${width}`)
        .toEqual({ scrolls: false, heights: 1 });
    }
});

test(
  'on the smallest phone the order to seal is visible once it is the next step',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden' });
    await button(page, /raise the curtain/i).click();
    await button(page, 'Fill the rest').click();
    await expect(sealButton(page)).toBeEnabled();
    expect(await outOfSight(page, [sealButton(page)])).toEqual([]);
  },
);

test('on a small phone the reason of a refusal is visible, in French too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWarAt(page, LAST_ARSENAL);
  await square(page, 'R22').click();
  await square(page, 'A1').evaluate((cell: HTMLElement) => cell.click());
  for (const language of ['en', 'fr']) {
    await prefer(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const refused = page.locator('.prompt-refused');
    await expect(refused).toBeVisible();
    expect.soft(await outOfSight(page, [refused]), language).toEqual([]);
  }
});

test('on a phone on its side the choice of lines is in sight above the orders, in French too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const [position, turn] = MELEE;
  await openWarAt(page, position, { N: 'Ada', S: 'Charles' }, turn.split(' '));
  for (const language of ['en', 'fr']) {
    await prefer(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const parts = await page.locator('.layers fieldset, .panel-foot').all();
    expect.soft(await outOfSight(page, parts), language).toEqual([]);
  }
});

/** A retreat is due, an arsenal of each side has fallen, and five moves of the last turn are told. */
const RETREAT = {
  position:
    '25/25/25/3R3S17/7II1c14/7I1cai13/7AI1c14/10ii13/11ii12/8cIh1ii8r2/10I1I1i10/11II12/13CC10/25/25/25/25/25/2C22/25 S D8,T23 - 40',
  turn: 'J13-K12 J14-K14 K15-L14 I13-J13 J23-K22 xM14',
} as const;

test('on a phone the fullest panel in French cuts no choice of lines, and the narrowest no turn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWarAt(page, RETREAT.position, { N: 'Ada', S: 'Charles' }, RETREAT.turn.split(' '));
  await prefer(page, { language: 'fr' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const parts = await page.locator('.layers fieldset, .panel-foot').all();
  expect.soft(await outOfSight(page, parts)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const turn = page.locator('.panel-head p');
  const open = page.locator('.history-open');
  await expect
    .poll(() => turn.evaluate((each) => each.scrollWidth - each.clientWidth))
    .toBeLessThanOrEqual(0);
  await expect.poll(async () => (await boxOf(open)).width).toBeGreaterThanOrEqual(44);
  // What scrolls below the orders is covered to the panel's edge.
  const uncovered = (): Promise<number> =>
    page.evaluate(() => {
      const foot = document.querySelector('.panel-last')!;
      const panel = foot.closest('.panel')!;
      const shadows = getComputedStyle(foot).boxShadow.matchAll(/0px ([\d.]+)px 0px 0px/g);
      const covered = Math.max(...[...shadows].map(([, below]) => Number(below)));
      const inner = panel.getBoundingClientRect().top + panel.clientTop + panel.clientHeight;
      return inner - foot.getBoundingClientRect().bottom - covered;
    });
  await expect.poll(uncovered).toBeLessThanOrEqual(0);
});

test('of a sum of many units nothing is cut off, and its buttons are visible', async ({ page }) => {
  const [position, turn] = MELEE;
  await openWarAt(page, position, { N: 'Ada', S: 'Charles' }, turn.split(' '));
  await square(page, 'L13').click();
  await button(page, 'Attack L13').waitFor();
  for (const language of ['en', 'fr'])
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await prefer(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const shown = language === 'en' ? ['Attack L13'] : ['Attaquer L13'];
      expect
        .soft(
          await layoutFaults(page, { board: true, whole: true, shown }),
          `${language}, ${width}`,
        )
        .toEqual([]);
      // Ten units count. On a phone all are in sight, elsewhere at least the first of each side.
      const rows = page.locator(`.sum tbody tr${width < 400 ? '' : ':first-child'}`);
      expect.soft(await outOfSight(page, await rows.all()), `${language}, ${width}`).toEqual([]);
    }
});

/** Runs in the page: the browser has no database, either. */
function deniedDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
}

test('a notice of refused storage is beside the board and the orders of both games, not over them', async ({
  page,
}) => {
  await page.addInitScript(deniedStorage);
  await page.addInitScript(deniedDatabase);
  const windows = [[844, 390], [1280, 720], ...WINDOWS] as const;
  await paste(page, RECORD);
  await button(page, 'Open this game').click();
  await expect(button(page, 'Understood')).toBeVisible();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const seen = await outOfSight(page, [button(page, 'Understood'), button(page, 'Undo')]);
    expect.soft(seen, `the war, ${width}`).toEqual([]);
    const notice = await boxOf(page.locator('.save-notices'));
    const { y } = await boxOf(page.locator('.board-frame'));
    expect.soft(y, `the war, ${width}`).toBeGreaterThanOrEqual(notice.y + notice.height);
  }
  await atLittleWars(page);
  await openBattle(page, CHARGE);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.soft(page.locator('.lw-notices'), `${width}`).toBeInViewport({ ratio: 1 });
    const { y } = await boxOf(page.locator('.lw-notices'));
    const foot = await boxOf(page.locator('.lw-foot'));
    expect.soft(y, `Little Wars, ${width}`).toBeGreaterThanOrEqual(foot.y + foot.height);
  }
});

test('a notice that storage has filled up lies over the panel, not over the board or the orders', async ({
  page,
}) => {
  await openWarAt(page, MELEE[0]);
  await page.evaluate(fullStorage);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await redeploy(page, 'G12', 'H11');
  await expect(button(page, 'Understood')).toBeVisible();
  const windows = [[844, 390], [768, 1024], [320, 640], ...WINDOWS] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const orders = [button(page, 'Understood'), button(page, 'Undo'), button(page, 'End the turn')];
    expect.soft(await outOfSight(page, orders), `${width}`).toEqual([]);
    const notice = await boxOf(page.locator('.save-notices'));
    const panel = await boxOf(page.locator('.panel'));
    expect.soft(notice.x, `${width}`).toBeGreaterThanOrEqual(panel.x - 4);
    expect.soft(notice.y, `${width}`).toBeGreaterThanOrEqual(height > width ? panel.y : 0);
  }
});

test('on a page at four times its size the buttons of the zoom stand beside the board', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWarAt(page, CROWDED);
  for (const [width, height] of [
    [320, 180],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button(page, 'The whole board')).toBeVisible();
    const tools = await boxOf(page.locator('.zoom-tools'));
    for (const part of ['.board-frame', '.ruler-across']) {
      const box = await boxOf(page.locator(part));
      expect.soft(box.x + box.width, part).toBeLessThanOrEqual(tools.x);
    }
    expect.soft(tools.x + tools.width, `${height}`).toBeLessThanOrEqual(width);
    expect.soft(tools.y, `${height}`).toBeGreaterThanOrEqual(0);
  }
});

test('while a retreat is due a small phone shows the choice of lines, in both languages', async ({
  page,
}) => {
  await openWarAt(page, RETREAT.position, { N: 'Ada', S: 'Charles' }, RETREAT.turn.split(' '));
  for (const language of ['fr', 'en']) {
    await prefer(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const [width, height] of [
      [320, 568],
      [320, 640],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${language}, ${width}, ${height}`;
      const choices = await page.locator('.layers fieldset').all();
      expect.soft(await outOfSight(page, choices), where).toEqual([]);
      const hidden = (): Promise<number> =>
        page.locator('.panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      await expect.soft.poll(hidden, where).toBeLessThanOrEqual(0);
    }
  }
});

test('on a page at twice its size a plan closer up leaves the panel uncovered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await atLittleWars(page);
  await openBattle(page, MELEES);
  const side = await boxOf(page.locator('.lw-side'));
  for (const part of ['.plan', '.plan-tools']) {
    const { x, width } = await boxOf(page.locator(part));
    expect.soft(x + width, part).toBeLessThanOrEqual(side.x);
  }
});

test('a postponed choice between two tabs leaves the orders visible', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWarAt(page, CROWDED);
  const other = await context.newPage();
  await atHeadquarters(other);
  await button(other, 'Continue').click();
  await button(other, 'End the turn').click();
  await other.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await outOfSight(page, [button(page, 'Choose'), button(page, 'More')])).toEqual([]);
});
