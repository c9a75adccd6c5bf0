import { useState, type ReactNode } from 'react';
import { download } from '../../platform/download';
import { t } from '../../words/t';
import { Menu, type MenuItem } from '../Menu';
import './library.css';

/**
 * How an action in a row of the library reports its result: `say` shows a sentence in the row; `save` has the browser
 * save a file and says so. `type` is the file's media type, by default JSON.
 */
export interface RowReport {
  readonly say: (sentence: string) => void;
  /** Has the browser save `content` as a file, and says so in the row. */
  readonly save: (file: string, content: string, type?: string) => void;
}

interface LibraryRowProps {
  readonly picture?: ReactNode;
  /** The name. */
  readonly name: string;
  /** The name with markup. */
  readonly title?: ReactNode;
  /** The heading level; lower than the list's if the row is part of a group. */
  readonly level?: 3 | 4;
  readonly children: ReactNode;
  /** The button's act; null if there is nothing to open. */
  readonly onOpen: (() => void) | null;
  readonly orders: (report: RowReport) => readonly MenuItem[];
  readonly also?: ReactNode;
  /** Whether opening it continues it, rather than only showing it. */
  readonly isOpen?: boolean;
  readonly look?: string;
}

/**
 * Renders a row of the library: the game's picture, its name as a heading of the given level, its description
 * (`children`), a button that opens it (`onOpen`; none if null), and a menu with the other actions that `orders`
 * returns and, above them, `also`. `isOpen` says that opening the game continues it.
 */
export function LibraryRow(props: LibraryRowProps): ReactNode {
  const { picture, name, title = name, level = 3, children, onOpen, orders, also } = props;
  const { isOpen = false, look = '' } = props;
  const [message, say] = useState('');
  const Heading = `h${level}` as const;
  const save: RowReport['save'] = (file, content, type) => {
    download(file, content, type);
    say(t('shellLibrary:list.savedAs', { name: file }));
  };
  return (
    <li className={`library-row ${look}`}>
      {picture !== undefined && (
        <div className="library-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <div className="library-facts">
        <Heading>{title}</Heading>
        {children}
        <p role="status" className="library-saved">
          {message}
        </p>
      </div>
      <div className="library-acts">
        {onOpen !== null && (
          <button
            type="button"
            className={isOpen ? 'primary' : undefined}
            aria-label={t('shellLibrary:list.openThat', { game: name })}
            onClick={onOpen}
          >
            {t('shellLibrary:list.open')}
          </button>
        )}
        <Menu label={t('shellLibrary:list.moreOf', { game: name })} items={orders({ say, save })}>
          {also}
        </Menu>
      </div>
    </li>
  );
}
