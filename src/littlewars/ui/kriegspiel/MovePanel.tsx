import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Menu } from '../../../shell/ui/Menu';
import { Question } from '../../../shell/ui/Question';
import { isMoving } from '../../engine/refusals';
import type { Casualties } from '../../engine/types';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { playerTitle, sideName } from '../../words/names';
import { t } from '../../words/t';
import { sideShown } from '../base/sideShown';
import { useBattleState, useBattleStore } from '../base/useGame';
import { RuleBook } from '../rulebook/entry';
import { Score } from '../table/EndPanel';
import { MeleesPanel, SettleButton } from '../table/MeleesPanel';
import { moveWords, summaryOf, useMoveAnnouncements } from '../table/moveAnnouncements';
import { SettingsDialog } from '../table/SettingsDialog';
import { DrawOffer, Standing } from '../table/Standing';
import { KriegspielBook } from './rulebook/entry';
import type { Orders } from './useOrders';

interface MovePanelProps {
  readonly game: SealedGame;
  readonly battle: KriegspielBattle;
  readonly orders: Orders;
  /** The choices made so far of who dies and who is taken in melees. */
  readonly casualtiesOf: Readonly<Record<number, Casualties>>;
  readonly onCasualties: (melee: number, casualties: Casualties) => void;
  /** Called when a move has begun or ended. */
  readonly onMoved: () => void;
  /** Opens the replay of the battle. */
  readonly onReplay: () => void;
  /** What can be ordered in the move. */
  readonly children: ReactNode;
}

/** The panel beside the plan: whose move it is, what can be ordered in it, and how it ends. */
export function MovePanel(props: MovePanelProps): ReactNode {
  const { game, battle, orders, onMoved } = props;
  const store = useBattleStore();
  const { mayUndo, mayRedo, lostSeals, sealing } = useBattleState((state) => state);
  const [asks, setAsks] = useState<'surrender' | null>(null);
  const [over, setOver] = useState<'book' | 'lwBook' | 'settings' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const { phase, mover, moves } = battle;
  const player = playerTitle(game.players, mover);
  const moving = isMoving(battle);
  const part = moving ? 'move' : phase;
  // The keyboard focus moves to the title when a new part of the move begins, and the panel to its top.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
    title.current?.focus();
  }, [part, moves]);
  useMoveAnnouncements(game, battle);
  const heading =
    phase === 'over'
      ? t('lwTable:over')
      : t(
          phase === 'interval'
            ? 'lwTable:next'
            : phase === 'melees'
              ? 'lwTable:toSettle'
              : 'lwTable:toMove',
          { player },
        );
  const next = (kind: 'go' | 'end') => (): void => {
    onMoved();
    orders.give({ kind });
  };
  return (
    <section ref={box} className="lw-side" aria-labelledby="lw-move">
      <header className="lw-head" data-side={sideShown(battle)}>
        <h1 id="lw-move" ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p>{moveWords(battle)}</p>
      </header>
      <div className="lw-top">
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
      {phase === 'over' && <Score battle={battle} players={game.players} />}
      {(phase === 'interval' || phase === 'over') && moves > 0 && (
        <section aria-labelledby="lw-story">
          <h2 id="lw-story">{t('lwTable:story')}</h2>
          {summaryOf(game, battle).map((line) => (
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
      <Standing battle={battle} />
      <footer className="lw-foot lw-acts row">
        {moving && (
          <>
            <button type="button" disabled={!mayUndo} onClick={orders.undo}>
              {t('lwField:undo')}
            </button>
            <button type="button" disabled={!mayRedo} onClick={orders.redo}>
              {t('lwField:redo')}
            </button>
            {battle.kriegspiel.charge === null && (
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
            <button type="button" onClick={props.onReplay}>
              {t('lwTable:replay')}
            </button>
            <button type="button" onClick={store.leaveGame}>
              {t('lwField:headquarters')}
            </button>
          </>
        ) : (
          <Menu
            items={[
              {
                label: t('lwTable:menu.draw'),
                act: () => void orders.give({ kind: 'offerDraw', side: mover }),
              },
              { label: t('lwTable:menu.surrender'), act: () => setAsks('surrender'), danger: true },
              { label: t('lwHeadquarters:ruleBook'), act: () => setOver('book') },
              { label: t('shell:settings.title'), act: () => setOver('settings') },
              { label: t('lwField:headquarters'), act: store.leaveGame },
            ]}
          />
        )}
      </footer>
      {over === 'book' && (
        <KriegspielBook
          taken={battle.kriegspiel.chapters}
          onClose={() => setOver(null)}
          onLittleWars={() => setOver('lwBook')}
        />
      )}
      {over === 'lwBook' && (
        <RuleBook onClose={() => setOver(null)} onKriegspiel={() => setOver('book')} />
      )}
      {over === 'settings' && <SettingsDialog onClose={() => setOver(null)} />}
      {asks === 'surrender' && (
        <Question
          title={t('lwTable:surrenderAsk.title')}
          reason={t('lwTable:surrenderAsk.text', { player })}
          stay={t('lwTable:surrenderAsk.stay')}
          onStay={() => setAsks(null)}
          act={t('lwTable:surrenderAsk.go')}
          danger
          onAct={() => {
            setAsks(null);
            orders.give({ kind: 'surrender', side: mover });
          }}
        />
      )}
    </section>
  );
}
