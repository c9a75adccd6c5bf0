import { useId, useState, type RefObject } from 'react';
import { BRUSHES } from '../../engine/notation/commentText';
import type { Past } from '../../store/tables/past';
import type { StudyTable } from '../../store/studies/studyTable';
import type { StudySaveState } from '../../store/studies/studies';
import { LONGEST_COMMENT, nodeHere, ROOT, studyName } from '../../game/study';
import { comment as commentOn } from '../../game/studyEdits';
import { STEP_KINDS, type StepKind } from '../../../shell/replay';
import { capital, theSide } from '../../words/sentences';
import { brushName, faultSentences, type StudyReadFault } from '../../words/studies';
import { t } from '../../words/t';
import { Segments } from '../../../shell/ui/Segments';
import { NO_SENTENCE, useSentence } from '../../../shell/ui/useSentence';
import { useLanguage } from '../../../shell/ui/useLanguage';
import type { Help } from '../base/help';
import type { Drawing } from '../board/useDrawing';
import { useGameState, useGameStore, useTableState, useReadable } from '../base/useGame';
import { StudyAdvice } from '../opponent/entry';
import { AssaultPanel } from '../play/panel/AssaultPanel';
import { askedSquare, type AskingProps } from '../play/asking';
import { EndTurn } from '../play/panel/EndTurn';
import { Notice } from '../play/panel/Notice';
import { Particulars } from '../play/panel/Particulars';
import { Pips } from '../play/panel/Pips';
import { GAME, HOME } from '../../../shell/route';
import { StudyMenu } from './StudyMenu';
import { StudyTree } from './StudyTree';

/**
 * The props of the panel of a study: the table that has it, how it is saved, the faults of its saved text, the ref of
 * the field for comments, the arrows being drawn, the steps through the tree (`past`), and the callback that opens a
 * help.
 */
export interface StudyPanelProps extends AskingProps {
  readonly table: StudyTable;
  readonly saveState: StudySaveState;
  readonly faults: readonly StudyReadFault[];
  readonly comment: RefObject<HTMLTextAreaElement | null>;
  readonly drawing: Drawing;
  readonly past: Past;
  readonly onHelp: (help: Help) => void;
}

/** The steps through the current line, and the icons of their buttons. */
const SIGNS: Readonly<Partial<Record<StepKind, string>>> = {
  first: 'M4 4v12h2V4ZM16 4v12L7 10Z',
  previous: 'M14 4v12L5 10Z',
  next: 'M6 4v12l9-6Z',
  last: 'M16 4v12h-2V4ZM4 4v12l9-6Z',
};

/**
 * The panel of a study: whose turn it is in the position shown, the tree of variations, the comment and the drawings of
 * the present node, and the orders of the side to move. `table` has the study, `saveState` says how it is saved,
 * `asking` what is chosen; `past` steps through the tree; `faults` are those found when the study was loaded.
 */
export function StudyPanel(props: StudyPanelProps) {
  const { table, saveState, asking, assault, attackButton, drawing, past } = props;
  const { comment, onHelp, faults } = props;
  const [faultsShown, setFaultsShown] = useState(true);
  useLanguage();
  const id = useId();
  const { study, full, undoable, redoable } = useReadable(table.studied);
  const [note, setNote] = useSentence();
  const { navigation } = useGameStore();
  const game = useGameState((state) => state.game);
  const { position } = asking;
  const war = useTableState((state) => state.war);
  const node = nodeHere(study);
  const asked = askedSquare(asking);
  const refused = asking.refusal !== null;
  const message = full ? t('studies:full') : note;
  return (
    <section className="panel study-panel" aria-labelledby={id}>
      <header className={`panel-head study-head side-${position.side}`}>
        <h1 id={id}>
          <span className="visually-hidden">{`${studyName(study) || t('studies:untitled')}. `}</span>
          {position.over === null
            ? t('war:toMove', { name: capital(theSide(position.side)) })
            : t('war:turn', { turn: position.turn })}
        </h1>
        <p>
          {position.over === null && `${t('war:turn', { turn: position.turn })} · `}
          {studyName(study) || t('studies:untitled')}
        </p>
        <button
          type="button"
          className="study-back"
          onClick={() => navigation.push(game === null ? HOME : GAME)}
        >
          {game === null ? t('field:headquarters') : t('studies:backToGame')}
        </button>
      </header>
      {saveState !== 'saved' && (
        <p className="study-trouble" role="status">
          {t(`studies:saving.${saveState}`)}
        </p>
      )}
      {faultsShown && faults.length > 0 && (
        <div className="study-trouble" role="status">
          <p>{t('studies:part')}</p>
          {faultSentences(faults).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <button type="button" className="plain" onClick={() => setFaultsShown(false)}>
            {t('shell:close')}
          </button>
        </div>
      )}
      {assault === null ? (
        <>
          {position.over === null && (
            <div className="study-left">
              <Pips position={position} />
            </div>
          )}
          {(refused || asking.chosen !== null) && <Notice asking={asking} />}
          <StudyTree study={study} onGo={table.goTo} onStep={past.step} />
          {asked !== null && asking.chosen !== null && (
            <div className="study-asked">
              <Particulars asking={asking} asked={asked} />
            </div>
          )}
          {war && position.over === null && !drawing.on && (
            <StudyAdvice start={study.start} war={war} />
          )}
        </>
      ) : (
        <div className="panel-body" role="group" aria-labelledby={id} tabIndex={0}>
          <AssaultPanel key={assault.target} {...{ position, assault, attackButton }} />
        </div>
      )}
      <label className="study-words">
        <span className="visually-hidden">{t('studies:comment')}</span>
        <textarea
          ref={comment}
          rows={2}
          maxLength={LONGEST_COMMENT}
          placeholder={t(node.id === ROOT ? 'studies:commentStart' : 'studies:comment')}
          value={node.comment}
          onChange={({ target }) =>
            table.change((now) => commentOn(now, now.at, target.value), `comment ${node.id}`)
          }
          onKeyDown={(event) => {
            if (event.key === 'Escape') document.querySelector<HTMLElement>('.study-tree')?.focus();
          }}
        />
      </label>
      {drawing.on && (
        <Segments
          label={t('studies:brush')}
          values={BRUSHES}
          value={drawing.brush}
          words={brushName}
          onChoose={drawing.setBrush}
        />
      )}
      <p className="study-message" role="status">
        {message}
        {message !== '' && !full && undoable && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              table.undoChange();
              setNote(NO_SENTENCE);
            }}
          >
            {t('war:undo')}
          </button>
        )}
      </p>
      <div className="panel-actions panel-foot panel-last study-foot">
        <div className="study-steps" role="group" aria-label={t('studies:steps')}>
          {STEP_KINDS.map(
            (stepKind) =>
              SIGNS[stepKind] !== undefined && (
                <button
                  key={stepKind}
                  type="button"
                  data-step={stepKind}
                  aria-label={t(`studies:step.${stepKind}`)}
                  title={t(`studies:step.${stepKind}`)}
                  disabled={
                    stepKind === 'first' || stepKind === 'previous'
                      ? node.parent === null
                      : node.children.length === 0
                  }
                  onClick={() => past.step(stepKind)}
                >
                  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                    <path d={SIGNS[stepKind]} fill="currentcolor" />
                  </svg>
                </button>
              ),
          )}
        </div>
        <button type="button" aria-pressed={drawing.on} onClick={drawing.toggle}>
          {t('studies:draw')}
        </button>
        <StudyMenu
          table={table}
          study={study}
          undoable={undoable}
          redoable={redoable}
          onNote={setNote}
          onHelp={onHelp}
        />
        {position.over === null && <EndTurn position={position} />}
      </div>
    </section>
  );
}
