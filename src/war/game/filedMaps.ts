import type { Judged } from '../../shell/libraryFile/verdicts';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import type { MapWords } from '../engine/maps/mapHead';
import { readMapDraft } from './mapDraftText';

/** A player's own map in a library file. */
export interface FiledMap {
  readonly id: string;
  /** The text of the map, which may have faults (docs/maps.md). */
  readonly text: string;
}

/**
 * A map of a library file with its verdict and the faults of its text; faults of its ground are for the editor. A
 * map that differs from the one here is added beside it, because neither text is known to be the later.
 */
export interface JudgedMap extends FiledMap, Judged {
  readonly verdict: 'new' | 'here' | 'apart' | 'unreadable';
  /** Its names by language; null if they cannot be read. */
  readonly names: MapWords | null;
  readonly faults: readonly (MapFault | MapWarning)[];
}

/** Looks up the maps of this browser: whether one has an id, and whether one has a text. */
export interface MapsHere {
  readonly hasId: (id: string) => boolean;
  readonly hasText: (text: string) => boolean;
}

/** Judges a map of a library file against those of this browser, of which nothing is ever lost. Never throws. */
export function judgeMap(filed: FiledMap, here: MapsHere): JudgedMap {
  const { draft, left } = readMapDraft(filed.text);
  const verdict = ((): JudgedMap['verdict'] => {
    if (here.hasText(filed.text)) return 'here';
    if (draft === null) return 'unreadable';
    return here.hasId(filed.id) ? 'apart' : 'new';
  })();
  return { ...filed, verdict, names: draft && draft.names, faults: left };
}
