import type { Board } from '../engine/board';
import type { Deployment } from '../engine/deployment';
import { emptyDeployment } from '../engine/deployment';
import type { Handicap } from '../engine/handicap';
import type { Tag } from '../../shell/record/recordText';
import type { RuleSetId, Rules } from '../engine/rules';
import { SIDES, type Side } from '../engine/vocabulary';
import type { Sealed } from '../../shell/seal';
import type { WarTimeControl } from './clocks';
import { arePeople, type Seats } from './seat';
import type { TemplateList } from './templateList';
import type { War } from './war';

/** How the armies come on the board of a new game. */
export const NEW_BEGINNINGS = ['hidden', 'open', 'opening'] as const;
export type NewBeginning = (typeof NEW_BEGINNINGS)[number];
/** `position`: they stood there already in the record or the position that was opened. */
export type Beginning = NewBeginning | 'position';

/** One side's half of a deployment: being placed, or sealed until the curtain rises. */
export type Camp =
  | {
      readonly state: 'placing';
      readonly deployment: Deployment;
      /** Templates made while deploying in secret, which are sealed with the deployment. */
      readonly drafts?: TemplateList;
    }
  | { readonly state: 'placed'; readonly deployment: Deployment }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

export type Placing = Extract<Camp, { state: 'placing' }>;

export type Camps = Readonly<Record<Side, Camp>>;

export type Stage =
  /** `side` is placing; in a hidden deployment `side` is null once both are sealed. */
  | { readonly name: 'deployment'; readonly side: Side | null; readonly camps: Camps }
  /** Both armies are seen; `first` is the side the lots or a handicap gave the first turn, null before the draw. */
  | {
      readonly name: 'lots';
      readonly armies: Readonly<Record<Side, Deployment>>;
      readonly first: Side | null;
    }
  | { readonly name: 'war'; readonly war: War };

export type Players = Readonly<Record<Side, string>>;

/** Characters of a player's name. */
export const LONGEST_NAME = 40;

export interface Game {
  readonly id: string;
  readonly players: Players;
  /** What its record says besides players, rules, position and result: the date, the name given to it (Event) and more. */
  readonly tags: readonly Tag[];
  /** The ground it is played on, whatever stage it is in. */
  readonly board: Board;
  /** The rule set the game started from; `rules` may differ from it by house rules. */
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly way: Beginning;
  /** The opening's id where `way` is `opening`, else null. */
  readonly opening: string | null;
  /** Whether and how it is played to a clock. */
  readonly clock?: WarTimeControl | undefined;
  /** What one side goes without, or gives; of its time the clock tells, whose two times then differ. */
  readonly handicap?: Handicap | undefined;
  /** Who gives the orders of each side. */
  readonly seats: Seats;
  readonly stage: Stage;
}

export const emptyCamps = (): Camps => ({
  N: { state: 'placing', deployment: emptyDeployment('N') },
  S: { state: 'placing', deployment: emptyDeployment('S') },
});

/** Templates that the side at the machine has made for a game and not sealed. */
export function openDrafts({ stage }: Game): TemplateList {
  if (stage.name !== 'deployment') return [];
  return SIDES.flatMap((side) => {
    const camp = stage.camps[side];
    return camp.state === 'placing' ? (camp.drafts ?? []) : [];
  });
}

/** The camp of the side that is placing now, or null where none is. */
export function campInHand({ stage }: Game): Placing | null {
  if (stage.name !== 'deployment' || stage.side === null) return null;
  const camp = stage.camps[stage.side];
  return camp.state === 'placing' ? camp : null;
}

/** The deployment a side is placing now, or null where none is. */
export const deploymentInHand = (game: Game): Deployment | null =>
  campInHand(game)?.deployment ?? null;

/** Whether something on the board must not be seen by whoever looks at the screen. */
export const isSecret = ({ way, stage }: Pick<Game, 'way' | 'stage'>): boolean =>
  way === 'hidden' && stage.name === 'deployment';

/** Whether a card covers what is secret until the one whom it is for has taken the machine: a program looks at no screen. */
export const isCurtained = (game: Pick<Game, 'way' | 'stage' | 'seats'>): boolean =>
  isSecret(game) && arePeople(game.seats);
