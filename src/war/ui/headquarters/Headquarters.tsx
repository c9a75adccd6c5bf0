import { useState, type ReactNode } from 'react';
import type { Players } from '../../game/game';
import { t } from '../../words/t';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { DamagedSaves } from '../keeping/door';
import { LibraryScreen } from '../library/door';
import { OpenRecord } from '../records/door';
import { useGameStore, useGameState } from '../base/useGame';
import { Cartouche } from '../base/Cartouche';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { NewVersion, Resume } from './door';
import { NewGame } from './NewGame';
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

type View = 'menu' | 'newGame' | 'openRecord' | 'library';
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
          <NewGame players={players} onPlayers={setPlayers} onBack={back} />
        </Cartouche>
      ) : view === 'openRecord' ? (
        <Cartouche wide>
          <OpenRecord key={link} link={link} onClose={back} />
        </Cartouche>
      ) : view === 'library' ? (
        <Cartouche wide>
          <LibraryScreen onClose={back} />
        </Cartouche>
      ) : (
        <Cartouche>
          <TitlePlate />
          <Menu from={from} onView={setChosen} onRuleBook={onRuleBook} onLearn={onLearn} />
          <LanguageSwitch />
        </Cartouche>
      )}
      {view === 'menu' && <NewVersion />}
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
  const learn = (
    <button type="button" autoFocus={from === 'learn'} onClick={onLearn}>
      {t('headquarters:learn')}
    </button>
  );
  return (
    <nav className="hq-menu" aria-label={t('headquarters:menu')}>
      {game !== null && <Resume game={game} onResume={() => store.resume()} />}
      <button
        type="button"
        className={game === null ? 'primary' : undefined}
        autoFocus={from === 'newGame'}
        onClick={() => onView('newGame')}
      >
        {t('headquarters:newGame')}
      </button>
      {game === null && learn}
      <div className="hq-menu-pair">
        {(['openRecord', 'library'] as const).map((view) => (
          <button key={view} type="button" autoFocus={from === view} onClick={() => onView(view)}>
            {t(`headquarters:${view}`)}
          </button>
        ))}
      </div>
      <div className="hq-menu-pair">
        {game !== null && learn}
        <button type="button" onClick={() => onRuleBook()}>
          {t('field:ruleBook')}
        </button>
        <SettingsButton />
      </div>
      <OtherGames />
    </nav>
  );
}
