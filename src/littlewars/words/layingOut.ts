import type { CountryFault } from '../engine/countryFaults';
import type { Country, Piece } from '../engine/types';
import { lengthWords } from './lengths';
import { middleOf } from './places';
import { lateMessages } from './t';

const tell = lateMessages('lwCountry');

/** What a piece is called by who lays it out: by its name, else by its kind and id. */
export const pieceTitle = ({ id, kind, name }: Pick<Piece, 'id' | 'kind' | 'name'>): string =>
  name === undefined || name === ''
    ? tell('piece', { kind: tell(`kinds.${kind}`), id: id.replace(/^[a-z]+-(?=\d)/, '') })
    : tell('called', { name, kind: tell(`kinds.${kind}`) });

/** Where a piece lies, by its middle. */
export function pieceAtWords(piece: Piece): string {
  const { x, y } = middleOf(piece);
  return tell('isAt', { what: pieceTitle(piece), x: lengthWords(x), y: lengthWords(y) });
}

/** A fault of a Country as a sentence, its pieces by what they are called. */
export function countryFaultWords(country: Country, fault: CountryFault): string {
  const titled = (id: string): string => {
    const piece = country.pieces.find((each) => each.id === id);
    return piece === undefined ? id : pieceTitle(piece);
  };
  if (fault.code === 'sizeOfField') return tell('fault.sizeOfField');
  const what = titled(fault.piece);
  switch (fault.code) {
    case 'heightOf':
      return tell('fault.heightOf', {
        what,
        height: lengthWords(fault.height),
        least: lengthWords(fault.least),
        most: lengthWords(fault.most),
      });
    case 'overlaps':
      return tell('fault.overlaps', { what, other: titled(fault.other) });
    default:
      return tell(`fault.${fault.code}`, { what });
  }
}
