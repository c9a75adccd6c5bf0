import type { StoreApi } from 'zustand/vanilla';
import type { RuleSetId, Rules } from '../engine/rules';
import type { Side, Square } from '../engine/vocabulary';
import type { Game, NewWay, Players } from '../game/game';
import type { DamagedSave } from '../game/save';
import type { Sealer } from '../../shell/platform/seal';
import type { Drawer, Slot, Written } from '../../shell/platform/slot';
import type { Hand, Refusal } from '../game/choice';

export interface NewGame {
  readonly players: Players;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly way: NewWay;
  readonly opening: string | null;
}

export interface GameState {
  readonly game: Game | null;
  readonly screen: 'headquarters' | 'game';
  /** The board is behind the curtain until the next player says who holds the machine. */
  readonly curtain: boolean;
  /** A deployment is being sealed: until that is done the curtain does not rise. */
  readonly sealing: boolean;
  readonly hand: Hand | null;
  readonly chosen: Square | null;
  /** The destination a touch has shown and a second touch will confirm. */
  readonly preview: Square | null;
  /** The enemy unit whose sum is laid open. */
  readonly aim: Square | null;
  readonly refusal: Refusal | null;
  /** The moment of the war looked back at, an index of its positions; null where the present is shown. */
  readonly review: number | null;
  /** Sides whose seal could not be opened and who have to deploy again. */
  readonly lostSeals: readonly Side[];
  /** How the last writing to storage went. */
  readonly keeping: Written;
  /** Whether the game in hand is in the library too, to be found there when another takes its place. */
  readonly library: Written;
  readonly damaged: readonly DamagedSave[];
}

/** What the store needs from the world around it. */
export interface World {
  readonly slot: Slot;
  readonly drawer: Drawer;
  readonly sealer: Sealer;
  /** A whole number from 0 to n - 1 by lot. */
  readonly randomInt: (n: number) => number;
  readonly newId: () => string;
}

export type Store = StoreApi<GameState>;

/** Nothing held, chosen, aimed at, refused, looked back at or being sealed: how every new moment begins. */
export const AT_EASE = {
  sealing: false,
  hand: null,
  chosen: null,
  preview: null,
  aim: null,
  refusal: null,
  review: null,
} as const satisfies Partial<GameState>;
