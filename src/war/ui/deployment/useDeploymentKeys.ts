import { UNIT_KINDS, type UnitKind } from '../../engine/vocabulary';
import { focusedSquare } from '../board/tabStop';
import type { Help } from '../base/help';
import { KEYS, useKeys } from '../base/keys';
import { toNextTerm } from '../base/Terms';
import { useGameStore, useWarSettings } from '../base/useGame';
import type { ReadingKind } from '../../words/readings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { heldOf } from '../../game/choice';

interface DeploymentKeys {
  /** The number of units of each kind in the tray. */
  readonly left: Readonly<Record<UnitKind, number>>;
  readonly seal: () => void;
  readonly read: (reading: ReadingKind) => void;
  readonly open: (help: Help) => void;
}

/**
 * Hook: binds the keys of a deployment. They pick up a unit of the next kind (`left` has how many there are of each),
 * put one back and undo; `seal` is called to close the deployment, `read` to read something out, `open` to open a list
 * or the help.
 */
export function useDeploymentKeys({ left, seal, read, open }: DeploymentKeys): void {
  const store = useGameStore();
  const settings = useWarSettings();
  const announcer = useAnnouncer();
  const now = store.state.getState;

  function holdNextKind(step: 1 | -1): void {
    const picked = heldOf(now().choice);
    const kinds = UNIT_KINDS.filter((kind) => left[kind] > 0);
    const held = picked?.from === 'tray' ? kinds.indexOf(picked.kind) : step > 0 ? -1 : 0;
    const next = kinds[(held + step + kinds.length) % kinds.length];
    if (next === undefined) read('state');
    else if (picked?.from !== 'tray' || picked.kind !== next) store.deployment.holdKind(next);
  }

  useKeys([KEYS.deployment, KEYS.speech, KEYS.lists, KEYS.page], {
    previousKind: () => holdNextKind(-1),
    nextKind: () => holdNextKind(1),
    putBack: () => {
      const square = focusedSquare();
      if (square !== null) store.deployment.putBack(square);
    },
    leave: store.deployment.leave,
    undo: store.deployment.undo,
    seal,
    rays: () => read('rays'),
    chain: () => read('chain'),
    state: () => read('state'),
    again: announcer.again,
    units: () => open('units'),
    announcements: () => open('announcements'),
    goTo: () => open('goTo'),
    term: toNextTerm,
    flip: () => settings.change({ flipped: !settings.getState().flipped }),
    help: () => open('help'),
  });
}
