import { expect, test } from 'vitest';
import { onEnemyLine } from '../../../src/littlewars/engine/ending';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import { judgedFit, kriegspielPoints } from '../../../src/littlewars/kriegspiel/ending';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { after } from './tables';
import { scene, type Group } from './supplies';

const blue: Group = { side: 'blue', count: 1, x: 90, y: 80 };
const two = scene({ groups: [{ count: 2, x: 10, y: 10 }, blue], moves: 30 });
const starving = (...ids: string[]) =>
  withState(two, { wanting: Object.fromEntries(ids.map((id) => [id, { food: 10 }])) });
const resultOf = (battle: KriegspielBattle) => judgedFit(battle).result;

test('kriegspiel.md 1.4: a side with no man fit to act has lost', () => {
  expect(judgedFit(two)).toBe(two);
  expect(resultOf(starving('R1'))).toBeNull();
  expect(resultOf(starving('R1', 'R2'))).toEqual({ winner: 'blue', why: 'noneFit' });
  expect(resultOf(starving('B1'))).toEqual({ winner: 'red', why: 'noneFit' });
  expect(resultOf(starving('R1', 'R2', 'B1'))).toEqual({ winner: null, why: 'noneFit' });
  // At the end of a move, when all is counted; a General does not fight on alone.
  const over = after(starving('R1', 'R2'), { kind: 'end' });
  expect(over).toMatchObject({ phase: 'over', moves: 31, result: { why: 'noneFit' } });
  const general = scene({ groups: [{ service: 'general', count: 1, x: 10, y: 10 }, blue] });
  expect(resultOf(general)).toMatchObject({ winner: 'blue' });
  const won = { ...starving('R1', 'R2'), phase: 'over' as const };
  expect(judgedFit(won)).toBe(won);
  // Who has no arms marches for them.
  const freed = {
    ...two,
    men: two.men.map((man) => (man.id === 'B1' ? { ...man, state: 'freed' as const } : man)),
  };
  expect(resultOf(freed)).toBeNull();
});

test('kriegspiel.md 1.4: gunners and engineers count one, cavalry by its horses, the General nothing', () => {
  const battle = scene({
    groups: [
      { count: 2, x: 10, y: 10 },
      { service: 'artillery', count: 3, x: 20, y: 10 },
      { service: 'engineers', count: 4, x: 30, y: 10 },
      { service: 'cavalry', count: 5, x: 40, y: 10 },
      { service: 'general', count: 1, x: 50, y: 10 },
      blue,
    ],
    waggons: [{ x: 60, y: 20 }],
  });
  const alive: KriegspielBattle = {
    ...battle,
    guns: [],
    men: battle.men
      .filter(({ state }) => state !== 'gone')
      .map((man) => (man.id === 'R139' || man.id === 'R140' ? { ...man, arm: 'infantry' } : man)),
  };
  expect(kriegspielPoints(alive, 'red')).toMatchObject({ infantry: 9, cavalry: 7.5, total: 16.5 });
  const eaten = withState(alive, { unhorsed: ['R140'] });
  expect(kriegspielPoints(eaten, 'red')).toMatchObject({ infantry: 10, cavalry: 6 });
});

test('kriegspiel.md 1.4, 8: a man aboard is on the field still, and fit', () => {
  const afloat: KriegspielBattle = {
    ...two,
    men: two.men.map((man) =>
      man.side === 'red' && man.state === 'ready' ? { ...man, state: 'aboard' } : man,
    ),
  };
  expect(judgedFit(afloat)).toBe(afloat);
  expect(resultOf(withState(afloat, { wanting: starving('R1', 'R2').kriegspiel.wanting }))).toEqual(
    { winner: 'blue', why: 'noneFit' },
  );
  expect(after(afloat, { kind: 'end' })).toMatchObject({ phase: 'interval', result: null });
  expect(kriegspielPoints(afloat, 'red').infantry).toBe(kriegspielPoints(two, 'red').infantry);
  // LW 6.2, 6.7: with the rest of their side they are captured.
  const states = (battle: KriegspielBattle) =>
    battle.men.filter(({ id }) => id === 'R1' || id === 'R2').map(({ state }) => state);
  expect(states(after(afloat, { kind: 'surrender', side: 'red' }))).toEqual(['captive', 'captive']);
  const struck = { ...afloat, struck: { by: 'blue', left: 1 } } as const;
  expect(states(after(struck, { kind: 'end' }))).toEqual(['captive', 'captive']);
  // Nobody aboard strikes a blow: their boat is not a man on the line.
  const atLine = {
    ...afloat,
    men: afloat.men.map((man) => (man.state === 'aboard' ? { ...man, y: 1536 } : man)),
  };
  expect(onEnemyLine(atLine, 'red')).toEqual([]);
});

test('kriegspiel.md 3.4: a gun that is destroyed counts for nobody', () => {
  const guns = (destroyed: boolean): KriegspielBattle => {
    const { G1 } = two.kriegspiel.guns;
    return withState(
      { ...two, guns: two.guns.filter(({ id }) => id === 'G1') },
      { guns: { G1: { ...G1!, destroyed } } },
    );
  };
  expect(kriegspielPoints(guns(false), 'red').guns).toBe(10);
  expect(kriegspielPoints(guns(true), 'red').guns).toBe(0);
});
