import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { nameOf, type Board } from '../../../engine/board';
import {
  emptyDeployment,
  numberOf,
  setupOfDeployments,
  type Deployment,
} from '../../../engine/deployment';
import type { Handicap } from '../../../engine/handicap';
import { positionOf } from '../../../engine/position';
import { RULE_SETS } from '../../../engine/rules';
import { SIDES, type Side, type UnitKind } from '../../../engine/vocabulary';
import { positionText } from '../../../game/templateText';
import { handicapSentence } from '../../../words/handicap';
import { capital, kindName, sideName, theSide } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Ground } from '../../board/art/Ground';
import { UnitSign } from '../../board/art/UnitSign';
import { CELL, MARGIN } from '../../board/geometry';
import { Pieces } from '../../board/Pieces';
import { viewOf } from '../../board/viewOf';
import './printing.css';

interface DeploymentSheetProps {
  readonly board: Board;
  /** The printed deployment; null for an empty sheet for either side. */
  readonly deployment: Deployment | null;
  readonly player?: string;
  /** The handicap, if there is one. */
  readonly handicap?: Handicap | undefined;
  readonly onClose: () => void;
}

/**
 * A sheet for paper, which prints itself when it is shown: the board, the units to tick off, and room for the names of
 * their squares and of the player (`player` if given). With a `deployment` it has the units placed in it; null gives an
 * empty sheet for either side. `onClose` is called after printing or cancelling.
 */
export function DeploymentSheet({
  board,
  deployment,
  player,
  handicap,
  onClose,
}: DeploymentSheetProps): ReactNode {
  const done = useEffectEvent(onClose);
  useEffect(() => {
    const finish = (): void => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  const placed = deployment ?? emptyDeployment('N');
  return createPortal(
    <section className="print-sheet">
      <h1>
        {deployment === null
          ? t('printing:empty')
          : t('printing:deployment', { side: theSide(deployment.side) })}
      </h1>
      <p className="print-head">
        <span>{t('field:title')}</span>
        {deployment === null && (
          <span>
            {t('printing:sideBlank')}{' '}
            {SIDES.map((side) => (
              <span key={side} className="print-tick">
                <Tick /> {sideName(side)}
              </span>
            ))}
          </span>
        )}
        <span className="print-line">
          {player === undefined
            ? t('printing:playerBlank')
            : t('printing:player', { name: player })}
        </span>
      </p>
      {handicap && <p>{handicapSentence({ board, handicap, clock: undefined })}</p>}
      <SheetBoard board={board} deployment={placed} />
      <div className="print-units">
        {COLUMNS.map((kinds) => (
          <ul key={kinds.join()}>
            {kinds.flatMap((kind) => unitRows(board, kind, placed, deployment?.side ?? 'N'))}
          </ul>
        ))}
      </div>
      <p className="print-instructions">{t('printing:instructions')}</p>
      {placed.units.length > 0 ? (
        <p className="print-position">
          {t('printing:position')}
          <code translate="no">{positionText(board, placed)}</code>
        </p>
      ) : (
        <p className="print-position print-line">
          {t('printing:positionBlank', { last: nameOf(board, board.size - 1).charAt(0) })}
        </p>
      )}
    </section>,
    document.body,
  );
}

/** The infantry fills one column, the others two. */
const COLUMNS: readonly (readonly UnitKind[])[] = [
  ['infantry'],
  ['cavalry', 'footArtillery', 'mountedArtillery', 'footCommunications', 'mountedCommunications'],
];

/** Returns a row for each unit of a kind that the army has to place, after its handicap. */
function unitRows(
  board: Board,
  kind: UnitKind,
  { units, without }: Deployment,
  side: Side,
): ReactNode[] {
  const squares = units.filter((unit) => unit.kind === kind).map(({ square }) => square);
  return Array.from({ length: numberOf(kind, without) }, (_, i) => {
    const square = squares[i];
    return (
      <li key={`${kind} ${i}`}>
        <Tick done={square !== undefined} />
        <UnitSign unit={{ side, kind }} />
        <span>{capital(kindName(kind))}</span>
        <span className="print-line" translate="no">
          {square !== undefined && nameOf(board, square)}
        </span>
      </li>
    );
  });
}

/** A check box on paper, ticked if done. */
function Tick({ done = false }: { readonly done?: boolean }): ReactNode {
  return (
    <svg className="print-box" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1 1H11V11H1Z" />
      {done && <path d="M3 6.2L5.2 8.6L9.2 3.4" />}
    </svg>
  );
}

interface SheetBoardProps {
  readonly board: Board;
  readonly deployment: Deployment;
}

function SheetBoard({ board, deployment }: SheetBoardProps): ReactNode {
  const [north, south] = SIDES.map((side) =>
    side === deployment.side ? deployment : emptyDeployment(side),
  ) as [Deployment, Deployment];
  const setup = setupOfDeployments(board, north, south, deployment.side);
  const { units, arsenals } = viewOf(positionOf(board, RULE_SETS.debord, setup), []);
  const plain = units.map((unit) => ({ ...unit, isolated: false }));
  const width = board.width * CELL + 2 * MARGIN;
  const height = board.height * CELL + 2 * MARGIN;
  return (
    <svg
      className="print-board"
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      aria-hidden="true"
    >
      <Ground board={board} orientation={0} />
      <Pieces board={board} orientation={0} units={plain} arsenals={arsenals} />
    </svg>
  );
}
