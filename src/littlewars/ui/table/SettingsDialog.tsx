import type { ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { Volume } from '../../../shell/ui/sound/Volume';
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
      <Volume label={tell('settings.volume')} />
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
