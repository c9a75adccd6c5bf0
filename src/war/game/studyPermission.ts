import type { Tag } from '../../shell/record/recordText';
import { present, type War } from './war';

/**
 * What both sides have agreed to when a game began: the moment at hand may be opened as a study while it is played. A tag
 * of the game, which its saves keep and its record carries.
 */
export const STUDY_PERMISSION: Tag = { name: 'Analysis', value: 'allowed' };

/** Whether both sides of a game have allowed it. */
export const isStudyAllowed = (tags: readonly Tag[]): boolean =>
  tags.some(
    ({ name, value }) => name === STUDY_PERMISSION.name && value === STUDY_PERMISSION.value,
  );

/** Whether a moment of a game that is played may be tried: what is past always may, as may a game that is over. */
export const mayStudy = (tags: readonly Tag[], war: War, at = war.actions.length): boolean =>
  at < war.actions.length || present(war).over !== null || isStudyAllowed(tags);
