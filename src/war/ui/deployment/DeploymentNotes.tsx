import type { Side } from '../../engine/vocabulary';
import { t } from '../../words/t';
import { CommunicationLines } from '../board/art/Lines';
import { CELL } from '../board/geometry';
import { OrderMessage } from '../base/RuleLink';
import type { Deployment } from '../../engine/deployment';
import { inCommunication, type Position } from '../../engine/position';
import { leftOver } from '../../game/deployments';
import type { Game } from '../../game/game';
import { handicapSentence } from '../../words/handicap';

/**
 * A note beside the board of a deployment that shows and explains the lines with which the board draws a side's lines
 * of communication.
 */
export function LinesKey({ side }: { readonly side: Side }) {
  const segment = { from: { x: 0, y: 0 }, to: { x: 2 * CELL, y: 0 }, cut: 'edge' as const };
  return (
    <div className="lines-key">
      <svg viewBox={`0 ${-CELL / 3} ${2.5 * CELL} ${(2 * CELL) / 3}`} aria-hidden="true">
        <CommunicationLines side={side} segments={[segment]} />
      </svg>
      <p>
        <OrderMessage words={t('deployment:linesKey')} />
      </p>
    </div>
  );
}

interface MissingProps {
  readonly position: Position;
  readonly deployment: Deployment;
}

/**
 * A short line during a deployment, where the panel has little room: how many units are left to place, and how many are
 * out of communication. Hidden from screen readers.
 */
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

interface GivenProps {
  readonly game: Game;
  readonly lacks: boolean;
}

/**
 * A sentence during a deployment on what was given as a handicap; nothing without a handicap. `lacks` adds that the
 * army being placed lacks units for it.
 */
export function Given({ game, lacks }: GivenProps) {
  const sentence = handicapSentence(game);
  if (sentence === '') return null;
  return (
    <p className="deployment-given">
      {sentence} {lacks && t('handicap:fits')}
    </p>
  );
}
