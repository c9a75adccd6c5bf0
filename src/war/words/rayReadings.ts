// What is on the eight rays of a square, in words, for users of a screen reader.
import { listed } from '../../shell/language/intl';
import { DIRECTIONS, nameOf } from '../engine/board';
import { raysFrom, type Ray, type Seen } from '../engine/insight/rays';
import { arsenalAt, type Position } from '../engine/position';
import type { Square } from '../engine/vocabulary';
import { arsenalName, unitName } from './sentences';
import { t } from './t';

/**
 * Returns sentences on the units, passes, forts and arsenals on the eight lines from a square, each with its distance
 * in squares; a line ends at the first mountain or the edge. The lines are read clockwise from the north, the empty
 * ones last, in one sentence.
 */
export function raySentences(position: Position, square: Square): string[] {
  const rays = raysFrom(position, square);
  const free = rays.filter((ray) => ray.length > 0 && thingsOn(position, ray).length === 0);
  return [
    t('readings:rays.from', { square: nameOf(position.board, square) }),
    ...rays.flatMap((ray) => {
      const things = thingsOn(position, ray);
      return things.length > 0
        ? [t(`readings:rays.${nameOfRay(ray)}`, { things: listed(things) })]
        : [];
    }),
    ...(free.length > 0
      ? [
          t('readings:rays.free', {
            directions: listed(free.map((ray) => t(`readings:directions.${nameOfRay(ray)}`))),
          }),
        ]
      : []),
  ];
}

/**
 * Returns one sentence on the line from a square in one direction: the first, second and further squares with a unit,
 * special ground or an arsenal, then how the line ends, then from the start again. `step` is the number of earlier
 * presses of the key for that direction.
 */
export function rayStep(
  position: Position,
  square: Square,
  direction: (typeof DIRECTIONS)[number]['name'],
  step: number,
): string {
  const ray = raysFrom(position, square).find((each) => nameOfRay(each) === direction);
  if (ray === undefined) return '';
  const { board } = position;
  const edge = square + ray.length * (board.stride[ray.direction] as number);
  const seen = thingsOn(position, ray);
  const things =
    ray.mountain !== null
      ? seen
      : [
          ...seen,
          edge === square
            ? t('readings:rays.edge')
            : t(seen.length > 0 ? 'readings:rays.noMore' : 'readings:rays.nothing', {
                square: nameOf(board, edge),
              }),
        ];
  return t(`readings:rays.${direction}`, { things: things[step % things.length] ?? '' });
}

const nameOfRay = ({ direction }: Ray) => (DIRECTIONS[direction] ?? DIRECTIONS[0]).name;

function thingsOn(position: Position, { length, seen, mountain }: Ray): string[] {
  const thing = (what: string, square: Square, distance: number): string =>
    t('readings:rays.seen', { what, square: nameOf(position.board, square), distance });
  return [
    ...seen.map((each) => thing(seenWords(position, each), each.square, each.distance)),
    ...(mountain === null ? [] : [thing(t('field:terrain.mountain'), mountain, length + 1)]),
  ];
}

function seenWords(position: Position, { square, unit, linked }: Seen): string {
  const { board } = position;
  const words: string[] = [];
  if (unit !== null)
    words.push(linked ? unitName(unit) : t('readings:rays.isolated', { unit: unitName(unit) }));
  const terrain = board.terrain[square] ?? 'plain';
  if (terrain !== 'plain') words.push(t(`field:terrain.${terrain}`));
  const arsenal = arsenalAt(position, square);
  if (arsenal !== null) words.push(arsenalName(arsenal));
  return words.join(', ');
}
