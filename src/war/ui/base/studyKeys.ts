import type { KeySections } from './keys';

/**
 * The keys of a study, in the form of `KEYS`: by section and purpose, each with the name of what it does, such as `v:
 * 'nextVariation'`.
 */
export const STUDY_KEYS = {
  study: {
    variation: { v: 'nextVariation' },
    mark: { m: 'mark' },
    comment: { k: 'comment' },
    deleteBranch: { Delete: 'delete' },
    undoEdit: { 'Ctrl+z': 'undoChange' },
    redoEdit: { 'Ctrl+y': 'redoChange', 'Ctrl+Shift+z': 'redoChange' },
  },
  /** Also in a war whose players have allowed it. */
  drawing: {
    arrow: { j: 'arrow' },
  },
} as const satisfies KeySections;
