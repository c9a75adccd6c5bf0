import type { Tag } from '../../shell/record/recordText';
import type { Game } from './game';
import { arePeople } from './seat';
import { present } from './war';

/**
 * What both sides have agreed to when a game began: the program may be asked what it would play, and what the other side's
 * best answer is. A tag of the game, which its saves keep and its record carries.
 */
export const HINTS_ALLOWED: Tag = { name: 'Hints', value: 'allowed' };

/** Whether both sides of a game have allowed it. */
export const areHintsAllowed = (tags: readonly Tag[]): boolean =>
  tags.some(({ name, value }) => name === HINTS_ALLOWED.name && value === HINTS_ALLOWED.value);

/** Whether a person may ask: where a program sits at the table nobody is at a disadvantage by it; two people must both allow it. */
export const mayAskForHints = ({ tags, seats }: Pick<Game, 'tags' | 'seats'>): boolean =>
  !arePeople(seats) || areHintsAllowed(tags);

/**
 * Whether a person may ask in a study, while this game is in hand: not where two people play it without hints, which a study
 * of its position would get around.
 */
export const mayAskInStudies = (game: Game | null): boolean =>
  game === null ||
  mayAskForHints(game) ||
  (game.stage.name === 'war' && present(game.stage.war).over !== null);
