import { describe, expect, test } from 'vitest';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { readSquare } from '../../../src/war/engine/board';
import { onlyHere, PEOPLE } from '../../../src/war/game/seat';
import type { Game } from '../../../src/war/game/game';
import { arsenalSentence, endingSentences, turnSentences } from '../../../src/war/words/events';
import { gameSentence, playersSentence, stageSentence } from '../../../src/war/words/games';
import { present } from '../../../src/war/game/war';
import { gameOf, openTab, toWar, seatsOf } from '../store/fakes';

const square = readSquare(STANDARD_BOARD, 'T3')!;

/** A war of the only person, who has the North, against a corporal. */
function alone(end?: 'surrender'): Game {
  const { store } = openTab();
  toWar(store, { players: { N: '', S: '' }, seats: seatsOf({ S: 2 }) });
  if (end !== undefined) store.table[end]();
  return gameOf(store);
}

test('a person opposite a program is called “you”, and nobody among people or among programs', () => {
  expect([
    onlyHere(PEOPLE),
    onlyHere(seatsOf({ N: 1 })),
    onlyHere(seatsOf({ S: 1 })),
    onlyHere(seatsOf({ N: 1, S: 6 })),
  ]).toEqual([null, 'S', 'N', null]);
});

describe('to the only person', () => {
  test('a game is “You against …”, and elsewhere by its names', () => {
    const game = alone();
    expect(gameSentence(game)).toBe('You against Corporal Lambert');
    expect(gameSentence({ ...game, players: { N: 'Ada', S: '' } })).toBe(
      'You against Corporal Lambert',
    );
    expect(gameSentence({ players: { N: '', S: '' }, seats: seatsOf({ N: 1, S: 4 }) })).toBe(
      'Private Perrin against Captain Morel',
    );
    expect(playersSentence(game)).toBe('North against South');
  });

  test('how far it has come is said of *you*', () => {
    expect(stageSentence(alone())).toBe('Turn 1, your move');
    expect(stageSentence(alone('surrender'))).toBe('Lost in 1 turn');
    const people = { ...alone('surrender'), seats: PEOPLE };
    expect(stageSentence(people)).toBe('The South won by surrender');
  });

  test('turns, arsenals and ends are one’s own', () => {
    const { stage } = alone();
    if (stage.name !== 'war') throw new Error(stage.name);
    expect(turnSentences(present(stage.war), 'N')[0]).toBe('Turn 1. Your move.');
    expect(turnSentences(present(stage.war), 'S')[0]).toBe('Turn 1. The North to move.');
    expect(arsenalSentence(STANDARD_BOARD, square, 'S')).toBe('Your arsenal on T3 has fallen.');
    expect(arsenalSentence(STANDARD_BOARD, square, 'N')).toBe('The arsenal on T3 has fallen.');
    const sentencesOf = (you: 'N' | 'S' | null) =>
      endingSentences({ by: 'arsenals', winner: 'N' }, you).join(' ');
    expect(sentencesOf('N')).toBe('You win. Both arsenals of the South have fallen.');
    expect(sentencesOf('S')).toBe('The North wins. Both your arsenals have fallen.');
    expect(sentencesOf(null)).toBe('The North wins. Both arsenals of the South have fallen.');
  });
});
