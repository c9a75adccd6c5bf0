import { describe, expect, test } from 'vitest';
import type { FormatFault, FormatNote } from '../../../src/war/engine/notation/boardFormat';
import type { Fault } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { formatFaultSentence, toldSentence } from '../../../src/war/words/formats';

// Every fault and everything told has its sentence.

type Details<T, C> = T extends { code: infer K } ? (C extends K ? Omit<T, 'code'> : never) : never;
type Example<T extends { code: string }> = {
  readonly [C in T['code']]: readonly [Details<T, C>, string];
};

const TOLD: Example<FormatNote> = {
  sideAssumed: [{ side: 'N' }, 'The text does not say who is to move; the North is taken to be.'],
  turnAssumed: [{ turn: 1 }, 'It does not number the turn; 1 is assumed.'],
  retreatAssumed: [{}, 'It does not say whether a unit must retreat; none is taken to.'],
  groundAssumed: [{}, 'It shows no ground; the ground is that of this board.'],
  arsenalsAssumed: [
    { squares: [39, 82] },
    'It shows no arsenals; those on B15 and D8 are taken to stand.',
  ],
  arsenalsAbsent: [
    { squares: [39] },
    'It shows no arsenal on B15; it is taken to have fallen there.',
  ],
  groundDiffers: [
    { squares: [289, 335] },
    'Its ground differs from this board’s on L15 and N11; this board’s holds.',
  ],
  arsenalsOverrun: [
    { squares: [39] },
    'It lets an arsenal stand under the enemy on B15; here it has fallen.',
  ],
  ownersLeftOut: [
    { squares: [372] },
    'It gives a side to the ground on O23; here ground has none.',
  ],
  turnUnderWay: [
    { moves: 1, battle: false },
    'It stands within a turn, 1 move noted; the turn begins anew from the board as shown.',
  ],
  retreatsLeftOut: [{ squares: [0] }, 'It has a unit retreat on A1 that cannot be made to here.'],
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
  unknownFormat: [{ at: 0 }, 'This is a board in none of the formats known here.'],
  tooLong: [
    { at: 0, found: 30_000, wanted: 20_000 },
    '30,000 characters are no board; 20,000 are read at most.',
  ],
  longField: [
    { at: 4, found: 199_900, wanted: 4_000 },
    'Character 5: 199,900 characters are no part of a turn; 4,000 are read at most.',
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
  badPhase: [{ at: 4, text: 'X' }, 'Character 5: “X” is no phase of a turn.'],
  badActions: [{ at: 4, text: 'X' }, 'Character 5: “X” are no actions of this phase.'],
  badRetreats: [{ at: 4, text: 'X' }, 'Character 5: “X” is no list of retreats.'],
  notJson: [{ at: 0 }, 'The file breaks off or is garbled.'],
  noBoard: [{ at: 0 }, 'There is no board in the file.'],
  // Those of a position string have their sentences elsewhere; here they have their place.
  fieldCount: [
    { at: 0, found: 2, wanted: 5 },
    'Character 1: A position has 5 parts, with a blank between each two; this has 2.',
  ],
  badTurn: [
    { at: 4, text: '0' },
    'Character 5: “0” is no number of a turn: a whole number from 1.',
  ],
};

describe('told', () => {
  test.each(Object.entries(TOLD))('%s', (code, [details, sentence]) =>
    expect(toldSentence(B, { code, ...details } as FormatNote)).toBe(sentence),
  );
  test('more than one move', () =>
    expect(toldSentence(B, { code: 'turnUnderWay', moves: 0, battle: true })).toContain(
      ', 0 moves noted;',
    ));
});

describe('faults', () => {
  test.each(Object.entries(FAULTS))('%s', (code, [details, sentence]) =>
    expect(formatFaultSentence(B, { code, ...details } as FormatFault)).toBe(sentence),
  );
});
