import { manOf } from '../engine/men';
import { gunNamed } from '../engine/refusals';
import type { Battle, BySide, Country, Piece, Side } from '../engine/types';
import { properName } from './countries';
import { t } from './t';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sideName = (side: Side): string => t(`lwField:sides.${side}`);

/** Returns the player of a side: by name and colour if a name was given. */
export function playerTitle(players: BySide<string>, side: Side): string {
  const name = players[side];
  return name === '' ? sideName(side) : t('lwField:player', { name, side: sideName(side) });
}

/** Returns the name of a piece, or of its kind. */
export const pieceName = (piece: Piece): string =>
  properName(piece) ?? t(`lwField:pieces.${piece.kind}`);

export const pieceNamed = (country: Country, id: string): string => {
  const piece = country.pieces.find((each) => each.id === id);
  return piece === undefined ? id : pieceName(piece);
};

/** Returns the name of a man or a gun by kind and number: `infantryman R12`. */
export function nameOf(battle: Pick<Battle, 'men' | 'guns'>, id: string): string {
  const man = manOf(battle, id);
  if (man !== undefined) return t(`lwField:one.${man.arm}`, { id });
  return gunNamed(battle, id) === undefined ? id : t('lwField:one.gun', { id });
}
