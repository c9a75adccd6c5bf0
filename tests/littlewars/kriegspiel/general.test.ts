import { describe, expect, test } from 'vitest';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import {
  awayFaults,
  fighting,
  generalsCaptured,
  isInvulnerable,
  nextInRank,
  rejoined,
  sentAway,
  strikable,
  succeeded,
} from '../../../src/littlewars/kriegspiel/general';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { manIn, rowsOf, type Row } from './bodies';
import { after, against } from './tables';

const general = (more: Partial<Row> = {}): Row => ({
  side: 'blue',
  service: 'general',
  count: 1,
  x: 60,
  y: 60,
  ...more,
});
const red = (x: number, y: number, count = 1): Row => ({
  side: 'red',
  service: 'infantry',
  count,
  x,
  y,
});
const sykes = { generalVulnerable: true };
const GENERAL = 'B119';
const commander = (battle: KriegspielBattle) => battle.kriegspiel.generals.blue.man;
const riders: Row = { side: 'blue', service: 'cavalry', count: 3, x: 30, y: 80 };
const foot: Row = { side: 'blue', service: 'infantry', count: 2, x: 90, y: 80 };

test('kriegspiel.md 4.2: Wells’ General is neither struck nor met; in a melee no General is', () => {
  const wells = rowsOf([general()]);
  expect(isInvulnerable(wells, GENERAL)).toBe(true);
  expect(strikable(wells).men.some(({ id }) => id === GENERAL)).toBe(false);
  const vulnerable = rowsOf([general()], sykes);
  expect(isInvulnerable(vulnerable, GENERAL)).toBe(false);
  expect(strikable(vulnerable).men.some(({ id }) => id === GENERAL)).toBe(true);
  expect(fighting(vulnerable).men.some(({ id }) => id === GENERAL)).toBe(false);
  expect(rejoined(fighting(vulnerable), vulnerable).men).toEqual(vulnerable.men);
  // He touches an enemy, and there is no melee.
  const touched = rowsOf([general(), red(60.5, 60), red(20, 20)]);
  expect(after(touched, { kind: 'end' }).phase).not.toBe('melees');
});

test('kriegspiel.md 4.2: sent away for three moves of his side', () => {
  const battle = rowsOf([general()], sykes);
  const away = sentAway(battle, [GENERAL, 'R1']);
  expect(awayFaults(away, 'blue')).toEqual([{ code: 'generalAway', side: 'blue', until: 11 }]);
  expect(awayFaults(away, 'red')).toEqual([]);
  // Red's fourth move of the battle is under way: Blue misses moves 5, 7 and 9.
  expect(awayFaults({ ...away, moves: 9 }, 'blue')).not.toEqual([]);
  expect(awayFaults({ ...away, moves: 11 }, 'blue')).toEqual([]);
});

describe('kriegspiel.md 4.2: the next in rank', () => {
  const battle = rowsOf([general(), riders, foot], sykes);
  const lost = (now: KriegspielBattle) =>
    succeeded({
      ...now,
      men: now.men.map((man) => (man.id === GENERAL ? { ...man, state: 'dead' as const } : man)),
    });

  test('is a cavalryman, or any man where none is left', () => {
    expect(nextInRank(battle, 'blue').map(({ id }) => id)).toEqual(['B49', 'B50', 'B51']);
    const onFoot = rowsOf([general(), foot], sykes);
    expect(nextInRank(onFoot, 'blue').map(({ id }) => id)).toEqual(['B1', 'B2']);
    expect(commander(lost(battle))).toBe('B49');
    expect(commander(lost(onFoot))).toBe('B1');
    expect(commander(lost(rowsOf([general()], sykes)))).toBeNull();
  });

  test('is the man named by his side', () => {
    const named = after(battle, { kind: 'nameNext', side: 'blue', man: 'B51' });
    const over = lost(named);
    expect(over.kriegspiel.generals.blue).toEqual({ man: 'B51', awayUntil: 0, next: null });
    const dead = {
      ...named,
      men: named.men.map((man) => (man.id === 'B51' ? { ...man, state: 'dead' as const } : man)),
    };
    expect(commander(lost(dead))).toBe('B49');
  });

  test('of those who may be named', () => {
    const why = (man: string, side: 'red' | 'blue' = 'blue', now = battle) =>
      against(now, { kind: 'nameNext', side, man }).map(({ code }) => code);
    expect(why('X1')).toEqual(['noSuchMan']);
    expect(why('B49', 'red')).toEqual(['notYours']);
    expect(why('B1')).toEqual(['notNextInRank']);
    expect(why(GENERAL)).toEqual(['notNextInRank']);
    expect(why('B10')).toEqual(['wrongState']);
    expect(why('B49', 'blue', rowsOf([riders], { chapters: [] }))).toEqual(['notTaken']);
  });

  test('follows nobody who lives or has left', () => {
    expect(succeeded(battle)).toBe(battle);
    const left = rowsOf([general({ more: { state: 'gone' } }), riders], sykes);
    expect(commander(succeeded(left))).toBe(GENERAL);
    expect(commander(succeeded(withState(battle, { chapters: [] })))).toBe(GENERAL);
  });
});

describe('kriegspiel.md 4.2: a General is captured', () => {
  const end = (rows: readonly Row[], more = sykes) => generalsCaptured(rowsOf(rows, more), 'red');

  test('by an enemy in contact, with none of his side within six inches', () => {
    const taken = end([general(), riders, red(60.5, 60)]);
    expect(manIn(taken, GENERAL).state).toBe('captive');
    expect(commander(taken)).toBe('B49');
    const ended = after(rowsOf([general(), riders, red(60.5, 60)], sykes), { kind: 'end' });
    expect(commander(ended)).toBe('B49');
  });

  test('not without contact, not beside one of his men, and not by Wells', () => {
    expect(commander(end([general(), riders, red(62, 60)]))).toBe(GENERAL);
    const beside: Row = { side: 'blue', service: 'infantry', count: 1, x: 60, y: 64 };
    expect(commander(end([general(), beside, red(60.5, 60)]))).toBe(GENERAL);
    expect(commander(end([general(), riders, red(60.5, 60)], { generalVulnerable: false }))).toBe(
      GENERAL,
    );
    expect(commander(end([general({ more: { state: 'dead' } }), red(60.5, 60)]))).toBe(GENERAL);
    const none = rowsOf([red(60.5, 60)], { ...sykes, chapters: [] });
    expect(generalsCaptured(none, 'red')).toBe(none);
  });
});
