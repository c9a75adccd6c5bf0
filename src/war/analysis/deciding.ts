import type { TurnAnalysis } from './analyseTurn';

/** Turns that are told to have decided a game, and what one must have cost, as a share of what can be expected, to be told. */
const MOST = 3;
const LEAST = 0.02;
/** Turns before one and after it in which things must stand as they do at it: an answer that is missed decides nothing. */
const STAYS = 2;

/**
 * How far a turn moved what the North can expect, either way, from where it had been for three turns to where it stayed for
 * three; 0 where it was all lost again. `turns` are those of a game one after the other, `place` the index of the turn.
 */
export function swingOf(turns: readonly TurnAnalysis[], place: number): number {
  const turn = turns[place];
  if (turn === undefined) return 0;
  const { before, after } = turn;
  const until = turns.slice(Math.max(0, place - STAYS), place + 1).map((each) => each.before);
  const then = turns.slice(place, place + 1 + STAYS).map((each) => each.after);
  return after > before
    ? Math.max(0, Math.min(...then) - Math.max(...until))
    : Math.max(0, Math.min(...until) - Math.max(...then));
}

/** Whether a turn moved what can be expected against whoever played it. */
const isAgainstMover = ({ side, before, after }: TurnAnalysis): boolean =>
  side === 'N' ? after < before : after > before;

/**
 * The turns that decided a game: of those that moved it against whoever played them, and whose swing stayed, the ones that
 * cost most against the better turn; three at most, in the order they were played.
 */
export function decidingTurns(turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] {
  return turns
    .filter(
      (turn, place) => turn.loss >= LEAST && isAgainstMover(turn) && swingOf(turns, place) >= LEAST,
    )
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
}
