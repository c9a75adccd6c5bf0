import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { ARSENALS } from './games/arsenals';
import { axeFaults } from './support/axe';
import { newGame as beginGame, openWar } from './support/deployment';
import { goTo, listen, press, raise, redeploy, seal, announcements } from './support/keyboard';
import { fixLots } from './support/random';
import {
  atHeadquarters,
  board,
  button,
  heading,
  keyTo,
  ONLY_EXHAUSTIVE,
  prefer,
  square,
  test,
} from './support/page';
import { atRest } from './support/rest';
import { deploy, expectTurn, newGame } from './support/war';

const line = (page: Page) => page.getByRole('combobox', { name: 'Order or question' });

/** Lets time pass on the page. */
const pass = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), milliseconds);

/** Types a line and sends it. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await press(page, 'Enter');
  await expect(
    line(page)
      .or(page.getByRole('heading', { name: /wins$/ }))
      .first(),
  ).toBeVisible();
}

test(
  'a war by the typed line alone, to the capture of both arsenals',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await fixLots(page);
    await newGame(page, 'Open');
    await deploy(page, ARSENALS.North);
    await deploy(page, ARSENALS.South);
    await button(page, 'Draw lots').click();
    await button(page, /^Begin/).click();
    await expectTurn(page, { side: 'South', turn: 1 });
    await board(page).focus();
    await listen(page);
    // All at once: the key opens the line, and what follows is typed into it.
    await page.keyboard.type('/end!');
    await press(page, 'Enter');
    await expectTurn(page, { side: 'North', turn: 2 });
    for (const [i, turn] of ARSENALS.turns.entries()) {
      // An attack ends the turn too, and causes a question if moves are left.
      await type(page, turn.replace(/ \.$/, ' end!').replace(/(x[A-T]\d+)#?$/, '$1!'));
      if (i < ARSENALS.turns.length - 1)
        await expectTurn(page, { side: i % 2 === 0 ? 'South' : 'North', turn: i + 3 });
    }
    await expect(heading(page, 'The North wins')).toBeVisible();
    // The end is on the page before it is reported.
    await expect
      .poll(async () => (await announcements(page)).at(-1))
      .toMatch(/The arsenal on T23 has fallen\. .*The North wins\./);
    const words = await announcements(page);
    expect(words).toContain('Cavalry marched from J14 to L16.');
    expect(words.filter((each) => each.startsWith('Attack on the '))).toHaveLength(2);
  },
);

test('a refused order is answered with its reason, and the line stays', async ({ page }) => {
  await atHeadquarters(page);
  const side = await openWar(page);
  await board(page).locator('[tabindex="0"]').focus();
  await listen(page);
  const enemy = side === 'North' ? 'l18-k18' : 'h6-h7';
  await page.keyboard.type(`/${enemy}`);
  await press(page, 'Enter');
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/not yours to order\.$/));
  await expect(line(page)).toBeFocused();
  // The key that opens the line is no fault in an open one.
  await page.keyboard.type('/x');
  await expect(line(page)).toHaveValue('x');
  await press(page, 'Escape');
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
});

test('nothing is announced seconds after a key', ONLY_EXHAUSTIVE, async ({ page }) => {
  await atHeadquarters(page);
  await openWar(page);
  await prefer(page, { warnUnspent: false });
  await board(page).locator('[tabindex="0"]').focus();
  await listen(page);
  await press(page, 'e', 'e', 'e', 'e', 'e', 'o');
  const spoken = page.locator('[data-voice] p');
  await expect(spoken.last()).toHaveText(/^Turn 6\. .* 5 moves left/);
  const last = await spoken.allTextContents();
  // As long as the five announcements would have taken one after another.
  await pass(page, LIMITS.announcements);
  await expect.poll(() => spoken.allTextContents()).toEqual(last);
});

test(
  'ten states of a game played by ear can be used by everyone',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const accessible = async (name: string, everySquare = false) =>
      expect.soft(await axeFaults(page, { everySquare }), name).toEqual([]);
    await atHeadquarters(page);
    await beginGame(page, { beginning: 'Open' });
    await board(page).locator('[tabindex="0"]').focus();
    await press(page, '?');
    await expect(page.getByText('The eight rays, one by one')).toBeVisible();
    await accessible('the keys of a deployment');
    await press(page, 'Escape');
    await page.goBack();
    await atHeadquarters(page);
    await openWar(page);
    await board(page).locator('[tabindex="0"]').focus();
    await press(page, '?');
    await expect(page.getByText('a line for typing orders and questions')).toBeVisible();
    await accessible('the keys of the war, those by ear with them');
    await press(page, 'Escape', '/');
    await expect(line(page)).toBeFocused();
    await accessible('the line to type in');
    await press(page, 'ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await accessible('every word that can be typed, one gone to');
    await page.keyboard.type('zz9');
    await press(page, 'Enter');
    await expect(page.getByText(/is neither an order nor a question/).first()).toBeVisible();
    await accessible('a line that is refused');
    await press(page, 'Escape', ']', '5');
    await expect(page.getByRole('radio', { name: 'In reach' })).toBeChecked();
    await accessible('the squares in reach, with what changes');
    await page.getByText('Your units', { exact: true }).click();
    await page.getByText('By kind', { exact: true }).click();
    await accessible('units by kind');
    await page.getByText('By distance from the front', { exact: true }).click();
    await accessible('units by the front');
    await press(page, 'Escape');
    await button(page, 'More').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'By ear' })).toBeVisible();
    await page.getByText(/^Terse/).click();
    await page.getByText('Last', { exact: true }).click();
    await accessible('the settings of what is heard');
    await press(page, 'Escape');
    await accessible('the board labelled tersely, the squares last', true);
    await prefer(page, { earCues: true });
    await page.keyboard.press('h');
    await press(page, '/');
    await accessible('the line over the history');
  },
);

/** Loads the opening of the keyboard's game; typed letters are lost to a slow machine, and that game types them. */
async function loadClassic(page: Page): Promise<void> {
  const list = page.getByLabel('Load an opening');
  await keyTo(page, 'Tab', list);
  await list.selectOption('classic');
  await press(page, 'Tab');
}

/** The file of the transcript of the game below; `WRITE_TRANSCRIPT=1` writes it anew. */
const TRANSCRIPT = fileURLToPath(new URL('../docs/screen-reader-war.txt', import.meta.url));

test(
  'a game by ear alone, to the capture of both arsenals, with every announcement compared',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await fixLots(page);
    await atHeadquarters(page);
    await keyTo(page, 'Tab', button(page, 'More'));
    await press(page, 'Enter');
    await keyTo(page, 'Tab', button(page, 'New game'));
    await press(page, 'Enter');
    await keyTo(page, 'Shift+Tab', button(page, 'Begin'), 60);
    await listen(page);
    const lines: string[] = [];
    let announcedTo = 0;
    let at = '';
    /** Notes the keys pressed or typed, the announcements, and the element that then has the focus. */
    const note = async (input: string): Promise<void> => {
      // Waits for the announcements: until nothing more has come for a while.
      let words = await announcements(page);
      for (let before = -1; before !== words.length; words = await announcements(page)) {
        before = words.length;
        await pass(page, 2 * LIMITS.stillness);
        await atRest(page);
      }
      const now = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? '',
      );
      lines.push(`> ${input}`);
      if (/^[A-T]\d+,/.test(now) && now !== at) lines.push(`  (at ${now})`);
      at = now;
      for (const each of words.slice(announcedTo)) lines.push(`  ${each}`);
      announcedTo = words.length;
    };
    const key = async (...keys: string[]): Promise<void> => {
      for (const each of keys) await press(page, each);
      await note(`[${keys.join(' ')}]`);
    };
    const send = async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await press(page, 'Enter');
      await note(text);
    };

    await press(page, 'Enter');
    await raise(page, /North.* deploys/);
    await note('(the North raises the curtain)');
    await loadClassic(page);
    await note('(loads an opening)');
    await keyTo(page, 'Shift+Tab', button(page, 'Mirror'));
    await press(page, 'Enter');
    await note('(mirrors it)');
    await seal(page);
    await keyTo(page, 'Tab', button(page, 'Seal it'));
    await press(page, 'Enter');
    await raise(page, /South.* deploys/);
    await note('(the South raises the curtain)');
    await loadClassic(page);
    await note('(loads an opening)');
    await redeploy(page, ['K19', 'K8'], ['L18', 'K15'], ['O23', 'O8'], ['N17', 'L15']);
    await note('(four units to other squares, by their names)');
    await seal(page);
    await raise(page, /Both armies are sealed/);
    await press(page, 'Enter', 'Enter');
    await expect(heading(page, 'The South to move')).toBeVisible();
    await note('(the lot falls to the South)');

    await goTo(page, 'K8');
    await note('[G K 8 Enter]');
    await key('Shift+ArrowUp');
    await key('Shift+ArrowUp');
    await key('t');
    await key('d');
    await key('i');
    await key('/');
    await send('help');
    await send('units');
    await send('k8');
    await send('? k8-i8');
    await send('k8-i8 k15-i15');
    await send('end');
    await send('end');
    await send('last');
    await send('threats');
    await send('end!');
    await send('targets');
    await send('i8-g8 i15-g15 end!');
    await send('end!');
    await send('g8-e8 g15-e15');
    await send('? xf16');
    await send('xf16');
    await send('xf16');
    await send('isolated');
    await send('end!');
    await send('e15-c15 end!');
    await send('end!');
    await send('reach e8');
    await send('e8-d8 end!');
    await send('end!');
    await send('c15-b16');
    await send('undo');
    await send('c15-b15');
    const transcript = `${lines.join('\n')}\n`;
    if (process.env.WRITE_TRANSCRIPT) writeFileSync(TRANSCRIPT, transcript);
    await expect(heading(page, 'The South wins')).toBeVisible();
    expect(transcript).toBe(readFileSync(TRANSCRIPT, 'utf8'));
    await expect(square(page, 'B15')).toHaveAccessibleName(/South cavalry/);
  },
);
