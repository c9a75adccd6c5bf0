import { freeMen } from '../engine/ending';
import { allowance } from '../engine/forces';
import { isMoving } from '../engine/refusals';
import type { Battle, Side } from '../engine/types';
import type { Game } from './game';
import { battlesOf } from './timeline';

const MINUTE = 60_000;

/** What of a battle is timed now (3.1): a move, or the interval before the next. All times are milliseconds. */
export interface Timed {
  readonly is: 'move' | 'interval';
  /** Whose move it is, or will be. */
  readonly side: Side;
  /** Moves finished before it, of both sides. */
  readonly moves: number;
  /** How long it takes in all. */
  readonly total: number;
}

/** 3.1: how long a move takes whose men and guns are those of a battle at its beginning; null where none is timed. */
export function timeOfMove({ time }: Pick<Game, 'time'>, battle: Battle): number | null {
  if (time.kind === 'none') return null;
  if (time.kind === 'minutes') return time.minutes * MINUTE;
  const { mover } = battle;
  const guns = battle.guns.filter((gun) => gun.side === mover && !gun.gone).length;
  return allowance(freeMen(battle, mover).length, guns) * MINUTE;
}

/** What is timed of a game as it stands: nothing before the first move, in melees, and once it is over. */
export function timedNow(game: Game): Timed | null {
  const { stage, muster } = game;
  if (stage.name !== 'battle' || game.time.kind === 'none') return null;
  const battles = battlesOf(muster, stage);
  const battle = battles.at(-1);
  if (battle === undefined) return null;
  const { phase, moves, mover: side } = battle;
  if (phase === 'interval' && moves > 0)
    return { is: 'interval', side, moves, total: muster.rules.interval * MINUTE };
  if (!isMoving(battle)) return null;
  const begun = battles[stage.orders.map(({ kind }) => kind).lastIndexOf('go') + 1];
  const total = begun === undefined ? null : timeOfMove(game, begun);
  return total === null ? null : { is: 'move', side, moves, total };
}
