import type { ReactNode } from 'react';
import type { Board } from '../../engine/board';
import { mapSentence } from '../../words/maps';

/** On which map a game is played, where that is not Debord's. */
export function MapNamed({ board }: { readonly board: Board }): ReactNode {
  return <span className="hq-menu-rules">{mapSentence(board)}</span>;
}
