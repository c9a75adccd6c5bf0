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
 * Returns a battle before anybody is set out (littlewars.md 2.3), by the first rulings if the muster names none. The
 * ids of the men are `R1`, `R2` and so on for Red and `B1` for Blue, infantry before cavalry; those of the guns `G1`
 * and so on, Red's before Blue's. All coordinates are 0 until men and guns are set out.
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
