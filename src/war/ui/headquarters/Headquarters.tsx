import { useState, type ReactNode } from 'react';
import type { Players } from '../../game/game';
import { t } from '../../words/t';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { DamagedSaves } from '../keeping/door';
import { LibraryScreen } from '../library/door';
import { OpenRecord } from '../records/door';
import { useGameStore, useGameState } from '../base/useGame';
import { useGiveUp } from '../base/useGiveUp';
import { Cartouche } from '../base/Cartouche';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { NewGame, NewVersion, OneMinute, PlayAlone, Resume } from './door';
import { SettingsButton } from './SettingsButton';
import { TitlePlate } from './TitlePlate';
import './mainMenu.css';

export interface HeadquartersProps {
  readonly onRuleBook: () => void;
  readonly onLearn: () => void;
  /** Come back from the lessons. */
  readonly learned?: boolean;
  /** The fragment of a link that carries a game, which is shown before all else. */
  readonly link?: string | null;
  readonly onLinkClosed?: () => void;
}

type View = 'menu' | 'newGame' | 'openRecord' | 'library' | 'minute' | 'alone';
/** What the keyboard has come back from. */
type From = View | 'learn';

/** The start screen: the title on a map of the ground, and what can be done from here. */
export function Headquarters({
  onRuleBook,
  onLearn,
  learned = false,
  link = null,
  onLinkClosed,
}: HeadquartersProps): ReactNode {
  const [chosen, setChosen] = useState<View>('menu');
  /** Where the keyboard goes on at the menu. */
  const [from, setFrom] = useState<From>(learned ? 'learn' : 'menu');
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const view = link === null ? chosen : 'openRecord';
  const back = (): void => {
    onLinkClosed?.();
    setFrom(view);
    setChosen('menu');
  };
  const position = useWarPosition();
  const damaged = useGameState((state) => state.damaged.length > 0);
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
          <Menu from={from} onView={setChosen} onRuleBook={onRuleBook} onLearn={onLearn} />
          <LanguageSwitch />
          <NewVersion />
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

interface MenuProps extends Pick<HeadquartersProps, 'onRuleBook' | 'onLearn'> {
  /** Come back from a view, the keyboard goes on where it left. */
  readonly from: From;
  readonly onView: (view: View) => void;
}

function Menu({ from, onView, onRuleBook, onLearn }: MenuProps): ReactNode {
  const store = useGameStore();
  const game = useGameState((state) => state.game);
  const { begin, note, question } = useGiveUp(store.playNow);
  const first = game === null;
  const minute = <MenuView key="minute" view="minute" {...{ from, onView }} />;
  return (
    <nav className="hq-menu" aria-label={t('headquarters:menu')}>
      {game !== null && <Resume game={game} onResume={() => store.resume()} />}
      {first && (
        <button type="button" className="primary" onClick={begin}>
          {t('headquarters:playNow')}
        </button>
      )}
      <div className="hq-menu-pairs">
        {!first && (
          <button type="button" aria-describedby="play-now" onClick={begin}>
            {t('headquarters:playNow')}
          </button>
        )}
        <MenuView view="alone" {...{ from, onView }} />
        {first && minute}
        <MenuView view="newGame" {...{ from, onView }} />
        <button type="button" autoFocus={from === 'learn'} onClick={onLearn}>
          {t('headquarters:learn')}
        </button>
        {!first && minute}
        <MenuView view="openRecord" {...{ from, onView }} />
        <MenuView view="library" {...{ from, onView }} />
        <button type="button" onClick={() => onRuleBook()}>
          {t('field:ruleBook')}
        </button>
        <SettingsButton />
        <OtherGames />
      </div>
      {note !== null && (
        <p className="heard" id="play-now">
          {note}
        </p>
      )}
      {question}
    </nav>
  );
}

interface MenuViewProps extends Pick<MenuProps, 'from' | 'onView'> {
  readonly view: Exclude<View, 'menu'>;
}

const MenuView = ({ view, from, onView }: MenuViewProps): ReactNode => (
  <button type="button" autoFocus={from === view} onClick={() => onView(view)}>
    {t(`headquarters:${view}`)}
  </button>
);
