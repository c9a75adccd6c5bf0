import { useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import type { WarTimeControl } from '../../game/clocks';
import { t } from '../../words/t';
import './choices.css';

interface ClockChoiceProps {
  readonly onClock: (clock: WarTimeControl | undefined) => void;
}

const KINDS = ['none', 'turn', 'bank'] as const;
type Kind = (typeof KINDS)[number];
const OWN = 'own';
/** Minutes of a turn; minutes of a war and seconds added with each turn. */
const PRESETS = {
  turn: [
    [1, 0],
    [2, 0],
    [3, 0],
    [5, 0],
  ],
  bank: [
    [15, 15],
    [30, 30],
    [60, 60],
  ],
} as const;

/** The choice for one kind: a preset or own values. */
interface ClockOptions {
  readonly preset: string;
  readonly minutes: number;
  readonly seconds: number;
}

const FIRST: Readonly<Record<'turn' | 'bank', ClockOptions>> = {
  turn: { preset: '3', minutes: 3, seconds: 0 },
  bank: { preset: '30', minutes: 30, seconds: 30 },
};
const MINUTE = 60_000;
const MOST = { minutes: 600, seconds: 600 };

const controlOf = (kind: 'turn' | 'bank', { minutes, seconds }: ClockOptions): WarTimeControl => ({
  kind,
  time: { N: minutes * MINUTE, S: minutes * MINUTE },
  increment: kind === 'bank' ? seconds * 1000 : 0,
});

/**
 * The choice of a clock for a new game, at first none: a time for each turn, or one for the whole war. `onClock` is
 * called with the chosen time control, undefined for none.
 */
export function ClockChoice({ onClock }: ClockChoiceProps): ReactNode {
  const [kind, setKind] = useState<Kind>('none');
  const [options, setOptions] = useState(FIRST);

  function choose(next: Kind, nextOptions = options): void {
    setKind(next);
    setOptions(nextOptions);
    onClock(next === 'none' ? undefined : controlOf(next, nextOptions[next]));
  }
  return (
    <fieldset className="hq-clock">
      <legend>{t('clock:title')}</legend>
      <Segments
        label={t('clock:title')}
        values={KINDS}
        value={kind}
        words={(each) => t(`clock:kinds.${each}`)}
        onChoose={(next) => choose(next)}
      />
      <p>{t(`clock:about.${kind}`)}</p>
      {kind !== 'none' && (
        <Times
          key={kind}
          kind={kind}
          clockOptions={options[kind]}
          onOptions={(clockOptions) => choose(kind, { ...options, [kind]: clockOptions })}
        />
      )}
    </fieldset>
  );
}

interface TimesProps {
  readonly kind: 'turn' | 'bank';
  readonly clockOptions: ClockOptions;
  readonly onOptions: (clockOptions: ClockOptions) => void;
}

function Times({ kind, clockOptions, onOptions }: TimesProps): ReactNode {
  const presets: readonly (readonly [number, number])[] = PRESETS[kind];
  const values = [...presets.map(([minutes]) => `${minutes}`), OWN];
  function choose(preset: string): void {
    const [minutes = clockOptions.minutes, seconds = clockOptions.seconds] =
      presets.find(([each]) => `${each}` === preset) ?? [];
    onOptions({ preset, minutes, seconds });
  }
  function words(value: string): string {
    const [minutes, seconds] = presets.find(([each]) => `${each}` === value) ?? [];
    if (minutes === undefined || seconds === undefined) return t('clock:own');
    return kind === 'turn'
      ? t('clock:minutes', { count: minutes })
      : t('clock:bank', { minutes, seconds });
  }
  return (
    <>
      <Segments
        label={t(kind === 'turn' ? 'clock:times' : 'clock:banks')}
        values={values}
        value={clockOptions.preset}
        words={words}
        onChoose={choose}
      />
      {clockOptions.preset === OWN && (
        <div className="hq-clock-own">
          <Amount
            label={t('clock:ownMinutes')}
            least={1}
            most={MOST.minutes}
            value={clockOptions.minutes}
            onValue={(minutes) => onOptions({ ...clockOptions, minutes })}
          />
          {kind === 'bank' && (
            <Amount
              label={t('clock:ownSeconds')}
              least={0}
              most={MOST.seconds}
              value={clockOptions.seconds}
              onValue={(seconds) => onOptions({ ...clockOptions, seconds })}
            />
          )}
        </div>
      )}
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** A whole number within its limits; intermediate input stays as typed. */
function Amount({ label, least, most, value, onValue }: AmountProps): ReactNode {
  const [typed, setTyped] = useState(`${value}`);
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const entered = Math.round(Number(target.value));
          if (target.value !== '' && entered >= least && entered <= most) onValue(entered);
        }}
        onBlur={() => setTyped(`${value}`)}
      />
    </label>
  );
}
