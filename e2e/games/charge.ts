import type { RecordedGame } from '../support/war';

/**
 * Four cavalry in a column down column 15, on the line from B15, before infantry on K15, which the infantry
 * in the fort L15 (on the line from T23) supports: 7 four times against 6 and 6 + 4. The North's infantry
 * on F21 is isolated; the South's cavalry on K23 can be reached by nobody.
 */
export const CHARGE: RecordedGame = {
  North: {
    Infantry: 'F21 B8 C7 C8 D7 E7 E9 D9 C15',
    Cavalry: 'J15 I15 H15 G15',
    'Foot artillery': 'D14',
    'Mounted artillery': 'D5',
    'Foot communications': 'B14',
    'Mounted communications': 'I8',
  },
  South: {
    Infantry: 'K15 L15 T16 T21 S24 R25 T1 S2 S1',
    Cavalry: 'K23 T17 T18 T19',
    'Foot artillery': 'M23',
    'Mounted artillery': 'N23',
    'Foot communications': 'P23',
    'Mounted communications': 'L23',
  },
  first: 'North',
  turns: [
    'xK15#',
    '.',
    // The column closes up to the fort.
    'J15-K15 I15-J15 H15-I15 G15-H15 xL15=',
  ],
};
