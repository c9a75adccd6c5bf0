import type { Assault } from '../../engine/combat';
import type { Position } from '../../engine/position';
import type { Prospects } from '../../engine/prospects';
import { fireOf, threatsTo } from '../../engine/threats';
import { other, type Side } from '../../engine/vocabulary';
import type { Preferences } from '../../store/preferences';
import type { BoardView, ShownTarget } from '../board/view';

export const shownTarget = ({ target, attack, defence, outcome }: Assault): ShownTarget => ({
  square: target,
  attack,
  defence,
  outcome,
});

/** The fire of the side asked for, and with the enemy's its threats; `mine` is the side to move. */
export function fireShown(
  position: Position,
  fire: Preferences['fire'],
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

/** The sums after a move that is only shown, those it changes marked, and the units it exposes. */
export function foreseenSums({
  targets,
  attacks,
  exposed,
}: Prospects): NonNullable<BoardView['foreseen']> {
  return {
    targets: targets.map((assault) => ({
      ...shownTarget(assault),
      changed: attacks.some(({ square }) => square === assault.target),
    })),
    exposed: exposed.flatMap(({ square, after }) =>
      after === null ? [] : [{ square, outcome: after.outcome }],
    ),
  };
}
