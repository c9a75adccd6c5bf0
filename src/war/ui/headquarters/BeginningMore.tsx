import { useState, type ReactNode } from 'react';
import type { WarTimeControl } from '../../game/clocks';
import type { NewBeginning } from '../../game/game';
import { t } from '../../words/t';
import { DeploymentSheet } from '../printing/door';
import type { Granted } from './HandicapChoice';
import { OpeningChoice, type OpeningChoiceProps } from './OpeningChoice';

interface BeginningMoreProps extends OpeningChoiceProps {
  readonly way: NewBeginning;
  readonly clock: WarTimeControl | undefined;
  /** What is given, as far as that is settled. */
  readonly granted: Granted | undefined;
}

/** What goes with the way to deploy: which opening, or a sheet to plan on. */
export function BeginningMore({ way, clock, granted, ...choice }: BeginningMoreProps): ReactNode {
  const [printing, setPrinting] = useState(false);
  if (way === 'opening') return <OpeningChoice {...choice} />;
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
