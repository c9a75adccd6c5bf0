import { expect } from '@playwright/test';
import {
  beginWar,
  deployArmy,
  expectCurtain,
  expectUnits,
  inTray,
  loadOpening,
  newGame,
  NORTH,
  place,
  placeArmy,
  raiseCurtain,
  redeploy,
  seal,
  sealButton,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  ONLY_EXHAUSTIVE,
  advice,
  atHeadquarters,
  board,
  button,
  heading,
  keyTo,
  screen,
  type SideName,
  square,
  test,
  unitsOn,
} from './support/page';
import { mayDrag } from './support/war';

const MOUNTAINS = [
  ...['C10', 'C11', 'C12', 'C13', 'D10', 'E10', 'G10', 'H10', 'I10'],
  ...['N11', 'N12', 'N13', 'N14', 'N15', 'N16', 'P16', 'Q16', 'R16'],
];
const OPENINGS = ['Classic', 'Pump House', 'Rio de Janeiro', 'Marengo 1800', 'Austerlitz 1805'];

/** The line below the tray: who is left over, and who is isolated. */
const deploymentState = '.deployment-state';

test.beforeEach(async ({ page }) => {
  await atHeadquarters(page);
});

test(
  'a hidden deployment, from headquarters to the first turn',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, { north: 'Ada', south: 'Charles', beginning: 'Hidden' });

    await expectCurtain(page, /North.* deploys/);
    await expect(screen(page)).toContainText('Charles');
    await button(page, 'I am Ada: raise the curtain').click();

    await expect(heading(page, 'The North deploys')).toBeVisible();
    await expect(screen(page)).toContainText('Ada');
    await expect(sealButton(page)).toBeDisabled();
    await placeArmy(page, NORTH);
    await expectUnits(page, textOf('North', NORTH));
    await expect(page.locator(deploymentState)).toContainText('All 17 units are placed.');
    await expect(page.locator(deploymentState)).toContainText(
      'Every unit placed is in communication.',
    );
    await seal(page);

    await expectCurtain(page, /South.* deploys/);
    await expect(screen(page)).toContainText('has sealed the deployment');
    await button(page, 'I am Charles: raise the curtain').click();

    await expect(heading(page, 'The South deploys')).toBeVisible();
    await expectUnits(page, {});
    await placeArmy(page, SOUTH);
    await expectUnits(page, textOf('South', SOUTH));
    await seal(page);

    await expectCurtain(page, 'Both armies are sealed.');
    await raiseCurtain(page);

    await expect(heading(page, 'Lots for the first turn')).toBeVisible();
    const both = { ...textOf('North', NORTH), ...textOf('South', SOUTH) };
    await expectUnits(page, both);
    await expect(button(page, 'Begin the war')).toHaveCount(0);
    await button(page, 'Draw lots').click();
    const drawn = screen(page).getByRole('status');
    await expect(drawn).toHaveText(
      /The first turn goes to (Ada \(the North\)|Charles \(the South\))/,
    );
    await expect(button(page, 'Draw lots')).toHaveCount(0);
    const north = (await drawn.textContent())!.includes('Ada');
    await button(page, 'Begin the war').click();

    await expect(heading(page, `The ${north ? 'North' : 'South'} to move`)).toBeVisible();
    await expect(screen(page)).toContainText(`${north ? 'Ada' : 'Charles'} · Turn 1`);
    await expectUnits(page, both);
  },
);

test('both armies appear on the board in the same moment', ONLY_EXHAUSTIVE, async ({ page }) => {
  await newGame(page, { beginning: 'Hidden' });
  for (let side = 0; side < 2; side++) {
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await seal(page);
  }
  await expectCurtain(page, 'Both armies are sealed.');
  // Every state of the board, noted by an observer at each change of the page.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const has = (side: string) =>
        document.querySelectorAll(`[role="gridcell"][aria-label*=", ${side} "]`).length;
      seen.push(`${has('North')} and ${has('South')}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await raiseCurtain(page);
  await expect(heading(page, 'Lots for the first turn')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen.filter((counts) => counts !== '0 and 0'))).toEqual(new Set(['17 and 17']));
});

test(
  'lots fall to either side, and the side drawn has the first turn',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const firsts = new Set<SideName>();
    // Fair lots fall to one side alone in 20 draws once in half a million runs.
    for (let draw = 0; draw < 20 && firsts.size < 2; draw++) {
      if (draw > 0) await page.goBack();
      await newGame(page, { beginning: 'An opening' });
      firsts.add(await beginWar(page));
    }
    expect([...firsts].sort()).toEqual(['North', 'South']);
  },
);

test(
  'an open deployment shows the North while the South deploys',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, { beginning: 'Open' });
    await expect(heading(page, 'The North deploys')).toBeVisible();
    await loadOpening(page, 'Pump House');
    await expect.poll(async () => Object.keys(await unitsOn(page)).length).toBe(17);
    const north = await unitsOn(page);
    await seal(page);

    await expect(heading(page, 'The South deploys')).toBeVisible();
    await expectUnits(page, north);
    await deployArmy(page, SOUTH);
    // The South cannot move the North's units.
    await square(page, Object.keys(north)[0]!).click();
    await expect(square(page, Object.keys(north)[0]!)).not.toHaveAttribute('aria-selected', 'true');
    await seal(page);

    await expect(heading(page, 'Lots for the first turn')).toBeVisible();
    await expectUnits(page, { ...north, ...textOf('South', SOUTH) });
    await beginWar(page);
  },
);

test('every opening puts both armies on the board', ONLY_EXHAUSTIVE, async ({ page }) => {
  for (const opening of OPENINGS) {
    await newGame(page, { beginning: 'An opening', opening });
    await expect(heading(page, 'Lots for the first turn')).toBeVisible();
    for (const side of ['North', 'South'] as const)
      await expect.poll(async () => Object.keys(await unitsOn(page, side)).length).toBe(17);
    if (opening === 'Classic')
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    await beginWar(page);
    await page.goBack();
  }
});

test.describe('while the North deploys', () => {
  test.beforeEach(async ({ page }) => {
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
  });

  test(
    'click and click: from the tray, laid down, moved, changing places, replaced and put back',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const cavalry = inTray(page, 'Cavalry');
      await expect(cavalry).toHaveAccessibleName('Cavalry: 4 left');
      await cavalry.click();
      await expect(cavalry).toHaveAttribute('aria-pressed', 'true');
      await expect(advice(page)).toContainText('cavalry');
      for (const [i, name] of ['D9', 'E9', 'E8', 'E7'].entries()) {
        await square(page, name).click();
        await expect(square(page, name)).toHaveAccessibleName(
          `${name}, North cavalry, in communication`,
        );
        await expect(cavalry).toHaveAccessibleName(`Cavalry: ${3 - i} left`);
      }
      await expect(cavalry).toBeDisabled();
      await expect(cavalry).toHaveAttribute('aria-pressed', 'false');
      await square(page, 'F7').click();
      await expect(square(page, 'F7')).toHaveAccessibleName('F7, empty');
      await expect(page.locator(deploymentState)).toContainText('13 units left to place');

      // A kind is laid down again by pressing it twice.
      await button(page, 'Clear').click();
      await inTray(page, 'Infantry').click();
      await inTray(page, 'Infantry').click();
      await expect(inTray(page, 'Infantry')).toHaveAttribute('aria-pressed', 'false');
      await square(page, 'E8').click();
      await expectUnits(page, {});

      // What is placed is moved, changes places, is replaced and put back.
      await place(page, 'Infantry', 'E8');
      await place(page, 'Foot artillery', 'E9');
      await redeploy(page, 'E8', 'D9');
      await expectUnits(page, { D9: 'North infantry', E9: 'North foot artillery' });

      await redeploy(page, 'D9', 'E9');
      await expectUnits(page, { D9: 'North foot artillery', E9: 'North infantry' });

      await place(page, 'Cavalry', 'E9');
      await expectUnits(page, { D9: 'North foot artillery', E9: 'North cavalry' });
      await expect(inTray(page, 'Infantry')).toHaveAccessibleName('Infantry: 9 left');
      await inTray(page, 'Cavalry').click();

      await square(page, 'E9').click();
      await expect(square(page, 'E9')).toHaveAttribute('aria-selected', 'true');
      await button(page, 'Put back').click();
      await expectUnits(page, { D9: 'North foot artillery' });
      await expect(inTray(page, 'Cavalry')).toHaveAccessibleName('Cavalry: 4 left');

      await button(page, 'Clear').click();
      await expectUnits(page, {});
      await expect(inTray(page, 'Foot artillery')).toHaveAccessibleName('Foot artillery: 1 left');
    },
  );

  test('drags from the tray, over the board, and off it', async ({ page }) => {
    const tray = inTray(page, 'Mounted artillery');
    await mayDrag(page);
    await tray.dragTo(square(page, 'E8'));
    await expectUnits(page, { E8: 'North mounted artillery' });
    await expect(tray).toBeDisabled();

    await inTray(page, 'Infantry').dragTo(square(page, 'D9'));
    await square(page, 'E8').dragTo(square(page, 'F9'));
    await expectUnits(page, { D9: 'North infantry', F9: 'North mounted artillery' });

    await square(page, 'F9').dragTo(square(page, 'D9'));
    await expectUnits(page, { D9: 'North mounted artillery', F9: 'North infantry' });

    await square(page, 'D9').dragTo(square(page, 'C12'));
    await expect(advice(page)).toContainText('C12');
    await expectUnits(page, { D9: 'North mounted artillery', F9: 'North infantry' });

    await square(page, 'D9').dragTo(heading(page, 'The North deploys'));
    await expectUnits(page, { F9: 'North infantry' });
    await expect(tray).toHaveAccessibleName('Mounted artillery: 1 left');

    // The unit is seen under the pointer meanwhile.
    await place(page, 'Foot artillery', 'E8');
    await square(page, 'E8').hover();
    await page.mouse.down();
    await square(page, 'F12').hover();
    await expect(page.locator('.dragged')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.dragged')).toHaveCount(0);
    await expectUnits(page, { F9: 'North infantry', F12: 'North foot artillery' });
  });

  test(
    'an army is shuffled on ground of the North, taken from an opening, mirrored',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const drawn = new Set<string>();
      for (let i = 0; i < 4; i++) {
        const before = await unitsOn(page);
        await button(page, 'Shuffle').click();
        await expect.poll(() => unitsOn(page)).not.toEqual(before);
        const units = await unitsOn(page);
        expect(Object.keys(units)).toHaveLength(17);
        for (const [name, unit] of Object.entries(units)) {
          expect(name).toMatch(/^[A-J]\d+$/);
          expect(MOUNTAINS).not.toContain(name);
          expect(unit).toMatch(/^North /);
        }
        const counts = Object.values(units).sort();
        expect(counts).toEqual(Object.values(textOf('North', NORTH)).sort());
        drawn.add(JSON.stringify(units));
      }
      expect(drawn.size).toBe(4);

      // An opening gives its northern half.
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('North', NORTH));
      for (const opening of OPENINGS.slice(1)) {
        await loadOpening(page, opening);
        await expect(page.locator(deploymentState)).toContainText('All 17 units are placed.');
      }

      // Mirroring swaps east and west, and names the unit left over because of a mountain.
      await button(page, 'Clear').click();
      await place(page, 'Infantry', 'C14', 'C16', 'D16', 'B1');
      await place(page, 'Cavalry', 'J20');
      await button(page, 'Mirror').click();
      await expectUnits(page, { B25: 'North infantry', J6: 'North cavalry' });
      // Of the nine infantry one stands; three came down on C12, C10 and D10.
      await expect(page.locator(deploymentState)).toContainText(
        '15 units left to place: 8 infantry',
      );
      await expect(inTray(page, 'Infantry')).toHaveAccessibleName('Infantry: 8 left');
    },
  );

  test(
    'units left over are named, and a deployment with any cannot be sealed',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await expect(page.locator(deploymentState)).toContainText(
        /17 units left to place: 9 infantry, 4 cavalry, 1 foot artillery, 1 mounted artillery, 1 foot communications,? and 1 mounted communications\./,
      );
      await loadOpening(page, 'Classic');
      await expect(sealButton(page)).toBeEnabled();
      await square(page, 'G8').click();
      await button(page, 'Put back').click();
      await expect(page.locator(deploymentState)).toContainText(
        '1 unit left to place: 1 foot artillery.',
      );
      await expect(sealButton(page)).toBeDisabled();
      await place(page, 'Foot artillery', 'A1');
      await expect(sealButton(page)).toBeEnabled();
    },
  );

  test(
    'isolated units are named, and asked about before sealing',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await loadOpening(page, 'Classic');
      await redeploy(page, 'G8', 'J25');
      await redeploy(page, 'F10', 'A25');
      await expect(square(page, 'J25')).toHaveAccessibleName('J25, North foot artillery, isolated');
      await expect(page.locator(deploymentState)).toContainText(
        'Isolated: infantry at A25 and foot artillery at J25.',
      );

      await seal(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('infantry at A25 and foot artillery at J25');
      await button(page, 'Go back to the board').click();
      await expect(dialog).toHaveCount(0);
      await expect(heading(page, 'The North deploys')).toBeVisible();

      await seal(page);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await redeploy(page, 'J25', 'G8');
      await expect(page.locator(deploymentState)).toContainText('Isolated: infantry at A25.');

      await seal(page);
      await button(page, 'Seal it').click();
      await expectCurtain(page, /South.* deploys/);
    },
  );

  test(
    'a mountain and the other side’s ground are refused, with the square',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await inTray(page, 'Infantry').click();
      await square(page, 'C11').click();
      await expect(advice(page)).toContainText('C11 is a mountain: nobody can stand there.');
      await square(page, 'K9').click();
      await expect(advice(page)).toContainText('K9 lies outside the territory of the North.');
      await square(page, 'N13').click();
      await expect(advice(page)).toContainText('N13 lies outside the territory of the North.');
      await expect(advice(page)).toContainText('N13 is a mountain');
      await expectUnits(page, {});

      // The held unit is still held; a unit of the board is refused in the same way, by key too.
      await square(page, 'E8').click();
      await inTray(page, 'Infantry').click();
      await redeploy(page, 'E8', 'T3');
      await expect(advice(page)).toContainText('T3 lies outside the territory of the North.');
      await page.keyboard.press('Escape');
      await square(page, 'E8').click();
      await page.keyboard.press('ArrowUp');
      for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(advice(page)).toContainText('D10 is a mountain: nobody can stand there.');
      await expectUnits(page, { E8: 'North infantry' });
    },
  );
});

test('the keyboard alone deploys, from headquarters on', ONLY_EXHAUSTIVE, async ({ page }) => {
  await keyTo(page, 'Tab', button(page, 'More'));
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', button(page, 'New game'));
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', button(page, 'Begin'), 60);
  await page.keyboard.press('Enter');
  await expectCurtain(page, /North.* deploys/);
  await keyTo(page, 'Tab', button(page, /raise the curtain/i));
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const toBoard = async () => {
    const current = page.locator('[role="gridcell"][tabindex="0"]');
    await expect(current).toHaveCount(1);
    await keyTo(page, 'Shift+Tab', current);
  };

  // Three infantry on the first row, from the corner on.
  await keyTo(page, 'Tab', inTray(page, 'Infantry'));
  await press('Enter');
  await toBoard();
  await expect(square(page, 'A1')).toBeFocused();
  await press('Enter', 'ArrowRight', 'Enter', 'ArrowDown', ' ');
  await expectUnits(page, { A1: 'North infantry', A2: 'North infantry', B2: 'North infantry' });

  // Artillery a few squares on.
  await keyTo(page, 'Tab', inTray(page, 'Foot artillery'));
  await press('Enter');
  await toBoard();
  await expect(square(page, 'B2')).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(square(page, 'D3')).toHaveAccessibleName(/North foot artillery/);

  // Taken up, moved on, changed with another, let go, put back.
  await press('Enter');
  await expect(square(page, 'D3')).toHaveAttribute('aria-selected', 'true');
  await press('ArrowRight', 'Enter');
  await expect(square(page, 'D4')).toHaveAccessibleName(/North foot artillery/);
  await press('Enter', 'Home', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
  await expect(square(page, 'B2')).toHaveAccessibleName(/North foot artillery/);
  await expect(square(page, 'D4')).toHaveAccessibleName(/North infantry/);
  await press('Enter', 'Escape');
  await expect(square(page, 'B2')).not.toHaveAttribute('aria-selected', 'true');
  await press('Delete');
  await expect(square(page, 'B2')).toHaveAccessibleName('B2, empty');
  await expect(inTray(page, 'Foot artillery')).toHaveAccessibleName('Foot artillery: 1 left');
  await press('ArrowUp', 'Backspace');
  await expectUnits(page, { A1: 'North infantry', D4: 'North infantry' });

  // The rest by shuffle, and sealed.
  await keyTo(page, 'Tab', button(page, 'Shuffle'));
  await press('Enter');
  await keyTo(page, 'Tab', sealButton(page));
  await press('Enter');
  const anyway = button(page, 'Seal it');
  await expect(anyway.or(heading(page, /South.* deploys/)).first()).toBeVisible();
  if (await anyway.isVisible()) {
    await keyTo(page, 'Tab', anyway);
    await press('Enter');
  }
  await expectCurtain(page, /South.* deploys/);
});
