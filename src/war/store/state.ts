import type { StoreApi } from 'zustand/vanilla';
import type { RuleSetId, Rules } from '../engine/rules';
import type { Side } from '../engine/vocabulary';
import type { Game, NewBeginning, Players } from '../game/game';
import type { DamagedSave } from '../game/save';
import type { Sealer } from '../../shell/seal';
import type { SaveSlot } from '../../shell/saveSlot';
import type { TextStorage, Written } from '../../shell/storage';
import { choiceOfUnit, NOTHING, type Choice, type Refusal } from '../game/choice';
import { dutyOf } from '../game/war';

export interface NewGameWish {
  readonly players: Players;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly way: NewBeginning;
  readonly opening: string | null;
}

export interface GameState {
  readonly game: Game | null;
  readonly screen: 'headquarters' | 'game';
  /** The board is behind the curtain until the next player says who holds the machine. */
  readonly curtain: boolean;
  /** A deployment is being sealed: until that is done the curtain does not rise. */
  readonly sealing: boolean;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
  /** Sides whose seal could not be opened and who have to deploy again. */
  readonly lostSeals: readonly Side[];
  /** How the last writing to storage went. */
  readonly keeping: Written;
  /** Whether the game in hand is in the library too, to be found there when another takes its place. */
  readonly library: Written;
  readonly damaged: readonly DamagedSave[];
}

/** What orders need besides the state. */
export interface Services {
  readonly slot: SaveSlot;
  readonly storage: TextStorage;
  readonly sealer: Sealer;
  /** A whole number from 0 to n - 1 by lot. */
  readonly randomInt: (n: number) => number;
  readonly newId: () => string;
}

export type Store = StoreApi<GameState>;

/** Nothing chosen, refused or being sealed: how every new moment begins. */
export const AT_REST = {
  sealing: false,
  choice: NOTHING,
  refusal: null,
} as const satisfies Partial<GameState>;

/** How a game is taken up or left: the unit that has to act first in its war is chosen. */
export const atRestIn = (game: Pick<Game, 'stage'> | null): Partial<GameState> => ({
  ...AT_REST,
  ...(game?.stage.name === 'war' && { choice: choiceOfUnit(dutyOf(game.stage.war)) }),
});
