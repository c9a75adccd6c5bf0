import { memo } from 'react';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import type { Country, Side } from '../../../engine/types';
import { properName } from '../../../words/names';
import { namesPlaced, nameSize } from './names';

interface CountryNamesProps {
  readonly country: Country;
  readonly side: Side;
  /** Pixels per unit: the names stay legible at every scale, and more of them are written as the plan is zoomed in. */
  readonly ppu: number;
}

/** The names of the pieces of a Country. */
export const CountryNames = memo(function CountryNames({ country, side, ppu }: CountryNamesProps) {
  useLanguage();
  const size = nameSize(country, ppu);
  return (
    <g className="plan-names">
      {namesPlaced({ country, side }, size, properName).map(({ piece, name, x, y }) => (
        <text key={piece.id} className="plan-name" textAnchor="middle" fontSize={size} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
});
