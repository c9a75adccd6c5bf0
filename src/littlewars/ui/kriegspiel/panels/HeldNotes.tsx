import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../../shell/ui/keys';
import { t } from '../../../words/t';
import './panels.css';

interface HeldNotesProps {
  /** Called when the player begins and ends to hold the button of the notes. */
  readonly onHold: (held: boolean) => void;
  /** What is shown while they are held, and is nowhere on the page otherwise (6.4). */
  readonly children: ReactNode;
}

/**
 * Renders a button that shows the mover's secret notes (kriegspiel.md 6.4), `children`, only while he holds it or the
 * key N down; the other player is to look away. When the page is hidden, the notes are too. `onHold` is called with
 * whether they are shown.
 */
export function HeldNotes({ onHold, children }: HeldNotesProps): ReactNode {
  const [held, setHeld] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const hold = (now: boolean): void => {
    if (now === held) return;
    setHeld(now);
    onHold(now);
  };
  useKeyActs((name) => (name === 'n' ? () => hold(true) : undefined));
  useEffect(() => {
    if (!held) return;
    // A key can ask for it wherever the panel is scrolled.
    shown.current?.scrollIntoView({ block: 'nearest' });
    const letGo = (): void => {
      setHeld(false);
      onHold(false);
    };
    const endings = ['keyup', 'pointerup', 'pointercancel', 'blur', 'pagehide'] as const;
    for (const each of endings) window.addEventListener(each, letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      for (const each of endings) window.removeEventListener(each, letGo);
      document.removeEventListener('visibilitychange', letGo);
    };
  }, [held, onHold]);
  return (
    <section className="kp-notes" aria-label={t('lwKriegspielPanels:notes.title')}>
      <button
        type="button"
        aria-pressed={held}
        onPointerDown={() => hold(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') hold(true);
        }}
        // A long press of a finger would open a menu.
        onContextMenu={(event) => event.preventDefault()}
      >
        {t('lwKriegspielPanels:notes.hold')}
      </button>
      {held && (
        <div ref={shown} role="status">
          {children}
        </div>
      )}
    </section>
  );
}
