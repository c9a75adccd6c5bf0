import type { Judged } from '../../shell/libraryFile/verdicts';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import type { MapWords } from '../engine/maps/mapHead';
import { readMapDraft } from './mapDraftText';

/** A map that somebody has drawn, as a file has it. */
export interface FiledMap {
  readonly id: string;
  /** Of the map, which may have faults (docs/maps.md). */
  readonly text: string;
}

/**
 * A map of a file as it was judged, with what is wrong with its text; what is wrong with its ground is for its editor. One
 * that was drawn otherwise than the one here goes beside it: of two texts none is known to be the later.
 */
export interface JudgedMap extends FiledMap, Judged {
  readonly verdict: 'new' | 'here' | 'apart' | 'unreadable';
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
  const verdict = ((): JudgedMap['verdict'] => {
    if (here.hasText(filed.text)) return 'here';
    if (draft === null) return 'unreadable';
    return here.hasId(filed.id) ? 'apart' : 'new';
  })();
  return { ...filed, verdict, names: draft && draft.names, faults: left };
}
