import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Shape } from '../../engine/notation/commentText';
import { useKeys } from '../base/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useLanguage } from '../../../shell/ui/useLanguage';
import type { Game } from '../../game/game';
import { mayAskForHints, mayAskInStudies } from '../../game/studyPermission';
import type { StudyStart } from '../../game/study';
import { present, boardOf, type War } from '../../game/war';
import {
  exposureSentences,
  answerSentences,
  hintSentence,
  threatSentences,
  type AdvisedTurn,
} from '../../words/advice';
import { contextOf, reasonSentence } from '../../words/sentences';
import { SPEECH_KEYS } from '../base/speechKeys';
import { useGameState } from '../base/useGame';
import { createAdviser, type Advice } from '../../store/analysis/advice';
import { bringIntoView } from '../board/bringIntoView';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { useOrientation } from '../base/orientation';
import { adviceShapes, adviceEngine } from './advice';
import { t } from '../../words/t';
import './opponent.css';
import { randomInt } from '../../../shell/platform/random';
import { createBotClient, openWorker } from './botClient';

/** The adviser of the page; its worker starts with the first question, and ends with the shown war. */
const adviser = createAdviser(adviceEngine(createBotClient(openWorker), randomInt));

const NONE: Advice<AdvisedTurn> = { is: 'none' };

/** Hook: returns the advice on the present position of a war. */
function useAdvice(war: War): Advice<AdvisedTurn> {
  const advice = useSyncExternalStore(adviser.state.subscribe, adviser.state.getState);
  return advice.is !== 'none' && advice.of === war ? advice : NONE;
}

interface AdviceActsProps {
  readonly game: Game;
  readonly war: War;
}

/**
 * Buttons in a game that ask for a hint or for the enemy's best answer, and the sentences of that advice. Renders
 * nothing if the players have not allowed hints; the keys for them then announce that.
 */
export const AdviceActs = ({ game, war }: AdviceActsProps): ReactNode => (
  <AdviceAsked advised={game} war={war} barred={mayAskForHints(game) ? null : 'notAllowed'} />
);

interface StudyAdviceProps {
  readonly start: StudyStart;
  readonly war: War;
}

/**
 * Buttons in a study, whose beginning is `start`, that ask for a hint or for the enemy's best answer, and the sentences
 * of that advice. Renders nothing while a game without hints is in progress, because its players could use the study to
 * get them.
 */
export function StudyAdvice({ start, war }: StudyAdviceProps): ReactNode {
  const may = useGameState(({ game }) => mayAskInStudies(game));
  return <AdviceAsked advised={start} war={war} barred={may ? null : 'notInStudies'} />;
}

interface AdviceAskedProps {
  readonly advised: Pick<Game, 'board' | 'rules'>;
  readonly war: War;
  /** Why advice is forbidden, as a message key; null if it is allowed. */
  readonly barred: 'notAllowed' | 'notInStudies' | null;
}

/** The bot's choice, in three steps, and the enemy's best answer: buttons, keys, and sentences. */
function AdviceAsked({ advised, war, barred }: AdviceAskedProps): ReactNode {
  const announcer = useAnnouncer();
  const advice = useAdvice(war);
  const language = useLanguage();
  const { sentences } = useMemo(
    () => ({ language, sentences: adviceSentences(war, advice) }),
    [language, war, advice],
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sentences.length === 0) return;
    announcer.answer(sentences.join(' '));
    // On a phone the panel is low, and the answer would be below its edge.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [announcer, sentences]);
  useEffect(() => () => adviser.stop(), []);

  const acts = {
    hint: (): void => adviser.hint(advised, war),
    check: (): void => adviser.check(advised, war),
  };
  const ask = (act: () => void) =>
    barred === null ? act : () => announcer.answer(t(`hints:${barred}`));
  useKeys([SPEECH_KEYS.advice], { hint: ask(acts.hint), check: ask(acts.check) });

  if (barred !== null) return null;
  const announced = advice.is === 'hint' ? advice.step : 0;
  return (
    <section ref={section} className="advice" aria-label={t('hints:title')}>
      <div className="advice-acts">
        <button type="button" onClick={acts.hint} aria-disabled={announced === 3}>
          {t(announced === 0 ? 'hints:ask' : announced === 3 ? 'hints:whole' : 'hints:more')}
        </button>
        <button type="button" onClick={acts.check}>
          {t('hints:check')}
        </button>
      </div>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

function adviceSentences(war: War, advice: Advice<AdvisedTurn>): readonly string[] {
  switch (advice.is) {
    case 'none':
      return [];
    case 'thinking':
      return [t('hints:thinking')];
    case 'hint':
      return [
        ...(advice.step === 1 ? threatSentences(advice.turn) : []),
        hintSentence(advice.turn, advice.step),
      ];
    case 'answer':
      return answerSentences(advice.turn, exposureSentences(war));
    case 'bound': {
      const context = contextOf(present(war));
      return [
        t('hints:bound'),
        ...advice.refused.reasons.map((reason) => reasonSentence(context, reason)),
      ];
    }
    case 'ends':
      return [t('hints:ends')];
    case 'failed':
      return [t(`hints:failed.${advice.fault}`)];
  }
}

/**
 * Draws over the board the advice that is shown at present: squares to look at, or the orders of a turn as arrows;
 * nothing without advice. A zoomed board moves to new advice, the first of its squares with priority.
 */
export function AdviceDrawn({ war }: { readonly war: War }): ReactNode {
  const orientation = useOrientation();
  const advice = useAdvice(war);
  const shapes = useMemo(() => adviceShapes(advice), [advice]);
  const reveal = useEffectEvent((drawn: readonly Shape[]) => {
    const board = document.querySelector('.board');
    if (board === null || drawn.length === 0) return;
    bringIntoView(board, boardOf(war), orientation, () =>
      drawn.flatMap(({ from, to }) => (to === null ? [from] : [to, from])).reverse(),
    );
  });
  useEffect(() => reveal(shapes), [shapes]);
  return (
    shapes.length > 0 && (
      <ShapesDrawn board={boardOf(war)} orientation={orientation} shapes={shapes} drawn={null} />
    )
  );
}
