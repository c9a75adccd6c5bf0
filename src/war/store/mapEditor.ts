import { createStore } from 'zustand/vanilla';
import type { Square } from '../engine/vocabulary';
import {
  emptyMap,
  mapOrdered,
  USUAL_SIZE,
  type MapDraft,
  type MapOrder,
  type MapSign,
} from '../game/mapDraft';
import { readMapDraft, writeMapDraft } from '../game/mapDraftText';
import { createDraftEditor, type DraftFormat, type SavedDrafts } from '../../shell/draftEditor';
import type { TextStorage } from '../../shell/storage';
import { mapsIn, OWN_MAPS, readOwnMaps, withMap, type SavedMaps, type OwnMap } from './ownMaps';

export interface OwnMaps {
  /** The maps of this browser, the open one among them once something is drawn on it. */
  readonly maps: readonly OwnMap[];
  /** The open one. */
  readonly id: string;
  /** The map that was deleted last, to be had back. */
  readonly deleted: OwnMap | null;
}

const draftOf = (text: string): MapDraft | null => readMapDraft(text).draft;

const FORMAT: DraftFormat<MapDraft, MapOrder, MapSign> = {
  empty: () => emptyMap(USUAL_SIZE.width, USUAL_SIZE.height),
  ordered: mapOrdered,
  write: (draft) => writeMapDraft(draft),
  read: draftOf,
};

/** The map editor: one of the maps that this browser keeps, and what a stroke paints on it. */
export function createMapEditor(storage: TextStorage, newId: () => string) {
  /** The map that was open; else the last made; else a new one, kept once it is drawn on. */
  function idToOpen(): string {
    const kept = OWN_MAPS.read(storage);
    const maps = mapsIn(kept);
    const open = maps.find(({ id }) => id === kept.open) ?? maps.at(-1);
    return open === undefined || draftOf(open.text) === null ? newId() : open.id;
  }
  const own = createStore<OwnMaps>(() => ({
    maps: readOwnMaps(storage),
    id: idToOpen(),
    deleted: null,
  }));
  const now = own.getState;

  /** The open map, beside whatever other tabs have kept meanwhile. */
  const saved: SavedDrafts = {
    isAt: OWN_MAPS.isAt,
    read(storage) {
      const kept = OWN_MAPS.read(storage);
      const map = mapsIn(kept).find(({ id }) => id === now().id);
      if (map === undefined) return [];
      return [...(map.id === kept.open ? kept.before : []), map.text];
    },
    write(storage, texts) {
      const { id } = now();
      const entries = withMap(OWN_MAPS.read(storage).entries, { id, text: texts.at(-1) ?? '' });
      own.setState({ maps: mapsIn({ entries }) });
      return OWN_MAPS.write(storage, { entries, open: id, before: texts.slice(0, -1) });
    },
  };
  const editor = createDraftEditor(FORMAT, storage, saved, '^');

  function write(kept: SavedMaps): void {
    own.setState({ maps: mapsIn(kept) });
    editor.state.setState({ written: OWN_MAPS.write(storage, kept) });
  }
  function openAs(id: string, draft: MapDraft): void {
    own.setState({ id });
    editor.begin(draft);
  }

  return {
    ...editor,
    own,
    /** Opens a new map with this on it; the one that was open stays among the others. */
    begin: (draft: MapDraft): void => openAs(newId(), draft),
    open: (id: string): void => {
      const map = now().maps.find((each) => each.id === id);
      const draft = map === undefined ? null : draftOf(map.text);
      if (draft !== null) openAs(id, draft);
    },
    /** A square is pressed: what is held is painted on it. */
    press: (square: Square): void =>
      editor.order({ do: 'paint', squares: [square], sign: editor.state.getState().hand }),
    /** Squares that a stroke passes. */
    paint: (squares: readonly Square[]): void =>
      editor.stroke({ do: 'paint', squares, sign: editor.state.getState().hand }),
    /** Deletes a map of the list; the one deleted last can be had back. Of the open one the last made takes the place. */
    remove: (id: string): void => {
      const kept = OWN_MAPS.read(storage);
      const deleted = mapsIn(kept).find((map) => map.id === id) ?? null;
      const entries = kept.entries.filter((entry) => entry !== deleted);
      const isOpen = now().id === id;
      write(isOpen ? { entries, open: null, before: [] } : { ...kept, entries });
      own.setState({ deleted });
      if (!isOpen) return;
      own.setState({ id: idToOpen() });
      editor.reload();
    },
    bringBack: (): void => {
      const { deleted } = now();
      if (deleted === null) return;
      const kept = OWN_MAPS.read(storage);
      const entries = withMap(kept.entries, deleted);
      write({ ...kept, entries });
      own.setState({ deleted: null });
    },
    /** Loads what another tab has saved; what is here of the open map can be had back. */
    loadChange: (): void => {
      own.setState({ maps: readOwnMaps(storage) });
      editor.loadChange();
    },
  };
}

export type MapEditor = ReturnType<typeof createMapEditor>;
