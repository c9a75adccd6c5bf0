import type { ReactNode } from 'react';
import type { Board } from '../../engine/board';
import { mapSentence } from '../../words/maps';

/** On which map a game is played, where that is not Debord's. */
export function MapNamed({ board }: { readonly board: Board }): ReactNode {
  const sentence = mapSentence(board);
  return sentence !== '' && <span className="hq-menu-rules">{sentence}</span>;
}
