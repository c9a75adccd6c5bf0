import { useEffect, useRef } from 'react';
import { useShell } from '../../../shell/ui/useShell';
import { createPlayer, type Player } from '../../../shell/ui/sound/player';
import { SCORE, type Sound } from './score';

interface EarCuesProps {
  /** What is to be heard now: another id is another sound. */
  readonly cue: { readonly id: number; readonly sound: Sound; readonly pan: number };
}

/** Plays the short sounds of a way over the board, each where it is. */
export function EarCues({ cue }: EarCuesProps): null {
  const { settings } = useShell();
  const player = useRef<Player<Sound> | null>(null);
  useEffect(() => {
    player.current = createPlayer(SCORE);
    return player.current.close;
  }, []);
  useEffect(() => {
    player.current?.play([cue.sound], settings.getState().volume, cue.pan);
  }, [settings, cue]);
  return null;
}
