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

/**
 * Returns what the editor of Countries calls a piece of scenery: its name and kind, `Hook’s Farm (house)`, or without
 * a name its kind and id.
 */
export const pieceTitle = ({ id, kind, name }: Pick<Piece, 'id' | 'kind' | 'name'>): string =>
  name === undefined || name === ''
    ? t('lwCountry:piece', {
        kind: t(`lwCountry:kinds.${kind}`),
        id: id.replace(/^[A-Za-z]+-(?=\d)/, ''),
      })
    : t('lwCountry:called', { name, kind: t(`lwCountry:kinds.${kind}`) });

/**
 * Returns in words where the middle of a piece of scenery is, in the editor of Countries: `Hook’s Farm (house), 2 ft
 * from the west edge, 1 ft from Red’s line`.
 */
export function pieceAtWords(piece: Piece): string {
  const { x, y } = middleOf(piece);
  return t('lwCountry:isAt', { what: pieceTitle(piece), x: lengthWords(x), y: lengthWords(y) });
}

/**
 * Returns the announcement of a change of the Country in the editor: which piece of scenery was removed, where one was
 * added or moved to, or how far one is turned; empty if none or more than one was.
 */
export function countryChangeWords(before: CountryDraft, now: CountryDraft): string {
  const gone = before.pieces.filter(({ id }) => now.pieces.every((each) => each.id !== id));
  const there = now.pieces.filter(({ id, at }) =>
    before.pieces.every((each) => each.id !== id || each.at.x !== at.x || each.at.y !== at.y),
  );
  const turned = now.pieces.filter(({ id, at, turn }) =>
    before.pieces.some(
      (each) => each.id === id && each.at.x === at.x && each.at.y === at.y && each.turn !== turn,
    ),
  );
  const [first, ...more] = [
    ...gone.map((piece) => t('lwCountry:removed', { what: pieceTitle(piece) })),
    ...there.map((piece) => pieceAtWords(pieceOfDraft(piece))),
    ...turned.map((piece) =>
      t('lwCountry:isTurned', { what: pieceTitle(piece), angle: Math.round(piece.turn / 1000) }),
    ),
  ];
  return more.length === 0 ? (first ?? '') : '';
}

/**
 * Returns a report on the Country in the editor: its faults as sentences, and, if it has none, as warnings those of
 * Wells' pieces of advice that it does not follow (littlewars.md 2.1).
 */
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

/** Returns a sentence on a fault of a Country, with the names of the pieces of scenery concerned. */
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

/** Returns a sentence that states one of Wells' pieces of advice and whether the Country follows it. */
export const adviceWords = (topic: AdviceTopic, isFollowed: boolean): string =>
  t(`lwCountry:advice.${isFollowed ? 'followed' : 'notFollowed'}.${topic}`);

const inInches = (length: number): string => lengthWords(Math.round(length / INCH) * INCH);

/**
 * Returns in words a `place` at which a Country does not follow a piece of Wells' advice, in sixteenths of an inch:
 * `Red’s half`, `From 3 ft to 6 ft 4 in from the west edge`, or the place of its middle.
 */
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
