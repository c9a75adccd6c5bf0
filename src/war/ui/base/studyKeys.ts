/** Keys of a study, loaded with it, in the form of `KEYS`, and listed on the key sheet. */
export const STUDY_KEYS = {
  study: {
    variation: { v: 'nextVariation' },
    mark: { m: 'mark' },
    comment: { k: 'comment' },
    deleteBranch: { Delete: 'delete' },
    undoEdit: { 'Ctrl+z': 'undoChange' },
    redoEdit: { 'Ctrl+y': 'redoChange' },
  },
  /** Also in a war whose players have allowed it. */
  drawing: {
    arrow: { j: 'arrow' },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;
