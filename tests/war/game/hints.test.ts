import { expect, test } from 'vitest';
import {
  HINTS_ALLOWED,
  mayAskForHints,
  mayAskInStudies,
} from '../../../src/war/game/studyPermission';
import { CLASSIC, gameOf, openTab, seatsOf } from '../store/fakes';

function atWar(options: Parameters<ReturnType<typeof openTab>['store']['begin']>[0]) {
  const { store } = openTab();
  store.begin(options);
  store.deployment.drawLots();
  store.deployment.beginWar();
  return store;
}

test('hints are given against a program, and to two people who both allow them', () => {
  expect(mayAskForHints(gameOf(atWar(CLASSIC)))).toBe(false);
  expect(mayAskForHints(gameOf(atWar({ ...CLASSIC, seats: seatsOf({ S: 4 }) })))).toBe(true);
  expect(mayAskForHints(gameOf(atWar({ ...CLASSIC, tags: [HINTS_ALLOWED] })))).toBe(true);
  const other = { ...HINTS_ALLOWED, value: 'forbidden' };
  expect(mayAskForHints(gameOf(atWar({ ...CLASSIC, tags: [other] })))).toBe(false);
});

test('in studies they are given, but for a game that two people play without', () => {
  expect(mayAskInStudies(null)).toBe(true);
  expect(mayAskInStudies(gameOf(atWar({ ...CLASSIC, seats: seatsOf({ S: 4 }) })))).toBe(true);
  const store = atWar(CLASSIC);
  expect(mayAskInStudies(gameOf(store))).toBe(false);
  store.table.surrender();
  expect(mayAskInStudies(gameOf(store))).toBe(true);
  const { store: deploying } = openTab();
  deploying.begin(CLASSIC);
  expect(mayAskInStudies(gameOf(deploying))).toBe(false);
});
