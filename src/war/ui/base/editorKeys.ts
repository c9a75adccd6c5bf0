import type { KeySections } from './keys';

/** Keys of the editors of drafts. */
const DRAFT_KEYS = {
  readDraft: { o: 'read' },
  undoDraft: { 'Ctrl+z': 'undo', u: 'undo' },
  redoDraft: { 'Ctrl+y': 'redo', 'Ctrl+Shift+z': 'redo' },
} as const;

/** The keys of the editor of positions, in the form of `KEYS`, such as `x: 'side'`. */
export const EDITOR_KEYS = {
  editor: {
    place: { i: 'put', c: 'put', a: 'put', h: 'put', r: 'put', s: 'put' },
    lift: { Delete: 'lift', Backspace: 'lift' },
    arsenal: { t: 'arsenal' },
    dislodge: { d: 'dislodge' },
    sideToMove: { x: 'side' },
    ...DRAFT_KEYS,
    dropHeld: { Escape: 'leave' },
  },
} as const satisfies KeySections;

/**
 * The keys of the editor of maps, in the form of `KEYS`: by section and purpose, each with the name of what it does,
 * such as `2: 'mountain'`.
 */
export const MAP_EDITOR_KEYS = {
  mapEditor: {
    paintGround: { 1: 'plain', 2: 'mountain', 3: 'pass', 4: 'fort', 5: 'arsenalN', 6: 'arsenalS' },
    clearGround: { Delete: 'plain', Backspace: 'plain' },
    faultSquares: { '[': 'previousFault', ']': 'nextFault' },
    ...DRAFT_KEYS,
  },
} as const satisfies KeySections;
