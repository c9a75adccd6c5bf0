import { clockOfOther, handicapOfOther } from '../game/handicap';
import type { Game } from '../game/game';
import {
  areHintsAllowed,
  HINTS_ALLOWED,
  isStudyAllowed,
  STUDY_PERMISSION,
} from '../game/studyPermission';
import { beginWar } from '../game/war';
import type { GameStore } from './store';
import { backTo } from '../game/past';
import type { Seats } from '../game/seat';
import { warOf } from './state';

/**
 * Returns the parts of a game that differ in its return match. The sides are swapped, so that each player has the other
 * side, and gives or gets the same handicap, in units, first turn and time, as before.
 */
export function inReturn({
  board,
  players: { N, S },
  clock,
  handicap,
  seats,
}: Game): Pick<Game, 'board' | 'players' | 'clock' | 'handicap' | 'seats'> {
  return {
    board,
    players: { N: S, S: N },
    clock: clock && clockOfOther(clock),
    handicap: handicap && handicapOfOther(board, handicap),
    seats: { N: seats.S, S: seats.N },
  };
}

/**
 * Begins the return match of the current game, with the sides swapped. `seated` may change who plays the swapped sides;
 * by default they stay as they are. A game that began from a position begins from it again. Does nothing without a
 * game.
 */
export function returnMatch(
  { state, begin, open }: Pick<GameStore, 'state' | 'begin' | 'open'>,
  seated: (seats: Seats) => Seats = (seats) => seats,
): void {
  const { game } = state.getState();
  if (game === null) return;
  const { board, ruleSet, rules, beginning, opening, clock, handicap, tags: allTags, stage } = game;
  const swapped = inReturn(game);
  const changed = { ...swapped, seats: seated(swapped.seats) };
  const tags = [
    ...(isStudyAllowed(allTags) ? [STUDY_PERMISSION] : []),
    ...(areHintsAllowed(allTags) ? [HINTS_ALLOWED] : []),
  ];
  if (beginning !== 'position') begin({ ...changed, ruleSet, rules, beginning, opening, tags });
  else if (stage.name === 'war')
    open({
      players: changed.players,
      ruleSet,
      rules,
      tags: null,
      // A handicapped army lacks the same units again.
      clock,
      handicap,
      seats: changed.seats,
      war: beginWar(board, rules, stage.war.start),
    });
}

/**
 * Begins a new game from a position of the current war, with the turns before it. `at` is the number of actions before
 * that position, `seats` who plays each side. The current game stays in the library. Does nothing without a war.
 */
export function playFrom(
  { state, open }: Pick<GameStore, 'state' | 'open'>,
  at: number,
  seats: Seats,
): void {
  const { game } = state.getState();
  const war = warOf({ game });
  if (game === null || war === null) return;
  const { players, tags, ruleSet, rules, clock, handicap } = game;
  open({
    players,
    tags,
    ruleSet,
    rules,
    clock,
    handicap,
    seats,
    war: backTo(war, at, clock),
  });
}
