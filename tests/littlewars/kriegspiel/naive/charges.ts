import type { Man, Point } from '../../../../src/littlewars/engine/types';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { naiveToll } from '../../naive/melees';
import { apart, HAIR, INCH } from '../../naive/sizes';

/*
 * A second reading of chapter 7 of kriegspiel.md, from the clauses alone: numbers are counted off one by one. It shares
 * with the engine its types and nothing else.
 */

const FOOT = 12 * INCH;

/** What a charge costs: dead and taken of those who charge and of those charged, who is put back, and guns taken. */
export interface NaiveCharge {
  readonly sabres: number;
  readonly charged: number;
  readonly distance: number;
  /** One; or, by a toss, that of the charging winning, and of their losing. */
  readonly tolls: readonly (readonly [
    dead: number,
    taken: number,
    theirDead: number,
    theirTaken: number,
    putBack: number,
    guns: number,
  ])[];
}

const duty = ({ kriegspiel }: KriegspielBattle, { id }: Man) => kriegspiel.duties[id];

/** How many whole lots of a size there are in a number, counted off. */
function lots(number: number, size: number): number {
  let count = 0;
  for (let left = number; left >= size; left -= size) count++;
  return count;
}

const ready = (battle: KriegspielBattle, body: string): Man[] => {
  const { men } = battle.kriegspiel.bodies.find(({ id }) => id === body)!;
  return battle.men.filter(({ id, state }) => men.includes(id) && state === 'ready');
};

/** Where a man stood when the move began. */
const began = (battle: KriegspielBattle, man: Man): Point => duty(battle, man)?.start ?? man;

/** 5.1 of littlewars.md, on a field with nothing on it: fewer than half of them have others within a move of any of them. */
function isolated(battle: KriegspielBattle, body: readonly Man[]): boolean {
  const radius = ({ arm, half }: Man): number =>
    Math.ceil((arm === 'cavalry' ? 8 : 5) / (half === true ? 2 : 1));
  const supporters = battle.men.filter(
    (man) =>
      man.side === body[0]!.side &&
      man.state === 'ready' &&
      !body.includes(man) &&
      battle.kriegspiel.services[man.id] !== 'general' &&
      body.some(
        (each) => apart(man, each) - radius(man) - radius(each) <= (man.march ?? NaN) + HAIR,
      ),
  );
  return supporters.length < body.length / 2;
}

/** The charge of one body on another on a bare field; `contours` is how many it comes down (7.5). */
export function naiveCharge(
  battle: KriegspielBattle,
  body: string,
  target: string,
  contours = 0,
): NaiveCharge {
  const sabres = ready(battle, body);
  const charged = ready(battle, target);
  const distance = Math.min(
    ...sabres.flatMap((sabre) => charged.map((man) => apart(began(battle, sabre), man))),
  );
  const [many, few] = [sabres.length, charged.length];
  const [over2, over1] = [distance > 2 * FOOT, distance > FOOT];
  /** The figure of a line of the table. */
  const figure = (far: number, middle: number, near: number): number =>
    over2 ? far : over1 ? middle : near;
  const cut = (ours: number, theirs: number): NaiveCharge['tolls'] => [
    [Math.min(ours, many), 0, Math.min(theirs, few), 0, 0, 0],
  ];
  const has = (what: string): boolean => charged.some((man) => duty(battle, man)?.pursuit === what);
  const service = battle.kriegspiel.services[charged[0]!.id];
  const { formation } = battle.kriegspiel.bodies.find(({ id }) => id === target)!;
  const horse = charged.some(({ arm }) => arm === 'cavalry');
  const tolls = ((): NaiveCharge['tolls'] => {
    if (horse) {
      if (has('stood')) {
        let [dead, back] = [0, 0];
        for (let sabre = 0; sabre < many; sabre++) {
          dead += Math.min(5, few - dead);
        }
        for (let sabre = 0; sabre < many; sabre++) back += Math.min(15, few - dead - back);
        return [[0, 0, dead, 0, back, 0]];
      }
      const times = [1, 2, 3, 4][Math.min(3, Math.max(0, contours))]!;
      if (many * times === few) {
        const part = (quarters: number, number: number): number => lots(number * quarters, 4);
        return [
          [lots(part(1, many * times), times), 0, part(3, few), 0, 0, 0],
          [lots(part(3, many * times), times), 0, part(1, few), 0, 0, 0],
        ];
      }
      const weAreFewer = many * times < few;
      const toll = naiveToll(many * times, few, isolated(battle, weAreFewer ? sabres : charged));
      return [
        [
          lots(toll.dead, times),
          weAreFewer ? lots(toll.taken, times) : 0,
          toll.dead,
          weAreFewer ? 0 : toll.taken,
          0,
          0,
        ],
      ];
    }
    const close = service === 'infantry' && formation !== 'extended';
    if (has('overtaken'))
      return cut(0, close ? many * (over2 ? 2 : 3) : 2 * many * figure(1, 2, 3));
    return close
      ? cut(few * figure(3, 2, 1), lots(many, figure(15, 10, 5)))
      : cut(lots(few, figure(5, 10, 15)), many * figure(1, 2, 3));
  })();
  return { sabres: many, charged: few, distance, tolls };
}
