import { expect, test } from 'vitest';
import { createDraftEditor, putDraft, savedDrafts } from '../../src/shell/draftEditor';
import type { TextStorage } from '../../src/shell/storage';

const KEY = 'a/draft';
const SAVED = savedDrafts(KEY);

/** A browser with so much room. */
function browser(room = Infinity) {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      if (text.length > room) return 'full';
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
  return { storage, saved: () => SAVED.read(storage) };
}
/** Drafts are words, orders letters more; `!` is no draft. */
const open = (storage: TextStorage) =>
  createDraftEditor(
    {
      empty: () => '',
      ordered: (draft, letter: string) => draft + letter,
      write: (draft) => draft,
      read: (text) => (text.includes('!') ? null : text),
      toolAfter: (draft, hand: string | null) =>
        hand !== null && draft.includes(hand) ? hand : null,
    },
    storage,
    SAVED,
    null,
  );
const draftOf = (editor: ReturnType<typeof open>) => editor.state.getState().draft;

test('a stroke is one change, saved at its end; a cancelled stroke changes nothing', () => {
  const { storage, saved } = browser();
  const editor = open(storage);
  editor.stroke('a');
  editor.endStroke(false);
  editor.endStroke(true);
  expect([saved(), editor.state.getState().undoable]).toEqual([[], false]);
  editor.order('a');
  editor.stroke('b');
  editor.stroke('c');
  expect([draftOf(editor), saved().at(-1)]).toEqual(['abc', 'a']);
  expect(editor.state.getState().stroking).toBe(true);
  editor.endStroke(true);
  expect([saved(), editor.state.getState().stroking]).toEqual([['', 'a', 'abc'], false]);
  editor.stroke('d');
  editor.endStroke(true);
  editor.undo();
  expect(draftOf(editor)).toBe('abc');
  editor.undo();
  expect(draftOf(editor)).toBe('a');
});

test('a held piece is released together with its tool', () => {
  const editor = open(browser().storage);
  editor.order('a');
  editor.holdTool('a');
  editor.order('b');
  expect(editor.state.getState().tool).toBe('a');
  editor.undo();
  editor.undo();
  expect(editor.state.getState().tool).toBeNull();
});

test('without room for earlier states the draft alone is saved; without room for that, the fault is reported', () => {
  const { storage, saved } = browser('{"version":1,"drafts":["abc"]}'.length);
  const editor = open(storage);
  for (const letter of 'abc') editor.order(letter);
  expect([saved(), editor.state.getState().written]).toEqual([['abc'], 'saved']);
  editor.order('d');
  expect([saved(), editor.state.getState().written]).toEqual([['abc'], 'full']);
  editor.undo();
  expect(editor.state.getState()).toMatchObject({ written: 'saved', undoable: true });
});

test('a draft put before it opens with the former drafts behind it, once; other texts are ignored', () => {
  const { storage, saved } = browser();
  SAVED.write(storage, ['x', '!']);
  expect(draftOf(open(storage))).toBe('x');
  putDraft(storage, SAVED, 'y');
  putDraft(storage, SAVED, 'y');
  expect(saved()).toEqual(['x', '!', 'y']);
  const editor = open(storage);
  editor.undo();
  expect(draftOf(editor)).toBe('x');
  for (let i = 0; i < 60; i++) editor.order('z');
  expect(saved()).toHaveLength(51);
  // Fewer if they are long, and the present one always.
  editor.order('x'.repeat(40_000));
  editor.order('y');
  editor.order('z');
  expect(saved().map(({ length }) => length > 40_000)).toEqual([true, true]);
  editor.order('x'.repeat(100_000));
  expect(saved()).toHaveLength(1);
});

test('a draft that another tab has saved is a change here, or nothing if it is equal', () => {
  const { storage } = browser();
  const [one, two] = [open(storage), open(storage)];
  two.loadChange();
  one.order('a');
  two.loadChange();
  two.loadChange();
  expect(two.state.getState()).toMatchObject({ draft: 'a', undoable: true });
  two.undo();
  expect(two.state.getState()).toMatchObject({ draft: '', undoable: false });
  two.begin('b');
  expect(two.state.getState()).toMatchObject({ draft: 'b', undoable: false, redoable: false });
  one.reload();
  expect(draftOf(one)).toBe('b');
});
