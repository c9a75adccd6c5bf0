import { useEffect } from 'react';
import { useCommand } from '../base/useGame';
import { cuesOf } from './cues';
import { createPlayer } from './player';

/** While it is on the page, what happens is heard. Whatever it tells is told on screen and in words too. */
export function Sounds(): null {
  const { store } = useCommand();
  useEffect(() => {
    const player = createPlayer();
    // Switched on by hand just now, and not by coming back to the page.
    if ('userActivation' in navigator && navigator.userActivation.isActive)
      player.play(['turn'], volume());
    const stop = store.subscribe((now, before) => player.play(cuesOf(before, now), volume()));
    return () => {
      stop();
      player.close();
    };

    function volume(): number {
      return store.getState().preferences.volume;
    }
  }, [store]);
  return null;
}
