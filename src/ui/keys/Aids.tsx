import { Suspense } from 'react';
import type { Position } from '../../engine/position';
import type { Side } from '../../engine/vocabulary';
import { GoTo, KeySheet, Lists } from '../late';
import type { ListName } from '../lists/Lists';
import type { Screen } from './KeySheet';

/** What a key or a button can open over the board. */
export type Aid = ListName | 'goTo' | 'help';

interface AidsProps {
  readonly screen: Screen;
  readonly open: Aid | null;
  readonly position: Position;
  readonly side: Side;
  readonly onClose: () => void;
}

/** The key sheet, the lists and the way to a square, as far as one of them is open. */
export function Aids({ screen, open, position, side, onClose }: AidsProps) {
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'help' ? (
        <KeySheet screen={screen} onClose={onClose} />
      ) : open === 'goTo' ? (
        <GoTo onClose={onClose} />
      ) : (
        <Lists position={position} side={side} screen={screen} first={open} onClose={onClose} />
      )}
    </Suspense>
  );
}
