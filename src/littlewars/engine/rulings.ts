/** The switches in which the versions of rulings on littlewars.md differ; true is the newer ruling. */
export interface Rulings {
  /** 1.5: there is an apron behind each back line, and everybody must be wholly on the table or on his own apron. */
  readonly apron: boolean;
  /**
   * 4.7: the bolt hits the first face or floor that its path crosses; in version 1 the end of a step decided what
   * it came down on.
   */
  readonly firstCrossed: boolean;
  /** 1.2: the bars of a gun have square ends; before, round ones that reached further. */
  readonly squareEnds: boolean;
  /** 3.5: a ford or bridge is crossed wherever it covers the water; before, it had to overlap its banks. */
  readonly flushEnds: boolean;
  /**
   * 4.3: no gun is left where its side can never serve, fire or move it again, nor does anybody step through a wall.
   */
  readonly openTrails: boolean;
  /** 4.9: men who passed a gun's axle in an earlier move, and are still near it, count. */
  readonly earlierPassing: boolean;
  /** 6.3: without a curtain the defence is set out first, in sight; before, the First Player was. */
  readonly defenceFirst: boolean;
  /** 6.5: the gun of a side with nobody left on the field counts for the other. */
  readonly abandonedGuns: boolean;
  /** 6.7: a side that surrenders gives up its men and guns on the field but for those at its line. */
  readonly surrenderTakes: boolean;
}

const FIRST: Rulings = {
  apron: false,
  firstCrossed: false,
  squareEnds: false,
  flushEnds: false,
  openTrails: false,
  earlierPassing: false,
  defenceFirst: false,
  abandonedGuns: false,
  surrenderTakes: false,
};
const SECOND: Rulings = { ...FIRST, apron: true, firstCrossed: true };
const THIRD: Rulings = {
  ...SECOND,
  squareEnds: true,
  flushEnds: true,
  openTrails: true,
  earlierPassing: true,
  defenceFirst: true,
  abandonedGuns: true,
  surrenderTakes: true,
};

/** By the number in records: a battle is fought to its end by the rulings it began with. */
const RULINGS = {
  1: FIRST,
  2: SECOND,
  3: THIRD,
} as const satisfies Readonly<Record<number, Rulings>>;

/** The version of the rulings by which a battle is fought and its record is read, from 1, the oldest. */
export type RulingsVersion = keyof typeof RULINGS;

/** The version of the rulings by which a record is read that names no version. */
export const FIRST_RULINGS: RulingsVersion = 1;
/** The version of the rulings by which new battles are fought. */
export const NEWEST_RULINGS: RulingsVersion = 3;

/** Returns whether a number is a version of the rulings that this program knows. */
export const isRulingsVersion = (version: number): version is RulingsVersion =>
  Object.hasOwn(RULINGS, version);

/** Returns the rulings by which a battle is fought, as a set of switches. */
export const rulingsOf = ({ rulings }: { readonly rulings: RulingsVersion }): Rulings =>
  RULINGS[rulings];
