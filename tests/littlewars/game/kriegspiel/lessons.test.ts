import { expect, test } from 'vitest';
import { at } from '../../../../src/littlewars/battles/pieces';
import { countryFaults } from '../../../../src/littlewars/engine/countryFaults';
import { battleOf } from '../../../../src/littlewars/game/kriegspiel/game';
import { KRIEGSPIEL_LESSONS } from '../../../../src/littlewars/game/kriegspiel/lessons';
import { wholeOf } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import {
  KRIEGSPIEL_LESSON_IDS,
  stepsDone,
  type KriegspielLessonId,
} from '../../../../src/littlewars/game/lessons';
import {
  commandKriegspiel,
  type KriegspielOrder,
} from '../../../../src/littlewars/kriegspiel/orders';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';

const GO: KriegspielOrder = { kind: 'go' };
const END: KriegspielOrder = { kind: 'end' };
const begun = (id: KriegspielLessonId): KriegspielBattle =>
  battleOf(wholeOf(KRIEGSPIEL_LESSONS[id].game))!;

function after(battle: KriegspielBattle, orders: readonly KriegspielOrder[]): KriegspielBattle {
  return orders.reduce((now, order) => {
    const outcome = commandKriegspiel(now, order);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, battle);
}

/** Plays a lesson. Returns after each part which step it is at, with an exclamation mark where something is amiss. */
function played(id: KriegspielLessonId, ...parts: readonly (readonly KriegspielOrder[])[]): string {
  const { steps } = KRIEGSPIEL_LESSONS[id];
  let battle = begun(id);
  let done = 0;
  return parts
    .map((orders) => {
      battle = after(battle, orders);
      done = stepsDone({ steps }, battle, done);
      const step = steps[done];
      return `${step?.id ?? 'done'}${step?.isAmiss?.(battle) === true ? '!' : ''}`;
    })
    .join(' ');
}

test.each(KRIEGSPIEL_LESSON_IDS)(
  'the country of lesson %s is sound, and nothing of it is done when it begins',
  (id) => {
    const { game, steps } = KRIEGSPIEL_LESSONS[id];
    expect(countryFaults(game.muster.country)).toEqual([]);
    const battle = begun(id);
    expect([battle.phase, battle.mover]).toEqual(['interval', 'red']);
    expect(stepsDone({ steps }, battle, 0)).toBe(0);
  },
);

const shell = (elevation: number): KriegspielOrder => ({
  kind: 'shell',
  gun: 'G1',
  screw: 'medium',
  bearing: 0,
  elevation,
});
const waggon = (x: number): KriegspielOrder => ({
  kind: 'marchWaggon',
  waggon: 'W1',
  path: [at(x, 3.5)],
});

test('shells and supply: a shell on Blue, the waggon past those who cut its line, a packet given', () => {
  expect(
    played('supply', [GO], [shell(0)], [shell(5_000)], [waggon(52)], [END], [GO, END], [GO, END]),
  ).toBe('fire burst waggon end blue give done');
});

test('shells and supply: a waggon not far enough, and one that moved in the sixth move, are amiss', () => {
  const four = [shell(0), shell(0), shell(0), shell(0)];
  const wait = [GO, END];
  expect(
    played('supply', [GO, ...four], [waggon(60)], [END], wait, [GO, waggon(52), END], wait, wait),
  ).toBe('waggon waggon! blue give give! give! done');
});

test('charges: near, home, and away from close order', () => {
  const to = (x: number, y: number): KriegspielOrder => ({
    kind: 'marchBody',
    body: 'A',
    path: [at(x, y)],
  });
  const on = (target: string): KriegspielOrder => ({ kind: 'charge', body: 'A', target });
  const made = after(begun('charges'), [GO, to(26, 33), END, GO, END, GO, on('B')]).kriegspiel
    .charge!;
  expect([made.toll.chargers.dead, made.toll.charged.dead]).toEqual([1, 20]);
  const settle: KriegspielOrder = { kind: 'settleCharge', casualties: made.proposal };
  const home = [[GO], [to(26, 20)], [to(26, 33)], [END], [GO, END], [GO, on('B')], [settle]];
  const next = [END, GO, END, GO];
  const begin = 'near near! end blue charge settle next close';
  expect(played('charges', ...home, next, [to(26, 30)], [END])).toBe(`${begin} over done`);
  expect(played('charges', ...home, next, [on('C')])).toBe(`${begin} over!`);
});
