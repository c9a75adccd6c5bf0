import { useId, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { useShell, useShellSettings } from '../../../shell/ui/useShell';
import { SEEN_FROM } from '../../game/settings';
import { lateMessages } from '../../words/t';
import { Choice } from '../base/Choice';
import { useOwnSettings, useSettings } from '../base/useGame';

const tell = lateMessages('lwTable');

/** What this browser keeps for those who play Little Wars, and the sounds of all its games. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useStandstill();
  const settings = useOwnSettings();
  const { settings: shell } = useShell();
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const clockHidden = useSettings((settings) => settings.clockHidden);
  const sounds = useShellSettings((settings) => settings.sounds);
  const volume = useShellSettings((settings) => settings.volume);
  const id = useId();
  return (
    <Dialog open title={tell('settings.title')} onClose={onClose}>
      <Choice
        legend={tell('settings.seenFrom')}
        values={SEEN_FROM}
        value={seenFrom}
        words={(each) => tell(`settings.from.${each}`)}
        note={tell('settings.seenFromNote')}
        onChoose={(each) => settings.change({ seenFrom: each })}
      />
      <Tick
        label={tell('settings.clockHidden')}
        on={clockHidden}
        onChange={(on) => settings.change({ clockHidden: on })}
      />
      <Tick
        label={tell('settings.sounds')}
        on={sounds}
        onChange={(on) => shell.change({ sounds: on })}
      />
      <p className="lw-volume">
        <label htmlFor={id}>{tell('settings.volume')}</label>
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
