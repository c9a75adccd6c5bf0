import { timesBackTo } from '../game/clocks';
import { warAt } from '../game/past';
import type { Seats } from '../game/seat';
import { present } from '../game/war';
import type { GameStore } from './store';
import { warOf } from './state';

/**
 * Begins a game of its own from a position of the current war, by index, with its own seats; the current game stays
 * in the library.
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
  const earlier = warAt(war, at);
  open({
    players,
    tags,
    ruleSet,
    rules,
    clock,
    handicap,
    seats,
    war: timesBackTo(earlier, clock, present(earlier).turn),
  });
}
