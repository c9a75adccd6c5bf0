import type { Board } from '../../engine/board';
import { reduced } from '../../engine/deployment';
import { mirrored } from '../../engine/symmetry';
import { filled, shuffled } from '../../game/autoDeployment';
import { openingHalf } from '../../game/deployments';
import { currentDeployment } from '../../game/game';
import type { Held } from '../../game/choice';
import { openingNamed } from '../../words/maps';
import { t } from '../../words/t';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useGameState, useGameStore } from '../base/useGame';
import { Question } from '../../../shell/ui/Question';

interface DeploymentActionsProps {
  readonly board: Board;
  readonly placed: number;
  readonly left: number;
  readonly held: Held | null;
  readonly onTemplates: () => void;
}

/**
 * The buttons of a deployment: shuffle, fill, undo, mirror and clear it, load an opening, and open the templates
 * (`onTemplates`); while a unit on the board is held in `held`, one that puts it back. `placed` and `left` are how many
 * units are on the board and how many are not.
 */
export function DeploymentActions(props: DeploymentActionsProps) {
  const { board, placed, left, held, onTemplates } = props;
  const { deployment } = useGameStore();
  const announcer = useAnnouncer();
  const now = useGameState(({ game }) => game && currentDeployment(game));
  function load(id: string): void {
    deployment.loadOpening(id);
    if (now?.without === undefined) return;
    const whole = openingHalf(board, id, now.side);
    const count = whole.units.length - reduced(whole, now.without).units.length;
    if (count > 0) announcer.answer(t('handicap:lost', { count }));
  }
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
        onClick={() => deployment.arrange((now) => mirrored(board, now))}
        disabled={placed === 0}
      >
        {t('deployment:mirror')}
      </button>
      {held?.from === 'board' ? (
        <button type="button" onClick={() => deployment.putBack(held.square)}>
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
        onChange={(event) => load(event.target.value)}
      >
        <option value="" disabled>
          {t('deployment:openingNone')}
        </option>
        {board.openings.map(({ id }) => {
          const { name, language } = openingNamed(board, id);
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

interface SealQuestionProps {
  /** The isolated fighting units, and the others out of communication, in words; empty if there are none. */
  readonly isolated: string;
  readonly outOfReach: string;
  readonly onClose: () => void;
}

/**
 * A dialog that asks before a deployment is closed although units are out of communication: `isolated` names the
 * fighting units among them, `outOfReach` the others, empty for none. Its first button calls `onClose`, the second also
 * closes the deployment.
 */
export function SealQuestion({ isolated, outOfReach, onClose }: SealQuestionProps) {
  const store = useGameStore();
  return (
    <Question
      title={t('deployment:sealIsolated')}
      stay={t('deployment:goBack')}
      onStay={onClose}
      act={t('deployment:sealAnyway')}
      onAct={() => {
        onClose();
        void store.deployment.seal();
      }}
      reason={
        <>
          {isolated !== '' && <p>{t('deployment:sealIsolatedText', { units: isolated })}</p>}
          {outOfReach !== '' && <p>{t('deployment:sealOutOfReach', { units: outOfReach })}</p>}
        </>
      }
    />
  );
}
