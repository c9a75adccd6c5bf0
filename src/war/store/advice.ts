import { createStore } from 'zustand/vanilla';
import type { Refused } from '../engine/reasons';
import type { Game } from '../game/game';
import { order, present, type War } from '../game/war';
import type { BotFault } from './botState';
import type { Readable } from './table';

/** How much of a hint is told: where to look, which unit, the turn. */
export type HintStep = 1 | 2 | 3;

/**
 * What is advised of a moment of a war, as far as it was asked for. `of` is that moment: of another it says nothing. A
 * turn is told in whatever form it is thought of.
 */
export type Advice<Turn> =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly of: War; readonly about: 'hint' | 'answer' }
  | { readonly is: 'hint'; readonly of: War; readonly step: HintStep; readonly turn: Turn }
  /** What the enemy's best answer would be if the turn ended now. */
  | { readonly is: 'answer'; readonly of: War; readonly turn: Turn }
  /** The turn cannot end now. */
  | { readonly is: 'bound'; readonly of: War; readonly refused: Refused }
  /** The turn ends the war, and there is no answer. */
  | { readonly is: 'ends'; readonly of: War }
  | { readonly is: 'failed'; readonly of: War; readonly fault: BotFault };

type AdvisedGame = Pick<Game, 'board' | 'rules'>;

/** What thinks of the rest of a turn, of one at a time. */
export interface AdviceEngine<Turn> {
  /** The rest of the turn under way in a war; one of the two is called once, unless it is asked again or stopped. */
  readonly think: (
    game: AdvisedGame,
    war: War,
    done: (turn: Turn) => void,
    failed: (fault: BotFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** Advises in a war: what it would play, in three steps, and what a turn that ended now would be answered with. */
export interface Adviser<Turn> {
  readonly state: Readable<Advice<Turn>>;
  /** Tells one step more of the hint for this moment, the first where none was told. */
  readonly hint: (game: AdvisedGame, war: War) => void;
  /** Asks for the enemy's best answer. */
  readonly check: (game: AdvisedGame, war: War) => void;
  /** Forgets everything, and stops thinking. */
  readonly stop: () => void;
}

/** An adviser with a mind of his own. */
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
      engine.think(game, war, (turn) => set({ is: 'hint', of: war, step: 1, turn }), failedAt(war));
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
