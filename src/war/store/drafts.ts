import { openDrafts, type Game } from '../game/game';
import { addToTemplateList, type TemplateList } from '../game/templateList';
import type { Services } from './state';

/** Keeps templates in the open. */
export function putTemplatesInOpen(
  { storage }: Pick<Services, 'storage'>,
  drafts: TemplateList,
): void {
  if (drafts.length > 0) addToTemplateList(storage, drafts);
}

/**
 * Keeps in the open the templates that the side at the machine has made for a game that is given up before its curtain
 * has risen. What a side has sealed stays so: the game may go on elsewhere.
 */
export const saveDraftTemplates = (services: Pick<Services, 'storage'>, game: Game): void =>
  putTemplatesInOpen(services, openDrafts(game));
