import { memoizeEach } from '../../shell/memoizeEach';
import { directionOf, normalBearing } from '../engine/angles';
import { FOOT, INCH } from '../engine/lengths';
import { boundsOf } from '../engine/shapes';
import type { Country, Piece, PieceKind, Point, Shape } from '../engine/types';
import { USUAL, type BoxKind } from './pieceBox';

/**
 * A piece of scenery of a Country that is being laid out. Its outline is stored about its middle before it is turned,
 * so that turning loses no precision. Lengths are in sixteenths of an inch.
 */
export interface DraftPiece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly height: number;
  readonly name: string;
  /** Its middle, in whole sixteenths. */
  readonly at: Point;
  /** Its rotation, in thousandths of a degree, clockwise like a bearing. */
  readonly turn: number;
  /** Corners or a circle about 0, 0; not rounded. */
  readonly outline: Shape;
  /** Of a river: whether it can be forded. */
  readonly fordable?: true;
}

/**
 * A Country that is being laid out, in sixteenths of an inch. It may have faults: `countryFaults` of `countryOfDraft`
 * lists them.
 */
export interface CountryDraft {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly DraftPiece[];
}

/**
 * One change of a Country's draft: to add, move, turn, scale, copy or remove a piece of scenery, by id, or to change
 * its height, name or fords; to name the Country (`call`); or to set the size of its field. Lengths are in sixteenths
 * of an inch, angles in thousandths of a degree.
 */
export type DraftOrder =
  | { readonly do: 'add'; readonly what: BoxKind; readonly at: Point }
  | { readonly do: 'move'; readonly id: string; readonly at: Point }
  | { readonly do: 'turn'; readonly id: string; readonly turn: number }
  /** Multiplies its width and its depth by these factors. */
  | { readonly do: 'stretch'; readonly id: string; readonly wide: number; readonly deep: number }
  | { readonly do: 'height'; readonly id: string; readonly height: number }
  | { readonly do: 'name'; readonly id: string; readonly name: string }
  /** Adds another of its kind beside it. */
  | { readonly do: 'copy'; readonly id: string }
  /** Of a river: whether it can be forded. */
  | { readonly do: 'ford'; readonly id: string; readonly fordable: boolean }
  /** Adds a smaller layer on a board or a block. */
  | { readonly do: 'pile'; readonly id: string }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'call'; readonly name: string }
  | { readonly do: 'field'; readonly width: number; readonly depth: number };

/** Returns the draft of a new Country, without name and scenery, ten feet wide and eight deep (littlewars.md 1.4). */
export const emptyDraft = (): CountryDraft => ({
  name: '',
  width: 10 * FOOT,
  depth: 8 * FOOT,
  pieces: [],
});

const rounded = (value: number): number => Math.floor(value + 0.5);

/**
 * Returns a draft's piece of scenery as the rules know it, turned, with whole coordinates. The same argument gives the
 * same object.
 */
export const pieceOfDraft = memoizeEach((draft: DraftPiece): Piece => {
  const { id, kind, height, name, at, turn, outline, fordable } = draft;
  // A bearing of 0 looks along y; after the rotation, what was in that direction is in the new one.
  const { x: sine, y: cosine } = directionOf(turn);
  const shape: Shape =
    outline.kind === 'circle'
      ? { kind: 'circle', x: at.x, y: at.y, radius: rounded(outline.radius) }
      : {
          kind: 'polygon',
          corners: outline.corners.map(({ x, y }) => ({
            x: at.x + rounded(x * cosine + y * sine),
            y: at.y + rounded(y * cosine - x * sine),
          })),
        };
  return {
    id,
    kind,
    shape,
    height,
    ...(name === '' ? {} : { name }),
    ...(fordable === undefined ? {} : { fordable }),
  };
});

/** Returns the Country of a draft, which may have faults; the same object for the same draft. */
export const countryOfDraft = memoizeEach(
  ({ name, width, depth, pieces }: CountryDraft): Country => ({
    name,
    width,
    depth,
    pieces: pieces.map(pieceOfDraft),
  }),
);

/** Returns a finished Country as a draft, so that it can be changed. */
export const draftOfCountry = ({ name, width, depth, pieces }: Country): CountryDraft => ({
  name,
  width,
  depth,
  pieces: pieces.map((piece) => {
    const { left, right, bottom, top } = boundsOf(piece.shape);
    const at = { x: rounded((left + right) / 2), y: rounded((bottom + top) / 2) };
    const outline: Shape =
      piece.shape.kind === 'circle'
        ? { ...piece.shape, x: 0, y: 0 }
        : {
            kind: 'polygon',
            corners: piece.shape.corners.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
          };
    const { id, kind, height, name: called = '', fordable } = piece;
    const more = fordable === undefined ? {} : { fordable };
    return { id, kind, height, name: called, at, turn: 0, outline, ...more };
  }),
});

/** Returns an unused id: the kind, and the next number. */
function newId(draft: CountryDraft, kind: string): string {
  const taken = new Set(draft.pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(rounded(value), least), most);

const LEAST_RADIUS = INCH / 8;
const MOST_RADIUS = 20 * FOOT;

function stretched(outline: Shape, wide: number, deep: number): Shape {
  if (outline.kind === 'circle')
    return {
      ...outline,
      radius: within(outline.radius * Math.max(wide, deep), LEAST_RADIUS, MOST_RADIUS),
    };
  return {
    kind: 'polygon',
    corners: outline.corners.map(({ x, y }) => ({ x: x * wide, y: y * deep })),
  };
}

const added = (draft: CountryDraft, ...pieces: readonly DraftPiece[]): CountryDraft => ({
  ...draft,
  pieces: [...draft.pieces, ...pieces],
});

/**
 * Returns a Country's draft after one change, which may give it faults; the same object if the draft has no such piece.
 */
export function draftOrdered(draft: CountryDraft, order: DraftOrder): CountryDraft {
  if (order.do === 'call') return { ...draft, name: order.name };
  if (order.do === 'field')
    return { ...draft, width: rounded(order.width), depth: rounded(order.depth) };
  if (order.do === 'add') {
    const { kind, height, outline } = USUAL[order.what];
    const at = { x: rounded(order.at.x), y: rounded(order.at.y) };
    return added(draft, {
      // A pond and a stream are both water; a bend is a road like any other.
      id: newId(draft, kind === 'water' ? order.what : kind),
      kind,
      height,
      outline,
      name: '',
      at,
      turn: 0,
    });
  }
  const piece = draft.pieces.find(({ id }) => id === order.id);
  if (piece === undefined) return draft;
  const changed = (next: Partial<DraftPiece>): CountryDraft => ({
    ...draft,
    pieces: draft.pieces.map((each) => (each === piece ? { ...piece, ...next } : each)),
  });
  switch (order.do) {
    case 'move':
      return changed({ at: { x: rounded(order.at.x), y: rounded(order.at.y) } });
    case 'turn':
      return changed({ turn: normalBearing(rounded(order.turn)) });
    case 'stretch':
      return changed({ outline: stretched(piece.outline, order.wide, order.deep) });
    case 'height':
      return changed({ height: rounded(order.height) });
    case 'name':
      return changed({ name: order.name });
    case 'remove':
      return { ...draft, pieces: draft.pieces.filter((each) => each !== piece) };
    case 'ford': {
      const { fordable: _, ...rest } = piece;
      const next: DraftPiece = order.fordable ? { ...rest, fordable: true } : rest;
      return { ...draft, pieces: draft.pieces.map((each) => (each === piece ? next : each)) };
    }
    case 'copy':
      return added(draft, {
        ...piece,
        id: newId(draft, piece.id.replace(/-\d+$/, '')),
        at: { x: piece.at.x + 3 * INCH, y: piece.at.y - 3 * INCH },
      });
    case 'pile':
      return added(draft, {
        ...piece,
        id: newId(draft, piece.kind),
        name: '',
        outline: stretched(piece.outline, 0.7, 0.7),
      });
  }
}
