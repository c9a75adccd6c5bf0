import { reasonSentences } from '../../../words/sentences';
import { OrderMessage } from '../../base/RuleLink';
import type { Asking } from '../asking';
import { promptSentence } from '../../../words/prompts';

interface NoticeProps {
  readonly asking: Asking;
  readonly hidden?: boolean;
}

/**
 * A line that says what the player can do now, given what is chosen (`asking`), or why the last order was refused, with
 * links to the clauses of the rules. `hidden` hides it.
 */
export function Notice({ asking, hidden = false }: NoticeProps) {
  const { position, chosen, preview, refusal } = asking;
  return (
    <p
      className={refusal === null ? 'prompt' : 'prompt prompt-refused'}
      role="status"
      aria-live="off"
      hidden={hidden}
    >
      <OrderMessage
        words={
          refusal === null
            ? promptSentence(position, chosen, preview)
            : reasonSentences(position, refusal.reasons)
        }
        reasons={refusal?.reasons}
      />
    </p>
  );
}
