import { timesBackTo } from '../game/clocks';
import { warAt } from '../game/past';
import type { Seats } from '../game/seat';
import { present } from '../game/war';
import type { GameStore } from './store';
import { warOf } from './state';

/**
 * Begins a game of its own from a moment of the war in hand, an index of its positions, with seats of its
 * own; the game in hand stays in the library as it is.
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
