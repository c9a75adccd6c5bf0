import { expect, test } from 'vitest';
import { readRecord } from '../../src/littlewars/game/readRecord';
import { battlesOf } from '../../src/littlewars/game/timeline';
import { COURSE_RECORD, UNDER_WAY_RECORD } from '../../src/littlewars/ui/library/published/course';
import type { Battle, Man, ManState, Side } from '../../src/littlewars/engine/types';
import course from '../../src/languages/en/littlewars/lwCourse.json';

function read(text: string) {
  const { game, faults } = readRecord(text);
  if (game?.stage.name !== 'battle') throw new Error('no battle');
  return { game, faults, orders: game.stage.orders, battles: battlesOf(game.muster, game.stage) };
}
const { battles, orders, faults } = read(COURSE_RECORD);
/** The battle before each move, and after the last. */
const moves: readonly Battle[] = [
  ...orders.flatMap(({ kind }, i) => (kind === 'go' ? [battles[i]!] : [])),
  battles.at(-1)!,
];

/** Those of a side who came into a state in a move, by number. */
function became(move: number, side: Side, state: ManState): readonly Man[] {
  const before = moves[move - 1]!;
  return moves[move]!.men.filter(
    (man, i) => man.side === side && man.state === state && before.men[i]!.state !== state,
  );
}
/** How many of foot and of horse of a side died, and were taken, in a move. */
const lost = (move: number, side: Side) => {
  const count = (state: ManState, arm: Man['arm']): number =>
    became(move, side, state).filter((man) => man.arm === arm).length;
  return [
    count('dead', 'infantry'),
    count('dead', 'cavalry'),
    count('prisoner', 'infantry') + count('prisoner', 'cavalry'),
  ];
};
const NONE = [0, 0, 0];

test('Hook’s Farm as Wells describes it is played by the rules to its end, and each move has its note', () => {
  expect(faults).toEqual([]);
  expect(battles.at(-1)!.result).toEqual({ winner: 'blue', why: 'noneLeft' });
  expect(Object.keys(course.moves)).toHaveLength(moves.length);
});

test.each([
  // Move, Red’s dead on foot, dead horse, taken; Blue’s; and the words of Wells from which the figures are.
  [1, NONE, NONE, 'both made their first move'],
  [2, NONE, NONE, 'both made their first move'],
  [3, NONE, NONE, 'Red’s cavalry have taken his two guns well forward'],
  [4, [3, 0, 0], NONE, 'opened fire from the woods and killed three of Red’s men'],
  [
    5,
    [0, 15, 3],
    [6, 17, 0],
    'two cavalry and six infantry; fifteen dead on either side, three prisoners',
  ],
  [6, [1, 1, 0], NONE, 'kills one infantry-man and one cavalry-man'],
  [7, NONE, [8, 0, 0], 'opened fire on Blue’s exposed centre and killed eight men'],
  [
    8,
    [13, 0, 3],
    [3, 0, 0],
    'slaughtered ten of Red’s foot; three dead on each side, three more prisoners',
  ],
  [9, NONE, NONE, 'retreat'],
  [10, [3, 1, 0], NONE, 'kills three men; engages Red’s and kills one man'],
])('move %i comes to the figures of the text', (move, red, blue) => {
  expect([lost(move, 'red'), lost(move, 'blue')]).toEqual([red, blue]);
});

/** The melees of a move, before they were settled. */
const meleesOf = (move: number) =>
  battles.find(({ phase, moves: made }) => phase === 'melees' && made === move - 1)!.melees;

test('eighteen charge twenty-one, and six fight nine, both isolated', () => {
  const tolls = [5, 8].map((move) =>
    meleesOf(move).map(({ men, isolation, toll }) => [
      men.red.length,
      men.blue.length,
      isolation!.supporters.length,
      isolation!.needed,
      toll.dead,
      toll.taken,
    ]),
  );
  // “Only two of his men are within a move, and to support eighteen he would have to have nine.”
  expect(tolls).toEqual([[[18, 21, 2, 9, 15, 3]], [[6, 9, 0, 3, 3, 3]]]);
});

test('in the end eleven of Red’s and a gun are off, and Blue has two guns and six prisoners', () => {
  const { men, guns } = battles.at(-1)!;
  const reds = men.filter(({ side }) => side === 'red');
  const gone = reds.filter(({ state }) => state === 'gone');
  expect(gone.filter(({ arm }) => arm === 'infantry')).toHaveLength(7);
  expect(gone.filter(({ arm }) => arm === 'cavalry')).toHaveLength(4);
  expect(reds.filter(({ state }) => state === 'prisoner' || state === 'captive')).toHaveLength(6);
  expect(guns.map(({ side, gone: off }) => [side, off])).toEqual([
    ['red', true],
    ...Array.from({ length: 5 }, () => ['blue', false]),
  ]);
});

test('the battle under way is the course up to Blue’s third move, in which his gun may fire', () => {
  const under = read(UNDER_WAY_RECORD);
  const now = under.battles.at(-1)!;
  expect(now).toMatchObject({ phase: 'guns', mover: 'blue', moves: 5 });
  expect(under.orders).toEqual(orders.slice(0, under.orders.length));
});
