import { communicationChanges } from '../engine/insight/consequence';
import { nameOf, type Board } from '../engine/board';
import type { Assault } from '../engine/combat';
import type { PlacedUnit } from '../engine/position';
import type { Ending, Side, Square, Unit } from '../engine/vocabulary';
import type { TurnSummary } from '../game/war';
import { unitsByKind } from './changes';
import { arsenalSentence, endingSentences, timeOutWords } from './events';
import { capital, kindName, theSide, unitName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** A march of a unit, given by the squares where it begins and ends. */
export interface Passage {
  readonly unit: Unit;
  readonly from: Square;
  readonly to: Square;
}

/**
 * A turn as `summaryEvents` describes it: its side, marches, attack, advance, fallen arsenals, and the positions before
 * and after it.
 */
export type DescribedTurn = Omit<TurnSummary, 'turn' | 'losses'>;

/**
 * An event of a turn for which its summary has a sentence: the end of the war, a fallen arsenal, units put out of
 * communication (`cutOff`) or back in (`linked`), an attack, an advance, a retreat, the end of the time, no attack or
 * no moves, or all marches together.
 */
export type SummaryEvent =
  | { readonly is: 'ending'; readonly ending: Ending }
  | { readonly is: 'arsenal'; readonly square: Square }
  | {
      readonly is: 'cutOff' | 'linked';
      readonly side: Side;
      readonly units: readonly PlacedUnit[];
    }
  | { readonly is: 'attack'; readonly assault: Assault; readonly target: Unit }
  | ({ readonly is: 'advance' | 'retreat' } & Passage)
  | { readonly is: 'timeOut'; readonly side: Side; readonly byLot: boolean }
  | { readonly is: 'noAttack' | 'noMoves' }
  | { readonly is: 'marches'; readonly marches: readonly Passage[] };

/**
 * Returns the events of a turn, the most important first: the end of the war, a fallen arsenal, several units put out
 * of communication, a unit destroyed; then the others, of which the marches and the end of the time are the last.
 */
export function summaryEvents(summary: DescribedTurn): SummaryEvent[] {
  const { assault, target, advance, arsenals, side, before, after } = summary;
  const { gained, lost } = communicationChanges(before, after);
  const changed = (
    is: 'cutOff' | 'linked',
    all: readonly PlacedUnit[],
    enemy: boolean,
  ): SummaryEvent[] => {
    const units = all.filter((unit) => (unit.side !== side) === enemy);
    return units[0] === undefined ? [] : [{ is, side: units[0].side, units }];
  };
  const cutOff = changed('cutOff', lost, true);
  const attack: SummaryEvent[] = [
    ...(assault !== null && target !== null ? [{ is: 'attack', assault, target } as const] : []),
    ...(advance !== null ? [{ is: 'advance', ...advance } as const] : []),
  ];
  // Several units cut off count more than one destroyed, and one destroyed more than one cut off.
  const several = cutOff.some((event) => 'units' in event && event.units.length > 1);
  const destroys = assault?.outcome === 'destroyed';
  const passages = summary.moves.map(({ unit, path, retreat }) => ({
    retreat,
    passage: { unit, from: path[0] ?? 0, to: path.at(-1) ?? 0 },
  }));
  const retreats = passages.filter(({ retreat }) => retreat);
  const marches = passages.filter(({ retreat }) => !retreat).map(({ passage }) => passage);
  return [
    ...(after.over === null ? [] : [{ is: 'ending', ending: after.over } as const]),
    ...arsenals.map((square) => ({ is: 'arsenal', square }) as const),
    ...(destroys && !several ? [...attack, ...cutOff] : [...cutOff, ...attack]),
    ...changed('cutOff', lost, false),
    ...changed('linked', gained, true),
    ...changed('linked', gained, false),
    ...(assault === null && arsenals.length === 0 ? [{ is: 'noAttack' } as const] : []),
    ...retreats.map(({ passage }) => ({ is: 'retreat', ...passage }) as const),
    ...(marches.length > 0
      ? [{ is: 'marches', marches } as const]
      : retreats.length === 0
        ? [{ is: 'noMoves' } as const]
        : []),
    ...(summary.timeOut === false || after.over !== null
      ? []
      : [{ is: 'timeOut', side, byLot: summary.timeOut === 'byLot' } as const]),
  ];
}

/** Returns whether a turn had an attack, a fallen arsenal, changed communication, or the end of the war. */
export const isEventful = (summary: DescribedTurn): boolean =>
  summaryEvents(summary)[0]?.is !== 'noAttack';

/**
 * Returns the summary of a turn: a sentence for each event, the most important first. `you` is the side addressed
 * as *you*, null for none.
 */
export const summarySentences = (
  board: Board,
  summary: DescribedTurn,
  you: Side | null = null,
): string[] => summaryEvents(summary).map((event) => eventSentence(board, event, you));

function eventSentence(board: Board, event: SummaryEvent, you: Side | null): string {
  const name = (square: Square): string => nameOf(board, square);
  switch (event.is) {
    case 'ending':
      return endingSentences(event.ending, you).join(' ');
    case 'arsenal':
      return arsenalSentence(board, event.square, you);
    case 'cutOff':
    case 'linked':
      return t(`insight:turnSummary.${event.is}`, {
        count: event.units.length,
        side: theSide(event.side),
        units: unitsByKind(board, event.units),
      });
    case 'attack': {
      const { attack, defence, target, outcome } = event.assault;
      return t('war:turnSummary.attack', {
        unit: unitName(event.target),
        square: name(target),
        attack,
        defence,
        outcome: t(`field:outcomes.${outcome}`),
      });
    }
    case 'advance':
      return t('war:turnSummary.advance', {
        unit: kindName(event.unit.kind),
        from: name(event.from),
        to: name(event.to),
      });
    case 'retreat':
      return t('war:event.retreated', {
        unit: capital(kindName(event.unit.kind)),
        from: name(event.from),
        to: name(event.to),
      });
    case 'marches': {
      const marches = event.marches.map(({ unit, from, to }) =>
        t('war:turnSummary.move', { unit: kindName(unit.kind), from: name(from), to: name(to) }),
      );
      return capital(t('war:turnSummary.moves', { moves: listed(marches) }));
    }
    case 'timeOut':
      return timeOutWords(event.side, event.byLot);
    case 'noAttack':
    case 'noMoves':
      return t(`war:turnSummary.${event.is}`);
  }
}
