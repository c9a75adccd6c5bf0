// Small tables for the figures of the rule book, in inches.
import { at } from '../../battles/pieces';
import { INCH } from '../../engine/lengths';
import { NEWEST_RULINGS } from '../../engine/rulings';
import { beginBattle } from '../../engine/start';
import type { Arm, Battle, Country, Gun, Man, Piece, Point, Side } from '../../engine/types';

/**
 * Returns a Country for a figure of the rule book, with these pieces of scenery; `width` and `depth` are in inches.
 */
export const field = (width: number, depth: number, ...pieces: readonly Piece[]): Country => ({
  name: '',
  width: width * INCH,
  depth: depth * INCH,
  pieces,
});

/**
 * A man in a figure of the rule book: his place (`x`, `y`), his arm, by default infantry, and the place where he began
 * his move, by default the same; places in inches.
 */
export type Standing = readonly [
  x: number,
  y: number,
  arm?: Arm,
  from?: readonly [x: number, y: number],
];

/** What is on the field of a figure of the rule book of Little Wars: the Country, men of both sides, and guns. */
export interface Layout {
  readonly country: Country;
  readonly red?: readonly Standing[];
  readonly blue?: readonly Standing[];
  readonly guns?: readonly {
    readonly side: Side;
    readonly place: Point;
    readonly bearing: number;
  }[];
}

/** Returns the battle that a figure of the rule book of Little Wars shows, in the middle of Red's third move. */
export function battleOf({ country, red = [], blue = [], guns = [] }: Layout): Battle {
  const count = (side: Side) => ({
    infantry: (side === 'red' ? red : blue).length,
    cavalry: 0,
    guns: guns.filter((gun) => gun.side === side).length,
  });
  const begun = beginBattle({
    country,
    rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: false, interval: 0 },
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: count('red'), blue: count('blue') },
    seed: 1,
  });
  const places = [...red, ...blue];
  return {
    ...begun,
    phase: 'men',
    moves: 4,
    ready: { red: true, blue: true },
    men: begun.men.map((man, i): Man => {
      const [x, y, arm = 'infantry', from = [x, y]] = places[i] ?? [0, 0];
      return { ...man, ...at(x, y), arm, start: at(...from) };
    }),
    guns: begun.guns.map((gun, i): Gun => {
      const { place, bearing } = guns[i] ?? { place: at(0, 0), bearing: 0 };
      return { ...gun, ...place, bearing, start: place, startBearing: bearing };
    }),
  };
}
