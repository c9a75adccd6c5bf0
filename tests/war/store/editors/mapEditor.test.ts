import { expect, test } from 'vitest';
import type { TextStorage } from '../../../../src/shell/storage';
import { readMap } from '../../../../src/war/engine/maps/mapText';
import { shippedMaps } from '../../../../src/war/engine/maps/maps';
import { emptyMap, draftOfMap, rowsOfDraft, mapFrom } from '../../../../src/war/game/mapDraft';
import { readMapDraft, writeMapDraft } from '../../../../src/war/game/mapDraftText';
import { createMapEditor } from '../../../../src/war/store/editors/mapEditor';
import { mapLinkIn, readMapLink, writeMapLink } from '../../../../src/war/store/library/link';
import {
  addOwnMap,
  MAPS_KEY,
  OWN_MAPS,
  readOwnMaps,
} from '../../../../src/war/store/editors/ownMaps';

function browser(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
}
let ids = 0;
const open = (storage: TextStorage) => createMapEditor(storage, () => `map-${(ids += 1)}`);
const stateOf = (editor: ReturnType<typeof createMapEditor>) => ({
  ...editor.state.getState(),
  ...editor.own.getState(),
});
const row = (editor: ReturnType<typeof createMapEditor>) => rowsOfDraft(stateOf(editor).draft)[0];
const COMBE = draftOfMap(shippedMaps()[1]!);
const name = (text: string) => ({ do: 'say', tag: 'Name', language: '', text }) as const;

test('the openings of a map whose ground is changed are written unchanged, however often', () => {
  expect(shippedMaps().length).toBeGreaterThan(1);
  for (const map of shippedMaps()) {
    const text = writeMapDraft(draftOfMap(map));
    expect(readMap(text).faults).toEqual([]);
    expect(writeMapDraft(readMapDraft(text).draft!)).toBe(text);
  }
});

test('a stroke is one change, and a cancelled stroke is none', () => {
  const storage = browser();
  const editor = open(storage);
  expect(readOwnMaps(storage)).toEqual([]);
  editor.press(0);
  editor.paint([1]);
  editor.paint([2, 3]);
  expect(stateOf(editor).stroking).toBe(true);
  editor.endStroke(true);
  editor.holdTool('=');
  editor.paint([4]);
  editor.endStroke(false);
  expect(row(editor)).toBe(`^^^^${'.'.repeat(21)}`);
  editor.paint([0]);
  editor.endStroke(true);
  editor.paint([0]);
  editor.endStroke(false);
  editor.endStroke(true);
  expect([row(editor)?.slice(0, 5), stateOf(editor).stroking]).toEqual(['=^^^.', false]);
  editor.undo();
  editor.undo();
  expect(row(editor)?.slice(0, 5)).toBe('^....');
  editor.redo();
  expect(row(editor)?.slice(0, 5)).toBe('^^^^.');
  editor.undo();
  editor.undo();
  editor.undo();
  expect([row(editor), stateOf(editor).undoable]).toEqual(['.'.repeat(25), false]);
  expect(stateOf(editor).redoable).toBe(true);
});

test('a map with its faults and its earlier states survives a reload', () => {
  const storage = browser();
  const editor = open(storage);
  for (const text of ['T', 'Th', 'The field']) editor.order(name(text), 'name');
  editor.order({ do: 'resize', width: 12, height: 10 });
  const again = open(storage);
  expect(stateOf(again)).toMatchObject({ draft: stateOf(editor).draft, undoable: true });
  expect(stateOf(again).id).toBe(stateOf(editor).id);
  again.undo();
  expect(stateOf(again).draft.width).toBe(25);
  again.undo();
  expect(stateOf(again).draft.names).toEqual({});
  again.redo();
  again.redo();
  expect(stateOf(again)).toMatchObject({ redoable: false, draft: { width: 12 } });
  again.redo();
});

test('several maps, opened, deleted and restored; when the open one is deleted another opens', () => {
  const storage = browser();
  const editor = open(storage);
  editor.press(7);
  const first = stateOf(editor).id;
  editor.begin(COMBE);
  editor.begin(mapFrom(draftOfMap(shippedMaps()[2]!), 'Mine'));
  const ids = stateOf(editor).maps.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(stateOf(editor).undoable).toBe(false);
  editor.open(first);
  expect(row(editor)?.[7]).toBe('^');
  editor.open('nobody');
  expect(stateOf(editor).id).toBe(first);
  editor.remove(ids[2]!);
  expect([stateOf(editor).id, stateOf(editor).deleted?.id]).toEqual([first, ids[2]]);
  editor.bringBack();
  editor.bringBack();
  expect(stateOf(editor).maps.map(({ id }) => id)).toEqual(ids);
  editor.remove(first);
  expect([stateOf(editor).id, stateOf(editor).draft.names]).toEqual([ids[2], { '': 'Mine' }]);
  expect(stateOf(open(storage)).id).toBe(ids[2]);
  editor.remove(ids[1]!);
  editor.remove(ids[2]!);
  editor.remove('nobody');
  expect(stateOf(editor)).toMatchObject({ maps: [], draft: emptyMap(25, 20), deleted: null });
});

test('a map from elsewhere opens, and the map that another tab has drawn is loaded; undo brings the former one back', () => {
  const storage = browser();
  addOwnMap(storage, { id: 'given', text: writeMapDraft(COMBE) });
  const [one, two] = [open(storage), open(storage)];
  expect(stateOf(one)).toMatchObject({ id: 'given', draft: COMBE });
  one.press(0);
  two.loadChange();
  two.loadChange();
  expect(row(two)).toBe(row(one));
  two.undo();
  expect(row(two)).toBe('.'.repeat(15));
  // Both draw maps of their own: neither overwrites the other's.
  one.begin(emptyMap(10, 10));
  two.begin(emptyMap(12, 10));
  expect(readOwnMaps(storage)).toHaveLength(3);
  one.loadChange();
  expect(stateOf(one)).toMatchObject({ draft: { width: 10 }, maps: { length: 3 } });
});

test("a damaged entry stays beside the maps, and a newer version's text is left alone", () => {
  const storage = browser();
  for (const text of ['{', '[]', '{"maps":7}', '7']) {
    storage.write(MAPS_KEY, text);
    const editor = open(storage);
    expect(stateOf(editor).draft).toEqual(emptyMap(25, 20));
    editor.press(0);
    expect(storage.read(MAPS_KEY)).toContain(JSON.stringify(text));
    expect(readOwnMaps(storage)).toHaveLength(1);
  }
  storage.write(
    MAPS_KEY,
    '{"version":1,"open":"a","before":[3],"maps":[3,{"id":"a"},{"id":"a","text":"nonsense"}]}',
  );
  const editor = open(storage);
  expect(stateOf(editor).id).not.toBe('a');
  editor.press(0);
  expect(stateOf(editor).maps.map(({ text }) => text)).toContain('nonsense');
  editor.open('a');
  expect(stateOf(editor).id).not.toBe('a');
  const newer = '{"version":2,"maps":{}}';
  storage.write(MAPS_KEY, newer);
  const older = open(storage);
  older.press(0);
  expect(storage.read(MAPS_KEY)).toBe(newer);
  expect(row(open(storage))).toBe(row(older));
  expect([MAPS_KEY, `${MAPS_KEY}-1`, 'other', null].map(OWN_MAPS.isAt)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('a link carries a map with its faults', async () => {
  const text = writeMapDraft(emptyMap(12, 10));
  const link = await writeMapLink(text);
  expect(mapLinkIn(`https://example.org/a/${link}.`)).toBe(link);
  expect(mapLinkIn('https://example.org/#map')).toBeNull();
  expect(await readMapLink(link)).toMatchObject({ text, fault: null });
  for (const broken of ['#map=AAAA', '#map=%C3', '#map='])
    expect(await readMapLink(broken)).toMatchObject({ text: '', fault: 'damaged' });
});
