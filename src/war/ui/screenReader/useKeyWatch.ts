import { useEffect, useEffectEvent } from 'react';
import type { Square } from '../../engine/vocabulary';
import {
  type Choice,
  type Held,
  chosenTarget,
  chosenUnit,
  heldOf,
  pastIndex,
  shownFirst,
  type Refusal,
} from '../../game/choice';
import type { WarSettings } from '../../game/settings';
import type { GameState } from '../../store/state';
import { keyName } from '../../../shell/ui/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useShell } from '../../../shell/ui/useShell';
import { focusedSquare } from '../board/tabStop';
import { COMPASS } from '../base/speechKeys';
import { useGameStore, useTable, useWarSettings } from '../base/useGame';

/**
 * The state that a key press can change, recorded before and after it for comparison: the focused element and square,
 * what is chosen or refused, the game and its war, the settings, the zoom, and the last announcement.
 */
export interface Moment {
  readonly focus: Element | null;
  readonly square: Square | null;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
  readonly game: GameState['game'];
  readonly war: unknown;
  readonly settings: WarSettings;
  /** The zoom of the board; 1 if it is shown whole. */
  readonly scale: number;
  /** The id of the last announcement; undefined if there was none. */
  readonly announced: number | undefined;
}

const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea';
const COVERED = 'dialog[open], :popover-open';

/** Returns whether a key is for the board and the page around it, as `useKeyActs` decides. */
function isForPage(event: KeyboardEvent, name: string, singleKeys: boolean): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(TYPED_INTO) !== null || document.querySelector(COVERED) !== null) return false;
  const inGrid = target.closest('[role="grid"]') !== null;
  if (event.shiftKey && COMPASS[event.key] !== undefined) return false;
  return inGrid || singleKeys || name.length > 1;
}

/**
 * Hook: after each key press that has announced nothing itself, announces the text that `explain` returns, unless it is
 * null. `explain` gets the name of the key and the state before and after it, once the key has had its effect.
 */
export function useKeyWatch(
  explain: (name: string, before: Moment, now: Moment) => string | null,
): void {
  const announcer = useAnnouncer();
  const table = useTable();
  const { state } = useGameStore();
  const settings = useWarSettings();
  const shell = useShell();
  const explained = useEffectEvent(explain);
  useEffect(() => {
    const look = (): Moment => {
      const { war, choice, refusal } = table.state.getState();
      const past = state.getState();
      const board = document.querySelector<HTMLElement>('.board');
      return {
        focus: document.activeElement,
        square: focusedSquare(),
        choice: past.game?.stage.name === 'war' && choice.of === 'nothing' ? past.choice : choice,
        refusal: refusal ?? past.refusal,
        game: past.game,
        war,
        settings: settings.getState(),
        scale: Number(board?.style.getPropertyValue('--scale') ?? '1') || 1,
        announced: announcer.announced().all.at(-1)?.id,
      };
    };
    const watch = (event: KeyboardEvent): void => {
      const name = event.isComposing ? null : keyName(event);
      if (name === null || event.repeat) return;
      if (!isForPage(event, name, shell.settings.getState().singleKeys)) return;
      const before = look();
      setTimeout(() => {
        const now = look();
        if (now.announced !== before.announced || document.querySelector(COVERED) !== null) return;
        const words = explained(name, before, now);
        if (words !== null) announcer.answer(words);
      });
    };
    window.addEventListener('keydown', watch, true);
    return () => window.removeEventListener('keydown', watch, true);
  }, [announcer, table, state, settings, shell]);
}

const sameHeld = (a: Held | null, b: Held | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

/**
 * Returns whether, between two recorded states, nothing was ordered, chosen, picked up, left or refused. That a refusal
 * is no longer shown does not count.
 */
export const nothingDone = (before: Moment, now: Moment): boolean =>
  before.war === now.war &&
  before.game === now.game &&
  (now.refusal === null || before.refusal === now.refusal) &&
  [chosenUnit, chosenTarget, shownFirst, pastIndex].every(
    (part) => part(before.choice) === part(now.choice),
  ) &&
  sameHeld(heldOf(before.choice), heldOf(now.choice));

/** Returns whether, between two recorded states, nothing was done (`nothingDone`) and the focus stayed where it was. */
export const nothingMoved = (before: Moment, now: Moment): boolean =>
  before.focus === now.focus && nothingDone(before, now);
