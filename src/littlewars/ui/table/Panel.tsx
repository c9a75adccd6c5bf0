import { useRef, useState, type ReactNode } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { Question } from '../../../shell/ui/Question';
import { Segments } from '../../../shell/ui/Segments';
import { other } from '../../engine/men';
import { gunNamed, isMoving } from '../../engine/refusals';
import type { Battle, Melee } from '../../engine/types';
import type { Casualties } from '../../engine/meleeTypes';
import type { Game } from '../../game/game';
import { areHere, onlyHere, seatsOf } from '../../game/seats';
import { isTimeUp } from '../../game/timing';
import { playerTitle, rolesWords } from '../../words/names';
import { chosenWords } from '../../words/places';
import { sideShown } from '../base/sideShown';
import { withinCampaignWords } from '../../words/records';
import { t } from '../../words/t';
import { useBattleState } from '../base/useGame';
import type { ShownHint } from '../base/shownHint';
import type { Tool } from '../plan/planProps';
import { HintActs, ProgramPanel, SeatsDialog } from '../program/entry';
import { RuleBook } from '../rulebook/entry';
import { BodyList } from './BodyList';
import { ChosenPanel, type ChosenPanelProps } from './ChosenPanel';
import { EndPanel } from './EndPanel';
import { GunPanel, type GunPanelProps } from './GunPanel';
import { MeleesPanel, SettleButton } from './MeleesPanel';
import { MoveClock } from './MoveClock';
import { BattleMenu, SoundOffered, UndoButtons } from './MoveFoot';
import {
  moveWords,
  summaryBefore,
  summaryOf,
  titleWords,
  useMoveAnnouncements,
  useMoveFocus,
} from './moveAnnouncements';
import { useOrdersInView, usePanelBelow, useUnfoldedInView } from './panelView';
import { Standing, Contact, DrawOffer } from './Standing';

const TOOLS: readonly Tool[] = ['hand', 'lasso', 'ruler'];

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

interface PanelProps
  extends ChosenPanelProps, MoveProps, Pick<GunPanelProps, 'aim' | 'onAim' | 'onTurned'> {
  readonly game: Game;
  /** The melees of the move, or those that contact would cause as it stands, or after the current drag. */
  readonly melees: readonly Melee[];
  readonly onWouldBe: Subscribe<Battle | null>;
  readonly onTool: (tool: Tool) => void;
  /** Called with the hints that are shown, and with an empty list when they no longer are. */
  readonly onHints: (hints: readonly ShownHint[]) => void;
  /** Opens the gunner's view of the chosen gun; null while it is open. */
  readonly onLook: ((gun: string) => void) | null;
  readonly onFire: (gun: string, bearing: number, elevation: number) => void;
  readonly isShotShown: boolean;
}

/**
 * Renders the panel beside the plan of a battle of Little Wars: whose move it is, what is chosen, and everything that
 * can be ordered in its present phase; after the end, the result. `onMoved` is called when a move has begun or ended.
 */
export function Panel(props: PanelProps): ReactNode {
  const { game, battle, table, bodies, chosen, melees, tool, onTool, onChoose, onLook, onMoved } =
    props;
  const mayUndo = useBattleState((state) => state.mayUndo);
  const below = usePanelBelow();
  const [asksToEnd, setAsksToEnd] = useState(false);
  const { phase, mover, moves } = battle;
  const player = playerTitle(game.players, mover);
  const seats = seatsOf(game);
  const isHere = seats[mover].kind === 'person';
  /** Whose draw and surrender the menu orders: the only person's at this screen, otherwise the mover's. */
  const own = onlyHere(seats) ?? mover;
  const moving = isMoving(battle) && isHere;
  const gun = chosen.flatMap((id) => gunNamed(battle, id) ?? [])[0];
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useMoveFocus(battle, box, title);
  useUnfoldedInView(box);
  useMoveAnnouncements(game, battle);
  const orders = useOrdersInView(chosen);
  const roles = rolesWords(battle, game.players);

  function end(): void {
    setAsksToEnd(false);
    onMoved();
    table.give({ kind: 'end' });
  }
  const idle = phase === 'guns' && !mayUndo && battle.shots.length === 0;
  return (
    <section ref={box} className="lw-side" aria-labelledby="lw-move">
      <header className="lw-head" data-side={sideShown(battle)}>
        <h1 id="lw-move" ref={title} tabIndex={-1}>
          {titleWords(battle, game.players)}
        </h1>
        <p>{moveWords(battle, isHere)}</p>
        {roles !== '' && <p>{roles}</p>}
      </header>
      <div className="lw-top">
        <MoveClock players={game.players} interval={phase === 'interval'} />
        {isTimeUp(game, battle) && <p className="lw-time">{t('lwTable:clock.ended')}</p>}
        {table.message.words !== '' && (
          <p className={table.message.bad ? 'lw-refusal' : undefined}>{table.message.words}</p>
        )}
      </div>
      {!areHere(seats) && (
        <ProgramPanel {...{ game, phase }} isShotShown={props.isShotShown} onAct={onChoose} />
      )}
      {battle.drawOffers.every((by) => seats[other(by)].kind === 'person') && (
        <DrawOffer game={game} battle={battle} />
      )}
      {moving && (
        <div className="lw-hands row">
          <Segments
            label={t('lwTable:tool')}
            values={TOOLS}
            value={tool}
            words={(each) => t(`lwTable:${each}`)}
            onChoose={onTool}
          />
          {below && <BodyList {...{ battle, bodies, chosen, onChoose }} folded />}
        </div>
      )}
      {phase === 'over' && <EndPanel game={game} battle={battle} onReplay={props.onReplay} />}
      {phase === 'interval' && isHere && !areHere(seats) && moves > 1 && (
        <section aria-labelledby="lw-summary-before">
          <h2 id="lw-summary-before">{t('lwTable:summaryBefore')}</h2>
          {summaryBefore(game).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {(phase === 'interval' || (phase === 'over' && moves > 0)) && (
        <section aria-labelledby="lw-summary">
          <h2 id="lw-summary">
            {moves === 0 ? t('lwTable:firstLot', { player }) : t('lwTable:summary')}
          </h2>
          {moves === 0
            ? game.time.kind !== 'none' && <p>{t('lwTable:interval')}</p>
            : summaryOf(game, battle).map((line) => <p key={line}>{line}</p>)}
        </section>
      )}
      {phase === 'melees' && isHere && (
        <MeleesPanel
          battle={battle}
          casualtiesOf={props.casualtiesOf}
          onCasualties={props.onCasualties}
        />
      )}
      {moving && <Contact {...{ battle, melees }} onWouldBe={props.onWouldBe} />}
      {moving && !areHere(seats) && (
        <HintActs
          battle={battle}
          onHints={props.onHints}
          onChoose={onChoose}
          onSend={(sent) => table.march({ orders: sent, battle, staying: [] })}
        />
      )}
      {moving && (
        <>
          <div
            ref={orders}
            tabIndex={-1}
            role="group"
            aria-label={chosenWords(battle, chosen) || undefined}
          >
            {gun !== undefined && gun.side === mover ? (
              <GunPanel
                key={gun.id}
                battle={battle}
                gun={gun}
                aim={props.aim}
                onAim={props.onAim}
                onTurned={props.onTurned}
                onLook={onLook && (() => onLook(gun.id))}
                onFire={(bearing, elevation) => props.onFire(gun.id, bearing, elevation)}
                table={table}
              />
            ) : (
              <ChosenPanel {...{ battle, bodies, chosen, table, tool, onChoose }} />
            )}
          </div>
          {!below && <BodyList {...{ battle, bodies, chosen, onChoose }} folded={false} />}
        </>
      )}
      <SoundOffered battle={battle} />
      <Standing battle={battle} />
      {phase !== 'over' && game.campaign !== null && <p>{withinCampaignWords(game.campaign)}</p>}
      {phase !== 'over' && (
        <footer className="lw-foot lw-acts row">
          {moving && (
            <>
              <UndoButtons undo={table.undo} redo={table.redo} />
              <button
                type="button"
                data-irreversible
                className="primary lw-great"
                onClick={() => (idle ? setAsksToEnd(true) : end())}
              >
                {t('lwTable:endMove')}
              </button>
            </>
          )}
          {phase === 'melees' && isHere && (
            <SettleButton
              battle={battle}
              casualtiesOf={props.casualtiesOf}
              onRefused={table.refused}
            />
          )}
          {phase === 'interval' && isHere && (
            <button
              type="button"
              data-irreversible
              className="primary lw-great"
              onClick={() => {
                onMoved();
                table.give({ kind: 'go' });
              }}
            >
              {t('lwTable:go')}
            </button>
          )}
          <BattleMenu
            player={playerTitle(game.players, own)}
            onDraw={() =>
              table.give({ kind: 'offerDraw', side: own }, () => t('lwTable:draw.waiting'))
            }
            onSurrender={() => table.give({ kind: 'surrender', side: own })}
            {...(props.onReplay !== null && {
              seats: (onClose: () => void) => <SeatsDialog game={game} onClose={onClose} />,
            })}
            book={(onClose) => <RuleBook onClose={onClose} />}
            onKeys={props.onKeys}
          />
        </footer>
      )}
      {asksToEnd && moving && (
        <Question
          title={t('lwTable:endAsk.title')}
          reason={t('lwTable:endAsk.text')}
          stay={t('lwTable:endAsk.stay')}
          onStay={() => setAsksToEnd(false)}
          act={t('lwTable:endMove')}
          onAct={end}
        />
      )}
    </section>
  );
}
