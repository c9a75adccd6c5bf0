import { useState } from 'react';
import { GoTo } from './GoTo';
import type { Help } from '../../base/help';
import { Lists, type ListsProps } from './Lists';
import { KeySheet } from './KeySheet';
import { Legend } from './Legend';

/**
 * The props of the help dialog over a board: which help is `open`, for which kind of `screen`, the `position` and the
 * `side` that its lists are about, and `onClose`, called when the user closes it.
 */
export interface HelpDialogsProps extends Omit<ListsProps, 'first'> {
  readonly open: Exclude<Help, 'line'>;
}

/**
 * The dialog of help that is `open` over a board, for a kind of `screen`: the list of keys, the legend of the map, one
 * of the lists, or the choice of a square to go to.
 */
export function HelpDialogs({ screen, open, position, side, onClose }: HelpDialogsProps) {
  const [legend, setLegend] = useState(false);
  if (legend || open === 'legend') return <Legend position={position} onClose={onClose} />;
  switch (open) {
    case 'help':
      return <KeySheet screen={screen} onLegend={() => setLegend(true)} onClose={onClose} />;
    case 'goTo':
      return <GoTo board={position.board} onClose={onClose} />;
    default:
      return (
        <Lists position={position} side={side} screen={screen} first={open} onClose={onClose} />
      );
  }
}
