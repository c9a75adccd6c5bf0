import { useId, useState } from 'react';
import { emptyDraft } from '../../game/positionDraft';
import type { MapJudgement } from '../../game/mapDraftFaults';
import type { DraftState } from '../../../shell/draftEditor';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { UndoRedo } from '../../../shell/ui/draftEditor/UndoRedo';
import { useGameStore } from '../base/useGame';
import { edit } from '../base/EditPosition';
import { PEOPLE } from '../../game/seat';
import type { GameMap } from '../../engine/maps/mapText';
import { RULE_SETS } from '../../engine/rules';
import { NEW_BEGINNINGS, type NewBeginning } from '../../game/game';
import { Segments } from '../../../shell/ui/Segments';
import { PlayersDialog } from '../setup/PlayersDialog';

interface MapEditorFootProps {
  readonly editor: MapEditor;
  readonly state: DraftState<unknown, unknown>;
  readonly judged: MapJudgement;
}

/**
 * Renders the buttons below the editor of maps: undo, redo, place armies on the map in the editor of positions, and
 * play on it. The last two are disabled while the map has faults, which `judged` lists.
 */
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

interface PlayMapProps {
  readonly map: GameMap;
  readonly onClose: () => void;
}

/** Asks who plays on a map and how the armies are placed, and begins a game by Debord's rules. */
function PlayMap({ map: { board }, onClose }: PlayMapProps) {
  const store = useGameStore();
  const [beginning, setBeginning] = useState<NewBeginning>('open');
  const opening = board.openings[0]?.id ?? null;
  return (
    <PlayersDialog
      title={t('mapEditor:start.title')}
      act={t('headquarters:begin')}
      onBegin={(players) =>
        store.begin({
          board,
          players,
          ruleSet: 'debord',
          rules: RULE_SETS.debord,
          beginning,
          opening: beginning === 'opening' ? opening : null,
          seats: PEOPLE,
        })
      }
      onClose={onClose}
    >
      <Segments
        label={t('headquarters:deployment')}
        values={NEW_BEGINNINGS.filter((each) => each !== 'opening' || opening !== null)}
        value={beginning}
        words={(each) => t(`headquarters:deploymentKinds.${each}.name`)}
        onChoose={setBeginning}
      />
      <p>{t('mapEditor:start.more')}</p>
    </PlayersDialog>
  );
}
