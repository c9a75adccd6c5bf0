import { createDraftEditor, putDraft, savedDrafts } from '../../shell/draftEditor';
import type { TextStorage } from '../../shell/storage';
import { FOOT, INCH } from '../engine/lengths';
import { betweenShapes, boundsOf } from '../engine/shapes';
import { KRIEGSPIEL_PIECES, type Country, type PieceKind, type Point } from '../engine/types';
import {
  countryOfDraft,
  draftOfCountry,
  draftOrdered,
  emptyDraft,
  pieceOfDraft,
  type CountryDraft,
} from '../game/countryDraft';
import type { BoxKind } from '../game/pieceBox';
import { readCountryJson, writeCountryJson } from '../game/countryJson';

/** The storage key of the draft of the editor of Countries, with its earlier states for undo. */
export const LAYOUT_KEY = 'little-wars/layout';
const LAYOUTS = savedDrafts(LAYOUT_KEY);

/** The distance of the places tried around a free one, in inches. */
const STEP = 6 * INCH;

/** What a piece of the box lies on, by the kinds of that; those not named lie on free ground. */
const LIES_ON: Readonly<Partial<Record<BoxKind, ReadonlySet<PieceKind>>>> = {
  ford: new Set(['water', 'river']),
  bridge: new Set(['water', 'river']),
  roadBridge: new Set(['river', 'water']),
  railBridge: new Set(['river', 'water']),
  landing: new Set(['river', 'water']),
  culvert: new Set(['railway']),
};

/** The room left beside a river or a railway, for the ends of its bridges, landings and culverts. */
const BANK = 4 * INCH;
const BRIDGED: ReadonlySet<PieceKind> = new Set(['river', 'railway']);

/** A place with room for a piece of the box, nearest to the middle of the field; the middle if there is none. */
function roomFor(draft: CountryDraft, what: BoxKind): Point {
  const middle = { x: Math.round(draft.width / 2), y: Math.round(draft.depth / 2) };
  const under = LIES_ON[what];
  if (under !== undefined) {
    const below = draft.pieces.find(({ kind }) => under.has(kind));
    if (below === undefined) return middle;
    // A landing is at the bank.
    const { top } = boundsOf(pieceOfDraft(below).shape);
    return what === 'landing' ? { x: below.at.x, y: top } : below.at;
  }
  for (let ring = 0; ring * STEP < draft.width / 2; ring++)
    for (let dx = -ring; dx <= ring; dx++)
      for (let dy = -ring; dy <= ring; dy++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
        const at = { x: middle.x + dx * STEP, y: middle.y + dy * STEP };
        if (at.x < FOOT || at.x > draft.width - FOOT) continue;
        if (at.y < FOOT || at.y > draft.depth - FOOT) continue;
        const tried = draftOrdered(draft, { do: 'add', what, at }).pieces.at(-1);
        if (tried === undefined) continue;
        const { shape } = pieceOfDraft(tried);
        const isFree = draft.pieces.every(
          (other) =>
            betweenShapes(shape, pieceOfDraft(other).shape) >=
            (BRIDGED.has(other.kind) || BRIDGED.has(tried.kind) ? BANK : INCH),
        );
        if (isFree) return at;
      }
  return middle;
}

/**
 * Stores a Country as the present draft of the editor of Countries; undo in the editor returns to the draft before.
 */
export const putForLayout = (storage: TextStorage, country: Country): void =>
  putDraft(storage, LAYOUTS, writeCountryJson(country));

const OF_KRIEGSPIEL: ReadonlySet<PieceKind> = new Set(KRIEGSPIEL_PIECES);
/** Returns whether a Country has scenery that only Kriegspiel knows (kriegspiel.md 1.2). */
export const isOfKriegspiel = ({ pieces }: Pick<Country, 'pieces'>): boolean =>
  pieces.some(({ kind }) => OF_KRIEGSPIEL.has(kind));

/** Returns the Country that lies in the editor, read from storage; null if there is none. */
export const countryLaidOut = (storage: TextStorage): Country | null =>
  readCountryJson(LAYOUTS.read(storage).at(-1) ?? '');

/**
 * Creates the editor of Countries: a store with the draft, the id of the selected piece of scenery (null if none is)
 * and what can be undone, with the operations that change it. Every change is stored, so that a reload loses nothing.
 */
export function createCountryEditor(storage: TextStorage) {
  const editor = createDraftEditor(
    {
      empty: emptyDraft,
      ordered: draftOrdered,
      write: (draft) => writeCountryJson(countryOfDraft(draft)),
      read: (text) => {
        const country = readCountryJson(text);
        return country === null ? null : draftOfCountry(country);
      },
      toolAfter: ({ pieces }, tool: string | null) =>
        pieces.some(({ id }) => id === tool) ? tool : null,
    },
    storage,
    LAYOUTS,
    null,
  );
  return {
    ...editor,
    /** Adds a piece of the box to the field, by default where it has room, and holds it. */
    add: (what: BoxKind, at: Point | null): void => {
      const { draft } = editor.state.getState();
      editor.order({ do: 'add', what, at: at ?? roomFor(draft, what) });
      editor.holdTool(editor.state.getState().draft.pieces.at(-1)?.id ?? null);
    },
    /** Replaces the Country by another, or by an empty field. */
    replace: (from: Country | null): void =>
      editor.change(() => (from === null ? emptyDraft() : draftOfCountry(from))),
  };
}
