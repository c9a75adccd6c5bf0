import { useEffect } from 'react';
import { isUsedByHand } from '../../../shell/platform/pieces';
import { useGameStore } from '../base/useGame';
import { cuesOf, stepCues } from './cues';
import { createPlayer } from '../../../shell/ui/sound/player';
import { onReplayed } from './replay';
import { SCORE } from './score';
import { useShell } from '../../../shell/ui/useShell';

/** While it is on the page, what happens is heard. Whatever it tells is told on screen and in words too. */
export function Sounds(): null {
  const { state } = useGameStore();
  const { settings } = useShell();
  useEffect(() => {
    const player = createPlayer(SCORE);
    // Switched on by hand just now, and not by coming back to the page.
    if (isUsedByHand()) player.play(['turn'], volume());
    const stop = state.subscribe((now, before) => player.play(cuesOf(before, now), volume()));
    const stopReplay = onReplayed((step) => {
      if (step === null) player.hush();
      else player.play(stepCues(step.war, step.at), volume());
    });
    // What is as loud as this is heard.
    const stopTrying = settings.subscribe((now, before) => {
      if (now.volume !== before.volume) player.play(['place'], now.volume);
    });
    return () => {
      stop();
      stopReplay();
      stopTrying();
      player.close();
    };

    function volume(): number {
      return settings.getState().volume;
    }
  }, [state, settings]);
  return null;
}
