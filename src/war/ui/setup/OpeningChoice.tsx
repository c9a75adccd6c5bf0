import { useId, type ReactNode, useState } from 'react';
import type { Board } from '../../engine/board';
import { openingNamed } from '../../words/maps';
import { t } from '../../words/t';
import { SIDES } from '../../engine/vocabulary';
import { openingHalf } from '../../game/deployments';
import { Plan } from '../board/pictures/Plan';
import type { WarTimeControl } from '../../game/clocks';
import type { NewBeginning } from '../../game/game';
import { DeploymentSheet } from '../dialogs/entry';
import type { Granted } from './HandicapChoice';

/**
 * The props of the choice of an opening, which is a placement of both armies: the board (null while the map has
 * faults), the id of the chosen `opening` (null for none), and `onOpening`, called with the id of a new choice.
 */
export interface OpeningChoiceProps {
  /** Null while the map is faulty. */
  readonly board: Board | null;
  readonly opening: string | null;
  readonly onOpening: (id: string) => void;
}

/** The openings by name, with both armies in the chosen one. */
function OpeningChoice({ board, opening, onOpening }: OpeningChoiceProps): ReactNode {
  const id = useId();
  if (board === null) return null;
  if (opening === null) return <p>{t('maps:noOpening')}</p>;
  return (
    <div className="hq-opening">
      <div>
        <label htmlFor={id}>{t('headquarters:opening')}</label>
        <select id={id} value={opening} onChange={(event) => onOpening(event.target.value)}>
          {board.openings.map((choice) => {
            const { name, language } = openingNamed(board, choice.id);
            return (
              <option key={choice.id} value={choice.id} lang={language}>
                {name}
              </option>
            );
          })}
        </select>
      </div>
      <OpeningPlan board={board} opening={opening} />
    </div>
  );
}

interface OpeningPlanProps {
  readonly board: Board;
  readonly opening: string;
}

/** A sketch of both armies in an opening, for sighted users only. */
function OpeningPlan({ board, opening }: OpeningPlanProps): ReactNode {
  return (
    <Plan board={board} units={SIDES.flatMap((side) => openingHalf(board, opening, side).units)} />
  );
}

interface BeginningMoreProps extends OpeningChoiceProps {
  readonly beginning: NewBeginning;
  readonly clock: WarTimeControl | undefined;
  readonly granted: Granted | undefined;
}

/**
 * The further choice for the `beginning` of a new game: which opening, which calls `onOpening` with its id; or,
 * for a deployment by the players, a button that prints a sheet to plan it on, with the handicap in `granted`.
 */
export function BeginningMore({
  beginning,
  clock,
  granted,
  ...choice
}: BeginningMoreProps): ReactNode {
  const [printing, setPrinting] = useState(false);
  if (beginning === 'opening') return <OpeningChoice {...choice} />;
  return (
    <>
      <button type="button" className="plain" onClick={() => setPrinting(true)}>
        {t('headquarters:printSheet')}
      </button>
      {printing && choice.board && (
        <DeploymentSheet
          board={choice.board}
          deployment={null}
          handicap={granted?.(choice.board, clock)?.handicap}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
