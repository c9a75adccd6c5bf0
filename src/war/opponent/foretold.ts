import type { Position } from '../engine/position';
import { SLOTS } from '../engine/units';
import { foretell, type Outcome } from './network';
import { judged, type Thinking } from './thinking';

/** What a certain win is worth where the outcome is foretold, in tenths of an infantry. */
const CERTAIN = 400;
/** Up to where a judgement counts as it is, in tenths of an infantry. */
const AS_JUDGED = 300;
/**
 * The share of the network in what is foretold, the rest is judged; and the turns of a game over which that fades. It has seen
 * no game go on for longer, and two armies that both see what an attack would cost face one another for ever.
 */
const NETWORK = 0.6;
const FADES_FROM = 70;
const FADED = 140;
/** Units of both sides with which the network counts for all that it may, and with which for nothing: it has seen few so small. */
const MANY_UNITS = 12;
const FEW_UNITS = 4;
/** Orders that might be tried in the time that one foretelling takes. */
const NODES = 5;

const outcome: Outcome = { win: 0, loss: 0, draw: 0 };

/**
 * How the position on the search is likely to end for the side that the turn is sought for, in tenths of an infantry; to a
 * level that foretells nothing, how it is judged.
 */
export function foretold(thinking: Thinking): number {
  const { search, side, level, budget } = thinking;
  const { position } = search;
  if (!level.foresees) return judged(thinking);
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? CERTAIN : -CERTAIN;
  const judgement = bounded(judged(thinking));
  const share = NETWORK * inTurns(position.turn) * inUnits(position);
  if (share === 0) return judgement;
  budget.nodes += NODES;
  foretell(position, outcome);
  const ahead = position.side === side ? outcome.win - outcome.loss : outcome.loss - outcome.win;
  return ahead * CERTAIN * share + judgement * (1 - share);
}

/**
 * A judgement as less than a certain win or loss, the better always the greater: where all that is as good as won was worth the
 * same, a side with ten units more marched to and fro until the game was drawn.
 */
export function bounded(judgement: number): number {
  const over = Math.abs(judgement) - AS_JUDGED;
  if (over <= 0) return judgement;
  const room = CERTAIN - AS_JUDGED;
  return Math.sign(judgement) * (AS_JUDGED + (room * over) / (over + room));
}

const between = (share: number): number => Math.max(0, Math.min(1, share));

/** How far the network counts at a turn of a game, 0 to 1. */
export const inTurns = (turn: number): number => between((FADED - turn) / (FADED - FADES_FROM));

/** How far the network counts by the units there are, 0 to 1. */
export function inUnits({ squares }: Position): number {
  let units = 0;
  for (let slot = 0; slot < SLOTS; slot++) if ((squares[slot] as number) >= 0) units += 1;
  return between((units - FEW_UNITS) / (MANY_UNITS - FEW_UNITS));
}
