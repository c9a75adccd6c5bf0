import { useId, useMemo, type ReactNode } from 'react';
import { libraryTrouble } from '../../../shell/persistence/saveState';
import { LibraryPage } from '../../../shell/ui/library/LibraryPage';
import { byCampaign } from '../../game/campaign';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CampaignCard } from './CampaignCard';
import { useLibraryFiling } from './LibraryOffer';
import { addressOf } from '../../../shell/platform/address';
import { canPack } from '../../../shell/platform/packing';
import { copyText } from '../../../shell/platform/browserApis';
import type { MenuItem } from '../../../shell/ui/Menu';
import { unreadableEntry, type SavedEntry } from '../../../shell/ui/library/savedEntry';
import { LibraryRow, type RowReport } from '../../../shell/ui/library/LibraryRow';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { HOOKS_FARM } from '../../battles/hooksFarm';
import { COURSE } from '../../game/route';
import { isSecret } from '../../game/game';
import { writeLink } from '../../store/link';
import type { SavedBattle } from '../../store/saves';
import type { BattleStore } from '../../store/store';
import { titleOf } from '../../words/names';
import { battleOfWhom, battleTitle, movesOf, progressWords } from '../../words/records';
import { Faults } from '../base/Faults';
import { PlanPicture } from '../plan/PlanPicture';

/** Renders the library: the battles saved in this browser, those of a campaign together, and how to open another. */
export function LibraryScreen({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useBattleStore();
  const currentId = useBattleState(({ game }) => game?.id ?? null);
  const trouble = useBattleState(libraryTrouble);
  const entryOf = useMemo(() => savedBattleOf(store), [store]);
  return (
    <LibraryPage
      words={(word, values) => t(`lwRecords:library.${word}`, values)}
      library={store.library}
      entryOf={entryOf}
      list={(found, all, row) =>
        byCampaign(found).map((battles) => {
          const [first] = battles;
          if (first === undefined) return null;
          const id = first.game?.campaign?.id;
          if (id === undefined) return row(first);
          // The standing comes from the last battle, whether it matches the search or not.
          const last = byCampaign(all.filter(({ game }) => game?.campaign?.id === id))[0]?.at(-1);
          return last && <CampaignCard key={id} battles={battles} last={last} row={row} />;
        })
      }
      currentId={currentId}
      inProgress={useInProgress()}
      trouble={trouble}
      filing={useLibraryFiling()}
      damagedFile="little-wars-damaged.json"
      onClose={onClose}
    >
      <IncludedBattle />
    </LibraryPage>
  );
}

/** The battle that comes with the game: Hook's Farm as Wells' text has it, to replay with its notes or to continue. */
function IncludedBattle(): ReactNode {
  const id = useId();
  const { navigation } = useBattleStore();
  const { begin, question } = useAbandonGame(useInProgress(), () =>
    navigation.push({ screen: 'hooksFarm', id: '' }),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('lwRecords:included.title')}</h2>
      <ul className="library-games">
        <LibraryRow
          picture={<PlanPicture country={HOOKS_FARM} label="" names={false} />}
          name={t('lwRecords:included.course')}
          onOpen={() => navigation.push({ screen: 'replay', id: COURSE })}
          orders={() => [{ label: t('lwRecords:included.goOn'), act: begin }]}
        >
          <p>{t('lwRecords:included.courseIs')}</p>
        </LibraryRow>
      </ul>
      {question}
    </section>
  );
}

type Store = Pick<BattleStore, 'library' | 'navigation'>;

/** Returns what the library shows for a saved battle. */
const savedBattleOf =
  (store: Store) =>
  (saved: SavedBattle): SavedEntry => {
    const { id, game, faults, result } = saved;
    const damage = faults.length > 0 && <Faults game={game} faults={faults} />;
    if (game === null) return unreadableEntry(t('lwRecords:library.unreadable'), damage);
    const { country } = game.muster;
    const name = battleTitle(game);
    const ofWhom = battleOfWhom(game);
    const stage = progressWords(game, result);
    return {
      picture: <PlanPicture country={country} label="" names={false} />,
      name,
      searched: [titleOf(country), ofWhom, stage],
      length: movesOf(game),
      given: game.name,
      stage,
      facts: (
        <>
          <p>{ofWhom}</p>
          <p>{stage}</p>
        </>
      ),
      isOver: result !== '*',
      damage,
      orders: (report) => [
        ...(game.stage.name === 'battle'
          ? [
              {
                label: t('lwRecords:replay'),
                act: () => store.navigation.push({ screen: 'replay', id }),
              },
            ]
          : []),
        ...(isSecret(game) ? [] : sharing(store, id, name, report)),
      ],
    };
  };

/** Returns the record of a battle as a file and as a link. */
function sharing(
  { library }: Store,
  id: string,
  name: string,
  { say, save }: RowReport,
): readonly MenuItem[] {
  async function toFile(): Promise<void> {
    const record = await library.recordOf(id);
    if (record === null) return;
    const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    save(`${file === '' ? 'little-wars' : file}.lw`, record, 'text/plain');
  }
  async function copy(): Promise<void> {
    const record = await library.recordOf(id);
    if (record === null) return;
    try {
      await copyText(addressOf(await writeLink('battle', record)));
      say(t('lwRecords:copied'));
    } catch {
      say(t('lwRecords:notCopied'));
    }
  }
  return [
    { label: t('lwRecords:saveFile'), act: () => void toFile() },
    ...(canPack() ? [{ label: t('lwRecords:copyLink'), act: () => void copy() }] : []),
  ];
}
