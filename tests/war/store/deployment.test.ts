import { beforeEach, describe, expect, test } from 'vitest';
import { nameOf } from '../../../src/war/engine/squares';
import type { Side } from '../../../src/war/engine/vocabulary';
import { deploymentInHand } from '../../../src/war/game/game';
import { BOARD } from '../../../src/war/game/ground';
import { openingHalf } from '../../../src/war/game/deployments';
import { present } from '../../../src/war/game/war';
import type { Command } from '../../../src/war/store/store';
import { CLASSIC, gameOf, HIDDEN, inTray, numberSealer, OPEN, openTab, square } from './fakes';

/** `infantry G5` for every unit placed by the side in hand. */
const placed = (command: Command): string[] =>
  (deploymentInHand(gameOf(command))?.units ?? []).map(
    (unit) => `${unit.kind} ${nameOf(BOARD, unit.square)}`,
  );
const sideInHand = (command: Command): Side | undefined => deploymentInHand(gameOf(command))?.side;

test('runs where there is no window and no document', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe('placing units (rules.md 3)', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(() => {
    tab = openTab();
    tab.command.begin(OPEN);
  });

  test('begins with the North, all 17 units in the tray', () => {
    expect(sideInHand(tab.command)).toBe('N');
    expect(inTray(tab.command)).toBe(17);
    expect(tab.state().screen).toBe('game');
  });

  test('places a held kind at a press and goes on holding it while the tray has more', () => {
    const { command, state } = tab;
    command.hold('footArtillery');
    command.pressToDeploy(square('G5'));
    expect(placed(command)).toEqual(['footArtillery G5']);
    // The army has one foot artillery, so the hand is empty again.
    expect(state().hand).toBeNull();
    command.hold('infantry');
    command.pressToDeploy(square('G6'));
    command.pressToDeploy(square('G7'));
    expect(placed(command)).toEqual(['footArtillery G5', 'infantry G6', 'infantry G7']);
    expect(state().hand).toEqual({ from: 'tray', kind: 'infantry' });
  });

  test('lays a kind down again when it is held a second time', () => {
    tab.command.hold('cavalry');
    tab.command.hold('cavalry');
    expect(tab.state().hand).toBeNull();
  });

  test('refuses the other side’s ground and mountains, with every reason, and changes nothing', () => {
    const { command, state } = tab;
    command.hold('infantry');
    const before = gameOf(command);
    command.pressToDeploy(square('K5'));
    expect(state().refusal).toEqual({
      reasons: [{ code: 'notYourTerritory', square: square('K5'), side: 'N' }],
      at: square('K5'),
    });
    command.pressToDeploy(square('C10'));
    expect(state().refusal?.reasons).toEqual([{ code: 'mountain', square: square('C10') }]);
    command.pressToDeploy(square('N12'));
    expect(state().refusal?.reasons.map(({ code }) => code)).toEqual([
      'notYourTerritory',
      'mountain',
    ]);
    expect(gameOf(command)).toBe(before);
    expect(state().hand).toEqual({ from: 'tray', kind: 'infantry' });
  });

  test('refuses a second foot artillery', () => {
    const { command, state } = tab;
    command.drop({ from: 'tray', kind: 'footArtillery' }, square('G5'));
    command.drop({ from: 'tray', kind: 'footArtillery' }, square('G6'));
    expect(state().refusal?.reasons).toEqual([{ code: 'noneLeft', kind: 'footArtillery' }]);
    expect(inTray(command)).toBe(16);
  });

  test('takes a unit up from the board and moves it, changing places with another', () => {
    const { command, state } = tab;
    command.drop({ from: 'tray', kind: 'infantry' }, square('G5'));
    command.drop({ from: 'tray', kind: 'cavalry' }, square('G6'));
    command.leave();
    command.pressToDeploy(square('G5'));
    expect(state().hand).toEqual({ from: 'board', square: square('G5') });
    command.pressToDeploy(square('G6'));
    expect(placed(command)).toEqual(['cavalry G5', 'infantry G6']);
  });

  test('lays a unit down again where it stood', () => {
    const { command, state } = tab;
    command.drop({ from: 'tray', kind: 'footArtillery' }, square('G5'));
    command.pressToDeploy(square('G5'));
    command.pressToDeploy(square('G5'));
    expect(state().hand).toBeNull();
    expect(placed(command)).toEqual(['footArtillery G5']);
  });

  test('puts a unit back in the tray: by order, or dragged off the board', () => {
    const { command } = tab;
    command.drop({ from: 'tray', kind: 'infantry' }, square('G5'));
    command.drop({ from: 'tray', kind: 'infantry' }, square('G6'));
    command.putBack(square('G5'));
    command.drop({ from: 'board', square: square('G6') }, null);
    command.drop({ from: 'tray', kind: 'infantry' }, null);
    expect(inTray(command)).toBe(17);
    command.putBack(square('G5'));
    expect(tab.state().refusal?.reasons).toEqual([{ code: 'noUnit', square: square('G5') }]);
  });

  test('clears, shuffles, loads an opening and mirrors it', () => {
    const { command } = tab;
    command.shuffle();
    expect(inTray(command)).toBe(0);
    command.clear();
    expect(inTray(command)).toBe(17);
    command.loadOpening('classic');
    expect(placed(command)).toContain('infantry G6');
    command.mirror();
    // G6 is the sixth column from the west: its mirror is the sixth from the east.
    expect(placed(command)).toContain('infantry G20');
    command.loadOpening('no such opening');
    expect(inTray(command)).toBe(17);
  });

  test('does not close a deployment while units are left over', async () => {
    const { command } = tab;
    command.loadOpening('classic');
    command.putBack(square('G6'));
    await command.seal();
    expect(sideInHand(command)).toBe('N');
    expect(inTray(command)).toBe(1);
  });

  test('deploys the South next, then comes to the lots with both armies', async () => {
    const { command, state } = tab;
    command.loadOpening('classic');
    await command.seal();
    expect(sideInHand(command)).toBe('S');
    expect(state().curtain).toBe(false);
    command.loadOpening('marengo');
    await command.seal();
    expect(gameOf(command).stage).toEqual({
      name: 'lots',
      armies: { N: openingHalf('classic', 'N'), S: openingHalf('marengo', 'S') },
      first: null,
    });
  });
});

describe('the hidden deployment', () => {
  test('goes behind the curtain between the sides, and to the lots once both are revealed', async () => {
    const { command, state } = openTab({ sealer: numberSealer() });
    command.begin(HIDDEN);
    expect(state().curtain).toBe(true);
    command.raiseCurtain();
    command.loadOpening('classic');
    await command.seal();
    expect(state().curtain).toBe(true);
    expect(sideInHand(command)).toBe('S');
    expect(gameOf(command).stage).toMatchObject({ camps: { N: { state: 'sealed' } } });
    command.raiseCurtain();
    command.loadOpening('marengo');
    await command.seal();
    expect(gameOf(command).stage).toMatchObject({ side: null, camps: { S: { state: 'sealed' } } });
    await command.reveal();
    expect(gameOf(command).stage).toMatchObject({
      name: 'lots',
      armies: { N: openingHalf('classic', 'N'), S: openingHalf('marengo', 'S') },
    });
    expect(state().curtain).toBe(false);
  });

  test('is not revealed before both sides are sealed', async () => {
    const { command } = openTab({ sealer: numberSealer() });
    command.begin(HIDDEN);
    await command.reveal();
    expect(sideInHand(command)).toBe('N');
    command.loadOpening('classic');
    await command.seal();
    await command.reveal();
    expect(sideInHand(command)).toBe('S');
  });

  test.each([
    ['N', ['N']],
    ['S', ['S']],
    ['NS', ['N', 'S']],
  ] as const)('a broken seal has that side deploy again: %s', async (_, broken) => {
    const sealer = numberSealer();
    const { command, state } = openTab({ sealer });
    command.begin(HIDDEN);
    for (const opening of ['classic', 'marengo']) {
      command.loadOpening(opening);
      await command.seal();
    }
    const { stage } = gameOf(command);
    if (stage.name !== 'deployment') throw new Error(stage.name);
    for (const side of broken) {
      const camp = stage.camps[side];
      if (camp.state === 'sealed') sealer.forget(camp.sealed.data);
    }
    await command.reveal();
    expect(state().lostSeals).toEqual(broken);
    expect(state().curtain).toBe(true);
    expect(sideInHand(command)).toBe(broken[0]);
    for (const side of broken) {
      expect(sideInHand(command)).toBe(side);
      command.loadOpening('austerlitz');
      await command.seal();
    }
    await command.reveal();
    expect(gameOf(command).stage).toMatchObject({
      name: 'lots',
      armies: {
        N: openingHalf((broken as readonly Side[]).includes('N') ? 'austerlitz' : 'classic', 'N'),
        S: openingHalf((broken as readonly Side[]).includes('S') ? 'austerlitz' : 'marengo', 'S'),
      },
    });
  });

  test('leaving for headquarters and coming back finds the curtain down', () => {
    const { command, state } = openTab();
    command.begin(HIDDEN);
    command.raiseCurtain();
    command.leaveGame();
    expect(state()).toMatchObject({ screen: 'headquarters', curtain: true });
    command.resume();
    expect(state()).toMatchObject({ screen: 'game', curtain: true });
  });

  test('a seal that is done after another game has begun does not touch that game', async () => {
    const { command } = openTab();
    command.begin(HIDDEN);
    command.loadOpening('classic');
    const sealing = command.seal();
    command.begin(OPEN);
    await sealing;
    expect(gameOf(command).stage).toMatchObject({ camps: { N: { state: 'placing' } } });
    expect(inTray(command)).toBe(17);
  });

  test('a reveal that is done after another game has begun does not touch that game', async () => {
    const { command } = openTab({ sealer: numberSealer() });
    command.begin(HIDDEN);
    for (const opening of ['classic', 'marengo']) {
      command.loadOpening(opening);
      await command.seal();
    }
    const revealing = command.reveal();
    command.begin(OPEN);
    await revealing;
    expect(gameOf(command).stage.name).toBe('deployment');
  });

  test('where there is no cryptography the deployment stays in hand', async () => {
    const { command, state } = openTab({
      sealer: {
        seal: () => Promise.reject(new Error('no cryptography')),
        open: () => Promise.reject(new Error('no cryptography')),
      },
    });
    command.begin(HIDDEN);
    command.raiseCurtain();
    command.loadOpening('classic');
    await expect(command.seal()).rejects.toThrow('no cryptography');
    expect(sideInHand(command)).toBe('N');
    expect(inTray(command)).toBe(0);
    expect(state().curtain).toBe(false);
  });
});

describe('lots', () => {
  test.each([
    [0, 'N'],
    [1, 'S'],
  ] as const)('lot %i gives the first turn to %s, once', (lot, first) => {
    let drawn = 0;
    const { command } = openTab({
      randomInt: (n) => {
        drawn += 1;
        expect(n).toBe(2);
        return lot;
      },
    });
    command.begin(CLASSIC);
    command.beginWar();
    expect(gameOf(command).stage.name).toBe('lots');
    command.drawLots();
    command.drawLots();
    expect(drawn).toBe(1);
    command.beginWar();
    const { stage } = gameOf(command);
    expect(stage.name === 'war' && present(stage.war).side).toBe(first);
  });

  test('an opening starts with both its armies', () => {
    const { command } = openTab();
    command.begin(CLASSIC);
    expect(gameOf(command).stage).toMatchObject({
      name: 'lots',
      armies: { N: openingHalf('classic', 'N'), S: openingHalf('classic', 'S') },
    });
  });

  test('orders of the deployment are dead in the war', () => {
    const { command } = openTab();
    command.begin(CLASSIC);
    command.drawLots();
    command.beginWar();
    const before = gameOf(command);
    command.shuffle();
    command.clear();
    command.pressToDeploy(square('G6'));
    command.drawLots();
    command.beginWar();
    expect(gameOf(command)).toBe(before);
  });
});
