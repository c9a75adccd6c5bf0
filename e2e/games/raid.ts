import type { RecordedGame } from '../support/war';

/**
 * Two cavalry of the South ride for both arsenals of the North at once. T3's line reaches the foot
 * communications unit on O8, which sends one up column 8 to D8; T23's reaches the mounted one in the fort
 * L15, which sends one up column 15 to B15. Nobody bars the way. At its end the cavalry of E8 can also fire
 * at the infantry on E6.
 */
export const RAID: RecordedGame = {
  North: {
    Infantry: 'E6 D6 A16 A18 A19 B18 B19 A21 A25',
    Cavalry: 'A22 A23 A24 A20',
    'Foot artillery': 'B20',
    'Mounted artillery': 'B21',
    'Foot communications': 'B24',
    'Mounted communications': 'B23',
  },
  South: {
    Infantry: 'T16 T21 S24 R25 T1 S2 S1 T20 T22',
    Cavalry: 'K8 K15 T17 T18',
    'Foot artillery': 'M23',
    'Mounted artillery': 'N23',
    'Foot communications': 'O8',
    'Mounted communications': 'L15',
  },
  first: 'South',
  turns: [
    'K8-I8 K15-I15 .',
    '.',
    'I8-G8 I15-G15 .',
    '.',
    'G8-E8 G15-E15 .',
    '.',
    // E8 waits for the other.
    'E15-C15 .',
    '.',
    'E8-D8! T22-S22 .',
    '.',
    'C15-B15!',
  ],
};
