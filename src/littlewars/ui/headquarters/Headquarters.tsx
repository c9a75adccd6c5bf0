import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { Question } from '../../../shell/ui/Question';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { Battle } from '../../engine/types';
import { placesBySide, type Game } from '../../game/game';
import { battleOf, replay } from '../../game/timeline';
import { titleOf } from '../../words/countries';
import { playerTitle } from '../../words/names';
import { withinCampaignWords } from '../../words/records';
import { lateMessages, t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { LinkedCountry } from '../country/door';
import { LibraryScreen } from '../library/door';
import { PlanPicture } from '../plan/PlanPicture';
import { Lessons } from '../lessons/door';
import { RuleBook } from '../rulebook/door';
import { NewBattle } from './NewBattle';
import { useView, type View } from './useView';
import './headquarters.css';

const tell = lateMessages('lwHeadquarters');

/** Figures are drawn so much larger than they stand: they are seen from afar. */
const LARGER = { '--growth': 1.4 } as CSSProperties;

/** The field in the background: of the game in hand where nothing of it is hidden, else Hook's Farm as it is set out. */
function shownOf(game: Game | null): Pick<Battle, 'country' | 'men' | 'guns'> {
  if (game === null) {
    const places = placesBySide(HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES);
    return replay(HOOKS_FARM_MUSTER, { name: 'battle', places, orders: [] }).battles[0];
  }
  const battle = game.stage.name === 'battle' ? battleOf(game) : null;
  return battle ?? { country: game.muster.country, men: [], guns: [] };
}

/** Where Little Wars begins: what it is, a country seen from above, and what can be done from here. */
export function Headquarters(): ReactNode {
  const { view, from, link, given, asked, show, follow, stay } = useView();
  const back = (): void => show('menu');
  return (
    <>
      {view === 'lessons' ? (
        <Lessons onClose={back} />
      ) : view === 'library' ? (
        <LibraryScreen key={link} onClose={back} />
      ) : (
        <OnTheMap>
          {view === 'newBattle' ? (
            <div className="lw-plate" data-wide="true">
              <NewBattle given={given} onBack={back} />
            </div>
          ) : view === 'country' ? (
            <div className="lw-plate">
              <LinkedCountry
                key={link}
                link={link}
                onUse={(country) => show('newBattle', { country, layOut: false })}
                onLayOut={(country) => show('newBattle', { country, layOut: true })}
                onClose={back}
              />
            </div>
          ) : (
            <FirstPlate from={from} onView={show} />
          )}
        </OnTheMap>
      )}
      {asked !== null && (
        <Question
          title={tell('follow.title')}
          reason={tell('follow.text')}
          stay={tell('follow.stay')}
          onStay={stay}
          act={tell('follow.go')}
          onAct={() => follow(asked)}
        />
      )}
    </>
  );
}

/** A plate on the map of the country that is fought over, or of the first. */
function OnTheMap({ children }: { readonly children: ReactNode }): ReactNode {
  const game = useBattleState((state) => state.game);
  const field = useMemo(() => shownOf(game), [game]);
  return (
    <main className="lw-hq">
      <div className="lw-hq-map" aria-hidden="true" style={LARGER}>
        <PlanPicture
          country={field.country}
          men={field.men}
          guns={field.guns}
          side="red"
          label=""
        />
      </div>
      {children}
    </main>
  );
}

function FirstPlate({ from, onView }: Omit<MenuProps, 'onBook'>): ReactNode {
  const [book, setBook] = useState(false);
  return (
    <div className="lw-plate">
      <header className="lw-title">
        <h1>{tell('title')}</h1>
        <p>{tell('whatItIs')}</p>
      </header>
      <Menu from={from} onView={onView} onBook={() => setBook(true)} />
      <LanguageSwitch />
      {book && <RuleBook onClose={() => setBook(false)} />}
    </div>
  );
}

interface MenuProps {
  /** The view one has come back from, where the keyboard goes on. */
  readonly from: View;
  readonly onView: (view: View) => void;
  readonly onBook: () => void;
}

function Menu({ from, onView, onBook }: MenuProps): ReactNode {
  const store = useBattleStore();
  const game = useBattleState((state) => state.game);
  const hooksFarm = (): void => {
    const { country, rules, forces, first } = HOOKS_FARM_MUSTER;
    store.begin({ name: country.name, country, rules, forces, first, places: HOOKS_FARM_PLACES });
  };
  return (
    <nav className="lw-menu" aria-label={tell('menu')}>
      {game === null ? (
        <button type="button" className="primary" onClick={hooksFarm}>
          {tell('hooksFarm')}
        </button>
      ) : (
        <>
          <button type="button" className="primary" onClick={store.resume}>
            {tell('goOn')}
          </button>
          <p>
            {tell('underWay', {
              country: titleOf(game.muster.country),
              red: playerTitle(game.players, 'red'),
              blue: playerTitle(game.players, 'blue'),
            })}
          </p>
          {game.campaign !== null && <p>{withinCampaignWords(game.campaign)}</p>}
        </>
      )}
      <div className="lw-menu-pairs">
        {game !== null && (
          <button type="button" onClick={hooksFarm}>
            {tell('hooksFarm')}
          </button>
        )}
        <button type="button" autoFocus={from === 'newBattle'} onClick={() => onView('newBattle')}>
          {tell('newBattle')}
        </button>
        <button type="button" autoFocus={from === 'library'} onClick={() => onView('library')}>
          {t('lwRecords:library')}
        </button>
        <button type="button" autoFocus={from === 'lessons'} onClick={() => onView('lessons')}>
          {tell('lessons')}
        </button>
        <button type="button" onClick={onBook}>
          {tell('ruleBook')}
        </button>
      </div>
      {game === null && <p>{tell('hooksFarmIs')}</p>}
      <OtherGames />
    </nav>
  );
}
