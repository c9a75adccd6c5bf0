import { DRAFT_KEYS } from './editorKeys';

/** Keys of the map editor, which come with it, in the form of `KEYS`: the key sheet has them too. */
export const MAP_EDITOR_KEYS = {
  mapEditor: {
    paintGround: { 1: 'plain', 2: 'mountain', 3: 'pass', 4: 'fort', 5: 'arsenalN', 6: 'arsenalS' },
    clearGround: { Delete: 'plain', Backspace: 'plain' },
    faultSquares: { '[': 'previousFault', ']': 'nextFault' },
    ...DRAFT_KEYS,
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;
