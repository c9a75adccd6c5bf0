import { clockOfOther, handicapOfOther } from '../game/handicap';
import type { Game } from '../game/game';
import { areHintsAllowed, HINTS_ALLOWED } from '../game/hints';
import { isStudyAllowed, STUDY_PERMISSION } from '../game/studyPermission';
import { beginWar } from '../game/war';
import type { GameStore } from './store';

/** What of a game the return match has otherwise: units, first turn and time are given by the same player as before. */
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

/** Begins the game in hand anew with the sides changed. */
export function returnMatch({
  state,
  begin,
  open,
}: Pick<GameStore, 'state' | 'begin' | 'open'>): void {
  const { game } = state.getState();
  if (game === null) return;
  const { board, ruleSet, rules, way, opening, clock, handicap, tags: said, stage } = game;
  const changed = inReturn(game);
  const tags = [
    ...(isStudyAllowed(said) ? [STUDY_PERMISSION] : []),
    ...(areHintsAllowed(said) ? [HINTS_ALLOWED] : []),
  ];
  if (way !== 'position') begin({ ...changed, ruleSet, rules, way, opening, tags });
  else if (stage.name === 'war')
    open({
      players: changed.players,
      ruleSet,
      rules,
      tags: null,
      // What an army lacks where it stood, it lacks again.
      clock,
      handicap,
      seats: changed.seats,
      war: beginWar(board, rules, stage.war.start),
    });
}
