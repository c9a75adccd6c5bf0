import type { RecordedGame } from '../support/war';

/**
 * The cavalry of J13 charges the infantry on K12, which stands alone on T3's line: 7 against 6. South's
 * mounted artillery, on the same line, is a square too far off on O8 to support it.
 */
export const RETREAT: RecordedGame = {
  North: {
    Infantry: 'J14 B8 C7 C8 D7 E7 E9 D9 C15',
    Cavalry: 'J13 C9 E8 D5',
    'Foot artillery': 'C6',
    'Mounted artillery': 'C14',
    'Foot communications': 'B14',
    'Mounted communications': 'D6',
  },
  South: {
    Infantry: 'K12 T16 T21 S24 R25 T1 S2 S1 T20',
    Cavalry: 'K23 T17 T18 T19',
    'Foot artillery': 'M23',
    'Mounted artillery': 'O8',
    'Foot communications': 'P23',
    'Mounted communications': 'L23',
  },
  first: 'North',
  turns: [
    'xK12~',
    // The retreat stays on T3's line, and the artillery follows it into range of J13.
    'K12-L11 O8-M10 .',
    '.',
    // Now the infantry counts again: 4 and 5 against 5 and the 6 of J14.
    'xJ13=',
  ],
};
