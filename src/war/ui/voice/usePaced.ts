import { useEffect } from 'react';
import type { WarSettings } from '../../game/settings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { KEYS } from '../base/keys';
import { useGameStore } from '../base/useGame';

/** The part of the time to be spoken that each announcement is given. */
const PARTS: Readonly<Record<WarSettings['earPace'], number>> = { none: 0, short: 0.4, full: 1 };

/** Keys that by themselves do nothing: Control is how a screen reader is bidden to be silent. And the one that asks for all this. */
const SPARED = ['Shift', 'Control', 'Alt', 'Meta', ...Object.keys(KEYS.ear.again)];

/** Gives announcements their pace, and tells what waits when a key is pressed: before whatever the key asks. */
export function usePaced(): void {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  useEffect(() => {
    const follow = (): void => announcer.setPace(PARTS[settings.getState().earPace]);
    follow();
    return settings.subscribe(follow);
  }, [announcer, settings]);
  useEffect(() => {
    const flush = ({ key }: KeyboardEvent): void => {
      if (!SPARED.includes(key)) announcer.flush();
    };
    window.addEventListener('keydown', flush, true);
    return () => window.removeEventListener('keydown', flush, true);
  }, [announcer]);
}
