import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { attacks } from '../../../engine/combat';
import { destinations, movers } from '../../../engine/march';
import { unitAt, unitsOf, type PlacedUnit, type Position } from '../../../engine/position';
import { UNIT_KINDS, type Side, type Square } from '../../../engine/vocabulary';
import { chosenUnit } from '../../../game/choice';
import { squareWords } from '../../../words/board';
import { frontWords, unitsByFront, reachWords, targetLine } from '../../../words/lists';
import { capital, kindName } from '../../../words/sentences';
import { Dialog } from '../../../../shell/ui/Dialog';
import { Segments } from '../../../../shell/ui/Segments';
import { useAnnouncer } from '../../../../shell/ui/useAnnouncer';
import { leadTo, tabStop } from '../../board/tabStop';
import { LISTS, type BoardScreen, type ListName } from '../../base/help';
import { useTableState } from '../../base/useGame';
import { t } from '../../../words/t';
import './help.css';

/**
 * The props of the lists of a position: the position, the side that they are about, the kind of screen that they are
 * opened over, the list shown `first`, and the callback that closes them.
 */
export interface ListsProps {
  readonly position: Position;
  readonly side: Side;
  readonly screen: BoardScreen;
  readonly first: ListName;
  readonly onClose: () => void;
}

interface Entry {
  readonly key: number;
  readonly words: string;
  /** The square to focus when it is chosen; null for text only. */
  readonly square: Square | null;
}

/** Entries under one title, or without one. */
interface Group {
  readonly title: string | null;
  readonly entries: readonly Entry[];
}

/** The orders of the own units: as the board is read, by kind, or nearest to the enemy first. */
const ORDERS = ['square', 'kind', 'front'] as const;
type Order = (typeof ORDERS)[number];

/**
 * A dialog with lists for users of keys and screen readers: the units of `side`, those that can march, targets, squares
 * in reach, announcements. `first` is the list shown at first. Choosing an entry closes the dialog, by calling
 * `onClose`, and moves the focus to the entry's square.
 */
export function Lists({ position, side, screen, first, onClose }: ListsProps) {
  const [name, setName] = useState(first);
  const [order, setOrder] = useState<Order>('square');
  const groups = useGroups(position, side, screen, order)[name]();
  const empty = groups.every(({ entries }) => entries.length === 0);
  const id = useId();
  function choose(square: Square): void {
    leadTo(square, onClose);
  }
  return (
    <Dialog open title={t('lists:title')} onClose={onClose}>
      <Segments
        label={t('lists:show')}
        values={LISTS[screen]}
        value={name}
        words={(each) => t(`lists:names.${each}`)}
        first={empty}
        onChoose={setName}
      />
      {name === 'units' && (
        <Segments
          label={t('lists:order')}
          values={ORDERS}
          value={order}
          words={(each) => t(`lists:orders.${each}`)}
          onChoose={setOrder}
        />
      )}
      <p id={`${id}-note`} className="list-note">
        {empty
          ? t(`lists:none.${name}`)
          : t(
              name === 'announcements'
                ? 'lists:latest'
                : name === 'reach'
                  ? 'lists:reaches'
                  : 'lists:chooses',
            )}
      </p>
      {!empty && (
        <Groups
          key={`${name} ${order}`}
          label={t(`lists:names.${name}`)}
          note={`${id}-note`}
          groups={groups}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}

const alone = (entries: readonly Entry[]): readonly Group[] => [{ title: null, entries }];

function useGroups(
  position: Position,
  side: Side,
  screen: BoardScreen,
  order: Order,
): Record<ListName, () => readonly Group[]> {
  const announcer = useAnnouncer();
  const { all } = useSyncExternalStore(announcer.subscribe, announcer.announced);
  const chosen = useTableState(({ choice }) => chosenUnit(choice));
  const atWar = screen !== 'deployment';
  const unit = (square: Square): Entry => ({
    key: square,
    words: squareWords(position, square, atWar),
    square,
  });
  const own = unitsOf(position).filter((each) => each.side === side);
  const ofKind = (kind: PlacedUnit['kind']): Group => {
    const entries = own.filter((each) => each.kind === kind).map(({ square }) => unit(square));
    const title = t('lists:group', { unit: capital(kindName(kind)), count: entries.length });
    return { title, entries };
  };
  return {
    units: () => {
      if (order === 'kind')
        return UNIT_KINDS.map(ofKind).filter(({ entries }) => entries.length > 0);
      if (order === 'square') return alone(own.map(({ square }) => unit(square)));
      return alone(
        unitsByFront(position, side).map((each) => ({
          ...unit(each.square),
          words: frontWords(position, each, atWar),
        })),
      );
    },
    able: () => alone(movers(position).map(unit)),
    targets: () =>
      alone(
        attacks(position).map((assault) => ({
          key: assault.target,
          words: targetLine(position, assault),
          square: assault.target,
        })),
      ),
    reach: () => {
      // For the chosen unit, or the focused one.
      const from = chosen ?? tabStop();
      if (from === null || unitAt(position, from)?.side !== position.side) return alone([]);
      return alone(
        destinations(position, from).map((to) => ({
          key: to,
          words: reachWords(position, from, to),
          square: to,
        })),
      );
    },
    announcements: () =>
      alone(all.map(({ id, words }) => ({ key: id, words, square: null })).reverse()),
  };
}

interface GroupsProps {
  readonly label: string;
  /** The id of the note on the list. */
  readonly note: string;
  readonly groups: readonly Group[];
  readonly onChoose: (square: Square) => void;
}

/** One tab stop; up and down, Home and End go through all groups. */
function Groups({ label, note, groups, onChoose }: GroupsProps) {
  const [at, setAt] = useState(0);
  const id = useId();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const to = led(event.key, at, count);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    event.currentTarget.querySelectorAll<HTMLElement>('.list-entry')[to]?.focus();
  }
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div className="list-entries" onKeyDown={press}>
      {groups.map(({ title, entries }, g) => (
        <section key={title}>
          {title !== null && <h3 id={`${id}-${g}`}>{title}</h3>}
          <ul
            {...(title === null ? { 'aria-label': label } : { 'aria-labelledby': `${id}-${g}` })}
            aria-describedby={note}
          >
            {entries.map(({ key, words, square }, i) => {
              const place = (starts[g] ?? 0) + i;
              const props = {
                className: 'list-entry',
                tabIndex: place === at ? 0 : -1,
                onFocus: () => setAt(place),
                ...(place === 0 && { 'data-first-focus': '' }),
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
        </section>
      ))}
    </div>
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
