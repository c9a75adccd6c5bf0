import { useState } from 'react';
import { SIDES } from '../../engine/vocabulary';
import { BOARD } from '../../game/ground';
import { markSentences, tellPlot } from '../../words/plots';
import { sideName } from '../../words/sentences';
import type { PlotPoint } from './points';

const MEASURES = ['strength', 'fighting', 'linked'] as const;

/** What the plots show as a table, which is made when it is opened. */
export function FiguresTable({ points }: { readonly points: readonly PlotPoint[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="plots-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{tellPlot('table')}</summary>
      {open && (
        <div className="plots-scroll" role="group" aria-label={tellPlot('table')} tabIndex={0}>
          <table>
            <caption>{tellPlot('caption')}</caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {tellPlot('columns.turn')}
                </th>
                {MEASURES.map((measure) => (
                  <th key={measure} scope="colgroup" colSpan={2}>
                    {tellPlot(`columns.${measure}`)}
                  </th>
                ))}
                <th scope="col" rowSpan={2}>
                  {tellPlot('columns.events')}
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
                      ? tellPlot('startCell')
                      : tellPlot('turnCell', { turn: point.turn, side: sideName(point.side) })}
                  </th>
                  {MEASURES.flatMap((measure) =>
                    SIDES.map((side) => (
                      <td key={`${measure} ${side}`}>{point.tallies[side][measure]}</td>
                    )),
                  )}
                  <td>{markSentences(BOARD, point).join(' ') || tellPlot('quiet')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
