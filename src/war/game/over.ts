import type { Game } from './game';
import { present } from './war';

/** Whether a game has come to its end. */
export const isOver = ({ stage }: Game): boolean =>
  stage.name === 'war' && present(stage.war).over !== null;
