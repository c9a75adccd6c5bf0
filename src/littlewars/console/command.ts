import { manOf } from '../engine/men';
import { bodyOf } from '../engine/orders';
import { gunNamed } from '../engine/refusals';
import type { Battle, Gun, Man } from '../engine/types';
import type { Game } from '../game/game';
import type { KriegspielGame } from '../game/kriegspiel/game';
import { clipped, CommandRefusal, wordsOf } from '../game/orderLine';

/** What is loaded in the console: a battle, and the game it belongs to, null if the battle was loaded in its middle. */
export interface Session {
  readonly battle: Battle;
  /** The same battle from its beginning; null if it was loaded in the middle. */
  readonly game: Game | KriegspielGame | null;
}

/** The result of a command: what the console prints (`answer`), and what is loaded after it (`session`). */
export interface Answer {
  /** What is loaded after the command: unchanged if the answer is an error. */
  readonly session: Session;
  /** The answer, to be written as JSON. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/**
 * A command of the console. It gets what is loaded and the text after its name, and returns what the console prints and
 * the battle that is loaded afterwards. @throws {CommandRefusal} if it cannot be executed.
 */
export type Command = (session: Session, text: string) => Answer;

/**
 * Returns a command that answers a question about the loaded battle and changes nothing. `ask` gets the words after the
 * command's name, removes those that it reads from the array, and returns the answer. The command throws a
 * `CommandRefusal` if `ask` leaves a word over.
 */
export const query =
  (ask: (battle: Battle, texts: string[], session: Session) => Answer['answer']): Command =>
  (session, text) => {
    const texts = wordsOf(text);
    const answer = ask(session.battle, texts, session);
    if (texts[0] !== undefined)
      throw new CommandRefusal(`The command ends before “${clipped(texts[0])}”.`);
    return { session, answer };
  };

/** Removes the first of a command's words and returns the man of that id. @throws {CommandRefusal} without one. */
export function theMan(battle: Battle, texts: string[]): Man {
  const id = texts.shift() ?? '';
  const man = manOf(battle, id);
  if (man === undefined) throw new CommandRefusal(`Nobody is “${clipped(id)}”.`);
  return man;
}

/**
 * Removes all of a command's words, ids of free armed men of one side, and returns these men in the order of the ids
 * (littlewars.md 5.1). @throws {CommandRefusal} if there is no word, or one is no such id.
 */
export function theBody(battle: Battle, texts: string[]): readonly Man[] {
  if (texts.length === 0) throw new CommandRefusal('The command needs men, by their ids.');
  const men: Man[] = [];
  while (texts.length > 0) men.push(theMan(battle, texts));
  const ids = men.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new CommandRefusal(`“${twice}” is named twice.`);
  const { body, faults } = bodyOf(battle, ids);
  const [fault] = faults;
  if (fault === undefined) return body;
  throw new CommandRefusal(
    fault.code === 'wrongState'
      ? `“${fault.man}” is ${fault.state}: a body is of men who are free and armed.`
      : 'The men are of both sides: a body is of one.',
  );
}

/** Removes the first of a command's words and returns the gun of that id. @throws {CommandRefusal} without one. */
export function theGun(battle: Battle, texts: string[]): Gun {
  const id = texts.shift() ?? '';
  const gun = gunNamed(battle, id);
  if (gun === undefined) throw new CommandRefusal(`No gun is “${clipped(id)}”.`);
  return gun;
}

/**
 * Removes the first of a command's words, an id, and returns the gun with that id. @throws {CommandRefusal} if no gun
 * has it, or the gun has left the field (littlewars.md 6.4).
 */
export function theGunHere(battle: Battle, texts: string[]): Gun {
  const gun = theGun(battle, texts);
  if (gun.gone) throw new CommandRefusal(`“${gun.id}” has left the field.`);
  return gun;
}
