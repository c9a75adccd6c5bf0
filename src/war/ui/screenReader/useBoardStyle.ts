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
 * Hook: has the squares and rows of every board labelled for screen readers in the style of the settings: detailed or
 * terse, and where the coordinate stands. It follows changes of the settings.
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
