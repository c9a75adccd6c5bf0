import { expect, test } from 'vitest';
import { readRecord } from '../../../src/littlewars/game/readRecord';
import { writeRecord } from '../../../src/littlewars/game/record';
import { writeSave } from '../../../src/littlewars/game/save';
import {
  areHere,
  onlyHere,
  PEOPLE,
  PERSON,
  programToAct,
  seatsOf,
  viewerOf,
  withSeats,
  type Seats,
} from '../../../src/littlewars/game/seats';
import { SIDES } from '../../../src/littlewars/engine/types';
import { SKIRMISH } from './skirmish';
import { readSave } from '../../support/battleReading';

const BLUE: Seats = { red: PERSON, blue: { kind: 'program', level: 3 } };
const BOTH: Seats = { red: { kind: 'program', level: 1 }, blue: { kind: 'program', level: 2 } };

test.each([PEOPLE, BLUE, BOTH])('records and saves have the seats %j', (seats) => {
  const game = { ...SKIRMISH, tags: withSeats(SKIRMISH.tags, seats) };
  for (const { game: read, faults } of [readRecord(writeRecord(game)), readSave(writeSave(game))]) {
    expect(faults).toEqual([]);
    expect(seatsOf(read!)).toEqual(seats);
    expect(read!.tags).toEqual(game.tags);
  }
});

test('a changed seat replaces the one before it, and other tags stay', () => {
  const tags = withSeats(withSeats(SKIRMISH.tags, BOTH), BLUE);
  expect(tags).toEqual([...SKIRMISH.tags, { name: 'BlueProgram', value: '3' }]);
  expect(withSeats(tags, PEOPLE)).toEqual(SKIRMISH.tags);
});

test.each(['', '0', '4', '1.0', 'three'])(
  'the level “%s” is none: a person has the seat',
  (value) => {
    expect(seatsOf({ ...SKIRMISH, tags: [{ name: 'RedProgram', value }] })).toEqual(PEOPLE);
  },
);

test('a battle is seen from the only person’s side, from the mover’s between two, and from one between programs', () => {
  const seen = (seats: Seats) => SIDES.map((mover) => viewerOf(seats, mover));
  expect(seen(PEOPLE)).toEqual(['red', 'blue']);
  expect(seen(BLUE)).toEqual(['red', 'red']);
  expect(seen(BOTH)).toEqual(['red', 'red']);
});

test('the only person at the screen is known by the seats', () => {
  expect([PEOPLE, BLUE, BOTH].map(onlyHere)).toEqual([null, 'red', null]);
  expect([PEOPLE, BLUE, BOTH].map(areHere)).toEqual([true, false, false]);
});

test('a program has to act in its move, and where it is offered a draw (6.7)', () => {
  const battle = { phase: 'guns', mover: 'red', drawOffers: [] } as const;
  expect(programToAct(BLUE, battle)).toBeNull();
  expect(programToAct(BLUE, { ...battle, mover: 'blue' })).toBe('blue');
  expect(programToAct(BLUE, { ...battle, drawOffers: ['red'] })).toBe('blue');
  expect(programToAct(BLUE, { ...battle, drawOffers: ['blue'] })).toBeNull();
  expect(programToAct(BOTH, { ...battle, drawOffers: ['blue'] })).toBe('red');
  for (const phase of ['over', 'settingOut'] as const)
    expect(programToAct(BOTH, { ...battle, phase })).toBeNull();
});
