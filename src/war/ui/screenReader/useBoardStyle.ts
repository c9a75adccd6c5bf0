import { useLayoutEffect } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import type { WarSettings } from '../../game/settings';
import { boardStyle, setBoardStyle } from '../../words/board';
import { boardStyleOf } from '../../words/terse';
import { useGameStore } from '../base/useGame';

const styleOf = memoizeLast(
  (earStyle: WarSettings['earStyle'], coordinate: WarSettings['coordinate']) =>
    boardStyleOf({ earStyle, coordinate }),
);

/**
 * Hook: sets how the squares and rows of the board are labelled for screen readers, by the user's settings. Labels on
 * the page are changed only when their text changes.
 */
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
