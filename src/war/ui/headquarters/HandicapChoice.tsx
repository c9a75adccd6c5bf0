import { useId, useRef, useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import type { Board } from '../../engine/board';
import { nameOf } from '../../engine/squares';
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
import { handicapSentence } from '../../words/handicap';
import { handicapFaultSentence, tellHandicap } from '../../words/handicapFaults';
import { capital, kindName } from '../../words/sentences';
import './handicapChoice.css';

/** What a new game is to have of a handicap on a map and with a clock; null where it is refused, and the focus on why. */
export type Granted = (
  board: Board,
  clock: WarTimeControl | undefined,
) => Pick<NewGameOptions, 'handicap' | 'clock'> | null;

interface HandicapChoiceProps {
  /** Null where the map is none yet. */
  readonly board: Board | null;
  readonly clock: WarTimeControl | undefined;
  readonly onGranted: (granted: Granted) => void;
}

const GIVERS = ['none', ...SIDES] as const;

/** What one side gives, so that the odds are even; folded away, and at first nothing. */
export function HandicapChoice({ board, clock, onGranted }: HandicapChoiceProps): ReactNode {
  const [wish, setWish] = useState(NO_HANDICAP_OPTIONS);
  const [unfolded, setUnfolded] = useState(false);
  const refused = useRef<HTMLParagraphElement>(null);
  if (board === null) return null;
  const { by } = wish;
  const odds = oddsOf(wish, board, clock);
  const isRefused = odds.faults.length > 0;
  const sum = isRefused
    ? odds.faults.map((fault) => handicapFaultSentence(board, fault)).join(' ')
    : handicapSentence({ board, ...odds });

  function change(more: Partial<HandicapOptions>): void {
    const next = { ...wish, ...more };
    setWish(next);
    onGranted((ground, time) => {
      const { faults, ...granted } = oddsOf(next, ground, time);
      if (faults.length === 0) return granted;
      setUnfolded(true);
      // What was folded away cannot have the focus before it is laid out.
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
        {tellHandicap('title')}{' '}
        {!unfolded && (
          <em data-bad={isRefused || undefined}>{sum === '' ? tellHandicap('even') : sum}</em>
        )}
      </summary>
      <p>{tellHandicap('about')}</p>
      <Segments
        label={tellHandicap('giver')}
        values={GIVERS}
        value={by ?? 'none'}
        words={(each) => tellHandicap(`givers.${each}`)}
        onChoose={(each) => change({ by: each === 'none' ? null : each })}
      />
      {by !== null && (
        <>
          <Gifts {...{ board, by, wish, timed: clock !== undefined }} onChange={change} />
          <p ref={refused} role="status" tabIndex={-1} data-bad={isRefused || undefined}>
            {sum === '' ? tellHandicap('nothing') : sum}
          </p>
        </>
      )}
    </details>
  );
}

interface GiftsProps {
  readonly board: Board;
  readonly by: Side;
  readonly wish: HandicapOptions;
  /** Whether there is time to be given. */
  readonly timed: boolean;
  readonly onChange: (more: Partial<HandicapOptions>) => void;
}

function Gifts({ board, by, wish, timed, onChange }: GiftsProps): ReactNode {
  const aboutId = useId();
  return (
    <>
      <fieldset className="hq-odds-units">
        <legend>{tellHandicap('units')}</legend>
        {UNIT_KINDS.map((kind) => (
          <label key={kind}>
            <span>{capital(kindName(kind))}</span>
            <select
              value={wish.units[kind] ?? 0}
              onChange={({ target }) =>
                onChange({ units: { ...wish.units, [kind]: Number(target.value) } })
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
        <legend>{tellHandicap('arsenals')}</legend>
        {arsenalsOfSide(board, by).map((square, place) => (
          <label key={place} className="tick">
            <input
              type="checkbox"
              checked={wish.arsenals.includes(place)}
              onChange={({ target }) =>
                onChange({
                  arsenals: target.checked
                    ? [...wish.arsenals, place]
                    : wish.arsenals.filter((each) => each !== place),
                })
              }
            />
            <span translate="no">{nameOf(board, square)}</span>
          </label>
        ))}
      </fieldset>
      <div className="hq-odds-ticks">
        <label className="tick">
          <input
            type="checkbox"
            checked={wish.firstTurn}
            aria-describedby={aboutId}
            onChange={({ target }) => onChange({ firstTurn: target.checked })}
          />
          {tellHandicap('firstTurn')}
        </label>
        <p id={aboutId}>{tellHandicap('firstTurnAbout')}</p>
      </div>
      {timed ? (
        <div className="hq-odds-time" role="group" aria-label={tellHandicap('time')}>
          <span>{tellHandicap('time')}</span>
          <Segments
            label={tellHandicap('time')}
            values={SHARES}
            value={wish.share}
            words={(share) => tellHandicap(`shares.${share}`)}
            onChoose={(share) => onChange({ share })}
          />
        </div>
      ) : (
        <p>{tellHandicap('noClock')}</p>
      )}
    </>
  );
}
