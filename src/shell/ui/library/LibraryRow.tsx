import { useState, type ReactNode } from 'react';
import { download } from '../../platform/download';
import { t } from '../../words/t';
import { Menu, type MenuItem } from '../Menu';
import './library.css';

/** How an order of a row tells what came of it, beside its button. */
export interface RowAnswers {
  readonly say: (sentence: string) => void;
  /** Hands a file to the browser, and says so. */
  readonly save: (file: string, content: string, type?: string) => void;
}

interface LibraryRowProps {
  readonly picture?: ReactNode;
  /** What it is called. */
  readonly name: string;
  /** The same with marks of its own. */
  readonly title?: ReactNode;
  /** Deeper than its list's, where the row is a part of something in the list. */
  readonly level?: 3 | 4;
  /** What is said of it below its name. */
  readonly children: ReactNode;
  /** The one button; null where there is nothing to open. */
  readonly onOpen: (() => void) | null;
  readonly orders: (answers: RowAnswers) => readonly MenuItem[];
  /** What stands in the menu besides them. */
  readonly also?: ReactNode;
  /** Whether it is opened to be gone on with, not only to be looked at. */
  readonly isOpen?: boolean;
  readonly look?: string;
}

/** An entry of a library: its picture, how it stands, a button to open it and a menu of all else. */
export function LibraryRow(props: LibraryRowProps): ReactNode {
  const { picture, name, title = name, level = 3, children, onOpen, orders, also } = props;
  const { isOpen = false, look = '' } = props;
  const [said, say] = useState('');
  const Heading = `h${level}` as const;
  const save: RowAnswers['save'] = (file, content, type) => {
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
          {said}
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
