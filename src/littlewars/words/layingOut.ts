import type { DraftReport } from '../../shell/words/draftReport';
import { countryAdvice, type AdviceTopic } from '../battles/countryAdvice';
import { countryFaults, type CountryFault } from '../engine/countryFaults';
import { INCH } from '../engine/lengths';
import type { Country, Piece } from '../engine/types';
import { countryOfDraft, pieceOfDraft, type CountryDraft } from '../game/countryDraft';
import { lengthWords } from './lengths';
import type { Bounds } from '../engine/shapes';
import { capital } from './names';
import { middleOf, placeWords } from './places';
import { t } from './t';

/** Returns the name of a piece in the editor: its own, or its kind and id. */
export const pieceTitle = ({ id, kind, name }: Pick<Piece, 'id' | 'kind' | 'name'>): string =>
  name === undefined || name === ''
    ? t('lwCountry:piece', {
        kind: t(`lwCountry:kinds.${kind}`),
        id: id.replace(/^[A-Za-z]+-(?=\d)/, ''),
      })
    : t('lwCountry:called', { name, kind: t(`lwCountry:kinds.${kind}`) });

/** Returns where a piece is, by its middle. */
export function pieceAtWords(piece: Piece): string {
  const { x, y } = middleOf(piece);
  return t('lwCountry:isAt', { what: pieceTitle(piece), x: lengthWords(x), y: lengthWords(y) });
}

/** Returns the announcement of a change of a draft's pieces; empty if more than one changed. */
export function countryChangeWords(before: CountryDraft, now: CountryDraft): string {
  const gone = before.pieces.filter(({ id }) => now.pieces.every((each) => each.id !== id));
  const there = now.pieces.filter(({ id, at }) =>
    before.pieces.every((each) => each.id !== id || each.at.x !== at.x || each.at.y !== at.y),
  );
  const [first, ...more] = [
    ...gone.map((piece) => t('lwCountry:removed', { what: pieceTitle(piece) })),
    ...there.map((piece) => pieceAtWords(pieceOfDraft(piece))),
  ];
  return more.length === 0 ? (first ?? '') : '';
}

/** Returns the faults of a Country's draft as sentences, and, if it has none, the advice that it does not follow. */
export function countryReport(draft: CountryDraft): DraftReport {
  const country = countryOfDraft(draft);
  const faults = countryFaults(country).map((fault) => countryFaultWords(country, fault));
  const warnings =
    faults.length > 0
      ? []
      : countryAdvice(country).flatMap(({ topic, places }) =>
          places.length > 0 ? [adviceWords(topic, false)] : [],
        );
  return { good: t('lwCountry:noFaults'), faults, warnings };
}

/** Returns a fault of a Country as a sentence, with the names of its pieces. */
export function countryFaultWords(country: Country, fault: CountryFault): string {
  const titled = (id: string): string => {
    const piece = country.pieces.find((each) => each.id === id);
    return piece === undefined ? id : pieceTitle(piece);
  };
  if (fault.code === 'sizeOfField') return t('lwCountry:fault.sizeOfField');
  const what = titled(fault.piece);
  switch (fault.code) {
    case 'heightOf':
      return t('lwCountry:fault.heightOf', {
        what,
        height: lengthWords(fault.height),
        least: lengthWords(fault.least),
        most: lengthWords(fault.most),
      });
    case 'overlaps':
      return t('lwCountry:fault.overlaps', { what, other: titled(fault.other) });
    default:
      return t(`lwCountry:fault.${fault.code}`, { what });
  }
}

/** Returns a piece of Wells' advice as a sentence on a Country that follows it, or does not. */
export const adviceWords = (topic: AdviceTopic, isFollowed: boolean): string =>
  t(`lwCountry:advice.${isFollowed ? 'followed' : 'notFollowed'}.${topic}`);

const inInches = (length: number): string => lengthWords(Math.round(length / INCH) * INCH);

/** Returns where a Country does not follow a piece of advice, in words. */
export function advicePlaceWords(country: Country, topic: AdviceTopic, place: Bounds): string {
  const { left, right, bottom, top } = place;
  if (topic === 'crowd')
    return t('lwCountry:advice.front', { from: inInches(left), to: inInches(right) });
  if (topic === 'cover' && right - left >= country.width)
    return t(`lwCountry:advice.${bottom === 0 ? 'red' : 'blue'}`);
  return capital(
    placeWords(country, {
      x: Math.round((left + right) / 2),
      y: Math.round((bottom + top) / 2),
    }),
  );
}
