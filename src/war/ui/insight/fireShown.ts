import type { Position } from '../../engine/position';
import { fireOf, threatsTo } from '../../engine/insight/threats';
import { other, type Side } from '../../engine/vocabulary';
import type { WarSettings } from '../../game/settings';
import type { BoardView } from '../board/view';
import { shownTarget } from './viewOf';
import type { Ahead } from '../../game/inquiry';

/** The fire of the side asked for, and with the enemy's its threats; `mine` is the side to move. */
export function fireShown(
  position: Position,
  fire: WarSettings['fire'],
  mine: Side,
): Pick<BoardView, 'fireMap' | 'threats'> {
  switch (fire) {
    case 'none':
      return {};
    case 'mine':
      return { fireMap: { side: mine, sums: fireOf(position, mine) } };
    case 'theirs':
      return {
        fireMap: { side: other(mine), sums: fireOf(position, other(mine)) },
        threats: threatsTo(position, mine).map(shownTarget),
      };
  }
}

/** What a move that is only shown does to the sums and the fire: those it changes marked, the units it exposes. */
export function foreseenSums(
  { after, prospects: { targets, attacks, exposed } }: Ahead,
  fire: WarSettings['fire'],
): NonNullable<BoardView['foreseen']> {
  return {
    ...fireShown(after, fire, after.side),
    targets: targets.map((assault) => ({
      ...shownTarget(assault),
      changed: attacks.some(({ square }) => square === assault.target),
    })),
    exposed: exposed.flatMap(({ square, after: sum }) =>
      sum === null ? [] : [{ square, outcome: sum.outcome }],
    ),
  };
}
