import type { Consequence } from '../../../engine/insight/consequence';
import { FLAME, star } from './Deciding';

const STAR = star(5, 6, 2.5);
const CROSS = 'M-3-3L3 3M3-3L-3 3';

/** The sign of what a march decides, drawn around (0, 0): takes an arsenal, wins the war, or loses it. */
export function ConsequenceSign({ is }: Pick<Consequence, 'is'>) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <circle
        r={7.4}
        fill={`var(--${is === 'winsWar' ? 'good' : is === 'losesWar' ? 'bad' : 'fire'})`}
        stroke="var(--paper)"
        strokeWidth={1.2}
      />
      {is === 'losesWar' ? (
        <path d={CROSS} fill="none" stroke="var(--on-bad)" strokeWidth={2.2} />
      ) : is === 'winsWar' ? (
        <path d={STAR} fill="var(--on-bad)" />
      ) : (
        <path d={FLAME} transform="translate(0 .4) scale(.58)" fill="var(--on-bad)" />
      )}
    </g>
  );
}
