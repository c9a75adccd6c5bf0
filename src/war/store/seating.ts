import { timesBackTo } from '../game/clocks';
import { warAt } from '../game/past';
import { programsOf, type Seating } from '../game/seat';
import { present } from '../game/war';
import type { GameStore } from './store';
import { warOf } from './warTable';

/** Who sits where in the game in hand from here on: programs in the seats that are named, people in the others. */
export function seatPrograms({ clock }: Pick<GameStore, 'clock'>, seating: Seating): void {
  const { game } = clock.store.getState();
  if (game !== null) clock.store.setState({ game: { ...game, programs: programsOf(seating) } });
}

/**
 * Begins a game of its own from a moment of the war in hand, an index of its positions, with programs in the seats that
 * are named; the game in hand stays in the library as it is.
 */
export function playFrom(
  { state, open }: Pick<GameStore, 'state' | 'open'>,
  at: number,
  seating: Seating,
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
    programs: programsOf(seating),
    war: timesBackTo(earlier, clock, present(earlier).turn),
  });
}
