import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { stepFrom, type StepKind } from '../../../shell/replay';
import { useKeyActs } from '../../../shell/ui/keys';
import { DWELL, ReplayControls, usePlaying } from '../../../shell/ui/pages/ReplayControls';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { t } from '../../words/t';
import { manOf } from '../../engine/men';
import { pathOf } from '../../engine/marching';
import { MOVE } from '../../engine/lengths';
import type { Order } from '../../engine/orders';
import type { Battle } from '../../engine/types';
import { courseOf, playing as playingOf } from '../../game/kinds';
import type { AnyGame, AnyOrder } from '../../game/playing';
import { replaySteps } from '../../game/replaySteps';
import { sideName } from '../../words/names';
import { battleTitle, moveNumber } from '../../words/records';
import { bodyMarchWords, orderWords } from '../../words/orders';
import { resultWords } from '../../words/results';
import { lineBelow } from '../../game/settings';
import type { ReplayKind } from '../plan/replayKind';
import { sideShown } from '../base/sideShown';
import { useBattleStore, useOwnSettings, useSettings } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { useKeySheet } from '../base/keys/entry';
import { Plan } from '../plan/Plan';
import type { ShownMark } from '../plan/view';
import '../base/frame.css';
import './library.css';

/** How much longer a shot is shown than another order. */
const SHOT = 2.75;

const KEYS: Readonly<Record<string, StepKind>> = {
  '[': 'previous',
  ']': 'next',
  PageUp: 'previousTurn',
  PageDown: 'nextTurn',
  Home: 'first',
  End: 'last',
};

/** Where a move begins, as a number of orders, and which move it is. */
interface MoveStart {
  readonly at: number;
  readonly battle: Battle;
}

interface ReplayProps {
  readonly game: AnyGame;
  /** The sentences and drawings of a battle that is not of Little Wars. */
  readonly kind?: ReplayKind;
  /** Returns the note of a move by its number, 0 for the setting out; an empty text for none. */
  readonly noteOf?: (move: number) => string;
  readonly onClose: () => void;
}

/**
 * Renders the replay of a battle on the plan, order by order; nothing of a game that is still being set out. `noteOf`
 * returns a note on a move by its number, 0 for the setting out, or an empty text; `kind` is what differs in
 * Kriegspiel.
 */
export function ReplayScreen(props: ReplayProps): ReactNode {
  const { stage } = props.game;
  return stage.name === 'battle' ? <Replay {...props} /> : null;
}

function Replay({ game, kind, noteOf = () => '', onClose }: ReplayProps): ReactNode {
  const store = useBattleStore();
  const announcer = useAnnouncer();
  const settings = useOwnSettings();
  const seenFrom = useSettings((now) => now.seenFrom);
  const pace = useSettings((now) => now.pace);
  const title = useRef<HTMLHeadingElement>(null);
  const course = useMemo(() => courseOf(game), [game]);
  const orders = useMemo(() => course.map(({ order }) => order), [course]);
  const battles = useMemo((): readonly Battle[] => {
    const [first] = course;
    const begun = first?.before ?? playingOf(game).shown(game, null);
    return begun === null ? [] : [begun, ...course.map(({ after }) => after)];
  }, [game, course]);
  const moves = useMemo(
    (): readonly MoveStart[] =>
      battles.flatMap((battle, at) =>
        at > 0 && orders[at - 1]?.kind === 'go' ? [{ at, battle }] : [],
      ),
    [battles, orders],
  );
  const ends = useMemo(() => replaySteps(orders, battles), [orders, battles]);
  const [step, setStep] = useState(0);
  const at = ends[step] ?? 0;
  const from = ends[step - 1] ?? 0;
  const battle = battles[at];
  const before = battles[from];
  const order = orders[at - 1];
  const marches =
    kind === undefined
      ? orders.slice(from, at).flatMap((each, i) => marchOf(battles[from + i], each) ?? [])
      : [];
  const done =
    order === undefined || battle === undefined || before === undefined
      ? t('lwRecords:begun')
      : marches.length > 1
        ? bodyMarchWords(marches)
        : (kind?.orderWords({ count: at, before, order, after: battle }) ??
          orderWords(before, order as Order, battle));
  const result = before?.result === null ? battle?.result : null;
  const words = result == null ? done : `${done} ${resultWords(result, game.players)}`;
  const moment = t('lwRecords:moment', { at, all: orders.length });

  const last = ends.length - 1;
  const starts = useMemo(() => moves.map((move) => ends.indexOf(move.at)), [moves, ends]);
  const { playing, toggle, stop } = usePlaying({
    at: step,
    last,
    dwell: DWELL[pace] * (order?.kind === 'fire' ? SHOT : 1),
    onStep: (name) => setStep(stepFrom(step, name, last, starts)),
  });
  const go = (to: number): void => {
    stop();
    setStep(to);
  };
  const goStep = (name: StepKind): void => go(stepFrom(step, name, last, starts));
  const noteShown = useRef<HTMLParagraphElement>(null);

  useEffect(() => title.current?.focus(), []);
  const current = moves.filter((move) => at >= move.at).length - 1;
  const note = noteOf(current + 1);
  /** The note that was announced last: it is announced once for its move. */
  const announced = useRef('');
  const announce = useEffectEvent(() => {
    announcer.answer(note === announced.current ? words : `${words} ${note}`.trim());
    announced.current = note;
  });
  useEffect(() => {
    if (!playing) announce();
  }, [step, playing]);
  useKeyActs((name) => {
    const key = KEYS[name];
    if (key !== undefined) return () => goStep(key);
    if (name === ' ') return toggle;
    return name === 'Escape' ? onClose : undefined;
  });
  const [keySheet] = useKeySheet('replay');
  const goingOn = useAbandonGame(useInProgress(), () =>
    store.openRead(playingOf(game).backTo(game, course[at - 1]?.count ?? 0)),
  );
  if (battle === undefined || before === undefined) return null;
  const shot = order?.kind === 'fire' ? battle.shots.at(-1) : undefined;
  return (
    <main className="lw-screen" data-side={sideShown(battle)}>
      <div className="lw-field">
        <Plan
          country={battle.country}
          men={battle.men}
          guns={battle.guns}
          // The plan does not turn with the moves of the sides, which pass too quickly.
          side={lineBelow(seenFrom, 'red')}
          {...kind?.drawn(battle)}
          label={t('lwRecords:plan')}
          paths={marches.map(({ man, path, to }) => ({
            id: man.id,
            path,
            limit: MOVE[man.arm],
            at: to,
            kind: 'made',
          }))}
          marks={
            marches.length > 0
              ? marches.map(({ man }) => ({ id: man.id, mark: 'moved' }))
              : marksOf(before, battle)
          }
          shot={shot === undefined ? null : { shot }}
        />
      </div>
      <section className="lw-side" aria-labelledby="lw-replay">
        <header className="lw-head" data-side={sideShown(battle)}>
          <h1 id="lw-replay" ref={title} tabIndex={-1}>
            {battleTitle(game)}
          </h1>
          <p>{moment}</p>
        </header>
        <p className="lw-replay-words">{words}</p>
        <ReplayControls
          label={t('lwRecords:through')}
          stepWords={(name) => t(`lwRecords:step.${name}`)}
          onStep={goStep}
          playing={playing}
          onPlay={toggle}
          pace={pace}
          onPace={(chosen) => settings.change({ pace: chosen })}
          slider={{
            label: t('lwRecords:slider'),
            text: `${moment}. ${words}`,
            min: 0,
            max: last,
            value: step,
            onChange: go,
          }}
        />
        {note !== '' && (
          <p ref={noteShown} className="lw-replay-note">
            {note}
          </p>
        )}
        <nav aria-labelledby="lw-replay-moves">
          <h2 id="lw-replay-moves">{t('lwRecords:movesList')}</h2>
          <ol className="lw-list">
            {moves.map((move, i) => (
              <li key={move.at}>
                <button
                  type="button"
                  aria-current={i === current ? 'step' : undefined}
                  onClick={() => {
                    flushSync(() => go(starts[i] ?? 0));
                    // A low panel has been scrolled to the list, and the note of the move lies above.
                    noteShown.current?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  {t('lwRecords:move', {
                    number: moveNumber(move.battle),
                    side: sideName(move.battle.mover),
                  })}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <footer className="lw-foot lw-acts row">
          <button type="button" onClick={onClose}>
            {t('shell:back')}
          </button>
          {battle.phase !== 'over' && (
            <button
              type="button"
              aria-describedby={goingOn.note === null ? undefined : 'lw-replay-stays'}
              onClick={goingOn.begin}
            >
              {t('lwRecords:goOnFromHere')}
            </button>
          )}
        </footer>
        {goingOn.note !== null && (
          <p className="visually-hidden" id="lw-replay-stays">
            {goingOn.note}
          </p>
        )}
        {goingOn.question}
      </section>
      {keySheet}
    </main>
  );
}

/** Returns who marched by an order, and on which path; null for any other order. */
function marchOf(before: Battle | undefined, order: AnyOrder) {
  if (before === undefined || order.kind !== 'march') return null;
  const man = manOf(before, order.man);
  return man && { man, to: order.to, path: pathOf(before, man, order.to) };
}

/** Returns the marks for the men that an order killed or took prisoner. */
function marksOf(before: Battle, after: Battle): readonly ShownMark[] {
  return after.men.flatMap(({ id, state }): ShownMark[] => {
    const was = manOf(before, id)?.state;
    if (was === state) return [];
    if (state === 'dead') return [{ id, mark: 'dies' }];
    return state === 'prisoner' ? [{ id, mark: 'taken' }] : [];
  });
}
