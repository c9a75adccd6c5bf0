import { useLayoutEffect } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import type { WarSettings } from '../../game/settings';
import { boardStyle, setBoardStyle } from '../../words/board';
import { boardStyleOf } from '../../words/boardStyles';
import { useGameStore } from '../base/useGame';

const styleOf = memoizeLast(
  (earStyle: WarSettings['earStyle'], coordinate: WarSettings['coordinate']) =>
    boardStyleOf({ earStyle, coordinate }),
);

/** Squares and rows say their words in the style that is set; five hundred squares are told anew only where it changes. */
export function useBoardStyle(): void {
  const { settings } = useGameStore();
  useLayoutEffect(() => {
    const follow = (): void => {
      const { earStyle, coordinate } = settings.getState();
      const style = styleOf(earStyle, coordinate);
      if (boardStyle() !== style) setBoardStyle(style);
    };
    follow();
    return settings.subscribe(follow);
  }, [settings]);
}
