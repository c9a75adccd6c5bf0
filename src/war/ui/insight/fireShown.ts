import type { Position } from '../../engine/position';
import { fireOf, threatsTo } from '../../engine/insight/threats';
import { other, type Side, type Square } from '../../engine/vocabulary';
import type { WarSettings } from '../../game/settings';
import type { BoardView } from '../board/view';
import { shownTarget } from './viewOf';
import type { MovePreview } from '../../game/previews';

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
        threats: threatsTo(position, mine).map((threat) => shownTarget(threat, true)),
      };
  }
}

/** What a move to a square that is only shown does: the sums it changes marked, the units it exposes, what it decides. */
export function foreseenShown(
  { after, consequence, prospects: { targets, attacks, exposed } }: MovePreview,
  square: Square,
  fire: WarSettings['fire'],
): NonNullable<BoardView['foreseen']> {
  return {
    ...fireShown(after, fire, after.side),
    square,
    decides: consequence?.is ?? null,
    targets: targets.map((assault) => ({
      ...shownTarget(assault, fire === 'mine'),
      changed: attacks.some((change) => change.square === assault.target),
    })),
    exposed: exposed.flatMap((change) =>
      change.after === null ? [] : [{ square: change.square, outcome: change.after.outcome }],
    ),
  };
}
