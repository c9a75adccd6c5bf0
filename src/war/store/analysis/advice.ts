import { createStore } from 'zustand/vanilla';
import type { Refused } from '../../engine/reasons';
import type { Game } from '../../game/game';
import { order, present, type War } from '../../game/war';
import type { BotFault } from '../../seats/bot/kind';
import type { Readable } from '../tables/table';

/** How much of a hint is shown: 1, where to look; 2, also which unit to move; 3, also the orders of the turn. */
export type HintStep = 1 | 2 | 3;

/**
 * The advice on one position of a war, as far as the player has asked for it: `none`; `thinking` while a hint or an
 * answer is computed; `hint`, shown up to a step; `answer`, the enemy's best turn if this one ended now; `bound`, the
 * turn cannot end now; `ends`, its end ends the war; `failed`. `of` is the war advised on: the advice applies to no
 * other. `Turn` is the form in which the engine returns a turn.
 */
export type Advice<Turn> =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly of: War; readonly about: 'hint' | 'answer' }
  | { readonly is: 'hint'; readonly of: War; readonly step: HintStep; readonly turn: Turn }
  /** The enemy's best answer if the turn ended now. */
  | { readonly is: 'answer'; readonly of: War; readonly turn: Turn }
  /** The turn cannot end now. */
  | { readonly is: 'bound'; readonly of: War; readonly refused: Refused }
  /** The turn ends the war, and there is no answer. */
  | { readonly is: 'ends'; readonly of: War }
  | { readonly is: 'failed'; readonly of: War; readonly fault: BotFault };

type AdvisedGame = Pick<Game, 'board' | 'rules'>;

/**
 * The computation of the turns that hints and answers show, one at a time, in a worker, so that the page stays
 * responsive; `stop` cancels the present one.
 */
export interface AdviceEngine<Turn> {
  /**
   * Computes the rest of the current turn of a war, for a hint or as the enemy's answer; calls either `done` with the turn or `failed` with the reason once,
   * unless `think` is called again or `stop` is called first.
   */
  readonly think: (
    game: AdvisedGame,
    war: War,
    about: 'hint' | 'answer',
    done: (turn: Turn) => void,
    failed: (fault: BotFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** The advice in a war on request: hints in three steps, and the enemy's best answer. `state` is what is shown. */
export interface Adviser<Turn> {
  readonly state: Readable<Advice<Turn>>;
  /** Shows one more step of the hint for this position, the first if none is shown. */
  readonly hint: (game: AdvisedGame, war: War) => void;
  /** Requests the enemy's best answer. */
  readonly check: (game: AdvisedGame, war: War) => void;
  /** Clears the advice, and stops computing. */
  readonly stop: () => void;
}

/**
 * Creates an adviser, which shows hints in a war and the enemy's best answer. The turns are computed by `engine`, which
 * nothing else may use.
 */
export function createAdviser<Turn>(engine: AdviceEngine<Turn>): Adviser<Turn> {
  const state = createStore<Advice<Turn>>(() => ({ is: 'none' }));
  const set = (advice: Advice<Turn>): void => state.setState(() => advice, true);
  const failedAt =
    (of: War) =>
    (fault: BotFault): void =>
      set({ is: 'failed', of, fault });
  return {
    state,
    hint(game, war) {
      const now = state.getState();
      if (now.is === 'thinking' && now.of === war && now.about === 'hint') return;
      if (now.is === 'hint' && now.of === war) {
        if (now.step < 3) set({ ...now, step: now.step === 1 ? 2 : 3 });
        return;
      }
      set({ is: 'thinking', of: war, about: 'hint' });
      engine.think(
        game,
        war,
        'hint',
        (turn) => set({ is: 'hint', of: war, step: 1, turn }),
        failedAt(war),
      );
    },
    check(game, war) {
      const ended = order(war, { type: 'endTurn' });
      if (!ended.ok) set({ is: 'bound', of: war, refused: ended });
      else if (present(ended.war).over !== null) set({ is: 'ends', of: war });
      else {
        set({ is: 'thinking', of: war, about: 'answer' });
        engine.think(
          game,
          ended.war,
          'answer',
          (turn) => set({ is: 'answer', of: war, turn }),
          failedAt(war),
        );
      }
    },
    stop() {
      engine.stop();
      set({ is: 'none' });
    },
  };
}
