import { useMemo, useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { KRIEGSPIEL_COUNTRIES, KRIEGSPIEL_IDS } from '../../battles/kriegspielCountries';
import { readyKriegspiel, type KriegspielCountryId } from '../../battles/readyKriegspiel';
import { SIDES, type BySide } from '../../engine/types';
import { fetchKriegspiel } from '../../game/kinds';
import { isPlacement, placesBySide, type KriegspielGame } from '../../game/kriegspiel/game';
import { officersTag, sharedOut, type Officer } from '../../game/kriegspiel/officers';
import { guarded } from '../../game/kriegspiel/sealedGame';
import { KRIEGSPIEL_LESSON_IDS } from '../../game/lessons';
import { titleOf } from '../../words/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { PlayerNames, trimmed } from '../base/PlayerNames';
import { useBattleStore, useLot } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CountryPicture } from '../plan/PlanPicture';
import { OfficersChoice } from './OfficersChoice';
import './kriegspiel.css';

/** Wells' General, who cannot fall, or Sykes' (kriegspiel.md 4.2). */
const GENERALS = ['wells', 'sykes'] as const;

/** The greatest seed of a battle: 32 bits. */
const SEEDS = 65_536;

/** The form of a new battle of Kriegspiel: a brigade a side, set out by the program on one of the Countries for it. */
export function NewKriegspiel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useBattleStore();
  const lot = useLot();
  const [id, setId] = useState<KriegspielCountryId>('river-line');
  const [general, setGeneral] = useState<(typeof GENERALS)[number]>('wells');
  const [players, setPlayers] = useState<BySide<string>>({ red: '', blue: '' });
  const [officers, setOfficers] = useState<BySide<readonly Officer[]>>({
    red: sharedOut(1),
    blue: sharedOut(1),
  });
  const [begun, setBegun] = useState(false);
  const country = KRIEGSPIEL_COUNTRIES[id];
  const { begin, note, question } = useGiveUp(useInProgress(), (game: KriegspielGame) => {
    setBegun(true);
    void fetchKriegspiel().then(() => store.openRead(guarded(game)));
  });
  function submit(): void {
    const { muster, places } = readyKriegspiel(id);
    begin({
      id: '',
      name: '',
      players: trimmed(players),
      date: store.today(),
      muster: {
        ...muster,
        seed: lot(SEEDS) * SEEDS + lot(SEEDS),
        generalVulnerable: general === 'sykes',
      },
      chosen: false,
      time: { kind: 'none' },
      left: null,
      campaign: null,
      tags: SIDES.flatMap((side) => officersTag(side, officers[side])),
      bodies: [],
      stage: {
        name: 'battle',
        places: placesBySide(muster, places.filter(isPlacement)),
        orders: [],
      },
    });
  }
  const picture = useMemo(() => <CountryPicture country={country} label="" />, [country]);
  return (
    <MenuScreen
      title={t('lwKriegspielTable:new.title')}
      look="lw-hooks-farm"
      busy={begun}
      onSubmit={submit}
      onClose={onClose}
      foot={
        <>
          {note !== null && <p>{note}</p>}
          <button type="submit" className="primary" disabled={begun}>
            {t('lwKriegspielTable:new.begin')}
          </button>
        </>
      }
    >
      <p>{t('lwKriegspielTable:new.whatItIs')}</p>
      <p className="lw-acts row">
        {KRIEGSPIEL_LESSON_IDS.map((lesson) => (
          <button
            key={lesson}
            type="button"
            onClick={() => store.navigation.push({ screen: 'lessons', id: lesson })}
          >
            {t(`lwKriegspielTable:new.lessons.${lesson}`)}
          </button>
        ))}
      </p>
      <Choice
        legend={t('lwKriegspielTable:new.country')}
        values={KRIEGSPIEL_IDS}
        value={id}
        words={(each) => titleOf(KRIEGSPIEL_COUNTRIES[each])}
        note={t(`lwKriegspielTable:new.countries.${id}`)}
        onChoose={setId}
      >
        <div className="lw-open-picture" aria-hidden="true">
          {picture}
        </div>
      </Choice>
      <Choice
        legend={t('lwKriegspielTable:new.general')}
        values={GENERALS}
        value={general}
        words={(each) => t(`lwKriegspielTable:new.generals.${each}`)}
        note={t(`lwKriegspielTable:new.generalNotes.${general}`)}
        onChoose={setGeneral}
      />
      <PlayerNames players={players} onPlayers={setPlayers} />
      {SIDES.map((side) => (
        <OfficersChoice
          key={side}
          side={side}
          officers={officers[side]}
          onOfficers={(now) => setOfficers({ ...officers, [side]: now })}
        />
      ))}
      {question}
    </MenuScreen>
  );
}
