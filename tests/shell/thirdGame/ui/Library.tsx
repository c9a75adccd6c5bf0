import { useMemo, useState, type ReactNode } from 'react';
import { recordDay } from '../../../../src/shell/language/dates';
import type { SavedGame } from '../../../../src/shell/persistence/format';
import { currentOf, libraryTrouble } from '../../../../src/shell/persistence/saveState';
import { fragmentsIn } from '../../../../src/shell/pastedLinks';
import { copyText } from '../../../../src/shell/platform/browserApis';
import { LibraryPage } from '../../../../src/shell/ui/library/LibraryPage';
import type { SavedEntry } from '../../../../src/shell/ui/library/savedEntry';
import type { RowReport } from '../../../../src/shell/ui/library/LibraryRow';
import { AbandonNote, AbandonQuestion } from '../../../../src/shell/ui/pages/AbandonGame';
import type { InProgress } from '../../../../src/shell/ui/pages/useAbandonGame';
import { useAnnouncer } from '../../../../src/shell/ui/useAnnouncer';
import { isSecret, positionOf, type Game } from '../game/game';
import { readRecord, writeRecord, type Fault } from '../game/record';
import { LINK, readLink, writeLink } from '../game/saves';
import { t } from '../words/words';
import type { Causeway } from '../store/store';
import { useCauseway, useCausewayState } from './useCauseway';

const titleOf = ({ name, date }: Game): string =>
  name === '' ? t('causeway:list.game', { date: recordDay(date) }) : name;

const isOver = (game: Game): boolean => (positionOf(game)?.result ?? null) !== null;

function stageOf(game: Game): string {
  const { stage } = game;
  if (stage.name === 'settingOut') return t('causeway:stage.settingOut');
  return isOver(game)
    ? t('causeway:stage.over')
    : t('causeway:stage.play', { count: stage.orders.length });
}

/** Hook: returns the game in progress, which a new game would replace; null if there is none. */
export function useInProgress(): InProgress | null {
  const game = useCausewayState((state) => state.game);
  const isSaved = useCausewayState((state) => currentOf(state).save.library === 'saved');
  if (game === null || isOver(game)) return null;
  const title = titleOf(game);
  return {
    isSaved,
    note: <AbandonNote game={title} />,
    question: (answers) => <AbandonQuestion game={title} facts={[stageOf(game)]} {...answers} />,
  };
}

async function copy(game: Game, { say }: RowReport): Promise<void> {
  const { origin, pathname, search } = window.location;
  try {
    await copyText(`${origin}${pathname}${search}${await writeLink(writeRecord(game))}`);
    say(t('causeway:list.copied'));
  } catch {
    say(t('causeway:list.notCopied'));
  }
}

/** Returns a saved game as the library shows it. */
const entryOf =
  ({ navigation }: Causeway) =>
  ({ id, game, faults }: SavedGame<Game, Fault>): SavedEntry => {
    const stage = game === null ? '' : stageOf(game);
    return {
      name: game === null ? t('causeway:saved.unreadable') : titleOf(game),
      searched: [stage],
      length: game?.stage.name === 'play' ? game.stage.orders.length : -1,
      given: game?.name ?? '',
      stage,
      facts: <p>{stage}</p>,
      isOver: game !== null && isOver(game),
      damage: faults.length > 0 && <p>{t('causeway:saved.damaged')}</p>,
      orders: (answers) => [
        ...(game?.stage.name === 'play'
          ? [
              {
                label: t('causeway:list.replay'),
                act: () => navigation.push({ screen: 'replay', id }),
              },
            ]
          : []),
        ...(game === null || isSecret(game)
          ? []
          : [{ label: t('causeway:list.copy'), act: () => void copy(game, answers) }]),
      ],
    };
  };

/** Renders the games saved in this browser, and a button to open a record. */
export function Library({ link }: { readonly link: string }): ReactNode {
  const store = useCauseway();
  const current = useCausewayState(({ game }) => game?.id ?? null);
  const trouble = useCausewayState(libraryTrouble);
  return (
    <LibraryPage
      words={(word, values) =>
        word === 'title' ? t('causeway:library') : t(`causeway:saved.${word}`, values)
      }
      library={store.games}
      entryOf={useMemo(() => entryOf(store), [store])}
      currentId={current}
      inProgress={useInProgress()}
      trouble={trouble}
      damagedFile="causeway-damaged.json"
      onClose={store.leave}
    >
      <OpenRecord key={link} link={link} />
    </LibraryPage>
  );
}

/** Renders the page that opens a record from a pasted text or a link, and reports its faults. */
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
      announcer.answer(
        t(faults[0]?.code === 'newer' ? 'causeway:list.newer' : 'causeway:list.nothing'),
      );
    else {
      if (faults.length > 0) announcer.answer(t('causeway:list.faults', { count: faults.length }));
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
        {t('causeway:list.paste')}
        <textarea value={pasted} onChange={({ target }) => setPasted(target.value)} />
      </label>
      <button type="submit">{t('causeway:list.openPasted')}</button>
    </form>
  );
}
