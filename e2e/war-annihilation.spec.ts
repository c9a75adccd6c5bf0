import { expect } from '@playwright/test';
import { ANNIHILATION } from './games/annihilation';
import { begin } from './support/savedWars';
import { ONLY_EXHAUSTIVE, heading, test } from './support/page';
import { playOn, lastMessage, saying } from './support/war';

// rules.md 4.7, 6.4, 9.1
test(
  'a war won by annihilation: fifteen fighting units destroyed, an attack each',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await begin(page, ANNIHILATION);
    await expect
      .poll(() => saying(page, 'K8'))
      .toBe('South infantry, isolated, can be attacked, 16 against 0: is destroyed');
    await playOn(page, ANNIHILATION);

    await expect(lastMessage(page)).toContainText(
      'The North wins. The army of the South is annihilated.',
    );
    await expect(heading(page, 'The North wins')).toBeVisible();
    const end = page.getByRole('region', { name: 'The North wins' });
    const last = ANNIHILATION.turns.length;
    await expect(end).toContainText(`The army of the South is annihilated. After ${last} turns.`);
    const balance = (row: string) => end.getByRole('row', { name: row }).getByRole('cell');
    await expect(balance('Fighting units left')).toHaveText(['15', '0']);
    await expect(balance('Losses')).toHaveText([
      'none',
      /^9 infantry, 4 cavalry, 1 foot artillery,? and 1 mounted artillery$/,
    ]);
    await expect(balance('Arsenals lost')).toHaveText(['none', 'none']);
    // Its communications units are left, and do not keep it in the war.
    await expect(page.getByRole('gridcell', { name: /South (foot|mounted) comm/ })).toHaveCount(2);
    await expect(page.getByRole('gridcell', { name: /South (inf|cav|.* art)/ })).toHaveCount(0);
  },
);
