import type { GameScreen, ShellServices } from '../../shell/game';
import { addMessages, fetchMessages } from '../../shell/language/current';
import { FETCHED } from '../words/fetched';
import { t } from '../words/t';

/** Makes Little Wars ready to be shown. @throws where its messages cannot be fetched; another call tries again. */
export async function open(_services: ShellServices): Promise<GameScreen> {
  await prepareMessages();
  return {
    Screen: () => (
      <main>
        <h1>{t('lwField:title')}</h1>
        <p>{t('lwField:headquarters')}</p>
      </main>
    ),
    kept: () => null,
    mayReload: () => true,
  };
}

let messagesAdded = false;
async function prepareMessages(): Promise<void> {
  if (!messagesAdded) addMessages(FETCHED, []);
  messagesAdded = true;
  await Promise.all((['lwBattle', 'lwPlan', 'lwGunner', 'lwRecords'] as const).map(fetchMessages));
}
