import './country.css';
import { useRef } from 'react';
import type { Country, Side } from '../../engine/types';
import { CountryDrawing } from './art/CountryDrawing';
import { CountryNames } from './art/CountryNames';
import { sheetOf } from './place';
import { useFit } from './useFit';

interface CountryPictureProps {
  readonly country: Country;
  readonly side?: Side;
  readonly label: string;
  readonly names?: boolean;
}

/** A picture of a Country as large as its box allows; it handles no gestures or keys. */
export function CountryPicture({
  country,
  side = 'red',
  label,
  names = true,
}: CountryPictureProps) {
  const ref = useRef<SVGSVGElement>(null);
  const { width, height } = sheetOf(country);
  const ppu = useFit(ref, { width, height });
  return (
    <svg
      ref={ref}
      className="plan-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <CountryDrawing country={country} side={side} />
      {names && <CountryNames country={country} side={side} ppu={ppu} />}
    </svg>
  );
}
