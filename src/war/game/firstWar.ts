import { layBoard, readSquare, type Board } from '../engine/board';
import { readAction } from '../engine/notation/recordText';
import { readPosition, writeAction } from '../engine/notation/notation';
import { RULE_SETS } from '../engine/rules';
import type { Action, Square } from '../engine/vocabulary';
import { beginWar, type War } from './war';

/*
 * The first war as a script: the sentences, which order is requested, and how the South answers. It is a war by the
 * usual rules; the script only selects legal orders.
 */

/** Small, so that its squares are large enough for a finger on a phone. */
const ROWS = [
  '............',
  '...N....N...',
  '............',
  '......^.....',
  '.....^=.....',
  '.....=^.....',
  '.....^......',
  '............',
  '...S....S...',
  '............',
] as const;

const NAMES = '[Name "Your first war"] [Name_fr "Votre première guerre"]';

/** The small board of the tutorial *Your first war*. */
export const GROUND: Board = layBoard(ROWS, `${NAMES} ${ROWS.join('/')}`);

/** The first position of the first war. */
const BEGINNING = '12/4I7/3I8/8CCA1/3C8/5c6/12/8i3/1i5i4/12 N B4,B9,I4,I9 - 1';

/** The ids of the steps of the tutorial *Your first war*, in order; each names the step's sentence in the messages. */
export const FIRST_WAR_IDS = [
  'goal',
  'march',
  'line',
  'endTurn',
  'cut',
  'support',
  'attack',
  'arsenal',
  'halfway',
  'free',
  'won',
] as const;
/** The id of a step of the tutorial *Your first war*, such as `march` or `arsenal`: one of `FIRST_WAR_IDS`. */
export type FirstWarId = (typeof FIRST_WAR_IDS)[number];

interface ScriptSentence {
  readonly id: FirstWarId;
  /** The squares that the sentence mentions, marked on the board. */
  readonly marks: readonly Square[];
  /** Paths that the sentence mentions, drawn as arrows from their first square to their last. */
  readonly arrows: readonly (readonly Square[])[];
}

/**
 * One step of the tutorial *Your first war*: a sentence to `read`, one `order` to give, the `free` play until the war
 * is over, or the `end`.
 */
export type FirstWarStep =
  /** A sentence to read before the player continues. */
  | (ScriptSentence & { readonly is: 'read' })
  /** One order is requested: any of `asks`. The South's `reply` follows it. Both are in the notation. */
  | (ScriptSentence & {
      readonly is: 'order';
      readonly asks: readonly string[];
      readonly reply: readonly string[];
    })
  /** The player gives any orders until the war is over, and a bot answers. */
  | (ScriptSentence & { readonly is: 'free' })
  /** The war is won. */
  | (ScriptSentence & { readonly is: 'end' });

/** @throws {RangeError} if the board has no such square, which is a mistake in the script. */
function squareNamed(name: string): Square {
  const square = readSquare(GROUND, name);
  if (square === undefined) throw new RangeError(`no square ${name}`);
  return square;
}

/** Returns the marks of a sentence: squares, and paths such as `E4-G4`. */
const sentence = (id: FirstWarId, marks: string, ...arrows: readonly string[]): ScriptSentence => ({
  id,
  marks: marks === '' ? [] : marks.split(' ').map(squareNamed),
  arrows: arrows.map((text) => text.split('-').map(squareNamed)),
});

/** The steps of the tutorial *Your first war*, in order. */
export const SCRIPT: readonly [FirstWarStep, ...FirstWarStep[]] = [
  { ...sentence('goal', 'I4 I9'), is: 'read' },
  { ...sentence('march', 'E4 G4', 'E4-G4'), is: 'order', asks: ['E4-G4'], reply: [] },
  { ...sentence('line', 'B4 G4', 'B4-G4'), is: 'read' },
  { ...sentence('endTurn', ''), is: 'order', asks: ['.'], reply: ['F6-D4', '.'] },
  { ...sentence('cut', 'D4 G4'), is: 'read' },
  // The infantry on C4 and on either of these squares is in line with the cavalry on D4.
  { ...sentence('support', 'B5 C5 D4', 'B5-C5'), is: 'order', asks: ['B5-C5', 'B5-B4'], reply: [] },
  { ...sentence('attack', 'D4'), is: 'order', asks: ['xD4'], reply: ['I2-I3', '.'] },
  { ...sentence('arsenal', 'G4 I4', 'G4-I4'), is: 'order', asks: ['G4-I4'], reply: [] },
  { ...sentence('halfway', 'I9'), is: 'read' },
  { ...sentence('free', 'I9'), is: 'free' },
  { ...sentence('won', 'I4 I9'), is: 'end' },
];

/**
 * Returns the war of the tutorial *Your first war* before its first order.
 *
 * @throws {RangeError} if the script's position cannot be read, a mistake in the script.
 */
export function firstWar(): War {
  const reading = readPosition(GROUND, BEGINNING);
  if (!reading.ok) throw new RangeError(`no position: ${BEGINNING}`);
  return beginWar(GROUND, RULE_SETS.debord, reading.setup);
}

/**
 * Why a legal order is not the one that a step of *Your first war* requests: it ends the turn (`ended`, `attacked`),
 * is a march where none is requested (`marched`), is for another unit (`otherUnit`), or goes elsewhere (`elsewhere`).
 */
export interface WrongOrder {
  /**
   * `ended`: it would end the turn; `attacked`: an attack would end it too; `marched`: no march is requested;
   * `otherUnit`: another unit must march; `elsewhere`: the unit must march to another square.
   */
  readonly is: 'ended' | 'attacked' | 'marched' | 'otherUnit' | 'elsewhere';
  /** The wrong square: of the unit, its destination or the target; null for the end of a turn. */
  readonly at: Square | null;
}

/** Returns why a legal order is not the one that a step of *Your first war* requests; null if it is one. */
export function wrongOrder(step: FirstWarStep, action: Action): WrongOrder | null {
  if (step.is === 'free') return null;
  const asked = step.is === 'order' ? step.asks : [];
  if (asked.includes(writeAction(GROUND, action))) return null;
  if (action.type === 'attack') return { is: 'attacked', at: action.target };
  if (action.type !== 'move') return { is: 'ended', at: null };
  const marches = asked.flatMap((text) => {
    const order = readAction(GROUND, text);
    return order?.type === 'move' ? [order] : [];
  });
  if (marches.length === 0) return { is: 'marched', at: action.from };
  return marches.some(({ from }) => from === action.from)
    ? { is: 'elsewhere', at: action.to }
    : { is: 'otherUnit', at: action.from };
}
