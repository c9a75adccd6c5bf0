import { openDrafts, type Game } from '../../game/game';
import { addToTemplateList, type TemplateList } from '../../game/templateList';
import type { Services } from '../state';

/**
 * Adds deployment templates, which had been sealed together with a deployment, to the unsealed templates of this
 * browser, where every user of the browser can read them; those whose id is there already are not added.
 */
export function putTemplatesInOpen(
  { storage }: Pick<Services, 'storage'>,
  drafts: TemplateList,
): void {
  if (drafts.length > 0) addToTemplateList(storage, drafts);
}

/**
 * Adds to the templates of this browser those that the side now placing its army has made in a game that is abandoned
 * before the armies are shown. Templates that are already sealed are not added, because the game may continue in
 * another tab or browser.
 */
export const saveDraftTemplates = (services: Pick<Services, 'storage'>, game: Game): void =>
  putTemplatesInOpen(services, openDrafts(game));
