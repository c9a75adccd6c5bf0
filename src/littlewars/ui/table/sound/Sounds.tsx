import { useEffect } from 'react';
import { hasUserActivation } from '../../../../shell/platform/browserApis';
import { createPlayer } from '../../../../shell/ui/sound/player';
import { useShell } from '../../../../shell/ui/useShell';
import { useBattleStore } from '../../base/useGame';
import { shotsShown } from '../../gunner/shotClock';
import { curtainMoved, eventCue, reportCue, strikeCues, wholeShotCues } from './cues';
import { SCORE, type Sound } from './score';

/**
 * Plays the sounds of a battle while the component is mounted; renders nothing. Everything that a sound means is
 * on the page as well.
 */
export function Sounds(): null {
  const store = useBattleStore();
  const { settings } = useShell();
  useEffect(() => {
    const player = createPlayer(SCORE);
    const play = (...sounds: readonly Sound[]): void =>
      player.play(sounds, settings.getState().volume);
    // Switched on by hand just now, and not by returning to the page.
    if (hasUserActivation()) play('step');
    // The men of a body move together, and sound once.
    const due = new Set<Sound>();
    let leave = (): void => undefined;
    const stops = [
      store.onEvent((event) => {
        const cue = eventCue(event);
        if (cue === null) return;
        if (due.size === 0)
          queueMicrotask(() => {
            play(...due);
            due.clear();
          });
        due.add(cue);
      }),
      store.state.subscribe((now, before) => {
        if (curtainMoved(before, now)) play('curtain');
      }),
      // The spring, and each hit of the bolt when it is seen.
      shotsShown.subscribe(({ shot, before: { country }, clock, effects }) => {
        const kind = effects?.kind;
        let playedUntil = clock.now();
        if (playedUntil === Infinity) {
          play(...wholeShotCues(country, shot, kind));
          return;
        }
        play(reportCue(kind));
        leave();
        leave = clock.subscribe(() => {
          const now = clock.now();
          // What is skipped is not heard.
          if (now < Infinity) play(...strikeCues(country, shot, playedUntil, now, kind));
          playedUntil = now;
        });
      }),
      () => leave(),
      player.close,
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, settings]);
  return null;
}
