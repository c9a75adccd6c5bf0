/** The two sides, the North (`N`) and the South (`S`), in the order in which lists of sides have them. */
export const SIDES = ['N', 'S'] as const;
/** A side: the North (`N`, the white army) or the South (`S`). */
export type Side = (typeof SIDES)[number];

/** Returns the side opposed to the given one. */
export const other = (side: Side): Side => (side === 'N' ? 'S' : 'N');

/** The kinds of terrain of a square (rules.md 1). */
export const TERRAINS = ['plain', 'mountain', 'pass', 'fort'] as const;
/** The terrain of a square (rules.md 1): `plain`, `mountain`, `pass` or `fort`. */
export type Terrain = (typeof TERRAINS)[number];

/** The six kinds of units (rules.md 2), the four that fight first. */
export const UNIT_KINDS = [
  'infantry',
  'cavalry',
  'footArtillery',
  'mountedArtillery',
  'footCommunications',
  'mountedCommunications',
] as const;
/**
 * A kind of unit (rules.md 2): `infantry`, `cavalry`, `footArtillery`, `mountedArtillery`, `footCommunications` or
 * `mountedCommunications`.
 */
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A square as its index: `row * width + column`, both from 0, row A being 0. */
export type Square = number;

/** A unit as its side and kind, without a square. */
export interface Unit {
  readonly side: Side;
  readonly kind: UnitKind;
}

/** The outcomes of an attack: the target resists, is dislodged or destroyed (rules.md 6.7). */
export const OUTCOMES = ['resists', 'dislodged', 'destroyed'] as const;
/** The effect of an attack on its target (rules.md 6.7, 7.2): it `resists`, is `dislodged`, or is `destroyed`. */
export type Outcome = (typeof OUTCOMES)[number];

/** The ways to win a war (rules.md 9; `Victory`). */
export const VICTORIES = ['annihilation', 'arsenals', 'isolation', 'surrender'] as const;
/**
 * The way in which a war was won (rules.md 9): by `annihilation` of the enemy's forces, by the fall of its `arsenals`,
 * by its `isolation`, or by its `surrender`.
 */
export type Victory = (typeof VICTORIES)[number];

/**
 * The end of a war (rules.md 9): won by the side `winner` in one of the `VICTORIES` (`onTime` if the clock forced the
 * surrender), or drawn by agreement, with `winner` null.
 */
export type Ending =
  /** `onTime`: a surrender forced by the clock, which the rules themselves do not have. */
  | { readonly winner: Side; readonly by: Victory; readonly onTime?: true }
  | { readonly winner: null; readonly by: 'agreement' };

/**
 * An action of the side to move: a move of a unit, an attack on the unit on a square, an advance after a destruction
 * (rules.md 6.8), the end of the turn, a surrender, or a draw that both sides have agreed on (9.4).
 */
export type Action =
  | { readonly type: 'move'; readonly from: Square; readonly to: Square }
  | { readonly type: 'attack'; readonly target: Square }
  | { readonly type: 'advance'; readonly from: Square; readonly to: Square }
  | { readonly type: 'endTurn' }
  | { readonly type: 'surrender' }
  | { readonly type: 'draw' };
