import { useCallback, useMemo, useState } from 'react';
import { changed, historyOf, redone, settled, undone } from '../../../shell/history';
import { countryFaults } from '../../engine/countryFaults';
import { FOOT, INCH } from '../../engine/lengths';
import { betweenShapes } from '../../engine/shapes';
import type { Country, Point } from '../../engine/types';
import {
  countryOfDraft,
  draftOfCountry,
  draftOrdered,
  emptyDraft,
  pieceOfDraft,
  type BoxKind,
  type CountryDraft,
  type DraftOrder,
  type DraftPiece,
} from '../../game/countryDraft';

/** Inches about a free place within which it is looked for. */
const STEP = 6 * INCH;

/** Where a piece of the box has room, nearest to the middle of the field; the middle where it has none. */
export function roomFor(draft: CountryDraft, what: BoxKind): Point {
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

/** A draft that is being laid out, its faults, the piece in hand, and what can be done. */
export function useDraft(initial: Country | null) {
  const [history, setHistory] = useState(() =>
    historyOf(initial === null ? emptyDraft() : draftOfCountry(initial)),
  );
  const [inHand, setInHand] = useState<string | null>(null);
  const draft = history.now;
  const country = useMemo(() => countryOfDraft(draft), [draft]);
  const faults = useMemo(() => countryFaults(country), [country]);
  const order = useCallback(
    (given: DraftOrder, stroke?: string): void =>
      setHistory((history) => changed(history, draftOrdered(history.now, given), stroke ?? null)),
    [],
  );
  const add = (what: BoxKind, at: Point | null): DraftPiece | null => {
    const given = { do: 'add', what, at: at ?? roomFor(draft, what) } as const;
    const added = draftOrdered(draft, given).pieces.at(-1) ?? null;
    order(given);
    setInHand(added?.id ?? null);
    return added;
  };
  return {
    draft,
    country,
    faults,
    piece: draft.pieces.find(({ id }) => id === inHand) ?? null,
    take: setInHand,
    order,
    add,
    endStroke: () => setHistory((now) => settled(now)),
    begin: (from: Country | null) => {
      setInHand(null);
      setHistory((now) => changed(now, from === null ? emptyDraft() : draftOfCountry(from)));
    },
    undo: history.past.length > 0 ? () => setHistory((now) => undone(now)) : null,
    redo: history.future.length > 0 ? () => setHistory((now) => redone(now)) : null,
  };
}

export type Draft = ReturnType<typeof useDraft>;
