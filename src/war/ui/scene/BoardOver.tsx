import type { War } from '../../game/war';
import { momentTitle } from '../../words/moment';
import { EndPlate } from '../moments/door';
import { useOrientation } from '../table/useOrientation';

interface BoardOverProps {
  readonly war: War;
  /** The index of the position looked back at; null in the present. */
  readonly at: number | null;
}

/** What stays over the board however near it is seen: which moment of the past it shows, and the plate of the end. */
export function BoardOver({ war, at }: BoardOverProps) {
  const orientation = useOrientation();
  if (at !== null) return <p className="past-ribbon">{momentTitle(war, at)}</p>;
  return <EndPlate orientation={orientation} />;
}
