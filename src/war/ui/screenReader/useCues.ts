import { useEffect, useEffectEvent, useState } from 'react';
import type { Board } from '../../engine/board';
import { moveEffect } from '../../engine/insight/consequence';
import { fireOf } from '../../engine/insight/threats';
import { inCommunication, unitAt, type Position } from '../../engine/position';
import { other, type Square } from '../../engine/vocabulary';
import { memoizeLast } from '../../../shell/memoizeLast';
import { createSignal } from '../../../shell/signal';
import { useShellSettings } from '../../../shell/ui/useShell';
import { chosenUnit } from '../../game/choice';
import { shownCell, shownSize, type Orientation } from '../board/geometry';
import { focusedSquare } from '../board/tabStop';
import { useTable, useGameStore, useReadable } from '../base/useGame';

/**
 * A short sound played while moving over the board, and where it comes from (`pan`): from -1, the left edge of the
 * board, to 1, the right one. Its names are `edge` (the board ends), `refused`, `fire` (the enemy's fire) and `cut`
 * (out of communication).
 */
export interface Cue {
  readonly sound: 'edge' | 'refused' | 'fire' | 'cut';
  readonly pan: number;
}

const enemyFire = memoizeLast((position: Position) => fireOf(position, other(position.side)));

/**
 * Returns the sound of a square that gets the focus. `cut`: its unit is out of communication, or, on an empty square,
 * the `chosen` unit (null for none) would be isolated there. `fire`: the enemy's fire reaches it, and no enemy unit is
 * on it. Null if neither is so.
 */
export function cueOf(
  position: Position,
  square: Square,
  chosen: Square | null,
): 'fire' | 'cut' | null {
  const unit = unitAt(position, square);
  const isolates =
    unit === null
      ? chosen !== null && moveEffect(position, chosen, square) === 'isolates'
      : !inCommunication(position, square);
  if (isolates) return 'cut';
  const bears = unit === null || unit.side === position.side;
  return bears && (enemyFire(position)[square] ?? 0) > 0 ? 'fire' : null;
}

const panOf = (board: Board, square: Square, orientation: Orientation): number => {
  const { column } = shownCell(board, orientation, square);
  const { columns } = shownSize(board, orientation);
  return (2 * column) / (columns - 1) - 1;
};

/**
 * Hook: returns `cue`, which makes a sound at a square (in the middle for null), and `onCue`, the subscription to all
 * such sounds, including those of squares that get the focus; null if the user has switched them off.
 */
export function useCues(position: Position, orientation: Orientation) {
  // A setting of the page: a lesson, which has its own, sounds like everything else.
  const { earCues: on } = useReadable(useGameStore().settings);
  const sounds = useShellSettings((settings) => settings.sounds);
  const table = useTable();
  const [cues] = useState(() => createSignal<Cue>());
  const cue = (sound: Cue['sound'], square: Square | null): void => {
    const pan = square === null ? 0 : panOf(position.board, square, orientation);
    cues.send({ sound, pan });
  };
  const focused = useEffectEvent(() => {
    const square = focusedSquare();
    const chosen = chosenUnit(table.state.getState().choice);
    const sound = square === null ? null : cueOf(position, square, chosen);
    if (sound !== null) cue(sound, square);
  });
  useEffect(() => {
    if (!on) return;
    const listen = (): void => focused();
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [on]);
  const refused = useEffectEvent((at: Square | null) => {
    // If all sounds are on, the refusal has been played already.
    if (!sounds) cue('refused', at);
  });
  useEffect(
    () =>
      table.state.subscribe(({ refusal }, before) => {
        if (refusal !== null && refusal !== before.refusal) refused(refusal.at);
      }),
    [table],
  );
  return { cue, onCue: on ? cues.subscribe : null };
}
