import { clockFace } from '../../../../shell/clockFace';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { leaveQuestions, useAlarm } from '../../../../shell/ui/clock/useAlarm';
import { StoppedClock } from '../../../../shell/ui/clock/StoppedClock';
import { useOutOfSight } from '../../../../shell/ui/clock/useOutOfSight';
import type { ClockSound } from '../../../../shell/ui/sound/score';
import { useAnnouncer } from '../../../../shell/ui/useAnnouncer';
import { SIDES } from '../../../engine/vocabulary';
import type { Game } from '../../../game/game';
import { CARDS, type ClockEvent, type WarClock } from '../../../store/state';
import { controlWords, leftWords, warningWords } from '../../../words/clock';
import { timeOutWords } from '../../../words/events';
import { playerTitle, capital, sideName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { useKeys } from '../../base/keys';
import { SPEECH_KEYS } from '../../base/speechKeys';
import { useGameState, useGameStore } from '../../base/useGame';
import { endDrag } from '../../../../shell/ui/viewport/watchGestures';

/**
 * The effects of the current war's clock: it announces warnings and the end of the time with sounds, binds the clock's
 * keys, stops the clock while the page is hidden if the settings say so, and shows the card that covers the board while
 * the clock is stopped.
 */
export function ClockEffects({ game }: { readonly game: Game }): ReactNode {
  const { settings } = useGameStore();
  const clock = useGameState((state) => state.clock);
  useOutOfSight(clock, () => settings.getState().clockHidden);
  useClockKeys(clock);
  return (
    <>
      <Alarm key={game.id} clock={clock} />
      <ClockCard game={game} clock={clock} />
    </>
  );
}

/** Hook: keys that announce the time left, and stop the clock. */
function useClockKeys(clock: WarClock | null): void {
  const announcer = useAnnouncer();
  useKeys([SPEECH_KEYS.clock], {
    timeLeft: () =>
      announcer.answer(
        clock === null
          ? t('clock:none')
          : inOrder(clock)
              .map((side) => leftWords(side, clock.left(side)))
              .join(' '),
      ),
    pauseClock: () => clock?.pause('asked'),
  });
}

/** The side to move comes first. */
const inOrder = (clock: WarClock) => (clock.now.side === 'S' ? (['S', 'N'] as const) : SIDES);

const SOUND: Readonly<Record<Exclude<ClockEvent['is'], 'beforeTime'>, ClockSound>> = {
  warning: 'warning',
  second: 'tick',
  out: 'timeOut',
  lost: 'timeOut',
};

/** Sounds and announces events of the clock. */
function Alarm({ clock }: { readonly clock: WarClock | null }): ReactNode {
  const { node, raise } = useAlarm();
  const onClockEvent = useEffectEvent((event: ClockEvent) => {
    if (event.is !== 'beforeTime') {
      raise(SOUND[event.is], eventWords(event));
      return;
    }
    // An open question closes like Escape, and a dragged unit lands or goes back.
    leaveQuestions();
    endDrag(event.lands);
  });
  const { listen } = clock ?? {};
  useEffect(() => listen?.((event) => onClockEvent(event)), [listen]);
  return node;
}

function eventWords(event: ClockEvent): string {
  if (event.is === 'warning') return warningWords(event.left);
  // The end of a war is announced with its result.
  return event.is === 'out' ? timeOutWords(event.side, event.lot !== null) : '';
}

interface ClockCardProps {
  readonly game: Game;
  readonly clock: WarClock | null;
}

/** Covers the board while the clock is stopped, so that nobody thinks for free. */
function ClockCard({ game, clock }: ClockCardProps): ReactNode {
  const store = useGameStore();
  const { stops = [], side = null } = clock?.now ?? {};
  const why = CARDS.find((card) => stops.includes(card));
  // A hand-over card covers the board already, and raising it continues the clock.
  if (clock === null || why === undefined || side === null || stops.includes('curtain'))
    return null;
  return (
    <StoppedClock
      title={t(`clock:card.${why}`)}
      turn={t('clock:card.toMove', { side: capital(playerTitle(game.players, side)) })}
      times={SIDES.map((each) => ({
        name: sideName(each),
        which: each === 'N' ? 'first' : 'second',
        left: clockFace(clock.left(each)),
      }))}
      note={`${capital(controlWords(clock.now.control))}. ${t('clock:card.text')}`}
      goOn={t('clock:card.goOn')}
      onGoOn={clock.goOn}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
      onKey={(name) => {
        // The key that stopped it starts it.
        if (name in SPEECH_KEYS.clock.pauseClock) clock.goOn();
      }}
    />
  );
}
