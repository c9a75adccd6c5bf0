import { writeAction, writeSetup } from '../engine/notation/notation';
import { SIDES, type Action } from '../engine/vocabulary';
import { isClosedAs } from '../../shell/seal';
import type { Game, Stage } from './game';
import { boardOf, type War } from './war';

/**
 * Returns how far a game has come, as numbers to compare one after another with those of another game, greater being
 * further: first the irreversible steps (closed deployments, revealed armies, drawn lots, the war), then how many
 * orders of the war are final because no undoable move is among them, then all its orders, then the time used.
 */
export function progress({ stage }: Game): readonly number[] {
  if (stage.name !== 'war') return [reached(stage)];
  const { times, actions } = stage.war;
  const left = times === undefined ? Infinity : times.left.N + times.left.S;
  return [reached(stage), lasting(stage.war), actions.length, -left];
}

function reached(stage: Stage): number {
  if (stage.name === 'war') return 5;
  if (stage.name === 'lots') return stage.first === null ? 3 : 4;
  return Object.values(stage.camps).filter(({ state }) => state !== 'placing').length;
}

/** Returns how many actions of a war are before the moves that can still be undone. */
const lasting = ({ actions }: War): number =>
  actions.map(({ type }) => type !== 'move').lastIndexOf(true) + 1;

/**
 * Returns whether `game` continues `old`, so that replacing the old one loses nothing irreversible: no sealed
 * deployment is opened, no revealed army hidden again, no lot drawn twice, and no order lost except moves that could
 * be undone.
 */
export function isContinuationOf(old: Game, game: Game): boolean {
  if (reached(old.stage) > reached(game.stage)) return false;
  if (old.stage.name === 'war')
    return game.stage.name === 'war' && isAhead(old.stage.war, game.stage.war);
  if (old.stage.name === 'lots')
    return (
      game.stage.name !== 'lots' || old.stage.first === null || old.stage.first === game.stage.first
    );
  const { camps } = old.stage;
  const now = game.stage.name === 'deployment' ? game.stage.camps : null;
  return now === null || SIDES.every((side) => isClosedAs(camps[side], now[side]));
}

function isAhead(was: War, is: War): boolean {
  const board = boardOf(was);
  const isSame = (one: Action, other: Action | undefined): boolean =>
    other !== undefined && writeAction(board, one) === writeAction(board, other);
  return (
    board.map === boardOf(is).map &&
    writeSetup(board, was.start) === writeSetup(board, is.start) &&
    was.actions.slice(0, lasting(was)).every((action, i) => isSame(action, is.actions[i]))
  );
}
