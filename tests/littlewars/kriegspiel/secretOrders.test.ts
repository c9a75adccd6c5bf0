// kriegspiel.md 6.4: no refusal reveals a secret work. Random battles, every order of which is asked of three
// readings.
import { expect, test } from 'vitest';
import { bodyWith } from '../../../src/littlewars/kriegspiel/bodies';
import { other } from '../../../src/littlewars/engine/men';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import type { KriegspielReason } from '../../../src/littlewars/kriegspiel/reasons';
import { SECRET_WORKS, seenBy } from '../../../src/littlewars/kriegspiel/secrets';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { rounds } from '../../support/rounds';
import { Chance } from '../chance';
import { begunBattle, setOut } from './randomBattle';
import { playMove } from './randomMoves';

/** Returns the reasons against an order; none if it is carried out. */
const against = (battle: KriegspielBattle, order: KriegspielOrder): readonly KriegspielReason[] => {
  const outcome = commandKriegspiel(battle, order);
  return outcome.ok ? [] : outcome.reasons;
};

/** All chapters are in each. */
const BATTLES = rounds(1);
const MOVES = 14;

const hasSecrets = ({ kriegspiel }: KriegspielBattle): boolean =>
  kriegspiel.mines.length > 0 || kriegspiel.works.some(({ kind }) => SECRET_WORKS.has(kind));

/** Returns orders for men who are at a secret work of the mover, as a player gives them who thinks of it no more. */
const forWorkers = (battle: KriegspielBattle): readonly KriegspielOrder[] =>
  battle.kriegspiel.works
    .filter(({ side, kind }) => side === battle.mover && SECRET_WORKS.has(kind))
    .flatMap(({ men }): readonly KriegspielOrder[] => {
      const [first = ''] = men;
      const man = battle.men.find(({ id }) => id === first)!;
      const stranger = battle.men.find(
        ({ id, side }) => side === man.side && !men.includes(id),
      )!.id;
      const body = bodyWith(battle, first)?.id ?? '';
      const near = { x: man.x + 3, y: man.y };
      return [
        { kind: 'march', man: first, to: near },
        { kind: 'marchBody', body, path: [near] },
        { kind: 'changeFormation', body, formation: 'extended' },
        { kind: 'changeFormation', body, formation: 'fours' },
        { kind: 'dismount', body },
        { kind: 'leave', man: first },
        { kind: 'rifles', men: men.slice(0, 5), bearing: 0, elevation: 0 },
        { kind: 'beginWork', work: 'burn', men, target: 'mill-depot', at: [] },
        { kind: 'beginWork', work: 'mine', men, target: null, at: [near] },
        { kind: 'beginWork', work: 'burn', men: [first, stranger], target: 'mill-depot', at: [] },
        ...battle.guns.map(({ id }): KriegspielOrder => ({
          kind: 'serve',
          gun: id,
          men: [first, men[1] ?? first],
        })),
        ...battle.guns.map(({ id }): KriegspielOrder => ({
          kind: 'shell',
          gun: id,
          screw: 'medium',
          bearing: 0,
          elevation: 9_000,
        })),
        ...battle.kriegspiel.transports.map(({ id }): KriegspielOrder => ({
          kind: 'embark',
          transport: id,
          men,
        })),
      ];
    });

/** What was asked while something was secret, and how many of these orders were for men who are at it, and carried out. */
interface Asked {
  orders: number;
  forWorkers: number;
  carriedOut: number;
  /** How many secret works were begun. */
  begun: number;
}

/** Asks whether an order is refused alike to all who know of the secrets and to those who do not. */
function ask(battle: KriegspielBattle, order: KriegspielOrder): boolean {
  const reasons = against(battle, order);
  const why = `move ${battle.moves}, ${JSON.stringify(order)}`;
  // To his own side, and as the page shows it, without either's notes.
  const own = seenBy(battle, battle.mover);
  expect(against(own, order), why).toEqual(reasons);
  expect(against(seenBy(own, other(battle.mover)), order), why).toEqual(reasons);
  return reasons.length === 0;
}

function play(number: number, asked: Asked): void {
  const chance = new Chance(91_000 + number);
  let battle = begunBattle(number, chance);
  const give = (order: KriegspielOrder): boolean => {
    if (hasSecrets(battle)) {
      ask(battle, order);
      asked.orders++;
    }
    const outcome = commandKriegspiel(battle, order);
    if (!outcome.ok) return false;
    // But for a public work that is given up for it, nobody else sees that it has begun.
    if (order.kind === 'beginWork' && SECRET_WORKS.has(order.work)) {
      const [was, is] = [battle, outcome.battle].map((each) => seenBy(each, other(battle.mover)));
      if (is!.kriegspiel.works.length === was!.kriegspiel.works.length) {
        expect(is).toEqual(was);
        asked.begun++;
      }
    }
    battle = outcome.battle;
    for (const each of order.kind === 'beginWork' || order.kind === 'go'
      ? forWorkers(battle)
      : []) {
      asked.forWorkers++;
      if (ask(battle, each)) asked.carriedOut++;
    }
    return true;
  };
  const now = { battle: () => battle, give, chance, goals: new Map() };
  setOut(now);
  while (battle.phase !== 'over' && battle.moves < MOVES) {
    give({ kind: 'go' });
    playMove(now);
  }
}

test(
  'kriegspiel.md 6.4: a refusal to the mover is the same for those who know of no secret work',
  { tags: ['slow'] },
  () => {
    const asked: Asked = { orders: 0, forWorkers: 0, carriedOut: 0, begun: 0 };
    for (let number = 0; number < BATTLES; number++) play(number, asked);
    expect(asked.orders, JSON.stringify(asked)).toBeGreaterThan(300);
    expect(asked.forWorkers, JSON.stringify(asked)).toBeGreaterThan(50);
    expect(asked.begun, JSON.stringify(asked)).toBeGreaterThan(2);
    expect(asked.carriedOut, JSON.stringify(asked)).toBeGreaterThan(20);
  },
);
