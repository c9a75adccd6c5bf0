import { useMemo, useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useMedia } from '../../../shell/ui/useMedia';
import type { Aim } from '../../engine/flight';
import {
  downIn,
  isPracticeOver,
  loadedPractice,
  practiceOf,
  practised,
  PRACTICE_SHOTS,
  RANGES,
  savePractice,
  TARGETS,
  type Practice as PracticeState,
  type Range,
} from '../../game/practice';
import { refusalWords } from '../../words/reasons';
import { t } from '../../words/t';
import { useStorage } from '../base/storage';
import { useBattleStore, useSettings } from '../base/useGame';
import { barrelOf } from '../gunner/barrel';
import { GunnersView } from '../gunner/GunnersView';
import { showShot, type PlayedShot } from '../gunner/shotClock';
import { struckAt } from '../gunner/shotShown';
import { useKeySheet } from '../base/keys/entry';
import './lessons.css';

const scoreWords = (practice: PracticeState): string =>
  t('lwLessons:practice.score', {
    down: downIn(practice),
    targets: TARGETS,
    shots: practice.aims.length,
    all: PRACTICE_SHOTS,
  });

interface PracticeProps {
  /** The distance, as in the address; the nearest if it is none. */
  readonly open: string;
  readonly onClose: () => void;
}

/**
 * Renders the screen on which gunnery is practised at the day's targets, at one of three distances: that in the address
 * (`open`), otherwise the nearest.
 */
export function Practice({ open, onClose }: PracticeProps): ReactNode {
  const { today } = useBattleStore();
  const range = RANGES.find((each) => each === open) ?? RANGES[0];
  // A range that is open over midnight stays.
  const [day] = useState(today);
  return <PracticeRange key={range} {...{ day, range, onClose }} />;
}

interface PracticeRangeProps {
  readonly day: string;
  readonly range: Range;
  readonly onClose: () => void;
}

function PracticeRange({ day, range, onClose }: PracticeRangeProps): ReactNode {
  const storage = useStorage();
  const announcer = useAnnouncer();
  const { navigation } = useBattleStore();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const hitAgain = useSettings((now) => now.hitAgain);
  const [practice, setPractice] = useState(() => loadedPractice(storage, day, range));
  const [aimed, setAimed] = useState<Aim | null>(null);
  const [last, setLast] = useState<PlayedShot | null>(null);
  const [played, setPlayed] = useState<PlayedShot | null>(null);
  // The score follows the shot, which is seen first.
  const [shown, setShown] = useState(practice);
  const [keySheet] = useKeySheet('practice');
  const { battle } = practice;
  const gun = battle.guns[0];
  const barrel = useMemo(() => gun && barrelOf(battle, gun), [battle, gun]);
  if (gun === undefined || barrel === undefined) return null;
  const isOver = isPracticeOver(shown);
  const overWords = t(
    downIn(shown) === TARGETS ? 'lwLessons:practice.allDown' : 'lwLessons:practice.noShots',
  );
  const fire = (bearing: number, elevation: number): void => {
    const next = practised(practice, { bearing, elevation });
    if (!next.ok) {
      announcer.answer(refusalWords(battle, next.reasons));
      return;
    }
    savePractice(storage, day, range, next.practice);
    setPractice(next.practice);
    setAimed(null);
    const shot = showShot(next.shot, battle, still);
    setPlayed(shot);
    setLast(shot);
  };
  const again = (): void => {
    const fresh = practiceOf(day, range);
    savePractice(storage, day, range, fresh);
    setPractice(fresh);
    setShown(fresh);
    setAimed(null);
    setPlayed(null);
    setLast(null);
    announcer.answer(scoreWords(fresh));
  };
  return (
    <main className="lw-practice">
      <header className="lw-lesson">
        <h1>{t('lwHeadquarters:practice')}</h1>
        <p className="lw-lesson-count">{scoreWords(shown)}</p>
        <p className="lw-lesson-words">{isOver ? overWords : t('lwLessons:practice.about')}</p>
        <div
          className="lw-lesson-acts row"
          role="group"
          aria-label={t('lwLessons:practice.distance')}
        >
          {RANGES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === range}
              onClick={() => navigation.replace({ screen: 'practice', id: each })}
            >
              {t(`lwLessons:practice.ranges.${each}`)}
            </button>
          ))}
          <button type="button" disabled={shown.aims.length === 0} onClick={again}>
            {t('lwLessons:practice.again')}
          </button>
        </div>
      </header>
      <div className="lw-practice-gun">
        <GunnersView
          battle={battle}
          barrel={barrel}
          bearing={aimed?.bearing ?? gun.bearing}
          elevation={aimed?.elevation ?? gun.elevation}
          onAim={setAimed}
          onFire={fire}
          refusals={isOver ? [overWords] : []}
          shot={played}
          onShown={() => {
            setPlayed(null);
            setShown(practice);
            announcer.say([scoreWords(practice)]);
          }}
          hitAgain={hitAgain}
          struck={last === null ? null : struckAt(last.shot)}
          left={t('lwGunner:shotsLeft', { count: PRACTICE_SHOTS - practice.aims.length })}
          onLeave={onClose}
        />
      </div>
      {keySheet}
    </main>
  );
}
