import { expect, test } from 'vitest';
import { leftByLink, type LittleWarsRoute } from '../../../src/littlewars/game/route';
import { createNavigation, HOME } from '../../../src/shell/route';

const COUNTRY: LittleWarsRoute = { screen: 'country', id: '#littlewars/country1=one' };
const BATTLE: LittleWarsRoute = { screen: 'openRecord', id: '#littlewars/battle2=two' };
const FORM: LittleWarsRoute = { screen: 'newBattle' };

const navigation = () => createNavigation<LittleWarsRoute>((visit) => leftByLink(visit) !== null);

test.each([FORM, { screen: 'layOut' }, { screen: 'lessons', id: 'march' }] as const)(
  'a link over unsaved work causes a question, and so does every one that follows: $screen',
  (begun) => {
    const { visit, push, follow } = navigation();
    push(begun);
    for (const link of [COUNTRY, BATTLE, COUNTRY]) {
      follow(link);
      expect(leftByLink(visit.getState())).toEqual(begun);
      expect(visit.getState().route).toEqual(link);
    }
  },
);

test('an answered link causes none, nor one that leaves nothing', () => {
  const { visit, push, replace, follow } = navigation();
  const asks = (): boolean => leftByLink(visit.getState()) !== null;
  push(FORM);
  follow(COUNTRY);
  replace(COUNTRY);
  expect(asks()).toBe(false);
  follow(BATTLE);
  expect(asks()).toBe(false);
  // Who stays may be asked again.
  push(FORM);
  follow(COUNTRY);
  replace(FORM);
  expect(asks()).toBe(false);
  follow(BATTLE);
  expect(asks()).toBe(true);
  push(HOME);
  follow(COUNTRY);
  expect(asks()).toBe(false);
  push(FORM);
  follow({ screen: 'library' });
  expect(asks()).toBe(false);
});
