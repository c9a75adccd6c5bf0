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
import { changed, historyOf, redone, settled, undone, type History } from '../../shell/history';
import type { TextStorage, Written } from '../../shell/storage';
import { mapsIn, OWN_MAPS, withMap, type OwnMap } from './ownMaps';

/** Texts of the open map before its present one that outlast a reload. */
const MOST_KEPT = 30;

export interface MapEditorState {
  /** The maps of this browser, the open one among them once something is drawn on it. */
  readonly maps: readonly OwnMap[];
  /** The open one. */
  readonly id: string;
  readonly draft: MapDraft;
  /** What a stroke paints. */
  readonly brush: MapSign;
  /** A stroke is under way, which is one change. */
  readonly stroking: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** The map that was deleted last, to be had back. */
  readonly deleted: OwnMap | null;
  readonly written: Written;
}

/** The map editor: one of the maps that this browser keeps, kept after every change, and the brush over it. */
export function createMapEditor(storage: TextStorage, newId: () => string) {
  let history: History<MapDraft>;
  let strokes = 0;
  let beforeStroke: History<MapDraft> | null = null;

  const nothing = (): Pick<MapEditorState, 'id' | 'draft'> => ({
    id: newId(),
    draft: emptyMap(USUAL_SIZE.width, USUAL_SIZE.height),
  });

  /** The map that was open, with what was before it; else the last made; else an empty one, kept once it is drawn on. */
  function load(): Pick<MapEditorState, 'id' | 'draft' | 'maps' | 'undoable'> {
    const kept = OWN_MAPS.read(storage);
    const maps = mapsIn(kept);
    const open = maps.find(({ id }) => id === kept.open) ?? maps.at(-1);
    const draft = open === undefined ? null : readMapDraft(open.text).draft;
    const before =
      open === undefined || open.id !== kept.open
        ? []
        : kept.before.flatMap((text) => readMapDraft(text).draft ?? []);
    const shown = open === undefined || draft === null ? nothing() : { id: open.id, draft };
    history = historyOf(shown.draft, before);
    return { maps, ...shown, undoable: before.length > 0 };
  }

  const store = createStore<MapEditorState>(() => ({
    ...load(),
    brush: '^',
    stroking: false,
    redoable: false,
    deleted: null,
    written: 'kept',
  }));
  const now = store.getState;

  /** Shows a draft of a map and keeps it, beside whatever other tabs have kept meanwhile. */
  function show(id: string, next: History<MapDraft>): void {
    history = next;
    const { past, now: draft, future } = next;
    const entries = withMap(OWN_MAPS.read(storage).entries, { id, text: writeMapDraft(draft) });
    store.setState({
      id,
      draft,
      maps: mapsIn({ entries }),
      undoable: past.length > 0,
      redoable: future.length > 0,
      written: OWN_MAPS.write(storage, {
        entries,
        open: id,
        before: past.slice(-MOST_KEPT).map((each) => writeMapDraft(each)),
      }),
    });
  }
  /** Shows the open map as it has become, if it has. */
  function go(next: History<MapDraft>): void {
    if (next.now === history.now) history = next;
    else show(now().id, next);
  }

  /** Changes the draft; changes of one `kind` in a row are one to be taken back. */
  const change = (make: (draft: MapDraft) => MapDraft, kind?: string): void =>
    go(changed(history, make(history.now), kind));
  const order = (given: MapOrder, kind?: string): void =>
    change((draft) => mapOrdered(draft, given), kind);
  const paint = (squares: readonly Square[], sign: MapSign, kind?: string): void =>
    order({ do: 'paint', squares, sign }, kind);

  const begin = (draft: MapDraft): void => show(newId(), historyOf(draft));

  function open(id: string): void {
    const map = now().maps.find((each) => each.id === id);
    const draft = map === undefined ? null : readMapDraft(map.text).draft;
    if (draft !== null) show(id, historyOf(draft));
  }

  return {
    state: store,
    change,
    order,
    /** Opens a new map with this on it; the one that was open stays among the others. */
    begin,
    open,
    take: (brush: MapSign): void => store.setState({ brush }),
    /** A square is pressed: the brush is put on it. */
    press: (square: Square): void => paint([square], now().brush),
    /** Squares that a stroke passes: all of it is one change. */
    stroke: (squares: readonly Square[]): void => {
      const { stroking, brush } = now();
      if (!stroking) {
        strokes += 1;
        beforeStroke = history;
        store.setState({ stroking: true });
      }
      paint(squares, brush, `stroke ${strokes}`);
    },
    /** The stroke under way is done, or was not meant and is as if it had not been. */
    endStroke: (meant: boolean): void => {
      if (!now().stroking || beforeStroke === null) return;
      store.setState({ stroking: false });
      go(settled(meant ? history : beforeStroke));
      beforeStroke = null;
    },
    undo: (): void => go(undone(history)),
    redo: (): void => go(redone(history)),
    /** Deletes a map of the list; the one deleted last can be had back. Of the open one the last made takes the place. */
    remove: (id: string): void => {
      const kept = OWN_MAPS.read(storage);
      const deleted = mapsIn(kept).find((map) => map.id === id) ?? null;
      const entries = kept.entries.filter((entry) => entry !== deleted);
      const isOpen = now().id === id;
      const open = isOpen ? null : kept.open;
      const written = OWN_MAPS.write(storage, {
        entries,
        open,
        before: isOpen ? [] : kept.before,
      });
      store.setState({ deleted, written, maps: mapsIn({ entries }) });
      if (isOpen) store.setState({ ...load(), redoable: false });
    },
    bringBack: (): void => {
      const { deleted } = now();
      if (deleted === null) return;
      const kept = OWN_MAPS.read(storage);
      const entries = withMap(kept.entries, deleted);
      const written = OWN_MAPS.write(storage, { ...kept, entries });
      store.setState({ deleted: null, written, maps: mapsIn({ entries }) });
    },
    /** Takes up what another tab has kept; what is here of the open map can be had back. */
    takeUp: (): void => {
      const maps = OWN_MAPS.read(storage);
      const mine = mapsIn(maps).find(({ id }) => id === now().id);
      store.setState({ maps: mapsIn(maps) });
      const draft = mine === undefined ? null : readMapDraft(mine.text).draft;
      if (draft === null || writeMapDraft(draft) === writeMapDraft(now().draft)) return;
      change(() => draft);
    },
  };
}

export type MapEditor = ReturnType<typeof createMapEditor>;
