import { useEffect, useMemo, useState } from 'react';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { inContact, isReady, manOf, movedBy } from '../../engine/men';
import { meleesOf } from '../../engine/melee';
import { command, type Order } from '../../engine/orders';
import type { Reason } from '../../engine/reasons';
import { gunNamed } from '../../engine/refusals';
import type { Battle, Melee } from '../../engine/types';
import type { BodyMarch } from '../../game/bodies';
import { meleeWords } from '../../words/melees';
import { refusalWords } from '../../words/reasons';
import { lateMessages } from '../../words/t';
import { useBattleStore } from '../base/useGame';

const tell = lateMessages('lwTable');

/** What men would do that closes the guns, while it is asked about (3.3). */
type Pending = () => void;

const NOTHING = { words: '', bad: false };

/** Whether a gun of the mover's could still do something in this move: fire, or be moved. */
const gunsCanAct = (battle: Battle): boolean =>
  battle.phase === 'guns' &&
  battle.guns.some(
    (gun) =>
      gun.side === battle.mover &&
      !gun.gone &&
      gun.shots < 4 &&
      gun.crew.length === 0 &&
      command(battle, {
        kind: 'fire',
        gun: gun.id,
        bearing: gun.bearing,
        elevation: gun.elevation,
      }).ok,
  );

/** What has been judged of a battle, which the plan and the panel both ask for. */
const judged = new WeakMap<Battle, readonly Melee[]>();

/** The melees as they would be judged if the move ended now (5.2). */
export function wouldBeMelees(battle: Battle): readonly Melee[] {
  const before = judged.get(battle);
  if (before !== undefined) return before;
  const met = battle.men.some(
    (man) =>
      man.side === battle.mover &&
      isReady(man) &&
      battle.men.some((enemy) => inContact(man, enemy)),
  );
  const melees = met ? meleesOf(battle, battle.mover) : [];
  judged.set(battle, melees);
  return melees;
}

/** What contact would come to now, where that is not what it would have come to before. */
function contactWords(before: Battle, after: Battle): string {
  const [was, is] = [before, after].map((each) => wouldBeMelees(each).map(meleeWords).join(' '));
  return is === undefined || is === was ? '' : is;
}

/** The orders of a move as hands and keys give them, and what is told of each. */
export function useTable(battle: Battle) {
  const store = useBattleStore();
  const announcer = useAnnouncer();
  const [told, setTold] = useState<{ readonly words: string; readonly bad: boolean }>(NOTHING);
  const [pending, setPending] = useState<Pending | null>(null);
  const [asked, setAsked] = useState(-1);

  /** Tells something; `besides` stands elsewhere on the page, for who sees it. */
  function say(words: string, bad = false, besides = ''): void {
    setTold({ words, bad });
    announcer.answer(`${words} ${besides}`.trim());
  }
  /** What has become of contact since this was rendered. */
  const contactNow = (): string => contactWords(battle, store.state.getState().battle ?? battle);
  const refused = (reasons: readonly Reason[]): void => say(refusalWords(battle, reasons), true);

  /** Does what closes the guns, once that has been asked where one of them could still fire. */
  function closing(act: () => void): void {
    if (asked === battle.moves || !gunsCanAct(battle)) act();
    else setPending(() => act);
  }

  /** Takes back or does again; what has been told is of what was done last, which is so no more. */
  const step = (act: () => void, words: string) => (): void => {
    const { game } = store.state.getState();
    act();
    if (store.state.getState().game === game) return;
    setTold(NOTHING);
    announcer.answer(`${words} ${contactNow()}`.trim());
  };

  function lie(ids: readonly string[], lying: boolean): void {
    const refusals = store.giveEach(ids.map((man) => ({ kind: 'lie', man, lying })));
    if (refusals.length > 0) refused(refusals.flatMap(({ reasons }) => reasons));
    else say(tell(lying ? 'lieDown' : 'standAgain', { count: ids.length }));
  }

  function give(order: Order, words = ''): void {
    const outcome = store.give(order);
    if (!outcome.ok) refused(outcome.reasons);
    else say(words);
  }

  function marchNow({ orders, staying }: BodyMarch): void {
    const refusals = store.giveEach(orders);
    const went = orders.length - refusals.length;
    const reasons = [...staying, ...refusals].flatMap((each) => each.reasons);
    const words = [
      tell('went', { count: went }),
      ...(staying.length > 0 ? [tell('stayed', { count: staying.length })] : []),
      ...(reasons.length > 0 ? [refusalWords(battle, reasons)] : []),
    ];
    say(words.join(' '), reasons.length > 0, contactNow());
  }

  // What is being asked when the time is up is asked no more (3.1).
  useEffect(
    () =>
      store.clock.hear((event) => {
        if (event.is === 'beforeTime') setPending(null);
      }),
    [store],
  );

  return {
    told,
    say,
    refused,
    give,
    lie,
    undo: step(store.undo, tell('undone')),
    redo: step(store.redo, tell('redone')),
    march: (body: BodyMarch): void => {
      if (body.orders.length === 0) refused(body.staying.flatMap(({ reasons }) => reasons));
      else closing(() => marchNow(body));
    },
    marchNow,
    closing,
    pending: {
      asks: pending !== null,
      stay: () => setPending(null),
      go: () => {
        setAsked(battle.moves);
        setPending(null);
        pending?.();
      },
    },
  };
}

/** Whether the mover may move a man or a gun in this move. */
export function mayMove(battle: Battle, id: string): boolean {
  if (battle.phase !== 'guns' && battle.phase !== 'men') return false;
  const man = manOf(battle, id);
  if (man !== undefined)
    return (
      (man.state === 'ready' || man.state === 'prisoner' || man.state === 'freed') &&
      movedBy(man) === battle.mover &&
      man.from <= battle.moves
    );
  const gun = gunNamed(battle, id);
  return gun !== undefined && !gun.gone && gun.side === battle.mover;
}

/** The melees of a battle as it is shown: those being settled, or those that contact would make. */
export const useMelees = (battle: Battle): readonly Melee[] =>
  useMemo(
    () =>
      battle.phase === 'melees'
        ? battle.melees
        : battle.phase === 'guns' || battle.phase === 'men'
          ? wouldBeMelees(battle)
          : [],
    [battle],
  );

/** The melees of a battle as a hand would make it, once that has been seen; while none would, those of the battle as it stands. */
export function useWouldBeMelees(
  wouldBe: Battle | null,
  melees: readonly Melee[],
): readonly Melee[] {
  const shown = useAfterFrame(wouldBe);
  return useMemo(() => (shown === null ? melees : wouldBeMelees(shown)), [shown, melees]);
}
