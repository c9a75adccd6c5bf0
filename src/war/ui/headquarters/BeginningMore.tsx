import { useState, type ReactNode } from 'react';
import type { NewBeginning } from '../../game/game';
import { t } from '../../words/t';
import { DeploymentSheet } from '../printing/door';
import { OpeningChoice, type OpeningChoiceProps } from './OpeningChoice';

interface BeginningMoreProps extends OpeningChoiceProps {
  readonly way: NewBeginning;
}

/** What goes with the way to deploy: which opening, or a sheet to plan on. */
export function BeginningMore({ way, ...choice }: BeginningMoreProps): ReactNode {
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
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
