import { useId, useState } from 'react';
import { emptyDraft } from '../../game/positionDraft';
import type { MapJudgement } from '../../game/mapDraftFaults';
import type { DraftState } from '../../../shell/draftEditor';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { UndoRedo } from '../../../shell/ui/draftEditor/UndoRedo';
import { useGameStore } from '../base/useGame';
import { edit } from '../base/EditPosition';
import { PlayMap } from './PlayMap';

interface MapEditorFootProps {
  readonly editor: MapEditor;
  readonly state: DraftState<unknown, unknown>;
  readonly judged: MapJudgement;
}

/** Undo and redo, and what can be done with a faultless map. */
export function MapEditorFoot({ editor, state, judged }: MapEditorFootProps) {
  const store = useGameStore();
  const id = useId();
  const [playing, setPlaying] = useState(false);
  const { map } = judged;
  const why = map === null ? { 'aria-describedby': id } : {};
  return (
    <div className="panel-foot panel-last editor-foot">
      {map === null && <p id={id}>{t('mapEditor:forbidden', { count: judged.faults.length })}</p>}
      <div className="panel-actions editor-acts">
        <UndoRedo editor={editor} state={state} />
        <button
          type="button"
          disabled={map === null}
          {...why}
          onClick={() => map && edit(store, emptyDraft(map.board))}
        >
          {t('mapEditor:armies')}
        </button>
        <button
          type="button"
          className="primary"
          disabled={map === null}
          {...why}
          onClick={() => setPlaying(true)}
        >
          {t('mapEditor:play')}
        </button>
      </div>
      {playing && map !== null && <PlayMap map={map} onClose={() => setPlaying(false)} />}
    </div>
  );
}
