import { without } from '../../../shell/route';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WholeLibrary } from '../../../shell/ui/libraryFile/WholeLibrary';
import { StorageLifeNote } from '../../../shell/ui/StorageLifeNote';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useStorageLife } from '../../../shell/ui/useLastingStorage';
import { byCampaign } from '../../game/campaign';
import type { Game } from '../../game/game';
import { lateMessages } from '../../words/t';
import { useBattleStore, useLittleWarsRoute } from '../base/useGame';
import { CampaignCard } from './CampaignCard';
import { KeptCard } from './KeptCard';
import { useLibraryFiling } from './LibraryOffer';
import { OpenRecord } from './OpenRecord';
import { ReplayScreen } from './ReplayScreen';
import { useKept } from './useKept';
import './library.css';

const tell = lateMessages('lwRecords');

/** The battle that the route wants to be looked at again, once it has been read; headquarters say where there is none. */
function useReplayed(): Game | null {
  const { library, navigation } = useBattleStore();
  const route = useLittleWarsRoute();
  const id = route.screen === 'replay' ? route.id : null;
  const [read, setRead] = useState<Game | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const game = await library.gameOf(id).catch(() => null);
      if (!wanted) return;
      if (game?.stage.name === 'battle') setRead({ ...game, id });
      else navigation.replace(without('record'));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [library, navigation, id]);
  return read?.id === id ? read : null;
}

/** The battles that this browser keeps, the last first, and the way to open another. */
export function LibraryScreen({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { navigation } = useBattleStore();
  const announcer = useAnnouncer();
  const [asked, setAsked] = useState(0);
  const shown = useReplayed();
  const kept = useKept(asked);
  const life = useStorageLife();
  const filing = useLibraryFiling();
  const title = useRef<HTMLHeadingElement>(null);
  const many = kept === null || typeof kept === 'string' ? null : kept.length;
  useEffect(() => {
    if (shown === null) title.current?.focus();
  }, [shown]);
  useEffect(() => {
    if (many !== null) announcer.answer(tell('battles', { count: many }));
  }, [announcer, many]);

  const orders = {
    onReplay: (id: string) => navigation.push({ screen: 'replay', id }),
    onChanged: () => setAsked(asked + 1),
  };

  if (shown !== null)
    return (
      <ReplayScreen
        key={shown.id}
        game={shown}
        onClose={() => navigation.push({ screen: 'library', id: '' })}
      />
    );
  return (
    <main className="lw-library">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {tell('library')}
        </h1>
        <button type="button" onClick={onClose}>
          {tell('back')}
        </button>
      </header>
      {typeof kept === 'string' && <p>{tell(`unread.${kept}`)}</p>}
      {many !== null && life !== null && <StorageLifeNote life={life} />}
      {many === 0 && <p>{tell('none')}</p>}
      {kept !== null && typeof kept !== 'string' && life !== null && (
        <ul className="lw-kept-list">
          {byCampaign(kept).map((battles) => {
            const [first] = battles;
            const campaign = battles.at(-1)?.game?.campaign ?? null;
            if (first === undefined) return null;
            return campaign === null ? (
              <KeptCard key={first.id} kept={first} campaign={null} {...orders} />
            ) : (
              <CampaignCard key={campaign.id} battles={battles} campaign={campaign} {...orders} />
            );
          })}
        </ul>
      )}
      {/* With the list over it, whose coming would move it. */}
      {kept !== null && life !== null && <OpenRecord />}
      {many !== null && life !== null && (
        <WholeLibrary filing={filing} onChanged={orders.onChanged} />
      )}
    </main>
  );
}
