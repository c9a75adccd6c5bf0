import { nameOf, type Board } from '../engine/board';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import type { Side, Square } from '../engine/vocabulary';
import { signAt, type MapDraft, type MapSign } from '../game/mapDraft';
import type { MapJudgement, MapFix, Finding } from '../game/mapDraftFaults';
import { listed } from '../../shell/language/intl';
import { markedWords, type DraftReport } from '../../shell/words/draftReport';
import { mapFaultAlone, mapWarningAlone } from './maps';
import { capital, theSide } from './sentences';
import { t } from './t';

const NAMED = {
  '.': 'plain',
  '^': 'mountain',
  '=': 'pass',
  '#': 'fort',
  N: 'N',
  S: 'S',
} as const satisfies Readonly<Record<MapSign, string>>;

/** Returns the name of the ground that a character of a map's text stands for: `mountain` for `^`. */
export const signName = (sign: MapSign): string => t(`mapEditor:signs.${NAMED[sign]}`);
/**
 * Returns the short name of the ground that a character of a map's text stands for, for a button that also draws it:
 * for `^`, `Mountain`.
 */
export const signWord = (sign: MapSign): string => t(`mapEditor:short.${NAMED[sign]}`);

/**
 * Returns a sentence on a fault of a map in the editor of maps, which refers to the editor's fields and squares, not to
 * lines of text: `The North has no arsenal.`
 */
export const mapDraftFault = (fault: MapFault, board: Board): string =>
  fault.code === 'noName' ? t('mapEditor:noName') : capital(mapFaultAlone(fault, board));
/** Returns a sentence on a warning about a map: `The fort on C4 lies on no line from an arsenal of the North.` */
export const mapDraftWarning = (warning: MapWarning, board: Board): string =>
  capital(mapWarningAlone(warning, board));

/**
 * Returns the label of a button in the editor of maps that repairs a fault, by the effect of the repair and its
 * squares: `Open a pass: C4`.
 */
export function mapFixWords(board: Board, { is, sign, squares }: MapFix): string {
  const values = {
    squares: listed(squares.map((square) => nameOf(board, square))),
    count: squares.length,
  };
  switch (is) {
    case 'give':
      return t('mapEditor:fixes.give', { side: theSide(sign as Side) });
    case 'remove':
      return t(
        sign === '#' ? 'mapEditor:fixes.removeFort' : 'mapEditor:fixes.removeArsenal',
        values,
      );
    case 'pass':
      return t(squares.length === 1 ? 'mapEditor:fixes.pass' : 'mapEditor:fixes.passes', values);
    default:
      return t(`mapEditor:fixes.${is}`, values);
  }
}

/** Returns the label of a square in the editor of maps for screen readers: its ground and its faults, as `C4, fort`. */
export function mapSquareWords(draft: MapDraft, judged: MapJudgement, square: Square): string {
  const here = ({ squares }: Finding<unknown>): boolean => squares.includes(square);
  const { faults, warnings, board } = judged;
  return [
    nameOf(board, square),
    signName(signAt(draft, square)),
    ...markedWords(
      mapReport({ ...judged, faults: faults.filter(here), warnings: warnings.filter(here) }),
    ),
  ].join(', ');
}

/**
 * Returns the faults and the warnings of a map in the editor of maps, a sentence each, and the sentence for a map
 * without faults (`good`).
 */
export const mapReport = ({ board, faults, warnings }: MapJudgement): DraftReport => ({
  good: t('mapEditor:good'),
  faults: faults.map(({ what }) => mapDraftFault(what, board)),
  warnings: warnings.map(({ what }) => mapDraftWarning(what, board)),
});

/**
 * Returns the announcement of the effect of a change in the editor of maps; empty if nothing changed. `before` and
 * `now` are the map before and after it.
 */
export function mapChangeWords(board: Board, before: MapDraft, now: MapDraft): string {
  const { width, height } = now;
  if (width !== before.width || height !== before.height)
    return t('mapEditor:done.size', { size: t('maps:size', { width, height }) });
  if (now.signs === before.signs) return '';
  const painted = [...now.signs].flatMap((sign, square) =>
    sign === before.signs[square] ? [] : [square],
  );
  const [first = 0] = painted;
  const sign = signAt(now, first);
  if (painted.some((square) => signAt(now, square) !== sign)) return t('mapEditor:done.changed');
  const ground = capital(signName(sign));
  return painted.length === 1
    ? t('mapEditor:done.one', { ground, square: nameOf(board, first) })
    : t('mapEditor:done.many', { ground, count: painted.length });
}
