import { memo } from 'react';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import type { Country, Side } from '../../../engine/types';
import { properName } from '../../../words/countries';
import { namesPlaced, nameSize } from './names';

interface CountryNamesProps {
  readonly country: Country;
  readonly side: Side;
  /** Pixels to a unit: they are as legible however the plan is seen, and the nearer it is the more of them there are. */
  readonly ppu: number;
}

/** The names of a Country, written on it. */
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
