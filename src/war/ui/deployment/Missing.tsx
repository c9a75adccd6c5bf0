import type { Deployment } from '../../engine/deployment';
import { inCommunication, type Position } from '../../engine/position';
import { leftOver } from '../../game/deployments';
import { t } from '../../words/t';

interface MissingProps {
  readonly position: Position;
  readonly deployment: Deployment;
}

/** What is missing, in the head of a panel too low to show all that is said of it below; there it is read aloud. */
export function Missing({ position, deployment }: MissingProps) {
  const left = leftOver(deployment);
  const cutOff = deployment.units.filter(({ square }) => !inCommunication(position, square)).length;
  return (
    <p className="deployment-missing" aria-hidden="true">
      {left > 0 ? t('deployment:leftShort', { count: left }) : t('deployment:allPlacedShort')}
      {cutOff > 0 && (
        <span className="deployment-bad"> {t('deployment:cutOffShort', { count: cutOff })}</span>
      )}
    </p>
  );
}
