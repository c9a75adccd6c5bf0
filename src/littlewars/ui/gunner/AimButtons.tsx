import type { Aim } from '../../engine/flight';
import { t } from '../../words/t';
import { COARSE, FINE } from './useHands';

/** Two buttons for each direction: half a degree, and a twentieth. */
const BUTTONS = [
  ['left', { bearing: -COARSE, elevation: 0 }, '◀◀'],
  ['leftFine', { bearing: -FINE, elevation: 0 }, '◀'],
  ['rightFine', { bearing: FINE, elevation: 0 }, '▶'],
  ['right', { bearing: COARSE, elevation: 0 }, '▶▶'],
  ['up', { bearing: 0, elevation: COARSE }, '▲▲'],
  ['upFine', { bearing: 0, elevation: FINE }, '▲'],
  ['downFine', { bearing: 0, elevation: -FINE }, '▼'],
  ['down', { bearing: 0, elevation: -COARSE }, '▼▼'],
] as const;

interface AimButtonsProps {
  readonly onTurn: (by: Aim) => void;
  readonly disabled: boolean;
}

/** Buttons to turn and raise the gun, for players without drag, wheel or keys. */
export function AimButtons({ onTurn, disabled }: AimButtonsProps) {
  return (
    <div className="gunner-buttons" role="group" aria-label={t('lwGunner:buttons.aiming')}>
      {BUTTONS.map(([name, by, sign]) => (
        <button
          key={name}
          type="button"
          className={`gunner-turn gunner-turn-${name}`}
          aria-label={t(`lwGunner:buttons.${name}`)}
          title={t(`lwGunner:buttons.${name}`)}
          disabled={disabled}
          onClick={() => onTurn(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
