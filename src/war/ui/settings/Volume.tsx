import { useId, type ReactNode } from 'react';
import { ts } from '../../words/settings';
import { useCommand, useGame } from '../base/useGame';

/** How loud the sounds are, while there are any. */
export function Volume(): ReactNode {
  const command = useCommand();
  const sounds = useGame((state) => state.preferences.sounds);
  const volume = useGame((state) => state.preferences.volume);
  const id = useId();
  return (
    <div className="volume">
      <label htmlFor={id}>{ts('volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        disabled={!sounds}
        onChange={(event) => command.prefer({ volume: Number(event.target.value) })}
      />
    </div>
  );
}
