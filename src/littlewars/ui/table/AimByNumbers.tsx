import { useState, type ReactNode } from 'react';
import { normalBearing } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { t } from '../../words/t';

const THOUSAND = 1_000;

interface DegreesProps {
  readonly label: string;
  /** In whole thousandths of a degree. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A field for an angle in degrees: shows what is being typed until the gun is turned in another way. */
function Degrees({ label, value, onChange }: DegreesProps): ReactNode {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number } | null>(
    null,
  );
  const stands = typed !== null && normalBearing(typed.value) === normalBearing(value);
  return (
    <label>
      {label}
      <input
        type="number"
        step="any"
        required
        value={stands ? typed.text : value / THOUSAND}
        onChange={({ target: { value: text } }) => {
          const next = text === '' ? value : Math.round(Number(text) * THOUSAND);
          setTyped({ text, value: next });
          onChange(next);
        }}
      />
    </label>
  );
}

interface AimByNumbersProps {
  readonly aim: Aim;
  readonly mayFire: boolean;
  readonly onAim: (aim: Aim) => void;
  readonly onFire: (bearing: number, elevation: number) => void;
}

/**
 * Renders a form that aims a gun by its bearing and elevation in degrees (`onAim`), and fires it (`onFire`) if
 * `mayFire`; folded until the player opens it. `aim` and the callbacks are in thousandths of a degree.
 */
export function AimByNumbers({ aim, mayFire, onAim, onFire }: AimByNumbersProps): ReactNode {
  return (
    <details className="lw-more">
      <summary>{t('lwTable:gun.numbers')}</summary>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          onFire(aim.bearing, aim.elevation);
        }}
      >
        <Degrees
          label={t('lwTable:gun.bearing')}
          value={aim.bearing}
          onChange={(bearing) => onAim({ ...aim, bearing: normalBearing(bearing) })}
        />
        <Degrees
          label={t('lwTable:gun.elevation')}
          value={aim.elevation}
          onChange={(elevation) => onAim({ ...aim, elevation })}
        />
        <button type="submit" data-irreversible disabled={!mayFire}>
          {t('lwTable:gun.fire')}
        </button>
      </form>
    </details>
  );
}
