import { flushSync } from 'react-dom';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { cutOff, placeWords, threatened } from '../../words/nearby';
import { t } from '../../words/t';
import { useKeyActs } from '../../../shell/ui/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { focusSquare, tabStop } from '../board/tabStop';
import type { Aid } from '../base/aid';
import { EAR_KEYS } from '../base/earKeys';
import { useOrientation } from '../table/useOrientation';
import { EarCues } from '../sound/EarCues';
import { useGameStore } from '../base/useGame';
import { HeardHeading } from '../base/HeardHeading';
import { OrderLine } from './OrderLine';
import { useBoardStyle } from './useBoardStyle';
import { useCompass } from './useCompass';
import { useCues } from './useCues';
import { useKeyFeedback } from './useKeyFeedback';

export interface WarEarProps {
  readonly position: Position;
  /** Whether orders are taken now. */
  readonly live: boolean;
  readonly past: boolean;
  readonly lesson?: boolean;
  /** Whether a clock could run here; a study has its keys for other things. */
  readonly clocked?: boolean;
  readonly aid: Aid | null;
  readonly onAid: (aid: Aid | null) => void;
}

type NearAct = 'noClock' | 'noProgram' | 'line' | 'threatened' | 'cutOff' | 'reach';
const ACTS: Readonly<Record<string, NearAct>> = {
  ...EAR_KEYS.typing.line,
  ...EAR_KEYS.near.threatened,
  ...EAR_KEYS.near.cutOff,
  ...EAR_KEYS.near.reach,
};
/** Keys of a clock, where there is none: no key is silent. */
const CLOCK: readonly string[] = Object.values(EAR_KEYS.clock).flatMap((line) => Object.keys(line));

/** Keys of programs, where none is at the board. */
const PROGRAMS: readonly string[] = Object.values(EAR_KEYS.programs).flatMap((line) =>
  Object.keys(line),
);

/** The war by ear: what is near, ray by ray, a line to type in, a word to every key, sounds by choice. */
export function WarEar({
  position,
  live,
  past,
  lesson = false,
  clocked = true,
  aid,
  onAid,
}: WarEarProps) {
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
    orientation,
    onEdge: (square) => cue('edge', square),
  });

  /** Leads round squares of one sort, from where the focus is. */
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
  const acts: Readonly<Record<NearAct, () => void>> = {
    threatened: () => goRound(threatened(position), 'threat'),
    cutOff: () => goRound(cutOff(position), 'cutOff'),
    noClock: () => announcer.answer(t('clock:none')),
    noProgram: () => announcer.answer(t('opponent:yourTurn')),
    reach: () => onAid('reach'),
    // There before the next key, which is for it.
    line: () => flushSync(() => onAid('line')),
  };
  useKeyActs((name) => {
    const isOfNoClock = clocked && CLOCK.includes(name) && state.getState().clock === null;
    const isOfNoProgram = clocked && PROGRAMS.includes(name) && state.getState().programs === null;
    const act = isOfNoClock ? 'noClock' : isOfNoProgram ? 'noProgram' : ACTS[name];
    return act && acts[act];
  });

  return (
    <>
      <HeardHeading of="board" />
      {aid === 'line' && <OrderLine position={position} past={past} onClose={() => onAid(null)} />}
      {onCue !== null && <EarCues onCue={onCue} />}
    </>
  );
}
