import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { isRunning } from '../../../../src/shell/clock';
import { clockFace } from '../../../../src/shell/clockFace';
import { ClockFace } from '../../../../src/shell/ui/clock/ClockFace';
import { useAlarm } from '../../../../src/shell/ui/clock/useAlarm';
import { useOutOfSight } from '../../../../src/shell/ui/clock/useOutOfSight';
import { Curtain } from '../../../../src/shell/ui/Curtain';
import { useKeyActs } from '../../../../src/shell/ui/keys';
import { useAnnouncer } from '../../../../src/shell/ui/useAnnouncer';
import { isCamp, positionOf, squaresSetOut, type Game } from '../game/game';
import { MOST_STEPS, STONES, type Position, type Side } from '../game/rules';
import { orderWords, reasonWords, sideName, t } from '../words/words';
import { Board } from './Board';
import { useCauseway, useCausewayState } from './useCauseway';

/** Renders the current game: behind its curtain, while it is set out, or while it is played. */
export function GameScreen({ game }: { readonly game: Game }): ReactNode {
  const store = useCauseway();
  const curtain = useCausewayState((state) => state.curtain);
  const overtaken = useCausewayState(({ save }) => save.is === 'elsewhere' && save.overtaken);
  const position = useMemo(() => positionOf(game), [game]);
  if (overtaken)
    return (
      <Curtain
        title={t('causeway:curtain.overtaken')}
        leave={t('causeway:leave')}
        onLeave={store.leave}
      />
    );
  if (curtain) return <Covered game={game} />;
  if (position !== null) return <Table position={position} />;
  const side = game.stage.name === 'settingOut' ? game.stage.side : null;
  return side && <SettingOut side={side} squares={squaresSetOut(game) ?? []} />;
}

function Covered({ game: { stage } }: { readonly game: Game }): ReactNode {
  const store = useCauseway();
  const sealing = useCausewayState((state) => state.sealing);
  const lostSeals = useCausewayState((state) => state.lostSeals);
  const side = stage.name === 'settingOut' ? stage.side : null;
  return (
    <Curtain
      title={
        side ? t('causeway:curtain.title', { side: sideName(side) }) : t('causeway:curtain.both')
      }
      {...(sealing !== 'underWay' && {
        action: side
          ? t('causeway:curtain.action', { side: sideName(side) })
          : t('causeway:curtain.begin'),
      })}
      onRaise={() => void store.raiseCurtain()}
      leave={t('causeway:leave')}
      onLeave={store.leave}
    >
      {sealing === 'underWay' && <p>{t('causeway:curtain.underWay')}</p>}
      {sealing !== 'none' && sealing !== 'underWay' && (
        <p role="alert">{t('causeway:curtain.failed')}</p>
      )}
      {lostSeals.map((lost) => (
        <p key={lost}>{t('causeway:curtain.lost', { side: sideName(lost) })}</p>
      ))}
    </Curtain>
  );
}

interface SettingOutProps {
  readonly side: Side;
  readonly squares: readonly number[];
}

function SettingOut({ side, squares }: SettingOutProps): ReactNode {
  const store = useCauseway();
  const announcer = useAnnouncer();
  const stones = useMemo(
    () => new Map(squares.map((square) => [square, side] as const)),
    [side, squares],
  );
  // The other side must not get announcements made while one side sets out.
  useLayoutEffect(() => announcer.forget, [announcer]);
  return (
    <main>
      <h1 tabIndex={-1}>
        {t('causeway:place', { side: sideName(side), count: squares.length, all: STONES })}
      </h1>
      <Board
        stones={stones}
        onPress={(square) => {
          const now = store.place(square);
          const isThere = now?.includes(square) === true;
          if (now !== null)
            announcer.answer(
              t(isThere ? 'causeway:told.placed' : 'causeway:told.lifted', { square }),
            );
        }}
      />
      <button
        type="button"
        data-irreversible
        disabled={!isCamp(side, squares)}
        onClick={() => void store.seal()}
      >
        {t('causeway:done')}
      </button>
    </main>
  );
}

function Table({ position }: { readonly position: Position }): ReactNode {
  const store = useCauseway();
  const announcer = useAnnouncer();
  const mayUndo = useCausewayState((state) => state.mayUndo);
  const mayRedo = useCausewayState((state) => state.mayRedo);
  const { mover, result, turns, steps } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(
    () =>
      store.onOrder(({ before, order, after }) =>
        announcer.say([orderWords(before, order, after)]),
      ),
    [store, announcer],
  );
  const answer = (outcome: ReturnType<typeof store.give>): void => {
    if (!outcome.ok) announcer.answer(reasonWords(outcome.reasons));
  };
  const undo = (): void => {
    store.undo();
    announcer.answer(t('causeway:told.undone'));
  };
  const redo = (): void => {
    store.redo();
    announcer.answer(t('causeway:told.redone'));
  };
  const end = (): void => answer(store.give({ kind: 'end' }));
  useKeyActs(
    (name) =>
      ({ u: mayUndo ? undo : undefined, r: mayRedo ? redo : undefined, e: end })[name] ?? undefined,
  );
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {result === null
          ? t('causeway:turn', { turn: turns + 1, side: sideName(mover) })
          : result === 'drawn'
            ? t('causeway:told.drawn')
            : t('causeway:told.won', { side: sideName(result) })}
      </h1>
      {result === null && <p>{t('causeway:steps', { count: MOST_STEPS - steps })}</p>}
      <Board
        stones={position.stones}
        onStep={(from, to) => answer(store.give({ kind: 'step', from, to }))}
      />
      <TurnClock />
      <button type="button" disabled={!mayUndo} onClick={undo}>
        {t('causeway:undo')}
      </button>
      <button type="button" disabled={!mayRedo} onClick={redo}>
        {t('causeway:redo')}
      </button>
      <button type="button" data-irreversible disabled={result !== null} onClick={end}>
        {t('causeway:endTurn')}
      </button>
      <button type="button" onClick={store.leave}>
        {t('causeway:leave')}
      </button>
    </main>
  );
}

function TurnClock(): ReactNode {
  const { clock: orders } = useCauseway();
  const clock = useCausewayState((state) => state.clock);
  const { node, raise } = useAlarm();
  const announce = useEffectEvent((event: Parameters<Parameters<typeof orders.listen>[0]>[0]) => {
    if (event.is === 'warning')
      raise('warning', t('causeway:clock.left', { count: event.left / 1_000 }));
    else raise(event.is === 'second' ? 'tick' : 'timeOut', '');
  });
  useEffect(() => orders.listen((event) => announce(event)), [orders]);
  useOutOfSight(orders, () => true);
  const side = clock?.side ?? null;
  // A new function whenever the clock is set, so that the countdown restarts.
  const left = useMemo(() => () => (clock?.side ? orders.left(clock.side) : 0), [clock, orders]);
  if (clock === null || side === null) return node;
  const running = isRunning(clock);
  return (
    <>
      <ClockFace
        name={t('causeway:clock.name', { side: sideName(side) })}
        which={side === 'west' ? 'first' : 'second'}
        left={left}
        time={clock.control.time[side]}
        active
        running={running}
        words={clockFace}
        low={t('causeway:clock.low')}
        pausedNote={t('causeway:clock.standing')}
      />
      <button type="button" onClick={() => (running ? orders.pause('asked') : orders.goOn())}>
        {t(running ? 'causeway:clock.pause' : 'causeway:clock.goOn')}
      </button>
      {node}
    </>
  );
}
