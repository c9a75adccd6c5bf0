import { expect, test } from 'vitest';
import { shippedMaps } from '../../../../src/war/engine/maps/maps';
import { OPENINGS } from '../../../../src/war/engine/openings';
import { readSquare } from '../../../../src/war/engine/board';
import { STANDARD_BOARD as B } from '../../../../src/war/engine/standardMap';
import { readDraft, writeDraftPosition } from '../../../../src/war/game/draftText';
import { unitOn } from '../../../../src/war/game/positionDraft';
import { createEditor, EDITOR_KEY, putForEditing } from '../../../../src/war/store/editors/editor';
import type { TextStorage } from '../../../../src/shell/storage';

const sq = (name: string) => readSquare(B, name)!;
const CAVALRY = { side: 'S', kind: 'cavalry' } as const;
const CLASSIC = OPENINGS[0]!.position;

function browser(): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
}
const stringOf = (editor: ReturnType<typeof createEditor>) =>
  writeDraftPosition(editor.state.getState().draft);

test('a unit of the box is placed repeatedly, and removed by another press', () => {
  const editor = createEditor(browser(), B);
  editor.holdUnit(CAVALRY);
  editor.press(sq('K3'));
  editor.press(sq('K4'));
  editor.press(sq('K3'));
  expect(editor.state.getState().draft.units).toEqual([{ ...CAVALRY, square: sq('K4') }]);
  editor.holdUnit(CAVALRY);
  expect(editor.state.getState().tool).toBeNull();
  editor.press(sq('K4'));
  editor.press(sq('M9'));
  expect(unitOn(editor.state.getState().draft, sq('M9'))?.kind).toBe('cavalry');
  editor.press(sq('B15'));
  expect(editor.state.getState().draft.standing).not.toContain(sq('B15'));
  editor.press(sq('B15'));
  expect(editor.state.getState().draft.standing).toContain(sq('B15'));
  editor.press(sq('A1'));
  editor.drop({ from: 'board', square: sq('M9') }, null);
  expect(editor.state.getState().draft.units).toEqual([]);
});

test('a draft with its faults and its earlier states survives a reload, with undo and redo', () => {
  const storage = browser();
  const editor = createEditor(storage, B);
  editor.change(() => readDraft(CLASSIC).draft!);
  for (const turn of ['', '0', '0x']) editor.change((now) => ({ ...now, turn }), 'turn');
  editor.order({ do: 'put', square: sq('R10'), unit: CAVALRY });
  const then = stringOf(editor);
  const again = createEditor(storage, B);
  expect(stringOf(again)).toBe(then);
  again.undo();
  expect(again.state.getState().draft.turn).toBe('0x');
  again.undo();
  expect(stringOf(again)).toBe(CLASSIC);
  again.redo();
  again.redo();
  expect([stringOf(again), again.state.getState().redoable]).toEqual([then, false]);
});

test('a draft from elsewhere opens, and undo brings the former one back; another map stays as its own', () => {
  const storage = browser();
  createEditor(storage, B).order({ do: 'put', square: sq('R10'), unit: CAVALRY });
  const { board } = shippedMaps()[1]!;
  putForEditing(storage, readDraft(board.openings[0]!.position).draft!);
  const editor = createEditor(storage, B);
  expect(editor.state.getState().draft.board).toBe(board);
  editor.undo();
  expect(unitOn(editor.state.getState().draft, sq('R10'))?.kind).toBe('cavalry');
});

test('a draft that another tab has saved is loaded, and undo brings the former one back', () => {
  const storage = browser();
  const [one, two] = [createEditor(storage, B), createEditor(storage, B)];
  one.order({ do: 'put', square: sq('R10'), unit: CAVALRY });
  two.loadChange();
  expect(stringOf(two)).toBe(stringOf(one));
  two.undo();
  expect(two.state.getState().draft.units).toEqual([]);
});

test('damage and a newer version do no harm, and the newer text stays as it is', () => {
  const storage = browser();
  for (const text of ['{', '[]', '{"drafts":7}', '{"version":1,"drafts":[3,"nonsense"]}']) {
    storage.write(EDITOR_KEY, text);
    expect(createEditor(storage, B).state.getState().draft.units).toEqual([]);
  }
  const newer = '{"version":2,"drafts":{}}';
  storage.write(EDITOR_KEY, newer);
  const editor = createEditor(storage, B);
  editor.order({ do: 'put', square: sq('R10'), unit: CAVALRY });
  expect(storage.read(EDITOR_KEY)).toBe(newer);
  expect(stringOf(createEditor(storage, B))).toBe(stringOf(editor));
});
