import { strode, type Stride } from '../game/strides';
import { AT_EASE, type Store } from './state';
import { present, startOfTurn, type War } from '../game/war';
import { dutyIn } from './warOrders';

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
