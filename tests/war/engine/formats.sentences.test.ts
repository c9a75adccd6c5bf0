import { describe, expect, test } from 'vitest';
import type { FormatFault, FormatNote } from '../../../src/war/engine/notation/boardFormat';
import type { Fault } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { formatFaultSentence, formatNoteSentence } from '../../../src/war/words/formats';

// Every fault and every note has its sentence.

type Details<T, C> = T extends { code: infer K } ? (C extends K ? Omit<T, 'code'> : never) : never;
type Example<T extends { code: string }> = {
  readonly [C in T['code']]: readonly [Details<T, C>, string];
};

const EXAMPLES: Example<FormatNote> = {
  sideAssumed: [
    { side: 'N' },
    'The text does not say who is to move; it is assumed to be the North.',
  ],
  turnAssumed: [{ turn: 1 }, 'It does not number the turn; 1 is assumed.'],
  retreatAssumed: [
    {},
    'It does not say whether a unit must retreat; it is assumed that none must.',
  ],
  groundAssumed: [{}, 'It does not show the ground; this board’s ground is used.'],
  arsenalsAssumed: [
    { squares: [39, 82] },
    'It shows no arsenals; those on B15 and D8 are assumed to stand.',
  ],
  arsenalsAbsent: [{ squares: [39] }, 'It shows no arsenal on B15; it is assumed to have fallen.'],
  groundDiffers: [
    { squares: [289, 335] },
    'Its ground differs from this board’s on L15 and N11; this board’s is used.',
  ],
  arsenalsOverrun: [
    { squares: [39] },
    'It lets an arsenal stand under the enemy on B15; here it has fallen.',
  ],
  ownersLeftOut: [
    { squares: [372] },
    'It gives the ground on O23 to a side; here ground belongs to neither.',
  ],
  turnUnderWay: [
    { moves: 1, battle: false },
    'It was written in the middle of a turn, with 1 move made; the turn begins again from the board as shown.',
  ],
  retreatsLeftOut: [{ squares: [0] }, 'It makes a unit on A1 retreat that cannot be made to here.'],
  historyLeftOut: [{ turns: 9 }, 'The record of 9 turns before this position is left out.'],
  detailsLeftOut: [
    { details: ['game_name', 'players'] },
    'Left out: the name of the game and the players.',
  ],
  sideUnsaid: [{ side: 'S' }, 'This format cannot say that the South is to move.'],
  turnUnsaid: [{ turn: 7 }, 'It cannot say that this is turn\u00a07.'],
  retreatUnsaid: [{ square: 0 }, 'It cannot say that the unit on A1 must retreat.'],
  arsenalsUnsaid: [{ squares: [39] }, 'It shows the fallen arsenal on B15 as plain ground.'],
};

type Shared = Exclude<Fault['code'], 'tooLong' | 'fieldCount' | 'badTurn'>;
const FAULTS: Omit<Example<FormatFault>, Shared> = {
  unknownFormat: [{ at: 0 }, 'This board is in none of the formats known here.'],
  tooLong: [
    { at: 0, found: 30_000, wanted: 20_000 },
    '30,000 characters are too many for a board; at most 20,000 are read.',
  ],
  longField: [
    { at: 4, found: 199_900, wanted: 4_000 },
    'Character 5: 199,900 characters are too many for a part of a turn; at most 4,000 are read.',
  ],
  unknownSign: [
    { at: 4, sign: '{{at}}$t(x)' },
    'Character 5: “{{at}}$t(x)” means nothing in this format.',
  ],
  tooManySquares: [
    { at: 4, found: 501, wanted: 500 },
    'Character 5: The board ends here, after 500 squares; the text has 501.',
  ],
  noArsenalOf: [
    { at: 4, square: 0, side: 'S' },
    'Character 5: There is no arsenal of the South on A1.',
  ],
  otherMap: [
    { at: 0, squares: [0, 1], count: 20 },
    'This is another map: the ground of 20 squares is not this board’s, among them A1 and A2.',
  ],
  stateCount: [
    { at: 4, found: 2 },
    'Character 5: 2 parts follow the rows; there are none, three or five.',
  ],
  badPhase: [{ at: 4, text: 'X' }, 'Character 5: “X” is not a phase of a turn.'],
  badActions: [{ at: 4, text: 'X' }, 'Character 5: “X” are not actions of this phase.'],
  badRetreats: [{ at: 4, text: 'X' }, 'Character 5: “X” is not a list of retreats.'],
  notJson: [{ at: 0 }, 'The file breaks off or is garbled.'],
  noBoard: [{ at: 0 }, 'There is no board in the file.'],
  // Those of a position string have their sentences elsewhere; here they have their place.
  fieldCount: [
    { at: 0, found: 2, wanted: 5 },
    'Character 1: A position has 5 parts, separated by spaces; this one has 2.',
  ],
  badTurn: [
    { at: 4, text: '0' },
    'Character 5: “0” is not a turn number: it must be a whole number from 1.',
  ],
};

describe('notes', () => {
  test.each(Object.entries(EXAMPLES))('%s', (code, [details, sentence]) =>
    expect(formatNoteSentence(B, { code, ...details } as FormatNote)).toBe(sentence),
  );
  test('more than one move', () =>
    expect(formatNoteSentence(B, { code: 'turnUnderWay', moves: 0, battle: true })).toContain(
      ', with 0 moves made;',
    ));
});

describe('faults', () => {
  test.each(Object.entries(FAULTS))('%s', (code, [details, sentence]) =>
    expect(formatFaultSentence(B, { code, ...details } as FormatFault)).toBe(sentence),
  );
});
