import type { RecordedGame } from '../support/war';

/**
 * A race for the arsenals that the North wins. Its line from D8 runs south-east over I13, J14, K15 and
 * P20 to T24: the cavalry of J14 rides down it to R22, two squares from T23. The cavalry of J8 goes down
 * column 8 with the mounted communications unit, which on O8 sends a line to T3.
 *
 * The South's mounted communications unit goes to J23, on a line from T23, and sends one to B15: the
 * cavalry of K22 rides up it. L11 and F21 are outposts left to be lost; F21 is isolated, so its defence is 0.
 */
export const ARSENALS: RecordedGame = {
  North: {
    Infantry: 'J13 F21 B8 C7 C8 D7 E7 E9 D9',
    Cavalry: 'J14 J8 E8 C9',
    'Foot artillery': 'I14',
    'Mounted artillery': 'D5',
    'Foot communications': 'B14',
    'Mounted communications': 'I8',
  },
  South: {
    Infantry: 'L11 T16 T21 S24 Q24 R25 T1 S2 S1',
    Cavalry: 'K22 T17 T18 T19',
    'Foot artillery': 'M23',
    'Mounted artillery': 'N23',
    'Foot communications': 'P23',
    'Mounted communications': 'L23',
  },
  first: 'North',
  turns: [
    // Infantry J13 and foot artillery I14 stand on one line with L11: 9 against 6.
    'J14-L16 J8-L8 I8-K8 xL11#',
    'L23-J23 K22-I22 .',
    'L16-N18 L8-N8 K8-M8 .',
    'I22-G20 xF21#',
    'N18-P20 M8-O8 N8-P7 .',
    'G20-E18 .',
    'P20-R22 P7-R5 .',
    'E18-C16 .',
    'R5-T3! .',
    'C16-B15! .',
    'R22-T23!',
  ],
};
