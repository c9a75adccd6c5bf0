import { expect, type Page } from '@playwright/test';
import { inTray, newGame, place } from './support/deployment';
import {
  openMenu,
  atHeadquarters,
  board,
  button,
  heading,
  prefer,
  sampleOf,
  square,
  test,
  unitsOn,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { layoutFaults } from './support/layout';
import { lastingFaults } from './support/rest';

/** Returns the faults of the menu: it does not fit, or the buttons of a row differ in more than their words. */
const menuFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const faults = [
      ...(scrollHeight > innerHeight ? [`${scrollHeight} px of ${innerHeight} in height`] : []),
      ...(scrollWidth > innerWidth ? [`${scrollWidth} px of ${innerWidth} in width`] : []),
    ];
    const shapes = (row: readonly Element[]): Set<string> =>
      new Set(
        row.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(each);
          return [Math.round(width), Math.round(height), fontFamily, fontSize, fontWeight].join();
        }),
      );
    const rows = new Map<number, Element[]>();
    for (const each of document.querySelectorAll('.menu-entries button:not(dialog *)')) {
      const top = Math.round(each.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), each]);
      if (each.scrollWidth > each.clientWidth) faults.push(`${each.textContent} is cut`);
    }
    for (const row of rows.values())
      if (shapes(row).size > 1) faults.push(row.map((each) => each.textContent).join(' | '));
    return faults;
  });

test(
  'headquarters fit 1280×720 and 360×640, with a game to continue and in French',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atHeadquarters(page);
    const look = async (when: string): Promise<void> => {
      for (const language of ['en', 'fr'] as const) {
        await prefer(page, { language });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const [width, height] of [
          [1280, 720],
          [360, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect
            .soft(
              await lastingFaults(page, () => menuFaults(page)),
              `${when}, ${language}, ${width}`,
            )
            .toEqual([]);
        }
      }
      await prefer(page, { language: 'en' });
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    await look('never played');
    await button(page, 'Two at this screen').click();
    await expect(heading(page, /The (North|South) to move/)).toBeVisible();
    await expect.poll(async () => Object.keys(await unitsOn(page))).toHaveLength(34);
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await look('a game to go on with');
  },
);

test(
  'ground is named when it is pointed at, focused or tapped; a legend names all kinds',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'An opening', opening: 'Classic' });
    await button(page, 'Draw lots').click();
    await button(page, 'Begin the war').click();
    const ground = page.locator('.ground-here');
    await square(page, 'H21').hover();
    await expect(ground).toContainText(
      /Fort H21.*defend with 4 more.*neither charge a unit in it nor charge from it/,
    );
    await square(page, 'C11').hover();
    await expect(ground).toContainText(/Mountain C11.*stops marches, fire and lines/);
    await square(page, 'B15').hover();
    await expect(ground).toContainText(/Arsenal of the North B15.*falls as soon as/);
    await square(page, 'A1').hover();
    await expect(ground).toHaveCount(0);
    // By the keys.
    await square(page, 'B9').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(ground).toContainText('Fort B8');
    // A unit that stands there is reported first.
    await square(page, 'F10').hover();
    await expect(page.locator('.unit-card')).toBeVisible();
    await expect(ground).toContainText(/Mountain pass F10.*defend with 2 more/);

    await (await openMenu(page)).getByRole('button', { name: 'Legend' }).click();
    const legend = page.getByRole('dialog', { name: 'Legend of the map' });
    await expect(legend.getByRole('term').filter({ hasText: 'Frontier' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(legend).toHaveCount(0);
    await board(page).waitFor();
    await page.keyboard.press('?');
    await button(page, 'Legend of the map').click();
    await expect(legend).toBeVisible();
  },
);

test(
  "a deployment previews a unit's place, fills up in communication, and undoes anything",
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Open' });
    const ghost = page.locator('[data-mark="ghost"]');
    await inTray(page, 'Infantry').click();
    await square(page, 'G12').hover();
    await expect(ghost).toHaveCount(1);
    // As it would stand there: isolated, or on a line.
    const cut = ghost.locator('[data-mark="isolation"]');
    await expect(cut).toHaveCount(1);
    await square(page, 'D5').hover();
    await expect(ghost).toHaveAttribute('data-square', '79');
    await expect(cut).toHaveCount(0);
    await square(page, 'C11').hover();
    await expect(ghost).toHaveCount(0);
    await place(page, 'Infantry', 'G12');
    await place(page, 'Cavalry', 'H20', 'H19');
    await page.keyboard.press('Escape');
    const byHand = await unitsOn(page);
    expect(Object.keys(byHand)).toHaveLength(3);
    const state = page.locator('.deployment-state');
    await expect(state).toContainText('Isolated: ');
    await expect(state).toContainText('A line of communication');

    await button(page, 'Fill the rest').click();
    await expect(state).toContainText('All 17 units are placed.');
    await expect(state).toContainText('Every unit placed is in communication.');
    await expect.poll(() => unitsOn(page)).toMatchObject(byHand);
    for (const [key, name] of [
      ['u', 'Shuffle'],
      ['Control+z', 'Clear'],
      ['u', 'Mirror'],
    ] as const) {
      const before = await unitsOn(page);
      await button(page, name).click();
      await expect.poll(() => unitsOn(page)).not.toEqual(before);
      await page.keyboard.press(key);
      await expect.poll(() => unitsOn(page)).toEqual(before);
    }
    await button(page, 'Undo').click();
    await expect.poll(() => unitsOn(page)).toEqual(byHand);
  },
);

const WORDS = {
  en: {
    more: 'More',
    newGame: 'New game',
    houseRules: 'House rules',
    open: 'Open',
    begin: 'Begin',
    playNow: 'Two at this screen',
    fill: 'Fill the rest',
    legend: 'Legend',
    ruleBook: 'Rule book',
    mapLegend: 'Legend of the map',
    mountain: 'Nobody can enter it. It stops marches, fire and lines of communication.',
  },
  fr: {
    more: 'Plus',
    newGame: 'Nouvelle partie',
    houseRules: 'Règles maison',
    open: 'À découvert',
    begin: 'Commencer',
    playNow: 'À deux devant cet écran',
    fill: 'Compléter',
    legend: 'Légende',
    ruleBook: 'Règle du jeu',
    mapLegend: 'Légende de la carte',
    mountain:
      'Personne ne peut y entrer. Elle arrête la marche, le tir et les lignes de communication.',
  },
} as const;

const FIRST_MINUTES = [
  ['fr', 360, 640],
  ['en', 360, 640],
  ['fr', 1280, 720],
] as const;
for (const [language, width, height] of sampleOf(FIRST_MINUTES, 1))
  test(`a first minute in ${language} at ${width}×${height}: rules, deployment, ground, legend and book`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const fits = async (what: string, board: boolean): Promise<void> =>
      expect.soft(await layoutFaults(page, { board, whole: false, shown: [] }), what).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await atHeadquarters(page);
    await prefer(page, { language });
    const open = async (item: string): Promise<void> => {
      await page.locator('.panel [popovertarget]').click();
      await page.locator('.menu').getByRole('button', { name: item, exact: true }).click();
    };

    await button(page, words.more).click();
    await button(page, words.newGame).click();
    const rules = page.locator('.hq-rules');
    await rules.getByText(words.houseRules, { exact: true }).click();
    await expect(rules.locator('select, input[name]:not([name=rule-set])').first()).toBeVisible();
    // A line for each of the four texts; the long text is not in sight.
    await expect(rules.locator('.hq-texts dd').first()).toBeHidden();
    await fits('new game', false);
    await page.getByRole('radio', { name: words.open, exact: true }).check();
    await button(page, words.begin).click();

    await button(page, words.fill).click();
    await expect.poll(async () => page.locator('[data-mark="unit"]').count()).toBe(17);
    await fits('deployment', true);
    await page.keyboard.press('u');
    await expect(page.locator('[data-mark="unit"]')).toHaveCount(0);
    await page.goBack();

    await button(page, words.playNow).click();
    await expect(board(page)).toBeVisible();
    await fits('war', true);
    await page.keyboard.press('0');
    await square(page, 'C11').hover();
    await expect(page.locator('.ground-here')).toContainText(words.mountain);
    await open(words.legend);
    await expect(page.getByRole('dialog', { name: words.mapLegend })).toBeVisible();
    await fits('legend', false);
    await page.keyboard.press('Escape');

    await open(words.ruleBook);
    const book = page.locator('.book-room');
    await expect(book.locator('#clause-4-2 svg').first()).toBeVisible();
    await book.locator('#clause-7-1').scrollIntoViewIfNeeded();
    // The heading and the way back stay in sight however far one has read.
    for (const part of ['.rulebook-head h1', '.rulebook-head button'])
      await expect(book.locator(part)).toBeInViewport({ ratio: 1 });
    await fits('rule book', false);
  });
