import { useState } from 'react';
import { NO_SENTENCE } from '../../../shell/ui/useSentence';
import { useSignal } from '../../../shell/ui/useSignal';
import { mayAnyGunAct } from '../../engine/gunnery';
import { capturesNow } from '../../engine/endOfMove';
import { meleesAtEnd } from '../../engine/forecast';
import type { Order } from '../../engine/orders';
import type { Reason } from '../../engine/reasons';
import type { Battle } from '../../engine/types';
import type { BodyMarch } from '../../game/bodies';
import { battleShown } from '../../store/state';
import type { HaulOrder } from '../../game/hauling';
import { capital, nameOf } from '../../words/names';
import { captureWords, meleeWords } from '../../words/results';
import { refusalWords } from '../../words/reasons';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { useOrderMessage } from '../base/useOrderMessage';
import { lineGoals } from '../../engine/ending';
import { crewNear, outOfAction } from '../../engine/gun';
import { MOVE, samePlace } from '../../engine/lengths';
import { pathOf } from '../../engine/marching';
import { manOf, movedBy, other } from '../../engine/men';
import { gunNamed, isMoving } from '../../engine/refusals';
import type { ShownAction, ShownLine, ShownPath } from '../plan/view';

/** Returns the parts of back lines that count in a battle (littlewars.md 6.2, 6.3), each with its side. */
export const shownLines = (battle: Battle): readonly ShownLine[] =>
  lineGoals(battle).map(({ by, from, to }) => ({ side: other(by), from, to }));

/** For how many chosen men the paths they have made in this move are shown. */
const MOST_PATHS = 12;

interface Shown {
  readonly made: readonly ShownPath[];
  readonly actions: readonly ShownAction[];
}

/**
 * Returns what the plan draws for the chosen men and guns: the path of each man from where he began his move (`made`;
 * littlewars.md 3.4), for up to 12 chosen, and who serves each gun (`actions`; 4.1).
 */
export function shownOf(battle: Battle, chosen: readonly string[]): Shown {
  const actions = chosen.flatMap((id): readonly ShownAction[] => {
    const gun = gunNamed(battle, id);
    if (gun === undefined || gun.gone) return [];
    const crew = crewNear(battle, gun, gun.side).map((man) => man.id);
    return [{ gun: id, crew, inAction: outOfAction(battle, gun).length === 0 }];
  });
  if (!isMoving(battle) || chosen.length > MOST_PATHS) return { made: [], actions };
  const made = chosen.flatMap((id): readonly ShownPath[] => {
    const man = manOf(battle, id);
    if (man === undefined || movedBy(man) !== battle.mover || samePlace(man, man.start)) return [];
    const at = { x: man.x, y: man.y };
    return [{ id, path: pathOf(battle, man, at), limit: MOVE[man.arm], at, kind: 'made' }];
  });
  return { made, actions };
}

/** A march of so many men that closes the guns, while the player is asked about it (3.3). */
interface Pending {
  readonly count: number;
  readonly act: () => void;
}

/** Returns the melees, and what becomes of guns, if the move ended now, as words, if they differ from those before. */
function contactWords(before: Battle, after: Battle): string {
  const [was, is] = [before, after].map((each) =>
    [...meleesAtEnd(each).map(meleeWords), ...captureWords(each, capturesNow(each))].join(' '),
  );
  return is === undefined || is === was ? '' : is;
}

/**
 * Hook: returns functions that give the orders of a move of Little Wars, undo and redo them, and ask before an order
 * ends firing; and the message about the last order. The result of each order, or why it is refused, is announced to
 * screen readers.
 */
export function useTable(battle: Battle) {
  const store = useBattleStore();
  const { message, say } = useOrderMessage(contactWords);
  const [pending, setPending] = useState<Pending | null>(null);
  const [asked, setAsked] = useState(-1);

  /** Returns what has changed about contact since this was rendered. */
  const contactNow = (): string =>
    contactWords(battle, battleShown(store.state.getState()) ?? battle);
  const refused = (reasons: readonly Reason[]): void =>
    say(() => refusalWords(battle, reasons), true);

  /** Moves so many men, which closes the guns, after asking if one of these could still fire or be moved. */
  function closing(count: number, act: () => void): void {
    if (asked === battle.moves || !mayAnyGunAct(battle)) act();
    else setPending({ count, act });
  }

  function lie(ids: readonly string[], lying: boolean): void {
    const refusals = store.giveEach(ids.map((man) => ({ kind: 'lie', man, lying })));
    if (refusals.length > 0) refused(refusals.flatMap(({ reasons }) => reasons));
    else say(() => t(lying ? 'lwTable:lieDown' : 'lwTable:standAgain', { count: ids.length }));
  }

  function give(order: Order, sentence = NO_SENTENCE): void {
    const outcome = store.give(order);
    if (!outcome.ok) refused(outcome.reasons);
    else say(sentence);
  }

  function marchNow({ orders, staying }: BodyMarch): void {
    const refusals = store.giveEach(orders);
    const went = orders.length - refusals.length;
    const reasons = [...staying, ...refusals].flatMap((each) => each.reasons);
    const sentence = (): string =>
      [
        t('lwTable:went', { count: went }),
        ...(staying.length > 0 ? [t('lwTable:stayed', { count: staying.length })] : []),
        ...(reasons.length > 0 ? [refusalWords(battle, reasons)] : []),
      ].join(' ');
    say(sentence, reasons.length > 0, contactNow());
  }

  // The question is closed when the time is up (3.1).
  useSignal(store.clock.listen, (event) => {
    if (event.is === 'beforeTime') setPending(null);
  });

  return {
    message,
    say,
    refused,
    give,
    /** Moves a gun, which the announcement names. */
    haul: (order: HaulOrder): void =>
      give(order, () => capital(t('lwTable:hauled', { gun: nameOf(battle, order.gun) }))),
    lie,
    undo: store.undo,
    redo: store.redo,
    march: (body: BodyMarch): void => {
      if (body.orders.length === 0) refused(body.staying.flatMap(({ reasons }) => reasons));
      else closing(body.orders.length, () => marchNow(body));
    },
    marchNow,
    closing,
    pending: {
      /** How many men the player is asked about; 0 if he is not asked. */
      count: pending?.count ?? 0,
      stay: () => setPending(null),
      go: () => {
        setAsked(battle.moves);
        setPending(null);
        pending?.act();
      },
    },
  };
}
