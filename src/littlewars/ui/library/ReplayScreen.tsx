import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../shell/ui/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { manOf } from '../../engine/men';
import { wayOf } from '../../engine/marching';
import { MOVE } from '../../engine/lengths';
import type { Order } from '../../engine/orders';
import type { Battle } from '../../engine/types';
import type { Game, Stage } from '../../game/game';
import { battlesOf } from '../../game/timeline';
import { sideName } from '../../words/names';
import { battleTitle, moveNumber, orderWords } from '../../words/records';
import { lateMessages } from '../../words/t';
import { lineBelow } from '../../game/settings';
import { useSettings } from '../base/useGame';
import { Plan } from '../plan/Plan';
import type { ShownMark, ShownWay } from '../plan/view';
import '../base/frame.css';
import './library.css';

const tell = lateMessages('lwRecords');

/** Milliseconds that an order is shown for while it plays. */
const DWELL = 700;
const DWELL_OF_SHOT = 2_200;

type Stride = 'first' | 'previousMove' | 'previous' | 'next' | 'nextMove' | 'last';
const BEFORE = ['first', 'previousMove', 'previous'] as const;
const AFTER = ['next', 'nextMove', 'last'] as const;
const KEYS: Readonly<Record<string, Stride>> = {
  '[': 'previous',
  ']': 'next',
  PageUp: 'previousMove',
  PageDown: 'nextMove',
  Home: 'first',
  End: 'last',
};
const ICONS: Readonly<Record<Stride | 'play' | 'pause', string>> = {
  play: 'M7 3v18l14-9z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  first: 'M4 5h3v14H4zM20 5v14l-11-7z',
  previousMove: 'M12 5v14L2 12zM22 5v14l-10-7z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  nextMove: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M17 5h3v14h-3zM4 5v14l11-7z',
};

/** Where a move begins, in orders given before it, and which it is. */
interface MoveStart {
  readonly at: number;
  readonly battle: Battle;
}

/** After how many orders a stride ends that begins after `at` of them. */
function strideFrom(at: number, stride: Stride, all: number, moves: readonly MoveStart[]): number {
  switch (stride) {
    case 'first':
      return 0;
    case 'last':
      return all;
    case 'previous':
      return Math.max(0, at - 1);
    case 'next':
      return Math.min(all, at + 1);
    case 'previousMove':
      return moves.filter((move) => move.at < at).at(-1)?.at ?? 0;
    case 'nextMove':
      return moves.find((move) => move.at > at)?.at ?? all;
  }
}

interface ReplayProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** A battle looked at again, order by order, on the plan. */
export function ReplayScreen({ game, onClose }: ReplayProps): ReactNode {
  const { stage } = game;
  return stage.name === 'battle' ? <Replay game={game} stage={stage} onClose={onClose} /> : null;
}

function Replay({
  game,
  stage,
  onClose,
}: ReplayProps & { readonly stage: Extract<Stage, { readonly name: 'battle' }> }): ReactNode {
  const announcer = useAnnouncer();
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const title = useRef<HTMLHeadingElement>(null);
  const { orders } = stage;
  const battles = useMemo(() => battlesOf(game.muster, stage), [game.muster, stage]);
  const moves = useMemo(
    (): readonly MoveStart[] =>
      battles.flatMap((battle, at) =>
        at > 0 && orders[at - 1]?.kind === 'go' ? [{ at, battle }] : [],
      ),
    [battles, orders],
  );
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && at < orders.length;
  const battle = battles[at];
  const before = battles[Math.max(0, at - 1)];
  const order = orders[at - 1];
  const words =
    order === undefined || battle === undefined || before === undefined
      ? tell('begun')
      : orderWords(before, order, battle, game);
  const moment = tell('moment', { at, all: orders.length });

  useEffect(() => title.current?.focus(), []);
  const hear = useEffectEvent(() => announcer.answer(words));
  useEffect(() => {
    if (!playing) hear();
  }, [at, playing]);
  useEffect(() => {
    if (!playing) return;
    const timer = window.setTimeout(
      () => setAt(at + 1),
      order?.kind === 'fire' ? DWELL_OF_SHOT : DWELL,
    );
    return () => window.clearTimeout(timer);
  }, [playing, at, order]);

  const go = (to: number): void => {
    setWanted(false);
    setAt(to);
  };
  const stride = (name: Stride): void => go(strideFrom(at, name, orders.length, moves));
  const toggle = (): void => {
    if (at === orders.length) setAt(0);
    setWanted(!playing);
  };
  useKeyActs((name) => {
    const key = KEYS[name];
    if (key !== undefined) return () => stride(key);
    if (name === ' ') return toggle;
    return name === 'Escape' ? onClose : undefined;
  });
  if (battle === undefined || before === undefined) return null;
  const shot = order?.kind === 'fire' ? battle.shots.at(-1) : undefined;
  const button = (name: keyof typeof ICONS, label: string, act: () => void): ReactNode => (
    <button key={name} type="button" title={label} aria-label={label} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
  const strideButton = (name: Stride): ReactNode =>
    button(name, tell(`stride.${name}`), () => stride(name));
  return (
    <main className="lw-screen">
      <div className="lw-field">
        <Plan
          country={battle.country}
          men={battle.men}
          guns={battle.guns}
          // Both sides' moves pass too fast to turn with them.
          side={lineBelow(seenFrom, 'red')}
          label={tell('plan')}
          ways={waysOf(before, order)}
          marks={marksOf(before, battle, order)}
          shot={shot === undefined ? null : { shot, time: null }}
        />
      </div>
      <section className="lw-side" aria-labelledby="lw-replay">
        <header className="lw-head" data-side={battle.mover}>
          <h1 id="lw-replay" ref={title} tabIndex={-1}>
            {battleTitle(game)}
          </h1>
          <p>{moment}</p>
        </header>
        <p className="lw-replay-words">{words}</p>
        <div className="lw-replay-controls" role="group" aria-label={tell('through')}>
          <input
            type="range"
            aria-label={tell('slider')}
            aria-valuetext={`${moment}. ${words}`}
            min={0}
            max={orders.length}
            value={at}
            onChange={({ target }) => go(Number(target.value))}
          />
          <div className="lw-strides">
            {BEFORE.map(strideButton)}
            {button(playing ? 'pause' : 'play', tell(playing ? 'pause' : 'play'), toggle)}
            {AFTER.map(strideButton)}
          </div>
        </div>
        <nav aria-labelledby="lw-replay-moves">
          <h2 id="lw-replay-moves">{tell('movesList')}</h2>
          <ol className="lw-list lw-replay-moves">
            {moves.map((move, i) => {
              const current = at >= move.at && at < (moves[i + 1]?.at ?? Infinity);
              return (
                <li key={move.at}>
                  <button
                    type="button"
                    aria-current={current ? 'step' : undefined}
                    onClick={() => go(move.at)}
                  >
                    {tell('move', {
                      number: moveNumber(move.battle),
                      side: sideName(move.battle.mover),
                    })}
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
        <footer className="lw-foot lw-acts">
          <button type="button" onClick={onClose}>
            {tell('back')}
          </button>
        </footer>
      </section>
    </main>
  );
}

/** The way of whoever has just marched. */
function waysOf(before: Battle, order: Order | undefined): readonly ShownWay[] {
  if (order?.kind !== 'march') return [];
  const man = manOf(before, order.man);
  if (man === undefined) return [];
  const way = wayOf(before, man, order.to);
  return [{ id: man.id, way, limit: MOVE[man.arm], at: order.to, kind: 'made' }];
}

/** Whom an order has moved, killed or made a prisoner. */
function marksOf(before: Battle, after: Battle, order: Order | undefined): readonly ShownMark[] {
  if (order?.kind === 'march') return [{ id: order.man, mark: 'moved' }];
  return after.men.flatMap(({ id, state }): ShownMark[] => {
    const was = manOf(before, id)?.state;
    if (was === state) return [];
    if (state === 'dead') return [{ id, mark: 'dies' }];
    return state === 'prisoner' ? [{ id, mark: 'taken' }] : [];
  });
}
