import type { Game } from './game';
import { present } from './war';

/** Returns whether a game is over. */
export const isOver = ({ stage }: Game): boolean =>
  stage.name === 'war' && present(stage.war).over !== null;
