import { useEffect, useRef, useState, type ReactNode } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import { isTooEarly } from '../../engine/gunnery';
import { isMoving } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import { isTimeUp } from '../../game/timing';
import { battleKnownTo, type SealedGame } from '../../game/kriegspiel/sealedGame';
import { mayCharge } from '../../kriegspiel/charges';
import { takes } from '../../kriegspiel/duties';
import type { Chapter, KriegspielBattle } from '../../kriegspiel/types';
import { eventWords } from '../../words/kriegspiel/events';
import { forceLineIn } from '../../words/kriegspiel/names';
import { playerTitle, sideName } from '../../words/names';
import { t } from '../../words/t';
import { sideShown } from '../base/sideShown';
import { useBattleState, useBattleStore } from '../base/useGame';
import { RuleBook } from '../rulebook/entry';
import { Score } from '../table/EndPanel';
import { MoveClock } from '../table/MoveClock';
import { MeleesPanel, SettleButton } from '../table/MeleesPanel';
import {
  moveWords,
  summaryOf,
  titleWords,
  useMoveAnnouncements,
  useMoveFocus,
} from '../table/moveAnnouncements';
import { BattleMenu, SoundOffered, UndoButtons } from '../table/MoveFoot';
import { useUnfoldedInView } from '../table/panelView';
import { DrawOffer, Standing } from '../table/Standing';
import { KriegspielBook } from './rulebook/entry';
import type { Orders } from './useOrders';
import type { MoveProps } from '../table/Panel';

interface MovePanelProps extends MoveProps {
  readonly game: SealedGame;
  readonly battle: KriegspielBattle;
  readonly orders: Orders;
  /** The button that settles the charge just made; null without one. */
  readonly settle: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the panel beside the plan of Kriegspiel: whose move it is, what can be ordered in it (`children`), its
 * melees, and the buttons that begin and end it, after which `onMoved` is called.
 */
export function MovePanel(props: MovePanelProps): ReactNode {
  const { game, battle, orders, onMoved } = props;
  const store = useBattleStore();
  const lostSeals = useBattleState((state) => state.lostSeals);
  const sealing = useBattleState((state) => state.sealing);
  const { phase, mover, moves } = battle;
  const player = playerTitle(game.players, mover);
  const moving = isMoving(battle);
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useMoveFocus(battle, box, title);
  useUnfoldedInView(box);
  // What is to be done after a charge stands at the top.
  const isSettling = props.settle !== null;
  const { charging } = battle.kriegspiel;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [isSettling, charging]);
  useMoveAnnouncements(game, battle, { task, events });
  const next = (kind: 'go' | 'end') => (): void => {
    onMoved();
    // The heading, the announcement of a move and its summary tell of its beginning and its end.
    orders.give({ kind }, true);
  };
  return (
    <section ref={box} className="lw-side" aria-labelledby="lw-move">
      <header className="lw-head" data-side={sideShown(battle)}>
        <h1 id="lw-move" ref={title} tabIndex={-1}>
          {titleWords(battle, game.players)}
        </h1>
        <p>{moveWords(battle, true, task(battle))}</p>
      </header>
      <div className="lw-top">
        <MoveClock players={game.players} interval={phase === 'interval'} />
        {isTimeUp(game, battle) && <p className="lw-time">{t('lwTable:clock.ended')}</p>}
        {orders.message.words !== '' && (
          <p className={orders.message.bad ? 'lw-refusal' : undefined}>{orders.message.words}</p>
        )}
        {sealing !== 'none' && sealing !== 'underWay' && (
          <p role="alert" className="lw-refusal">
            {t(`lwKriegspielTable:notSealed.${sealing === 'key' ? 'key' : 'other'}`)}
          </p>
        )}
        {lostSeals.map((side) => (
          <p key={side} role="alert">
            {t('lwKriegspielTable:lostNotes', { side: sideName(side) })}
          </p>
        ))}
      </div>
      <DrawOffer game={game} battle={battle} />
      {phase === 'over' && <Score game={game} battle={battle} />}
      {(phase === 'interval' || phase === 'over') && moves > 0 && (
        <section aria-labelledby="lw-summary">
          <h2 id="lw-summary">{t('lwTable:summary')}</h2>
          {summaryOf(game, battle, events).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {phase === 'melees' && (
        <MeleesPanel
          battle={battle}
          casualtiesOf={props.casualtiesOf}
          onCasualties={props.onCasualties}
        />
      )}
      {moving && props.children}
      <Standing battle={battle} line={(side) => forceLineIn(battle, side)} />
      <SoundOffered battle={battle} />
      <footer className="lw-foot lw-acts row">
        {moving && (
          <>
            <UndoButtons undo={orders.undo} redo={orders.redo} />
            {props.settle ?? (
              <button
                type="button"
                data-irreversible
                className="primary lw-great"
                onClick={next('end')}
              >
                {t('lwTable:endMove')}
              </button>
            )}
          </>
        )}
        {phase === 'melees' && (
          <SettleButton
            battle={battle}
            casualtiesOf={props.casualtiesOf}
            onRefused={orders.refused}
          />
        )}
        {phase === 'interval' && (
          <button type="button" data-irreversible className="primary lw-great" onClick={next('go')}>
            {t('lwTable:go')}
          </button>
        )}
        {phase === 'over' ? (
          <>
            {props.onReplay !== null && (
              <button type="button" onClick={props.onReplay}>
                {t('lwTable:replay')}
              </button>
            )}
            <button type="button" onClick={store.leaveGame}>
              {t('lwField:headquarters')}
            </button>
          </>
        ) : (
          <BattleMenu
            player={player}
            onDraw={() => void orders.give({ kind: 'offerDraw', side: mover })}
            onSurrender={() => void orders.give({ kind: 'surrender', side: mover })}
            book={(onClose) => <Books chapters={battle.kriegspiel.chapters} onClose={onClose} />}
            onKeys={props.onKeys}
          />
        )}
      </footer>
    </section>
  );
}

/**
 * Returns sentences on what has happened in a move to guns, vehicles, works, Generals and supplies, as both sides may know
 * it. A work may be begun and done within one move, so that its ends do not show it.
 */
const events = (battles: readonly Battle[]): readonly string[] =>
  battles
    .map((each) => battleKnownTo(each as KriegspielBattle, null))
    .flatMap((after, i, known) => eventWords(known[i - 1] ?? after, after));

const mayChargeYet = memoizeLast(mayCharge);

/**
 * Returns what is to be done in the present part of a move (2.1, 3.1, 7.1); null between moves, and where guns and men
 * act as in Little Wars.
 */
function task(battle: Battle): string | null {
  if (!isMoving(battle)) return null;
  const now = battle as KriegspielBattle;
  const { charge, charging } = now.kriegspiel;
  if (charge !== null) return t('lwKriegspielTable:task.settle');
  if (charging) return t(`lwKriegspielTable:task.${mayChargeYet(now) ? 'chargeOrEnd' : 'end'}`);
  if (!takes(now, 'ground') || !takes(now, 'rifles')) return null;
  return t(
    `lwKriegspielTable:task.${now.phase === 'men' ? 'march' : isTooEarly(now) ? 'tooEarly' : 'fire'}`,
  );
}

/** The rule book of Kriegspiel with the chapters that a battle takes, and that of Little Wars, which holds besides. */
function Books({
  chapters,
  onClose,
}: {
  readonly chapters: readonly Chapter[];
  readonly onClose: () => void;
}): ReactNode {
  const [which, setWhich] = useState<'kriegspiel' | 'littleWars'>('kriegspiel');
  return which === 'kriegspiel' ? (
    <KriegspielBook
      taken={chapters}
      onClose={onClose}
      onLittleWars={() => setWhich('littleWars')}
    />
  ) : (
    <RuleBook onClose={onClose} onKriegspiel={() => setWhich('kriegspiel')} />
  );
}
