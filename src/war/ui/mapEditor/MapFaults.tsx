import { useId, type ReactNode } from 'react';
import type { MapFault, MapWarning } from '../../engine/maps/mapFaults';
import type { MapJudgement, MapMend, Told } from '../../game/mapDraftFaults';
import { mapDraftFault, mapDraftWarning, mapMendWords, tellMapEditor } from '../../words/mapEditor';
import { focusSquare } from '../board/tabStop';
import { nameOf } from '../../engine/squares';
import type { Square } from '../../engine/vocabulary';

interface MapFaultsProps {
  readonly judged: MapJudgement;
  readonly onMend: (mend: MapMend) => void;
  /** Leads to where a map is named. */
  readonly onName: () => void;
}

/** Every fault of a map, each with what would mend it; then what may not be meant. */
export function MapFaults({ judged, onMend, onName }: MapFaultsProps) {
  const id = useId();
  const { board, faults, warnings } = judged;
  return (
    <section
      className="editor-faults map-faults"
      aria-labelledby={id}
      data-good={faults.length === 0}
      tabIndex={0}
    >
      <h2 id={id}>
        {faults.length === 0
          ? tellMapEditor('good')
          : tellMapEditor('faults', { count: faults.length })}
      </h2>
      <ul>
        {faults.map((told, i) => (
          <Fault key={i} {...{ told, judged, onMend }} sentence={mapDraftFault(told.what, board)}>
            {told.what.code === 'noName' && (
              <button type="button" onClick={onName}>
                {tellMapEditor('giveName')}
              </button>
            )}
          </Fault>
        ))}
      </ul>
      {warnings.length > 0 && (
        <>
          <h3>{tellMapEditor('odd')}</h3>
          <ul>
            {warnings.map((told, i) => (
              <Fault
                key={i}
                {...{ told, judged, onMend }}
                sentence={mapDraftWarning(told.what, board)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Places that its sentence does not name. */
const unnamed = ({ what, squares }: Told<MapFault | MapWarning>): readonly Square[] =>
  what.code === 'manyArsenals' ? squares : [];

interface FaultProps extends Pick<MapFaultsProps, 'judged' | 'onMend'> {
  readonly told: Told<MapFault | MapWarning>;
  readonly sentence: string;
  readonly children?: ReactNode;
}

function Fault({ told, judged, sentence, onMend, children }: FaultProps) {
  const id = useId();
  const { board } = judged;
  return (
    <li>
      <p id={id}>
        {sentence}{' '}
        {unnamed(told).map((square) => (
          <button
            key={square}
            type="button"
            className="plain editor-place"
            translate="no"
            onClick={() => focusSquare(square)}
          >
            {nameOf(board, square)}
          </button>
        ))}
      </p>
      <div className="editor-mends" role="group" aria-labelledby={id}>
        {told.mends.map((mend, i) => (
          <button key={i} type="button" onClick={() => onMend(mend)}>
            {mapMendWords(board, mend)}
          </button>
        ))}
        {children}
      </div>
    </li>
  );
}
