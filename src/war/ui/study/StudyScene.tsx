import { useMemo, useRef } from 'react';
import type { Past } from '../../store/tables/past';
import type { StudyTable } from '../../store/studies/studyTable';
import { assaultAimed } from '../../game/previews';
import { chosenTarget } from '../../game/choice';
import { lineFrom, nodeHere } from '../../game/study';
import { deleteFrom, toggleShape } from '../../game/studyEdits';
import { siblingOf, steppedIn } from '../../game/studyTurns';
import { present } from '../../game/war';
import { variationWords, whereWords } from '../../words/studies';
import { useKeys } from '../base/keys';
import { STUDY_KEYS } from '../base/studyKeys';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { useDrawing } from '../board/useDrawing';
import { useTableState, useReadable } from '../base/useGame';
import { BoardScreen } from '../play/BoardScreen';
import { useBoardScreen } from '../play/useBoardScreen';
import { useOrientation } from '../base/orientation';
import { useWarKeys } from '../play/useWarKeys';
import { useWarView } from '../play/useWarView';
import { AdviceDrawn } from '../opponent/entry';
import { StudyPanel, type StudyPanelProps } from './StudyPanel';
import { eventAnnouncements } from '../../words/announcements';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useTableAnnouncements } from '../screenReader/WarAnnouncements';
import { t } from '../../words/t';

type StudySceneProps = Pick<StudyPanelProps, 'table' | 'saveState' | 'faults'>;

/**
 * The screen of the study on `table`: the board, on which orders of both sides are accepted, and its panel. `saveState`
 * says how the study is saved; `faults` are those found when it was loaded.
 */
export function StudyScene({ table, saveState, faults }: StudySceneProps) {
  const comment = useRef<HTMLTextAreaElement>(null);
  const { study } = useReadable(table.studied);
  const war = useTableState((state) => state.war);
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const node = nodeHere(study);
  const position = present(war ?? never());
  const orientation = useOrientation();
  const shared = useBoardScreen(position);
  const { asking, setHelp, attackButton } = shared;
  const { nextUnit, read, announceTurn } = shared;
  const view = useWarView(asking, null);
  const live = position.over === null;
  const drawing = useDrawing({
    board: study.start.board,
    shapes: node.shapes,
    onDraw: (shape) =>
      table.change(
        (now) => toggleShape(now, now.at, shape),
        `shape ${shape.from} ${shape.to ?? ''}`,
      ),
    enabled: true,
  });

  // The keys of the history go through the tree.
  const past = useMemo((): Past => {
    const now = () => table.studied.getState().study;
    return {
      table: null,
      show: () => table.goTo(lineFrom(now(), now().at).at(-1)?.id ?? now().at),
      step: (stepKind) => table.goTo(steppedIn(now(), stepKind)),
      showTurn: () => undefined,
      takeBackTurn: () => undefined,
      takeBackOrder: () => undefined,
      backTo: () => undefined,
    };
  }, [table]);
  // Bound first, because a key of the study precedes one of the war: Ctrl+Z undoes a change, not a move.
  useKeys([STUDY_KEYS.study, STUDY_KEYS.drawing], {
    nextVariation: () => table.goTo(siblingOf(study, 1)),
    ...drawing.acts,
    comment: () => comment.current?.focus(),
    delete: () => table.change((now) => deleteFrom(now, now.at)),
    undoChange: table.undoChange,
    redoChange: table.redoChange,
  });
  useWarKeys({
    lastTurn: () => war && announceTurn(war),
    nextUnit,
    read,
    open: setHelp,
    past,
  });

  return (
    <BoardScreen
      className={drawing.on ? 'study study-drawing' : 'study'}
      {...{ position, view, live }}
      label={t('studies:board')}
      scene={shared}
      study
      announcements={<StudyAnnouncements table={table} />}
      drawn={
        <>
          <ShapesDrawn
            board={study.start.board}
            orientation={orientation}
            shapes={node.shapes}
            drawn={drawing.drawn}
          />
          {war && <AdviceDrawn war={war} />}
        </>
      }
    >
      <StudyPanel
        table={table}
        saveState={saveState}
        faults={faults}
        asking={asking}
        assault={live ? assaultAimed(position, aim) : null}
        attackButton={attackButton}
        comment={comment}
        drawing={drawing}
        past={past}
        onHelp={setHelp}
      />
    </BoardScreen>
  );
}

/** @throws always: a study has a war at every node. */
function never(): never {
  throw new Error('no war on the table of a study');
}

/** Announces acts in a study, and the current place: the branch, the comment, the shapes. */
function StudyAnnouncements({ table }: { readonly table: StudyTable }) {
  const announcer = useAnnouncer();
  useTableAnnouncements((event) => {
    const { study } = table.studied.getState();
    const node = nodeHere(study);
    const branch = variationWords(study, node);
    if (event.is === 'action')
      return [...eventAnnouncements(event, null), { words: branch, brief: branch }];
    announcer.answer(whereWords(study, node));
    return [];
  });
  return null;
}
