import type { Deployment } from '../../engine/deployment';
import type { Position } from '../../engine/position';
import { heldOf } from '../../game/choice';
import { leftOver } from '../../game/deployments';
import { holdingWords } from '../../words/deployment';
import { edgeWords, noEffect, turnedWords, zoomWords } from '../../words/keyFeedback';
import { squareShownAt, type Orientation } from '../board/geometry';
import { actsOf, KEYS } from '../base/keys';
import { HiddenHeading } from '../base/HiddenHeading';
import { useCompass } from './useCompass';
import { useBoardStyle } from './useBoardStyle';
import { nothingDone, nothingMoved, useKeyWatch } from './useKeyWatch';

interface DeploymentScreenReaderProps {
  readonly position: Position;
  readonly deployment: Deployment;
  readonly orientation: Orientation;
}

const BOARD_ACTS = actsOf([KEYS.board]);
const ACTS = actsOf([KEYS.deployment, KEYS.page, KEYS.zoom]);

/**
 * Help for users of screen readers during a deployment: labels of squares, readings of the eight directions, and an
 * announcement of what each key has done. Renders only a heading that is not visible.
 */
export function DeploymentScreenReader({
  position,
  deployment,
  orientation,
}: DeploymentScreenReaderProps) {
  useBoardStyle();
  useCompass(position, orientation);
  useKeyWatch((name, before, now) => {
    const act = BOARD_ACTS[name];
    if (before.square !== null && act !== undefined) {
      if (act !== 'press')
        return now.square === before.square ? edgeWords(position, before.square) : null;
      if (!nothingMoved(before, now) || heldOf(now.choice) !== null) return null;
      return noEffect(leftOver(deployment) === 0 ? 'holdFirst' : 'nothingHeld');
    }
    switch (ACTS[name]) {
      case 'flip':
        return turnedWords(position, squareShownAt(position.board, orientation, 0, 0));
      case 'closer':
      case 'farther':
      case 'whole':
        return zoomWords(now.scale, now.scale === before.scale);
      case 'previousKind':
      case 'nextKind': {
        // The only remaining kind is held already; for an empty tray its key answers itself.
        const picked = heldOf(now.choice);
        return nothingDone(before, now) && picked?.from === 'tray'
          ? holdingWords(deployment, picked.kind)
          : null;
      }
      case 'putBack':
        return now.square === null ? noEffect('noSquare') : null;
      case 'leave':
        return nothingDone(before, now) ? noEffect('nothingHeld') : null;
      case 'undo':
        return nothingDone(before, now) ? noEffect('noChange') : null;
      case 'term':
        return before.focus === now.focus ? noEffect('noTerm') : null;
      default:
        return null;
    }
  });
  return <HiddenHeading of="board" />;
}
