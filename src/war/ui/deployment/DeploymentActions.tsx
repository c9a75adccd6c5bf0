import { mirrored } from '../../engine/deployment';
import { OPENINGS } from '../../engine/openings';
import { filled, shuffled } from '../../game/autoDeployment';
import type { Hand } from '../../game/choice';
import { BOARD } from '../../game/ground';
import { openingWords } from '../../words/games';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

interface DeploymentActionsProps {
  /** Units placed, and units left. */
  readonly placed: number;
  readonly left: number;
  readonly hand: Hand | null;
  readonly onTemplates: () => void;
}

/** What is ordered of the whole deployment, or of the unit in hand. */
export function DeploymentActions(props: DeploymentActionsProps) {
  const { placed, left, hand, onTemplates } = props;
  const { deployment } = useGameStore();
  return (
    <div className="panel-actions tray-actions">
      <button type="button" onClick={() => deployment.arrange(shuffled)}>
        {t('deployment:shuffle')}
      </button>
      <button type="button" onClick={() => deployment.arrange(filled)} disabled={left === 0}>
        {t('deployment:fill')}
      </button>
      <button type="button" onClick={deployment.undo} disabled={!deployment.mayUndo()}>
        {t('war:undo')}
      </button>
      <button
        type="button"
        onClick={() => deployment.arrange((now) => mirrored(BOARD, now))}
        disabled={placed === 0}
      >
        {t('deployment:mirror')}
      </button>
      {hand?.from === 'board' ? (
        <button type="button" onClick={() => deployment.putBack(hand.square)}>
          {t('deployment:putBack')}
        </button>
      ) : (
        <button type="button" onClick={deployment.clear} disabled={placed === 0}>
          {t('deployment:clear')}
        </button>
      )}
      <button type="button" onClick={onTemplates}>
        {t('deployment:templates')}
      </button>
      <select
        aria-label={t('deployment:opening')}
        value=""
        onChange={(event) => deployment.loadOpening(event.target.value)}
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
    </div>
  );
}
