import { useId, type ReactNode } from 'react';
import { tellSetting } from '../../words/settings';
import { useShell, useShellSettings } from '../../../shell/ui/useShell';

/** How loud the sounds are, while there are any. */
export function Volume(): ReactNode {
  const shell = useShell();
  const sounds = useShellSettings((settings) => settings.sounds);
  const volume = useShellSettings((settings) => settings.volume);
  const id = useId();
  return (
    <div className="volume">
      <label htmlFor={id}>{tellSetting('volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        disabled={!sounds}
        onChange={(event) => shell.settings.change({ volume: Number(event.target.value) })}
      />
    </div>
  );
}
