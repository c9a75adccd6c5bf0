import { useId, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { useShell, useShellSettings } from '../../../shell/ui/useShell';
import { lateMessages } from '../../words/t';
import { useLittleWarsSettings, useSettings } from '../base/useGame';
import './settings.css';

const tell = lateMessages('lwSettings');

/** Sounds, which are those of every game of this browser, and the clock; clocks stand still meanwhile. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useStandstill();
  const { settings: shell } = useShell();
  const own = useLittleWarsSettings();
  const sounds = useShellSettings((settings) => settings.sounds);
  const volume = useShellSettings((settings) => settings.volume);
  const hidden = useSettings((settings) => settings.lwClockHidden);
  const id = useId();
  return (
    <Dialog open title={tell('title')} onClose={onClose}>
      <div className="lw-settings">
        <Tick label={tell('sounds')} on={sounds} onChange={(on) => shell.change({ sounds: on })} />
        <p className="lw-volume">
          <label htmlFor={id}>{tell('volume')}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            disabled={!sounds}
            onChange={({ target }) => shell.change({ volume: Number(target.value) })}
          />
        </p>
        <Tick
          label={tell('clockHidden')}
          on={hidden}
          onChange={(on) => own.change({ lwClockHidden: on })}
        />
      </div>
    </Dialog>
  );
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Tick = ({ label, on, onChange }: TickProps): ReactNode => (
  <label className="lw-tick">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
