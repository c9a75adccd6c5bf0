import { createStore } from 'zustand/vanilla';
import {
  LAST_SECONDS,
  leftAt,
  newClock,
  nextDue,
  released,
  stopped,
  turnBegun,
  turnEnded,
  warningBetween,
  isRunning,
  type Clock,
} from '../../shell/clock';
import { onStandstill, standsStill } from '../../shell/standstill';
import { NOBODY } from '../engine/communication';
import { destinations } from '../engine/march';
import { squareOf } from '../engine/position';
import type { Action, Side } from '../engine/vocabulary';
import { NOTHING, pastIndex } from '../game/choice';
import { keptTime, timesAtStart, withTimes, type WarTimeControl } from '../game/clocks';
import type { Game } from '../game/game';
import { present, type War } from '../game/war';
import { isPerson } from '../game/seat';
import type { GameStore } from './store';
import {
  CARDS,
  clockShown,
  type ClockEvent,
  type ClockWorld,
  type RunningClock,
} from './runningClock';
import type { Table } from './table';
import { warOf } from './warTable';

/** Of running time no more than this is lost with a page that dies, in milliseconds. */
const KEPT_EVERY = 4_000;
/** What whoever gives an order in the moment the time is out has left: they were in time. */
const IN_TIME = 1;

/** Starts the clock of the war in hand; null where it is not played to one. */
export function startClock(store: GameStore, world: ClockWorld): RunningClock | null {
  const { game } = store.clock.store.getState();
  const war = warOf({ game });
  if (game?.clock === undefined || war === null) return null;
  return runClock(store, world, { id: game.id, war, control: game.clock });
}

interface Timed {
  readonly id: string;
  readonly war: War;
  readonly control: WarTimeControl;
}

function runClock(
  { clock: seam, table: people, programTable }: GameStore,
  world: ClockWorld,
  { id, war, control }: Timed,
): RunningClock {
  const { store, randomInt } = seam;
  const { now } = world;
  const listeners = new Set<(event: ClockEvent) => void>();
  const face = createStore<Clock<Side>>(() => newClock(control));
  let known: War = war;
  /** What the side had when it was last looked at what is due. */
  let seen = 0;
  let keptAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time is out: what is ordered now is ordered by the clock. */
  let expiring: 'no' | 'out' | 'lost' = 'no';
  let lot: Action | null = null;

  const clock = (): Clock<Side> => face.getState();
  const tell = (event: ClockEvent): void => {
    for (const listener of listeners) listener(event);
  };

  function set(next: Clock<Side>): void {
    if (next === clock()) return;
    if (next.side !== clock().side) seen = next.side === null ? 0 : next.left[next.side];
    face.setState(next, true);
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const { side } = clock();
    if (side === null || !isRunning(clock())) return;
    const left = leftAt(clock(), side, now());
    const due = left - nextDue(control.time[side], left);
    timer = setTimeout(tick, Math.max(1, Math.min(due, keptAt + KEPT_EVERY - now())));
  }

  function tick(): void {
    const { side } = clock();
    if (side === null || !isRunning(clock())) return;
    const left = leftAt(clock(), side, now());
    const before = seen;
    seen = left;
    if (left === 0) {
      timeOut(side);
      return;
    }
    const warning = warningBetween(control.time[side], before, left);
    if (warning !== null) tell({ is: 'warning', side, left: warning });
    else if (left <= LAST_SECONDS && Math.ceil(left / 1000) < Math.ceil(before / 1000))
      tell({ is: 'second', side });
    if (now() - keptAt >= KEPT_EVERY) keep();
    schedule();
  }

  /** The war with what is left now, over which an order or the time has gone. */
  const withLeft = (of: War): War => ({
    ...of,
    times: {
      ...(of.times ?? timesAtStart(control)),
      left: { N: leftAt(clock(), 'N', now()), S: leftAt(clock(), 'S', now()) },
    },
  });

  function gameNow(): Game | null {
    const state = store.getState();
    const of = warOf(state);
    if (state.game === null || of === null || present(of).over !== null) return null;
    // A game that another tab has gone on with goes on here as one of its own, in the same war.
    if (state.game.id !== id && of !== known) return null;
    return { ...state.game, stage: { name: 'war', war: withLeft(of) } };
  }

  function keep(): void {
    keptAt = now();
    const kept = store.getState().keeping === 'elsewhere' ? null : gameNow();
    if (kept !== null) void seam.keep(kept);
  }

  function settle(): void {
    const left = gameNow();
    if (left === null) return;
    known = warOf({ game: left }) ?? known;
    seam.settle(left);
  }

  function stamped(next: War): War {
    if (store.getState().game?.id !== id) return next;
    const [was, is] = [present(known), present(next)];
    known = next;
    keptAt = now();
    if (next.actions.length < 1 || (was.turn === is.turn && is.over === null))
      return (known = withLeft(next));
    const { side } = was;
    const left = expiring === 'no' ? Math.max(IN_TIME, leftAt(clock(), side, now())) : 0;
    let after = turnEnded(
      { ...clock(), left: { ...clock().left, [side]: left }, since: null },
      now(),
    );
    if (expiring === 'lost') after = { ...after, left: { ...after.left, [side]: 0 } };
    const { turns, lots } = next.times ?? timesAtStart(control);
    const ended = was.turn - next.positions[0].turn;
    const kept = keptTime(control.kind === 'bank' ? after.left[side] : left);
    const untold = Array.from({ length: Math.max(0, ended - turns.length) }, () => null);
    set(is.over === null ? turnBegun(after, is.side, now()) : after);
    known = withTimes(next, {
      left: clock().left,
      turns: [...turns.slice(0, ended), ...untold, kept],
      lots: lot === null ? lots : [...lots, was.turn],
      ...(expiring === 'lost' && { forfeit: true }),
    });
    return known;
  }

  /** Where the side that is to move gives its orders. */
  const ordersNow = (): Table => {
    const { game } = store.getState();
    return game && !isPerson(game.seats[present(known).side]) ? programTable : people;
  };

  /** An action by lot, among all lawful ones. */
  function drawn(actions: readonly Action[]): void {
    lot = actions[randomInt(actions.length)] ?? null;
    if (lot !== null) ordersNow().order(lot, null);
  }

  function timeOut(side: Side): void {
    const loses = control.kind === 'bank';
    expiring = loses ? 'lost' : 'out';
    lot = null;
    try {
      world.letGo(!loses);
      // Whoever looked back at the past is called away from it.
      if (pastIndex(store.getState().choice) !== null)
        store.setState({ choice: NOTHING, refusal: null });
      if (isTurnOf(side)) {
        if (loses) ordersNow().surrender();
        else endTurn(side);
      }
    } finally {
      expiring = 'no';
    }
    tell(loses ? { is: 'lost', side } : { is: 'out', side, lot });
    lot = null;
  }

  function isTurnOf(side: Side): boolean {
    const of = warOf(store.getState());
    return of !== null && present(of).side === side && present(of).over === null;
  }

  /** Ends the turn where it stands; what must be done first is done by lot. */
  function endTurn(side: Side): void {
    const position = present(known);
    if (position.retreatDue !== NOBODY) {
      const from = squareOf(position, position.retreatDue);
      drawn(destinations(position, from).map((to) => ({ type: 'move', from, to })));
    }
    const { advance } = present(known);
    if (!isTurnOf(side)) return;
    if (advance === null) ordersNow().endTurn();
    else drawn(advance.from.map((from) => ({ type: 'advance', from, to: advance.to })));
  }

  /** Goes on from what a war that was taken up says, once somebody says so. */
  function adopt(of: War): void {
    known = of;
    const { side, over } = present(of);
    const { left } = of.times ?? timesAtStart(control);
    const fresh = { ...newClock(control, left), stops: clock().stops, side: over ? null : side };
    set(over ? fresh : stopped(fresh, 'kept', now()));
  }

  const goOn = (): void => set(CARDS.reduce((on, why) => released(on, why, now()), clock()));
  const stopIf = (wanted: boolean, why: string): void =>
    set((wanted ? stopped : released)(clock(), why, now()));

  function follow(): void {
    const state = store.getState();
    if (state.game?.id !== id) return;
    // Whoever raises the card between two turns goes on.
    if (!state.curtain && clock().stops.includes('curtain')) goOn();
    stopIf(state.curtain, 'curtain');
    const isElsewhere = state.keeping === 'elsewhere';
    const isNews = isElsewhere && !clock().stops.includes('elsewhere');
    stopIf(isElsewhere, 'elsewhere');
    const of = warOf(state);
    if (of !== null && of !== known) adopt(of);
    // Whichever of the two games is chosen, this one has what it has now, and not what it had at its last order.
    else if (isNews) settle();
  }

  seam.stamped = stamped;
  const isFresh = war.times === undefined && war.actions.length === 0;
  if (isFresh) {
    set(turnBegun(clock(), present(war).side, now()));
    keep();
  } else adopt(war);
  const followDialogs = (): void => stopIf(standsStill(), 'dialog');
  followDialogs();
  follow();
  const stops = [store.subscribe(follow), onStandstill(followDialogs)];

  const started: RunningClock = {
    state: face,
    control,
    left: (side) => leftAt(clock(), side, now()),
    pause(why) {
      stopIf(true, why);
      keep();
    },
    goOn,
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep,
    end() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      seam.stamped = (next) => next;
      const left = gameNow();
      if (clockShown.getState() === started) clockShown.setState(null, true);
      // What is taken up again goes on from here.
      if (left !== null && store.getState().keeping !== 'elsewhere') store.setState({ game: left });
    },
  };
  clockShown.setState(started, true);
  return started;
}
