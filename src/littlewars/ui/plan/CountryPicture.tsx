import './country.css';
import type { Country, Side } from '../../engine/types';
import { CountryDrawing } from './art/CountryDrawing';
import { sheetOf } from './place';

interface CountryPictureProps {
  readonly country: Country;
  readonly side?: Side;
  readonly label: string;
  readonly names?: boolean;
}

/** A Country to be looked at, as large as its box allows: it takes no gestures and no keys. */
export function CountryPicture({
  country,
  side = 'red',
  label,
  names = true,
}: CountryPictureProps) {
  const { width, height } = sheetOf(country);
  return (
    <svg className="plan-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <CountryDrawing country={country} side={side} names={names} />
    </svg>
  );
}
