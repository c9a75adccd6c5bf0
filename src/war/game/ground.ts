import { STANDARD_BOARD } from '../engine/standardMap';

/** The ground every game is played on, until another map is offered. */
export const BOARD = STANDARD_BOARD;
