import { createDraftEditor, putDraft, savedDrafts } from '../../shell/draftEditor';
import type { TextStorage } from '../../shell/storage';
import { FOOT, INCH } from '../engine/lengths';
import { betweenShapes } from '../engine/shapes';
import type { Country, Point } from '../engine/types';
import {
  countryOfDraft,
  draftOfCountry,
  draftOrdered,
  emptyDraft,
  pieceOfDraft,
  type BoxKind,
  type CountryDraft,
} from '../game/countryDraft';
import { readCountryJson, writeCountryJson } from '../game/countryJson';

/** The storage key of the Country being laid out, with its earlier states. */
export const LAYOUT_KEY = 'little-wars/layout';
const LAYOUTS = savedDrafts(LAYOUT_KEY);

/** The distance of the places tried around a free one, in inches. */
const STEP = 6 * INCH;

/** A place with room for a piece of the box, nearest to the middle of the field; the middle if there is none. */
function roomFor(draft: CountryDraft, what: BoxKind): Point {
  const middle = { x: Math.round(draft.width / 2), y: Math.round(draft.depth / 2) };
  const flat = what === 'ford' || what === 'bridge';
  const water = draft.pieces.find(({ kind }) => kind === 'water');
  if (flat) return water?.at ?? middle;
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
        if (draft.pieces.every((other) => betweenShapes(shape, pieceOfDraft(other).shape) >= INCH))
          return at;
      }
  return middle;
}

/** Puts a Country before the editor, which opens with it; undo returns to the former one. */
export const putForLayout = (storage: TextStorage, country: Country): void =>
  putDraft(storage, LAYOUTS, writeCountryJson(country));

/** Creates the editor of Countries: a draft, and the id of the held piece. A reload keeps all pieces. */
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
      handOver: ({ pieces }, hand: string | null) =>
        pieces.some(({ id }) => id === hand) ? hand : null,
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
      editor.hold(editor.state.getState().draft.pieces.at(-1)?.id ?? null);
    },
    /** Replaces the Country by another, or by an empty field. */
    replace: (from: Country | null): void =>
      editor.change(() => (from === null ? emptyDraft() : draftOfCountry(from))),
  };
}

export type CountryEditor = ReturnType<typeof createCountryEditor>;
