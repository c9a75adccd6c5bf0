import { useEffect, useRef } from 'react';
import type { Aim, FlightPoint } from '../../engine/flight';
import { heightOf, isOnField } from '../../engine/men';
import type { Battle } from '../../engine/types';
import { cameraOf, horizonOf, project } from './camera';
import type { ShownShot } from './shotClock';

export interface GunnersViewProps {
  /** The battle as it stands; while a shot is shown its own `before` is drawn instead. */
  readonly battle: Battle;
  /** Whose eye it is: a gun's id, such as `G2`. The view is to be made anew (`key`) for another gun. */
  readonly gun: string;
  /**
   * Where the barrel points, in thousandths of a degree, as its owner keeps it. The hand moves it within the view, which
   * follows these two only when they change from without.
   */
  readonly bearing: number;
  readonly elevation: number;
  /** Once the hand rests: where the barrel points now, in whole thousandths of a degree, within all limits. */
  readonly onAim: (aim: Aim) => void;
  /**
   * Fires: whole thousandths of a degree, the sway of a moving hand within them. Never twice for one press, never by the end
   * of a drag, and never while a shot is shown. The engine may still refuse; its reasons are then given as `refusals`.
   */
  readonly onFire: (bearing: number, elevation: number) => void;
  /** Why the gun may not fire now, as sentences; shown beside the button, which then does nothing but say them. */
  readonly refusals: readonly string[];
  /** The shot that is to be shown, by `showShot`; null where there is none. */
  readonly shot: ShownShot | null;
  /** All of the shot has been shown, or was skipped. */
  readonly onShown: () => void;
  /** The observer's circle: where the last shot struck (`struckAt`); null where nobody observes. */
  readonly struck: FlightPoint | null;
  /** Leaves the gunner's eye: Escape, and a button. */
  readonly onLeave: () => void;
}

/** The gunner's eye (4.8): a view along the barrel, where the gun is turned, raised and fired. It knows no store. */
export function GunnersView({ battle, gun, bearing, elevation, onFire }: GunnersViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const standing = battle.guns.find(({ id }) => id === gun);
    if (context === null || context === undefined || standing === undefined) return;
    const { width, height } = context.canvas;
    const camera = cameraOf(battle.country, standing, { bearing, elevation }, { width, height });
    context.clearRect(0, 0, width, height);
    context.fillRect(0, horizonOf(camera), width, 1);
    for (const man of battle.men) {
      const at = isOnField(man) ? project(camera, { ...man, z: 0 }) : null;
      if (at !== null) context.strokeRect(at.x, at.y, 2, -heightOf(man) * at.scale);
    }
  }, [battle, gun, bearing, elevation]);
  return (
    <section>
      <canvas ref={canvas} width={960} height={540} />
      <button type="button" onClick={() => onFire(bearing, elevation)} />
    </section>
  );
}
