import { createStore } from 'zustand/vanilla';
import type { Square } from '../../engine/vocabulary';
import {
  emptyMap,
  mapOrdered,
  USUAL_SIZE,
  type MapDraft,
  type MapOrder,
  type MapSign,
} from '../../game/mapDraft';
import { readMapDraft, writeMapDraft } from '../../game/mapDraftText';
import { createDraftEditor, type DraftFormat, type SavedDrafts } from '../../../shell/draftEditor';
import type { TextStorage } from '../../../shell/storage';
import { mapsIn, OWN_MAPS, readOwnMaps, withMap, type SavedMaps, type OwnMap } from './ownMaps';

/**
 * The maps that the player has drawn in this browser, the id of the one open in the editor, and the last deleted one,
 * which can be restored.
 */
export interface OwnMaps {
  /** The maps of this browser, including the open one once something is drawn on it. */
  readonly maps: readonly OwnMap[];
  /** The id of the open one. */
  readonly id: string;
  /** The last deleted map, which can be restored. */
  readonly deleted: OwnMap | null;
}

const draftOf = (text: string): MapDraft | null => readMapDraft(text).draft;

const FORMAT: DraftFormat<MapDraft, MapOrder, MapSign> = {
  empty: () => emptyMap(USUAL_SIZE.width, USUAL_SIZE.height),
  ordered: mapOrdered,
  write: (draft) => writeMapDraft(draft),
  read: draftOf,
};

/**
 * Returns the editor of maps (`MapEditor`): a store with one of the maps of this browser, the selected tool, undo and
 * redo. It opens the map that was open last, or the newest, or a new one; `newId` makes the ids of new maps.
 */
export function createMapEditor(storage: TextStorage, newId: () => string) {
  /** Returns the map to open: the last open one, or the newest, or a new one, saved once it is drawn on. */
  function idToOpen(): string {
    const stored = OWN_MAPS.read(storage);
    const maps = mapsIn(stored);
    const open = maps.find(({ id }) => id === stored.open) ?? maps.at(-1);
    return open === undefined || draftOf(open.text) === null ? newId() : open.id;
  }
  const own = createStore<OwnMaps>(() => ({
    maps: readOwnMaps(storage),
    id: idToOpen(),
    deleted: null,
  }));
  const now = own.getState;

  /** The open map, beside the maps that other tabs have saved meanwhile. */
  const saved: SavedDrafts = {
    isAt: OWN_MAPS.isAt,
    read(storage) {
      const stored = OWN_MAPS.read(storage);
      const map = mapsIn(stored).find(({ id }) => id === now().id);
      if (map === undefined) return [];
      return [...(map.id === stored.open ? stored.before : []), map.text];
    },
    write(storage, texts) {
      const { id } = now();
      const entries = withMap(OWN_MAPS.read(storage).entries, { id, text: texts.at(-1) ?? '' });
      own.setState({ maps: mapsIn({ entries }) });
      return OWN_MAPS.write(storage, { entries, open: id, before: texts.slice(0, -1) });
    },
  };
  const editor = createDraftEditor(FORMAT, storage, saved, '^');

  function write(stored: SavedMaps): void {
    own.setState({ maps: mapsIn(stored) });
    editor.state.setState({ written: OWN_MAPS.write(storage, stored) });
  }
  function openAs(id: string, draft: MapDraft): void {
    own.setState({ id });
    editor.begin(draft);
  }

  return {
    ...editor,
    own,
    /** Opens a new map with this content; the one that was open stays in the list. */
    begin: (draft: MapDraft): void => openAs(newId(), draft),
    open: (id: string): void => {
      const map = now().maps.find((each) => each.id === id);
      const draft = map === undefined ? null : draftOf(map.text);
      if (draft !== null) openAs(id, draft);
    },
    /** Handles a press on a square: paints it with the held tool. */
    press: (square: Square): void =>
      editor.order({ do: 'paint', squares: [square], sign: editor.state.getState().tool }),
    /** Paints squares that a stroke passes. */
    paint: (squares: readonly Square[]): void =>
      editor.stroke({ do: 'paint', squares, sign: editor.state.getState().tool }),
    /** Deletes a map of the list; the last deleted one can be restored. If it is the open one, the newest opens. */
    remove: (id: string): void => {
      const stored = OWN_MAPS.read(storage);
      const deleted = mapsIn(stored).find((map) => map.id === id) ?? null;
      const entries = stored.entries.filter((entry) => entry !== deleted);
      const isOpen = now().id === id;
      write(isOpen ? { entries, open: null, before: [] } : { ...stored, entries });
      own.setState({ deleted });
      if (!isOpen) return;
      own.setState({ id: idToOpen() });
      editor.reload();
    },
    bringBack: (): void => {
      const { deleted } = now();
      if (deleted === null) return;
      const stored = OWN_MAPS.read(storage);
      const entries = withMap(stored.entries, deleted);
      write({ ...stored, entries });
      own.setState({ deleted: null });
    },
    /** Loads what another tab has saved; undo returns to the open map's state here. */
    loadChange: (): void => {
      own.setState({ maps: readOwnMaps(storage) });
      editor.loadChange();
    },
  };
}

/** The editor of maps, as `createMapEditor` returns it. Every change is saved in this browser. */
export type MapEditor = ReturnType<typeof createMapEditor>;
