import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { attacks } from '../../engine/combat';
import { movers } from '../../engine/march';
import { unitsOf, type Position } from '../../engine/position';
import type { Side, Square } from '../../engine/vocabulary';
import { describeSquare } from '../../words/board';
import { targetLine, tellList } from '../../words/lists';
import { Dialog } from '../../../shell/ui/Dialog';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { LISTS, type BoardScreen, type ListName } from '../base/aid';
import { leadTo } from './leadTo';
import './lists.css';

interface ListsProps {
  readonly position: Position;
  /** Whose units are listed. */
  readonly side: Side;
  readonly screen: BoardScreen;
  readonly first: ListName;
  readonly onClose: () => void;
}

interface Entry {
  readonly key: number;
  readonly words: string;
  /** Where choosing it leads; null where it is only read. */
  readonly square: Square | null;
}

/** Units, targets and announcements as lists to go through by keys; choosing an entry leads to its square. */
export function Lists({ position, side, screen, first, onClose }: ListsProps) {
  const [name, setName] = useState(first);
  const entries = useEntries(position, side, screen)[name]();
  const id = useId();
  function choose(square: Square): void {
    leadTo(square, onClose);
  }
  return (
    <Dialog open title={tellList('title')} onClose={onClose}>
      <div className="segments" role="radiogroup" aria-label={tellList('show')}>
        {LISTS[screen].map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              checked={name === each}
              onChange={() => setName(each)}
              {...(entries.length === 0 && name === each && { 'data-first-focus': '' })}
            />
            <span>{tellList(`names.${each}`)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className="list-note">
        {entries.length === 0
          ? tellList(`none.${name}`)
          : tellList(name === 'announcements' ? 'latest' : 'chooses')}
      </p>
      {entries.length > 0 && (
        <Entries
          key={name}
          label={tellList(`names.${name}`)}
          note={`${id}-note`}
          entries={entries}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}

function useEntries(
  position: Position,
  side: Side,
  screen: BoardScreen,
): Record<ListName, () => Entry[]> {
  const announcer = useAnnouncer();
  const { all } = useSyncExternalStore(announcer.subscribe, announcer.told);
  const unit = (square: Square): Entry => ({
    key: square,
    words: describeSquare(position, square, screen === 'war'),
    square,
  });
  return {
    units: () =>
      unitsOf(position)
        .filter((each) => each.side === side)
        .map(({ square }) => unit(square)),
    able: () => movers(position).map(unit),
    targets: () =>
      attacks(position).map((assault) => ({
        key: assault.target,
        words: targetLine(position, assault),
        square: assault.target,
      })),
    announcements: () => all.map(({ id, words }) => ({ key: id, words, square: null })).reverse(),
  };
}

interface EntriesProps {
  readonly label: string;
  /** The id of what is said of the list. */
  readonly note: string;
  readonly entries: readonly Entry[];
  readonly onChoose: (square: Square) => void;
}

/** One tab stop; up and down, Home and End go through it. */
function Entries({ label, note, entries, onChoose }: EntriesProps) {
  const [at, setAt] = useState(0);
  function press(event: KeyboardEvent<HTMLUListElement>): void {
    const to = led(event.key, at, entries.length);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    event.currentTarget.querySelectorAll<HTMLElement>('.list-entry')[to]?.focus();
  }
  return (
    <ul className="list-entries" aria-label={label} aria-describedby={note} onKeyDown={press}>
      {entries.map(({ key, words, square }, i) => {
        const props = {
          className: 'list-entry',
          tabIndex: i === at ? 0 : -1,
          onFocus: () => setAt(i),
          ...(i === 0 && { 'data-first-focus': '' }),
        };
        return square === null ? (
          <li key={key} {...props}>
            {words}
          </li>
        ) : (
          <li key={key}>
            <button type="button" {...props} onClick={() => onChoose(square)}>
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function led(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(length - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
