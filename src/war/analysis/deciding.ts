import type { TurnAnalysis } from './analyseTurn';

/** Turns that are told to have decided a game, and how far one must have moved what the North can expect to be told. */
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

/** The turns that decided a game: those with the largest swings, three at most, in the order they were played. */
export function decidingTurns(turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] {
  return turns
    .map((turn, place) => ({ turn, swing: swingOf(turns, place) }))
    .filter(({ swing }) => swing >= LEAST)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .map(({ turn }) => turn)
    .sort((a, b) => a.turn - b.turn);
}
