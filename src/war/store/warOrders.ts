import { reasonsAgainst, reasonsNotToAttack, reasonsToStay } from '../engine/objections';
import { destinations } from '../engine/march';
import { NOBODY } from '../engine/communication';
import { squareOf, unitAt, type Position } from '../engine/position';
import type { Action, Square } from '../engine/vocabulary';
import type { Game } from '../game/game';
import { AT_EASE, type Store } from './state';
import { order, present, takeBackTurn, undo, type War } from '../game/war';
import type { Settings } from '../../shell/settingsStore';
import type { WarSettings } from '../game/settings';

/** Everything that can be ordered in the war. */
export function createWarOrders(store: Store, settings: Settings<WarSettings>) {
  const get = store.getState;
  /** The war that takes orders: none while the past is under review. */
  const warInHand = (): War | null => {
    const { game, review } = get();
    return game?.stage.name === 'war' && review === null ? game.stage.war : null;
  };

  function setWar(war: War): void {
    const { game } = get();
    if (game === null) return;
    const position = present(war);
    const before = warInHand();
    const turnEnded =
      before !== null && position.turn > present(before).turn && position.over === null;
    store.setState({
      ...AT_EASE,
      chosen: duty(position),
      curtain: turnEnded && settings.getState().handOver,
      game: { ...game, stage: { name: 'war', war } },
    });
  }

  function carryOut(action: Action, at: Square | null): void {
    const war = warInHand();
    if (war === null) return;
    const ordered = order(war, action);
    if (ordered.ok) setWar(ordered.war);
    else store.setState({ preview: null, refusal: { reasons: ordered.reasons, at } });
  }

  /** A press on a square while a unit is chosen that could go there; false where it cannot. */
  function march(position: Position, from: Square, to: Square, confirm: boolean): boolean {
    const { advance } = position;
    const goes =
      advance === null
        ? destinations(position, from).includes(to)
        : advance.to === to && advance.from.includes(from);
    if (!goes) return false;
    if (confirm && get().preview !== to) store.setState({ preview: to, refusal: null });
    else carryOut({ type: advance === null ? 'move' : 'advance', from, to }, to);
    return true;
  }

  function choose(position: Position, square: Square): void {
    const reasons = position.advance === null ? reasonsToStay(position, square) : [];
    store.setState({
      ...AT_EASE,
      chosen: square,
      refusal: reasons.length > 0 ? { reasons, at: square } : null,
    });
  }

  function aim(position: Position, square: Square): void {
    const reasons = reasonsNotToAttack(position, square);
    store.setState(
      reasons.length === 0
        ? { ...AT_EASE, aim: square }
        : { ...AT_EASE, chosen: duty(position), refusal: { reasons, at: square } },
    );
  }

  /** Leaves what is chosen, shown or aimed at. */
  function leave(): void {
    store.setState({ ...AT_EASE, chosen: dutyIn(get().game) });
  }

  return {
    /**
     * A press on a square: chooses a unit, sends the chosen one, or lays open the sum of an attack. With
     * `confirm` (touch) a destination is shown first and taken by a second press.
     */
    press: (square: Square, { confirm = false }: { confirm?: boolean } = {}): void => {
      const war = warInHand();
      if (war === null) return;
      const position = present(war);
      const { chosen } = get();
      if (position.over !== null) return;
      if (chosen !== null && march(position, chosen, square, confirm)) return;
      const unit = unitAt(position, square);
      if (unit?.side === position.side && chosen !== square) choose(position, square);
      else if (unit !== null && unit.side !== position.side) aim(position, square);
      else if (chosen === null || chosen === square) leave();
      else {
        const move: Action = { type: 'move', from: chosen, to: square };
        store.setState({
          preview: null,
          refusal: { reasons: reasonsAgainst(position, move), at: square },
        });
      }
    },

    leave,

    attack: (target: Square): void => carryOut({ type: 'attack', target }, target),
    endTurn: (): void => carryOut({ type: 'endTurn' }, null),
    surrender: (): void => carryOut({ type: 'surrender' }, null),
    agreeDraw: (): void => carryOut({ type: 'draw' }, null),

    /** Takes back the last move of the turn. */
    undo: (): void => {
      const war = warInHand();
      if (war !== null && undo(war) !== war) setWar(undo(war));
    },

    /** Takes back the latest turn that has ended, and with it what has been done since: both sides agree. */
    takeBackTurn: (): void => {
      const { game } = get();
      if (game?.stage.name !== 'war') return;
      const { war } = game.stage;
      if (takeBackTurn(war) !== war) setWar(takeBackTurn(war));
    },
  };
}

/** The unit that has to act first in a game that is taken up or left; null where there is none, or no war. */
export const dutyIn = (game: Pick<Game, 'stage'> | null): Square | null =>
  game?.stage.name === 'war' ? duty(present(game.stage.war)) : null;

/** The unit that has to act before any other: one that must retreat, or the only one that may advance. */
function duty(position: Position): Square | null {
  if (position.over !== null) return null;
  if (position.retreatDue !== NOBODY) return squareOf(position, position.retreatDue);
  const victors = position.advance?.from ?? [];
  return victors.length === 1 ? (victors[0] ?? null) : null;
}
