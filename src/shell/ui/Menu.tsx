import { useId, useRef, type ReactNode } from 'react';
import { t } from '../words/t';
import './overlays.css';

/**
 * An entry of a menu: its label, and the function called when it is chosen (`act`); `danger` marks an entry that
 * destroys something.
 */
export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
  readonly danger?: boolean;
}

interface MenuProps {
  readonly items: readonly MenuItem[];
  /** Whether its button has the focus when it is first shown. */
  readonly autoFocus?: boolean;
  /** The subject of the menu, if a page has several; it begins with the button's text. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/**
 * Renders a button labelled *More* that opens a menu over the page: the `children`, then a button for each of `items`.
 * The menu closes before the chosen entry acts.
 */
export function Menu({ items, autoFocus = false, label, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        popoverTarget={id}
        autoFocus={autoFocus}
      >
        {t('shell:more')}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="menu"
        role="group"
        aria-label={label ?? t('shell:more')}
        onBlur={({ currentTarget, relatedTarget: next }) => {
          // Left by Tab, it would cover what the focus reaches. Its own button closes it when pressed.
          if (next !== null && next !== button.current && !currentTarget.contains(next))
            currentTarget.hidePopover();
        }}
      >
        <h2>{t('shell:more')}</h2>
        {children}
        {items.map(({ label, act, danger }) => (
          <button
            key={label}
            type="button"
            className={danger ? 'danger' : undefined}
            onClick={() => {
              menu.current?.hidePopover();
              act();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
