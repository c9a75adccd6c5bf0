import { useId, useRef, useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import { nameOf, type Board } from '../../engine/board';
import { UNITS } from '../../engine/units';
import { SIDES, UNIT_KINDS, type Side } from '../../engine/vocabulary';
import type { WarTimeControl } from '../../game/clocks';
import {
  arsenalsOfSide,
  NO_HANDICAP_OPTIONS,
  oddsOf,
  SHARES,
  type HandicapOptions,
} from '../../game/handicap';
import type { NewGameOptions } from '../../store/state';
import { handicapSentence, handicapFaultSentence } from '../../words/handicap';
import { capital, kindName } from '../../words/sentences';
import { t } from '../../words/t';
import './choices.css';
import { Checkbox } from '../../../shell/ui/Checkbox';

/**
 * A function that returns the handicap chosen for a new game on a board, and the clock as the handicap changes it. If
 * the choice has faults, it moves the focus to the sentences on them and returns null.
 */
export type Granted = (
  board: Board,
  clock: WarTimeControl | undefined,
) => Pick<NewGameOptions, 'handicap' | 'clock'> | null;

interface HandicapChoiceProps {
  /** Null while the map is faulty. */
  readonly board: Board | null;
  readonly clock: WarTimeControl | undefined;
  readonly onGranted: (granted: Granted) => void;
}

const GIVERS = ['none', ...SIDES] as const;

/**
 * The choice of a handicap for a new game with the given clock (undefined for none), at first none, folded until the
 * user opens it. `onGranted` is called at each change with the function that returns the handicap. Nothing if `board`
 * is null, because the map has faults.
 */
export function HandicapChoice({ board, clock, onGranted }: HandicapChoiceProps): ReactNode {
  const [handicap, setHandicap] = useState(NO_HANDICAP_OPTIONS);
  const [unfolded, setUnfolded] = useState(false);
  const refused = useRef<HTMLParagraphElement>(null);
  if (board === null) return null;
  const { by } = handicap;
  const odds = oddsOf(handicap, board, clock);
  const isRefused = odds.faults.length > 0;
  const sum = isRefused
    ? odds.faults.map((fault) => handicapFaultSentence(board, fault)).join(' ')
    : handicapSentence({ board, ...odds });

  function change(more: Partial<HandicapOptions>): void {
    const next = { ...handicap, ...more };
    setHandicap(next);
    onGranted((ground, time) => {
      const { faults, ...granted } = oddsOf(next, ground, time);
      if (faults.length === 0) return granted;
      setUnfolded(true);
      // Folded content cannot have the focus before its layout.
      requestAnimationFrame(() => refused.current?.focus());
      return null;
    });
  }
  return (
    <details
      className="hq-odds"
      open={unfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        {t('handicap:title')}{' '}
        {!unfolded && (
          <em data-bad={isRefused || undefined}>{sum === '' ? t('handicap:even') : sum}</em>
        )}
      </summary>
      <p>{t('handicap:about')}</p>
      <Segments
        label={t('handicap:giver')}
        values={GIVERS}
        value={by ?? 'none'}
        words={(each) => t(`handicap:givers.${each}`)}
        onChoose={(each) => change({ by: each === 'none' ? null : each })}
      />
      {by !== null && (
        <>
          <Gifts {...{ board, by, handicap, timed: clock !== undefined }} onChange={change} />
          <p ref={refused} role="status" tabIndex={-1} data-bad={isRefused || undefined}>
            {sum === '' ? t('handicap:nothing') : sum}
          </p>
        </>
      )}
    </details>
  );
}

interface GiftsProps {
  readonly board: Board;
  readonly by: Side;
  readonly handicap: HandicapOptions;
  /** Whether there is time to give. */
  readonly timed: boolean;
  readonly onChange: (more: Partial<HandicapOptions>) => void;
}

function Gifts({ board, by, handicap, timed, onChange }: GiftsProps): ReactNode {
  const aboutId = useId();
  return (
    <>
      <fieldset className="hq-odds-units">
        <legend>{t('handicap:units')}</legend>
        {UNIT_KINDS.map((kind) => (
          <label key={kind}>
            <span>{capital(kindName(kind))}</span>
            <select
              value={handicap.units[kind] ?? 0}
              onChange={({ target }) =>
                onChange({ units: { ...handicap.units, [kind]: Number(target.value) } })
              }
            >
              {Array.from({ length: UNITS[kind].number + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset className="hq-odds-ticks">
        <legend>{t('handicap:arsenals')}</legend>
        {arsenalsOfSide(board, by).map((square, place) => (
          <Checkbox
            key={place}
            label={<span translate="no">{nameOf(board, square)}</span>}
            on={handicap.arsenals.includes(place)}
            onChange={(on) =>
              onChange({
                arsenals: on
                  ? [...handicap.arsenals, place]
                  : handicap.arsenals.filter((each) => each !== place),
              })
            }
          />
        ))}
      </fieldset>
      <div className="hq-odds-ticks">
        <Checkbox
          label={t('handicap:firstTurn')}
          on={handicap.firstTurn}
          describedBy={aboutId}
          onChange={(firstTurn) => onChange({ firstTurn })}
        />
        <p id={aboutId}>{t('handicap:firstTurnAbout')}</p>
      </div>
      {timed ? (
        <div className="hq-odds-time" role="group" aria-label={t('handicap:time')}>
          <span>{t('handicap:time')}</span>
          <Segments
            label={t('handicap:time')}
            values={SHARES}
            value={handicap.share}
            words={(share) => t(`handicap:shares.${share}`)}
            onChoose={(share) => onChange({ share })}
          />
        </div>
      ) : (
        <p>{t('handicap:noClock')}</p>
      )}
    </>
  );
}
