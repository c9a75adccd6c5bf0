import { useState } from 'react';
import type { Board } from '../../../engine/board';
import { SIDES } from '../../../engine/vocabulary';
import type { TurnTime } from '../../../game/clockRecord';
import { clockFace } from '../../../../shell/clockFace';
import { markSentences } from '../../../words/analysis';
import { sideName } from '../../../words/sentences';
import type { PlotPoint } from './points';
import { t } from '../../../words/t';

const TIMES = ['timeLeft', 'timeUsed'] as const;
const MEASURES = ['strength', 'fighting', 'linked'] as const;

interface FiguresTableProps {
  readonly board: Board;
  readonly points: readonly PlotPoint[];
  readonly times: readonly TurnTime[];
}

/**
 * The values of a war's plots as a table with a row for each turn: strength and units in communication of each side,
 * times if the war had a clock (`times`), and events. Folded until the user opens it.
 */
export function FiguresTable({ board, points, times }: FiguresTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="plots-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('plots:table')}</summary>
      {open && (
        <div className="plots-scroll" role="group" aria-label={t('plots:table')} tabIndex={0}>
          <table>
            <caption>{t('plots:caption')}</caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {t('plots:columns.turn')}
                </th>
                {MEASURES.map((measure) => (
                  <th key={measure} scope="colgroup" colSpan={2}>
                    {t(`plots:columns.${measure}`)}
                  </th>
                ))}
                {times.length > 0 &&
                  TIMES.map((each) => (
                    <th key={each} scope="col" rowSpan={2}>
                      {t(`plots:${each}`)}
                    </th>
                  ))}
                <th scope="col" rowSpan={2}>
                  {t('plots:columns.events')}
                </th>
              </tr>
              <tr>
                {MEASURES.flatMap((measure) =>
                  SIDES.map((side) => (
                    <th key={`${measure} ${side}`} scope="col">
                      {sideName(side)}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.turn}>
                  <th scope="row">
                    {point.side === null
                      ? t('plots:startCell')
                      : t('plots:turnCell', { turn: point.turn, side: sideName(point.side) })}
                  </th>
                  {MEASURES.flatMap((measure) =>
                    SIDES.map((side) => (
                      <td key={`${measure} ${side}`}>{point.tallies[side][measure]}</td>
                    )),
                  )}
                  {times.length > 0 && (
                    <TimeCells time={times.find(({ turn }) => turn === point.turn)} />
                  )}
                  <td>{markSentences(board, point).join(' ') || t('plots:quiet')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** The time left after a turn, and the time used, as far as known. */
const TimeCells = ({ time }: { readonly time: TurnTime | undefined }) => (
  <>
    {[time?.left, time?.used].map((each, i) => (
      <td key={TIMES[i]}>{each == null ? t('plots:quiet') : clockFace(each)}</td>
    ))}
  </>
);
