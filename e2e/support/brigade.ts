import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { atLittleWars } from './littlewars';
import { button, heading } from './page';
import { fixLots } from './random';
import { everything } from './secrets';
import type { Place } from './touch';

/** The texts and buttons of the battle below, by language. */
const WORDS = {
  en: {
    field: 'The country',
    country: 'The Railway',
    begin: 'Begin the battle',
    sides: ['Red', 'Blue'],
    moves: (side: string) => `${side} moves`,
    go: 'Go',
    end: 'End the move',
    body: (id: string) => `Body ${id}`,
    gun: (id: string) => `Gun ${id}`,
    waggon: (id: string) => `Waggon ${id}`,
    march: 'March',
    byWords: 'Move the chosen by words',
    feet: 'Feet',
    inches: 'Inches',
    move: 'Move',
    marchThere: 'March there',
    work: 'Begin a work',
    which: 'Which',
    beginWork: 'Begin it',
    sealed: 'It is noted and sealed.',
    notes: /^Hold to read your secret notes/,
    mine: /^A mine: 6.engineers, .*; 4.moves more$/,
    underWay: /^Burning a depot/,
    numbers: 'Fire by bearing and elevation',
    bearing: 'Bearing, in degrees',
    elevation: 'Elevation, in degrees',
    light: 'Light',
    fire: 'Fire',
    oneDead: /one dead\.$/,
    bursts: /^The shell bursts/,
    charge: 'Charge',
    charged: /^Body L charges body B from 2.ft .* 11.cavalry of Blue die\.$/,
    burnt: /The depot is burnt, with what it held/,
    mineGoesOff: /A mine goes off: \d+.men die/,
    hungry: /Blue: food was due and not given to /,
    lacks: /20.lack food/,
    refused: /has lacked food for 1.move/,
    more: 'More',
    surrender: 'Surrender the battle',
    yes: 'Surrender',
    over: 'The battle is over',
    outcome: /^Red has won/,
    replay: 'Replay it',
    order: 'Order',
  },
  fr: {
    field: 'Le pays',
    country: 'Le chemin de fer',
    begin: 'Commencer la bataille',
    sides: ['Rouge', 'Bleu'],
    moves: (side: string) => `${side} joue`,
    go: 'Partez',
    end: 'Terminer',
    body: (id: string) => `Corps ${id}`,
    gun: (id: string) => `Canon ${id}`,
    waggon: (id: string) => `Fourgon ${id}`,
    march: 'En marche',
    byWords: 'Déplacer la sélection par écrit',
    feet: 'Pieds',
    inches: 'Pouces',
    move: 'Déplacer',
    marchThere: 'Y marcher',
    work: 'Commencer un travail',
    which: 'Lequel',
    beginWork: 'Le commencer',
    sealed: 'C’est noté et scellé.',
    notes: /^Maintenir pour lire vos notes secrètes/,
    mine: /^Une mine.: 6.sapeurs, .*encore 4.mouvements$/,
    underWay: /^Incendie d’un dépôt/,
    numbers: 'Tirer par direction et hausse',
    bearing: 'Direction, en degrés depuis le nord',
    elevation: 'Hausse, en degrés',
    light: 'Légère',
    fire: 'Feu',
    oneDead: /un mort\.$/,
    bursts: /^L’obus éclate/,
    charge: 'Charger',
    charged: /^Le corps L charge le corps B, à 2.pieds .* 11.cavaliers de Bleu/,
    burnt: /Un dépôt brûle avec ce qu’il contenait/,
    mineGoesOff: /Une mine saute.: \d+.morts/,
    hungry: /Bleu.: pas de vivres pour /,
    lacks: /20.manquent de vivres/,
    refused: /manque de vivres depuis 1.mouvement/,
    more: 'Plus',
    surrender: 'Se rendre',
    yes: 'Se rendre',
    over: 'La bataille est finie',
    outcome: /^Rouge a gagné/,
    replay: 'La revoir',
    order: 'Ordre',
  },
} as const;

/** West, among the eight directions in which one marches by words. */
const WEST = '6';

/** The field of a brigade, in inches. */
const FIELD = { width: 216, depth: 144 };

/** Where on the screen a place of a field lies, in inches from its western edge and Red's line, the line of a side below. */
export const placeOn = (
  page: Page,
  [x, y]: readonly [number, number],
  below: 'red' | 'blue',
  field = FIELD,
) =>
  page
    .locator('svg.plan-table')
    .first()
    .evaluate(
      (drawn, { x, y, below, field }): Place => {
        const svg = drawn as SVGSVGElement;
        const { width, height } = svg.viewBox.baseVal;
        const inch = 16;
        const [right, up] = below === 'red' ? [x, y] : [field.width - x, field.depth - y];
        const at = new DOMPoint(
          (width - field.width * inch) / 2 + right * inch,
          (height - field.depth * inch) / 2 + (field.depth - up) * inch,
        ).matrixTransform(svg.getScreenCTM()!);
        return { x: at.x, y: at.y };
      },
      { x, y, below, field },
    );

/** The players of the battle: what they press, and where they look for what came of it. */
export function playersOf(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  let below: 'red' | 'blue' = 'red';
  const message = page.locator('.lw-top > p').first();
  const summary = page.locator('[aria-labelledby="lw-summary"]');
  const on = (name: string | RegExp): Promise<void> => button(page, name).first().click();
  const pressPlan = async (at: readonly [number, number]): Promise<void> => {
    const { x, y } = await placeOn(page, at, below);
    await page.mouse.click(x, y);
  };
  const choose = async (name: string): Promise<void> => {
    await on(new RegExp(`^(?:Le )?${name}\\b`, 'i'));
    await expect(heading(page, name)).toBeVisible();
  };
  return {
    words,
    message,
    on,
    choose,
    pressPlan,
    begin: async (): Promise<void> => {
      // The same shots every time.
      await fixLots(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await atLittleWars(page);
      await on('Kriegspiel');
      await page
        .getByRole('combobox', { name: words.field })
        .selectOption({ label: words.country });
      await on(words.begin);
      await on(words.go);
    },
    /** A body marches to a place that is pressed. */
    march: async (id: string, to: readonly [number, number]): Promise<void> => {
      await choose(words.body(id));
      await pressPlan(to);
      await on(words.march);
      await expect(message).toHaveText(new RegExp(words.body(id), 'i'));
      await expect(page.locator('.lw-top .lw-refusal')).toHaveCount(0);
    },
    beginWork: async (id: string, work: string, at?: readonly [number, number]): Promise<void> => {
      await choose(words.body(id));
      await page.getByText(words.work).click();
      await page.getByRole('combobox', { name: words.which }).selectOption(work);
      if (at !== undefined) await pressPlan(at);
      await on(words.beginWork);
      await expect(button(page, words.beginWork)).toHaveCount(0);
    },
    /** Who is chosen marches by words, some inches. */
    marchByWords: async (direction: string, inches: string): Promise<void> => {
      await page.getByText(words.byWords).click();
      await page.locator('.lw-inputs select').first().selectOption(direction);
      await page.getByLabel(words.feet).fill('0');
      await page.getByLabel(words.inches).fill(inches);
      await on(words.move);
      await on(words.marchThere);
    },
    aim: async (bearing: string, elevation: string): Promise<void> => {
      const numbers = page.getByLabel(words.bearing);
      if (!(await numbers.isVisible())) await page.getByText(words.numbers).click();
      await numbers.fill(bearing);
      await page.getByLabel(words.elevation).fill(elevation);
      await page.locator('.lw-inputs').getByRole('button', { name: words.fire }).click();
    },
    /** Ends the move, of which something is reported, and begins that of the other side. */
    pass: async (expected: RegExp | null = null): Promise<void> => {
      await on(words.end);
      if (expected !== null) await expect(summary).toContainText(expected);
      await on(words.go);
      below = below === 'red' ? 'blue' : 'red';
      await expect(heading(page, words.moves(words.sides[below === 'red' ? 0 : 1]))).toBeVisible();
    },
  };
}

/**
 * A brigade a side on the Railway, fourteen moves: a mine is laid in secret, and the depot of Blue is burnt by Red's horse; a
 * volley thins out horsemen, who charge all the same and fall; a shell bursts among others, who ride on and over the mine.
 * Blue has no depot when its waggons move with its packets: it starves, and surrenders. Then it is all seen again.
 */
export async function fightABrigade(page: Page, language: keyof typeof WORDS): Promise<void> {
  const players = playersOf(page, language);
  const { words, message, on, choose, march, beginWork, aim, pass } = players;
  await players.begin();

  // Red 1: the mine, six inches before its engineers.
  await beginWork('D', 'mine', [123, 9.5]);
  await expect(message).toHaveText(words.sealed);
  await march('F', [185.8, 35]);
  await march('B', [77.8, 11.5]);
  await pass();
  await march('L', [30.3, 108.5]);
  await march('G', [185.8, 109.5]);
  await pass();
  // Red 2.
  await march('F', [178, 69]);
  await march('B', [77.8, 23]);
  await pass();
  await march('L', [52, 83]);
  await march('G', [157, 93]);
  await pass();
  // Red 3: a reload in the middle of the work; the note is sealed, and the work goes on.
  await expect
    .poll(async () =>
      Object.values(await everything(page)).some((text) => text.includes('beginWork')),
    )
    .toBe(false);
  await page.reload();
  await expect(heading(page, words.moves(words.sides[0]))).toBeVisible();
  await expect(page.getByText(words.mine)).toHaveCount(0);
  await button(page, words.notes).focus();
  await page.keyboard.down('n');
  await expect(page.getByText(words.mine)).toBeInViewport();
  await page.keyboard.up('n');
  await expect(page.getByText(words.mine)).toHaveCount(0);
  await march('F', [172, 73]);
  await pass();
  await march('L', [79, 60]);
  await march('G', [150, 66]);
  await pass();
  // Red 4: a volley, and the depot is set on fire.
  await choose(words.body('B'));
  await aim('3.5', '0');
  await expect(message).toHaveText(words.oneDead);
  await beginWork('F', 'burn');
  await expect(button(page, words.underWay)).toBeVisible();
  await pass();
  await march('G', [134, 64]);
  await choose(words.body('L'));
  await page.locator('summary').filter({ hasText: words.charge }).click();
  const charging = page.locator('details').filter({ has: page.locator('.kp-toll') });
  await charging.getByRole('combobox').selectOption('B');
  expect(await axeFaults(page)).toEqual([]);
  await charging.getByRole('button', { name: words.charge }).click();
  await expect(message).toHaveText(words.charged);
  await pass();
  // Red 5: shells.
  await choose(words.gun('G1'));
  await page.locator('label').filter({ hasText: words.light }).click();
  for (const elevation of ['15', '16', '17']) {
    await aim('54', elevation);
    await expect(message).toHaveText(words.bursts);
  }
  await pass(words.burnt);
  await march('G', [121, 34]);
  await pass();
  // Red 6: the mine lies at the end of it. Blue rides over it, and moves its waggons in the move of its account.
  await pass();
  await choose(words.body('G'));
  await players.pressPlan([122.5, 8]);
  await on(words.march);
  await expect(message).toHaveText(words.mineGoesOff);
  for (const id of ['W5', 'W6', 'W7', 'W8']) {
    await choose(words.waggon(id));
    await players.marchByWords(WEST, '1');
    await expect(message).toHaveText(new RegExp(words.waggon(id), 'i'));
  }
  await pass(words.hungry);
  await pass();
  // Blue 7: who is not fed does not march.
  await expect(button(page, words.lacks).first()).toBeVisible();
  await choose(words.body('K'));
  await players.pressPlan([77.8, 135]);
  await expect(page.locator('.kp-line')).toHaveText(words.refused);
  await expect(button(page, words.march)).toBeDisabled();
  await on(words.more);
  await on(words.surrender);
  await page.getByRole('dialog').getByRole('button', { name: words.yes }).click();
  await expect(heading(page, words.over)).toBeVisible();
  await expect(page.locator('.lw-result')).toHaveText(words.outcome);
  expect(await axeFaults(page)).toEqual([]);
  await on(words.replay);
  await page.getByRole('slider', { name: words.order }).press('End');
  await expect(page.getByText(words.outcome).first()).toBeVisible();
}
