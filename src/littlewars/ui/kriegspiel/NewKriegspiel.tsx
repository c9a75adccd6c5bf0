import { useMemo, useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useVisit } from '../../../shell/ui/useNavigation';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { bothArranged } from '../../battles/readyKriegspiel';
import { SIDES, type BySide, type Country } from '../../engine/types';
import { firstStage } from '../../game/game';
import { fetchKriegspiel } from '../../game/kinds';
import {
  armsOn,
  forcesOf,
  isEmpty,
  musterOf,
  SETTING_OUT,
  STRENGTHS,
  USUAL_STRENGTHS,
  type Agreed,
  type StrengthArm,
} from '../../game/kriegspiel/agreed';
import { isPlacement, placesBySide, type KriegspielGame } from '../../game/kriegspiel/game';
import { officersTag, sharedOut, type Officer } from '../../game/kriegspiel/officers';
import { guarded } from '../../game/kriegspiel/sealedGame';
import { KRIEGSPIEL_LESSON_IDS } from '../../game/lessons';
import { countryLaidOut } from '../../store/countryEditor';
import { CHAPTERS } from '../../kriegspiel/types';
import { strengthWords } from '../../words/kriegspiel/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { ForceFields } from '../base/ForceFields';
import { PlayerNames, trimmed } from '../base/PlayerNames';
import { moveTimeOf, TimeChoice, type AgreedTime } from '../base/TimeChoice';
import { useBattleStore, useRandomInt } from '../base/useGame';
import { useStorage } from '../base/storage';
import { useInProgress } from '../base/useInProgress';
import { CountrySelect } from '../plan/CountrySelect';
import { ChaptersChoice } from './ChaptersChoice';
import {
  firstPick,
  KRIEGSPIEL_IDS,
  mayBeFoughtOver,
  pickedCountry,
  pickNote,
  pickWords,
  SIZE_IDS,
  type PickedCountry,
} from './kriegspielCountry';
import { OfficersChoice } from './OfficersChoice';
import './kriegspiel.css';

/** Wells' General, who cannot fall, or Sykes' (kriegspiel.md 4.2). */
const GENERALS = ['wells', 'sykes'] as const;

/** The greatest seed of a battle: 32 bits. */
const SEEDS = 65_536;

/** The most of a side. */
const MOST: Readonly<Record<StrengthArm, number>> = {
  infantry: 240,
  cavalry: 120,
  guns: 12,
  engineers: 24,
  waggons: 24,
  boats: 4,
  trains: 4,
};

const USUAL: Omit<Agreed, 'timed' | 'interval'> = {
  chapters: CHAPTERS,
  strength: 'brigade',
  free: USUAL_STRENGTHS,
  generalVulnerable: false,
  settingOut: 'program',
};

interface NewKriegspielProps {
  readonly given: Country | null;
  readonly onClose: () => void;
}

/**
 * Renders the form of a new battle of Kriegspiel (Country, chapters of the rules, strength, clock, who sets out), and
 * begins the battle. `given` is the Country to begin with, from a link, null for the usual one.
 */
export function NewKriegspiel({ given, onClose }: NewKriegspielProps): ReactNode {
  const store = useBattleStore();
  const lot = useRandomInt();
  const storage = useStorage();
  const visit = useVisit(store.navigation);
  const [picked, setPicked] = useState<PickedCountry>(() =>
    firstPick(visit.from?.screen === 'layOut' ? countryLaidOut(storage) : given),
  );
  const [terms, setTerms] = useState(USUAL);
  const [some, setSome] = useState(false);
  const [time, setTime] = useState<AgreedTime>({ time: 'none', minutes: 5, interval: '5' });
  const [players, setPlayers] = useState<BySide<string>>({ red: '', blue: '' });
  const [officers, setOfficers] = useState<BySide<readonly Officer[]>>({
    red: sharedOut(1),
    blue: sharedOut(1),
  });
  const [crowded, setCrowded] = useState(false);
  const [begun, setBegun] = useState(false);
  const country = useMemo(() => pickedCountry(picked), [picked]);
  const { begin, note, question } = useAbandonGame(useInProgress(), (game: KriegspielGame) => {
    setBegun(true);
    void fetchKriegspiel().then(() => store.openRead(guarded(game)));
  });
  const agreed: Agreed = {
    ...terms,
    timed: time.time !== 'none',
    interval: Number(time.interval),
  };
  const set = (change: Partial<typeof terms>): void => {
    setCrowded(false);
    setTerms({ ...terms, ...change });
  };
  const forces = forcesOf(agreed, country);
  const isFaulty = isEmpty(forces);
  const { chapters, strength, settingOut, generalVulnerable } = terms;
  const general = generalVulnerable ? 'sykes' : 'wells';
  function submit(): void {
    // A button that is disabled while it is pressed would lose the focus.
    if (isFaulty || begun) return;
    const muster = musterOf(agreed, country, lot(SEEDS) * SEEDS + lot(SEEDS));
    const set = settingOut === 'program' ? bothArranged(muster) : null;
    if (set !== null && set.noRoom.length > 0) {
      setCrowded(true);
      return;
    }
    begin({
      id: '',
      name: '',
      players: trimmed(players),
      date: store.today(),
      muster,
      chosen: false,
      time: moveTimeOf(time),
      left: null,
      campaign: null,
      tags: SIDES.flatMap((side) => officersTag(side, officers[side])),
      bodies: [],
      stage:
        set === null
          ? firstStage(muster)
          : {
              name: 'battle',
              places: placesBySide(muster, set.orders.filter(isPlacement)),
              orders: [],
            },
    });
  }
  return (
    <MenuScreen
      title={t('lwHeadquarters:kriegspiel')}
      look="lw-new"
      busy={begun}
      onSubmit={submit}
      onClose={onClose}
      foot={
        <>
          {crowded && <p role="alert">{t('lwKriegspielTable:new.crowded')}</p>}
          {note !== null && <p>{note}</p>}
          <button type="submit" className="primary" disabled={isFaulty}>
            {t('lwKriegspielTable:new.begin')}
          </button>
        </>
      }
    >
      <div className="lw-new-column">
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
        <CountrySelect
          picked={picked}
          country={country}
          ready={KRIEGSPIEL_IDS}
          generated={SIZE_IDS}
          words={pickWords}
          note={pickNote(picked)}
          mayBe={mayBeFoughtOver}
          onPick={(now) => {
            setCrowded(false);
            setPicked(now);
          }}
        />
      </div>
      <div className="lw-new-column">
        <Choice
          legend={t('lwHeadquarters:forces')}
          values={STRENGTHS}
          value={strength}
          words={(each) => t(`lwKriegspielTable:new.strengths.${each}`)}
          note={
            strength === 'free' ? t('lwKriegspielTable:new.freeNote') : strengthWords(forces.red)
          }
          onChoose={(each) => set({ strength: each })}
        >
          {strength === 'free' && (
            <ForceFields
              arms={armsOn(country, chapters)}
              label={(arm) => t(`lwKriegspielTable:new.arms.${arm}`)}
              most={(arm) => MOST[arm]}
              forces={terms.free}
              onChange={(free) => set({ free })}
              fault={isFaulty ? t('lwHeadquarters:nobody') : undefined}
            />
          )}
        </Choice>
        <Choice
          legend={t('lwHeadquarters:settingOut')}
          values={SETTING_OUT}
          value={settingOut}
          words={(each) =>
            each === 'program'
              ? t('lwKriegspielTable:new.byProgram')
              : t(`lwHeadquarters:curtains.${each}`)
          }
          note={t(`lwKriegspielTable:new.outNotes.${settingOut}`)}
          onChoose={(each) => set({ settingOut: each })}
        />
        <PlayerNames players={players} onPlayers={setPlayers} />
        <details className="lw-more">
          <summary>{t('lwKriegspielTable:new.more')}</summary>
          <div className="lw-new-column">
            <ChaptersChoice
              {...{ chapters, some }}
              onSome={setSome}
              onChapters={(each) => set({ chapters: each })}
            />
            {chapters.includes('command') && (
              <Choice
                legend={t('lwKriegspielTable:new.general')}
                values={GENERALS}
                value={general}
                words={(each) => t(`lwKriegspielTable:new.generals.${each}`)}
                note={t(`lwKriegspielTable:new.generalNotes.${general}`)}
                onChoose={(each) => set({ generalVulnerable: each === 'sykes' })}
              />
            )}
            <TimeChoice agreed={time} onChange={(change) => setTime({ ...time, ...change })} />
            {SIDES.map((side) => (
              <OfficersChoice
                key={side}
                side={side}
                officers={officers[side]}
                onOfficers={(now) => setOfficers({ ...officers, [side]: now })}
              />
            ))}
          </div>
        </details>
      </div>
      {question}
    </MenuScreen>
  );
}
