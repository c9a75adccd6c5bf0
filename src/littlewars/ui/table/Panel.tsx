import { useRef, useState, type ReactNode } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { Question } from '../../../shell/ui/Question';
import { NO_SENTENCE } from '../../../shell/ui/useSentence';
import { Segments } from '../../../shell/ui/Segments';
import { gunNamed, isMoving } from '../../engine/refusals';
import type { Battle, Melee } from '../../engine/types';
import type { Game } from '../../game/game';
import { areHere, onlyHere, seatsOf } from '../../game/seats';
import { playerTitle } from '../../words/names';
import { chosenWords } from '../../words/places';
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
import { BattleMenu, SoundOffered } from './MoveFoot';
import { summaryBefore } from './moveAnnouncements';
import { useOrdersInView, usePanelBelow } from './panelView';
import { PanelFrame, type MoveProps } from './PanelFrame';
import { Standing, Contact } from './Standing';

const TOOLS: readonly Tool[] = ['hand', 'lasso', 'ruler'];

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
  const orders = useOrdersInView(chosen);

  function end(): void {
    setAsksToEnd(false);
    onMoved();
    table.give({ kind: 'end' });
  }
  const idle = phase === 'guns' && !mayUndo && battle.shots.length === 0;
  return (
    <PanelFrame
      {...props}
      box={box}
      orders={table}
      onEnd={() => (idle ? setAsksToEnd(true) : end())}
      onGo={() => {
        onMoved();
        table.give({ kind: 'go' });
      }}
      program={
        !areHere(seats) && (
          <ProgramPanel {...{ game, phase }} isShotShown={props.isShotShown} onAct={onChoose} />
        )
      }
      result={
        phase === 'over' ? (
          <EndPanel game={game} battle={battle} onReplay={props.onReplay} />
        ) : (
          phase === 'interval' &&
          (moves === 0 ? (
            <section aria-labelledby="lw-summary">
              <h2 id="lw-summary">{t('lwTable:firstLot', { player })}</h2>
              {game.time.kind !== 'none' && <p>{t('lwTable:interval')}</p>}
            </section>
          ) : (
            isHere &&
            !areHere(seats) &&
            moves > 1 && (
              <section aria-labelledby="lw-summary-before">
                <h2 id="lw-summary-before">{t('lwTable:summaryBefore')}</h2>
                {summaryBefore(game).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </section>
            )
          ))
        )
      }
      foot={
        phase === 'over' ? null : (
          <BattleMenu
            player={playerTitle(game.players, own)}
            onDraw={() =>
              table.give(
                { kind: 'offerDraw', side: own },
                // To one that the other side has offered it is the answer, which ends the battle.
                battle.drawOffers.length > 0 ? NO_SENTENCE : () => t('lwTable:draw.waiting'),
              )
            }
            onSurrender={() => table.give({ kind: 'surrender', side: own })}
            {...(props.onReplay !== null && {
              seats: (onClose: () => void) => <SeatsDialog game={game} onClose={onClose} />,
            })}
            book={(onClose) => <RuleBook onClose={onClose} />}
            onKeys={props.onKeys}
          />
        )
      }
    >
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
    </PanelFrame>
  );
}
