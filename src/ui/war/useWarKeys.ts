import { useEffect } from 'react';
import { FIRES, LAYERS } from '../../store/preferences';
import { useCommand } from '../useGame';

/** Where letters are text, or a dialog's affair; radios and ticks have no use for them. */
const TYPED_INTO =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';

interface WarKeys {
  readonly undo: () => void;
  readonly endTurn: () => void;
  readonly leave: () => void;
  readonly lastTurn: () => void;
  readonly nextUnit: (step: number) => void;
  readonly help: () => void;
}

/** Keys of the war, wherever the focus is but in a text field, with no dialog and no menu open. */
export function useWarKeys({ undo, endTurn, leave, lastTurn, nextUnit, help }: WarKeys): void {
  const command = useCommand();
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      u: undo,
      e: endTurn,
      l: lastTurn,
      '[': () => nextUnit(-1),
      ']': () => nextUnit(1),
      Escape: leave,
      '?': help,
      n: () => {
        const { layer } = command.store.getState().preferences;
        command.prefer({ layer: LAYERS[(LAYERS.indexOf(layer) + 1) % LAYERS.length] ?? 'mine' });
      },
      t: () => {
        const { fire } = command.store.getState().preferences;
        command.prefer({ fire: FIRES[(FIRES.indexOf(fire) + 1) % FIRES.length] ?? 'none' });
      },
      h: () =>
        command.store.getState().review === null ? command.stride('last') : command.review(null),
      p: () => command.review(null),
      ',': () => command.stride('previous'),
      '.': () => command.stride('next'),
      '<': () => command.stride('previousTurn'),
      '>': () => command.stride('nextTurn'),
      f: () => command.prefer({ flipped: !command.store.getState().preferences.flipped }),
    };
    function listen(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [command, undo, endTurn, leave, lastTurn, nextUnit, help]);
}
