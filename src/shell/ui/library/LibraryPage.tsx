import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { dayAndHour } from '../../language/dates';
import type { Values } from '../../language/messages';
import type { Judgements } from '../../libraryFile/libraryFile';
import type { SavedGame } from '../../persistence/format';
import { LONGEST_GAME_NAME, type SavedGames } from '../../persistence/savedGames';
import type { StorageFault } from '../../storage';
import { t } from '../../words/t';
import type { LibraryFiling } from '../libraryFile/filing';
import { WholeLibrary } from '../libraryFile/WholeLibrary';
import { Question } from '../Question';
import { StorageLifeNote } from '../StorageLifeNote';
import { useAnnouncer } from '../useAnnouncer';
import { useLanguage } from '../useLanguage';
import { useStorageLife } from '../useLastingStorage';
import { arranged, LIBRARY_ORDERS, type LibraryOrder, type SavedEntry } from './savedEntry';
import { NameDialog } from '../pages/FormDialog';
import { LibraryRow } from './LibraryRow';
import { MenuScreen } from '../pages/MenuScreen';
import { SearchField } from '../pages/SearchField';
import { useAbandonGame, type InProgress } from '../pages/useAbandonGame';
import { useListed } from './useListed';

/**
 * The key of a text on the library's page that each game words itself, such as the page's `title`, its `intro`, or the
 * question before deleting (`deleteTitle`, `deleteText`). `found` states the number of listed games, `unread.…` why the
 * library cannot be read.
 */
export type LibraryWord =
  | 'title'
  | 'intro'
  | 'yours'
  | 'none'
  | `unread.${StorageFault}`
  | 'full'
  | 'disk'
  | 'unreadable'
  | 'search'
  | 'found'
  | 'name'
  | 'nameNote'
  | 'deleteTitle'
  | 'deleteText';

type AnySaved = SavedGame<unknown, unknown>;
/** Renders the row of a saved game in the library's list, with `within` as further content of the row. */
export type SavedRow<K> = (saved: K, within?: ReactNode) => ReactNode;

interface LibraryPageProps<K extends AnySaved, J extends Judgements<J>, S extends object> {
  readonly words: (word: LibraryWord, values?: Values) => string;
  readonly library: Pick<
    SavedGames<unknown, unknown>,
    'openSaved' | 'nameSaved' | 'deleteSaved'
  > & {
    readonly savedGames: () => Promise<readonly K[]>;
  };
  readonly entryOf: (saved: K) => SavedEntry;
  /** Arranges the rows if they are no plain list: those found, and all. */
  readonly list?: (found: readonly K[], all: readonly K[], row: SavedRow<K>) => ReactNode;
  readonly currentId: string | null;
  readonly inProgress: InProgress | null;
  /** Why the current game is not being saved here; null if it is, or if nothing can be done. */
  readonly trouble: 'full' | 'disk' | null;
  /** The library as one file; undefined if the game has none. */
  readonly filing?: LibraryFiling<J, S>;
  /** The name of the file in which a damaged text is downloaded. */
  readonly damagedFile: string;
  /** Whether the content below the games is loaded; everything waits for it. */
  readonly isRead?: boolean;
  /** Called after entries were added from a file. */
  readonly onAdded?: () => void;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  /** The content below the games. */
  readonly children?: ReactNode;
}

/**
 * Renders the library: the page with all games saved in this browser, to search, sort, open, rename, download and
 * delete, and to save and add as one file (`filing`). `entryOf` describes a game, `words` returns the game's texts;
 * `currentId` is the id of the current game; `onAdded` is called after entries were added.
 */
export function LibraryPage<K extends AnySaved, J extends Judgements<J>, S extends object>(
  props: LibraryPageProps<K, J, S>,
): ReactNode {
  const { words, library, entryOf, list, currentId, inProgress, trouble, filing } = props;
  const { damagedFile, isRead = true, onAdded, foot, onClose, children } = props;
  const announcer = useAnnouncer();
  // Renders the descriptions again in another language.
  useLanguage();
  const { listed, refresh } = useListed(library.savedGames);
  const [asked, setAsked] = useState<{ about: 'rename' | 'delete'; id: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const life = useStorageLife();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<LibraryOrder>('saved');
  const games = useRef<HTMLUListElement>(null);

  /** Changes the library, and shows the result. */
  async function change(done: Promise<void>): Promise<void> {
    setAsked(null);
    try {
      await done;
      setFailed(false);
    } catch {
      setFailed(true);
    }
    refresh();
  }
  const open = (id: string): void => void change(library.openSaved(id));
  const { begin, question } = useAbandonGame(inProgress, open);

  const fault = typeof listed === 'string' ? listed : null;
  const all =
    listed === null || typeof listed === 'string'
      ? []
      : listed.map((saved) => ({ saved, ...entryOf(saved) }));
  const entries = new Map(all.map((entry) => [entry.saved.id, entry]));
  const found = arranged(all, query, order);
  // Everything is shown at once, because later additions would move what is being pressed.
  const read = listed !== null && isRead && life !== null;
  const count = read && fault === null ? all.length : null;
  const announceCount = useEffectEvent((many: number) =>
    announcer.answer(words('found', { count: many })),
  );
  useEffect(() => {
    if (count !== null) announceCount(count);
  }, [count]);

  const row: SavedRow<K> = (saved, within) => {
    const entry = entries.get(saved.id);
    if (entry === undefined) return null;
    const { name, isOver, damage } = entry;
    const isCurrent = saved.id === currentId;
    const at = dayAndHour(saved.at);
    return (
      <LibraryRow
        key={saved.id}
        look="library-game"
        picture={entry.picture}
        name={name}
        title={
          <>
            {name}{' '}
            {isCurrent && !isOver && <em className="tag">{t('shellLibrary:list.current')}</em>}
          </>
        }
        level={within === undefined ? 3 : 4}
        onOpen={saved.game === null ? null : () => (isCurrent ? open : begin)(saved.id)}
        isOpen={!isOver}
        orders={(report) => [
          ...(damage
            ? [
                {
                  label: t('shellLibrary:list.download'),
                  act: () => report.save(damagedFile, saved.text),
                },
              ]
            : [
                ...entry.orders(report),
                {
                  label: t('shellLibrary:list.rename'),
                  act: () => setAsked({ about: 'rename', id: saved.id }),
                },
              ]),
          {
            label: t('shellLibrary:list.delete'),
            act: () => setAsked({ about: 'delete', id: saved.id }),
            danger: true,
          },
        ]}
        also={entry.also}
      >
        {entry.facts}
        {within}
        <p className="note">
          {at === null ? t('shellLibrary:list.savedOnce') : t('shellLibrary:list.savedAt', { at })}
        </p>
        {damage && <div className="library-damage">{damage}</div>}
      </LibraryRow>
    );
  };
  const entryAsked = asked && entries.get(asked.id);

  return (
    <MenuScreen title={words('title')} look="library" busy={!read} onClose={onClose} foot={foot}>
      <p>{words('intro')}</p>
      {filing && count !== null && life !== null && <StorageLifeNote life={life} />}
      <div role="status">
        {failed && <p className="library-trouble">{t('shellLibrary:failed')}</p>}
        {read && fault !== null && <p className="library-trouble">{words(`unread.${fault}`)}</p>}
        {read && trouble !== null && <p className="library-trouble">{words(trouble)}</p>}
        {count === 0 && <p>{words('none')}</p>}
      </div>
      {count !== null && count > 0 && (
        <>
          <h2>{words('yours')}</h2>
          {count > 1 && (
            <div className="library-find">
              <SearchField
                label={words('search')}
                query={query}
                announced={query.trim() === '' ? '' : words('found', { count: found.length })}
                onQuery={setQuery}
                onEnter={() => games.current?.querySelector('button')?.focus()}
              />
              <label>
                {t('shellLibrary:list.order')}
                <select
                  value={order}
                  onChange={({ target }) =>
                    setOrder(LIBRARY_ORDERS.find((each) => each === target.value) ?? 'saved')
                  }
                >
                  {LIBRARY_ORDERS.map((each) => (
                    <option key={each} value={each}>
                      {t(`shellLibrary:list.orders.${each}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          <ul className="library-games" ref={games}>
            {list?.(
              found.map(({ saved }) => saved),
              all.map(({ saved }) => saved),
              row,
            ) ?? found.map(({ saved }) => row(saved))}
          </ul>
        </>
      )}
      {read && children}
      {filing && count !== null && (
        <WholeLibrary
          filing={filing}
          onChanged={() => {
            refresh();
            onAdded?.();
          }}
        />
      )}
      {question}
      {asked?.about === 'rename' && entryAsked && (
        <NameDialog
          title={t('shellLibrary:list.renameThat', { game: entryAsked.name })}
          label={words('name')}
          name={entryAsked.given}
          longest={LONGEST_GAME_NAME}
          note={words('nameNote')}
          onClose={() => setAsked(null)}
          onName={(name) => void change(library.nameSaved(asked.id, name))}
        />
      )}
      {asked?.about === 'delete' && entryAsked && (
        <Question
          title={words('deleteTitle')}
          stay={t('shellLibrary:list.cancel')}
          onStay={() => setAsked(null)}
          act={t('shellLibrary:list.deleteYes')}
          onAct={() => void change(library.deleteSaved(asked.id))}
          danger
          reason={
            <>
              <p>{words('deleteText')}</p>
              {entryAsked.lost !== undefined && <p>{entryAsked.lost}</p>}
            </>
          }
        >
          <p>
            <strong>{entryAsked.name}</strong>
            <br />
            {entryAsked.stage}
          </p>
        </Question>
      )}
    </MenuScreen>
  );
}
