/** Keys of a study, which come with it, in the form of `KEYS`: the key sheet has them too. */
export const STUDY_KEYS = {
  study: {
    variation: { v: 'nextVariation' },
    mark: { m: 'mark' },
    comment: { k: 'comment' },
    deleteBranch: { Delete: 'delete' },
    undoEdit: { 'Ctrl+z': 'undoChange' },
    redoEdit: { 'Ctrl+y': 'redoChange' },
  },
  /** In a war too, whose players have allowed it. */
  drawing: {
    arrow: { j: 'arrow' },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;
