import { FIRES, LAYERS } from '../../game/settings';
import { useKeys } from '../base/useKeys';
import type { Aid } from '../base/aid';
import { toNextTerm } from '../base/nextTerm';
import { useCommand } from '../base/useGame';
import type { Reading } from '../../words/readAloud';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';

interface WarKeys {
  /** Instead of the game's own, where the past is taken back or left in another way. */
  readonly undo?: () => void;
  readonly leave?: () => void;
  readonly endTurn: () => void;
  readonly lastTurn: () => void;
  readonly nextUnit: (step: number) => void;
  readonly read: (reading: Reading) => void;
  readonly open: (aid: Aid) => void;
}

const SECTIONS = [
  'orders',
  'sums',
  'ear',
  'lists',
  'warLists',
  'layers',
  'history',
  'page',
] as const;

/** What comes after a value of a list, round and round. */
const after = <T>(list: readonly [T, ...T[]], value: T): T =>
  list[(list.indexOf(value) + 1) % list.length] ?? list[0];

/** Keys of the war. */
export function useWarKeys(keys: WarKeys): void {
  const command = useCommand();
  const { endTurn, lastTurn, nextUnit, read, open } = keys;
  const { undo = command.undo, leave = command.leave } = keys;
  const announcer = useAnnouncer();
  const now = command.store.getState;
  const { settings } = command;
  useKeys(SECTIONS, {
    previousUnit: () => nextUnit(-1),
    nextUnit: () => nextUnit(1),
    leave,
    undo,
    endTurn,
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
    network: () => command.settings.change({ layer: after(LAYERS, settings.getState().layer) }),
    fire: () => command.settings.change({ fire: after(FIRES, settings.getState().fire) }),
    history: () => (now().review === null ? command.stride('last') : command.review(null)),
    previous: () => command.stride('previous'),
    next: () => command.stride('next'),
    previousTurn: () => command.stride('previousTurn'),
    nextTurn: () => command.stride('nextTurn'),
    present: () => command.review(null),
    term: toNextTerm,
    flip: () => command.settings.change({ flipped: !settings.getState().flipped }),
    help: () => open('help'),
  });
}
