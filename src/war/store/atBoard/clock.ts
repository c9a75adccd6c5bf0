import * as v from 'valibot';
import { jsonOf } from '../../../shell/json';
import { leftAt, turnBegun, turnEnded } from '../../../shell/clock';
import { ticks } from '../../../shell/platform/ticks';
import { createRunningClock } from '../../../shell/runningClock';
import { NOBODY } from '../../engine/communication';
import { destinations } from '../../engine/march';
import { squareOf } from '../../engine/position';
import type { Action, Side } from '../../engine/vocabulary';
import { NOTHING, pastIndex } from '../../game/choice';
import { timesSchema } from '../../game/saveSchema';
import { savedTime, timesAtStart, withTimes, type WarTimeControl } from '../../game/clocks';
import type { Game } from '../../game/game';
import { present, type War } from '../../game/war';
import { isHere } from '../../game/seat';
import type { AtBoard, RunAtBoard } from './atBoard';
import type { Table } from '../tables/table';
import { warOf, type OwnClockEvent } from '../state';

/** The part of a save with the times of its war. */
const timesInSave = v.object({ game: v.object({ stage: v.object({ times: timesSchema }) }) });

/** The least time left, so that an order in the last moment is in time. */
const IN_TIME = 1;

/**
 * Runs the clock of the current war, if any, and ends turns or the war when time is out; returns a function that stops
 * it.
 */
export const runClock: RunAtBoard = (board, { id, clock: control }, war) =>
  control === undefined ? () => undefined : runClockOf(board, id, control, war);

function runClockOf(board: AtBoard, id: string, control: WarTimeControl, war: War): () => void {
  const { store, saved, table: people, portTable, randomInt } = board;
  /** The war as last stamped or loaded, and as the clock was last set by it. */
  let known: War = war;
  let counted: War = war;
  /** Whether time is out: then orders are given by the clock. */
  let expiring: 'no' | 'out' | 'lost' = 'no';
  let lot: Action | null = null;

  const running = createRunningClock<Side, OwnClockEvent>({
    ticks,
    clock: () => store.getState().clock?.now ?? null,
    show: (now) => store.setState({ clock: now && { ...running, now, stamped, limitTime } }),
    stops() {
      const { curtain, save } = store.getState();
      return { curtain, elsewhere: save.is === 'elsewhere' };
    },
    expire: timeOut,
    save() {
      const left = store.getState().save.is === 'elsewhere' ? null : gameNow();
      if (left !== null) void saved.saveTime(left);
    },
  });
  const { left } = running;

  function limitTime(text: string): void {
    const saved = v.safeParse(timesInSave, jsonOf(text));
    if (saved.success) running.limit(saved.output.game.stage.times.left);
  }

  /** Returns a war with the time left now, after an order or elapsed time. */
  const withLeft = (of: War): War => ({
    ...of,
    times: { ...(of.times ?? timesAtStart(control)), left: { N: left('N'), S: left('S') } },
  });

  function gameNow(): Game | null {
    const state = store.getState();
    const of = warOf(state);
    if (state.game === null || of === null || present(of).over !== null) return null;
    // A game that another tab has continued becomes a game of its own here, with the same war.
    if (state.game.id !== id && of !== known) return null;
    return { ...state.game, stage: { name: 'war', war: withLeft(of) } };
  }

  function stamped(next: War): War {
    const clock = store.getState().clock?.now;
    const [was, is] = [present(known), present(next)];
    running.saved();
    if (
      clock === undefined ||
      (was.turn === is.turn && is.over === null) ||
      next.actions.length < 1
    )
      return (known = withLeft(next));
    const { side } = was;
    const rest = expiring === 'no' ? Math.max(IN_TIME, leftAt(clock, side, ticks())) : 0;
    let after = turnEnded(
      { ...clock, left: { ...clock.left, [side]: rest }, since: null },
      ticks(),
    );
    if (expiring === 'lost') after = { ...after, left: { ...after.left, [side]: 0 } };
    const { turns, lots } = next.times ?? timesAtStart(control);
    const ended = was.turn - next.positions[0].turn;
    const rounded = savedTime(control.kind === 'bank' ? after.left[side] : rest);
    const unknown = Array.from({ length: Math.max(0, ended - turns.length) }, () => null);
    known = withTimes(next, {
      left: (is.over === null ? turnBegun(after, is.side, ticks()) : after).left,
      turns: [...turns.slice(0, ended), ...unknown, rounded],
      lots: lot === null ? lots : [...lots, was.turn],
      ...(expiring === 'lost' && { forfeit: true }),
    });
    return known;
  }

  /** Returns the table where the side to move gives its orders. */
  const ordersNow = (): Table => {
    const { game } = store.getState();
    return game && !isHere(game.seats[present(known).side]) ? portTable : people;
  };

  /** Executes a random one of all legal actions. */
  function drawn(actions: readonly Action[]): void {
    lot = actions[randomInt(actions.length)] ?? null;
    if (lot !== null) ordersNow().order(lot, null);
  }

  function timeOut(side: Side): void {
    const loses = control.kind === 'bank';
    expiring = loses ? 'lost' : 'out';
    lot = null;
    try {
      running.send({ is: 'beforeTime', side, lands: !loses });
      // A past position on the screen is left.
      if (pastIndex(store.getState().choice) !== null)
        store.setState({ choice: NOTHING, refusal: null });
      if (isTurnOf(side)) {
        if (loses) ordersNow().surrender();
        else endTurn(side);
      }
    } finally {
      expiring = 'no';
    }
    running.send(loses ? { is: 'lost', side } : { is: 'out', side, lot });
    lot = null;
  }

  function isTurnOf(side: Side): boolean {
    const of = warOf(store.getState());
    return of !== null && present(of).side === side && present(of).over === null;
  }

  /** Ends the turn now; a due retreat or advance is drawn by lot first. */
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

  /** Counts the times of a war from now on. */
  function begin(of: War, stops: readonly string[]): void {
    known = counted = of;
    const { side, over } = present(of);
    const times = of.times ?? timesAtStart(control);
    running.begin({ control, left: times.left, side: over === null ? side : null, stops });
  }

  function follow(): void {
    const state = store.getState();
    const of = warOf(state);
    if (state.game?.id !== id || state.clock === null || of === null) return;
    const { stops } = state.clock.now;
    // Raising the card between two turns continues the clock.
    if (!state.curtain && stops.includes('curtain')) state.clock.goOn();
    const isAddable = state.save.is === 'elsewhere' && !stops.includes('elsewhere');
    const [was, is] = [present(counted), present(of)];
    // A loaded war continues once the player resumes.
    if (of !== known) begin(of, [...stops, 'loaded']);
    else if (was.turn !== is.turn || was.over !== is.over) begin(of, stops);
    else running.follow();
    if (!isAddable) return;
    // After the choice between the two games, this one has its present time rather than that of its last order, and
    // waits.
    state.clock.pause('loaded');
    const settled = gameNow();
    if (settled === null) return;
    known = warOf({ game: settled }) ?? known;
    saved.settle(settled);
    store.setState({ game: settled });
  }

  const isFresh = war.times === undefined && war.actions.length === 0;
  begin(war, isFresh ? [] : ['loaded']);
  if (isFresh) running.save();
  const unfollow = store.subscribe(follow);

  return () => {
    unfollow();
    running.stop();
    const { is } = store.getState().save;
    // A war loaded again continues from here.
    const now = is === 'viewing' || is === 'elsewhere' ? null : gameNow();
    if (now !== null) {
      saved.settle(now);
      void saved.saveTime(now);
    }
    store.setState({ clock: null, ...(now !== null && { game: now }) });
  };
}
