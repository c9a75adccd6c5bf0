import { useMemo, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import { unitsOf, type PlacedUnit } from '../../engine/position';
import type { Stage } from '../../game/game';
import { present } from '../../game/war';
import { Menu, type MenuItem } from '../../../shell/ui/Menu';
import { tellRecord } from '../../words/records';
import { Plan } from '../pictures/Plan';

interface LibraryRowProps {
  readonly board: Board;
  /** What is drawn; of a game that cannot be read, nothing. */
  readonly stage: Stage | null;
  /** What the game is called. */
  readonly name: string;
  readonly title: ReactNode;
  /** What is said of it below its name. */
  readonly children: ReactNode;
  /** The one button; null where there is nothing to open. */
  readonly onOpen: (() => void) | null;
  readonly items: readonly MenuItem[];
  /** What stands in the menu besides its items. */
  readonly also?: ReactNode;
  readonly isOver: boolean;
  /** Whether it came with this one. */
  readonly published?: boolean;
  /** What was done last, in words. */
  readonly done?: string;
}

/** The units that a small picture shows: of a deployment under way, none. */
function unitsShown(stage: Stage | null): readonly PlacedUnit[] {
  if (stage?.name === 'war') return unitsOf(present(stage.war));
  return stage?.name === 'lots' ? [...stage.armies.N.units, ...stage.armies.S.units] : [];
}

/** A game of the library: its picture, how it stands, a button to open it and a menu of all else. */
export function LibraryRow(props: LibraryRowProps): ReactNode {
  const { board, stage, name, title, children, onOpen, items, also, isOver } = props;
  const { published = false, done = '' } = props;
  const units = useMemo(() => unitsShown(stage), [stage]);
  return (
    <li className={published ? 'library-row' : 'library-row library-game'}>
      <Plan board={board} units={units} />
      <div className="library-facts">
        <h3>{title}</h3>
        {children}
        <p role="status" className="library-saved">
          {done}
        </p>
      </div>
      <div className="library-acts">
        {onOpen !== null && (
          <button
            type="button"
            className={isOver ? undefined : 'primary'}
            aria-label={tellRecord('library.openThat', { game: name })}
            onClick={onOpen}
          >
            {tellRecord('library.open')}
          </button>
        )}
        <Menu label={tellRecord('library.moreOf', { game: name })} items={items}>
          {also}
        </Menu>
      </div>
    </li>
  );
}
