import { expect, test } from 'vitest';
import { arrangedSide } from '../../../src/littlewars/battles/kriegspielArrangement';
import {
  KRIEGSPIEL_COUNTRIES,
  KRIEGSPIEL_IDS,
} from '../../../src/littlewars/battles/kriegspielCountries';
import { generatedKriegspiel } from '../../../src/littlewars/battles/kriegspielGenerator';
import { bothArranged, readyKriegspiel } from '../../../src/littlewars/battles/readyKriegspiel';
import type { Country } from '../../../src/littlewars/engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { beginKriegspiel, KRIEGSPIEL_SIZES } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielForce, KriegspielMuster } from '../../../src/littlewars/kriegspiel/types';
import { rounds } from '../../support/rounds';

const on = (
  country: Country,
  force: KriegspielForce,
  more: Partial<KriegspielMuster> = {},
): KriegspielMuster => ({
  ...readyKriegspiel('downs').muster,
  country,
  forces: { red: force, blue: force },
  ...more,
});
/** Whether both sides may begin after these orders. */
const begins = (muster: KriegspielMuster, orders: readonly KriegspielOrder[]): boolean =>
  [
    ...orders,
    ...(['red', 'blue'] as const).map((side) => ({ kind: 'ready', side }) as const),
  ].reduce((battle, order) => {
    const outcome = commandKriegspiel(battle, order);
    if (!outcome.ok) throw new Error(JSON.stringify([order, outcome.reasons]));
    return outcome.battle;
  }, beginKriegspiel(muster)).phase === 'interval';

test(
  'kriegspiel.md 1.3: a division finds room on every ready country, and on generated ones',
  { tags: ['slow'] },
  () => {
    const countries = [
      ...KRIEGSPIEL_IDS.map((id) => KRIEGSPIEL_COUNTRIES[id]),
      ...Array.from({ length: rounds(2) }, (_, seed) => generatedKriegspiel({ seed })),
    ];
    expect(countries.length).toBeGreaterThan(4);
    for (const country of countries) {
      const muster = on(country, KRIEGSPIEL_SIZES.division);
      const { orders, noRoom } = bothArranged(muster);
      expect(noRoom, country.name).toEqual([]);
      expect(begins(muster, orders), country.name).toBe(true);
    }
  },
);

test('without formations men stand in open order, and a train stands on its rails', () => {
  const few = { infantry: 6, cavalry: 3, guns: 1, engineers: 2, waggons: 1, trains: 1 };
  const muster = on(KRIEGSPIEL_COUNTRIES.railway, few, { chapters: ['ground', 'trains'] });
  const { orders, noRoom, battle } = bothArranged(muster);
  expect(noRoom).toEqual([]);
  expect(orders.filter(({ kind }) => kind === 'placeBody')).toEqual([]);
  expect(battle.placed).toContain('T1');
  expect(begins(muster, orders)).toBe(true);
});

test('placed men stay, and those without room are reported', () => {
  const begun = beginKriegspiel(on(KRIEGSPIEL_COUNTRIES.downs, KRIEGSPIEL_SIZES.brigade));
  const half = commandKriegspiel(begun, {
    kind: 'placeBody',
    men: ['R1', 'R2', 'R3', 'R4', 'R5'],
    formation: 'fours',
    at: { x: 1_000, y: 20 },
    front: 0,
  });
  if (!half.ok) throw new Error('no room');
  const { battle } = arrangedSide(half.battle, 'red');
  expect(battle.men.find(({ id }) => id === 'R1')).toMatchObject(
    half.battle.men.find(({ id }) => id === 'R1')!,
  );
  // A lake along the line leaves room for nobody.
  const { width } = begun.country;
  const corners = [
    { x: 0, y: -100 },
    { x: width, y: -100 },
    { x: width, y: 300 },
    { x: 0, y: 300 },
  ];
  const lake = {
    id: 'lake',
    kind: 'water',
    height: 0,
    shape: { kind: 'polygon', corners },
  } as const;
  const drowned = on(
    { ...begun.country, pieces: [lake] },
    {
      infantry: 5,
      cavalry: 0,
      guns: 0,
      engineers: 0,
      waggons: 0,
    },
  );
  const { noRoom } = arrangedSide(beginKriegspiel(drowned), 'red');
  expect(noRoom.map(({ kind }) => kind)).toEqual(['placeBody', 'place']);
});
