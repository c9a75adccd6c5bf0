import type { Side } from '../engine/vocabulary';
import { sideName, theSide } from './sentences';
import { t } from './t';

type Names = Readonly<Record<Side, string>>;

/** Returns whether a player has given a name. */
export const isNamed = (players: Names, side: Side): boolean =>
  players[side] !== '' && players[side] !== sideName(side);

/** `the North`, or `Ada (the North)`. */
export const playerTitle = (players: Names, side: Side): string =>
  isNamed(players, side)
    ? t('field:namedSide', { name: players[side], side: theSide(side) })
    : theSide(side);

/** `the North`, or `Ada`. */
export const playerName = (players: Names, side: Side): string =>
  isNamed(players, side) ? players[side] : theSide(side);
