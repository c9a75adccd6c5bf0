import type { Order } from '../../../src/littlewars/engine/orders';
import type { Country, Side } from '../../../src/littlewars/engine/types';
import type { Game } from '../../../src/littlewars/game/game';
import { placesBySide } from '../../../src/littlewars/game/game';
import { battleOf, given } from '../../../src/littlewars/game/timeline';

/** Three feet by two, with a house, a pond and a tree. */
export const YARD: Country = {
  name: 'The “yard”',
  width: 576,
  depth: 384,
  pieces: [
    {
      id: 'house',
      kind: 'house',
      height: 64,
      shape: {
        kind: 'polygon',
        corners: [
          { x: 40, y: 160 },
          { x: 100, y: 160 },
          { x: 100, y: 220 },
          { x: 40, y: 220 },
        ],
      },
      name: 'the “old” house | and its yard',
    },
    { id: 'tree', kind: 'tree', height: 80, shape: { kind: 'circle', x: 500, y: 200, radius: 6 } },
  ],
};

const FORCE = { infantry: 12, cavalry: 4, guns: 1 };

function placesOf(side: Side): Order[] {
  const [letter, y, gun] = side === 'red' ? ['R', 24, 'G1'] : ['B', 360, 'G2'];
  return [
    ...Array.from({ length: 12 }, (_, i): Order => ({
      kind: 'place',
      man: `${letter}${i + 1}`,
      at: { x: 200 + i * 12 + (i > 5 ? 44 : 0), y },
    })),
    ...Array.from({ length: 4 }, (_, i): Order => ({
      kind: 'place',
      man: `${letter}${i + 13}`,
      at: { x: 420 + i * 20, y },
    })),
    { kind: 'placeGun', gun, at: { x: 288, y }, bearing: side === 'red' ? 0 : 180_000 },
  ];
}

/** Where sixteen men and a gun a side stand in the yard. */
export const YARD_PLACES = [...placesOf('red'), ...placesOf('blue')];

/** Sixteen men and a gun a side in the yard, set out, before the first move. */
export const SKIRMISH: Game = (() => {
  const muster: Game['muster'] = {
    country: YARD,
    rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: true, interval: 4 },
    first: 'red',
    forces: { red: FORCE, blue: FORCE },
    seed: 42,
  };
  return {
    id: 'skirmish',
    name: 'A skirmish, "so to say" \\ of two',
    players: { red: 'Ada', blue: 'Charles' },
    date: '2026.11.23',
    muster,
    chosen: false,
    time: { kind: 'minutes', minutes: 7 },
    left: null,
    campaign: { id: 'summer', target: 200, before: [{ red: 120.5, blue: 80 }] },
    tags: [{ name: 'Site', value: 'the nursery floor' }],
    bodies: [],
    stage: {
      name: 'battle',
      places: placesBySide(muster, YARD_PLACES),
      orders: [],
    },
  };
})();

/** A game after orders that must be good. */
export const after = (game: Game, ...orders: readonly Order[]): Game =>
  orders.reduce((now, order) => {
    const outcome = given(now, order);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.game;
  }, game);

const march = (man: string, x: number, y: number): Order => ({ kind: 'march', man, to: { x, y } });

/** Settles every melee as is proposed. */
export function settled(game: Game): Game {
  let now = game;
  for (let battle = battleOf(now); battle?.phase === 'melees'; battle = battleOf(now)) {
    const { number: melee, proposal: casualties } = battle.melees.find((each) => !each.settled)!;
    now = after(now, { kind: 'settle', melee, casualties });
  }
  return now;
}

/** The skirmish to its end: marches, shots, a gun hauled and served, a melee, offers, a surrender. */
export function fought(): Game {
  let game = after(
    SKIRMISH,
    { kind: 'go' },
    march('R1', 200, 150),
    march('R2', 212, 40),
    march('R2', 212, 30),
    { kind: 'end' },
    { kind: 'go' },
    march('B13', 420, 352),
    { kind: 'offerDraw', side: 'blue' },
    { kind: 'declineDraw', side: 'red' },
    { kind: 'time' },
    { kind: 'go' },
    { kind: 'lie', man: 'R3', lying: true },
    { kind: 'lie', man: 'R3', lying: false },
    { kind: 'fire', gun: 'G1', bearing: 0, elevation: 300 },
    { kind: 'fire', gun: 'G1', bearing: 359_000, elevation: -200 },
    march('R13', 420, 335),
    march('R14', 440, 300),
    { kind: 'end' },
  );
  game = settled(game);
  const battle = battleOf(game)!;
  if (battle.phase !== 'interval') throw new Error(battle.phase);
  return after(game, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
}
