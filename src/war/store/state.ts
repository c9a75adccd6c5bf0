import type { StoreApi } from 'zustand/vanilla';
import type { Board } from '../engine/board';
import type { Handicap } from '../engine/handicap';
import type { Platform } from '../../shell/game';
import type { Tag } from '../../shell/record/recordText';
import type { RuleSetId, Rules } from '../engine/rules';
import type { Side } from '../engine/vocabulary';
import type { WarTimeControl } from '../game/clocks';
import type { Seats } from '../game/seat';
import type { Game, NewBeginning, Players } from '../game/game';
import type { SaveFault } from '../game/save';
import type { WarClock } from './clockState';
import type { RunningBots } from './botState';
import type { Sealing } from '../../shell/sealing';
import type { PersistenceState } from '../../shell/persistence/format';
import { choiceOfUnit, NOTHING, type Choice, type Refusal } from '../game/choice';
import { forcedUnit, type War } from '../game/war';

export interface NewGameOptions {
  readonly players: Players;
  /** The ground; Debord's map where none is wished for. */
  readonly board?: Board;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly way: NewBeginning;
  readonly opening: string | null;
  readonly clock?: WarTimeControl | undefined;
  readonly handicap?: Handicap | undefined;
  readonly seats: Seats;
  /** What both have agreed to besides, for the record. */
  readonly tags?: readonly Tag[];
}

export interface GameState extends PersistenceState<Game, SaveFault> {
  /** The board is behind the curtain until the next player says who holds the machine. */
  readonly curtain: boolean;
  readonly sealing: Sealing;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
  /** How often the machine has been handed over with a side sealed: what was shown before that is not kept in memory. */
  readonly handOvers: number;
  /** Sides whose seal could not be opened and who have to deploy again. */
  readonly lostSeals: readonly Side[];
  /** The clock of the war in hand, and its programs, while it is at its board; null without them. */
  readonly clock: WarClock | null;
  readonly programs: RunningBots | null;
}

/** What orders need besides the state. */
export type Services = Omit<Platform, 'watcher'>;

export type Store = StoreApi<GameState>;

/** The war of the game in hand, or null before it has begun. */
export const warOf = ({ game }: Pick<GameState, 'game'>): War | null =>
  game?.stage.name === 'war' ? game.stage.war : null;

/** Nothing chosen, refused or being sealed: how every new moment begins. */
export const AT_REST = {
  sealing: 'none',
  choice: NOTHING,
  refusal: null,
} as const satisfies Partial<GameState>;

/** How a game is taken up or left: the unit that has to act first in its war is chosen. */
export const atRestIn = (game: Pick<Game, 'stage'> | null): Partial<GameState> => ({
  ...AT_REST,
  ...(game?.stage.name === 'war' && { choice: choiceOfUnit(forcedUnit(game.stage.war)) }),
});
