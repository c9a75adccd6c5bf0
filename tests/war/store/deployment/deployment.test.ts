import { beforeEach, describe, expect, test } from 'vitest';
import { mirrored } from '../../../../src/war/engine/symmetry';
import { filled, shuffled } from '../../../../src/war/game/autoDeployment';
import { nameOf } from '../../../../src/war/engine/board';
import type { Side } from '../../../../src/war/engine/vocabulary';
import { currentDeployment } from '../../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { openingHalf } from '../../../../src/war/game/deployments';
import { present } from '../../../../src/war/game/war';
import type { GameStore } from '../../../../src/war/store/store';
import { CLASSIC, gameOf, HIDDEN, inTray, numberSealer, OPEN, openTab, square } from '../fakes';

/** `infantry G5` for every unit placed by the side that deploys. */
const placed = (store: GameStore): string[] =>
  (currentDeployment(gameOf(store))?.units ?? []).map(
    (unit) => `${unit.kind} ${nameOf(BOARD, unit.square)}`,
  );
const deployingSide = (store: GameStore): Side | undefined =>
  currentDeployment(gameOf(store))?.side;

test('runs without a window and a document', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe('placing units (rules.md 3)', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(() => {
    tab = openTab();
    tab.store.begin(OPEN);
  });

  test('begins with the North, all 17 units in the tray', () => {
    expect(deployingSide(tab.store)).toBe('N');
    expect(inTray(tab.store)).toBe(17);
    expect(tab.state().screen).toBe('game');
  });

  test('places a held kind at a press and still holds it while the tray has more', () => {
    const { store, state } = tab;
    store.deployment.holdKind('footArtillery');
    store.deployment.press(square('G5'));
    expect(placed(store)).toEqual(['footArtillery G5']);
    // The army has one foot artillery, so the hand is empty again.
    expect(state().hand).toBeNull();
    store.deployment.holdKind('infantry');
    store.deployment.press(square('G6'));
    store.deployment.press(square('G7'));
    expect(placed(store)).toEqual(['footArtillery G5', 'infantry G6', 'infantry G7']);
    expect(state().hand).toEqual({ from: 'tray', kind: 'infantry' });
  });

  test('puts a kind down when it is pressed a second time', () => {
    tab.store.deployment.holdKind('cavalry');
    tab.store.deployment.holdKind('cavalry');
    expect(tab.state().hand).toBeNull();
  });

  test('refuses the other side’s territory and mountains, with every reason, and changes nothing', () => {
    const { store, state } = tab;
    store.deployment.holdKind('infantry');
    const before = gameOf(store);
    store.deployment.press(square('K5'));
    expect(state().refusal).toEqual({
      reasons: [{ code: 'notYourTerritory', square: square('K5'), side: 'N' }],
      at: square('K5'),
    });
    store.deployment.press(square('C10'));
    expect(state().refusal?.reasons).toEqual([{ code: 'mountain', square: square('C10') }]);
    store.deployment.press(square('N12'));
    expect(state().refusal?.reasons.map(({ code }) => code)).toEqual([
      'notYourTerritory',
      'mountain',
    ]);
    expect(gameOf(store)).toBe(before);
    expect(state().hand).toEqual({ from: 'tray', kind: 'infantry' });
  });

  test('refuses a second foot artillery', () => {
    const { store, state } = tab;
    store.deployment.drop({ from: 'tray', kind: 'footArtillery' }, square('G5'));
    store.deployment.drop({ from: 'tray', kind: 'footArtillery' }, square('G6'));
    expect(state().refusal?.reasons).toEqual([{ code: 'noneLeft', kind: 'footArtillery' }]);
    expect(inTray(store)).toBe(16);
  });

  test('moves a unit on the board, and swaps it with another', () => {
    const { store, state } = tab;
    store.deployment.drop({ from: 'tray', kind: 'infantry' }, square('G5'));
    store.deployment.drop({ from: 'tray', kind: 'cavalry' }, square('G6'));
    store.table.leave();
    store.deployment.press(square('G5'));
    expect(state().hand).toEqual({ from: 'board', square: square('G5') });
    store.deployment.press(square('G6'));
    expect(placed(store)).toEqual(['cavalry G5', 'infantry G6']);
  });

  test('puts a unit down again on its own square', () => {
    const { store, state } = tab;
    store.deployment.drop({ from: 'tray', kind: 'footArtillery' }, square('G5'));
    store.deployment.press(square('G5'));
    store.deployment.press(square('G5'));
    expect(state().hand).toBeNull();
    expect(placed(store)).toEqual(['footArtillery G5']);
  });

  test('puts a unit back in the tray: by order, or dragged off the board', () => {
    const { store } = tab;
    store.deployment.drop({ from: 'tray', kind: 'infantry' }, square('G5'));
    store.deployment.drop({ from: 'tray', kind: 'infantry' }, square('G6'));
    store.deployment.putBack(square('G5'));
    store.deployment.drop({ from: 'board', square: square('G6') }, null);
    store.deployment.drop({ from: 'tray', kind: 'infantry' }, null);
    expect(inTray(store)).toBe(17);
    store.deployment.putBack(square('G5'));
    expect(tab.state().refusal?.reasons).toEqual([{ code: 'noUnit', square: square('G5') }]);
  });

  test('clears, shuffles, loads an opening and mirrors it', () => {
    const { store } = tab;
    store.deployment.arrange(shuffled);
    expect(inTray(store)).toBe(0);
    store.deployment.clear();
    expect(inTray(store)).toBe(17);
    store.deployment.loadOpening('classic');
    expect(placed(store)).toContain('infantry G6');
    store.deployment.arrange((now) => mirrored(BOARD, now));
    // G6 is the sixth column from the west: its mirror is the sixth from the east.
    expect(placed(store)).toContain('infantry G20');
    store.deployment.loadOpening('no such opening');
    expect(inTray(store)).toBe(17);
  });

  test('undoes every change one by one, down to the units placed by hand', () => {
    const { store, state } = tab;
    store.deployment.undo();
    expect(inTray(store)).toBe(17);
    store.deployment.drop({ from: 'tray', kind: 'infantry' }, square('G5'));
    store.deployment.drop({ from: 'board', square: square('G5') }, square('G6'));
    const byHand = placed(store);
    for (const destroy of [
      () => store.deployment.clear(),
      () => store.deployment.arrange(shuffled),
      () => store.deployment.arrange(filled),
      () => store.deployment.arrange((now) => mirrored(BOARD, now)),
      () => store.deployment.loadOpening('marengo'),
      () => store.deployment.loadDeployment(openingHalf(BOARD, 'classic', 'N')),
      () => store.deployment.putBack(square('G6')),
    ]) {
      destroy();
      expect(placed(store)).not.toEqual(byHand);
      store.deployment.undo();
      expect(placed(store)).toEqual(byHand);
    }
    expect(store.deployment.mayUndo()).toBe(true);
    // One template loaded twice is two changes.
    const template = openingHalf(BOARD, 'classic', 'N');
    store.deployment.loadDeployment(template);
    store.deployment.clear();
    store.deployment.loadDeployment(template);
    for (let i = 0; i < 3; i++) store.deployment.undo();
    expect(placed(store)).toEqual(byHand);
    store.deployment.undo();
    expect(placed(store)).toEqual(['infantry G5']);
    store.deployment.undo();
    expect(inTray(store)).toBe(17);
    store.deployment.holdKind('infantry');
    store.deployment.undo();
    expect(state().hand).toEqual({ from: 'tray', kind: 'infantry' });
  });

  test('fills the rest around the placed units', () => {
    const { store } = tab;
    store.deployment.drop({ from: 'tray', kind: 'cavalry' }, square('G5'));
    store.deployment.arrange(filled);
    expect(inTray(store)).toBe(0);
    expect(placed(store)).toContain('cavalry G5');
  });

  test('does not close a deployment while units are left over', async () => {
    const { store } = tab;
    store.deployment.loadOpening('classic');
    store.deployment.putBack(square('G6'));
    await store.deployment.seal();
    expect(deployingSide(store)).toBe('N');
    expect(inTray(store)).toBe(1);
  });

  test('deploys the South next, then comes to the lots with both armies', async () => {
    const { store, state } = tab;
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    expect(deployingSide(store)).toBe('S');
    expect(state().curtain).toBe(false);
    // The other side's placements can no longer be undone.
    expect(store.deployment.mayUndo()).toBe(false);
    store.deployment.undo();
    expect(deployingSide(store)).toBe('S');
    expect(inTray(store)).toBe(17);
    store.deployment.loadOpening('marengo');
    await store.deployment.seal();
    expect(gameOf(store).stage).toEqual({
      name: 'lots',
      armies: { N: openingHalf(BOARD, 'classic', 'N'), S: openingHalf(BOARD, 'marengo', 'S') },
      first: null,
    });
  });
});

describe('the hidden deployment', () => {
  test('goes behind the curtain between the sides, and to the lots once both are revealed', async () => {
    const { store, state } = openTab({ sealer: numberSealer() });
    store.begin(HIDDEN);
    expect(state().curtain).toBe(true);
    store.raiseCurtain();
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    expect(state().curtain).toBe(true);
    expect(deployingSide(store)).toBe('S');
    expect(gameOf(store).stage).toMatchObject({ camps: { N: { state: 'sealed' } } });
    store.raiseCurtain();
    store.deployment.loadOpening('marengo');
    await store.deployment.seal();
    expect(gameOf(store).stage).toMatchObject({ side: null, camps: { S: { state: 'sealed' } } });
    await store.deployment.reveal();
    expect(gameOf(store).stage).toMatchObject({
      name: 'lots',
      armies: { N: openingHalf(BOARD, 'classic', 'N'), S: openingHalf(BOARD, 'marengo', 'S') },
    });
    expect(state().curtain).toBe(false);
  });

  test('is not revealed before both sides are sealed', async () => {
    const { store } = openTab({ sealer: numberSealer() });
    store.begin(HIDDEN);
    await store.deployment.reveal();
    expect(deployingSide(store)).toBe('N');
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    await store.deployment.reveal();
    expect(deployingSide(store)).toBe('S');
  });

  test.each([
    ['N', ['N']],
    ['S', ['S']],
    ['NS', ['N', 'S']],
  ] as const)('a broken seal has that side deploy again: %s', async (_, broken) => {
    const sealer = numberSealer();
    const { store, state } = openTab({ sealer });
    store.begin(HIDDEN);
    for (const opening of ['classic', 'marengo']) {
      store.deployment.loadOpening(opening);
      await store.deployment.seal();
    }
    const { stage } = gameOf(store);
    if (stage.name !== 'deployment') throw new Error(stage.name);
    for (const side of broken) {
      const camp = stage.camps[side];
      if (camp.state === 'sealed') sealer.forget(camp.sealed.data);
    }
    await store.deployment.reveal();
    expect(state().lostSeals).toEqual(broken);
    expect(state().curtain).toBe(true);
    expect(deployingSide(store)).toBe(broken[0]);
    for (const side of broken) {
      expect(deployingSide(store)).toBe(side);
      store.deployment.loadOpening('austerlitz');
      await store.deployment.seal();
    }
    await store.deployment.reveal();
    expect(gameOf(store).stage).toMatchObject({
      name: 'lots',
      armies: {
        N: openingHalf(
          BOARD,
          (broken as readonly Side[]).includes('N') ? 'austerlitz' : 'classic',
          'N',
        ),
        S: openingHalf(
          BOARD,
          (broken as readonly Side[]).includes('S') ? 'austerlitz' : 'marengo',
          'S',
        ),
      },
    });
  });

  test('after leaving for headquarters and coming back the curtain is down', () => {
    const { store, state } = openTab();
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.leaveGame();
    expect(state()).toMatchObject({ screen: 'headquarters', curtain: true });
    store.resume();
    expect(state()).toMatchObject({ screen: 'game', curtain: true });
  });

  test('a seal that is finished after another game has begun does not affect that game', async () => {
    const { store } = openTab();
    store.begin(HIDDEN);
    store.deployment.loadOpening('classic');
    const sealing = store.deployment.seal();
    store.begin(OPEN);
    await sealing;
    expect(gameOf(store).stage).toMatchObject({ camps: { N: { state: 'placing' } } });
    expect(inTray(store)).toBe(17);
  });

  test('a reveal that is finished after another game has begun does not affect that game', async () => {
    const { store } = openTab({ sealer: numberSealer() });
    store.begin(HIDDEN);
    for (const opening of ['classic', 'marengo']) {
      store.deployment.loadOpening(opening);
      await store.deployment.seal();
    }
    const revealing = store.deployment.reveal();
    store.begin(OPEN);
    await revealing;
    expect(gameOf(store).stage.name).toBe('deployment');
  });

  test('without cryptography the deployment is not handed over', async () => {
    const { store, state } = openTab({
      sealer: {
        seal: () => Promise.reject(new Error('no cryptography')),
        open: () => Promise.reject(new Error('no cryptography')),
      },
    });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening('classic');
    await store.deployment.seal();
    expect(deployingSide(store)).toBe('N');
    expect(inTray(store)).toBe(0);
    expect(state()).toMatchObject({ curtain: true, sealing: 'key' });
    store.raiseCurtain();
    expect(state()).toMatchObject({ curtain: false, sealing: 'none' });
  });
});

describe('lots', () => {
  test.each([
    [0, 'N'],
    [1, 'S'],
  ] as const)('lot %i gives the first turn to %s, once', (lot, first) => {
    let drawn = 0;
    const { store } = openTab({
      randomInt: (n) => {
        drawn += 1;
        expect(n).toBe(2);
        return lot;
      },
    });
    store.begin(CLASSIC);
    store.deployment.beginWar();
    expect(gameOf(store).stage.name).toBe('lots');
    store.deployment.drawLots();
    store.deployment.drawLots();
    expect(drawn).toBe(1);
    store.deployment.beginWar();
    const { stage } = gameOf(store);
    expect(stage.name === 'war' && present(stage.war).side).toBe(first);
  });

  test('an opening starts with both its armies', () => {
    const { store } = openTab();
    store.begin(CLASSIC);
    expect(gameOf(store).stage).toMatchObject({
      name: 'lots',
      armies: { N: openingHalf(BOARD, 'classic', 'N'), S: openingHalf(BOARD, 'classic', 'S') },
    });
  });

  test('orders of the deployment have no effect in the war', () => {
    const { store } = openTab();
    store.begin(CLASSIC);
    store.deployment.drawLots();
    store.deployment.beginWar();
    const before = gameOf(store);
    store.deployment.arrange(shuffled);
    store.deployment.clear();
    store.deployment.press(square('G6'));
    store.deployment.drawLots();
    store.deployment.beginWar();
    expect(gameOf(store)).toBe(before);
  });
});
