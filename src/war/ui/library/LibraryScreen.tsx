import { useEffect, useMemo, useRef, useState, useCallback, type ReactNode } from 'react';
import { StorageLifeNote } from '../../../shell/ui/StorageLifeNote';
import { WholeLibrary } from '../../../shell/ui/libraryFile/WholeLibrary';
import { useStorageLife } from '../../../shell/ui/useLastingStorage';
import { shellLibraryText } from '../../../shell/words/t';
import type { KeptGame } from '../../store/saves';
import { tellRecord } from '../../words/records';
import { useGameStore, useGameState } from '../base/useGame';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { SearchField } from '../../../shell/ui/pages/SearchField';
import { arranged, LIBRARY_ORDERS, type LibraryOrder } from './arrange';
import { KeptGameCard } from './KeptGameCard';
import { DeleteGame, RenameGame } from './libraryDialogs';
import { PublishedGames } from './PublishedGames';
import { StudyList } from './StudyList';
import { useLibraryFiling } from './LibraryOffer';
import './library.css';
import { storageFault, type StorageFault } from '../../../shell/storage';
import type { KeptStudy } from '../../store/studies';
import { useStudies } from '../ways/studies';

type Asked = { readonly about: 'rename' | 'delete'; readonly kept: KeptGame } | null;

/** All games of this browser. */
export function LibraryScreen({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useGameStore();
  const inHand = useGameState(({ game }) => game?.id ?? null);
  const trouble = useGameState(({ game, library }) =>
    game !== null && (library === 'full' || library === 'disk') ? library : null,
  );
  const { games, refresh } = useKeptGames();
  const { studies, refreshStudies } = useKeptStudies();
  const [asked, setAsked] = useState<Asked>(null);
  const [failed, setFailed] = useState(false);
  const life = useStorageLife();
  const filing = useLibraryFiling();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<LibraryOrder>('saved');
  const list = useRef<HTMLUListElement>(null);

  /** Does something to the library, and shows what it has then. */
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

  const shown = useMemo(
    () => (games === null || typeof games === 'string' ? [] : arranged(games, query, order)),
    [games, query, order],
  );
  // What is read is shown at once and whole: what came later would move what is pressed by then.
  const read = games !== null && studies !== null && life !== null;
  return (
    <MenuScreen
      title={tellRecord('library.title')}
      look="library"
      busy={!read}
      onClose={onClose}
      foot={
        <button type="button" onClick={() => store.navigation.push({ screen: 'problems', id: '' })}>
          {tellRecord('library.problems')}
        </button>
      }
    >
      <p>{tellRecord('library.intro')}</p>
      {read && typeof games !== 'string' && <StorageLifeNote life={life} />}
      <div role="status">
        {failed && <p className="library-trouble">{shellLibraryText('failed')}</p>}
        {read && typeof games === 'string' && (
          <p className="library-trouble">{tellRecord(`library.unread.${games}`)}</p>
        )}
        {read && trouble !== null && (
          <p className="library-trouble">{tellRecord(`library.${trouble}`)}</p>
        )}
        {read && games.length === 0 && <p>{tellRecord('library.none')}</p>}
      </div>
      {read && typeof games !== 'string' && games.length > 0 && (
        <>
          <h2>{tellRecord('library.yours')}</h2>
          {games.length > 1 && (
            <div className="library-find">
              <SearchField
                label={tellRecord('library.search')}
                query={query}
                told={
                  query.trim() === '' ? '' : tellRecord('library.found', { count: shown.length })
                }
                onQuery={setQuery}
                onEnter={() => list.current?.querySelector('button')?.focus()}
              />
              <label>
                {tellRecord('library.order')}
                <select
                  value={order}
                  onChange={({ target }) =>
                    setOrder(LIBRARY_ORDERS.find((each) => each === target.value) ?? 'saved')
                  }
                >
                  {LIBRARY_ORDERS.map((each) => (
                    <option key={each} value={each}>
                      {tellRecord(`library.orders.${each}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          <ul className="library-games" ref={list}>
            {shown.map((kept) => (
              <KeptGameCard
                key={kept.id}
                kept={kept}
                inHand={kept.id === inHand}
                onOpen={() => void change(store.library.openKept(kept.id))}
                onRename={() => setAsked({ about: 'rename', kept })}
                onDelete={() => setAsked({ about: 'delete', kept })}
              />
            ))}
          </ul>
        </>
      )}
      {read && (
        <>
          <StudyList list={studies} refresh={refreshStudies} />
          <PublishedGames />
        </>
      )}
      {read && typeof games !== 'string' && (
        <WholeLibrary
          filing={filing}
          onChanged={() => {
            refresh();
            refreshStudies();
          }}
        />
      )}
      {asked?.about === 'rename' && (
        <RenameGame
          kept={asked.kept}
          onClose={() => setAsked(null)}
          onName={(name) => void change(store.library.nameKept(asked.kept.id, name))}
        />
      )}
      {asked?.about === 'delete' && (
        <DeleteGame
          kept={asked.kept}
          onClose={() => setAsked(null)}
          onDelete={() => void change(store.library.deleteKept(asked.kept.id))}
        />
      )}
    </MenuScreen>
  );
}

/** What the library has, or why it cannot be read; null until it has been read. */
type KeptGames = readonly KeptGame[] | StorageFault | null;

/** The games of the library, read again whenever the page is looked at again. */
function useKeptGames(): { games: KeptGames; refresh: () => void } {
  const store = useGameStore();
  const [games, setGames] = useState<KeptGames>(null);
  const refresh = useCallback((): void => {
    void store.library.keptGames().catch(storageFault).then(setGames);
  }, [store]);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  return { games, refresh };
}

/** The studies of the library, or why they cannot be read; null until they have been read. */
type KeptStudies = readonly KeptStudy[] | StorageFault | null;

/** The studies of the library, read again whenever one changes or the page is looked at again. */
function useKeptStudies(): { studies: KeptStudies; refreshStudies: () => void } {
  const kept = useStudies();
  const [studies, setStudies] = useState<KeptStudies>(null);
  const refreshStudies = useCallback((): void => {
    void kept.all().catch(storageFault).then(setStudies);
  }, [kept]);
  useEffect(() => {
    refreshStudies();
    window.addEventListener('focus', refreshStudies);
    const stop = kept.watch(refreshStudies);
    return () => {
      window.removeEventListener('focus', refreshStudies);
      stop();
    };
  }, [refreshStudies, kept]);
  return { studies, refreshStudies };
}
