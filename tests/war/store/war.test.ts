import { returnMatch } from '../../../src/war/store/nextGame';
import { describe, expect, test } from 'vitest';
import { standingArsenals, unitAt } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { nameOf } from '../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { readGame } from '../../../src/war/game/save';
import { isStudyAllowed, mayStudy, STUDY_PERMISSION } from '../../../src/war/game/studyPermission';
import {
  canUndo,
  lastTurnSummary,
  present,
  summaryOfTurn,
  type War,
} from '../../../src/war/game/war';
import { writeGame } from '../../../src/war/game/writing';
import {
  createBrowser,
  gameOf,
  HIDDEN,
  OPEN,
  inTray,
  saveWar,
  openTab,
  placement,
  prefer,
  square,
  toWar,
  warOf,
} from './fakes';
import { lossesOf } from '../../../src/war/game/exposure';

type Tab = ReturnType<typeof openTab>;

const codes = ({ state }: Tab): string[] | undefined =>
  state().refusal?.reasons.map(({ code }) => code);
const chosen = ({ state }: Tab): string | null => {
  const at = state().chosen;
  return at === null ? null : nameOf(BOARD, at);
};
const now = ({ store }: Tab) => present(warOf(store));
const march = ({ store }: Tab, from: string, to: string): void => {
  store.table.leave();
  store.table.press(square(from));
  store.table.press(square(to));
};

interface FieldOptions {
  readonly rules?: keyof typeof RULE_SETS;
  readonly side?: string;
  readonly standing?: string;
  readonly dislodged?: string;
}

/** A tab in the war that units on otherwise empty ground make, loaded from storage. */
function field(units: Readonly<Record<string, string>>, options: FieldOptions = {}): Tab {
  const { rules = 'debord', side = 'N', standing = 'B15,D8,T3,T23', dislodged = '-' } = options;
  const browser = createBrowser();
  saveWar(browser, `${placement(units)} ${side} ${standing} ${dislodged} 1`, {
    ruleSet: rules,
    rules: RULE_SETS[rules],
  });
  const tab = openTab({ browser });
  tab.store.resume();
  return tab;
}

/** A charge of 7 against 6: the infantry on H11, on a line from T23, is dislodged. */
const CHARGE = { G11: 'C', H11: 'i', K20: 'i' };
/** An isolated infantry, which any attack destroys, next to one on a line from D8. */
const ROUT = { D7: 'I', D6: 'i', L1: 'i' };
/** A relay on T8, on a line from D8, keeps the infantry before the arsenal T3 in communication. */
const RAID = { T8: 'R', T4: 'I', D9: 'I', E15: 'i' };

describe('a press on the board', () => {
  test('chooses a unit, and a second press on its destination moves it', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.press(square('G8'));
    expect(chosen(tab)).toBe('G8');
    tab.store.table.press(square('F9'));
    expect(tab.state()).toMatchObject({ chosen: null, refusal: null });
    expect(warOf(tab.store).actions).toEqual([
      { type: 'move', from: square('G8'), to: square('F9') },
    ]);
  });

  test('with confirmation shows the destination first and takes it at the second press', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.press(square('G8'), { confirm: true });
    tab.store.table.press(square('F9'), { confirm: true });
    expect(tab.state()).toMatchObject({ chosen: square('G8'), preview: square('F9') });
    expect(warOf(tab.store).actions).toEqual([]);
    tab.store.table.press(square('F8'), { confirm: true });
    expect(tab.state().preview).toBe(square('F8'));
    tab.store.table.press(square('F8'), { confirm: true });
    expect(warOf(tab.store).actions).toHaveLength(1);
    expect(tab.state().preview).toBeNull();
  });

  test('on a square out of reach is explained, and the unit stays chosen', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.press(square('G8'));
    tab.store.table.press(square('A1'));
    expect(codes(tab)).toEqual(['tooFar']);
    expect(tab.state().refusal?.at).toBe(square('A1'));
    expect(chosen(tab)).toBe('G8');
  });

  test('on an isolated unit chooses it and explains why it stays (rules.md 4.7)', () => {
    const tab = field({ G2: 'I', L1: 'i' });
    tab.store.table.press(square('G2'));
    expect(codes(tab)).toEqual(['isolated']);
    expect(chosen(tab)).toBe('G2');
  });

  test('on the chosen unit, or on empty ground with none chosen, changes nothing', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.press(square('G8'));
    tab.store.table.press(square('G8'));
    expect(chosen(tab)).toBeNull();
    tab.store.table.press(square('A1'));
    expect(tab.state()).toMatchObject({ chosen: null, refusal: null });
    tab.store.table.press(square('G8'));
    tab.store.table.leave();
    expect(chosen(tab)).toBeNull();
  });

  test('on an enemy shows the sum, or explains why there is none', () => {
    const tab = field(ROUT);
    tab.store.table.press(square('D6'));
    expect(tab.state().aim).toBe(square('D6'));
    tab.store.table.press(square('L1'));
    expect(codes(tab)).toEqual(['outOfRange']);
    expect(tab.state().aim).toBeNull();
  });

  test('does nothing without a war', () => {
    const tab = openTab();
    tab.store.table.press(square('G8'));
    tab.store.table.leave();
    tab.store.table.undo();
    tab.store.table.endTurn();
    expect(tab.state()).toMatchObject({ game: null, chosen: null, refusal: null });
  });
});

describe('moves and undo (rules.md 5.1)', () => {
  test('a sixth move is refused, and so is a second move of one unit', () => {
    const tab = openTab();
    toWar(tab.store);
    march(tab, 'G8', 'F8');
    march(tab, 'F8', 'F9');
    expect(codes(tab)).toContain('alreadyMoved');
    for (const [from, to] of [
      ['G3', 'F3'],
      ['G4', 'F4'],
      ['H3', 'I3'],
      ['H4', 'I4'],
    ] as const)
      march(tab, from, to);
    expect(warOf(tab.store).actions).toHaveLength(5);
    march(tab, 'I6', 'J6');
    expect(codes(tab)).toContain('noMovesLeft');
    expect(warOf(tab.store).actions).toHaveLength(5);
  });

  test('takes moves back one by one, to the identical positions and not into the last turn', () => {
    const tab = openTab();
    toWar(tab.store);
    march(tab, 'G8', 'F8');
    tab.store.table.endTurn();
    expect(canUndo(warOf(tab.store))).toBe(false);
    const start = now(tab);
    march(tab, 'K15', 'J15');
    const between = now(tab);
    march(tab, 'K16', 'J16');
    tab.store.table.undo();
    expect(now(tab)).toBe(between);
    tab.store.table.undo();
    expect(now(tab)).toBe(start);
    const game = gameOf(tab.store);
    tab.store.table.undo();
    expect(gameOf(tab.store)).toBe(game);
  });

  test('an undo restores a fallen arsenal', () => {
    const tab = field(RAID);
    march(tab, 'T4', 'T3');
    expect(standingArsenals(now(tab))).not.toContain(square('T3'));
    tab.store.table.undo();
    expect(standingArsenals(now(tab))).toContain(square('T3'));
  });
});

describe('attack, retreat and the end of a turn', () => {
  test('the turn ends without an attack', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.endTurn();
    expect(now(tab)).toMatchObject({ side: 'S', turn: 2 });
    expect(lastTurnSummary(warOf(tab.store))).toMatchObject({ turn: 1, side: 'N', assault: null });
  });

  test('an attack out of range is refused, and nothing changes', () => {
    const tab = openTab();
    toWar(tab.store);
    const before = gameOf(tab.store);
    tab.store.table.attack(square('K15'));
    expect(codes(tab)).toEqual(['outOfRange']);
    expect(gameOf(tab.store)).toBe(before);
  });

  test('a dislodged unit is chosen at the start of its turn and retreats first (rules.md 7.1)', () => {
    const tab = field(CHARGE);
    tab.store.table.attack(square('H11'));
    expect(now(tab)).toMatchObject({ side: 'S', turn: 2 });
    expect(lastTurnSummary(warOf(tab.store))?.assault).toMatchObject({ attack: 7, defence: 6 });
    expect(chosen(tab)).toBe('H11');
    tab.store.table.endTurn();
    expect(codes(tab)).toEqual(['retreatDue']);
    tab.store.table.press(square('K20'));
    expect(codes(tab)).toContain('retreatDue');
    tab.store.table.leave();
    expect(chosen(tab)).toBe('H11');
    tab.store.table.press(square('I12'));
    expect(unitAt(now(tab), square('I12'))).toEqual({ side: 'S', kind: 'infantry' });
    expect(chosen(tab)).toBeNull();
    tab.store.table.undo();
    expect(chosen(tab)).toBe('H11');
  });

  test('a due retreat is chosen after a reload too, and after a visit to headquarters', () => {
    const tab = field({ H11: 'i', G11: 'C', K20: 'i' }, { side: 'S', dislodged: 'H11' });
    expect(chosen(tab)).toBe('H11');
    tab.store.leaveGame();
    tab.store.resume();
    expect(chosen(tab)).toBe('H11');
  });

  test('a destroyed unit is a loss, and its square stays empty', () => {
    const tab = field(ROUT);
    tab.store.table.attack(square('D6'));
    expect(unitAt(now(tab), square('D6'))).toBeNull();
    expect(lossesOf(warOf(tab.store), 'S')).toEqual([{ kind: 'infantry', count: 1 }]);
    expect(lossesOf(warOf(tab.store), 'N')).toEqual([]);
    expect(summaryOfTurn(warOf(tab.store), 1)).toMatchObject({
      target: { side: 'S', kind: 'infantry' },
      losses: [{ side: 'S', kind: 'infantry', square: square('D6') }],
    });
    expect(summaryOfTurn(warOf(tab.store), 2)).toBeNull();
    // Board, panel and screen reader ask for it in one frame.
    expect(lastTurnSummary(warOf(tab.store))).toBe(lastTurnSummary(warOf(tab.store)));
  });

  test('if the victor must advance, the only unit that may is chosen and takes the square (6.8)', () => {
    const tab = field(ROUT, { rules: 'bracken' });
    tab.store.table.attack(square('D6'));
    expect(now(tab).turn).toBe(1);
    expect(chosen(tab)).toBe('D7');
    expect(canUndo(warOf(tab.store))).toBe(false);
    tab.store.table.endTurn();
    expect(codes(tab)).toEqual(['advanceDue']);
    tab.store.table.press(square('D6'));
    expect(unitAt(now(tab), square('D6'))).toEqual({ side: 'N', kind: 'infantry' });
    expect(now(tab)).toMatchObject({ side: 'S', turn: 2 });
    expect(lastTurnSummary(warOf(tab.store))?.advance).toMatchObject({
      from: square('D7'),
      to: square('D6'),
    });
  });

  test('after an arsenal is taken no attack may follow, but moves may (rules.md 8.2)', () => {
    const tab = field({ ...RAID, D7: 'I', D6: 'i' });
    march(tab, 'T4', 'T3');
    expect(now(tab).over).toBeNull();
    tab.store.table.attack(square('D6'));
    expect(codes(tab)).toContain('arsenalWasAttack');
    march(tab, 'D9', 'E9');
    expect(warOf(tab.store).actions).toHaveLength(2);
    tab.store.table.endTurn();
    expect(summaryOfTurn(warOf(tab.store), 1)?.arsenals).toEqual([square('T3')]);
  });
});

describe('the end', () => {
  test('of a war whose last arsenal is taken', () => {
    const tab = field(RAID, { standing: 'B15,D8,T3' });
    march(tab, 'T4', 'T3');
    expect(now(tab).over).toEqual({ winner: 'N', by: 'arsenals' });
    expect(lastTurnSummary(warOf(tab.store))?.arsenals).toEqual([square('T3')]);
  });

  test('of a war whose last enemy is destroyed', () => {
    const tab = field({ D7: 'I', D6: 'i' });
    tab.store.table.attack(square('D6'));
    expect(now(tab).over).toEqual({ winner: 'N', by: 'annihilation' });
  });

  test('by surrender and by an agreed draw; afterwards every order is refused and none is undone', () => {
    for (const [order, ending] of [
      ['surrender', { winner: 'S', by: 'surrender' }],
      ['agreeDraw', { winner: null, by: 'agreement' }],
    ] as const) {
      const tab = openTab();
      toWar(tab.store);
      march(tab, 'G8', 'F8');
      tab.store.table[order]();
      expect(now(tab).over).toEqual(ending);
      const over = gameOf(tab.store);
      tab.store.table.endTurn();
      expect(codes(tab)).toContain('gameOver');
      tab.store.table.undo();
      tab.store.table.press(square('G3'));
      expect(gameOf(tab.store)).toBe(over);
    }
  });

  test('a return match swaps the sides, and deploys as the first did', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.surrender();
    const { id } = gameOf(tab.store);
    returnMatch(tab.store);
    expect(gameOf(tab.store)).toMatchObject({
      players: { N: 'Charles', S: 'Ada' },
      beginning: 'opening',
      opening: 'classic',
      stage: { name: 'lots', first: null },
    });
    expect(gameOf(tab.store).id).not.toBe(id);
    tab.store.begin(HIDDEN);
    tab.store.raiseCurtain();
    returnMatch(tab.store);
    expect(inTray(tab.store)).toBe(17);
    expect(tab.state().curtain).toBe(true);
  });

  test('permissions by both sides stay with the game, its save and its return match', () => {
    const tab = openTab();
    tab.store.begin({
      ...OPEN,
      beginning: 'opening',
      opening: 'classic',
      tags: [STUDY_PERMISSION],
    });
    const { tags } = readGame(writeGame(gameOf(tab.store))).game!;
    expect(isStudyAllowed(tags)).toBe(true);
    tab.store.deployment.drawLots();
    tab.store.deployment.beginWar();
    tab.store.table.endTurn();
    const { war } = gameOf(tab.store).stage as { war: War };
    expect([mayStudy(tags, war), mayStudy([], war), mayStudy([], war, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(mayStudy([{ name: 'Analysis', value: 'no' }], war)).toBe(false);
    tab.store.table.surrender();
    expect(mayStudy([], (gameOf(tab.store).stage as { war: War }).war)).toBe(true);
    returnMatch(tab.store);
    expect(isStudyAllowed(gameOf(tab.store).tags)).toBe(true);
    expect(gameOf(tab.store).tags).toHaveLength(2);
  });

  test('without a match there is no return match', () => {
    const tab = openTab();
    returnMatch(tab.store);
    expect(tab.state().game).toBeNull();
  });
});

describe('the hand-over card between turns', () => {
  test('comes down at the end of a turn where it is wished for, by whatever ends the turn', () => {
    const tab = field(CHARGE);
    prefer(tab.store, { handOver: true });
    march(tab, 'G11', 'G12');
    expect(tab.state().curtain).toBe(false);
    tab.store.table.undo();
    tab.store.table.attack(square('H11'));
    expect(tab.state().curtain).toBe(true);
    tab.store.raiseCurtain();
    tab.store.table.press(square('I12'));
    expect(tab.state().curtain).toBe(false);
    tab.store.table.endTurn();
    expect(tab.state().curtain).toBe(true);
  });

  test('does not come down unasked, nor at the end of the war', () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.endTurn();
    expect(tab.state().curtain).toBe(false);
    prefer(tab.store, { handOver: true });
    tab.store.table.surrender();
    expect(tab.state().curtain).toBe(false);
  });
});
