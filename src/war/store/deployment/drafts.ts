import { openDrafts, type Game } from '../../game/game';
import { addToTemplateList, type TemplateList } from '../../game/templateList';
import type { Services } from '../state';

/** Saves templates that were sealed with a deployment among those of this browser, readable by anybody here. */
export function putTemplatesInOpen(
  { storage }: Pick<Services, 'storage'>,
  drafts: TemplateList,
): void {
  if (drafts.length > 0) addToTemplateList(storage, drafts);
}

/**
 * Saves among the templates of this browser those that the placing side has made in a game that is given up before
 * its armies are shown. What a side has sealed stays sealed: the game may continue elsewhere.
 */
export const saveDraftTemplates = (services: Pick<Services, 'storage'>, game: Game): void =>
  putTemplatesInOpen(services, openDrafts(game));
