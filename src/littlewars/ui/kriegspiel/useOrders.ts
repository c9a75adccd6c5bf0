import { useState } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useSignal } from '../../../shell/ui/useSignal';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';

const NOTHING = { words: '', bad: false };

/** How the orders of a battle of Kriegspiel are told. */
interface OrderWords {
  /** Returns what an order has done, as a sentence. */
  readonly done: (
    before: KriegspielBattle,
    order: KriegspielOrder,
    after: KriegspielBattle,
  ) => string;
  readonly refused: (battle: KriegspielBattle, reasons: readonly KriegspielReason[]) => string;
}

/** Hook: the orders of a move as hands and keys give them, and the announcement of each. */
export function useOrders(battle: KriegspielBattle, words: OrderWords) {
  const store = useBattleStore();
  const announcer = useAnnouncer();
  const [message, setMessage] = useState(NOTHING);

  /** Announces words, and shows them. */
  function say(said: string, bad = false): void {
    setMessage({ words: said, bad });
    announcer.answer(said);
  }
  const refused = (reasons: readonly KriegspielReason[]): void =>
    say(words.refused(battle, reasons), true);

  // The message is about the last order, which has since been replaced.
  useSignal(store.onEvent, ({ is }) => {
    if (is !== 'undo' && is !== 'redo') return;
    setMessage(NOTHING);
    announcer.answer(t(is === 'undo' ? 'lwTable:undone' : 'lwTable:redone'));
  });

  return {
    message,
    say,
    refused,
    /** Gives an order; a refused one is told with every reason. Returns whether it was taken. */
    give(order: KriegspielOrder): boolean {
      const outcome = store.give(order);
      if (!outcome.ok) refused(outcome.reasons);
      else say(words.done(battle, order, outcome.battle));
      return outcome.ok;
    },
    undo: store.undo,
    redo: store.redo,
  };
}

export type Orders = ReturnType<typeof useOrders>;
