import type { Tag } from '../../shell/record/recordText';
import { present, type War } from './war';

/**
 * The tag by which both sides agreed, when the game began, that the current position may be opened as a study
 * during play. The game's saves and its record keep it.
 */
export const STUDY_PERMISSION: Tag = { name: 'Analysis', value: 'allowed' };

/** Returns whether both sides of a game have allowed hints. */
export const isStudyAllowed = (tags: readonly Tag[]): boolean =>
  tags.some(
    ({ name, value }) => name === STUDY_PERMISSION.name && value === STUDY_PERMISSION.value,
  );

/** Returns whether a position of a game may be opened as a study: past ones always, as in a game that is over. */
export const mayStudy = (tags: readonly Tag[], war: War, at = war.actions.length): boolean =>
  at < war.actions.length || present(war).over !== null || isStudyAllowed(tags);
