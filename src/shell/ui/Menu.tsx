import { useId, useRef } from 'react';
import { shellText } from '../words/t';
import './menu.css';

interface Item {
  readonly label: string;
  readonly act: () => void;
  readonly danger?: boolean;
}

/** A button that opens a menu over the page; the menu closes before an item acts. */
export function Menu({ items }: { readonly items: readonly Item[] }) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {shellText('more')}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="menu"
        role="group"
        aria-label={shellText('more')}
      >
        <h2>{shellText('more')}</h2>
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
