import type { Position } from '../../engine/position';
import { unspentAttacks } from '../../words/unspentAttacks';

/** The attacks worth making that a turn would end without. */
export function UnspentAttacks({ position }: { readonly position: Position }) {
  const words = unspentAttacks(position);
  return words !== null && <p>{words}</p>;
}
