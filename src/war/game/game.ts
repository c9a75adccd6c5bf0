import type { Board } from '../engine/board';
import type { Deployment } from '../engine/deployment';
import { emptyDeployment } from '../engine/deployment';
import type { Handicap } from '../engine/handicap';
import type { Tag } from '../../shell/record/recordText';
import type { RuleSetId, Rules } from '../engine/rules';
import { SIDES, type Side } from '../engine/vocabulary';
import type { Sealed } from '../../shell/seal';
import type { WarTimeControl } from './clocks';
import { areHere, type Seats } from './seat';
import type { TemplateList } from './templateList';
import { present, type War } from './war';

/** How the armies of a new game may be placed (`NewBeginning`). */
export const NEW_BEGINNINGS = ['hidden', 'open', 'opening'] as const;
/**
 * How the armies of a new game are placed: each side in secret from the other (`hidden`), each in view (`open`), or by
 * an `opening` of the map.
 */
export type NewBeginning = (typeof NEW_BEGINNINGS)[number];
/**
 * How the armies of a game were placed: in secret (`hidden`), in view (`open`) or by an `opening`; or `position` if the
 * game was opened from a record or a position.
 */
export type Beginning = NewBeginning | 'position';

/** One side's deployment: being placed, finished (`placed`), or encrypted (`sealed`) until both are shown. */
export type Camp =
  | {
      readonly state: 'placing';
      readonly deployment: Deployment;
      /** Templates made during a secret deployment, which are sealed with it. */
      readonly drafts?: TemplateList;
    }
  | { readonly state: 'placed'; readonly deployment: Deployment }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

/** The deployment of a side that is still placing its army. */
export type Placing = Extract<Camp, { state: 'placing' }>;

/** The deployments of both sides before the war begins. */
export type Camps = Readonly<Record<Side, Camp>>;

/** How far a game is: armies are being placed, the first turn is to be drawn (`lots`), or the war has begun. */
export type Stage =
  /** `side` is placing; in a hidden deployment it is null once both are sealed. */
  | { readonly name: 'deployment'; readonly side: Side | null; readonly camps: Camps }
  /** Both armies are visible; `first` is the side with the first turn by lot or handicap, null before the draw. */
  | {
      readonly name: 'lots';
      readonly armies: Readonly<Record<Side, Deployment>>;
      readonly first: Side | null;
    }
  | { readonly name: 'war'; readonly war: War };

/** The names of the players by their sides; empty for a player without a name. */
export type Players = Readonly<Record<Side, string>>;

/** The most characters of a player's name. */
export const LONGEST_NAME = 40;

/**
 * A game in any stage, with its players, board, rules and seats. It is a value: every order returns a changed copy.
 */
export interface Game {
  /** The id under which the game is saved, unique in this browser. */
  readonly id: string;
  readonly players: Players;
  /** The tags of its record except players, rules, position and result: the date, the game's name and others. */
  readonly tags: readonly Tag[];
  /** The board, in every stage. */
  readonly board: Board;
  /** The rule set that the game started from; house rules in `rules` may differ from it. */
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly beginning: Beginning;
  /** The opening's id if `beginning` is `opening`, otherwise null. */
  readonly opening: string | null;
  /** The time control; undefined without a clock. */
  readonly clock?: WarTimeControl | undefined;
  /** The handicap that one side gives the other, less time, which is only in `clock`; undefined for none. */
  readonly handicap?: Handicap | undefined;
  readonly seats: Seats;
  readonly stage: Stage;
}

/** Returns the deployments of both sides before any unit is placed. */
export const emptyCamps = (): Camps => ({
  N: { state: 'placing', deployment: emptyDeployment('N') },
  S: { state: 'placing', deployment: emptyDeployment('S') },
});

/** Returns the templates that the placing side has made during its secret deployment and that are not sealed yet. */
export function openDrafts({ stage }: Game): TemplateList {
  if (stage.name !== 'deployment') return [];
  return SIDES.flatMap((side) => {
    const camp = stage.camps[side];
    return camp.state === 'placing' ? (camp.drafts ?? []) : [];
  });
}

/** Returns the deployment of the side that is placing its army now, with its templates; null if none is. */
export function currentCamp({ stage }: Game): Placing | null {
  if (stage.name !== 'deployment' || stage.side === null) return null;
  const camp = stage.camps[stage.side];
  return camp.state === 'placing' ? camp : null;
}

/** Returns the units placed so far by the side that is placing its army now; null if none is. */
export const currentDeployment = (game: Game): Deployment | null =>
  currentCamp(game)?.deployment ?? null;

/** Returns whether the board may show something that one of the two players must not see: a secret deployment. */
export const isSecret = ({ beginning, stage }: Pick<Game, 'beginning' | 'stage'>): boolean =>
  beginning === 'hidden' && stage.name === 'deployment';

/** Returns whether the board is hidden until the right player has the device: a secret, both at this screen. */
export const isCurtained = (game: Pick<Game, 'beginning' | 'stage' | 'seats'>): boolean =>
  isSecret(game) && areHere(game.seats);

/** Returns whether the war of a game has ended; false before it has begun. */
export const isOver = ({ stage }: Game): boolean =>
  stage.name === 'war' && present(stage.war).over !== null;
