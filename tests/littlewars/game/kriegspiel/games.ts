// Games of Kriegspiel for tests: random ones, and one that is always the same.
import {
  given,
  isPlacement,
  placesBySide,
  type KriegspielGame,
} from '../../../../src/littlewars/game/kriegspiel/game';
import {
  commandKriegspiel,
  type KriegspielOrder,
} from '../../../../src/littlewars/kriegspiel/orders';
import { beginKriegspiel } from '../../../../src/littlewars/kriegspiel/terms';
import type { KriegspielMuster } from '../../../../src/littlewars/kriegspiel/types';
import { Chance } from '../../chance';
import { randomMuster, setOut } from '../../kriegspiel/randomBattle';
import { playMove } from '../../kriegspiel/randomMoves';
import { FORCE, muster } from '../../kriegspiel/tables';

/** Returns a game of these orders, of setting out and of the battle. */
export const gameOf = (
  of: KriegspielMuster,
  orders: readonly KriegspielOrder[],
): KriegspielGame => ({
  id: '',
  name: 'A sham fight',
  players: { red: 'Ada', blue: 'Charles' },
  date: '2026.11.28',
  muster: of,
  chosen: false,
  time: of.rules.timed ? { kind: 'standard' } : { kind: 'none' },
  left: null,
  campaign: null,
  tags: [],
  bodies: [],
  stage: {
    name: 'battle',
    places: placesBySide(of, orders.filter(isPlacement)),
    orders: orders.filter((order) => !isPlacement(order) && order.kind !== 'ready'),
  },
});

/** A random game, played for so many moves, and the orders that were carried out. */
export function randomGame(number: number, moves: number): KriegspielGame {
  const chance = new Chance(7_000 + number);
  const of = randomMuster(number, chance);
  let battle = beginKriegspiel(of);
  const orders: KriegspielOrder[] = [];
  const give = (order: KriegspielOrder): boolean => {
    const outcome = commandKriegspiel(battle, order);
    if (!outcome.ok) return false;
    battle = outcome.battle;
    orders.push(order);
    return true;
  };
  const play = { battle: () => battle, give, chance, goals: new Map() };
  setOut(play);
  while (battle.phase !== 'over' && battle.moves < moves) {
    give({ kind: 'go' });
    playMove(play);
  }
  return gameOf(of, orders);
}

/** The game after orders that must be good. */
export const after = (
  game: KriegspielGame,
  ...orders: readonly KriegspielOrder[]
): KriegspielGame =>
  orders.reduce((now, order) => {
    const outcome = given(now, order);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.game;
  }, game);

const side = (letter: 'R' | 'B', y: number, front: number, gun: string): KriegspielOrder[] => {
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${letter}${from + i}`);
  const [inwards, waggon] = letter === 'R' ? [1, 'W1'] : [-1, 'W2'];
  return [
    { kind: 'placeBody', men: ids(1, 10), formation: 'extended', at: { x: 700, y }, front },
    { kind: 'placeBody', men: ids(17, 2), formation: 'extended', at: { x: 900, y }, front },
    { kind: 'placeBody', men: ids(19, 8), formation: 'ranks', at: { x: 1_100, y }, front },
    { kind: 'placeGun', gun, at: { x: 300, y }, bearing: front },
    ...ids(11, 6).map((man, i): KriegspielOrder => ({
      kind: 'place',
      man,
      at: { x: 230 + 28 * i, y: y - 48 * inwards },
    })),
    { kind: 'placeWaggon', waggon, at: { x: 500, y }, bearing: front },
    { kind: 'place', man: `${letter}27`, at: { x: 560, y } },
  ];
};

const MUSTER = muster({
  country: {
    name: 'A “bare” field',
    width: 1_536,
    depth: 1_152,
    pieces: [
      { id: 'oak', kind: 'tree', height: 80, shape: { kind: 'circle', x: 60, y: 600, radius: 6 } },
    ],
  },
  forces: { red: FORCE, blue: FORCE },
  generalVulnerable: true,
});

/** Set out, before the first move. */
export const SHAM_FIGHT: KriegspielGame = gameOf(MUSTER, [
  ...side('R', 60, 0, 'G1'),
  ...side('B', 1_092, 180_000, 'G2'),
]);

const end: KriegspielOrder = { kind: 'end' };
const go: KriegspielOrder = { kind: 'go' };

/** Four moves: marches, a mine and a trench begun by Red and Blue, a shell, and a march that goes round a place. */
export const begunWorks = (): KriegspielGame =>
  after(
    SHAM_FIGHT,
    go,
    { kind: 'marchBody', body: 'C', path: [{ x: 1_140, y: 300 }] },
    {
      kind: 'beginWork',
      work: 'entrench',
      men: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'],
      target: null,
      at: [
        { x: 670, y: 74 },
        { x: 718, y: 74 },
      ],
    },
    end,
    go,
    { kind: 'nameNext', side: 'blue', man: 'B19' },
    {
      kind: 'beginWork',
      work: 'mine',
      men: ['B17', 'B18'],
      target: null,
      at: [{ x: 880, y: 1_070 }],
    },
    { kind: 'changeFormation', body: 'F', formation: 'fours' },
    end,
    go,
    { kind: 'shell', gun: 'G1', screw: 'medium', bearing: 0, elevation: 9_000 },
    { kind: 'march', man: 'R27', to: { x: 600, y: 100 }, by: [{ x: 560, y: 100 }] },
    { kind: 'dismount', body: 'C' },
    end,
  );

/** The same fight to its end. */
export const foughtOut = (): KriegspielGame =>
  after(begunWorks(), go, { kind: 'surrender', side: 'blue' });
