// The four lessons of Little Wars.
import { at, span } from '../battles/pieces';
import { onEnemyLine } from '../engine/ending';
import { atTrail } from '../engine/gun';
import { distance, FOOT, INCH } from '../engine/lengths';
import { inContact, isReady } from '../engine/men';
import { meleesOf } from '../engine/melee';
import { isMoving } from '../engine/refusals';
import { NEWEST_RULINGS } from '../engine/rulings';
import type { Order } from '../engine/orders';
import type { Battle, Country, Man, Piece, Side } from '../engine/types';
import type { BattleRules, Force } from '../engine/battleRules';
import type { Lesson } from './lessons';

/** Defensive Games, because other battles between so few would be drawn at once (6.1). */
const RULES: BattleRules = {
  kind: 'defence',
  linePart: 'whole',
  curtain: true,
  timed: false,
  interval: 0,
};

const field = (...pieces: readonly Piece[]): Country => ({
  name: '',
  width: 4 * FOOT,
  depth: 3 * FOOT,
  pieces,
});

/** Places in inches, a side's infantry before its cavalry. */
type Places = readonly (readonly [x: number, y: number])[];
const placed = (letter: 'R' | 'B', places: Places): Order[] =>
  places.map(([x, y], i) => ({
    kind: 'place',
    man: `${letter}${i + 1}`,
    at: at(x, y),
  }));

const force = (infantry: number, cavalry = 0, guns = 0): Force => ({ infantry, cavalry, guns });

const of = (battle: Battle, side: Side): readonly Man[] =>
  battle.men.filter((man) => man.side === side && isReady(man));
const wentFrom = (man: Man): number => distance(man, man.start);
const touches = (battle: Battle): boolean =>
  of(battle, 'red').some((man) => of(battle, 'blue').some((enemy) => inContact(man, enemy)));
/** After the end of a move a step in it cannot be done any more. */
const past = (battle: Battle, moves: number): boolean =>
  battle.moves > moves || battle.phase === 'melees' || battle.phase === 'over';

const march: Lesson = {
  id: 'march',
  muster: {
    country: field(span('house', 'house', [20, 4, 27, 8], 5)),
    rules: RULES,
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: force(4, 2), blue: force(2) },
    seed: 1,
  },
  places: [
    ...placed('R', [
      [19, 2],
      [21, 2],
      [23, 2],
      [25, 2],
      [30, 2],
      [32, 2],
    ]),
    // Behind the line he defends: nobody may be set out farther away.
    ...placed('B', [
      [30, 33],
      [31.5, 33],
    ]),
  ],
  before: [],
  steps: [
    { id: 'go', isDone: (battle) => battle.moves > 0 || battle.phase !== 'interval' },
    {
      id: 'march',
      isDone: (battle) => past(battle, 0) || of(battle, 'red').some((man) => wentFrom(man) > 0),
    },
    {
      id: 'round',
      isDone: (battle) =>
        past(battle, 0) ||
        of(battle, 'red').some((man) => man.arm === 'infantry' && man.y > 8 * INCH),
    },
    {
      id: 'ride',
      isDone: (battle) =>
        past(battle, 0) ||
        of(battle, 'red').some((man) => man.arm === 'cavalry' && wentFrom(man) > FOOT),
    },
    { id: 'end', isDone: (battle) => battle.moves > 0 },
    { id: 'blue', isDone: (battle) => battle.moves > 1 },
    { id: 'contact', isDone: (battle) => past(battle, 2) || touches(battle) },
    {
      id: 'judged',
      isDone: (battle) => battle.phase === 'melees' || battle.phase === 'over' || battle.moves > 2,
    },
    { id: 'settle', isDone: (battle) => battle.phase === 'over' || battle.moves > 2 },
  ],
};

const gun: Lesson = {
  id: 'gun',
  muster: {
    country: field(span('wall', 'wall', [30, 22, 40, 22.5], 1)),
    rules: RULES,
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: force(6, 0, 1), blue: force(8) },
    seed: 3,
  },
  places: [
    { kind: 'placeGun', gun: 'G1', at: { x: 24 * INCH, y: 5 * INCH }, bearing: 0 },
    ...placed('R', [
      [21, 4],
      [22, 2],
      [26, 2],
      [27, 4],
      [20, 2],
      [28, 2],
    ]),
    ...placed(
      'B',
      Array.from(
        { length: 8 },
        (_, i) => [20 + (i % 4) * 2, 31 + 1.5 * Math.floor(i / 4)] as const,
      ),
    ),
  ],
  // No gun fires before the First Player's second move (3.2).
  before: [{ kind: 'go' }, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }],
  steps: [
    { id: 'go', isDone: (battle) => battle.moves > 2 || isMoving(battle) },
    { id: 'fire', isDone: (battle) => past(battle, 2) || battle.shots.length > 0 },
    {
      id: 'hit',
      isDone: (battle) =>
        past(battle, 2) ||
        battle.shots.length === 4 ||
        battle.men.some((man) => man.side === 'blue' && man.state === 'dead'),
    },
    {
      id: 'serve',
      isDone: (battle) =>
        past(battle, 2) ||
        battle.guns.some((each) => atTrail(battle, each).every((man) => man !== undefined)),
    },
    { id: 'end', isDone: (battle) => battle.moves > 2 },
  ],
};

const melee: Lesson = {
  id: 'melee',
  muster: {
    country: field(),
    rules: RULES,
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: force(6), blue: force(4) },
    seed: 5,
  },
  places: [
    ...placed(
      'R',
      Array.from({ length: 6 }, (_, i) => [20 + 1.5 * i, 4] as const),
    ),
    ...placed('B', [
      [21, 32],
      [22.5, 32],
      [24, 32],
      [42, 34],
    ]),
  ],
  // Both sides approach before the lesson begins.
  before: [
    { kind: 'go' },
    ...Array.from({ length: 6 }, (_, i): Order => ({
      kind: 'march',
      man: `R${i + 1}`,
      to: { x: (20 + 1.5 * i) * INCH, y: 12 * INCH },
    })),
    { kind: 'end' },
    { kind: 'go' },
    ...Array.from({ length: 3 }, (_, i): Order => ({
      kind: 'march',
      man: `B${i + 1}`,
      to: { x: (21 + 1.5 * i) * INCH, y: 21 * INCH },
    })),
    { kind: 'end' },
  ],
  steps: [
    { id: 'go', isDone: (battle) => battle.moves > 2 || isMoving(battle) },
    { id: 'contact', isDone: (battle) => past(battle, 2) || touches(battle) },
    {
      id: 'more',
      isDone: (battle) =>
        past(battle, 2) ||
        meleesOf(battle, 'red').some(({ men }) => men.red.length > men.blue.length),
    },
    { id: 'end', isDone: (battle) => past(battle, 2) },
    { id: 'settle', isDone: (battle) => battle.moves > 2 || battle.phase === 'over' },
    { id: 'blue', isDone: (battle) => battle.moves > 3 || battle.phase === 'over' },
    {
      id: 'lead',
      isDone: (battle) =>
        battle.phase === 'over' ||
        battle.moves > 4 ||
        !battle.men.some(({ state }) => state === 'prisoner') ||
        // Measured from his place at the beginning of that move.
        (isMoving(battle) &&
          battle.men.some((man) => man.state === 'prisoner' && wentFrom(man) > 0)),
    },
  ],
};

const winning: Lesson = {
  id: 'winning',
  muster: {
    country: field(
      span('house', 'house', [18, 14, 25, 20], 5),
      span('wood', 'rock', [32, 16, 35, 19], 2),
    ),
    rules: { ...RULES, kind: 'blow' },
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: force(6, 4), blue: force(3) },
    seed: 9,
  },
  places: [
    ...placed('R', [
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 2],
      [14, 2],
      [16, 2],
      [38, 5],
      [40, 5],
      [42, 5],
      [44, 5],
    ]),
    ...placed('B', [
      [8, 31],
      [10, 31],
      [12, 31],
    ]),
  ],
  before: [],
  steps: [
    { id: 'go', isDone: (battle) => battle.moves > 0 || isMoving(battle) },
    {
      id: 'ride',
      isDone: (battle) =>
        past(battle, 0) ||
        of(battle, 'red').filter((man) => man.arm === 'cavalry' && man.y > 18 * INCH).length >= 3,
    },
    { id: 'end', isDone: (battle) => battle.moves > 0 },
    { id: 'blue', isDone: (battle) => battle.moves > 1 },
    {
      id: 'line',
      isDone: (battle) =>
        battle.struck !== null || past(battle, 2) || onEnemyLine(battle, 'red').length >= 3,
    },
    {
      id: 'strike',
      isDone: (battle) => battle.struck !== null || battle.phase === 'over' || battle.moves > 2,
    },
    {
      id: 'leave',
      isDone: (battle) =>
        battle.phase === 'over' || battle.men.some(({ state }) => state === 'gone'),
    },
    { id: 'over', isDone: ({ phase }) => phase === 'over' },
  ],
};

/** The lessons of Little Wars, without those of Kriegspiel, by their ids. */
export const LESSONS: Readonly<Record<Lesson['id'], Lesson>> = { march, gun, melee, winning };
