import { describe, expect, test } from 'vitest';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { flightOf } from '../../../src/littlewars/engine/shot';
import { trailPlaces } from '../../../src/littlewars/engine/gun';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type { Battle } from '../../../src/littlewars/engine/types';
import { LESSONS } from '../../../src/littlewars/game/course';
import { stepsDone, type Lesson } from '../../../src/littlewars/game/lessons';

function after(battle: Battle, ...orders: readonly Order[]): Battle {
  return orders.reduce((now, order) => {
    const outcome = command(now, order);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, battle);
}

type LessonId = Lesson['id'];

/** A lesson as it stands before its player. */
const begun = (id: LessonId): Battle => {
  const { muster, places, before } = LESSONS[id];
  const ready: Order[] = [
    { kind: 'ready', side: 'red' },
    { kind: 'ready', side: 'blue' },
  ];
  return after(beginBattle(muster), ...places, ...ready, ...before);
};

const to = (man: string, x: number, y: number): Order => ({
  kind: 'march',
  man,
  to: { x: Math.round(x * INCH), y: Math.round(y * INCH) },
});
const GO: Order = { kind: 'go' };
const END: Order = { kind: 'end' };
/** The melees of a move, as they are proposed. */
const settled = (battle: Battle): Battle =>
  after(
    battle,
    ...battle.melees.map(({ number, proposal }): Order => ({
      kind: 'settle',
      melee: number,
      casualties: proposal,
    })),
  );

describe.each(Object.keys(LESSONS) as LessonId[])('lesson %s', (id) => {
  test('its country is sound, and nothing of it is done when it begins', () => {
    expect(countryFaults(LESSONS[id].muster.country)).toEqual([]);
    const battle = begun(id);
    expect(battle.phase).toBe('interval');
    expect(battle.mover).toBe('red');
    expect(stepsDone(LESSONS[id], battle, 0)).toBe(0);
  });
});

/** Plays a lesson, and returns after each part the step it is at. */
function played(id: LessonId, ...parts: readonly ((battle: Battle) => Battle)[]): string[] {
  let battle = begun(id);
  let done = 0;
  return parts.map((part) => {
    battle = part(battle);
    done = stepsDone(LESSONS[id], battle, done);
    return LESSONS[id].steps[done]?.id ?? 'done';
  });
}
const orders =
  (...given: readonly Order[]) =>
  (battle: Battle): Battle =>
    after(battle, ...given);

test('marching: round the house, on horseback, into contact, and the melee settled', () => {
  expect(
    played(
      'march',
      orders(GO),
      orders(to('R1', 18, 5)),
      orders(to('R1', 19, 9)),
      orders(to('R5', 30, 23), to('R6', 32, 23)),
      orders(END),
      orders(GO, END),
      orders(GO, to('R5', 30, 33 - 13.2 / 16)),
      orders(END),
      settled,
    ),
  ).toEqual(['march', 'round', 'ride', 'end', 'blue', 'contact', 'judged', 'settle', 'done']);
});

test('the gun: fired, somebody hit, two men at its trail', () => {
  const fire: Order = { kind: 'fire', gun: 'G1', bearing: 0, elevation: 1_000 };
  const [left, right] = trailPlaces(begun('gun').guns[0]!, { arm: 'infantry' });
  // What is aimed at the block hits somebody of it within the four shots of a move.
  const shot = flightOf(begun('gun'), begun('gun').guns[0]!, fire, { sideways: 0, upwards: 0 });
  expect(shot.dead.length).toBeGreaterThan(0);
  const four = (battle: Battle): Battle => after(battle, fire, fire, fire);
  expect(
    played(
      'gun',
      orders(GO),
      orders(fire),
      four,
      orders({ kind: 'serve', gun: 'G1', men: ['R2', 'R3'] }),
      orders(END),
    ).slice(-3),
  ).toEqual(['serve', 'end', 'done']);
  expect([left, right]).toHaveLength(2);
});

test('hand to hand: contact, more men, prisoners, led away', () => {
  let prisoner = '';
  expect(
    played(
      'melee',
      orders(GO),
      orders(to('R1', 21, 21 - 10.5 / 16)),
      orders(to('R2', 21.5, 19), to('R3', 22.5, 19), to('R4', 23.5, 19), to('R5', 20.5, 19)),
      orders(END),
      settled,
      (battle) => {
        prisoner = battle.men.find(({ state }) => state === 'prisoner')?.id ?? '';
        return after(battle, GO, END);
      },
      (battle) => {
        const man = battle.men.find(({ id }) => id === prisoner)!;
        return after(after(battle, GO), {
          kind: 'march',
          man: prisoner,
          to: { x: man.x, y: man.y + 2 * INCH },
        });
      },
    ),
  ).toEqual(['contact', 'more', 'end', 'settle', 'blue', 'lead', 'done']);
  expect(prisoner).not.toBe('');
});

test('winning: three horsemen on the line strike, and the battle ends', () => {
  const leave = (battle: Battle): Battle =>
    after(
      battle,
      GO,
      ...battle.men
        .filter(({ side, state }) => side === 'blue' && state === 'ready')
        .map(({ id }): Order => ({ kind: 'leave', man: id })),
    );
  expect(
    played(
      'winning',
      orders(GO),
      orders(to('R7', 38, 23), to('R8', 40, 23), to('R9', 42, 23)),
      orders(END),
      orders(GO, END),
      orders(GO, to('R7', 38, 35.5), to('R8', 40, 35.5), to('R9', 42, 35.5)),
      orders(END),
      leave,
      orders(END),
    ),
  ).toEqual(['ride', 'end', 'blue', 'line', 'strike', 'leave', 'over', 'done']);
});
