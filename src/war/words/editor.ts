import { nameOf, type Board } from '../engine/board';
import { UNITS } from '../engine/units';
import type { Side, Square, UnitKind } from '../engine/vocabulary';
import { unitOn, type PositionDraft } from '../game/positionDraft';
import type {
  DraftDeployment,
  DraftFault,
  DraftJudgement,
  DraftWarning,
  Fix,
} from '../game/positionFaults';
import { listed } from '../../shell/language/intl';
import { markedWords, type DraftReport } from '../../shell/words/draftReport';
import { positionFault } from './faults';
import { squareWords } from './board';
import { capital, kindName, theSide, unitName } from './sentences';
import { t } from './t';

/**
 * Returns a sentence on a fault of a draft, the position under construction in the editor of positions:
 * `The war is over: the South has no arsenal left.`
 */
export function draftFaultSentence(board: Board, fault: DraftFault): string {
  switch (fault.code) {
    case 'unlawful':
      return capital(positionFault(board, fault.fault));
    case 'lost':
      return t(`editor:lost.${fault.by}`, { side: theSide(fault.side) });
    case 'noRetreat':
      return t('editor:noRetreat', {
        unit: kindName(fault.unit.kind),
        square: nameOf(board, fault.unit.square),
      });
  }
}

/**
 * Returns a sentence on a warning about a draft, the position under construction in the editor of positions:
 * `No unit of the North is in communication.`
 */
export const draftWarningSentence = ({ code, side }: DraftWarning): string =>
  t(`editor:${code}`, { side: theSide(side) });

/**
 * Returns the label of a button in the editor of positions that repairs a fault of the draft, by the effect of the
 * repair: `Put it on H6`.
 */
export function fixWords(draft: PositionDraft, fix: Fix): string {
  const { board } = draft;
  const name = (square: Square): string => nameOf(board, square);
  const last = fix.at(-1) ?? fix[0];
  switch (last.do) {
    case 'lift':
      return t('editor:fixes.lift', {
        unit: kindOn(draft, last.square),
        squares: listed(fix.flatMap((order) => (order.do === 'lift' ? name(order.square) : []))),
      });
    case 'move':
      return t('editor:fixes.moveTo', { square: name(last.to) });
    case 'fall': {
      const real = board.arsenals.some(({ square }) => square === last.square);
      return t(real ? 'editor:fixes.fall' : 'editor:fixes.strike', { square: name(last.square) });
    }
    case 'raise':
      return t('editor:fixes.raise', { square: name(last.square) });
    case 'put':
      return t('editor:fixes.put', { unit: unitName(last.unit), square: name(last.square) });
    case 'side':
      return t('editor:fixes.side', { side: theSide(last.side) });
    case 'dislodge':
      return t('editor:fixes.nobody');
    case 'turn':
      return t('editor:fixes.turn', { turn: last.turn });
  }
}

const kindOn = (draft: PositionDraft, square: Square): string => {
  const unit = unitOn(draft, square);
  return unit === undefined ? '' : kindName(unit.kind);
};

/**
 * Returns the label of a square in the editor of positions for screen readers: its unit, its ground, and its faults. Of
 * a unit that is more than its side may have, it says `one too many`.
 */
export function editedSquareWords(
  draft: PositionDraft,
  { position, surplus, faults }: DraftJudgement,
  square: Square,
): string {
  const extra = surplus.find((unit) => unit.square === square);
  const words =
    extra === undefined
      ? [squareWords(position, square, draft.dislodged === square)]
      : [nameOf(draft.board, square), unitName(extra), t('editor:surplus')];
  const here = faults.filter(({ squares }) => squares.includes(square));
  const sentences = here.map((fault) => draftFaultSentence(draft.board, fault));
  return [...words, ...markedWords({ faults: sentences, warnings: [] })].join(', ');
}

interface Moment {
  readonly draft: PositionDraft;
  readonly tool: { readonly from: 'box' | 'board'; readonly square?: Square } | null;
}

/**
 * Returns the announcement of the effect of a change in the editor of positions; empty if nothing changed. `before` and
 * `after` are the draft and the unit picked up before and after it.
 */
export function editedWords(before: Moment, after: Moment): string {
  const { draft } = after;
  const name = (square: Square): string => nameOf(draft.board, square);
  if (before.draft === draft) {
    if (before.tool === after.tool) return '';
    const square = after.tool?.square;
    const unit = square === undefined ? undefined : unitOn(draft, square);
    if (square === undefined || unit === undefined)
      return after.tool === null ? t('editor:done.left') : '';
    return t('editor:done.pickedUp', { unit: capital(unitName(unit)), square: name(square) });
  }
  if (before.draft.board !== draft.board) return t('editor:done.changed');
  const isIn = (of: PositionDraft, { side, kind, square }: PositionDraft['units'][number]) => {
    const there = unitOn(of, square);
    return there?.side === side && there.kind === kind;
  };
  const gone = before.draft.units.filter((unit) => !isIn(draft, unit));
  const come = draft.units.filter((unit) => !isIn(before.draft, unit));
  const [left, put] = [gone[0], come[0]];
  if (gone.length + come.length <= 2) {
    if (left && put && left.square !== put.square)
      return t('editor:done.moved', {
        unit: capital(unitName(put)),
        from: name(left.square),
        to: name(put.square),
      });
    if (put)
      return t('editor:done.put', { unit: capital(unitName(put)), square: name(put.square) });
    if (left)
      return t('editor:done.lifted', {
        unit: capital(unitName(left)),
        square: name(left.square),
      });
  }
  const raised = draft.standing.find((square) => !before.draft.standing.includes(square));
  if (raised !== undefined) return t('editor:done.raised', { square: name(raised) });
  const fallen = before.draft.standing.find((square) => !draft.standing.includes(square));
  if (fallen !== undefined) return t('war:event.arsenal', { square: name(fallen) });
  return t('editor:done.changed');
}

/** Returns the faults and warnings of a draft, a sentence each, and the sentence without faults (`good`). */
export const draftReport = (
  { board }: PositionDraft,
  { faults, warnings }: DraftJudgement,
): DraftReport => ({
  good: t('editor:good'),
  faults: faults.map((fault) => draftFaultSentence(board, fault)),
  warnings: warnings.map(draftWarningSentence),
});

/**
 * Returns how many units of a kind a side has on the board in a draft, the position in the editor of positions, out of
 * those of a full army: `North infantry: 7 of 9 on the board`.
 */
export const boxWords = ({ units }: PositionDraft, side: Side, kind: UnitKind): string =>
  t('editor:boxUnit', {
    unit: capital(unitName({ side, kind })),
    count: units.filter((unit) => unit.side === side && unit.kind === kind).length,
    wanted: UNITS[kind].number,
  });

/**
 * Returns a sentence on why the units of one side of a draft, the position in the editor of positions, cannot be used
 * as a deployment: `The South has no unit on the board.`
 */
export function whyNoDeployment(
  board: Board,
  side: Side,
  why: Exclude<DraftDeployment, { ok: true }>,
): string {
  return t(`editor:why.${why.reason}`, {
    side: capital(theSide(side)),
    squares: why.reason === 'abroad' ? listed(why.squares.map((s) => nameOf(board, s))) : '',
  });
}
