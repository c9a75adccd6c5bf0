import type { Position } from '../../../engine/position';
import type { TurnSummary } from '../../../game/war';
import { theSide } from '../../../words/sentences';
import { isEventful, summarySentences } from '../../../words/turnSummary';
import { t } from '../../../words/t';
import { useMedia } from '../../../../shell/ui/useMedia';
import { useYou } from '../../base/useGame';
import { Terms } from '../../base/Terms';

/** The media query of a window that has room in the panel for the log of turns: at least 90 by 56 rem. */
export const ROOMY = '(min-width: 90rem) and (min-height: 56rem)';

interface TurnSummaryViewProps {
  readonly position: Position;
  readonly summary: TurnSummary;
  /** Whether the log of the war is beside it, if there is room; then the log has this. */
  readonly logged?: boolean;
}

/**
 * The events of the last turn in sentences, the most important first, under a heading with the turn. With `logged` it
 * renders nothing in a window that has room for the log of turns, which says the same.
 */
export function TurnSummaryView({ position, summary, logged = false }: TurnSummaryViewProps) {
  const roomy = useMedia(ROOMY);
  const you = useYou();
  if (logged && roomy) return null;
  const eventful = isEventful(summary);
  return (
    <section className="turn-summary" aria-labelledby="turn-summary-title">
      <h2 id="turn-summary-title">
        {t('war:turnSummary.title', { turn: summary.turn, side: theSide(summary.side) })}
      </h2>
      {summarySentences(position.board, summary, you).map((sentence, i) => (
        <p key={sentence} className={i === 0 && eventful ? 'turn-summary-largest' : ''}>
          <Terms>{sentence}</Terms>
        </p>
      ))}
    </section>
  );
}
