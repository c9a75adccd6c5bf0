import { useCallback, useMemo, useState } from 'react';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { nameOf } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { unitOn, type PositionDraft } from '../../game/positionDraft';
import { judgeDraft, fixed, type DraftFault } from '../../game/positionFaults';
import { createEditor, type EditorTool } from '../../store/editors/editor';
import {
  draftFaultSentence,
  draftReport,
  draftWarningSentence,
  editedSquareWords,
  editedWords,
  fixWords,
} from '../../words/editor';
import { capital, unitName } from '../../words/sentences';
import { DraftFaults } from '../../../shell/ui/draftEditor/DraftFaults';
import { useDraftEditor } from '../../../shell/ui/draftEditor/useDraftEditor';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { reportChange, reportWords, type DraftReport } from '../../../shell/words/draftReport';
import { OpenHelp } from '../dialogs/entry';
import type { Help } from '../base/help';
import { useAcross, useOrientation } from '../base/orientation';
import { useGameStore, useSettings, useWarSettings } from '../base/useGame';
import { BoardMap } from '../board/BoardMap';
import { FaultMarks } from '../board/FaultMarks';
import { placesOf } from '../board/tabStop';
import { Dragged } from '../board/entry';
import { useDrag } from '../board/useDrag';
import { useDragOnto } from '../../../shell/ui/viewport/useDragOnto';
import type { BoardView } from '../board/view';
import { sidesDrawn, viewOf } from '../board/viewOf';
import { EditorBox } from './EditorBox';
import { EditorFoot } from './EditorFoot';
import { EditorMenu } from './EditorMenu';
import { EditorState } from './EditorState';
import { useEditorKeys } from './useEditorKeys';
import { t } from '../../words/t';
import '../base/drafts.css';

const reportOf = (draft: PositionDraft): DraftReport => draftReport(draft, judgeDraft(draft));

/** Returns the places that its sentence does not name. */
const unnamed = (fault: DraftFault): readonly Square[] =>
  fault.code === 'unlawful' && fault.fault.code === 'tooManyUnits' ? fault.squares : [];

/**
 * The screen of the editor of positions, which opens with the draft saved in this browser: the board, the boxes of
 * units, and a list of the position's faults with buttons that fix them.
 */
export function PositionEditor() {
  const { storage } = useGameStore();
  const [editor] = useState(() => createEditor(storage, STANDARD_BOARD));
  const state = useDraftEditor(editor, (before, now) => {
    const report = reportChange(reportOf(before.draft), reportOf(now.draft));
    return [editedWords(before, now), report].filter(Boolean).join(' ');
  });
  const { draft, tool, written } = state;
  const judged = useMemo(() => judgeDraft(draft), [draft]);
  const [pointed, setPointed] = useState<Square | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const announcer = useAnnouncer();
  const settings = useWarSettings();
  const layer = useSettings((of) => of.layer);
  const orientation = useOrientation();
  const across = useAcross();
  const { drag, follow } = useDrag<EditorTool>(editor.drop);
  const { start, claim } = useDragOnto(follow);
  const { board } = draft;

  const onKeyDown = useEditorKeys({
    editor,
    read: () => announcer.answer(reportWords(draftReport(draft, judged))),
    help: () => setHelp('help'),
    flip: () => settings.change({ flipped: !settings.getState().flipped }),
  });

  const held = drag?.held ?? tool;
  const heldUnit =
    held === null ? null : held.from === 'box' ? held.unit : (unitOn(draft, held.square) ?? null);
  const goal = drag === null ? pointed : drag.over;
  const resting = useMemo((): BoardView => {
    const { position, surplus } = judged;
    const drawn = viewOf(position, sidesDrawn(layer, position.side));
    return {
      ...drawn,
      // A lifted and replaced unit must not be animated.
      units: [
        ...drawn.units.map((unit) => ({ ...unit, id: unit.square })),
        ...surplus.map(({ side, kind, square }) => ({
          id: square,
          unit: { side, kind },
          square,
          isolated: false,
          spent: false,
          dislodged: square === draft.dislodged,
          strength: null,
        })),
      ],
    };
  }, [judged, layer, draft.dislodged]);
  const there = goal === null ? undefined : unitOn(draft, goal);
  const shown =
    heldUnit !== null && goal !== null && (there === undefined || there.kind !== heldUnit.kind);
  const view: BoardView = {
    ...resting,
    chosen: tool?.from === 'board' ? tool.square : null,
    ghost: shown ? { unit: heldUnit, square: goal, isolated: false } : null,
  };
  const draggable = useMemo(() => new Set(draft.units.map(({ square }) => square)), [draft]);
  const describe = useCallback(
    (square: Square) => editedSquareWords(draft, judged, square),
    [draft, judged],
  );
  const marked = useMemo(() => judged.faults.flatMap(({ squares }) => squares), [judged]);

  return (
    <main className="table editor" onKeyDownCapture={onKeyDown}>
      <BoardMap
        board={board}
        orientation={orientation}
        across={across}
        view={view}
        landing={drag === null || goal === null ? null : { square: goal, may: true }}
        label={t('editor:board')}
        describe={describe}
        draggable={draggable}
        relevant={draggable}
        onPress={editor.press}
        onPoint={setPointed}
        onDrag={(square, ...step) => follow({ from: 'board', square }, ...step)}
      >
        <FaultMarks board={board} orientation={orientation} squares={marked} />
      </BoardMap>
      <section className="panel editor-panel" aria-labelledby="editor-title">
        <header className={`panel-head editor-head side-${draft.side}`}>
          <h1 id="editor-title">{t('editor:title')}</h1>
          <EditorMenu editor={editor} draft={draft} judged={judged} onHelp={setHelp} />
        </header>
        {written !== 'saved' && (
          <p className="draft-trouble" role="status">
            {t('shellDrafts:trouble')}
          </p>
        )}
        <EditorBox
          draft={draft}
          tool={tool}
          claim={claim}
          onHoldUnit={editor.holdUnit}
          onGrasp={(event, unit) => start(event, { from: 'box', unit })}
        />
        <div className="editor-prompt" data-idle={tool === null}>
          <p role="status" aria-live="off">
            {tool === null || heldUnit === null
              ? t('editor:prompt')
              : tool.from === 'box'
                ? t('editor:promptBox', { unit: unitName(heldUnit) })
                : t('editor:promptBoard', {
                    unit: capital(unitName(heldUnit)),
                    square: nameOf(board, tool.square),
                  })}
          </p>
          {tool?.from === 'board' && (
            <div className="draft-acts">
              <button
                type="button"
                onClick={() => editor.order({ do: 'lift', square: tool.square })}
              >
                {t('editor:takeAway')}
              </button>
              <button
                type="button"
                onClick={() =>
                  editor.order({
                    do: 'dislodge',
                    square: draft.dislodged === tool.square ? null : tool.square,
                  })
                }
              >
                {t(draft.dislodged === tool.square ? 'editor:needNot' : 'editor:mustRetreat')}
              </button>
            </div>
          )}
        </div>
        <EditorState editor={editor} draft={draft} />
        <DraftFaults
          good={t('editor:good')}
          faults={judged.faults.map((fault) => ({
            sentence: draftFaultSentence(board, fault),
            places: placesOf(board, unnamed(fault)),
            fixes: fault.fixes.map((fix) => ({
              label: fixWords(draft, fix),
              act: () => editor.change((now) => fixed(now, fix)),
            })),
          }))}
          warnings={judged.warnings.map((warning) => ({ sentence: draftWarningSentence(warning) }))}
        />
        <EditorFoot editor={editor} state={state} judged={judged} />
      </section>
      <OpenHelp
        screen="editor"
        open={help}
        position={judged.position}
        side={draft.side}
        onClose={() => setHelp(null)}
      />
      {drag && heldUnit && (
        <Dragged
          drag={drag}
          unit={heldUnit}
          may
          board={board}
          orientation={orientation}
          across={across}
        />
      )}
    </main>
  );
}
