import { useState, type ReactNode } from 'react';
import type { Players } from '../../game/game';
import { t } from '../../words/t';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { Menu, type MenuItem } from '../../../shell/ui/Menu';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useNewVersion, useShell } from '../../../shell/ui/useShell';
import { DamagedSaves } from '../keeping/door';
import { LibraryScreen } from '../library/door';
import { OpenRecord } from '../records/door';
import { SettingsDialog } from '../settings/door';
import { useGameStore, useGameState } from '../base/useGame';
import { FIRST_WAR } from '../base/useAddress';
import { useGiveUp } from '../base/useGiveUp';
import { Cartouche } from '../base/Cartouche';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { NewGame, NewVersion, OneMinute, PlayAlone, Resume } from './door';
import { TitlePlate } from './TitlePlate';
import './mainMenu.css';

export interface HeadquartersProps {
  readonly onRuleBook: () => void;
  /** Opens the guided war, or with no name the list of lessons. */
  readonly onLearn: (lesson: '' | typeof FIRST_WAR) => void;
  /** The lesson the keyboard comes back from, empty for the list of them. */
  readonly learned?: string | null;
  /** The fragment of a link that carries a game, which is shown before all else. */
  readonly link?: string | null;
  readonly onLinkClosed?: () => void;
}

type View = 'menu' | 'newGame' | 'openRecord' | 'library' | 'minute' | 'alone';
/** What the keyboard has come back from. */
type From = View | 'learn' | typeof FIRST_WAR;

/** The start screen: the title on a map of the ground, and what can be done from here. */
export function Headquarters({
  onRuleBook,
  onLearn,
  learned = null,
  link = null,
  onLinkClosed,
}: HeadquartersProps): ReactNode {
  const [chosen, setChosen] = useState<View>('menu');
  /** Where the keyboard goes on at the menu. */
  const [from, setFrom] = useState<From>(
    learned === null ? 'menu' : learned === FIRST_WAR ? learned : 'learn',
  );
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const view = link === null ? chosen : 'openRecord';
  const back = (): void => {
    onLinkClosed?.();
    setFrom(view);
    setChosen('menu');
  };
  const position = useWarPosition();
  const damaged = useGameState((state) => state.damaged.length > 0);
  const newVersion = useNewVersion() !== null;
  return (
    <main className="headquarters">
      <MapBehind position={position} />
      {view === 'newGame' ? (
        <Cartouche wide>
          <NewGame players={players} onPlayers={setPlayers} onClose={back} />
        </Cartouche>
      ) : view === 'openRecord' ? (
        <Cartouche wide>
          <OpenRecord key={link} link={link} onClose={back} />
        </Cartouche>
      ) : view === 'library' ? (
        <Cartouche wide>
          <LibraryScreen onClose={back} />
        </Cartouche>
      ) : view === 'minute' ? (
        <Cartouche wide>
          <OneMinute onLearn={onLearn} onClose={back} />
        </Cartouche>
      ) : view === 'alone' ? (
        <Cartouche wide>
          <PlayAlone onClose={back} />
        </Cartouche>
      ) : (
        <Cartouche>
          <TitlePlate />
          <Entries from={from} onView={setChosen} onRuleBook={onRuleBook} onLearn={onLearn} />
          <LanguageSwitch />
          {/* The live region stands from the start, so that what comes into it is read out. */}
          <div role="status">{newVersion && <NewVersion />}</div>
        </Cartouche>
      )}
      {damaged && view === 'menu' && (
        <div className="hq-beside">
          <DamagedSaves />
        </div>
      )}
    </main>
  );
}

interface EntriesProps extends Pick<HeadquartersProps, 'onRuleBook' | 'onLearn'> {
  /** Come back from a view, the keyboard goes on where it left. */
  readonly from: From;
  readonly onView: (view: View) => void;
}

/** Continue, where there is a game to go on with, three ways to begin, and the rest one press away. */
function Entries({ from, onView, onRuleBook, onLearn }: EntriesProps): ReactNode {
  const store = useGameStore();
  const game = useGameState((state) => state.game);
  const [settings, setSettings] = useState(false);
  const { begin, note, question } = useGiveUp(store.playNow);
  const { others } = useShell();
  const language = useLanguage();
  const entry = (view: Exclude<View, 'menu'>): MenuItem => ({
    label: t(`headquarters:${view}`),
    act: () => onView(view),
  });
  return (
    <nav className="hq-menu" aria-label={t('headquarters:menu')}>
      {game !== null && <Resume game={game} onResume={() => store.resume()} />}
      <button
        type="button"
        className={game === null ? 'primary' : undefined}
        autoFocus={from === 'alone'}
        onClick={() => onView('alone')}
      >
        {t('headquarters:alone')}
      </button>
      <button type="button" aria-describedby={note === null ? undefined : 'two'} onClick={begin}>
        {t('headquarters:two')}
      </button>
      <button type="button" autoFocus={from === FIRST_WAR} onClick={() => onLearn(FIRST_WAR)}>
        {t('headquarters:firstWar')}
      </button>
      <Menu
        autoFocus={from !== 'menu' && from !== 'alone' && from !== FIRST_WAR}
        items={[
          entry('newGame'),
          entry('minute'),
          { label: t('headquarters:learn'), act: () => onLearn('') },
          entry('openRecord'),
          entry('library'),
          { label: t('field:ruleBook'), act: () => onRuleBook() },
          { label: t('field:settings'), act: () => setSettings(true) },
          ...others.map(({ name, open }) => ({ label: name[language], act: open })),
        ]}
      />
      {note !== null && (
        <p className="heard" id="two">
          {note}
        </p>
      )}
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
      {question}
    </nav>
  );
}
