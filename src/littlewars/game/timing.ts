import { freeMen } from '../engine/ending';
import { allowance } from '../engine/forces';
import { isMoving } from '../engine/refusals';
import type { Battle, Side } from '../engine/types';
import type { Game } from './game';
import { playing } from './kinds';
import type { AnyGame } from './playing';

const MINUTE = 60_000;

/**
 * The part of a battle whose time is running (littlewars.md 3.1): a `move`, or the `interval` before the next. Times
 * are in milliseconds.
 */
export interface Timed {
  readonly is: 'move' | 'interval';
  /** The side that moves, or moves next. */
  readonly side: Side;
  /** The number of finished moves before it, of both sides. */
  readonly moves: number;
  readonly total: number;
}

/**
 * Returns the time for a move in milliseconds (littlewars.md 3.1); null if moves are not timed. `battle` is that at
 * the beginning of the move, whose men and guns count.
 */
export function timeOfMove({ time }: Pick<Game, 'time'>, battle: Battle): number | null {
  if (time.kind === 'none') return null;
  if (time.kind === 'minutes') return time.minutes * MINUTE;
  const { mover } = battle;
  const guns = battle.guns.filter((gun) => gun.side === mover && !gun.gone).length;
  return allowance(freeMen(battle, mover).length, guns) * MINUTE;
}

/**
 * Returns the part of a game whose time is running, a move or an interval; null while the game is being set out, before
 * the first move, while melees are settled, when the battle is over, and if moves are not timed.
 */
export function timedNow(game: AnyGame): Timed | null {
  const { stage, muster } = game;
  if (stage.name !== 'battle' || game.time.kind === 'none') return null;
  const battles = playing(game).battles(game);
  const battle = battles.at(-1);
  if (battle === undefined) return null;
  const { phase, moves, mover: side } = battle;
  if (phase === 'interval' && moves > 0)
    return { is: 'interval', side, moves, total: muster.rules.interval * MINUTE };
  if (!isMoving(battle)) return null;
  const begun =
    battles[
      playing(game)
        .orders(game)
        .map(({ kind }) => kind)
        .lastIndexOf('go') + 1
    ];
  const total = begun === undefined ? null : timeOfMove(game, begun);
  return total === null ? null : { is: 'move', side, moves, total };
}

/** Returns whether the clock ended the last move (littlewars.md 3.1); false while a move is in progress. */
export function isTimeUp({ stage }: Pick<AnyGame, 'stage'>, battle: Battle): boolean {
  if (stage.name !== 'battle' || isMoving(battle)) return false;
  const ends = stage.orders.filter(({ kind }) => kind === 'end' || kind === 'time');
  return ends.at(-1)?.kind === 'time';
}
