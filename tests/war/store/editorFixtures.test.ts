import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TextStorage } from '../../../src/shell/storage';
import { besideKey, versionIn } from '../../../src/shell/stored';
import { readMap } from '../../../src/war/engine/maps/mapText';
import { readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { rowsOfDraft } from '../../../src/war/game/mapDraft';
import { unitOn } from '../../../src/war/game/positionDraft';
import { createEditor, EDITOR_KEY } from '../../../src/war/store/editors/editor';
import { createMapEditor } from '../../../src/war/store/editors/mapEditor';
import { MAPS_KEY, OWN_MAPS, readOwnMaps } from '../../../src/war/store/editors/ownMaps';

// tests/saves/editors: the drafts of both editors as earlier versions left them in the browser's storage.

const ROOT = 'tests/saves/editors';
const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8').trimEnd();
const MAPS = textOf('maps-1.json');
const POSITION = textOf('position-1.json');
const newerOf = (text: string): string => text.replace('"version":1', '"version":2');

/** A browser that has one stored text. */
function saveState(key: string, text: string) {
  const texts = new Map([[key, text]]);
  const storage: TextStorage = {
    read: (name) => texts.get(name) ?? null,
    write: (name, written) => {
      texts.set(name, written);
      return 'saved';
    },
    remove: (name) => void texts.delete(name),
  };
  return { storage, texts };
}
let ids = 0;
const openMaps = (storage: TextStorage) => createMapEditor(storage, () => `own-${(ids += 1)}`);
const square = (name: string) => readSquare(BOARD, name) ?? -1;

test("every version has its fixture, and today's version is written as the last one", () => {
  expect(readdirSync(ROOT).sort()).toEqual([
    ...['country-1.json', 'maps-1.json', 'position-1.json'],
  ]);
  const maps = saveState(MAPS_KEY, '');
  openMaps(maps.storage).press(0);
  expect(versionIn(maps.texts.get(MAPS_KEY) ?? '')).toBe(1);
  const position = saveState(EDITOR_KEY, '');
  createEditor(position.storage, BOARD).change((draft) => ({ ...draft, turn: '9' }));
  expect(versionIn(position.texts.get(EDITOR_KEY) ?? '')).toBe(1);
});

test('own maps open as they were left: each map, the open one, and its earlier texts', () => {
  const { storage, texts } = saveState(MAPS_KEY, MAPS);
  expect(readOwnMaps(storage).map(({ text }) => readMap(text).faults.length > 0)).toEqual([
    false,
    true,
  ]);
  const editor = openMaps(storage);
  const state = () => ({ ...editor.state.getState(), ...editor.own.getState() });
  expect(state()).toMatchObject({ id: 'map-3', undoable: true, draft: { width: 12, height: 10 } });
  expect(state().draft.names).toEqual({ '': 'Not done', fr: 'Le gué d’en haut' });
  expect(rowsOfDraft(state().draft)[0]).toBe('...^.....#..');
  expect(texts.get(MAPS_KEY)).toBe(MAPS);
  editor.undo();
  editor.undo();
  editor.undo();
  expect(state().draft).toMatchObject({ width: 15, names: { '': 'The upper ford' } });
  editor.open('map-2');
  expect(rowsOfDraft(state().draft)[1]).toBe('...N.....#.....');
});

test('they are written back byte for byte', () => {
  const { storage, texts } = saveState(MAPS_KEY, MAPS);
  OWN_MAPS.write(storage, OWN_MAPS.read(storage));
  expect(texts.get(MAPS_KEY)).toBe(MAPS);
});

test('the draft of a position opens as it was left, with its earlier states, and is written back byte for byte', () => {
  const { storage, texts } = saveState(EDITOR_KEY, POSITION);
  const editor = createEditor(storage, BOARD);
  const draft = () => editor.state.getState().draft;
  expect(draft().units).toHaveLength(37);
  expect(unitOn(draft(), square('K3'))).toMatchObject({ side: 'S', kind: 'cavalry' });
  expect(unitOn(draft(), square('B15'))?.kind).toBe('cavalry');
  editor.undo();
  editor.undo();
  editor.undo();
  expect([draft().units.length, editor.state.getState().undoable]).toEqual([34, false]);
  editor.redo();
  editor.redo();
  editor.redo();
  expect(texts.get(EDITOR_KEY)).toBe(POSITION);
});

test("a newer version's text is never overwritten", () => {
  const maps = saveState(MAPS_KEY, newerOf(MAPS));
  const editor = openMaps(maps.storage);
  editor.press(0);
  expect(maps.texts.get(MAPS_KEY)).toBe(newerOf(MAPS));
  expect(readOwnMaps(maps.storage)).toHaveLength(1);
  const position = saveState(EDITOR_KEY, newerOf(POSITION));
  createEditor(position.storage, BOARD).change((draft) => ({ ...draft, turn: '9' }));
  expect(position.texts.get(EDITOR_KEY)).toBe(newerOf(POSITION));
  expect(position.texts.has(besideKey(EDITOR_KEY, 1))).toBe(true);
});
