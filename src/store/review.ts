import { AT_EASE, type Store } from './state';
import { present, startOfTurn, type War } from './war';
import { dutyIn } from './warOrders';

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

/** Looking back: the moment under review, while nothing can be ordered. */
export function createReviewOrders(store: Store) {
  const warInHand = (): War | null => {
    const { game } = store.getState();
    return game?.stage.name === 'war' ? game.stage.war : null;
  };

  /** Shows the position at an index, 0 the start; null goes back to the present and its orders. */
  function review(at: number | null): void {
    const war = warInHand();
    if (war === null || at === store.getState().review) return;
    const index = at === null ? null : Math.min(Math.max(0, at), war.actions.length);
    store.setState(({ game }) => ({
      ...AT_EASE,
      chosen: index === null ? dutyIn(game) : null,
      review: index,
    }));
  }

  return {
    review,

    /** Goes on from the moment under review, or back from the present, beyond which there is nothing. */
    stride: (stride: Stride): void => {
      const war = warInHand();
      const now = store.getState().review;
      if (war === null || (now === null && (stride === 'next' || stride === 'nextTurn'))) return;
      review(strode(war, now ?? war.actions.length, stride));
    },

    /** Shows the position that a turn ended with, or as far as it has gone; before the first, the start. */
    reviewTurn: (turn: number): void => {
      const war = warInHand();
      if (war === null) return;
      review(turn >= present(war).turn ? war.actions.length : startOfTurn(war, turn + 1));
    },
  };
}
