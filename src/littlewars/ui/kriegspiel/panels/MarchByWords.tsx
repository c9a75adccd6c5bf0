import { useState, type ReactNode } from 'react';
import type { Point } from '../../../engine/types';
import type { KriegspielOrder } from '../../../kriegspiel/orders';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { t } from '../../../words/t';
import { March } from '../../table/March';
import { refusalOf, type OrdersProps } from './OrderButtons';

interface MarchByWordsProps extends OrdersProps {
  readonly from: Point;
  readonly most: number;
  readonly orderTo: (to: Point) => KriegspielOrder;
  /** Returns what the march would take, as sentences; null or empty if nothing can be said of it. */
  readonly costTo: (to: Point) => string | null;
}

/**
 * Renders fields that order a march by direction and distance, at most `most` feet, or to a named place, with what it
 * costs before it is ordered. `orderTo` returns the order that marches to a place, `costTo` its cost in words, null or
 * empty if there is nothing to say; `give` is called with the order.
 */
export function MarchByWords(props: MarchByWordsProps): ReactNode {
  const { battle, from, most, orderTo, costTo, give } = props;
  const [asked, setAsked] = useState<{ readonly of: KriegspielBattle; readonly to: Point } | null>(
    null,
  );
  // A question asked before another order is dropped.
  const to = asked?.of === battle ? asked.to : null;
  const cost = to === null ? '' : (costTo(to) ?? '');
  const refusal = to === null ? '' : refusalOf(battle, orderTo(to));
  return (
    <div className="stack">
      <March
        battle={battle}
        from={from}
        most={most}
        onMove={(by) => setAsked({ of: battle, to: { x: from.x + by.x, y: from.y + by.y } })}
      />
      {to !== null && (
        <>
          {cost !== '' && (
            <p role="status">{t('lwKriegspielPanels:march.preview', { words: cost })}</p>
          )}
          {refusal !== '' && <p className="lw-refusal">{refusal}</p>}
          <button
            type="button"
            className="primary"
            disabled={refusal !== ''}
            onClick={() => give(orderTo(to))}
          >
            {t('lwKriegspielPanels:march.go')}
          </button>
        </>
      )}
    </div>
  );
}
