import { useId, useMemo, type ReactNode } from 'react';
import { hasSound } from '../../platform/pieces';
import { t } from '../../words/t';
import { useShell, useShellSettings } from '../useShell';
import '../controls.css';

/** The volume of all games' sounds, if they are on. */
export function Volume({ label }: { readonly label: string }): ReactNode {
  const { settings } = useShell();
  const sounds = useShellSettings((state) => state.sounds);
  const volume = useShellSettings((state) => state.volume);
  const id = useId();
  // Checked once sounds are on; until then no audio context is made.
  const isHeard = useMemo(() => !sounds || hasSound(), [sounds]);
  return (
    <>
      <div className="volume">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={10}
          value={volume}
          disabled={!sounds}
          onChange={({ target }) => settings.change({ volume: Number(target.value) })}
        />
      </div>
      {!isHeard && <p>{t('shell:noSound')}</p>}
    </>
  );
}
