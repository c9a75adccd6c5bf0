import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../../shell/ui/useMedia';
import { t } from '../../words/t';
import { drawFrom } from './art/view';
import {
  AGAIN_FOR,
  closeUpOf,
  fallingAt,
  struckAgain,
  timeAgain,
  type CloseUp as Hit,
} from './closeUp';
import type { PlayedShot } from './shotClock';
import { boltAt } from './shotShown';
import type { Battle } from '../../engine/types';
import type { ShownWorks } from '../plan/view';
import type { SceneAdditions } from './scene';
import { usePicture } from './usePicture';

interface CloseUpProps {
  readonly played: PlayedShot;
  readonly works?: ShownWorks | undefined;
  readonly additionsTo?: ((battle: Battle) => SceneAdditions | undefined) | undefined;
  readonly onEnd: () => void;
}

/**
 * Renders the hit of a shot (`played`) a second time over the gunner's view, slowly and close to the men who fall;
 * nothing if nobody dies. Any key or click ends it, and has its usual effect as well, except Escape; `onEnd` is then
 * called. For players who prefer reduced motion it is a small still picture. `works` are engineering works, and
 * `additionsTo` returns what else to draw in a battle.
 */
export function CloseUp({ played, ...rest }: CloseUpProps) {
  const hit = useMemo(() => closeUpOf(played.before, played.shot), [played]);
  return hit && <Again {...rest} played={played} hit={hit} />;
}

/** What ends it, besides a key. */
const INPUTS = ['pointerdown', 'wheel', 'click'] as const;

function Again({ played, works, additionsTo, hit, onEnd }: CloseUpProps & { readonly hit: Hit }) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [began] = useState(() => performance.now());
  const shown = (): number => (performance.now() - began) / 1_000;
  usePicture(canvas, {
    isMoving: () => !still && shown() < AGAIN_FOR,
    paint: (context, inks, size, moving) => {
      const { shot, before: battle, effects } = played;
      const now = timeAgain(hit, shown());
      const [flown, fallen] = still ? [hit.strikes, fallingAt(hit)] : [now, now];
      drawFrom(context, inks, {
        battle,
        works,
        camera: hit.camera(size),
        bearing: hit.bearing,
        shot: { bolt: boltAt(shot, flown), struck: struckAgain(shot, hit, fallen) },
        burst: effects?.burstAt(fallen),
        additions: additionsTo?.(battle),
        moving,
      });
    },
  });

  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const over = still ? undefined : setTimeout(() => end(), AGAIN_FOR * 1_000);
    const all = new AbortController();
    const listening = { capture: true, passive: true, signal: all.signal };
    for (const input of INPUTS) window.addEventListener(input, () => end(), listening);
    window.addEventListener(
      'keydown',
      (event) => {
        // The key that fired the gun may still be held.
        if (event.repeat) return;
        // Escape ends what is shown, and does not leave the gun as well.
        if (event.key === 'Escape') event.stopPropagation();
        end();
      },
      listening,
    );
    return () => {
      clearTimeout(over);
      all.abort();
    };
  }, [still]);
  return (
    <div className="gunner-again" data-still={still} aria-hidden="true">
      <canvas ref={canvas} className="gunner-picture" />
      <p className="gunner-again-name">{t('lwGunner:again')}</p>
    </div>
  );
}
