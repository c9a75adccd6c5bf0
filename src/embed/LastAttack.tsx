import type { ReactNode } from 'react';
import { nameOf } from '../war/engine/board';
import { assaultOn, type Assault } from '../war/engine/combat';
import { unitAt, type Position } from '../war/engine/position';
import type { Opened } from '../war/game/records';
import type { War } from '../war/game/war';
import { unitAtSquare } from '../war/words/board';
import { unitName } from '../war/words/sentences';
import { t } from '../war/words/t';

/**
 * Renders the sum of the last attack among the first `at` actions of an opened game, with the share of every unit;
 * nothing if there was none.
 */
export function Attack({
  opened: { war },
  at,
}: {
  readonly opened: Opened;
  readonly at: number;
}): ReactNode {
  const last = lastAttack(war, at);
  if (last === null) return null;
  const { assault, before } = last;
  const { side } = before;
  const target = unitAt(before, assault.target);
  return (
    <details className="embed-attack">
      <summary>
        <b>
          {assault.attack}&nbsp;:&nbsp;{assault.defence}
        </b>{' '}
        {t('embed:lastAttack', {
          turn: before.turn,
          target: t('field:unitAt', {
            unit: target === null ? '' : unitName(target),
            square: nameOf(before.board, assault.target),
          }),
          outcome: t(`field:outcomes.${assault.outcome}`),
        })}
      </summary>
      <Terms title={t('war:assault.attack')} total={assault.attack}>
        {assault.attackers.map(({ square, kind, factor, charging }) => (
          <li key={square}>
            {unitAtSquare(before, { side, kind, square })}
            {charging && <i> {t('war:assault.charging')}</i>} <b>{factor}</b>
          </li>
        ))}
      </Terms>
      <Terms title={t('war:assault.defence')} total={assault.defence}>
        {assault.defenders.map(({ square, kind, factor }) => (
          <li key={square}>
            {unitAtSquare(before, { side, kind, square })} <b>{factor}</b>
          </li>
        ))}
      </Terms>
    </details>
  );
}

interface TermsProps {
  readonly title: string;
  readonly total: number;
  readonly children: ReactNode;
}
const Terms = ({ title, total, children }: TermsProps): ReactNode => (
  <div>
    <h2>
      {title} <b>{total}</b>
    </h2>
    <ul className="stack">{children}</ul>
  </div>
);

/**
 * Returns the last attack among the first `at` actions of a game: its sums of attack and defence (`assault`), and the
 * position in which it was ordered (`before`). Null if none of these actions is an attack.
 */
export function lastAttack(
  { actions, positions }: War,
  at: number,
): { readonly assault: Assault; readonly before: Position } | null {
  for (let i = at - 1; i >= 0; i--) {
    const [action, before] = [actions[i], positions[i]];
    if (action?.type !== 'attack' || before === undefined) continue;
    const assault = assaultOn(before, action.target);
    return assault && { assault, before };
  }
  return null;
}
