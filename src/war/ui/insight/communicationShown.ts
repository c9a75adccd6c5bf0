import { unitAt, type Position } from '../../engine/position';
import type { BoardView, ShownChain } from '../board/view';
import type { UnitExplanation } from '../../game/previews';

/** What the board shows of the unit asked about: its chain, or the one it lacks, and what it cuts. */
export function communicationShown(
  position: Position,
  { square, chain, isolation, cutting }: UnitExplanation,
): Pick<BoardView, 'chain' | 'severed'> {
  const side = unitAt(position, square)?.side ?? position.side;
  const cause = isolation?.causes[0];
  const cut = cause?.code === 'cutOff' ? { source: cause.source, by: cause.by } : null;
  const shown: ShownChain | null =
    chain !== null
      ? { ...chain, side, cut: null }
      : isolation?.restored
        ? { ...isolation.restored, side, cut }
        : null;
  return {
    chain: shown,
    severed: cutting && {
      ...cutting,
      square,
      isolates: cutting.isolates.map((unit) => unit.square),
    },
  };
}
