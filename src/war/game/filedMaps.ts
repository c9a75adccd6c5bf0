import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import type { MapWords } from '../engine/maps/mapHead';
import type { FiledMap } from './libraryFile';
import { readMapDraft } from './mapDraftText';

/**
 * What becomes of a map of a library's file: it is `new`; it is `here` with that very text; it was drawn otherwise than
 * the one here, and goes `apart` as a map of its own, since of two texts none is known to be the later. One of which
 * nothing can be read is left.
 */
export type MapVerdict = 'new' | 'here' | 'apart' | 'unreadable';

/** A map of a file as it was judged, with what is wrong with its text; what is wrong with its ground is for its editor. */
export interface JudgedMap extends FiledMap {
  readonly verdict: MapVerdict;
  /** What it is called, by language; null where that cannot be read. */
  readonly names: MapWords | null;
  readonly faults: readonly (MapFault | MapWarning)[];
}

/** What the maps here have to say of one: whether one goes by an id, and whether one has that text. */
export interface MapsHere {
  readonly hasId: (id: string) => boolean;
  readonly hasText: (text: string) => boolean;
}

/** Judges a map of a file by those that are here; nothing that is here is ever lost by it. Never throws. */
export function judgeMap(filed: FiledMap, here: MapsHere): JudgedMap {
  const { draft, left } = readMapDraft(filed.text);
  const verdict = ((): MapVerdict => {
    if (here.hasText(filed.text)) return 'here';
    if (draft === null) return 'unreadable';
    return here.hasId(filed.id) ? 'apart' : 'new';
  })();
  return { ...filed, verdict, names: draft && draft.names, faults: left };
}
