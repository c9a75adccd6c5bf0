/** What the versions of the rulings say differently, each a switch that is asked where it matters. */
export interface Rulings {
  /** 1.5: an apron lies behind each back line, and everybody stands wholly on the table or on his own. */
  readonly apron: boolean;
  /** 4.7: of faces and floor the bolt meets what its way crosses first; before, a step's end told what it came down on. */
  readonly firstCrossed: boolean;
}

/** By the number that a record names them by: a battle is fought to its end by those it was begun with. */
const RULINGS = {
  1: { apron: false, firstCrossed: false },
  2: { apron: true, firstCrossed: true },
} as const satisfies Readonly<Record<number, Rulings>>;

export type RulingsVersion = keyof typeof RULINGS;

/** Of records that name none. */
export const FIRST_RULINGS: RulingsVersion = 1;
/** What battles are begun with now. */
export const NEWEST_RULINGS: RulingsVersion = 2;

export const isRulingsVersion = (version: number): version is RulingsVersion =>
  Object.hasOwn(RULINGS, version);

export const rulingsOf = ({ rulings }: { readonly rulings: RulingsVersion }): Rulings =>
  RULINGS[rulings];
