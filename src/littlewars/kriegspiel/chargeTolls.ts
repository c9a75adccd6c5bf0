import { FOOT } from '../engine/lengths';
import { tollOf } from '../engine/melee';

// What a charge costs (chapter 7): numbers only. `charges.ts` finds them on the table.

/** The distances by which the table of charges goes, the greatest first (kriegspiel.md 7.1). */
export const CHARGE_BANDS = ['far', 'middle', 'near'] as const;
/**
 * The distance from which a charge begins (kriegspiel.md 7.1): over 2 feet (`far`), over 1 to 2 feet, or up to 1
 * foot (`near`).
 */
export type ChargeBand = (typeof CHARGE_BANDS)[number];

/** Returns the line of the table of charges for a distance in sixteenths of an inch (kriegspiel.md 7.1). */
export const bandOf = (distance: number): ChargeBand =>
  distance > 2 * FOOT ? 'far' : distance > FOOT ? 'middle' : 'near';

/** A line of the table of charges on troops on foot (kriegspiel.md 7.1). */
export interface ChargeLine {
  /** Extended order: the cavalry loses one for so many charged. */
  readonly chargedForOne: number;
  /** Extended order: as many of those on foot fall for each sabre. */
  readonly eachSabreKills: number;
  /** Close order: as many sabres fall for each man on foot. */
  readonly eachManKills: number;
  /** Close order: so many sabres kill one man on foot. */
  readonly sabresForOne: number;
  /** 7.3: in close order, retiring: as many fall for each sabre. */
  readonly eachSabreKillsRetiring: number;
  /** 7.7: sabres lost for each gun taken. */
  readonly sabresForGun: number;
}

/** The table of charges on troops on foot, by the distance from which a charge begins (kriegspiel.md 7.1). */
export const CHARGE_TABLE: Readonly<Record<ChargeBand, ChargeLine>> = {
  far: {
    chargedForOne: 5,
    eachSabreKills: 1,
    eachManKills: 3,
    sabresForOne: 15,
    eachSabreKillsRetiring: 2,
    sabresForGun: 4,
  },
  middle: {
    chargedForOne: 10,
    eachSabreKills: 2,
    eachManKills: 2,
    sabresForOne: 10,
    eachSabreKillsRetiring: 3,
    sabresForGun: 3,
  },
  near: {
    chargedForOne: 15,
    eachSabreKills: 3,
    eachManKills: 1,
    sabresForOne: 5,
    eachSabreKillsRetiring: 3,
    sabresForGun: 1,
  },
};

/** How many men of a side a charge kills and takes. */
export interface Losses {
  readonly dead: number;
  readonly taken: number;
}

/** How many men a charge costs both sides. */
export interface ChargeToll {
  readonly chargers: Losses;
  readonly charged: Losses;
  /** 7.4: of the charged, those put back three feet. */
  readonly putBack: number;
  /** 7.7: how many guns the chargers take. */
  readonly gunsTaken: number;
}

const losses = (dead: number, taken = 0): Losses => ({ dead, taken });
const toll = (chargers: Losses, charged: Losses, more: Partial<ChargeToll> = {}): ChargeToll => ({
  chargers,
  charged,
  putBack: 0,
  gunsTaken: 0,
  ...more,
});
/** 7.1: fractions fall away, and nobody dies who is not there. */
const most = (number: number, present: number): number => Math.min(Math.floor(number), present);

/** The ways in which troops on foot receive a charge (kriegspiel.md 7.1, 7.3). */
export const FOOT_STANDS = ['extended', 'close', 'retiringExtended', 'retiringClose'] as const;
/** How troops on foot receive a charge (kriegspiel.md 7.1, 7.3). */
export type FootStand = (typeof FOOT_STANDS)[number];

/** Returns the toll of a charge by `sabres` cavalrymen on `charged` men on foot (kriegspiel.md 7.1, 7.3). */
export function footToll(
  stand: FootStand,
  band: ChargeBand,
  sabres: number,
  charged: number,
): ChargeToll {
  const line = CHARGE_TABLE[band];
  const dead: Readonly<Record<FootStand, readonly [chargers: number, charged: number]>> = {
    extended: [charged / line.chargedForOne, sabres * line.eachSabreKills],
    close: [charged * line.eachManKills, sabres / line.sabresForOne],
    retiringExtended: [0, 2 * sabres * line.eachSabreKills],
    retiringClose: [0, sabres * line.eachSabreKillsRetiring],
  };
  const [chargers, fallen] = dead[stand];
  return toll(losses(most(chargers, sabres)), losses(most(fallen, charged)));
}

/** 7.4: how many stationary sabres one charging kills, and how many others it puts back. */
const STATIONARY_KILLED = 5;
const STATIONARY_PUT_BACK = 15;

/**
 * Returns the toll of a charge by `sabres` cavalrymen on `charged` cavalrymen who have stayed mounted where they
 * were (kriegspiel.md 7.4).
 */
export function stationaryToll(sabres: number, charged: number): ChargeToll {
  const dead = most(sabres * STATIONARY_KILLED, charged);
  return toll(losses(0), losses(dead), {
    putBack: most(sabres * STATIONARY_PUT_BACK, charged - dead),
  });
}

/**
 * Returns for how many each charging sabre counts after coming down so many contours: from 1 to 4 (kriegspiel.md
 * 7.5).
 */
export const downhillFactor = (contours: number): number => 1 + Math.min(3, Math.max(0, contours));

/**
 * Returns the toll of cavalry charging an equal number of cavalry (kriegspiel.md 7.5): three quarters of one side
 * against a quarter of the other. `won` says whether the toss was for the chargers, each of whom counts `factor`
 * times.
 */
export function tossToll(won: boolean, sabres: number, charged: number, factor = 1): ChargeToll {
  const counted = sabres * factor;
  const [ours, theirs] = won ? [1, 3] : [3, 1];
  return toll(
    losses(most((counted * ours) / 4 / factor, sabres)),
    losses(most((charged * theirs) / 4, charged)),
  );
}

/**
 * Returns the toll of cavalry charging another number of cavalry (kriegspiel.md 7.5, littlewars.md 5.3), with each
 * charging sabre counted `factor` times. `isolated` says whether the side that is then the fewer is isolated.
 */
export function unequalToll(
  sabres: number,
  charged: number,
  factor: number,
  isolated: boolean,
): ChargeToll {
  const counted = sabres * factor;
  const { dead, taken } = tollOf(Math.min(counted, charged), Math.max(counted, charged), isolated);
  const chargersFewer = counted < charged;
  return toll(
    losses(most(dead / factor, sabres), chargersFewer ? most(taken / factor, sabres) : 0),
    losses(dead, chargersFewer ? 0 : taken),
  );
}

/**
 * Returns the toll of a charge by `sabres` cavalrymen on `guns` guns (kriegspiel.md 7.7): how many guns they take,
 * and how many of them fall for it.
 */
export function artilleryToll(band: ChargeBand, sabres: number, guns: number): ChargeToll {
  const price = CHARGE_TABLE[band].sabresForGun;
  const gunsTaken = most(sabres / price, guns);
  return toll(losses(gunsTaken * price), losses(0), { gunsTaken });
}
