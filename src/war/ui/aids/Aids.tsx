import type { Position } from '../../engine/position';
import type { Side } from '../../engine/vocabulary';
import { GoTo } from './GoTo';
import { Lists, type ListName } from './Lists';
import { KeySheet, type Screen } from './KeySheet';

/** What a key or a button can open over the board. */
export type Aid = ListName | 'goTo' | 'help';

export interface AidsProps {
  readonly screen: Screen;
  readonly open: Aid;
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
