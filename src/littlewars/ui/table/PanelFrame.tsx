import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { other } from '../../engine/men';
import type { Reason } from '../../engine/reasons';
import { isMoving } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import type { Casualties } from '../../engine/meleeTypes';
import type { AnyGame } from '../../game/playing';
import { seatsOf } from '../../game/seats';
import { isTimeUp } from '../../game/timing';
import { rolesWords } from '../../words/names';
import { t } from '../../words/t';
import { sideShown } from '../base/sideShown';
import { MeleesPanel, SettleButton } from './MeleesPanel';
import { MoveClock } from './MoveClock';
import { UndoButtons } from './MoveFoot';
import {
  moveWords,
  NO_MORE,
  partOf,
  summaryOf,
  titleWords,
  useMoveAnnouncements,
  type MoreWords,
} from './moveAnnouncements';
import { toTop, useUnfoldedInView } from './panelView';
import { DrawOffer } from './Standing';

/** What the panels of both kinds of battles are given about melees, and what they report. */
export interface MoveProps {
  /** The choices made so far of who dies and who is taken in melees. */
  readonly casualtiesOf: Readonly<Record<number, Casualties>>;
  readonly onCasualties: (melee: number, casualties: Casualties) => void;
  /** Called when a move has begun or ended. */
  readonly onMoved: () => void;
  /** Opens the replay of the battle; null if it is not saved. */
  readonly onReplay: (() => void) | null;
  /** Opens the sheet of the keys. */
  readonly onKeys: () => void;
}

interface PanelFrameProps extends MoveProps {
  readonly game: AnyGame;
  readonly battle: Battle;
  /** The panel, for what scrolls it. */
  readonly box: RefObject<HTMLElement | null>;
  /** The message about the last order, and functions that undo and redo orders, and announce why one is refused. */
  readonly orders: {
    readonly message: { readonly words: string; readonly bad: boolean };
    readonly undo: () => void;
    readonly redo: () => void;
    readonly refused: (reasons: readonly Reason[]) => void;
  };
  readonly more?: MoreWords;
  /** The panel of the program that plays a side. */
  readonly program?: ReactNode;
  /** What stands below the message, and above the summary of the move. */
  readonly notices?: ReactNode;
  readonly result: ReactNode;
  /** The button that goes on instead of the one that ends the move; null for that one. */
  readonly settle?: ReactNode;
  readonly onEnd: () => void;
  readonly onGo: () => void;
  /** The last of the buttons in the foot. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the frame of the panel beside the plan, for battles of both kinds: whose move it is, `program`, the clock and
 * the last message, a draw that is offered, what has happened, and melees; then `children`, and in the foot the buttons
 * that undo orders, settle melees, end the move (`onEnd`) and begin the next one (`onGo`), and `foot`. Each part of a move
 * is announced when it begins, with `more` of its kind.
 */
export function PanelFrame(props: PanelFrameProps): ReactNode {
  const { game, battle, box, orders, more = NO_MORE, settle = null, foot } = props;
  const { phase, mover, moves } = battle;
  const title = useRef<HTMLHeadingElement>(null);
  const part = partOf(battle);
  useEffect(() => {
    toTop(box.current);
    title.current?.focus();
  }, [part, box]);
  useUnfoldedInView(box);
  useMoveAnnouncements(game, battle, more);
  const seats = seatsOf(game);
  const isHere = seats[mover].kind === 'person';
  const roles = rolesWords(battle, game.players);
  const { words, bad } = orders.message;
  const next = (label: string, act: () => void): ReactNode => (
    <button type="button" data-irreversible className="primary lw-great" onClick={act}>
      {label}
    </button>
  );
  return (
    <section ref={box} className="lw-side" aria-labelledby="lw-move">
      <header className="lw-head" data-side={sideShown(battle)}>
        <h1 id="lw-move" ref={title} tabIndex={-1}>
          {titleWords(battle, game.players)}
        </h1>
        <p>{moveWords(battle, isHere, more.task(battle))}</p>
        {roles !== '' && <p>{roles}</p>}
      </header>
      {/* Its buttons stay where they are, whatever the message's length. */}
      {props.program}
      <div className="lw-top">
        <MoveClock players={game.players} interval={phase === 'interval'} />
        {isTimeUp(game, battle) && <p className="lw-time">{t('lwTable:clock.ended')}</p>}
        {words !== '' && <p className={bad ? 'lw-refusal' : undefined}>{words}</p>}
        {props.notices}
      </div>
      {battle.drawOffers.every((by) => seats[other(by)].kind === 'person') && (
        <DrawOffer game={game} battle={battle} />
      )}
      {props.result}
      {(phase === 'interval' || phase === 'over') && moves > 0 && (
        <section aria-labelledby="lw-summary">
          <h2 id="lw-summary">{t('lwTable:summary')}</h2>
          {summaryOf(game, battle, more.events).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {isHere && phase === 'melees' && <MeleesPanel nameOf={more.nameOf} {...props} />}
      {props.children}
      {foot !== null && (
        <footer className="lw-foot lw-acts row">
          {isHere && isMoving(battle) && (
            <>
              <UndoButtons undo={orders.undo} redo={orders.redo} />
              {settle ?? next(t('lwTable:endMove'), props.onEnd)}
            </>
          )}
          {isHere && phase === 'melees' && <SettleButton {...props} onRefused={orders.refused} />}
          {isHere && phase === 'interval' && next(t('lwTable:go'), props.onGo)}
          {foot}
        </footer>
      )}
    </section>
  );
}
