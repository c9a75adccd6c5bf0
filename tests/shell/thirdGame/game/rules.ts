/*
 * The Causeway: ten squares in a row between two shores. Each side sets out three stones unseen on the four squares before
 * its shore; then they take turns, and the first with a stone on the last square before the other shore has won.
 */

export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const other = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** The squares, from the western shore to the eastern. */
export const SQUARES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** 1.1: where each side sets out, and how many stones. */
export const HOME_SQUARES: BySide<readonly number[]> = { west: [1, 2, 3, 4], east: [10, 9, 8, 7] };
export const STONES = 3;
/** 2.1: the most steps of a turn. */
export const MOST_STEPS = 2;

export type Order =
  | { readonly kind: 'step'; readonly from: number; readonly to: number }
  /** The turn ends: by its side, or because its time is out. */
  | { readonly kind: 'end' | 'time' };

export interface Position {
  /** The side of the stone on a square. */
  readonly stones: ReadonlyMap<number, Side>;
  readonly mover: Side;
  /** Turns that have ended. */
  readonly turns: number;
  /** Steps made in this turn. */
  readonly steps: number;
  /** The number of consecutive turns without a step, up to the last finished one. */
  readonly idle: number;
  readonly result: Side | 'drawn' | null;
}

/** Why an order is refused. */
export type Reason = 'over' | 'noStone' | 'tooFar' | 'occupied' | 'noStepsLeft';

export type Outcome =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The first turn, which is West's (2.1). */
export const begin = (camps: BySide<readonly number[]>): Position => ({
  stones: new Map(SIDES.flatMap((side) => camps[side].map((square) => [square, side] as const))),
  mover: 'west',
  turns: 0,
  steps: 0,
  idle: 0,
  result: null,
});

/** Returns the square that a step jumps over (2.3); null for a step to the next square. */
export const jumped = (from: number, to: number): number | null =>
  Math.abs(to - from) === 2 ? (from + to) / 2 : null;

function objections(position: Position, from: number, to: number): readonly Reason[] {
  const { stones, mover, steps } = position;
  const length = mover === 'west' ? to - from : from - to;
  const over = jumped(from, to);
  const isNear = length === 1 || (length === 2 && stones.get(over ?? 0) === other(mover));
  return [
    ...(stones.get(from) === mover ? [] : ['noStone' as const]),
    ...(isNear && SQUARES.includes(to) ? [] : ['tooFar' as const]),
    ...(stones.has(to) ? ['occupied' as const] : []),
    ...(steps < MOST_STEPS ? [] : ['noStepsLeft' as const]),
  ];
}

/** Returns the position after an order, or every reason against it. */
export function play(position: Position, order: Order): Outcome {
  const { stones, mover, turns, steps, idle } = position;
  if (position.result !== null) return { ok: false, reasons: ['over'] };
  if (order.kind !== 'step') {
    const now = steps === 0 ? idle + 1 : 0;
    const result = now === 2 ? 'drawn' : null;
    const next = { mover: other(mover), turns: turns + 1, steps: 0, idle: now };
    return { ok: true, position: { ...position, ...next, result } };
  }
  const { from, to } = order;
  const reasons = objections(position, from, to);
  if (reasons.length > 0) return { ok: false, reasons };
  const taken = jumped(from, to);
  const left = [...stones].filter(([square]) => square !== from && square !== taken);
  const after = { ...position, stones: new Map([...left, [to, mover] as const]), steps: steps + 1 };
  const isThere = to === (mover === 'west' ? 10 : 1);
  return { ok: true, position: { ...after, result: isThere ? mover : null } };
}

/** Returns the squares to which the stone on a square may go. */
export const goals = (position: Position, from: number): readonly number[] =>
  SQUARES.filter((to) => play(position, { kind: 'step', from, to }).ok);
