/** The differences between the versions of the rulings, as switches. */
export interface Rulings {
  /** 1.5: there is an apron behind each back line, and everybody must be wholly on the table or on his own apron. */
  readonly apron: boolean;
  /**
   * 4.7: the bolt hits the first face or floor that its path crosses; in version 1 the end of a step decided what
   * it came down on.
   */
  readonly firstCrossed: boolean;
}

/** By the number in records: a battle is fought to its end by the rulings it began with. */
const RULINGS = {
  1: { apron: false, firstCrossed: false },
  2: { apron: true, firstCrossed: true },
} as const satisfies Readonly<Record<number, Rulings>>;

export type RulingsVersion = keyof typeof RULINGS;

/** The version of records that name none. */
export const FIRST_RULINGS: RulingsVersion = 1;
/** The version of new battles. */
export const NEWEST_RULINGS: RulingsVersion = 2;

export const isRulingsVersion = (version: number): version is RulingsVersion =>
  Object.hasOwn(RULINGS, version);

export const rulingsOf = ({ rulings }: { readonly rulings: RulingsVersion }): Rulings =>
  RULINGS[rulings];
