import type { ReactNode } from 'react';
import { commandKriegspiel, type KriegspielOrder } from '../../../kriegspiel/orders';
import type { KriegspielReason } from '../../../kriegspiel/reasons';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { t } from '../../../words/t';

/** A function that gives an order to the battle; if it is refused, the reasons are announced to the player. */
export type Give = (order: KriegspielOrder) => void;

/** The props of a panel of orders: the battle as its mover may see it (`seenBy`), and the function that gives them. */
export interface OrdersProps {
  readonly battle: KriegspielBattle;
  readonly give: Give;
}

/** The reasons against orders that were offered in a battle, because a panel is rendered often: by the order as JSON. */
const known = new WeakMap<KriegspielBattle, Map<string, readonly KriegspielReason[]>>();

function reasonsAgainst(battle: KriegspielBattle, order: KriegspielOrder) {
  const ofBattle = known.get(battle) ?? new Map<string, readonly KriegspielReason[]>();
  known.set(battle, ofBattle);
  const key = JSON.stringify(order);
  const before = ofBattle.get(key);
  if (before !== undefined) return before;
  const outcome = commandKriegspiel(battle, order);
  const reasons = outcome.ok ? [] : outcome.reasons;
  ofBattle.set(key, reasons);
  return reasons;
}

/** Returns every reason against an order, as sentences; empty if it may be given. */
export const refusalOf = (battle: KriegspielBattle, order: KriegspielOrder): string =>
  kriegspielRefusalWords(battle, reasonsAgainst(battle, order));

interface Offered {
  readonly label: string;
  readonly order: KriegspielOrder;
}

interface OrderButtonsProps extends OrdersProps {
  readonly orders: readonly Offered[];
  /** Whether these orders cannot be taken back. */
  readonly lasting?: boolean;
}

/**
 * Renders buttons that give orders (`give`). The button of an order that may not be given is disabled; the reasons are
 * listed below, each once. `lasting` marks orders that cannot be undone.
 */
export function OrderButtons({ battle, orders, give, lasting }: OrderButtonsProps): ReactNode {
  const offered = orders.map((each) => ({ ...each, refusal: refusalOf(battle, each.order) }));
  const refusals = [...new Set(offered.map(({ refusal }) => refusal))].filter((why) => why !== '');
  const whyOf = (why: string): string => {
    const those = offered.filter(({ refusal }) => refusal === why);
    return those.length === offered.length
      ? why
      : t('lwKriegspielPanels:only', { what: those.map(({ label }) => label).join(', '), why });
  };
  return (
    <>
      <div className="lw-acts row">
        {offered.map(({ label, order, refusal }) => (
          <button
            key={label}
            type="button"
            data-irreversible={lasting || undefined}
            disabled={refusal !== ''}
            onClick={() => give(order)}
          >
            {label}
          </button>
        ))}
      </div>
      {refusals.map((why) => (
        <p key={why} className="lw-note">
          {whyOf(why)}
        </p>
      ))}
    </>
  );
}
