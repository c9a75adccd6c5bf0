import type { Position } from '../../engine/position';
import type { Side } from '../../engine/vocabulary';
import { GoTo } from './GoTo';
import type { Aid, BoardScreen } from '../base/aid';
import { Lists } from './Lists';
import { KeySheet } from './KeySheet';

export interface AidsProps {
  readonly screen: BoardScreen;
  readonly open: Exclude<Aid, 'line'>;
  readonly position: Position;
  readonly side: Side;
  readonly onClose: () => void;
}

/** The key sheet, one of the lists, or the way to a square. */
export function Aids({ screen, open, position, side, onClose }: AidsProps) {
  switch (open) {
    case 'help':
      return <KeySheet screen={screen} onClose={onClose} />;
    case 'goTo':
      return <GoTo onClose={onClose} />;
    default:
      return (
        <Lists position={position} side={side} screen={screen} first={open} onClose={onClose} />
      );
  }
}
