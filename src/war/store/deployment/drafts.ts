import { openDrafts, type Game } from '../../game/game';
import { addToTemplateList, type TemplateList } from '../../game/templateList';
import type { Services } from '../state';

/** Saves the templates of a deployment in this browser, no longer sealed. */
export function putTemplatesInOpen(
  { storage }: Pick<Services, 'storage'>,
  drafts: TemplateList,
): void {
  if (drafts.length > 0) addToTemplateList(storage, drafts);
}

/**
 * Saves in clear the templates that the side at the machine has made for a game given up before its curtain has
 * risen. What a side has sealed stays sealed: the game may continue elsewhere.
 */
export const saveDraftTemplates = (services: Pick<Services, 'storage'>, game: Game): void =>
  putTemplatesInOpen(services, openDrafts(game));
