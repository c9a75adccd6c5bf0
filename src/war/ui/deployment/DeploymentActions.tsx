import { OPENINGS } from '../../engine/openings';
import type { Hand } from '../../game/choice';
import { openingWords } from '../../words/games';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

interface DeploymentActionsProps {
  /** Whether any unit is placed. */
  readonly placed: boolean;
  readonly hand: Hand | null;
  readonly onTemplates: () => void;
}

/** What is ordered of the whole deployment, or of the unit in hand. */
export function DeploymentActions({ placed, hand, onTemplates }: DeploymentActionsProps) {
  const store = useGameStore();
  return (
    <div className="panel-actions tray-actions">
      <button type="button" onClick={store.deployment.shuffle}>
        {t('deployment:shuffle')}
      </button>
      <button type="button" onClick={store.deployment.mirror} disabled={!placed}>
        {t('deployment:mirror')}
      </button>
      {hand?.from === 'board' ? (
        <button type="button" onClick={() => store.deployment.putBack(hand.square)}>
          {t('deployment:putBack')}
        </button>
      ) : (
        <button type="button" onClick={store.deployment.clear} disabled={!placed}>
          {t('deployment:clear')}
        </button>
      )}
      <select
        aria-label={t('deployment:opening')}
        value=""
        onChange={(event) => store.deployment.loadOpening(event.target.value)}
      >
        <option value="" disabled>
          {t('deployment:openingNone')}
        </option>
        {OPENINGS.map(({ id }) => {
          const { name, language } = openingWords(id);
          return (
            <option key={id} value={id} lang={language}>
              {name}
            </option>
          );
        })}
      </select>
      <button type="button" onClick={onTemplates}>
        {t('deployment:templates')}
      </button>
    </div>
  );
}
