import { memo, useMemo, useState, Fragment, type RefObject } from 'react';
import type { Assault } from '../../engine/combat';
import type { Game } from '../../game/game';
import { mayAskForHints } from '../../game/studyPermission';
import { areHere, isHere, viewerSide } from '../../game/seat';
import { canUndo, lastGivenHere, type TurnSummary, type War } from '../../game/war';
import { capital, theSide, isNamed } from '../../words/sentences';
import { t } from '../../words/t';
import type { Help } from '../base/help';
import { HiddenHeading } from '../base/HiddenHeading';
import { ClockFaces } from './clock/entry';
import { AdviceActs, SeatActions, SeatNow, SeatStatus } from '../opponent/entry';
import { useGameStore, useSettings, useTable, useYou } from '../base/useGame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useShellSettings } from '../../../shell/ui/useShell';
import { Attacks, Threats } from '../play/panel/Threats';
import { GroundHere, Particulars } from '../play/panel/Particulars';
import { TurnSummaryView } from '../play/panel/TurnSummaryView';
import { WarLog } from '../play/entry';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { SoundOffer } from '../effects/entry';
import { askedSquare, type AskingProps } from '../play/asking';
import { AssaultPanel } from '../play/panel/AssaultPanel';
import { EndTurn } from '../play/panel/EndTurn';
import { Layers } from '../play/panel/Layers';
import { Notice } from '../play/panel/Notice';
import { Pips } from '../play/panel/Pips';
import { TableMenu } from './TableMenu';
import { fightingUnits } from '../../engine/forces';
import { inCommunication, unitsOf, arsenalsOf, type Position } from '../../engine/position';
import { UNITS } from '../../engine/units';
import { other, type Side } from '../../engine/vocabulary';
import { SidesTable } from '../base/SidesTable';
import { nameOf } from '../../engine/board';

interface OrdersPanelProps extends AskingProps {
  readonly game: Game;
  readonly war: War;
  readonly summary: TurnSummary | null;
  readonly onLastTurn: () => void;
  readonly onHelp: (help: Help) => void;
}

/** What is shown beside the board: all from one moment, so that it is consistent. */
type PanelState = Omit<OrdersPanelProps, 'attackButton' | 'onLastTurn' | 'onHelp'>;

/**
 * The panel of the side to move: whose turn it is, the moves and the attack left, what can be ordered, and details of
 * what is chosen or pointed at (`asking`). `assault` is the attack whose sums are shown, `summary` the last turn, each
 * null for none; `onLastTurn` replays the last turn, `onHelp` opens a help.
 */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, war, asking, summary } = props;
  const { attackButton, onLastTurn, onHelp } = props;
  const table = useTable();
  const store = useGameStore();
  const { position } = asking;
  const { side } = position;
  const { seats } = game;
  const withOthers = !areHere(seats);
  const you = useYou();
  const name =
    side === you ? capital(theSide(side)) : isNamed(game.players, side) ? game.players[side] : '';
  const settled = useAfterFrame(
    useMemo(
      (): PanelState => ({ game, asking, summary, war, assault: props.assault }),
      [game, asking, summary, war, props.assault],
    ),
  );
  // The attack is shown at once, because the next key may be for it; after an order it disappears with the rest.
  const assault = props.assault ?? (settled.asking.position === position ? null : settled.assault);
  return (
    <section className="panel" aria-labelledby="turn-title">
      <header className={`panel-head side-${side}`}>
        <h1 id="turn-title">
          {side === you ? t('war:yourMove') : t('war:toMove', { name: capital(theSide(side)) })}
        </h1>
        <p>
          {name !== '' && (
            <>
              <span className="panel-name">{name}</span>
              <span className="panel-dot"> · </span>
            </>
          )}
          {t('war:turn', { turn: position.turn })}
        </p>
        <button
          type="button"
          className="history-open"
          disabled={war.actions.length === 0}
          onClick={() => store.past.step('last')}
        >
          {t('war:history')}
        </button>
      </header>
      {game.clock && <ClockFaces players={game.players} />}
      <Goal position={position} side={viewerSide(side, seats)} />
      <Briefing settled={settled} assault={assault} attackButton={attackButton} />
      <div
        className={`panel-actions panel-foot panel-last ${assault === null ? '' : 'panel-foot-busy'}`}
      >
        <HiddenHeading of="orders" />
        <button
          type="button"
          onClick={withOthers ? store.past.takeBackOrder : table.undo}
          disabled={withOthers ? lastGivenHere(war, seats) < 0 : !canUndo(war)}
        >
          {t('war:undo')}
        </button>
        <button type="button" onClick={onLastTurn} disabled={war.actions.length === 0}>
          {t('war:lastTurn')}
        </button>
        <TableMenu game={game} position={position} onHelp={onHelp} />
        {!isHere(seats[side]) ? <SeatActions game={game} /> : <EndTurn position={position} />}
      </div>
    </section>
  );
}

interface BriefingProps {
  readonly settled: PanelState;
  /** The shown sum, with the button of the attack. */
  readonly assault: Assault | null;
  readonly attackButton: RefObject<HTMLButtonElement | null>;
}

/**
 * What is left of the turn, what can be done now, and all about the question. The game is that of the settled moment,
 * so that the frame that answers an order does not render the panel of the moment before once more.
 */
const Briefing = memo(function Briefing({ settled, assault, attackButton }: BriefingProps) {
  useLanguage();
  const { game, asking, summary, war } = settled;
  const { position } = asking;
  const fire = useSettings((settings) => settings.fire);
  const asked = askedSquare(asking);
  const isOthers = !isHere(game.seats[position.side]);
  const isSilent = useShellSettings(({ sounds, soundsOffered }) => !sounds && !soundsOffered);
  // It stays until it is answered, though from then on it counts as offered.
  const [offersSound, setOffersSound] = useState(isSilent);
  return (
    <>
      <Pips position={position} />
      {isOthers ? (
        // In place of the notice, so that nothing moves when the turn is over.
        <div className="prompt">
          <SeatNow game={game} position={position} />
        </div>
      ) : (
        <Notice asking={asking} hidden={assault !== null} />
      )}
      <div className="panel-body" role="group" aria-labelledby="turn-title" tabIndex={0}>
        {assault !== null && (
          <AssaultPanel key={assault.target} {...{ position, assault, attackButton }} />
        )}
        {assault === null && asked === null && (
          <GroundHere position={position} square={asking.pointed} />
        )}
        {!areHere(game.seats) && assault === null && (isOthers || summary !== null) && (
          <SeatStatus game={game} position={position} />
        )}
        {summary !== null && assault === null && (
          <TurnSummaryView logged position={position} summary={summary} />
        )}
        {assault === null && asked !== null && <Particulars asking={asking} asked={asked} />}
        {assault === null &&
          !isOthers &&
          (mayAskForHints(game) ? (
            <div className="advice-room">
              <AdviceActs game={game} war={war} />
            </div>
          ) : (
            <AdviceActs game={game} war={war} />
          ))}
        {assault === null && asked === null && fire !== 'theirs' && !isOthers && (
          <>
            <Attacks position={position} />
            <Forces position={position} />
            {/* It is loaded lazily, and moves nothing. */}
            {offersSound && <SoundOffer onAnswer={() => setOffersSound(false)} />}
          </>
        )}
        {assault === null && asked === null && fire !== 'none' && (
          <Threats position={position} fire={fire} />
        )}
      </div>
      <WarLog war={war} />
      {assault === null && <Layers />}
    </>
  );
});

/** The remaining forces of each side: fighting units, and how many of them are isolated. */
const Forces = memo(function Forces({ position }: { readonly position: Position }) {
  useLanguage();
  const isolated = (side: Side): number =>
    unitsOf(position).filter(
      (unit) =>
        unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
    ).length;
  return (
    <>
      <HiddenHeading of="armies" />
      <SidesTable
        className="forces"
        rows={[
          { title: t('war:forces.fighting'), cell: (side) => fightingUnits(position, side) },
          { title: t('war:forces.isolated'), cell: isolated },
        ]}
      />
    </>
  );
});

interface GoalProps {
  readonly position: Position;
  readonly side: Side;
}

/**
 * A line on how `side` wins and loses the war: the squares of the arsenals that it must take and of those that it must
 * hold, the fallen ones struck out (rules.md 8, 9).
 */
export const Goal = memo(function Goal({ position, side }: GoalProps) {
  useLanguage();
  return (
    <p className="goal">
      {([other(side), side] as const).map((of) => {
        const arsenals = arsenalsOf(position).filter(
          (arsenal) => arsenal.side === of && arsenal.is !== 'given',
        );
        return (
          <span key={of} data-side={of}>
            {t(`war:goal.${of === side ? 'hold' : 'take'}`, { count: arsenals.length })}
            {arsenals.map(({ square, is }) => {
              const name = nameOf(position.board, square);
              return is === 'standing' ? (
                <b key={square} translate="no">
                  {' '}
                  {name}
                </b>
              ) : (
                <Fragment key={square}>
                  {' '}
                  <del>{t('war:goal.fallen', { square: name })}</del>
                </Fragment>
              );
            })}
          </span>
        );
      })}
    </p>
  );
});
