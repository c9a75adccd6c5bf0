import { describe, expect, test } from 'vitest';
import type { Ending, Side } from '../../../../src/war/engine/vocabulary';
import { PEOPLE } from '../../../../src/war/game/seat';
import {
  adviceOf,
  counted,
  LADDER,
  levelOffered,
  levelPlayed,
  type Ladder,
} from '../../../../src/war/seats/bot/ladder';
import { CLASSIC, gameOf, openTab, seatsOf } from '../../store/fakes';

const EMPTY: Ladder = { beaten: [], level: null, won: 0, lost: 0, game: '' };
const won = (winner: Side): Ending => ({ winner, by: 'surrender' });
const DRAWN: Ending = { winner: null, by: 'agreement' };

function classic(level: 0 | 1 | 2 | 5 | 6 = 1) {
  const { store } = openTab();
  store.begin({ ...CLASSIC, seats: seatsOf({ S: level }) });
  return gameOf(store);
}

/** The ladder after wars of a person in the North against a level, by their winners; `-` is a draw. */
const ladderAfter = (level: 0 | 1 | 2 | 5 | 6, results: string, from = EMPTY): Ladder =>
  [...results].reduce(
    (ladder, result, i) =>
      counted(
        ladder,
        { ...classic(level), id: `${ladder.game}${i}` },
        result === '-' ? DRAWN : won(result as Side),
      ),
    from,
  );

describe('the ladder of officers', () => {
  test.each<[0 | 1 | 2 | 5 | 6, string, string | null]>([
    [1, '', null],
    [1, 'N', null],
    [1, 'NN', 'up 2: 1 to 2'],
    [1, 'NNN', 'up 3: 1 to 2'],
    [1, 'NSN', null],
    [1, 'N-N', null],
    [6, 'NN', null],
    [1, 'SS', null],
    [1, 'SSS', 'down 3: 1 to 0'],
    [1, 'SS-S', null],
    [0, 'SSS', null],
    [5, 'SSNSSS', 'down 3: 5 to 4'],
  ])('against level %i the results %s lead to %s', (level, results, expected) => {
    const advice = adviceOf(ladderAfter(level, results));
    const summary = advice && `${advice.is} ${advice.count}: ${advice.from} to ${advice.to}`;
    expect(summary).toBe(expected);
  });

  test('counts anew against another level, and keeps who was beaten', () => {
    const ladder = ladderAfter(2, 'N', ladderAfter(1, 'NN'));
    expect(ladder).toMatchObject({ beaten: [1, 2], level: 2, won: 1, lost: 0 });
    expect(adviceOf(ladder)).toBeNull();
  });

  test('counts a war once, though its end is taken back and comes again', () => {
    const game = classic();
    const once = counted(EMPTY, game, won('S'));
    expect(once.lost).toBe(1);
    expect(counted(once, game, won('N'))).toBe(once);
  });

  test('offers first whom it advises, else the last, else the lowest', () => {
    expect(levelOffered(EMPTY)).toBe(0);
    expect(levelOffered(ladderAfter(2, 'N'))).toBe(2);
    expect(levelOffered(ladderAfter(5, 'NN'))).toBe(6);
  });

  test('does not count wars of two people, of two bots, with a handicap or from a position', () => {
    const game = classic();
    expect(levelPlayed(game)).toBe(1);
    const others = [
      { ...game, seats: PEOPLE },
      { ...game, seats: seatsOf({ N: 1, S: 2 }) },
      { ...game, handicap: { by: 'N', units: {}, arsenals: [], firstTurn: true } as const },
      { ...game, beginning: 'position' } as const,
    ];
    expect(others).toHaveLength(4);
    for (const other of others) {
      expect(levelPlayed(other)).toBeNull();
      expect(counted(EMPTY, other, won('N'))).toBe(EMPTY);
    }
  });
});

describe('in the browser', () => {
  const engine = { think: () => undefined, stop: () => undefined };

  test('the end of a war against a bot is counted as it happens, that of two people is not', () => {
    const { store } = openTab({ engine });
    const ladder = () => LADDER.read(store.storage);
    const endOf = (seats: Parameters<typeof store.changeSeats>[0]): void => {
      store.begin({ ...CLASSIC, seats });
      store.deployment.drawLots();
      store.deployment.beginWar();
      store.table.surrender();
    };
    endOf(PEOPLE);
    expect(ladder()).toEqual(EMPTY);
    endOf(seatsOf({ S: 3 }));
    expect(ladder()).toMatchObject({ level: 3, lost: 1, won: 0 });
    endOf(seatsOf({ S: 3 }));
    expect(ladder()).toMatchObject({ level: 3, lost: 2 });
  });

  test.each([
    ['no JSON', '{', EMPTY],
    ['no ladder', '[1]', EMPTY],
    ['half a ladder', '{"beaten":[1],"game":"a","won":-1,"lost":0}', EMPTY],
    [
      'levels that there are not',
      '{"beaten":[1,9,1],"level":7,"game":"a","won":2,"lost":0}',
      { beaten: [1], level: null, won: 2, lost: 0, game: 'a' },
    ],
  ])('%s in the storage is read as far as it is whole', (_, text, expected) => {
    const { store } = openTab();
    store.storage.write('game-of-war/ladder', text);
    expect(LADDER.read(store.storage)).toEqual(expected);
  });
});
