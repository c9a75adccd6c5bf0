import { openDrafts, type Game } from '../game/game';
import type { TemplateList } from '../game/templateList';
import { whenReadable } from './reader';
import type { Services } from './state';

/** Keeps templates in the open. Wherever some were made, what reads them has been fetched. */
export function putTemplatesInOpen(
  { storage }: Pick<Services, 'storage'>,
  drafts: TemplateList,
): void {
  if (drafts.length > 0) whenReadable((reader) => reader.addToTemplateList(storage, drafts));
}

/**
 * Keeps in the open the templates that the side at the machine has made for a game that is given up before its curtain
 * has risen. What a side has sealed stays so: the game may go on elsewhere.
 */
export const keepDraftTemplates = (services: Services, game: Game): void =>
  putTemplatesInOpen(services, openDrafts(game));
