import { useEffect, useRef, type PointerEvent } from 'react';
import type { Aim } from '../../engine/flight';
import { t } from '../../words/t';
import { COARSE, FINE } from './useGunGestures';

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

/** After how many milliseconds a held button goes on, and how often it then turns the gun. */
const [HELD, AGAIN] = [350, 50];
/** After how many of those turns it goes twice as fast, and at most how many times as fast. */
const [FASTER, FASTEST] = [10, 4];

interface AimButtonsProps {
  readonly onTurn: (by: Aim) => void;
  readonly disabled: boolean;
}

/** Hook: what holds a button down. It turns the gun at the click, and goes on, ever faster, while it is held. */
function useHeld(onTurn: (by: Aim) => void, disabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the button has gone on, so that the click at its end turns nothing more. */
  const wentOn = useRef(false);
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, [disabled]);
  return (by: Aim) => ({
    onPointerDown: ({ button }: PointerEvent): void => {
      stop();
      wentOn.current = false;
      if (button !== 0) return;
      let times = 0;
      const goOn = (): void => {
        wentOn.current = true;
        const speed = Math.min(FASTEST, 1 + Math.floor(times++ / FASTER));
        latest.current({ bearing: by.bearing * speed, elevation: by.elevation * speed });
        timer.current = setTimeout(goOn, AGAIN);
      };
      timer.current = setTimeout(goOn, HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A finger that holds a button wants no menu.
    onContextMenu: (event: { readonly preventDefault: () => void }): void => event.preventDefault(),
    onClick: (): void => {
      stop();
      if (!wentOn.current) onTurn(by);
      wentOn.current = false;
    },
  });
}

/**
 * Renders buttons that turn and raise the gun, for players without drag, wheel or keys; `disabled` while it cannot be
 * aimed. `onTurn` is called with the change, in thousandths of a degree, again and again while a button is held.
 */
export function AimButtons({ onTurn, disabled }: AimButtonsProps) {
  const held = useHeld(onTurn, disabled);
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
          {...held(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
