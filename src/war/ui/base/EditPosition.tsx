import { draftOfMoment, type PositionDraft } from '../../game/positionDraft';
import { readDraft } from '../../game/draftText';
import type { War } from '../../game/war';
import type { RuleSetId, Rules } from '../../engine/rules';
import { putForEditing } from '../../store/editors/editor';
import type { GameStore } from '../../store/store';
import { useGameStore } from './useGame';
import { t } from '../../words/t';

/**
 * Goes to the editor of positions. With a `draft`, the editor opens with it, and undo there returns to what it had
 * before; with null, it opens as it was left.
 */
export function edit(
  { storage, navigation }: Pick<GameStore, 'storage' | 'navigation'>,
  draft: PositionDraft | null,
): void {
  if (draft !== null) putForEditing(storage, draft);
  navigation.push({ screen: 'editor' });
}

type EditPositionProps =
  /** A text with a position, as much of which as possible is put on a board; if it is empty, the editor as it was left. */
  | { readonly text: string }
  /** A moment of a war: as it is, or at the start of its turn. */
  | {
      readonly war: War;
      readonly at: number;
      readonly ruleSet: RuleSetId;
      readonly rules: Rules;
    };

/**
 * A button that opens the editor of positions: with as much of a `text` as can be put on a board (as it was left, if
 * the text is empty), or with the position at the index `at` of a `war`.
 */
export function EditPosition(props: EditPositionProps) {
  const store = useGameStore();
  const bare = 'text' in props && props.text.trim() === '';
  return (
    <button type="button" onClick={() => edit(store, draftOf(props))}>
      {t(bare ? 'editor:edit' : 'editor:editThis')}
    </button>
  );
}

const draftOf = (props: EditPositionProps): PositionDraft | null => {
  if ('text' in props) return props.text.trim() === '' ? null : readDraft(props.text).draft;
  const { war, at, ruleSet, rules } = props;
  return draftOfMoment(war.positions[at] ?? war.positions[0], ruleSet, rules);
};
