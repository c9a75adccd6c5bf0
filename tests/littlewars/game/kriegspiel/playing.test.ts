import { expect, test } from 'vitest';
import { battleOf, type KriegspielGame } from '../../../../src/littlewars/game/kriegspiel/game';
import { KRIEGSPIEL } from '../../../../src/littlewars/game/kriegspiel/playing';
import { guarded, type SealedGame } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { after, begunWorks, SHAM_FIGHT } from './games';

const { lasting, isContinuation, progress, backTo, orders, since } = KRIEGSPIEL;
const GO = { kind: 'go' } as const;
const END = { kind: 'end' } as const;
const MARCH = { kind: 'marchBody', body: 'C', path: [{ x: 1_140, y: 300 }] } as const;
const OTHER_MARCH = { kind: 'marchBody', body: 'C', path: [{ x: 1_060, y: 300 }] } as const;
const TRENCH = {
  kind: 'beginWork',
  work: 'entrench',
  men: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'],
  target: null,
  at: [
    { x: 670, y: 74 },
    { x: 718, y: 74 },
  ],
} as const;
const of = (...given: Parameters<typeof after>[1][]): SealedGame =>
  guarded(after(SHAM_FIGHT, ...given));

test('marches and works begun can be undone, the end of a move and a mine that goes off cannot', () => {
  expect(lasting(of(GO, MARCH, TRENCH))).toBe(1);
  expect(orders(of(GO, MARCH, TRENCH))).toHaveLength(3);
  expect(lasting(of(GO, MARCH, END))).toBe(3);
  expect(backTo(of(GO, MARCH, TRENCH), 2).stage).toEqual(of(GO, MARCH).stage);
  const idle = (game: KriegspielGame, moves: number): KriegspielGame =>
    moves === 0 ? game : idle(after(game, GO, END), moves - 1);
  const lies = idle(begunWorks(), 9);
  const toMove = battleOf(lies)?.mover === 'blue' ? after(lies, GO) : after(idle(lies, 1), GO);
  const onto = after(toMove, { kind: 'march', man: 'B27', to: { x: 880, y: 1_070 } });
  expect(battleOf(onto)?.kriegspiel.mines).toEqual([]);
  expect(lasting(guarded(onto))).toBe(orders(guarded(onto)).length);
});

test('a game continues the other, apart from its notes', () => {
  const begun = of(GO, MARCH, END);
  expect(isContinuation(begun, of(GO, MARCH, END, GO))).toBe(true);
  // A note is among the orders of neither, and among those of the later once it is opened.
  expect(isContinuation(begun, of(GO, MARCH, TRENCH, END))).toBe(true);
  expect(isContinuation(begun, of(GO, OTHER_MARCH, END))).toBe(false);
  expect(isContinuation(begun, of(GO))).toBe(false);
  // What can be undone may be another way.
  expect(isContinuation(of(GO, MARCH), of(GO, OTHER_MARCH))).toBe(true);
  const other = { ...begun, muster: { ...begun.muster, seed: begun.muster.seed + 1 } };
  expect(isContinuation(begun, other)).toBe(false);
});

test('a game is further by irreversible orders, then by its orders, then by its time', () => {
  const inOrder = [of(GO), of(GO, MARCH), of(GO, MARCH, END), of(GO, MARCH, END, GO)];
  const standings = inOrder.map((game) => progress(game).slice(0, 2));
  expect(standings).toEqual([
    [4, 1],
    [4, 2],
    [6, 3],
    [7, 4],
  ]);
  expect(progress({ ...of(GO), left: 50 })[2]).toBe(-50);
});

test('kriegspiel.md 6.4: secret works are in the course of a battle once it is over, not before', () => {
  /** The kinds of the works that are seen just after the order of a mine; undefined without it. */
  const withMine = (game: SealedGame) => {
    const course = since(backTo(game, 0), game);
    const begun = course.find(({ order }) => order.kind === 'beginWork' && order.work === 'mine');
    return begun && (begun.after as KriegspielBattle).kriegspiel.works.map(({ kind }) => kind);
  };
  const begun = begunWorks();
  expect(withMine(guarded(begun))).toBeUndefined();
  const over = guarded(after(begun, { kind: 'surrender', side: 'red' }));
  expect(withMine(over)).toEqual(['entrench', 'mine']);
});
