import type { Point } from './types';

/**
 * Sorts things into square cells by their places. Returns, for a place, everything that may be within `reach` of it,
 * middle to middle, and some that is further; in no particular order. What is asked of everybody so takes no longer for
 * each where there are more of them elsewhere.
 */
export function gridOf<T extends Point>(
  things: readonly T[],
  reach: number,
): (place: Point) => readonly T[] {
  const cells = new Map<string, T[]>();
  const cellOf = ({ x, y }: Point) => [Math.floor(x / reach), Math.floor(y / reach)] as const;
  for (const thing of things) {
    const key = cellOf(thing).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [thing]);
    else cell.push(thing);
  }
  return (place) => {
    const [column, row] = cellOf(place);
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get([column + dx, row + dy].join()) ?? []),
    );
  };
}
