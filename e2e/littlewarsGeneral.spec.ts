import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { announced } from './support/byKeys';
import { listen } from './support/keyboard';
import { atLittleWars, go, openBattle } from './support/littlewars';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

/** A small battle in which a General can fall (kriegspiel.md 4.2): Blue’s has ridden up to Red’s infantry. */
const HEATH = `[Event "The Heath"]
[Date "2026.11.28"]
[Red "Ada"]
[Blue "Charles"]
[Battle "finish"]
[First "red"]
[Chapters "shells rifles ground formations command supply works charges boats trains"]
[Men "half"]
[GeneralVulnerable "yes"]
[RedForce "10 8 1 0 1"]
[BlueForce "10 8 1 0 1"]
[Curtain "yes"]
[Time "none"]
[Interval "0"]
[Seed "1913"]
[Result "*"]
[Country "The Heath"]
[Field "1152x960"]
[Piece "oak tree 80 o60,500,6"]
[Piece "inn house 80 880,480 992,480 992,576 880,576 | the Inn"]

rulings:4
placeBody:ranks:576:60:0:R1:R2:R3:R4:R5:R6:R7:R8:R9:R10
placeBody:ranks:900:60:0:R17:R18:R19:R20:R21:R22:R23:R24 G1@300,60/0 R11@230,12 R12@258,12
R13@286,12 R14@314,12 R15@342,12 R16@370,12 placeWaggon:W1:700:60:0 R25@440,60
placeBody:ranks:576:900:180000:B1:B2:B3:B4:B5:B6:B7:B8:B9:B10
placeBody:ranks:250:900:180000:B17:B18:B19:B20:B21:B22:B23:B24 G2@800,900/180000 B11@730,948
B12@758,948 B13@786,948 B14@814,948 B15@842,948 B16@870,948 placeWaggon:W2:450:900:180000
B25@700,900

1. .
2. B25-600,400`;

/** The announcements to both players until Blue's own General is sent away before him. */
const ANNOUNCED: readonly string[] = [
  'Horseman B20 is named next in rank.',
  'Nobody fell, and nobody was taken.',
  'Move 2 – Fire first: the first march, change or work ends it.',
  'Body A: 10 infantry in two ranks, near Red’s back line, 3 ft from the west edge',
  'A cavalryman is knocked over: one dead. The General of Blue is killed; horseman B20 follows him.',
  'Gun G1.',
  'The shell bursts near Blue’s back line, 1 ft from the west edge. Of 3 men within three inches 2 die: 2 cavalry of Blue. The General of Blue is away for 3 of its moves: a shell burst by him.',
  'Five rifles of Red fired: 1 of Blue dead.',
  'Red’s gun G1 fired 1 shot: 2 of Blue dead.',
  'Blue lost 3 dead.',
  'The General of Blue is killed; horseman B20 follows him.',
  'The General of Blue is away for 3 of its moves: a shell burst by him.',
  'Move 2 – Fire first: the first march, change or work ends it.',
  'Body C: 10 infantry in two ranks, near Blue’s back line, 3 ft from the west edge',
];

const lead = (page: Page) => page.locator('.lw-top > p').first();

/** Aims what is chosen by numbers, in degrees, and fires. */
async function fireAt(page: Page, bearing: string, elevation: string): Promise<void> {
  const numbers = page.locator('details').filter({ hasText: 'Fire by bearing and elevation' });
  if ((await numbers.getAttribute('open')) === null) await numbers.locator('summary').click();
  await numbers.getByLabel('Bearing, in degrees').fill(bearing);
  await numbers.getByLabel('Elevation, in degrees').fill(elevation);
  await numbers.getByRole('button', { name: 'Fire' }).click();
}

/** Ends the move, and begins the other side’s. */
async function pass(page: Page): Promise<void> {
  await button(page, 'End the move').click();
  await go(page);
  await expect(heading(page, /moves$/)).toBeVisible();
}

test(
  'a General is shot, his named successor follows him, and is sent away by a shell',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atLittleWars(page);
    await openBattle(page, `${HEATH}\n`);
    await expect(heading(page, 'Charles (Blue) moves')).toBeVisible();
    await listen(page);
    const general = page.getByRole('region', { name: 'The General' });
    await general
      .getByRole('combobox', { name: 'If your General falls or is captured, he is followed by' })
      .selectOption('B20');
    await button(page, 'Name him').click();
    await expect(general).toContainText(
      'If your General falls or is captured, horseman B20 follows',
    );
    expect(await axeFaults(page)).toEqual([]);
    await pass(page);

    await button(page, /^Body A/).click();
    await fireAt(page, '4', '0');
    await expect(lead(page)).toHaveText(
      /The General of Blue is killed; horseman B20 follows him\.$/,
    );
    await button(page, /^Gun G1/).click();
    await page.locator('label').filter({ hasText: 'Medium' }).click();
    await fireAt(page, '353', '12');
    await expect(lead(page)).toHaveText(/The General of Blue is away for 3.of its moves/);
    await pass(page);

    await expect(general).toContainText('General B20 is away for 3 more moves');
    await button(page, /^Body C/).click();
    await expect.poll(() => announced(page)).toEqual(ANNOUNCED);
    const extend = button(page, /^Extended/);
    await expect(extend).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    for (const left of [2, 1]) {
      await pass(page);
      await pass(page);
      await expect(general).toContainText(`away for ${left} more move`);
    }
    await pass(page);
    await pass(page);
    await expect(general).not.toContainText('away');
    await button(page, /^Body C/).click();
    await expect(extend).toBeEnabled();
  },
);

test(
  'a General without help is captured at the end of the enemy’s move',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atLittleWars(page);
    await openBattle(page, `${HEATH} .\n3. marchBody:B:600,388\n`);
    await listen(page);
    await button(page, 'End the move').click();
    await expect(heading(page, 'Charles (Blue) is next')).toBeVisible();
    const interval = page.getByRole('region', { name: 'Charles (Blue) is next' });
    await expect(interval).toContainText(
      'The General of Blue is captured; horseman B17 follows him.',
    );
    await expect(interval).toContainText('1 of Blue was led away.');
    expect(await axeFaults(page)).toEqual([]);
    await go(page);
    await expect(page.getByRole('region', { name: 'The General' })).toContainText(
      'If your General falls or is captured, he is followed by',
    );
    await expect
      .poll(() => announced(page))
      .toContain('The General of Blue is captured; horseman B17 follows him.');
  },
);
