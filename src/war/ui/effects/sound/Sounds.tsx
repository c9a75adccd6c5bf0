import { useEffect } from 'react';
import { hasUserActivation } from '../../../../shell/platform/browserApis';
import { useGameStore } from '../../base/useGame';
import { eventCues, stateCues, stepCues } from './cues';
import { createPlayer } from '../../../../shell/ui/sound/player';
import { replayed } from '../animations/timeline';
import { SCORE } from './score';
import { useShell } from '../../../../shell/ui/useShell';

/**
 * Renders nothing; while it is mounted, plays the sounds of the war at the volume of the settings. Everything that can
 * be heard is also shown and announced.
 */
export function Sounds(): null {
  const { state, table } = useGameStore();
  const { settings } = useShell();
  useEffect(() => {
    const player = createPlayer(SCORE);
    // Switched on by hand just now, and not by returning to the page.
    if (hasUserActivation()) player.play(['turn'], volume());
    const stops = [
      state.subscribe((now, before) => player.play(stateCues(before, now), volume())),
      table.onEvent((event) => player.play(eventCues(event), volume())),
      replayed.subscribe((step) => {
        if (step === null) player.mute();
        else player.play(stepCues(step), volume());
      }),
      // A sample at the chosen volume.
      settings.subscribe((now, before) => {
        if (now.volume !== before.volume) player.play(['place'], now.volume);
      }),
      player.close,
    ];
    return () => stops.forEach((stop) => stop());

    function volume(): number {
      return settings.getState().volume;
    }
  }, [state, table, settings]);
  return null;
}
