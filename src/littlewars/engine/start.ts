import { other } from './men';
import { FIRST_RULINGS, rulingsOf } from './rulings';
import { SIDES, ARMS, type Battle, type Gun, type Man, type Muster, type Side } from './types';

const LETTER: Readonly<Record<Side, string>> = { red: 'R', blue: 'B' };

/**
 * Returns the side that sets out first if there is no curtain: the First Player (littlewars.md 2.3), but in a
 * Defensive Game the defence, which is set out in sight of the attackers (6.3). By rulings before the third the First
 * Player sets out first there too.
 */
export const firstToSetOut = ({
  rules,
  rulings = FIRST_RULINGS,
  first,
}: Pick<Muster, 'rules' | 'rulings' | 'first'>): Side =>
  rules.kind === 'defence' && !rules.curtain && rulingsOf({ rulings }).defenceFirst
    ? other(first)
    : first;

/**
 * Returns a battle before anybody is set out (littlewars.md 2.3). In each side infantry have the first numbers and
 * cavalry the next; Red's guns come before Blue's. The coordinates of men and guns are all 0 until they are set out.
 */
export function beginBattle({
  country,
  rules,
  rulings = FIRST_RULINGS,
  first,
  forces,
  seed,
}: Muster): Battle {
  const men = SIDES.flatMap((side) =>
    ARMS.flatMap((arm) => Array.from({ length: forces[side][arm] }, () => ({ side, arm }))).map(
      ({ arm }, i): Man => ({
        id: `${LETTER[side]}${i + 1}`,
        side,
        arm,
        x: 0,
        y: 0,
        state: 'ready',
        lying: false,
        start: { x: 0, y: 0 },
        met: false,
        escort: null,
        from: 0,
      }),
    ),
  );
  const guns = SIDES.flatMap((side) => Array.from({ length: forces[side].guns }, () => side)).map(
    (side, i): Gun => ({
      id: `G${i + 1}`,
      side,
      x: 0,
      y: 0,
      bearing: 0,
      elevation: 0,
      shots: 0,
      start: { x: 0, y: 0 },
      startBearing: 0,
      crew: [],
      unserved: false,
      disputed: false,
      passed: [],
      captured: null,
      gone: false,
    }),
  );
  return {
    country,
    rules,
    rulings,
    first,
    forces,
    phase: 'settingOut',
    mover: firstToSetOut({ rules, rulings, first }),
    moves: 0,
    men,
    guns,
    placed: [],
    ready: { red: false, blue: false },
    stream: seed >>> 0,
    shots: [],
    melees: [],
    joined: {},
    struck: null,
    drawOffers: [],
    result: null,
  };
}
