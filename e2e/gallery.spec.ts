import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ARSENALS } from './games/arsenals';
import { CHARGE } from './games/charge';
import { CUT } from './games/cut';
import { RAID } from './games/raid';
import { expectCurtain, loadOpening, newGame, raiseCurtain, seal } from './support/deployment';
import { openLong, plots, scrubber } from './support/history';
import { CROWDED, deployedPosition, MELEE, openWarAt } from './support/savedWars';
import { openLesson } from './support/lessons';
import { KRIEGSPIEL_MOMENTS } from './support/kriegspielScenes';
import { MOMENTS } from './support/littlewarsScenes';
import {
  fromMenu,
  atHeadquarters,
  button,
  GAME_KEY,
  marks,
  prefer,
  square,
  test,
} from './support/page';
import { atRest } from './support/rest';
import { aim } from './support/war';

/*
 * The project's pictures: so many screens and moments, each in three themes, written to docs/gallery by `npm run
 * gallery`. They are made to be looked at, and no part of `npm test`.
 */

const FOLDER = new URL('../docs/gallery/', import.meta.url);
const THEMES = ['light', 'dark', 'contrast'] as const;
const DESK = { width: 1280, height: 720 };
const LARGE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** The North's cavalry may march into an arsenal and win the war. */
const LAST_ARSENAL =
  '25/25/25/3I21/25/4R20/25/6I18/25/25/25/25/25/17I7/25/19S5/20I4/21C1s1/22i1c/20i4 N B15,D8,T23 - 61';
/** An infantry beaten by one point has to retreat before anything else. */
const RETREAT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 K15 10';

interface Scene {
  readonly name: string;
  readonly window?: { readonly width: number; readonly height: number };
  readonly french?: boolean;
  /** Caught while it moves; all else is photographed at rest. */
  readonly moves?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
}

const open =
  (position: string, turn = '') =>
  (page: Page) =>
    openWarAt(page, position, { N: 'Ada', S: 'Charles' }, turn === '' ? [] : turn.split(' '));

/** Gives an order on the page, and holds what is seen of it so many milliseconds after its beginning. */
const caught = (page: Page, order: string, at: number): Promise<void> =>
  page.evaluate(
    async ([order, at]) => {
      const later = window.setTimeout.bind(window);
      // No animation or timer ends meanwhile.
      window.setTimeout = ((act: () => void, wait = 0) =>
        wait > 200 ? 0 : later(act, wait)) as typeof setTimeout;
      document.querySelector<HTMLElement>(order)!.click();
      while (document.querySelector('.animations') === null)
        await new Promise(requestAnimationFrame);
      for (const motion of document.getAnimations()) {
        motion.pause();
        motion.currentTime = at;
      }
    },
    [order, at] as const,
  );

/** A scene on a desk, on a large screen and on a phone. */
const inThree = (scene: Scene): Scene[] => [
  scene,
  { ...scene, name: `${scene.name}-large`, window: LARGE },
  { ...scene, name: `${scene.name}-phone`, window: PHONE },
];

const SCENES: readonly Scene[] = [
  ...inThree({ name: 'headquarters', open: (page) => atHeadquarters(page) }),
  {
    name: 'headquarters-french-phone',
    window: PHONE,
    french: true,
    open: (page) => page.goto('./'),
  },
  {
    name: 'new-game',
    open: async (page) => {
      await atHeadquarters(page);
      await fromMenu(page, 'New game');
      // Away from the element that is now where the button was.
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'deployment',
    open: async (page) => {
      await atHeadquarters(page);
      await newGame(page, { north: 'Ada', south: 'Charles' });
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await square(page, 'G8').click();
    },
  },
  {
    name: 'curtain',
    open: async (page) => {
      await atHeadquarters(page);
      await newGame(page, { north: 'Ada', south: 'Charles' });
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await seal(page);
      await expectCurtain(page, /Charles|South/);
    },
  },
  {
    name: 'the-charge',
    moves: true,
    open: async (page) => {
      await open(deployedPosition(CHARGE))(page);
      await aim(page, 'K15');
      await caught(page, '[data-order="attack"]', 600);
    },
  },
  {
    name: 'the-cut',
    moves: true,
    open: async (page) => {
      await open(deployedPosition(CUT))(page);
      await prefer(page, { layer: 'theirs' });
      await square(page, 'J23').click();
      await marks(page, 'destination').first().waitFor();
      await caught(page, '[role="gridcell"][aria-label^="L23,"]', 600);
    },
  },
  {
    name: 'unit-chosen',
    open: async (page) => {
      await open(CROWDED)(page);
      await square(page, 'G17').click();
      await marks(page, 'destination').first().waitFor();
    },
  },
  {
    name: 'melee-large',
    window: LARGE,
    open: async (page) => {
      await open(...MELEE)(page);
      await prefer(page, { layer: 'both', figures: true });
    },
  },
  {
    name: 'attack-laid-open',
    open: async (page) => {
      await open(...MELEE)(page);
      await prefer(page, { layer: 'none' });
      await aim(page, 'L13');
    },
  },
  {
    name: 'map-of-fire',
    open: async (page) => {
      await open(CROWDED)(page);
      await prefer(page, { fire: 'theirs', layer: 'none' });
      await marks(page, 'fire-figures').waitFor();
    },
  },
  { name: 'retreat-due', open: open(RETREAT) },
  {
    name: 'arsenal-in-reach',
    open: async (page) => {
      await open(LAST_ARSENAL)(page);
      await square(page, 'R22').click();
      await square(page, 'T23').hover();
    },
  },
  {
    name: 'history',
    open: async (page) => {
      await openLong(page);
      await button(page, 'History').click();
      await scrubber(page).fill('33');
    },
  },
  {
    name: 'plots',
    window: LARGE,
    open: async (page) => {
      await openLong(page);
      await button(page, 'History').click();
      await page.getByRole('radio', { name: 'Plots' }).check({ force: true });
      await expect(plots(page).first()).toBeVisible();
    },
  },
  {
    name: 'the-end',
    open: async (page) => {
      // A whole war but for the order that wins it.
      const words = ARSENALS.turns.join(' ').split(' ').slice(0, -1);
      const orders = words.map((order) => order.replace(/[=~#!]$/, '')).join(' ');
      await open(deployedPosition(ARSENALS), orders)(page);
      await square(page, 'R22').click();
      await square(page, 'T23').click();
      await expect(page.getByRole('heading', { name: /wins/ })).toBeVisible();
      await page.locator('.end-plate').waitFor();
    },
  },
  {
    name: 'lesson',
    open: async (page) => {
      await atHeadquarters(page);
      await openLesson(page, 'The march');
      await square(page, 'F9').click();
    },
  },
  ...inThree({ name: 'first-war', open: (page) => page.goto('./#first-war') }),
  ...inThree({
    name: 'first-war-cut',
    open: async (page) => {
      await page.goto('./#first-war');
      await button(page, 'Go on').click();
      await square(page, 'E4').click();
      await square(page, 'G4').click();
      await square(page, 'G4').and(page.locator('[aria-label*="has moved"]')).waitFor();
      await button(page, 'Go on').click();
      await button(page, 'End the turn').click();
      await button(page, 'Go on').waitFor();
      // Away from the element that is now where the last button was.
      await page.mouse.move(0, 0);
    },
  }),
  ...inThree({
    name: 'arsenal-fallen',
    open: async (page) => {
      // As far as to the turn after the fall.
      await open(
        deployedPosition(RAID),
        RAID.turns.slice(0, 9).join(' ').replaceAll('!', ''),
      )(page);
      await expect(page.getByRole('heading', { name: 'The North to move' })).toBeVisible();
    },
  }),
  {
    name: 'rule-book',
    open: async (page) => {
      await atHeadquarters(page);
      await fromMenu(page, 'Rule book');
      await page.getByRole('heading', { name: 'The charge' }).scrollIntoViewIfNeeded();
    },
  },
  ...inThree({
    name: 'library',
    open: async (page) => {
      await open(CROWDED)(page);
      await atHeadquarters(page);
      await fromMenu(page, 'Library');
    },
  }),
  {
    name: 'war-phone',
    window: PHONE,
    open: async (page) => {
      await open(...MELEE)(page);
      await marks(page, 'target').first().waitFor();
    },
  },
];

/** Of Little Wars each moment at a desk and on a phone. */
const OF_LITTLE_WARS = MOMENTS.flatMap((moment): Scene[] => [
  { ...moment, name: `littlewars-${moment.name}` },
  { ...moment, name: `littlewars-${moment.name}-phone`, window: PHONE },
]);

/** Of Kriegspiel each moment once. */
const OF_KRIEGSPIEL = KRIEGSPIEL_MOMENTS.map(({ phone = false, ...moment }): Scene => ({
  ...moment,
  name: `kriegspiel-${moment.name}`,
  ...(phone && { window: PHONE }),
}));

/** Of 0 to 100: beyond it files grow faster than anybody sees. */
const QUALITY = 74;

test.use({ trace: 'off' });
for (const { name, window = DESK, french = false, moves = false, open } of [
  ...SCENES,
  ...OF_LITTLE_WARS,
  ...OF_KRIEGSPIEL,
])
  test(name, async ({ page }) => {
    await mkdir(FOLDER, { recursive: true });
    await page.setViewportSize(window);
    await page.emulateMedia({
      colorScheme: 'light',
      reducedMotion: moves ? 'no-preference' : 'reduce',
    });
    await page.addInitScript(
      ([key, settings]) => {
        const text = localStorage.getItem(key!) ?? '{}';
        const saved = JSON.parse(text) as object;
        localStorage.setItem(key!, JSON.stringify({ ...saved, ...JSON.parse(settings!) }));
      },
      [
        GAME_KEY.replace(/game$/, 'preferences'),
        JSON.stringify({ language: french ? 'fr' : 'en', warnUnspent: false }),
      ],
    );
    await open(page);
    // The elements of the next frame, and the fonts.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const device = await page.context().newCDPSession(page);
    for (const theme of THEMES) {
      await prefer(page, { theme });
      const root = page.locator('html');
      const more = theme === 'contrast';
      await expect(root).toHaveAttribute('data-scheme', more ? 'system' : theme);
      await expect(root).toHaveAttribute('data-contrast', more ? 'more' : 'normal');
      await atRest(page);
      const { data } = await device.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
      });
      await writeFile(new URL(`${name}-${theme}.webp`, FOLDER), data, 'base64');
    }
  });
