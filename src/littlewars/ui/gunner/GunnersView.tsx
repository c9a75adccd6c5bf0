import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useMedia } from '../../../shell/ui/useMedia';
import { NO_SENTENCE, useSentence } from '../../../shell/ui/useSentence';
import type { Aim, FlightPoint } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import { aimWords, limitWords, sightWords } from '../../words/gunner';
import { sideName } from '../../words/names';
import type { NamedByHint } from './art/hinted';
import type { DrawnBurst } from './art/view';
import type { ShownWorks } from '../plan/view';
import { cameraOf } from './camera';
import type { AimLimit, Barrel } from './barrel';
import { CloseUp } from './CloseUp';
import { GunnerPanel } from './GunnerPanel';
import type { SceneAdditions } from './scene';
import { sightingsOf } from './seen';
import type { PlayedShot } from './shotClock';
import { useAiming } from './useAiming';
import { useFiring } from './useFiring';
import { useGunGestures } from './useGunGestures';
import { sightWordsOf } from './sightWords';
import { useViewPicture } from './useViewPicture';
import { t } from '../../words/t';
// Men and Country have the same colours as on the plan.
import '../plan/country.css';
import '../plan/plan.css';
import './gunner.css';

/**
 * The texts of the gunner's view that depend on what is aimed (a gun, a gun with shells, or riflemen): its title, the
 * label of the picture (`sight`), how to aim, in full (`help`) and in short (`prompt`), and the button that leaves.
 */
export interface GunnerWords {
  readonly title: string;
  readonly sight: string;
  readonly help: string;
  readonly prompt: string;
  readonly leave: string;
}

/** The props of the gunner's view: the battle, the gun that is aimed, and callbacks for aiming and firing. */
export interface GunnersViewProps {
  /** The current battle; while a shot is shown, the shot's own `before` is drawn instead. */
  readonly battle: Battle;
  /** What works have made of its Country, as on the plan. */
  readonly works?: ShownWorks;
  /** What is aimed, the same object as long as it stays. Another gun needs a new view (`key`). */
  readonly barrel: Barrel;
  /** Its texts, where they are not those of a gun. */
  readonly words?: Partial<GunnerWords>;
  /**
   * Where the barrel points, in thousandths of a degree, as the owner stores it. Turning by hand happens within the
   * view, which follows these two only when they change from outside.
   */
  readonly bearing: number;
  readonly elevation: number;
  /** Called when the hand rests: where the barrel points now, in whole thousandths of a degree, within all limits. */
  readonly onAim: (aim: Aim) => void;
  /** Called at each turn of the gun, before the hand rests, with where the barrel points then. */
  readonly onTurned?: (aim: Aim) => void;
  /**
   * Fires: in whole thousandths of a degree, including the sway of a moving hand. Never twice for one press, never
   * at the end of a drag, and never while a shot is shown. The engine may still refuse; its reasons then come as
   * `refusals`.
   */
  readonly onFire: (bearing: number, elevation: number) => void;
  /** Why the gun may not fire now, as sentences; shown beside the button, which then only repeats them. */
  readonly refusals: readonly string[];
  /** The shot to be shown, from `showShot`; null if there is none. */
  readonly shot: PlayedShot | null;
  /** Called when the shot has been shown to its end or skipped, and its sentence (`shotWords`) announced. */
  readonly onShown: () => void;
  /** Whether the hit of a shot is then shown again from close by. */
  readonly hitAgain: boolean;
  /** The centre of the observer's circle: where the last shot struck (`struckAt`); null without an observer. */
  readonly struck: FlightPoint | null;
  /** The hints that are shown, which mark whom they name while no shot is shown. */
  readonly hints?: readonly NamedByHint[];
  /** What lies where the last shell burst, while no shot is shown. */
  readonly burst?: DrawnBurst | null;
  /** Returns what another game adds to a battle that is drawn. */
  readonly additionsTo?: (battle: Battle) => SceneAdditions | undefined;
  /** How many shots are left, as a phrase. */
  readonly left: string;
  /** Called with a key that does nothing to the barrel; returns whether it did anything. */
  readonly onKey?: (key: string) => boolean;
  /** What is chosen beside the buttons that turn the barrel. */
  readonly children?: ReactNode;
  /** Closes the gunner's view; called for Escape and for a button. */
  readonly onLeave: () => void;
}

/** The width assumed for dragging while the picture has none. */
const LEAST_WIDTH = 200;

const NO_HINTS: readonly NamedByHint[] = [];

/** Half a turn, as far as a gun that was moved points away from the enemy (4.5). */
const ABOUT: Aim = { bearing: 180_000, elevation: 0 };

/**
 * Renders the gunner's view, in which the player turns, raises and fires a gun by looking along its barrel
 * (littlewars.md 4.8). It uses no store.
 */
export function GunnersView({
  battle,
  works,
  barrel,
  words,
  bearing,
  elevation,
  onAim,
  onTurned,
  onFire,
  refusals,
  shot,
  onShown,
  hitAgain,
  struck,
  hints = NO_HINTS,
  burst = null,
  additionsTo,
  left,
  onKey,
  children,
  onLeave,
}: GunnersViewProps) {
  const announcer = useAnnouncer();
  const touched = useMedia('(pointer: coarse)');
  const help = useId();
  const sight = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { side } = barrel;
  /** What is announced: the limit that the gun has reached, or what the last shot did, until the gun is moved. */
  const [met, setMet] = useSentence();
  /** Whether the gun has been turned here; until then the picture says how that is done. */
  const [hasTurned, setHasTurned] = useState(false);

  /** Whether the aim has been announced, or fired with, before the hand came to rest: it is not announced then. */
  const announced = useRef(false);

  const { sightNow, strikeNow } = sightWordsOf(battle, barrel, hints, struck);
  // The battle and aim when the hand came to rest; nothing is announced while it moves.
  const atRest = useMemo(
    () => sightingsOf(battle, barrel, { bearing, elevation }),
    [battle, barrel, bearing, elevation],
  );
  const announceAim = (aim: Aim): void => {
    announced.current = true;
    announcer.answer(`${aimWords(side, aim)} ${sightNow(aim)}`);
  };
  const aiming = useAiming(
    barrel,
    { bearing, elevation },
    (aim) => {
      onAim(aim);
      if (!announced.current) announceAim(aim);
    },
    (limits: readonly AimLimit[]) => {
      const reached = (): string => limits.map((limit) => limitWords(battle, limit)).join(' ');
      setMet(reached);
      if (reached() !== met) announcer.answer(reached());
    },
  );
  const { aim, swayed } = aiming;

  const view = { battle, works, barrel, aiming, shot, struck, hints, burst, additionsTo };
  const draw = useViewPicture(canvas, view);
  const { fire, skip, hit, closeHit } = useFiring({
    shot,
    refusals,
    sight,
    hitAgain,
    draw,
    say: announcer.answer,
    fireNow: () => {
      announced.current = true;
      const at = swayed();
      onFire(at.bearing, at.elevation);
    },
    onEnd: (done) => {
      announcer.say([done(), strikeNow(aim)]);
      setMet(done);
      onShown();
    },
  });

  useEffect(() => sight.current?.focus(), []);
  const reportTurned = useEffectEvent(() => onTurned?.(aim));
  useEffect(() => {
    if (hasTurned) reportTurned();
  }, [aim, hasTurned]);
  /** Leaves the gun as it points, though the hand may not have come to rest. */
  const leave = (): void => {
    if (aim.bearing !== bearing || aim.elevation !== elevation) onAim(aim);
    onLeave();
  };

  const turn = (by: Aim): void => {
    if (shot !== null) return;
    setMet(NO_SENTENCE);
    setHasTurned(true);
    announced.current = false;
    aiming.turn(by);
  };
  const focus = (): number => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = canvas.current ?? {};
    const size = { width: Math.max(LEAST_WIDTH, width), height };
    return cameraOf(battle.country, barrel.mountAt(aim.bearing), aim, size).focus;
  };
  const gestures = useGunGestures(sight, focus, turn, {
    fire,
    readAim: () => announceAim(aim),
    turnAbout: () => {
      if (barrel.wheels) turn(ABOUT);
    },
    leave: () => (shot === null ? leave() : skip()),
    other: (key) => shot === null && (onKey?.(key) ?? false),
  });

  return (
    <section
      className="gunner"
      aria-label={words?.title ?? t('lwGunner:title', { gun: barrel.id, side: sideName(side) })}
    >
      <div
        ref={sight}
        className="gunner-sight focus-frame"
        role="application"
        aria-label={words?.sight ?? t('lwGunner:sight', { gun: barrel.id })}
        aria-describedby={help}
        tabIndex={0}
        {...gestures}
      >
        <canvas ref={canvas} className="gunner-picture" aria-hidden="true" />
        {shot === null && hit !== null && (
          <CloseUp played={hit} works={works} additionsTo={additionsTo} onEnd={closeHit} />
        )}
        {!hasTurned && shot === null && hit === null && (
          <p className="gunner-prompt" aria-hidden="true">
            {touched ? t('lwGunner:prompt.touch') : (words?.prompt ?? t('lwGunner:prompt.mouse'))}
          </p>
        )}
      </div>
      <p id={help} hidden>
        {words?.help ?? t('lwGunner:help')}
      </p>
      <GunnerPanel
        side={side}
        aim={aim}
        shot={shot}
        // The effect of a shot is seen before it is described in words.
        message={
          [...refusals, met].filter((words) => words !== '').join(' ') || sightWords(side, atRest)
        }
        left={left}
        mayFire={refusals.length === 0}
        leaveWords={words?.leave ?? t('lwGunner:buttons.leave')}
        onTurn={turn}
        onAbout={barrel.wheels ? () => turn(ABOUT) : null}
        onFire={fire}
        onSkip={skip}
        onLeave={leave}
      >
        {children}
      </GunnerPanel>
    </section>
  );
}
