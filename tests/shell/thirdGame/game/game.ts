import { isClosedAs, type Sealed } from '../../../../src/shell/seal';
import { begin, HOME_SQUARES, other, play, SIDES, STONES } from './rules';
import type { BySide, Order, Position, Reason, Side } from './rules';

/** The setting out of a side, in clear or sealed. */
export type Camp =
  | { readonly state: 'placing'; readonly squares: readonly number[] }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

export type Stage =
  /** `side` sets out now; null if both sides are sealed. */
  | { readonly name: 'settingOut'; readonly side: Side | null; readonly camps: BySide<Camp> }
  | {
      readonly name: 'play';
      readonly camps: BySide<readonly number[]>;
      readonly orders: readonly Order[];
    };

/** A game, from its beginning to where it is now. */
export interface Game {
  readonly id: string;
  readonly name: string;
  /** The day it was begun, YYYY.MM.DD. */
  readonly date: string;
  /** Seconds of a turn; without a clock 0. */
  readonly time: number;
  /** Milliseconds left of the turn when it was last saved; null if no clock runs. */
  readonly left: number | null;
  readonly stage: Stage;
}

export const EMPTY_CAMP: Camp = { state: 'placing', squares: [] };
export const FIRST_STAGE: Stage = {
  name: 'settingOut',
  side: 'west',
  camps: { west: EMPTY_CAMP, east: EMPTY_CAMP },
};

export const isSecret = ({ stage }: Game): boolean => stage.name === 'settingOut';

/** Returns the squares on which the side that sets out now has placed stones; null if no side sets out. */
export function squaresSetOut({ stage }: Game): readonly number[] | null {
  const camp = stage.name === 'settingOut' && stage.side !== null ? stage.camps[stage.side] : null;
  return camp?.state === 'placing' ? camp.squares : null;
}

/** Returns the game with another camp for the side that sets out; by default that side stays the one that sets out. */
export function withCamp(game: Game, camp: Camp, side?: Side | null): Game {
  const { stage } = game;
  if (stage.name !== 'settingOut' || stage.side === null) return game;
  const camps = { ...stage.camps, [stage.side]: camp };
  return { ...game, stage: { ...stage, side: side === undefined ? stage.side : side, camps } };
}

/** Returns the side that sets out once the present one has sealed; null if the other has sealed too. */
export function nextToSetOut({ stage }: Game): Side | null {
  const next = stage.name === 'settingOut' && stage.side !== null ? other(stage.side) : null;
  return next !== null && stage.name === 'settingOut' && stage.camps[next].state === 'placing'
    ? next
    : null;
}

/** Returns whether a side may set out its stones on these squares (1.1). */
export const isCamp = (side: Side, squares: readonly number[]): boolean =>
  new Set(squares).size === STONES &&
  squares.length === STONES &&
  squares.every((square) => HOME_SQUARES[side].includes(square));

/** A game replayed until an order is refused: the position at the beginning and after each order, and the reasons. */
export interface Replay {
  readonly positions: readonly [Position, ...Position[]];
  readonly reasons: readonly Reason[];
}

export function replay(camps: BySide<readonly number[]>, orders: readonly Order[]): Replay {
  const positions: [Position, ...Position[]] = [begin(camps)];
  for (const order of orders) {
    const outcome = play(positions.at(-1) ?? positions[0], order);
    if (!outcome.ok) return { positions, reasons: outcome.reasons };
    positions.push(outcome.position);
  }
  return { positions, reasons: [] };
}

/** Returns the present position of a game; null while it is being set out. */
export function positionOf({ stage }: Game): Position | null {
  return stage.name === 'play'
    ? (replay(stage.camps, stage.orders).positions.at(-1) ?? null)
    : null;
}

/** Returns how many of the orders cannot be taken back: those up to the last end of a turn. */
export const lasting = (orders: readonly Order[]): number =>
  orders.map(({ kind }) => kind !== 'step').lastIndexOf(true) + 1;

/** Returns the game as it was after its first `count` orders. */
export const backTo = (game: Game, count: number): Game =>
  game.stage.name === 'play'
    ? { ...game, stage: { ...game.stage, orders: game.stage.orders.slice(0, count) } }
    : game;

/** Returns how far a game has come, as numbers to compare: orders that cannot be taken back, steps since, time used. */
export function progress({ stage, left }: Game): readonly number[] {
  if (stage.name === 'play') return [3 + lasting(stage.orders), stage.orders.length, -(left ?? 0)];
  const camps = SIDES.map((side) => stage.camps[side]);
  const placed = camps.map((camp) => (camp.state === 'placing' ? camp.squares.length : 0));
  return [camps.filter(({ state }) => state === 'sealed').length, Math.max(...placed), 0];
}

/** Returns whether a game continues another: no seal is removed, and no finished turn is undone. */
export function isContinuation({ stage: was }: Game, { stage: is }: Game): boolean {
  if (was.name === 'play')
    return (
      is.name === 'play' &&
      JSON.stringify(was.camps) === JSON.stringify(is.camps) &&
      was.orders
        .slice(0, lasting(was.orders))
        .every((order, i) => JSON.stringify(order) === JSON.stringify(is.orders[i]))
    );
  return is.name === 'play' || SIDES.every((side) => isClosedAs(was.camps[side], is.camps[side]));
}
