import { flushSync } from 'react-dom';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { cutOff, placeWords, threatened } from '../../words/lists';
import { useKeyActs } from '../../../shell/ui/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { focusSquare, tabStop } from '../board/tabStop';
import type { Help } from '../base/help';
import { actsOf, useKeys } from '../base/keys';
import { SPEECH_KEYS } from '../base/speechKeys';
import { useOrientation } from '../base/orientation';
import { useGameStore } from '../base/useGame';
import { HiddenHeading } from '../base/HiddenHeading';
import { OrderLine } from './OrderLine';
import { useBoardStyle } from './useBoardStyle';
import { useCompass } from './useCompass';
import { useCues } from './useCues';
import { useKeyFeedback } from './useKeyFeedback';
import { useEffect, useRef } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { useShell } from '../../../shell/ui/useShell';
import { useSignal } from '../../../shell/ui/useSignal';
import { createPlayer, type Player } from '../../../shell/ui/sound/player';
import { SCORE, type Sound } from '../effects/sound/score';
import { t } from '../../words/t';

/**
 * The props of the help for users of screen readers during a war: the position, whether orders are accepted (`live`),
 * whether a past position is shown (`past`), the kind of screen, and which `help` is open (null for none), with
 * `onHelp`, called to open or close one.
 */
export interface WarScreenReaderProps {
  readonly position: Position;
  readonly live: boolean;
  readonly past: boolean;
  readonly lesson?: boolean;
  /** A study uses the keys of clocks and bots otherwise, and has its own undo. */
  readonly study?: boolean;
  readonly help: Help | null;
  readonly onHelp: (help: Help | null) => void;
}

/** Keys of a clock, without one: every key has an answer. */
const CLOCK = actsOf([SPEECH_KEYS.clock]);
/** Keys of bots, without one at the board. */
const PROGRAMS = actsOf([SPEECH_KEYS.programs]);

/**
 * Help for users of screen readers during a war: labels of squares, readings of squares and of the eight directions, a
 * line to type orders in, an announcement of what each key has done, and optional sounds. `live` says that orders are
 * accepted, `past` that a past position is shown, `lesson` and `study` which kind of screen it is. `help` is the dialog
 * that is open, null for none; `onHelp` is called to open or close one.
 */
export function WarScreenReader({
  position,
  live,
  past,
  lesson = false,
  study = false,
  help,
  onHelp,
}: WarScreenReaderProps) {
  const { state } = useGameStore();
  const announcer = useAnnouncer();
  const orientation = useOrientation();
  const { cue, onCue } = useCues(position, orientation);
  useBoardStyle();
  useCompass(position, orientation);
  useKeyFeedback({
    position,
    live,
    past,
    lesson,
    study,
    orientation,
    onEdge: (square) => cue('edge', square),
  });

  /** Cycles through squares of one kind, from the focus. */
  function goRound(round: readonly Square[], why: 'threat' | 'cutOff'): void {
    const at = round.indexOf(tabStop() ?? -1);
    const next = round[(at + 1) % round.length];
    if (next === undefined) {
      announcer.answer(t(why === 'threat' ? 'readings:near.noThreat' : 'readings:near.noneCutOff'));
      return;
    }
    focusSquare(next);
    announcer.answer(placeWords(position, round, next, why));
  }
  useKeys([SPEECH_KEYS.typing, SPEECH_KEYS.near], {
    threatened: () => goRound(threatened(position), 'threat'),
    cutOff: () => goRound(cutOff(position), 'cutOff'),
    reach: () => onHelp('reach'),
    // Rendered at once, because the next key is typed into it.
    line: () => flushSync(() => onHelp('line')),
  });
  useKeyActs((name) => {
    const { clock, ports } = state.getState();
    if (study) return undefined;
    if (name in CLOCK && clock === null) return () => announcer.answer(t('clock:none'));
    if (name in PROGRAMS && ports === null) return () => announcer.answer(t('opponent:yourTurn'));
    return undefined;
  });

  return (
    <>
      <HiddenHeading of="board" />
      {help === 'line' && (
        <OrderLine position={position} past={past} onClose={() => onHelp(null)} />
      )}
      {onCue !== null && <SoundCues onCue={onCue} />}
    </>
  );
}

interface SoundCuesProps {
  /** Calls back with each sound, and its place: from -1, left, to 1. */
  readonly onCue: Subscribe<{ readonly sound: Sound; readonly pan: number }>;
}

/**
 * Renders nothing; plays each short sound that the subscription `onCue` reports, from its side of the board, at the
 * volume of the settings.
 */
export function SoundCues({ onCue }: SoundCuesProps): null {
  const { settings } = useShell();
  const player = useRef<Player<Sound> | null>(null);
  useEffect(() => {
    player.current = createPlayer(SCORE);
    return player.current.close;
  }, []);
  useSignal(onCue, ({ sound, pan }) =>
    player.current?.play([sound], settings.getState().volume, pan),
  );
  return null;
}
