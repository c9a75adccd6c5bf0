import { NameInput } from '../../../shell/ui/NameInput';
import { useId, useState } from 'react';
import { SIDES, type Side } from '../../engine/vocabulary';
import type { PositionDraft } from '../../game/positionDraft';
import { deploymentOf } from '../../game/positionFaults';
import { addToTemplateList } from '../../game/templateList';
import { entryOf, LONGEST_TEMPLATE_NAME } from '../../game/templates';
import { whyNoDeployment } from '../../words/editor';
import { sideName } from '../../words/sentences';
import { stripInvisible } from '../../../shell/stripInvisible';
import { Dialog } from '../../../shell/ui/Dialog';
import { Segments } from '../../../shell/ui/Segments';
import { useGameStore } from '../base/useGame';
import { t } from '../../words/t';

interface AsDeploymentProps {
  readonly draft: PositionDraft;
  readonly onClose: () => void;
}

/**
 * A dialog that saves the units of one side of the edited position as a deployment template in this browser, under a
 * name; it is not encrypted.
 */
export function AsDeployment({ draft, onClose }: AsDeploymentProps) {
  const { storage, newId } = useGameStore();
  const [side, setSide] = useState<Side>(draft.side);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const id = useId();
  const found = deploymentOf(draft, side);
  const wanted = stripInvisible(name);
  function save(): void {
    if (!found.ok || wanted === '') return;
    const entry = entryOf({
      id: newId(),
      name: wanted,
      board: draft.board,
      deployment: found.deployment,
    });
    const isSaved = addToTemplateList(storage, [entry]) === 'saved';
    setMessage(isSaved ? t('editor:saved', { name: wanted }) : t('editor:notSaved'));
    if (isSaved) setName('');
  }
  return (
    <Dialog open title={t('editor:templateTitle')} onClose={onClose}>
      <form
        className="editor-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{t('editor:templateHelp')}</p>
        <Segments
          label={t('editor:ofSide')}
          values={SIDES}
          value={side}
          words={sideName}
          first
          onChoose={setSide}
        />
        <label>
          {t('templates:name')}
          <NameInput
            name={name}
            longest={LONGEST_TEMPLATE_NAME}
            disabled={!found.ok}
            onName={setName}
          />
        </label>
        {!found.ok && (
          <p id={id} className="editor-why">
            {whyNoDeployment(draft.board, side, found)}
          </p>
        )}
        <button
          type="submit"
          className="primary"
          disabled={!found.ok || wanted === ''}
          aria-describedby={found.ok ? undefined : id}
        >
          {t('editor:save')}
        </button>
        <p role="status">{message}</p>
      </form>
    </Dialog>
  );
}
