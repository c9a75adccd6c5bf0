import { useEffect, useState, type ReactNode } from 'react';
import { recordDay } from '../../../../src/shell/language/dates';
import type { SavedGame } from '../../../../src/shell/persistence/format';
import { fragmentsIn } from '../../../../src/shell/pastedLinks';
import { copyText } from '../../../../src/shell/platform/pieces';
import { Menu } from '../../../../src/shell/ui/Menu';
import { Question } from '../../../../src/shell/ui/Question';
import { useAnnouncer } from '../../../../src/shell/ui/useAnnouncer';
import { isSecret, type Game } from '../game/game';
import { readRecord, writeRecord, type Fault } from '../game/record';
import { LINK, readLink, writeLink } from '../game/saves';
import { t } from '../words/words';
import { useCauseway, useCausewayState } from './useCauseway';

type Saved = SavedGame<Game, Fault>;

/** All saved games, the last first, asked for anew whenever the game in hand or `asked` changes; null until they are here. */
function useSaved(asked: number): readonly Saved[] | 'unread' | null {
  const { games } = useCauseway();
  const game = useCausewayState((state) => state.game);
  const [saved, setSaved] = useState<readonly Saved[] | 'unread' | null>(null);
  useEffect(() => {
    let wanted = true;
    games.keptGames().then(
      (all) => wanted && setSaved(all),
      () => wanted && setSaved('unread'),
    );
    return () => {
      wanted = false;
    };
  }, [games, game, asked]);
  return saved;
}

/** The games that this browser has saved, and the way to open a record. */
export function Library({ link }: { readonly link: string }): ReactNode {
  const store = useCauseway();
  const [asked, setAsked] = useState(0);
  const saved = useSaved(asked);
  return (
    <main>
      <h1 tabIndex={-1}>{t('library')}</h1>
      {saved === 'unread' && <p>{t('list.unread')}</p>}
      {saved?.length === 0 && <p>{t('list.none')}</p>}
      {saved !== null && saved !== 'unread' && (
        <ul>
          {saved.map((each) => (
            <Entry key={each.id} saved={each} onDeleted={() => setAsked(asked + 1)} />
          ))}
        </ul>
      )}
      <OpenRecord key={link} link={link} />
      <button type="button" onClick={store.leave}>
        {t('leave')}
      </button>
    </main>
  );
}

function titleOf({ game }: Saved): string {
  if (game === null) return t('list.unreadable');
  const date = recordDay(game.date);
  return game.stage.name === 'play'
    ? t('list.game', { date, orders: game.stage.orders.length })
    : t('list.settingOut', { date });
}

function Entry({ saved, onDeleted }: { readonly saved: Saved; readonly onDeleted: () => void }) {
  const { id, game } = saved;
  const { games, navigation } = useCauseway();
  const announcer = useAnnouncer();
  const [asks, setAsks] = useState(false);
  const title = titleOf(saved);
  async function copy(of: Game): Promise<void> {
    const { origin, pathname, search } = window.location;
    const address = async (): Promise<string> =>
      `${origin}${pathname}${search}${await writeLink(writeRecord(of))}`;
    await address()
      .then(copyText)
      .then(
        () => announcer.answer(t('list.copied')),
        () => announcer.answer(t('list.notCopied')),
      );
  }
  return (
    <li aria-label={title}>
      <h2>{title}</h2>
      {game !== null && (
        <button type="button" onClick={() => void games.openKept(id)}>
          {t('list.open')}
        </button>
      )}
      {game?.stage.name === 'play' && (
        <button type="button" onClick={() => navigation.push({ screen: 'replay', id })}>
          {t('list.replay')}
        </button>
      )}
      <Menu
        items={[
          ...(game === null || isSecret(game)
            ? []
            : [{ label: t('list.copy'), act: () => void copy(game) }]),
          { label: t('list.delete'), act: () => setAsks(true), danger: true },
        ]}
      />
      <Question
        open={asks}
        title={t('list.deleteTitle')}
        reason={t('list.deleteText')}
        stay={t('list.stay')}
        onStay={() => setAsks(false)}
        act={t('list.delete')}
        onAct={() => void games.deleteKept(id).then(onDeleted)}
        danger
      />
    </li>
  );
}

/** Opens a record that is pasted, or that a link carries; what is wrong with it is told. */
function OpenRecord({ link }: { readonly link: string }): ReactNode {
  const store = useCauseway();
  const announcer = useAnnouncer();
  const [pasted, setPasted] = useState(link);
  async function open(): Promise<void> {
    const [fragment] = fragmentsIn(pasted, `${LINK}\\d*=`);
    const carried =
      fragment === undefined ? { text: pasted, faults: [] } : await readLink(fragment);
    const { game, faults: own } = readRecord(carried.text);
    const faults = [...carried.faults, ...own];
    if (game.stage === null)
      announcer.answer(t(faults[0]?.code === 'newer' ? 'list.newer' : 'list.nothing'));
    else {
      if (faults.length > 0) announcer.answer(t('list.faults', { count: faults.length }));
      store.openRead({ ...game, stage: game.stage });
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label>
        {t('list.paste')}
        <textarea value={pasted} onChange={({ target }) => setPasted(target.value)} />
      </label>
      <button type="submit">{t('list.openPasted')}</button>
    </form>
  );
}
