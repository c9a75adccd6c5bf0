import type { Tag } from '../../shell/record/recordText';
import { present, type War } from './war';
import type { Game } from './game';
import { areHere, othersAllow } from './seat';

/**
 * The tag which says that both sides agreed, when the game began, that the bot may be asked for hints and for the
 * enemy's best reply. The game's saves and its record contain it.
 */
export const HINTS_ALLOWED: Tag = { name: 'Hints', value: 'allowed' };

/** Returns whether the tags of a game say that both sides have allowed hints. */
export const areHintsAllowed = (tags: readonly Tag[]): boolean =>
  tags.some(({ name, value }) => name === HINTS_ALLOWED.name && value === HINTS_ALLOWED.value);

/** Returns whether a person may ask for hints: if the other seat allows it, as bots do, or both sides agreed to it. */
export const mayAskForHints = ({ tags, seats }: Pick<Game, 'tags' | 'seats'>): boolean =>
  (!areHere(seats) && othersAllow(seats, 'allowsHints')) || areHintsAllowed(tags);

/**
 * Returns whether a person may ask for hints in a study while `game` is the current game, null without one: not while
 * two people play without hints, because a study of its position would evade that.
 */
export const mayAskInStudies = (game: Game | null): boolean =>
  game === null ||
  mayAskForHints(game) ||
  (game.stage.name === 'war' && present(game.stage.war).over !== null);

/**
 * The tag which says that both sides agreed, when the game began, that the present position may be opened as a study
 * during play. The game's saves and its record contain it.
 */
export const STUDY_PERMISSION: Tag = { name: 'Analysis', value: 'allowed' };

/** Returns whether the tags of a game say that both sides allow opening the position as a study during play. */
export const isStudyAllowed = (tags: readonly Tag[]): boolean =>
  tags.some(
    ({ name, value }) => name === STUDY_PERMISSION.name && value === STUDY_PERMISSION.value,
  );

/**
 * Returns whether the position at index `at` of a war may be opened as a study: past positions and those of a
 * finished war always, the present one only if both players have allowed it. `tags` are those of the game.
 */
export const mayStudy = (tags: readonly Tag[], war: War, at = war.actions.length): boolean =>
  at < war.actions.length || present(war).over !== null || isStudyAllowed(tags);
