import type { Position } from '../../../engine/position';
import { notCountedAround } from '../../../engine/insight/notCounted';
import type { Square } from '../../../engine/vocabulary';
import { notCountedSentences } from '../../../words/notCounted';
import { Terms } from '../../base/Terms';
import { t } from '../../../words/t';
import './insight.css';

interface NotCountedProps {
  readonly position: Position;
  readonly target: Square;
}

/**
 * The units near the square `target` that do not count in the attack on it or in its defence, with the reasons; folded
 * until the user opens it. Nothing if there are none.
 */
export function NotCounted({ position, target }: NotCountedProps) {
  const { attack, defence } = notCountedAround(position, target);
  const count = attack.length + defence.length;
  if (count === 0) return null;
  return (
    <details
      className="not-counted"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>{t('insight:notCounted.summary', { count })}</summary>
      {(
        [
          ['attack', attack],
          ['defence', defence],
        ] as const
      ).map(
        ([sum, units]) =>
          units.length > 0 && (
            <section key={sum}>
              <h3>{t(`insight:notCounted.${sum}`)}</h3>
              <ul>
                {notCountedSentences(position, target, units).map((sentence) => (
                  <li key={sentence}>
                    <Terms>{sentence}</Terms>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </details>
  );
}
