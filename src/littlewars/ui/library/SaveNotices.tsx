import type { ReactNode } from 'react';
import { currentOf } from '../../../shell/persistence/saveState';
import { download } from '../../../shell/platform/download';
import { Question } from '../../../shell/ui/Question';
import { useLastingStorage } from '../../../shell/ui/useLastingStorage';
import { isSecret } from '../../game/game';
import type { AnyRecordFault } from '../../game/playing';
import { battleShown } from '../../store/state';
import { t } from '../../words/t';
import { useStorage } from '../base/storage';
import { useBattleState, useBattleStore, useLittleWarsRoute } from '../base/useGame';
import { LibraryOffer } from './LibraryOffer';
import './library.css';

/** From how many orders on a battle is worth saving: by then some men have marched. */
const WORTH_PERSISTING = 10;

/** Returns why a saved battle was not read: it is of a newer version, of Kriegspiel, or damaged. */
function whyUnread(faults: readonly AnyRecordFault[]): 'newer' | 'kriegspiel' | 'damaged' {
  const fault = faults.find(({ code }) => code === 'newer');
  return fault?.code === 'newer' ? (fault.of ?? 'newer') : 'damaged';
}

/**
 * Renders the notices about saving and loading the battle (why it is not saved, damaged saves, the progress of
 * loading), and the question asked when another tab has continued it; nothing if there is neither.
 */
export function SaveNotices(): ReactNode {
  const { saves, leaveGame } = useBattleStore();
  const save = useBattleState((state) => currentOf(state).save);
  const isElsewhere = useBattleState((state) => state.save.is === 'elsewhere');
  const forked = useBattleState((state) => state.forked);
  const damaged = useBattleState((state) => state.damaged);
  const reading = useBattleState((state) => state.reading);
  const screen = useBattleState((state) => state.screen);
  // Not the game itself: this component is not recreated at a hand-over, and React would keep a sealed battle in
  // it.
  const mayUseThisTab = useBattleState(({ game }) => game !== null && !isSecret(game));
  const isWorthPersisting = useBattleState(
    ({ game }) => game?.stage.name === 'battle' && game.stage.orders.length >= WORTH_PERSISTING,
  );
  // At the table the notice would cover the end of the battle, and beside a plan it would take its room.
  const isAtHeadquarters = useLittleWarsRoute().screen === 'headquarters';
  const hasLeftFinishedBattle = useBattleState(
    (state) => state.screen === 'headquarters' && battleShown(state)?.phase === 'over',
  );
  useLastingStorage(useStorage(), isWorthPersisting);
  const follow = (): void => void saves.followOtherTab();
  return (
    <>
      {isElsewhere && screen === 'game' && (
        <Question
          title={t('lwRecords:elsewhere.title')}
          reason={t('lwRecords:elsewhere.text')}
          stay={t('lwRecords:elsewhere.follow')}
          onStay={follow}
          act={mayUseThisTab ? t('lwRecords:elsewhere.stay') : t('lwField:headquarters')}
          onAct={mayUseThisTab ? () => void saves.chooseThisTab() : leaveGame}
        />
      )}
      <div role="status" className="foot-notice">
        {isAtHeadquarters && hasLeftFinishedBattle && save.is === 'saved' && <LibraryOffer />}
      </div>
      <div role="status" className="foot-notice lw-notices">
        {save.is === 'unsaved' && <p>{t(`lwRecords:saving.${save.fault}`)}</p>}
        {reading !== null && (
          <p>
            <label>
              {t('lwRecords:readingSaved')} <progress value={reading} />
            </label>
          </p>
        )}
        {forked && <p>{t('lwRecords:forked')}</p>}
        {damaged.map(({ text, faults }) => (
          <p key={text}>
            {t(`lwRecords:${whyUnread(faults)}`)}{' '}
            <button type="button" onClick={() => download('little-wars-damaged.json', text)}>
              {t('lwRecords:damagedSave')}
            </button>{' '}
            <button type="button" data-irreversible onClick={() => saves.discardDamaged(text)}>
              {t('lwRecords:damagedForget')}
            </button>
          </p>
        ))}
      </div>
    </>
  );
}
