import { writeAction, writeSetup } from '../engine/notation/notation';
import type { Game } from '../game/game';
import { BOARD } from '../game/ground';
import { readGame, type Reading } from '../game/save';

/** A game in the library, as far as it can be read. */
export interface KeptGame extends Reading {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
}

/** A game of the library from what its database has of it: its text, and when it was last kept, in milliseconds. */
export function keptGame(
  id: string,
  { text, at }: { readonly text: string; readonly at: number },
): KeptGame {
  const reading = readGame(text);
  return { ...reading, game: reading.game && { ...reading.game, id }, id, text, at: new Date(at) };
}

/** Whether a game has only gone on from another, nothing that cannot be undone being lost with that one. */
export function carriesOn(before: string, after: string): boolean {
  const { game: old, faults } = readGame(before);
  const { game } = readGame(after);
  if (old === null || game === null || faults.length > 0) return false;
  if (old.stage.name !== 'war' || game.stage.name !== 'war') return progress(old) <= progress(game);
  const was = old.stage.war;
  const is = game.stage.war;
  // Moves behind the last order of another kind can still be taken back.
  const orders = was.actions.map(({ type }) => type !== 'move').lastIndexOf(true) + 1;
  return (
    writeSetup(BOARD, was.start) === writeSetup(BOARD, is.start) &&
    was.actions.slice(0, orders).every((action, i) => sameText(action, is.actions[i]))
  );
}

type Order = Parameters<typeof writeAction>[1];
const sameText = (one: Order, other: Order | undefined): boolean =>
  other !== undefined && writeAction(BOARD, one) === writeAction(BOARD, other);

/** How far a game has come: camps closed, lots, war. */
function progress({ stage }: Game): number {
  if (stage.name === 'war') return 4;
  if (stage.name === 'lots') return 3;
  return Object.values(stage.camps).filter(({ state }) => state !== 'placing').length;
}
