import { expect, test } from 'vitest';
import { withState } from '../../../src/littlewars/kriegspiel/duties';
import { judgedFit, kriegspielPoints } from '../../../src/littlewars/kriegspiel/ending';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { after } from './tables';
import { scene, type Group } from './supplies';

const blue: Group = { side: 'blue', count: 1, x: 90, y: 80 };
const two = scene({ groups: [{ count: 2, x: 10, y: 10 }, blue], moves: 30 });
const starving = (...ids: string[]) =>
  withState(two, { wanting: Object.fromEntries(ids.map((id) => [id, { food: 10 }])) });
const resultOf = (battle: KriegspielBattle) => judgedFit(battle).result;

test('kriegspiel.md 1.4: whoever has nobody fit to act has lost', () => {
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
