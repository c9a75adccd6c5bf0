import type { Side } from '../../../engine/vocabulary';

/**
 * A diagram of the rule book: a position on Debord's board, the part of the board that is shown, and what is drawn on
 * it, such as lines of communication, an attack or a march. Squares are given by name, such as `J8`.
 */
export interface Diagram {
  /** The position string, read by Debord's own rules. */
  readonly position: string;
  /** The squares in the north-west and the south-east corner of the part shown. */
  readonly corners: readonly [string, string];
  /** The sides whose lines of communication are drawn. */
  readonly lines?: readonly Side[];
  /** The square of the unit whose communication is drawn, or what cuts it. */
  readonly chain?: string;
  /** The square of the unit whose destinations are drawn. */
  readonly chosen?: string;
  /** The square of the target whose sums and lines of fire are drawn. */
  readonly target?: string;
  /** Whether units show their attack and defence. */
  readonly figures?: boolean;
  /** A march, in the notation, that is made in the position and whose path is drawn. */
  readonly played?: string;
}

/** The diagrams of the rule book, by the HTML id of their rule (`anchorOf`), such as `clause-4-1`. */
export const DIAGRAMS = {
  'clause-1': {
    position: '25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['A1', 'T25'],
  },
  'clause-1-part-2': {
    position: '25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['A6', 'K16'],
  },
  'clause-2-part-2': {
    position:
      '25/7C17/25/25/25/9A15/25/25/12I12/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['A6', 'J15'],
    figures: true,
  },
  'clause-3': {
    position:
      '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['A1', 'T25'],
  },
  'clause-4-1': {
    position: '25/25/7I17/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['A1', 'K17'],
    lines: ['N'],
  },
  'clause-4-2': {
    position:
      '25/25/25/25/25/25/4r20/7i3C13/2I22/7I17/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C2', 'K14'],
    lines: ['N'],
    chain: 'J8',
  },
  'clause-4-3': {
    position:
      '25/25/25/25/25/7R4S12/25/25/25/16I8/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C5', 'K18'],
    lines: ['N'],
    chain: 'J17',
  },
  'clause-4-4': {
    position: '25/25/25/25/25/25/25/8C2I13/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C6', 'J15'],
    lines: ['N'],
    chain: 'H12',
  },
  'clause-4-5': {
    position:
      '25/25/25/25/25/25/12IA11/11I13/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C6', 'I16'],
    lines: ['N'],
    chain: 'G14',
  },
  'clause-4-6': {
    position:
      '25/25/25/25/25/13C11/12R12/11I13/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C6', 'I16'],
    lines: ['N'],
  },
  'clause-4-7': {
    position:
      '25/25/25/25/25/25/25/11c13/11iI12/25/25/25/25/25/25/25/25/25/25/25 S B15,D8,T3,T23 - 1',
    corners: ['C7', 'K16'],
    lines: ['N'],
    target: 'I13',
  },
  'clause-4-8': {
    position: '25/25/25/25/25/25/25/14iIS8/25/25/25/25/25/25/25/25/25/25/25/25 S B15,D8,T3,T23 - 1',
    corners: ['F13', 'K20'],
    lines: ['N'],
    target: 'H16',
  },
  'clause-5-2': {
    position:
      '25/25/25/25/25/7AC16/8I16/25/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['C5', 'I14'],
    chosen: 'F9',
  },
  'clause-5-3': {
    position: '25/25/25/25/25/25/25/7I17/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['D4', 'J12'],
    lines: ['N'],
    chosen: 'H8',
  },
  'clause-5-4': {
    position: '25/25/25/25/25/25/25/16S8/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['E13', 'K21'],
    lines: ['N'],
    chosen: 'H17',
  },
  'clause-6-1': {
    position:
      '25/25/25/25/25/25/25/25/11I13/7A2i14/11i13/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H6', 'M15'],
    target: 'J11',
  },
  'clause-6-2': {
    position:
      '25/25/25/25/25/7AI1i14/11i13/7H2c14/25/25/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['D6', 'I15'],
    target: 'F11',
  },
  'clause-6-3': {
    position:
      '25/25/25/25/25/25/25/12H12/13I11/13I11/12ii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['G10', 'M18'],
    target: 'K13',
  },
  'clause-6-4': {
    position:
      '25/25/25/25/25/25/25/12H12/13I11/13I11/12ii11/12r12/14ai9/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['G10', 'N18'],
    target: 'K13',
  },
  'clause-6-5': {
    position:
      '25/25/25/25/25/25/25/25/13I11/13I11/13i11/14i10/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H10', 'M18'],
    target: 'K14',
  },
  'clause-6-6': {
    position:
      '25/25/25/25/25/25/11C13/11C13/11C13/11C13/11iii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['F8', 'L17'],
    target: 'K12',
  },
  'clause-6-6a': {
    position:
      '25/25/25/25/25/25/25/25/14C10/14C10/14C10/14i10/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H11', 'M19'],
    target: 'L15',
  },
  'clause-6-6b': {
    position:
      '25/25/25/25/25/25/25/12C12/12C12/12i12/25/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['G9', 'K17'],
    target: 'J13',
  },
  'clause-6-6c': {
    position:
      '25/25/25/25/25/25/25/25/12IC11/12C12/10Ciii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H8', 'L17'],
    target: 'K12',
  },
  'clause-6-6d': {
    position:
      '25/25/25/25/25/25/25/25/11CIC11/11CC12/11iii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H8', 'L17'],
    target: 'K12',
  },
  'clause-6-6e': {
    position:
      '25/25/25/25/25/25/11C13/11C13/12I12/11C13/11i13/12iic10/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['F8', 'L17'],
    target: 'K12',
  },
  'clause-6-7': {
    position:
      '25/25/25/25/25/25/25/12H12/13I11/12II11/12ii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['G10', 'M18'],
    target: 'K13',
  },
  'clause-6-8': {
    position:
      '25/25/25/25/25/25/25/25/12I12/11C1C11/12ii11/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H9', 'M17'],
    target: 'K13',
  },
  'clause-7-1': {
    position:
      '25/25/25/25/25/25/25/13C11/13C11/13C1I9/14i1i8/15i1c7/14ia9/16s8/25/18r6/25/25/25/25 S B15,D8,T3,T23 K15 8',
    corners: ['H11', 'N19'],
    chosen: 'K15',
  },
  'clause-7-2': {
    position:
      '25/25/25/25/25/25/25/25/12I12/11I13/11C13/10RCS12/10rii2s9/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    corners: ['H8', 'N17'],
    target: 'M12',
  },
  'clause-7-3': {
    position:
      '25/25/25/25/25/25/25/11C13/11C13/10C14/11ii12/25/25/25/25/25/25/25/25/25 N B15,D8,T3,T23 J11 8',
    corners: ['G8', 'L17'],
    played: 'J11-J12',
    target: 'K12',
  },
  'clause-8-1': {
    position:
      '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T3,T23 - 28',
    corners: ['O17', 'T25'],
    chosen: 'R25',
  },
  'clause-8-3': {
    position: '25/25/7I17/25/25/13C11/25/25/25/25/25/25/25/25/25/25/25/25/25/25 N B15,T3,T23 - 20',
    corners: ['A5', 'H19'],
    lines: ['N'],
  },
  'clause-9-1': {
    position:
      '25/25/25/25/25/25/25/25/12IC11/13C11/13i11/25/15r9/25/25/25/25/25/25/25 N B15,D8,T3,T23 - 41',
    corners: ['H10', 'N19'],
    target: 'K14',
  },
  'clause-9-2': {
    position: '25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/19i5/25/2C4R17/25/25 N B15,D8,T3 - 36',
    corners: ['P1', 'T25'],
    lines: ['N'],
    chosen: 'R3',
  },
  'clause-9-3': {
    position: '25/25/25/25/25/25/25/25/25/25/13ii10/25/15C9/25/25/25/25/25/25/25 N B15,D8,T23 - 33',
    corners: ['J13', 'T24'],
    lines: ['S'],
    chain: 'K14',
  },
} as const satisfies Readonly<Record<string, Diagram>>;

/** The HTML id of a rule of the rule book that has a diagram, such as `clause-4-1`: a key of `DIAGRAMS`. */
export type DiagramId = keyof typeof DIAGRAMS;
/** Returns whether the rule with this HTML id (`anchorOf`) has a diagram. */
export const isDiagram = (anchor: string): anchor is DiagramId => Object.hasOwn(DIAGRAMS, anchor);
