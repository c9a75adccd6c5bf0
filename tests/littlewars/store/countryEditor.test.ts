import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTRIES } from '../../../src/littlewars/battles/countries';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { FOOT } from '../../../src/littlewars/engine/lengths';
import type { PieceKind } from '../../../src/littlewars/engine/types';
import { countryOfDraft, emptyDraft } from '../../../src/littlewars/game/countryDraft';
import { BOX, KRIEGSPIEL_BOX } from '../../../src/littlewars/game/pieceBox';
import {
  createCountryEditor,
  LAYOUT_KEY,
  putForLayout,
} from '../../../src/littlewars/store/countryEditor';
import { countryChangeWords, countryReport } from '../../../src/littlewars/words/layingOut';
import type { TextStorage } from '../../../src/shell/storage';

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
const countryOf = (editor: ReturnType<typeof createCountryEditor>) =>
  countryOfDraft(editor.state.getState().draft);

test('a draft survives a reload, with its faults and earlier states', () => {
  const storage = browser();
  putForLayout(storage, COUNTRIES['the-fens']);
  const editor = createCountryEditor(storage);
  expect(countryOf(editor)).toEqual(COUNTRIES['the-fens']);
  editor.replace(null);
  editor.add('house', { x: 0, y: 0 });
  const { tool, draft } = editor.state.getState();
  editor.order({ do: 'turn', id: tool ?? '', turn: 30_000 });
  expect(countryFaults(countryOf(editor))).not.toEqual([]);
  const again = createCountryEditor(storage);
  expect(countryOf(again)).toEqual(countryOf(editor));
  again.undo();
  expect(countryOf(again)).toEqual(countryOfDraft(draft));
  again.undo();
  again.undo();
  expect(countryOf(again)).toEqual(COUNTRIES['the-fens']);
});

test('a piece from the box finds room and is held, until it is removed', () => {
  const editor = createCountryEditor(browser());
  for (const what of BOX) {
    editor.add(what, null);
    const { draft, tool } = editor.state.getState();
    expect(draft.pieces.at(-1)?.id).toBe(tool);
  }
  expect(countryReport(editor.state.getState().draft).faults).toEqual([]);
  editor.undo();
  expect(editor.state.getState().tool).toBeNull();
});

test('kriegspiel.md 1.2: pieces of its box find room too, bridges over a river and culverts under rails', () => {
  const editor = createCountryEditor(browser());
  editor.order({ do: 'field', width: 18 * FOOT, depth: 12 * FOOT });
  for (const what of KRIEGSPIEL_BOX) editor.add(what, null);
  expect(countryReport(editor.state.getState().draft).faults).toEqual([]);
  const { pieces } = editor.state.getState().draft;
  const at = (kind: PieceKind) => pieces.find((each) => each.kind === kind)?.at;
  expect(at('roadBridge')).toEqual(at('river'));
  expect(at('culvert')).toEqual(at('railway'));
  expect(at('landing')?.y).toBeGreaterThan(at('river')?.y ?? Infinity);
});

test('a piece that comes, goes, is moved or turned is reported; a country more is seen', () => {
  const editor = createCountryEditor(browser());
  const draft = () => editor.state.getState().draft;
  const empty = draft();
  editor.add('house', null);
  const one = draft();
  expect(countryChangeWords(empty, one)).toMatch(/^house 1, .* from Red’s line$/);
  expect(countryChangeWords(one, empty)).toBe('house 1 has been removed');
  editor.order({ do: 'move', id: 'house-1', at: { x: 500, y: 700 } });
  expect(countryChangeWords(one, draft())).toMatch(/^house 1, /);
  const moved = draft();
  editor.order({ do: 'turn', id: 'house-1', turn: 90_000 });
  expect(countryChangeWords(moved, draft())).toBe('house 1, turned 90° clockwise');
  editor.replace(COUNTRIES['the-fens']);
  expect(countryChangeWords(one, draft())).toBe('');
  expect(countryChangeWords(emptyDraft(), emptyDraft())).toBe('');
});

test('a draft of the first version opens with its earlier states, and is written back byte for byte', () => {
  const text = readFileSync('tests/saves/editors/country-1.json', 'utf8').trimEnd();
  const storage = browser();
  storage.write(LAYOUT_KEY, text);
  const editor = createCountryEditor(storage);
  const { draft } = editor.state.getState();
  expect([draft.name, draft.pieces.length]).toEqual(['L’étang', 2]);
  expect(countryReport(draft).faults).toHaveLength(1);
  editor.order({ do: 'call', name: 'Other' });
  editor.undo();
  expect(storage.read(LAYOUT_KEY)).toBe(text);
  let steps = 0;
  for (; editor.state.getState().undoable; steps += 1) editor.undo();
  expect(steps).toBe(5);
  expect(countryOf(editor)).toEqual(COUNTRIES['the-fens']);
});
