import { FOOT } from '../engine/lengths';
import { tollOf } from '../engine/melee';

// What a charge costs (chapter 7): numbers only. `charges.ts` finds them on the table.

/** The distances from which a charge begins, as the table of charges has them (`ChargeBand`; kriegspiel.md 7.1). */
export const CHARGE_BANDS = ['far', 'middle', 'near'] as const;
/**
 * The distance from which a charge begins (kriegspiel.md 7.1): over 2 feet (`far`), over 1 to 2 feet (`middle`), or
 * up to 1 foot (`near`).
 */
export type ChargeBand = (typeof CHARGE_BANDS)[number];

/**
 * Returns the distance in the table of charges, `far`, `middle` or `near`, for a distance in sixteenths of an inch
 * (kriegspiel.md 7.1).
 */
export const bandOf = (distance: number): ChargeBand =>
  distance > 2 * FOOT ? 'far' : distance > FOOT ? 'middle' : 'near';

/** A line of the table of charges on foot and guns (kriegspiel.md 7.1, 7.3, 7.7). A sabre is a charging cavalryman. */
export interface ChargeLine {
  /** Extended order: the chargers lose one man for this number of men charged. */
  readonly chargedForOne: number;
  /** Extended order: this number of men on foot die for each sabre. */
  readonly eachSabreKills: number;
  /** Close order: this number of sabres die for each man on foot. */
  readonly eachManKills: number;
  /** Close order: this number of sabres kill one man on foot. */
  readonly sabresForOne: number;
  /** Close order, overtaken while retiring (7.3): this number of men on foot die for each sabre. */
  readonly eachSabreKillsRetiring: number;
  /** The number of sabres lost for each gun that is taken (7.7). */
  readonly sabresForGun: number;
}

/** The table of charges on men on foot and guns, by the distance of a charge (kriegspiel.md 7.1, 7.3, 7.7). */
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

/** How many men of one side are killed in a charge, and how many are taken prisoner. */
export interface Losses {
  readonly dead: number;
  readonly taken: number;
}

/**
 * What a charge costs both sides (kriegspiel.md 7): the dead and the taken of the charging cavalry (`chargers`) and of
 * the body or gunners charged (`charged`), the men put back, and the guns taken.
 */
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

/** The ways in which men on foot may receive a charge (`FootStand`; kriegspiel.md 7.1 to 7.3). */
export const FOOT_STANDS = ['extended', 'close', 'retiringExtended', 'retiringClose'] as const;
/**
 * How men on foot receive a charge: standing, `extended` or in close order (`close`) (kriegspiel.md 7.1); or
 * overtaken while they retire, `retiringExtended` or `retiringClose` (7.3).
 */
export type FootStand = (typeof FOOT_STANDS)[number];

/**
 * Returns what a charge by `sabres` cavalrymen on `charged` men on foot costs both sides (kriegspiel.md 7.1, 7.3).
 * `band` is the distance from which it begins, and `stand` how it is received.
 */
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
 * Returns what it costs both sides when `sabres` cavalrymen charge `charged` cavalrymen who stay mounted where they are
 * (kriegspiel.md 7.4): each charger kills five and puts fifteen others back.
 */
export function stationaryToll(sabres: number, charged: number): ChargeToll {
  const dead = most(sabres * STATIONARY_KILLED, charged);
  return toll(losses(0), losses(dead), {
    putBack: most(sabres * STATIONARY_PUT_BACK, charged - dead),
  });
}

/**
 * Returns how many times a charging cavalryman counts after coming down this number of contours (kriegspiel.md 7.5):
 * once for none, up to four times for three or more.
 */
export const downhillFactor = (contours: number): number => 1 + Math.min(3, Math.max(0, contours));

/**
 * Returns what it costs both sides when `sabres` cavalrymen charge an equal number, `charged`, of cavalry
 * (kriegspiel.md 7.5): the loser of a toss three quarters of his men, the winner one quarter. `won` says whether the
 * chargers win the toss. Each charger counts `factor` times, as after coming downhill.
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
 * Returns what it costs both sides when `sabres` cavalrymen charge another number, `charged`, of cavalry
 * (kriegspiel.md 7.5, littlewars.md 5.3). Each charger counts `factor` times, as after coming downhill. `isolated`
 * says whether the side that is the smaller by this count is isolated.
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
 * Returns what a charge by `sabres` cavalrymen on `guns` undefended guns costs (kriegspiel.md 7.7): how many guns are
 * taken, and how many of the cavalrymen die. `band` is the distance from which the charge begins.
 */
export function artilleryToll(band: ChargeBand, sabres: number, guns: number): ChargeToll {
  const price = CHARGE_TABLE[band].sabresForGun;
  const gunsTaken = most(sabres / price, guns);
  return toll(losses(gunsTaken * price), losses(0), { gunsTaken });
}
