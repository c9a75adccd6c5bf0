import { FIRES, LAYERS } from '../../game/settings';
import { KEYS, useKeys } from '../base/keys';
import type { Help } from '../base/help';
import { toNextTerm } from '../base/Terms';
import { useTable, useWarSettings } from '../base/useGame';
import type { ReadingKind } from '../../words/readings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Past } from '../../store/tables/past';

interface WarKeys {
  /** Replace the game's own, if the past is undone or left differently. */
  readonly undo?: () => void;
  readonly leave?: () => void;
  readonly lastTurn: () => void;
  readonly nextUnit: (step: number) => void;
  readonly read: (reading: ReadingKind) => void;
  readonly open: (help: Help) => void;
  /** The past of the war on this table, if it can be viewed. */
  readonly past?: Past;
  readonly lookingBack?: boolean;
}

const { orders, sums, speech, lists, warLists, layers, history, page } = KEYS;
const SECTIONS = [orders, sums, speech, lists, warLists, layers, history, page];

/** Returns the value after another in a list, cyclically. */
const after = <T>(list: readonly [T, ...T[]], value: T): T =>
  list[(list.indexOf(value) + 1) % list.length] ?? list[0];

/**
 * Hook: binds the keys of a war on the board in use (`useTable`), except the one that ends the turn (`EndTurn`). The
 * given functions are called by the keys of the same purpose: `lastTurn` reads out the last turn, `nextUnit` goes to
 * the next unit (1) or the one before (-1), `read` reads something out, `open` opens a help.
 */
export function useWarKeys(keys: WarKeys): void {
  const table = useTable();
  const { lastTurn, nextUnit, read, open, past = null, lookingBack = false } = keys;
  const { undo = table.undo, leave = table.leave } = keys;
  const announcer = useAnnouncer();
  const settings = useWarSettings();
  useKeys(SECTIONS, {
    previousUnit: () => nextUnit(-1),
    nextUnit: () => nextUnit(1),
    leave,
    undo,
    lastTurn,
    sum: () => read('sum'),
    change: () => read('change'),
    rays: () => read('rays'),
    chain: () => read('chain'),
    state: () => read('state'),
    again: announcer.again,
    units: () => open('units'),
    able: () => open('able'),
    targets: () => open('targets'),
    announcements: () => open('announcements'),
    goTo: () => open('goTo'),
    communication: () => settings.change({ layer: after(LAYERS, settings.getState().layer) }),
    fire: () => settings.change({ fire: after(FIRES, settings.getState().fire) }),
    history: () => (lookingBack ? past?.show(null) : past?.step('last')),
    previous: () => past?.step('previous'),
    next: () => past?.step('next'),
    previousTurn: () => past?.step('previousTurn'),
    nextTurn: () => past?.step('nextTurn'),
    present: () => past?.show(null),
    term: toNextTerm,
    flip: () => settings.change({ flipped: !settings.getState().flipped }),
    help: () => open('help'),
  });
}
