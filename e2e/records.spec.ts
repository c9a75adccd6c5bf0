import { expect, type Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { axeFaults } from './support/axe';
import {
  expectCurtain,
  loadOpening,
  newGame,
  openWar,
  raiseCurtain,
  seal,
} from './support/deployment';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  button,
  heading,
  savedText,
  screen,
  test,
  unitsOn,
  valueOf,
} from './support/page';
import {
  paste,
  POSITION,
  RECORD,
  savedRecord,
  saved,
  thereAndBack,
  verdict,
} from './support/records';
import { endTurn } from './support/war';

const linkOf = (text: string | Buffer): string =>
  `#r=${deflateRawSync(text).toString('base64url')}`;

const expectAccessible = async (page: Page): Promise<void> =>
  expect(await axeFaults(page)).toEqual([]);

test(
  'a record saved, pasted, chosen and linked is the same game in another browser, byte for byte',
  ONLY_EXHAUSTIVE,
  async ({ page, browser }) => {
    await thereAndBack(browser, page);
  },
);

test(
  'a pasted text is shown with all its faults, and nothing changes before it is opened',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await openWar(page);
    await atHeadquarters(page);
    const savedBefore = await savedText(page);

    const faulty = RECORD.replace('1977.05.01', 'May')
      .replace('G3-F4', 'G3-F4!')
      .replace('3. ', '3. A1-A2 ');
    await paste(page, faulty);
    await expect
      .poll(() => verdict(page))
      .toEqual([
        'It is legal up to turn 3; the game so far can be opened.',
        'Line 2, column 1: “May” is not a date: YYYY.MM.DD.',
        'Line 10, column 10, turn 1, G3-F4!: The mark ! is wrong: there should be none.',
        'Line 12, column 4, turn 3, A1-A2: Nobody stands on A1.',
      ]);
    const preview = page.locator('.record-preview');
    for (const words of [
      'Ada against Charles',
      'Club evening',
      'Turn 3, the North to move',
      '2 turns',
    ])
      await expect(preview.getByText(words, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Paste it here').fill('All quiet on the western front');
    await expect(preview).toContainText('None of it can be opened.');
    await expect(button(page, 'Open this game')).toBeDisabled();
    await expect.poll(() => savedText(page)).toBe(savedBefore);

    await page.getByLabel('Paste it here').fill(faulty);
    await button(page, 'Open this game').click();
    // What is previewed says its turn, too.
    await expect(board(page)).toBeVisible();
    await expect(screen(page)).toContainText('Turn 3');
    // The game before is in the library.
    await atHeadquarters(page);
    await fromMenu(page, 'Library');
    await expect(page.locator('.library-game')).toHaveCount(2);
    await button(page, 'Open North against South').click();
    await expect.poll(() => savedText(page)).toBe(savedBefore);
  },
);

const FORMATS: readonly [string, string, readonly RegExp[]][] = [
  ['position string', POSITION.replace(' N ', ' S ').replace(' 1', ' 8'), []],
  [
    'board of pykrieg',
    '_________________________/_______f______A__________/_________mmmm____________/_______A_m_______________/_________m_______________/_________p_______________/_________m_______________/_________m____________/',
    [/Row|rows|squares/],
  ],
  ['board of iamcxds', '|32|🏰|6|🎪.0|19|⛰️|⛰️|⛰️|⛰️|14', [/squares|map/]],
];
test(
  'formats of other programs are recognised, with their faults and what they cannot express',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    for (const [what, text, faults] of FORMATS) {
      await paste(page, text);
      await expect(page.locator('.record-preview h2'), what).toContainText(what);
      const verdictText = async () => (await verdict(page)).join('\n');
      for (const fault of faults) await expect.poll(verdictText, what).toMatch(fault);
    }
    // What the game itself writes for others is read again, and reported.
    await paste(page, RECORD);
    await button(page, 'Open this game').click();
    await button(page, 'More').click();
    await button(page, 'Record…').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'As at the start of turn 3: the order given since is not in it.',
    );
    const emoji = await valueOf(dialog.getByLabel('Emoji line (iamcxds)', { exact: true }));
    const kfen = await valueOf(dialog.getByLabel('KFEN (pykrieg)', { exact: true }));
    await expectAccessible(page);
    await button(page, 'Close').click();
    const units = await unitsOn(page);

    await paste(page, emoji);
    await expect(page.locator('.record-notes')).toContainText('does not say who is to move');
    await expect(page.locator('.record-notes')).toContainText('which rules it is played by');
    await paste(page, kfen);
    await page.getByLabel('Rule set').selectOption('pykrieg');
    await button(page, 'Open this game').click();
    await expect(board(page)).toBeVisible();
    await expect(screen(page)).toContainText('Turn 3');
    // As before the order that was under way.
    const { I7, ...others } = units;
    expect(I7).toBe('North mounted artillery');
    await expect.poll(() => unitsOn(page)).toEqual({ ...others, H6: I7 });
  },
);

test('a file dropped anywhere on the page is read', async ({ page }) => {
  await atHeadquarters(page);
  await fromMenu(page, 'Open a record');
  await expect(heading(page, 'Open a record')).toBeFocused();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.gow'));
    return transfer;
  }, RECORD);
  await page.dispatchEvent('.hq-map', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Let go to open this file')).toBeVisible();
  await page.dispatchEvent('.hq-map', 'drop', { dataTransfer: data });
  await expect(page.getByText('From the file dropped.gow.')).toBeVisible();
  await expect(button(page, 'Open this game')).toBeEnabled();
});

test(
  'a link shows its content; a damaged one is reported; neither changes the current game',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await openWar(page);
    const units = await unitsOn(page);
    const savedBefore = await savedText(page);
    const goTo = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);

    await goTo(linkOf(RECORD));
    await expect(page.getByText('From a link.')).toBeVisible();
    await expect(page.getByText('It has no faults.')).toBeVisible();
    await expect.poll(() => savedText(page)).toBe(savedBefore);
    await page.goBack();
    await expect(board(page)).toBeVisible();
    await expect.poll(() => unitsOn(page)).toEqual(units);

    await goTo(linkOf(RECORD).slice(0, -20));
    await expect(page.locator('.record-preview')).toContainText('The link is cut off or garbled.');
    await expect(button(page, 'Open this game')).toBeEnabled();
    await goTo('#r=%%%');
    await expect(page.locator('.record-preview')).toContainText('The link is cut off or garbled.');
    await expect(button(page, 'Open this game')).toBeDisabled();
    await goTo(linkOf(Buffer.alloc(100_000_000, 'a')));
    await expect(page.locator('.record-preview')).toContainText('far more than any game');

    await button(page, 'Back').click();
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => savedText(page)).toBe(savedBefore);
    await button(page, 'Continue').click();
    await expect(board(page)).toBeVisible();
    await expect.poll(() => unitsOn(page)).toEqual(units);
  },
);

const HOSTILE = [
  `[North "<img src=http://evil.invalid/x onerror=alert(1)>"]`,
  `[South "<script>alert(2)</script>"]`,
  `[Event "javascript:alert(3)"]`,
  `[Site "<a href='javascript:alert(4)'>x</a><iframe srcdoc='<script>alert(5)</script>'>"]`,
  `[Annotator "{{constructor.constructor('alert(6)')()}} $t(war:more) \${alert(7)}"]`,
  `[Position "${POSITION}"]`,
  '',
  '1. <svg/onload=alert(8)>',
].join('\n');

test('hostile records and links run nothing and request nothing', async ({ page, baseURL }) => {
  const alerts: string[] = [];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('blob:'))
      asked.push(request.url());
  });
  const hostile = page.locator(
    'img, iframe, a[href^="javascript"], main script, svg[onload], [onerror]',
  );
  await paste(page, HOSTILE);
  await expect(page.locator('.record-preview')).toContainText('None of its turns is legal');
  await expect(hostile).toHaveCount(0);
  await page.goto(`./${linkOf(HOSTILE)}`);
  await page.reload();
  await expect(page.getByText('From a link.')).toBeVisible();
  await expect(page.locator('.record-preview')).toContainText('<img src=http');
  await button(page, 'Open this game').click();
  await expect(board(page)).toBeVisible();
  await expect(hostile).toHaveCount(0);
  const record = await savedRecord(page);
  expect(record).toContain('[Event "javascript:alert(3)"]');
  await atHeadquarters(page);
  await fromMenu(page, 'Library');
  await expect(heading(page, /javascript:alert\(3\)/)).toBeVisible();
  await expect(hostile).toHaveCount(0);
  for (const nonsense of [
    '"><img src=x onerror=alert(9)>',
    '%3Cscript%3E',
    '../../etc',
    '__proto__',
  ])
    await page.goto(`./#r=${nonsense}`);
  await expect(button(page, 'Open this game')).toBeDisabled();
  expect(alerts).toEqual([]);
  expect(asked).toEqual([]);
});

test(
  'every game is in the library: opened, named, saved, deleted; a hidden one stays secret',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden', north: 'Emma', south: 'Fritz' });
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await seal(page);
    await expectCurtain(page, /South/);
    await atHeadquarters(page);
    await openWar(page);
    await endTurn(page);
    await atHeadquarters(page);

    await fromMenu(page, 'Library');
    const games = page.locator('.library-game');
    await expect(games).toHaveCount(2);
    await expect(games.first()).toContainText('North against South');
    await expect(games.first()).toContainText('in progress');
    await expect(games.first()).toContainText('Turn 2');
    await expect(games.first().locator('[data-side="N"]')).toHaveAttribute('d', /M/);
    await expect(games.last()).toContainText('The South deploys');
    await expect(games.last().locator('[data-side="N"]')).toHaveAttribute('d', '');
    await expectAccessible(page);

    await button(page, 'More: North against South').click();
    await button(page, 'Rename').click();
    await page.getByLabel('Name of the game').fill('The wet Sunday');
    await page.keyboard.press('Enter');
    await expect(heading(page, /The wet Sunday/)).toBeVisible();
    await button(page, 'More: The wet Sunday').click();
    expect(await saved(page, 'Save the record')).toContain('[Event "The wet Sunday"]');

    await button(page, 'Open Emma against Fritz').click();
    await expect(heading(page, /South.* deploys/)).toBeVisible();
    await expect(board(page)).toHaveCount(0);
    // A page that is closed within the milliseconds of the write still has the earlier game as current.
    await expect.poll(() => savedText(page)).toContain('"state":"sealed"');
    await page.reload();
    await expect(heading(page, /South.* deploys/)).toBeVisible();

    await atHeadquarters(page);
    await fromMenu(page, 'Library');
    await button(page, 'More: The wet Sunday').click();
    await button(page, 'Delete').click();
    await expectAccessible(page);
    await button(page, 'Keep it').click();
    await expect(games).toHaveCount(2);
    await button(page, 'More: The wet Sunday').click();
    await button(page, 'Delete').click();
    await button(page, 'Delete it').click();
    await expect(games).toHaveCount(1);
    await page.reload();
    await expect(games).toHaveCount(1);
  },
);

test(
  'without a library the game in progress is asked about before another takes its place',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
    });
    await atHeadquarters(page);
    await openWar(page);
    const savedBefore = await savedText(page);
    await paste(page, RECORD);
    await button(page, 'Open this game').click();
    const question = page.getByRole('dialog', { name: 'Give up the game in progress?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Keep it').click();
    await expect.poll(() => savedText(page)).toBe(savedBefore);
    await button(page, 'Back').click();
    await fromMenu(page, 'Library');
    await expect(page.getByText('does not let this page keep a library')).toBeVisible();
  },
);
