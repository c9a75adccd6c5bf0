import { memo } from 'react';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { groundOf } from '../../../engine/ground';
import { BLOCK } from '../../../engine/lengths';
import { boundsOf } from '../../../engine/shapes';
import type { Country, Piece, Side } from '../../../engine/types';
import { lengthWords } from '../../../words/lengths';
import { properName } from '../../../words/names';
import { boxOfName, isHidden, namesPlaced, nameSize, type Box } from './names';
import { PlanName } from './PlanName';

interface CountryNamesProps {
  readonly country: Country;
  readonly side: Side;
  /** Pixels per unit: the names stay legible at every scale, and more of them are written as the plan is zoomed in. */
  readonly ppu: number;
  /** What is written on the plan besides; the same list as long as nothing of it changes. */
  readonly taken?: readonly Box[];
  /**
   * Where figures are drawn larger than to scale: a name under them is left out. Its place does not depend on them, so
   * that no name moves with a man.
   */
  readonly figures?: readonly Box[];
}

/** How broad a block is at least on which its height is written, in heights of a letter: bodies stand there too. */
const ROOM = 3;

/** Draws on the plan the names of the pieces of scenery of a Country, and the heights of its hills of blocks. */
export const CountryNames = memo(function CountryNames({
  country,
  side,
  ppu,
  taken,
  figures = [],
}: CountryNamesProps) {
  useLanguage();
  const size = nameSize(country, ppu);
  const nameOf = (piece: Piece): string | undefined => {
    const block = groundOf(country).blocks.find((each) => each.piece === piece);
    if (block === undefined) return properName(piece);
    const { left, right, bottom, top } = boundsOf(piece.shape);
    const hasRoom = Math.min(right - left, top - bottom) > ROOM * size;
    return [properName(piece), hasRoom ? lengthWords((block.layer + 1) * BLOCK) : '']
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <g className="plan-names">
      {namesPlaced({ country, side }, size, nameOf, taken)
        .filter(({ name, ...at }) => !isHidden(boxOfName(name, size, at), figures, size))
        .map(({ piece, name, x, y }) => (
          <PlanName key={piece.id} at={{ x, y }} size={size}>
            {name}
          </PlanName>
        ))}
    </g>
  );
});
