import { PEOPLE } from '../../game/seat';
import { useId, useMemo, useState } from 'react';
import type { DraftState } from '../../../shell/draftEditor';
import { beginWar } from '../../game/war';
import type { Opened } from '../../game/records';
import type { PositionDraft } from '../../game/positionDraft';
import type { DraftJudgement } from '../../game/positionFaults';
import { writeDraft } from '../../game/draftText';
import type { Editor } from '../../store/editors/editor';
import { UndoRedo } from '../../../shell/ui/draftEditor/UndoRedo';
import { OpenAsStudy } from '../base/StudyButtons';
import { PlayersDialog } from '../setup/PlayersDialog';
import { useGameStore } from '../base/useGame';
import { SeatFields } from '../opponent/entry';
import { t } from '../../words/t';

interface EditorFootProps {
  readonly editor: Editor;
  readonly state: DraftState<PositionDraft, unknown>;
  readonly judged: DraftJudgement;
}

/**
 * The buttons below the editor of positions: undo and redo; and, disabled while the position has faults (`judged`), to
 * open it as a study and to play it.
 */
export function EditorFoot({ editor, state, judged }: EditorFootProps) {
  const id = useId();
  const [playing, setPlaying] = useState(false);
  const { setup } = judged;
  const { draft } = state;
  const opened = useMemo((): Opened | null => {
    if (setup === null) return null;
    const { board, ruleSet, rules } = draft;
    const players = { N: '', S: '' };
    return {
      players,
      tags: null,
      ruleSet,
      rules,
      seats: PEOPLE,
      war: beginWar(board, rules, setup),
    };
  }, [draft, setup]);
  return (
    <div className="panel-foot panel-last editor-foot">
      {opened === null && <p id={id}>{t('editor:forbidden')}</p>}
      <div className="panel-actions editor-acts">
        <UndoRedo editor={editor} state={state} />
        <OpenAsStudy text={writeDraft(draft)} opened={opened} isRecord={false} />
        <button
          type="button"
          className="primary"
          disabled={opened === null}
          aria-describedby={opened === null ? id : undefined}
          onClick={() => setPlaying(true)}
        >
          {t('editor:play')}
        </button>
      </div>
      {playing && opened !== null && <PlayIt opened={opened} onClose={() => setPlaying(false)} />}
    </div>
  );
}

interface PlayItProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/**
 * A dialog that asks for the players of the edited position (`opened`), people or bots, and begins a war from it;
 * `onClose` is called when the user cancels.
 */
export function PlayIt({ opened, onClose }: PlayItProps) {
  const store = useGameStore();
  const [seats, setSeats] = useState(PEOPLE);
  return (
    <PlayersDialog
      title={t('editor:names')}
      act={t('headquarters:begin')}
      onBegin={(players) => store.open({ ...opened, players, seats })}
      onClose={onClose}
    >
      <SeatFields seats={seats} onSeats={setSeats} />
    </PlayersDialog>
  );
}
