import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { openWarAt } from './support/savedWars';
import { openLesson, orders } from './support/lessons';
import {
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  boxOf,
  indexOf,
  marks,
  outOfSight,
  prefer,
  square,
  test,
} from './support/page';
import { atRest } from './support/rest';
import { aim, chosen, expectSum, linesDrawn, sums } from './support/war';

/**
 * North: communications H8, infantry L11 and L12 that hang on its line, O8 cut off by the South's isolated cavalry
 * on L8, M21 on no line at all. South: infantry T8 on the line from T3.
 */
const NETWORK =
  '25/25/25/25/25/25/25/7R17/25/25/25/7c2II13/20I4/25/7I17/25/25/25/20c4/7i10h6 N B15,D8,T3,T23 - 1';

const chain = (page: Page) => page.getByRole('list', { name: 'Chain of communication' });
const panel = (page: Page) => page.getByRole('region', { name: /to move$/ });

test('a unit’s chain to its arsenal, why there is none, and the lines that a unit cuts', async ({
  page,
}) => {
  await openWarAt(page, NETWORK);
  const lit = marks(page, 'chain');
  const severed = marks(page, 'severed');
  await expect(lit).toHaveCount(0);

  await square(page, 'L11').hover();
  await expect(chain(page)).toHaveText(
    'Arsenal D8line to foot communications H8line to infantry L12contact',
  );
  await expect(lit).toHaveCount(1);
  // The enemy's too, and by the keyboard as well as the pointer.
  await square(page, 'T8').focus();
  await expect(chain(page)).toHaveText('Arsenal T3line to T8');
  await expect(panel(page).getByRole('heading', { name: 'South infantry T8' })).toBeVisible();

  await square(page, 'O8').hover();
  await expect(
    panel(page).getByText('The South cavalry at L8 cuts the line from D8 that would serve it.'),
  ).toBeVisible();
  await expect(chain(page)).toHaveCount(0);
  await expect(lit).toHaveCount(1);

  await square(page, 'L8').hover();
  await expect(panel(page).getByText('It cuts the North’s lines D8–S8 and H8–S8.')).toBeVisible();
  await expect(
    panel(page).getByText('Out of communication for that reason alone: infantry at O8.'),
  ).toBeVisible();
  await expect(severed).toHaveCount(1);
  await square(page, 'M21').hover();
  await expect(panel(page).getByText('No line leads to M21.')).toBeVisible();
  await expect(panel(page).getByText('It touches no fighting unit of its side.')).toBeVisible();
  await expect(severed).toHaveCount(0);

  // A unit that is chosen keeps the board to itself, wherever the pointer goes.
  await square(page, 'L12').click();
  await square(page, 'O8').hover();
  await expect(chain(page)).toHaveText('Arsenal D8line to foot communications H8line to L12');
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen(page)).toBe(null);
  await square(page, 'A1').hover();
  await expect(lit).toHaveCount(0);
});

test(
  'the sides whose lines are drawn: a switch on the board, by mouse and keys',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, NETWORK);
    const lines = page.getByRole('group', { name: 'Lines' });
    await expect.poll(() => linesDrawn(page)).toEqual(['North']);
    await lines.getByText('both', { exact: true }).click();
    await expect.poll(() => linesDrawn(page)).toEqual(['North', 'South']);
    await page.keyboard.press('ArrowLeft');
    await expect(lines.getByRole('radio', { name: 'theirs' })).toBeChecked();
    await expect.poll(() => linesDrawn(page)).toEqual(['South']);
    // The key serves wherever the focus is.
    await page.keyboard.press('n');
    await expect(lines.getByRole('radio', { name: 'both' })).toBeChecked();
    // At rest, with the lines of both, the page stays light.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('*').length))
      .toBeLessThan(1500);
  },
);

/**
 * The attack on the fort L15 of a diagram in Debord's own book: nobody can charge a unit in a fort.
 */
const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** Communications that leave E9 for F9 cut ten units off, and change 21 sums. */
const THICK =
  '25/25/25/25/6R1S16/9I15/10II13/7IC2Aii11/12ci1c9/8IHICI1i10/8C2IIia10/10Cc1iii9/11si4cr6/25/15h9/25/25/25/25/25 N B15,D8,T3,T23 - 35';

test(
  'pointing at a move shows its decision first, and on its square too',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await openLesson(page, 'Arsenals and winning');
    await orders(page, 'R25');
    await square(page, 'T23').hover();
    const lines = page.locator('.changes p');
    await expect(lines).toHaveText([
      'Takes the arsenal on T23, and that is the attack of this turn.',
      'Cuts off 1 enemy unit: infantry Q20.',
      '1 of your units loses communication: cavalry T23.',
    ]);
    const decides = marks(page, 'decides');
    await expect(decides).toHaveAttribute('data-square', String(indexOf('T23')));
    const within = () =>
      decides.evaluate((mark, at) => {
        const cell = document.querySelector(`[role="gridcell"][aria-label^="${at},"]`)!;
        const [a, b] = [mark.getBoundingClientRect(), cell.getBoundingClientRect()];
        return a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.width > 5;
      }, 'T23');
    await expect.poll(within).toBe(true);
    await square(page, 'S24').hover();
    await expect(decides).toHaveCount(0);
  },
);

test(
  'for a move that changes much nothing shown unasked is clipped',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, THICK);
    await square(page, 'E9').click();
    await square(page, 'F9').hover();
    const changed = page.locator('.changes');
    await expect(changed).toContainText('10 of your units lose communication: infantry J9, J11,');
    await expect(changed).toContainText('Infantry at J13: 24 : 42 → 24 : 0, is destroyed');
    // Everything shown unasked is visible without scrolling, which is impossible while pointing.
    const body = changed.locator('xpath=..');
    const clipped = () =>
      body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(clipped).toBeLessThanOrEqual(1);
    await expect(changed.getByText('and 8 more')).toBeVisible();
  },
);

test('the frame of the focused square does not cover its sum', async ({ page }) => {
  await openWarAt(page, FORT);
  await square(page, 'L15').focus();
  await atRest(page);
  const { x, y, width, height } = await boxOf(
    page.locator(`[data-square="${indexOf('L15')}"] > path.mark-sum`),
  );
  // Without the plate's edges, which are blended with what lies under them.
  const clip = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
  // A frame so broad that it would cover all of the sum, and none.
  const framed = async (outline: string): Promise<Buffer> => {
    await square(page, 'L15').evaluate((cell, outline) => {
      Object.assign(cell.style, { outline, outlineOffset: '-12px' });
    }, outline);
    return page.screenshot({ clip });
  };
  const bare = await framed('none');
  await expect.poll(async () => bare.equals(await framed('12px solid'))).toBe(true);
});

test(
  'a sum lists each term with its distance, and the units nearby that do not count, with reasons',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    const sum = await aim(page, 'L15');
    await expectSum(page, 'Defence', [
      'Infantry L15 target, fort +4 10',
      'Infantry L16 6',
      'Infantry L17 6',
      'Mounted artillery L18 8',
      'Infantry M16 6',
      'Infantry N17 6',
      'Sum 42',
    ]);
    const row = sum.getByRole('row', { name: /^Cavalry L13/ });
    await expect(row).toHaveText('Cavalry L13 no charge at a fort24');
    await expect(sum.getByRole('row', { name: /^Foot artillery I15/ })).toHaveText(
      'Foot artillery I1535',
    );
    const near = sum.getByText(/^Near, but not counted: \d+$/);
    await near.click();
    for (const reason of [
      'Communications units have no attack: foot communications at H12.',
      'Not in line with L15: infantry at H17, infantry at I17, cavalry at K12 and cavalry at K13.',
      '3 squares away, with a range of 2, and no charge at a fort: cavalry at L12.',
    ])
      await expect(sum.getByText(reason)).toBeVisible();
    await expect(sum.getByText('Not in line with L15: infantry at K19.')).toBeVisible();
    // The order stays in sight.
    expect(await outOfSight(page, [page.getByRole('button', { name: 'Attack L15' })])).toEqual([]);
  },
);

test(
  'without a possible attack the panel explains which units could not fire',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    await square(page, 'N17').click();
    await expect(
      page.getByRole('main').getByText('None of your units in communication can fire at N17.'),
    ).toBeVisible();
    await page.getByText(/^Near, but not counted: \d+$/).click();
    await expect(
      page.getByText('3 squares away, with a range of 2: infantry at K14.'),
    ).toBeVisible();
  },
);

test(
  'pointing at a destination shows the sums that would change, on both sides',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    await square(page, 'J17').click();
    await expect(sums(page).first()).toBeVisible();
    await atRest(page);
    const before = await sums(page).allTextContents();
    await square(page, 'K18').hover();
    const changes = (title: string) =>
      panel(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .getByRole('listitem');
    const changed = [
      ['Infantry at L15: 38 : 42 → 34 : 42, resists', 'Infantry at L17: 13 : 42 → 9 : 42, resists'],
      [
        'Infantry at K18: 8 : 32 → 22 : 6, is destroyed',
        'Infantry at K16: 16 : 32 → 16 : 26, resists',
      ],
    ] as const;
    await expect(changes('Your attacks after this move')).toHaveText([...changed[0]]);
    await expect(changes('Against you after this move')).toHaveText([...changed[1]]);
    // By 34 against 42 it is no longer near enough for its sum to be drawn.
    await expect(sums(page).filter({ hasText: '38:42' })).toHaveCount(0);
    // By the keyboard the same, and the board as it was when nothing is pointed at.
    await square(page, 'A1').hover();
    await expect(changes('Against you after this move')).toHaveCount(0);
    await expect.poll(() => sums(page).allTextContents()).toEqual(before);
    for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(square(page, 'K18')).toBeFocused();
    await expect(changes('Against you after this move')).toHaveText([...changed[1]]);
    // An attack that becomes possible has no sum before.
    await page.keyboard.press('ArrowUp');
    await expect(changes('Your attacks after this move').first()).toHaveText(
      'Infantry at J20: 4 : 31, resists',
    );
  },
);

test('threats and the map of fire, on request', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openWarAt(page, FORT);
  const fire = page.getByRole('group', { name: 'Fire' });
  const figures = marks(page, 'fire-figures').locator('text');
  await expect(figures).toHaveCount(0);
  await square(page, 'A1').focus();
  await page.keyboard.press('t');
  await expect(fire.getByRole('radio', { name: 'theirs' })).toBeChecked();
  const threats = page.getByRole('region', { name: 'If the South attacked now' });
  await expect(threats.getByRole('row')).toHaveCount(10);
  await expect(threats.getByRole('row').first()).toHaveText('Infantry K1616 : 32resists');
  await expect(threats).toContainText('leaving out what up to five moves could bring up first');
  await expect(square(page, 'K16')).toHaveAttribute(
    'aria-label',
    'K16, North infantry, in communication, can move, under fire, 16 against 32: resists',
  );
  await expect(sums(page).filter({ hasText: '16:32' })).toHaveCount(1);
  await expect(figures).toContainText('25');
  // A move only pointed at shows the threats after it.
  await square(page, 'J17').click();
  await square(page, 'K18').hover();
  await expect(sums(page).filter({ hasText: '22:6' })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await fire.getByText('mine', { exact: true }).click();
  await expect(
    page.getByText(/^The closer the hatching, the more attack factors of the North/),
  ).toBeVisible();
  await expect(threats).toHaveCount(0);
  await page.reload();
  await expect(fire.getByRole('radio', { name: 'mine' })).toBeChecked();
  await page.keyboard.press('t');
  await expect(figures).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('threats and fire');
});

for (const [width, height, language] of [
  [1280, 720, 'en'],
  [360, 640, 'fr'],
] as const)
  test(
    `a key goes through the terms on the screen; each shows its meaning beside itself, and leads to its rule and back: ${width}, ${language}`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWarAt(page, FORT);
      await prefer(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.keyboard.press('t');
      await expect(page.locator('main .term').first()).toBeAttached();
      await page.keyboard.press('b');
      const first = await page.locator('.term:focus').textContent();
      const slip = page.locator('.meaning');
      const link = slip.getByRole('button');
      await page.keyboard.press('Enter');
      await expect(link).toBeFocused();
      await expect.poll(() => besideTerm(page)).toBe(true);
      if (width > 1000) expect(await axeFaults(page)).toEqual([]);
      // The page's own key goes on from there, and Escape back.
      await page.keyboard.press('b');
      await expect(slip).toHaveCount(0);
      const term = page.locator('.term:focus');
      await expect(term).not.toHaveText(first!);
      const name = await term.textContent();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(slip).toHaveCount(0);
      await expect(term).toHaveText(name!);
      // A press on the term closes as it opens, and so does one elsewhere.
      await term.click();
      await expect(link).toBeFocused();
      await page.locator('.term[aria-expanded="true"]').click();
      await expect(slip).toHaveCount(0);
      await term.click();
      await expect(link).toBeFocused();
      await page.mouse.click(2, 2);
      await expect(slip).toHaveCount(0);

      await page.locator('main .term').filter({ hasText: name! }).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const book = page.locator('.book-room');
      const here = book.locator('.rulebook-rule[aria-current]');
      await expect(here.locator('h3')).toBeFocused();
      // In the book too: another rule is gone to, and Escape closes what lies uppermost.
      const rule = await here.getAttribute('id');
      await here.locator('.term').first().click();
      await expect(link).toBeFocused();
      await expect.poll(() => besideTerm(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(slip).toHaveCount(0);
      await expect(here).toHaveId(rule!);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(here).not.toHaveId(rule!);
      await expect(here.locator('h3')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(book).toHaveCount(0);
      await expect(term).toHaveText(name!);
    },
  );

/** Whether what a term means is whole in the window, beside the term and off it. */
const besideTerm = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [term, slip] = ['.term[aria-expanded="true"]', '.meaning'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (term === undefined || slip === undefined) return false;
    const off = Math.max(slip.top - term.bottom, term.top - slip.bottom);
    const inside = slip.left >= 0 && slip.right <= innerWidth;
    return inside && slip.top >= 0 && slip.bottom <= innerHeight && off >= 0 && off < 12;
  });

test(
  'the screens of insight pass axe, with every layer on, by day and night',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    await page.getByRole('group', { name: 'Lines' }).getByText('both').click();
    await page.getByRole('group', { name: 'Fire' }).getByText('theirs').click();
    const clean = async () => expect(await axeFaults(page)).toEqual([]);
    await clean();
    await page.emulateMedia({ colorScheme: 'dark' });
    await square(page, 'L15').click();
    await page.getByText(/^Near, but not counted/).click();
    await clean();
    await page.keyboard.press('Escape');
    await square(page, 'J17').click();
    await square(page, 'K18').hover();
    await clean();
  },
);
