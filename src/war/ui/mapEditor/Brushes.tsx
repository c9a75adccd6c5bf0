import { memo } from 'react';
import { layBoard } from '../../engine/board';
import { MAP_SIGNS, type MapSign } from '../../game/mapDraft';
import { signName, signWord } from '../../words/mapEditor';
import { capital } from '../../words/sentences';
import { ArsenalMark } from '../board/art/Arsenal';
import { Ground } from '../board/art/Ground';
import { CELL } from '../board/geometry';
import { t } from '../../words/t';

/** A sample of the map for each sign, in the middle of its second row, or of the last but one for the South. */
const SAMPLES = MAP_SIGNS.map((sign) => {
  const row = sign === '=' ? '^=^' : `.${sign}.`;
  const rows = ['...', '...', '...', '...', '...', '...', '...', '...'];
  rows[sign === 'S' ? 6 : 1] = row;
  return { sign, board: layBoard(rows), top: (sign === 'S' ? 6 : 1) * CELL };
});

const Sample = memo(function Sample({ board, top }: Omit<(typeof SAMPLES)[number], 'sign'>) {
  return (
    <svg viewBox={`${CELL} ${top} ${CELL} ${CELL}`} aria-hidden="true">
      <Ground board={board} orientation={0} />
      {board.arsenals.map((arsenal) => (
        <ArsenalMark
          key={arsenal.square}
          {...{ board, ...arsenal }}
          orientation={0}
          is="standing"
        />
      ))}
    </svg>
  );
});

interface BrushesProps {
  readonly brush: MapSign;
  readonly onTake: (sign: MapSign) => void;
}

/**
 * Buttons for the kinds of terrain and arsenals with which the editor paints squares, drawn as on the map. `brush` is
 * the selected kind; `onTake` is called with the kind of the pressed button.
 */
export function Brushes({ brush, onTake }: BrushesProps) {
  return (
    <div className="map-brushes" role="group" aria-label={t('mapEditor:brushes')}>
      {SAMPLES.map(({ sign, board, top }, i) => (
        <button
          key={sign}
          type="button"
          className="editor-unit map-brush"
          aria-label={capital(signName(sign))}
          aria-pressed={sign === brush}
          aria-keyshortcuts={`${i + 1}`}
          title={`${capital(signName(sign))} (${i + 1})`}
          onClick={() => onTake(sign)}
        >
          <Sample board={board} top={top} />
          <span aria-hidden="true">{signWord(sign)}</span>
        </button>
      ))}
    </div>
  );
}
