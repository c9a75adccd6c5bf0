import type { RecordedGame } from '../support/war';

/**
 * All the South's fighting units hang together by contact, and by K23 alone on the line from T23: not on
 * K14, L15 or M16, nor on T3's line, which ends at K12. The North's cavalry on J23, on the line from B15,
 * goes round by K24, on the same line, to L23 and cuts it.
 */
export const CUT: RecordedGame = {
  North: {
    Infantry: 'B8 C7 C8 D7 E7 E9 D9 C15 D14',
    Cavalry: 'J23 C9 E8 D5',
    'Foot artillery': 'C6',
    'Mounted artillery': 'C14',
    'Foot communications': 'B14',
    'Mounted communications': 'D6',
  },
  South: {
    Infantry: 'K15 K16 K17 K18 K19 K20 K21 K22 K23',
    Cavalry: 'L16 L17 L18 L19',
    'Foot artillery': 'L20',
    'Mounted artillery': 'L21',
    'Foot communications': 'S10',
    'Mounted communications': 'S12',
  },
  first: 'North',
  turns: ['J23-L23 .'],
};
