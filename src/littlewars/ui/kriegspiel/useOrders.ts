import { NO_SENTENCE } from '../../../shell/ui/useSentence';
import { battleKnownTo } from '../../game/kriegspiel/sealedGame';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { kriegspielOrderWords } from '../../words/kriegspiel/orders';
import { kriegspielRefusalWords } from '../../words/kriegspiel/refusals';
import { useBattleStore } from '../base/useGame';
import { useOrderMessage } from '../base/useOrderMessage';

/**
 * Hook: returns functions that give the orders of a move of Kriegspiel, undo and redo them, and the message about the
 * last order. The result of each order, or why it is refused, is announced to screen readers.
 */
export function useOrders(battle: KriegspielBattle) {
  const store = useBattleStore();
  const { message, say, forget } = useOrderMessage();
  const refused = (reasons: readonly KriegspielReason[]): void =>
    say(() => kriegspielRefusalWords(battle, reasons), true);

  return {
    message,
    say,
    refused,
    forget,
    /**
     * Gives an order; a refused one is announced with every reason. Returns the battle after it as both sides may see
     * it; null if it was refused. What it has done is announced at once, unless `quiet`.
     */
    give(order: KriegspielOrder, quiet = false): KriegspielBattle | null {
      const outcome = store.give(order);
      if (!outcome.ok) {
        refused(outcome.reasons);
        return null;
      }
      const after = battleKnownTo(outcome.battle, null);
      say(quiet ? NO_SENTENCE : () => kriegspielOrderWords(battle, order, after));
      return after;
    },
    undo: store.undo,
    redo: store.redo,
  };
}

/** The functions by which a move of Kriegspiel is ordered, as `useOrders` returns them. */
export type Orders = ReturnType<typeof useOrders>;
