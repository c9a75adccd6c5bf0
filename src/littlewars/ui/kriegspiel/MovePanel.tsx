import { useEffect, useRef, useState, type ReactNode } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import { isTooEarly } from '../../engine/gunnery';
import { isMoving } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import { battleKnownTo, type SealedGame } from '../../game/kriegspiel/sealedGame';
import { mayCharge } from '../../kriegspiel/charges';
import { takes } from '../../kriegspiel/moveState';
import type { Chapter, KriegspielBattle } from '../../kriegspiel/types';
import { eventWords } from '../../words/kriegspiel/events';
import { forceLineIn, nameIn } from '../../words/kriegspiel/names';
import { playerTitle, sideName } from '../../words/names';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { RuleBook } from '../rulebook/entry';
import { Score } from '../table/EndPanel';
import type { MoreWords } from '../table/moveAnnouncements';
import { BattleMenu, SoundOffered } from '../table/MoveFoot';
import { Standing } from '../table/Standing';
import { KriegspielBook } from './rulebook/entry';
import type { Orders } from './useOrders';
import { toTop } from '../table/panelView';
import { PanelFrame, type MoveProps } from '../table/PanelFrame';

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
  const { phase, mover } = battle;
  const box = useRef<HTMLElement>(null);
  // What is to be done after a charge stands at the top.
  const isSettling = props.settle !== null;
  const { charging } = battle.kriegspiel;
  useEffect(() => toTop(box.current), [isSettling, charging]);
  const next = (kind: 'go' | 'end') => (): void => {
    onMoved();
    // The heading, the announcement of a move and its summary tell of its beginning and its end.
    orders.give({ kind }, true);
  };
  return (
    <PanelFrame
      {...props}
      box={box}
      more={MORE}
      onEnd={next('end')}
      onGo={next('go')}
      notices={
        <>
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
        </>
      }
      result={phase === 'over' && <Score game={game} battle={battle} />}
      foot={
        phase === 'over' ? (
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
            player={playerTitle(game.players, mover)}
            onDraw={() => void orders.give({ kind: 'offerDraw', side: mover })}
            onSurrender={() => void orders.give({ kind: 'surrender', side: mover })}
            book={(onClose) => <Books chapters={battle.kriegspiel.chapters} onClose={onClose} />}
            onKeys={props.onKeys}
          />
        )
      }
    >
      {isMoving(battle) && props.children}
      <Standing battle={battle} line={(side) => forceLineIn(battle, side)} />
      <SoundOffered battle={battle} />
    </PanelFrame>
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
  const early = isTooEarly(now);
  const may = t(
    `lwKriegspielTable:task.${early ? 'tooEarly' : now.phase === 'men' ? 'march' : 'fire'}`,
  );
  // littlewars.md 2.3; the side that may not fire in the Defensive Game is measured from its places.
  return early && now.rules.kind !== 'defence'
    ? `${may} ${t('lwKriegspielTable:task.first')}`
    : may;
}

const MORE: MoreWords = {
  nameOf: (battle, id) => nameIn(battle as KriegspielBattle, id),
  task,
  events,
};

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
