import type { RecordedGame } from '../support/war';

const TARGETS = 'K5 K6 K7 K8 K9 K10 K11 L4 L5 L6 L7 L8 L9 L10 L12'.split(' ');

/**
 * The South stands at the frontier without any line of communication: T3's runs over M10, L11 and K12,
 * T23's over M16, L15 and K14, and its communications units hold themselves apart. So its units can
 * neither march nor fight, nor support one another, and the defence of each is 0. The North's infantry in
 * row J, in communication through J8 on column 8, has them all in range and destroys one a turn.
 */
export const ANNIHILATION: RecordedGame = {
  North: {
    Infantry: 'J6 J7 J8 J9 J10 I7 I8 I9 H8',
    Cavalry: 'C8 C9 D7 D9',
    'Foot artillery': 'E8',
    'Mounted artillery': 'E9',
    'Foot communications': 'B14',
    'Mounted communications': 'D6',
  },
  South: {
    Infantry: 'K5 K6 K7 K8 K9 K10 K11 L4 L5',
    Cavalry: 'L6 L7 L8 L9',
    'Foot artillery': 'L10',
    'Mounted artillery': 'L12',
    'Foot communications': 'S10',
    'Mounted communications': 'S12',
  },
  first: 'North',
  turns: TARGETS.flatMap((target) => [`x${target}#`, '.']).slice(0, -1),
};
