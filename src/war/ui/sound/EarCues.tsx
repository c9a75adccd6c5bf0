import { useEffect, useRef } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { useShell } from '../../../shell/ui/useShell';
import { useSignal } from '../../../shell/ui/useSignal';
import { createPlayer, type Player } from '../../../shell/ui/sound/player';
import { SCORE, type Sound } from './score';

interface EarCuesProps {
  /** Calls back with each sound, and where it is: from -1, left, to 1. */
  readonly onCue: Subscribe<{ readonly sound: Sound; readonly pan: number }>;
}

/** Plays the short sounds of a way over the board, each where it is. */
export function EarCues({ onCue }: EarCuesProps): null {
  const { settings } = useShell();
  const player = useRef<Player<Sound> | null>(null);
  useEffect(() => {
    player.current = createPlayer(SCORE);
    return player.current.close;
  }, []);
  useSignal(onCue, ({ sound, pan }) =>
    player.current?.play([sound], settings.getState().volume, pan),
  );
  return null;
}
