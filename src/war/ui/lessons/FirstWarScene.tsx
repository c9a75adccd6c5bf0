import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Square } from '../../engine/vocabulary';
import { assaultAimed } from '../../game/previews';
import { chosenTarget } from '../../game/choice';
import { guidanceOf } from '../../game/guidance';
import { lastTurnSummary, present, turnActions, type War } from '../../game/war';
import type { BotFault } from '../../seats/bot/kind';
import { faultOf, stepAt, type FirstWarTable } from '../../store/tables/firstWarTable';
import { taskSentence, wrongSentences } from '../../words/firstWar';
import { t } from '../../words/t';
import { capital, theSide } from '../../words/sentences';
import { focusSquare } from '../board/tabStop';
import { BotReply } from '../opponent/entry';
import { BoardScene } from '../effects/animations/BoardScene';
import { TaskScreen } from '../play/TaskScreen';
import { useBoardScreen } from '../play/useBoardScreen';
import { useWarView } from '../play/useWarView';
import { FirstWarPanel } from './FirstWarPanel';
import { TaskMarks } from './TaskMarks';
import { useReadable } from '../base/useGame';

interface FirstWarSceneProps {
  readonly table: FirstWarTable;
  readonly onMachine: () => void;
  readonly onLessons: () => void;
  readonly onLeave: () => void;
}

/** How long the South's orders are shown, in milliseconds. */
const REPLY_PACE = 900;
/** The level of the bot that plays the South outside the script. */
const LEVEL = 0;

/**
 * The screen of *Your first war*, a scripted war for beginners: the board, with marks on the squares of which the
 * present step speaks, and the panel. `table` has its state; `onMachine`, `onLessons` and `onLeave` are called to play
 * against a bot, to open the list of lessons, and to leave.
 */
export function FirstWarScene({ table, ...acts }: FirstWarSceneProps) {
  const { war, step: index, wrong, reply, choice } = useReadable(table.state);
  const announcer = useAnnouncer();
  const step = stepAt(index);
  const position = present(war);
  const aim = chosenTarget(choice);
  const shared = useBoardScreen(position);
  const { asking } = shared;
  const replying = reply.length > 0;
  const live = !replying && (step.is === 'order' || step.is === 'free');
  const fault = faultOf(reply);
  const task = replying ? replySentence(fault) : taskSentence(step, position);
  const why = wrong === null ? null : wrongSentences(step, position, wrong);
  const marked = useMemo(
    () => (replying ? NOTHING_MARKED : markedIn(index, war)),
    [replying, index, war],
  );

  const nextOrder = useEffectEvent(() => table.nextReply());
  useEffect(() => {
    if (typeof reply === 'string' || reply.length === 0) return;
    const timer = setTimeout(() => nextOrder(), REPLY_PACE);
    return () => clearTimeout(timer);
  }, [reply]);

  // Each sentence is announced when it is shown.
  useEffect(() => announcer.say([task]), [announcer, task]);
  useEffect(() => {
    if (why !== null) announcer.say([why]);
  }, [announcer, why, wrong]);
  // If the focused button disappears, the focus moves to what the sentence mentions.
  const [first] = marked.marks;
  useEffect(() => {
    if (live && first !== undefined && document.activeElement === document.body) focusSquare(first);
  }, [live, first, task]);

  const fresh = step.is === 'free' && live && aim === null && turnActions(war).length === 0;
  const summary = useMemo(() => (fresh ? lastTurnSummary(war) : null), [fresh, war]);
  const view = useWarView(asking, null);

  return (
    <TaskScreen
      {...{ war, position, view, live }}
      label={t('firstWar:board')}
      scene={shared}
      drawn={
        <>
          <BoardScene war={war} at={war.actions.length} live />
          <TaskMarks board={position.board} {...marked} />
        </>
      }
    >
      {reply === 'asked' && (
        <BotReply war={war} level={LEVEL} onReply={table.answer} onFail={table.fail} />
      )}
      <FirstWarPanel
        {...acts}
        {...{ war, index, step, task, why, live, asking, summary }}
        assault={live ? assaultAimed(position, aim) : null}
        attackButton={shared.attackButton}
        failed={fault !== null}
        onGoOn={table.goOn}
        onAgain={table.askAgain}
        onSkip={table.skipReply}
      />
    </TaskScreen>
  );
}

/** Returns that the South moves, or why no bot plays its turn. */
const replySentence = (fault: BotFault | null): string =>
  fault === null
    ? t('lessons:enemy')
    : t(`opponent:failed.${fault}`, { name: capital(theSide('S')) });

interface Marked {
  readonly marks: readonly Square[];
  readonly arrows: readonly (readonly Square[])[];
}

const NOTHING_MARKED: Marked = { marks: [], arrows: [] };

/** Returns what the sentence of a step mentions. */
function markedIn(index: number, war: War): Marked {
  const step = stepAt(index);
  if (step.is !== 'free') return step;
  const advice = guidanceOf(present(war));
  if (advice.is === 'endTurn') return NOTHING_MARKED;
  if (advice.is === 'attack') return { marks: [advice.assault.target], arrows: [] };
  const { from, to } = advice;
  return { marks: [from, to], arrows: [[from, to]] };
}
