import { expect, type Page } from '@playwright/test';

/** Rules of Debord's text, as a kept game has them. */
const RULES = {
  enemyUnitsBlockFire: false,
  communicationsUnitsCutLines: false,
  contactReachesCommunicationsUnits: false,
  isolatedCommunicationsUnitsDefend: false,
  communicationsUnitRange: 2,
  supportersKeepTerrainBonus: true,
  terrainBonusForAllUnits: false,
  chargeAcrossGaps: false,
  arsenalFallsTo: 'fightingUnits',
  arsenalFalls: 'onEntry',
  isolationLoses: false,
  annihilation: 'fightingUnits',
  dislodgedMayAttack: false,
  victorMustAdvance: false,
};

/** Opens a game that was kept at the first turn of a war; the position as notation.md writes it. */
export async function openWarAt(page: Page, start: string): Promise<void> {
  const stage = { name: 'war', start, actions: [] };
  const players = { N: '', S: '' };
  const game = { id: 'kept', players, ruleSet: 'debord', rules: RULES, way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 1, game: { ...game, stage } });
  await page.addInitScript((kept) => {
    if (localStorage.getItem('game-of-war/game') === null)
      localStorage.setItem('game-of-war/game', kept);
  }, text);
  await page.goto('./#game');
  await expect(page.getByRole('grid')).toBeVisible();
}
