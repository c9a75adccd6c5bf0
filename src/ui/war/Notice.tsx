import type { Position } from '../../engine/position';
import { reasonSentence, sceneOf } from '../../words/sentences';
import { Said } from '../Said';
import { useGame } from '../useGame';
import { hint } from './hint';

interface NoticeProps {
  readonly position: Position;
  readonly hidden?: boolean;
}

/** What can be done now, or why the last order was refused, with the rule that says so. */
export function Notice({ position, hidden = false }: NoticeProps) {
  const chosen = useGame((state) => state.chosen);
  const preview = useGame((state) => state.preview);
  const refusal = useGame((state) => state.refusal);
  return (
    <p
      className={refusal === null ? 'hint' : 'hint hint-refused'}
      role="status"
      aria-live="off"
      hidden={hidden}
    >
      {refusal === null ? (
        <Said words={hint(position, chosen, preview)} />
      ) : (
        <Said
          words={refusal.reasons
            .map((reason) => reasonSentence(sceneOf(position), reason))
            .join(' ')}
          reasons={refusal.reasons}
        />
      )}
    </p>
  );
}
