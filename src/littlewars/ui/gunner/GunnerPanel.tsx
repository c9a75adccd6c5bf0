import { useMemo, type ReactNode } from 'react';
import type { Aim } from '../../engine/flight';
import type { Side } from '../../engine/types';
import { dials } from '../../words/gunner';
import { t } from '../../words/t';
import { Plan } from '../plan/Plan';
import { AimButtons } from './AimButtons';
import type { PlayedShot } from './shotClock';

interface GunnerPanelProps {
  readonly side: Side;
  readonly aim: Aim;
  /** The shot that is being shown; null if there is none. */
  readonly shot: PlayedShot | null;
  /** What is in sight, or why the gun is not fired or turned. */
  readonly message: string;
  readonly left: string;
  readonly mayFire: boolean;
  /** What is chosen besides: nothing for a gun of Little Wars. */
  readonly children: ReactNode;
  readonly leaveWords: string;
  readonly onTurn: (by: Aim) => void;
  /** Null for what is not turned about. */
  readonly onAbout: (() => void) | null;
  readonly onFire: () => void;
  readonly onSkip: () => void;
  readonly onLeave: () => void;
}

/**
 * Renders the panel below the gunner's picture: the readings of the aim, buttons that turn the gun (`onTurn`) or turn
 * it about (`onAbout`, null for none), fire it and leave it, and what is in sight. While a shot is shown, the shot on
 * a plan and a button to skip it (`onSkip`).
 */
export function GunnerPanel(props: GunnerPanelProps) {
  const { side, aim, shot, message, left, mayFire, children, leaveWords } = props;
  const { onTurn, onAbout, onFire, onSkip, onLeave } = props;
  const [turned, screwed] = dials(side, aim);
  return (
    <div className="gunner-panel" data-shot={shot !== null}>
      <div className="gunner-turning">
        <p className="gunner-dials">
          <span>{turned}</span>
          <span>{screwed}</span>
        </p>
        {onAbout !== null && (
          <button type="button" disabled={shot !== null} onClick={onAbout}>
            {t('lwGunner:buttons.turnAbout')}
          </button>
        )}
        {children}
      </div>
      <AimButtons onTurn={onTurn} disabled={shot !== null} />
      <p className="gunner-message">{shot === null && message}</p>
      {shot !== null && <ShotOnPlan played={shot} side={side} />}
      <div className="gunner-orders">
        <button type="button" className="gunner-leave" onClick={onLeave}>
          {leaveWords}
        </button>
        {shot === null ? (
          <button
            key="fire"
            type="button"
            data-irreversible
            className="primary gunner-fire"
            aria-disabled={!mayFire}
            onClick={onFire}
          >
            {t('lwGunner:buttons.fire')}
            <small>{left}</small>
          </button>
        ) : (
          <button key="skip" type="button" className="gunner-fire" onClick={onSkip}>
            {t('lwGunner:buttons.skip')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The same shot on the plan, in the place of the buttons that turn the gun, run by the same clock. */
function ShotOnPlan({ played, side }: { readonly played: PlayedShot; readonly side: Side }) {
  const { country, men, guns } = played.before;
  const shot = useMemo(() => ({ shot: played.shot, clock: played.clock }), [played]);
  return (
    <div className="gunner-plan" aria-hidden="true" inert>
      <div style={{ aspectRatio: `${country.width} / ${country.depth}` }}>
        <Plan {...{ country, men, guns, side, shot }} label="" names={false} />
      </div>
    </div>
  );
}
