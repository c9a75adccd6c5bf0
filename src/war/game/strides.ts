import { startOfTurn } from './past';
import { present, type War } from './war';

/** Ways through the history: to either end, by whole turns, by single actions. */
export const STRIDES = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;
export type Stride = (typeof STRIDES)[number];

/** The turn in which the position at an index was reached; at the start, the one before the first. */
export const turnReached = ({ positions }: War, at: number): number =>
  positions[at - 1]?.turn ?? positions[0].turn - 1;

/** Where a stride leads from an index of the war's positions, never beyond the start or the present. */
export function strode(war: War, at: number, stride: Stride): number {
  const last = war.actions.length;
  switch (stride) {
    case 'first':
      return 0;
    case 'previousTurn':
      return startOfTurn(war, turnReached(war, at));
    case 'previous':
      return Math.max(0, at - 1);
    case 'next':
      return Math.min(last, at + 1);
    case 'nextTurn': {
      const turn = (war.positions[at] ?? present(war)).turn;
      return turn === present(war).turn ? last : startOfTurn(war, turn + 1);
    }
    case 'last':
      return last;
  }
}
