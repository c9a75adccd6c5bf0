import { BoardOver } from './BoardOver';
import { BoardScene } from './BoardScene';

/** What is seen over a board: orders as they are carried out, moments of the past, the end. */
export const part = { BoardOver, BoardScene };
