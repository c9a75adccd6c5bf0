import type { ReactNode } from 'react';
import type { MoveTime } from '../../game/game';
import { t } from '../../words/t';
import { Choice, Count } from './Choice';

const TIMES = ['standard', 'minutes', 'none'] as const;
const INTERVALS = ['5', '4', '0'] as const;

/**
 * The clock of a battle as the form of a new battle has it (littlewars.md 3.1): the kind of the time of a move, its
 * minutes if these are agreed, and the minutes between two moves, as text.
 */
export interface AgreedTime {
  readonly time: MoveTime['kind'];
  /** Minutes a move, if these are agreed. */
  readonly minutes: number;
  /** Minutes between two moves. */
  readonly interval: (typeof INTERVALS)[number];
}

/** Returns the time of a move (littlewars.md 3.1) that the form of a new battle states. */
export const moveTimeOf = ({ time, minutes }: AgreedTime): MoveTime =>
  time === 'minutes' ? { kind: time, minutes } : { kind: time };

interface TimeChoiceProps {
  readonly agreed: AgreedTime;
  readonly onChange: (change: Partial<AgreedTime>) => void;
}

/** Renders the choice of the clock for moves, and of the interval between them (littlewars.md 3.1). */
export const TimeChoice = ({
  agreed: { time, minutes, interval },
  onChange,
}: TimeChoiceProps): ReactNode => (
  <>
    <Choice
      legend={t('lwHeadquarters:time')}
      values={TIMES}
      value={time}
      words={(each) => t(`lwHeadquarters:times.${each}.name`)}
      note={t(`lwHeadquarters:times.${time}.text`)}
      onChoose={(each) => onChange({ time: each })}
    >
      {time === 'minutes' && (
        <Count
          label={t('lwHeadquarters:minutes')}
          value={minutes}
          least={1}
          most={60}
          onChange={(each) => onChange({ minutes: each })}
        />
      )}
    </Choice>
    {time !== 'none' && (
      <Choice
        legend={t('lwHeadquarters:interval')}
        values={INTERVALS}
        value={interval}
        words={(each) => t(`lwHeadquarters:intervals.${each}`)}
        onChoose={(each) => onChange({ interval: each })}
      />
    )}
  </>
);
