import { assaultOn, type Assault } from '../engine/combat';
import { nameOf, type Board } from '../engine/board';
import { NOBODY } from '../engine/communication';
import { communicationChanges, type MoveEffect } from '../engine/insight/consequence';
import {
  arsenalAt,
  hasMoved,
  inCommunication,
  slotAt,
  squareOf,
  standingArsenals,
  unitAt,
  type PlacedUnit,
  type Position,
} from '../engine/position';
import { unitOfSlot } from '../engine/units';
import type { Action, Side, Square, Unit, UnitKind } from '../engine/vocabulary';
import type { WarSettings } from '../game/settings';
import { endingSentences, timeOutWords } from './events';
import { describeSquare, type AskedOfSquare, type Verdict, type BoardStyle } from './board';
import { summaryEvents, type Passage, type SummaryEvent, type DescribedTurn } from './turnSummary';
import { t } from './t';

/** The place of a square's name in announcements: before what is on the square (`first`), or after it (`last`). */
export type Coordinate = WarSettings['coordinate'];

/** Returns the shortest unambiguous name of a kind of unit: `inf`. */
export const terseKind = (kind: UnitKind): string => t(`terse:kinds.${kind}`);
const terseUnit = ({ side, kind }: Unit): string =>
  t('terse:unit', { side: t(`terse:sides.${side}`), kind: terseKind(kind) });
/** Returns the sums of attack and defence and the outcome in short: `18:17 dislodged`. */
export const terseSum = ({ attack, defence, outcome }: Verdict): string =>
  `${attack}:${defence} ${t(`terse:outcomes.${outcome}`)}`;

/** Returns the name of a square and the words on its content, as one text in the order `coordinate`. */
export const placed = (name: string, words: string, coordinate: Coordinate): string =>
  (coordinate === 'first' ? [name, words] : [words, name]).filter((each) => each !== '').join(' ');

/**
 * Returns the label of a square for screen readers in short: `J11 S inf 18:17 dislodged, cut off`. It says what stands
 * there, the attack that can be ordered on it (`target`), the enemy's on it (`threat`), and what a march of the chosen
 * unit to it would bring (`goal`). Usual facts, such as being in communication, are left out; if `orders` is false,
 * also whether the unit has moved or must retreat. `coordinate` says whether the square's name comes first or last.
 */
export function terseSquare(
  position: Position,
  square: Square,
  orders: boolean,
  { target, threat, goal }: AskedOfSquare,
  coordinate: Coordinate,
): string {
  const unit = unitAt(position, square);
  const head = unit === null ? '' : terseUnit(unit);
  const facts = [
    ...(target === undefined ? [] : [terseSum(target)]),
    ...(unit !== null && !inCommunication(position, square) ? [t('terse:isolated')] : []),
    ...(orders ? stateOf(position, square) : []),
    ...(threat === undefined ? [] : [t('terse:threat', { sum: terseSum(threat) })]),
    ...(goal === undefined ? [] : [terseGoal(goal)]),
    ...groundOf(position, square),
  ];
  const rest = facts.join(', ');
  // A sum belongs to its unit; everything else is separated from it.
  const join = head !== '' && rest !== '' ? (target === undefined ? ', ' : ' ') : '';
  return placed(nameOf(position.board, square), head + join + rest, coordinate);
}

function stateOf(position: Position, square: Square): string[] {
  const slot = slotAt(position, square);
  if (slot === NOBODY) return [];
  if (slot === position.retreatDue) return [t('terse:mustRetreat')];
  return hasMoved(position, square) ? [t('terse:moved')] : [];
}

const terseGoal = (goal: MoveEffect): string => t(`terse:goals.${goal}`);

function groundOf(position: Position, square: Square): string[] {
  const terrain = position.board.terrain[square] ?? 'plain';
  const arsenal = arsenalAt(position, square);
  return [
    ...(terrain === 'plain' ? [] : [t(`terse:terrain.${terrain}`)]),
    ...(arsenal === null
      ? []
      : [
          t(`terse:arsenals.${arsenal.is}`, {
            side: t(`terse:sides.${arsenal.side}`),
          }),
        ]),
  ];
}

/** `cav K8–I8` */
const terseMarch = (kind: UnitKind, from: string, to: string): string =>
  t('terse:march', { unit: terseKind(kind), from, to });

const terseAttack = (board: Board, target: Unit | null, assault: Assault): string =>
  t('terse:attack', {
    unit: target === null ? '' : terseUnit(target),
    square: nameOf(board, assault.target),
    sum: terseSum(assault),
  });

/** More units than this are counted instead of named. */
const FEW_UNITS = 4;

/**
 * Returns an action and its effects, as short as is unambiguous: `cav K8–I8.` `before` and `after` are the positions
 * around it; `you` is the side addressed as *you*, null for none.
 */
export function terseStep(
  before: Position,
  action: Action,
  after: Position,
  you: Side | null,
): string {
  const { board } = before;
  const parts: string[] = [];
  if (action.type === 'move' || action.type === 'advance') {
    const unit = unitAt(before, action.from);
    if (unit !== null)
      parts.push(terseMarch(unit.kind, nameOf(board, action.from), nameOf(board, action.to)));
  } else if (action.type === 'attack') {
    const assault = assaultOn(before, action.target);
    if (assault !== null) parts.push(terseAttack(board, unitAt(before, action.target), assault));
  }
  for (const square of standingArsenals(before))
    if (!standingArsenals(after).includes(square))
      parts.push(t('terse:arsenalFell', { square: nameOf(board, square) }));
  const { gained, lost } = communicationChanges(before, after);
  if (lost.length > 0) parts.push(t('terse:lost', { units: unitsOf(after, lost) }));
  if (gained.length > 0) parts.push(t('terse:gained', { units: unitsOf(after, gained) }));
  const deed = parts.length > 0 ? [`${parts.join(', ')}.`] : [];
  if (after.over !== null) return [...deed, ...endingSentences(after.over, you)].join(' ');
  return [...deed, ...(after.turn === before.turn ? [] : [terseTurn(after)])].join(' ');
}

const unitsOf = ({ board }: Position, units: readonly PlacedUnit[]): string =>
  units.length > FEW_UNITS
    ? t('terse:units', { count: units.length })
    : units.map((unit) => `${terseUnit(unit)} ${nameOf(board, unit.square)}`).join(', ');

/** Returns whose turn it is in a position, and the retreat that is due, as short as is clear: `Turn 4, North.` */
export function terseTurn(position: Position): string {
  const { turn, side, retreatDue, board } = position;
  const words = t('terse:turn', { turn, side: t(`field:sides.${side}`) });
  if (retreatDue === NOBODY) return words;
  const square = nameOf(board, squareOf(position, retreatDue));
  return `${words} ${t('terse:retreat', { unit: terseKind(unitOfSlot(retreatDue).kind), square })}`;
}

/**
 * Returns the events of a turn, each as short as is unambiguous, in the same order and number as the sentences of
 * `summarySentences`. `you` is the side addressed as *you*, null for none.
 */
export const terseSummary = (
  board: Board,
  summary: DescribedTurn,
  you: Side | null = null,
): string[] => summaryEvents(summary).map((event) => terseEvent(summary.after, board, event, you));

function terseEvent(after: Position, board: Board, event: SummaryEvent, you: Side | null): string {
  const name = (square: Square): string => nameOf(board, square);
  const march = ({ unit, from, to }: Passage): string =>
    terseMarch(unit.kind, name(from), name(to));
  switch (event.is) {
    case 'ending':
      return endingSentences(event.ending, you).join(' ');
    case 'arsenal':
      return `${t('terse:arsenalFell', { square: name(event.square) })}.`;
    case 'cutOff':
      return `${t('terse:lost', { units: unitsOf(after, event.units) })}.`;
    case 'linked':
      return `${t('terse:gained', { units: unitsOf(after, event.units) })}.`;
    case 'attack':
      return `${terseAttack(board, event.target, event.assault)}.`;
    case 'timeOut':
      return timeOutWords(event.side, event.byLot);
    case 'advance':
    case 'retreat':
      return `${march(event)}.`;
    case 'marches':
      return `${event.marches.map(march).join(', ')}.`;
    case 'noAttack':
    case 'noMoves':
      return t(`terse:${event.is}`);
  }
}

/** Returns the title of the summary of a turn: `Turn 4, North.` */
export const terseSummaryTitle = (turn: number, side: Unit['side']): string =>
  t('terse:turn', { turn, side: t(`field:sides.${side}`) });

/**
 * Returns the announcement that a unit is chosen, as short as is unambiguous, `K8 cav: 5 in reach.`: the unit, the name
 * of its square, and `count`, the number of squares it can march to. `how` says whether the square comes first or last.
 */
export const terseChosen = (unit: Unit, square: string, count: number, how: Coordinate): string =>
  t('terse:chosen', { unit: placed(square, terseKind(unit.kind), how), count });

/** Returns the announcement that an order was undone, as short as is unambiguous: `Taken back.` */
export const terseUndone = (): string => t('terse:undone');

/**
 * Returns the effect of a march on the unit that makes it, in a few words: it wins the war, takes an arsenal, stays in
 * communication, or becomes isolated (`in reach, isolated there`).
 */
export const goalWords = (goal: NonNullable<AskedOfSquare['goal']>): string =>
  t(`squares:goals.${goal}`);

const verdictWords = (
  key: 'canBeAttacked' | 'threatened',
  { attack, defence, outcome }: Verdict,
): string => t(`squares:${key}`, { attack, defence, outcome: t(`field:outcomes.${outcome}`) });

/**
 * Returns the attack that the enemy could make on a unit, in a few words, its sums and its outcome:
 * `under fire, 9 against 8: is dislodged`.
 */
export const threatWords = (threat: Verdict): string => verdictWords('threatened', threat);

function askedWords({ target, threat, goal }: AskedOfSquare): string[] {
  return [
    ...(target === undefined ? [] : [verdictWords('canBeAttacked', target)]),
    ...(threat === undefined ? [] : [threatWords(threat)]),
    ...(goal === undefined ? [] : [goalWords(goal)]),
  ];
}

/** Returns `Row A`; for a rotated board `Column 5`. */
const rowName: BoardStyle['row'] = (board, [first = 0, second = 0]) => {
  const name = nameOf(board, first);
  return Math.abs(second - first) === 1
    ? t('squares:row', { row: name.charAt(0) })
    : t('squares:column', { column: name.slice(1) });
};

/**
 * Returns the style in which the squares and rows of the board are labelled for screen readers, by the settings for it:
 * in sentences or in short, with the square's name first or last.
 */
export const boardStyleOf = ({
  earStyle,
  coordinate,
}: Pick<WarSettings, 'earStyle' | 'coordinate'>): BoardStyle => ({
  row: rowName,
  square(position, square, orders, asked = {}) {
    if (earStyle === 'terse') return terseSquare(position, square, orders, asked, coordinate);
    const words = [describeSquare(position, square, orders), ...askedWords(asked)].join(', ');
    if (coordinate === 'first') return words;
    const name = nameOf(position.board, square);
    return `${words.slice(name.length + 2)}, ${name}`;
  },
});
