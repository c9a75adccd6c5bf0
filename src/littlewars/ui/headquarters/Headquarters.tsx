import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { Battle } from '../../engine/types';
import { placesBySide, type Game } from '../../game/game';
import { battleOf, replay } from '../../game/timeline';
import { linkKind } from '../../store/link';
import { playerTitle } from '../../words/names';
import { lateMessages, t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { LibraryScreen } from '../library/door';
import { PlanPicture } from '../plan/PlanPicture';
import { Lessons } from '../lessons/door';
import { RuleBook } from '../rulebook/door';
import { NewBattle } from './NewBattle';
import './headquarters.css';

const tell = lateMessages('lwHeadquarters');

type View = 'menu' | 'newBattle' | 'lessons' | 'library';

/** Whoever comes by a link to a battle is led to where it is opened. */
const firstView = (): View => (linkKind(window.location.hash) === 'battle' ? 'library' : 'menu');

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
  const [view, setView] = useState<View>(firstView);
  const [book, setBook] = useState(false);
  const [from, setFrom] = useState<View>('menu');
  const game = useBattleState((state) => state.game);
  const field = useMemo(() => shownOf(game), [game]);
  const back = (): void => {
    setFrom(view);
    setView('menu');
  };
  if (view === 'lessons') return <Lessons onClose={back} />;
  if (view === 'library') return <LibraryScreen onClose={back} />;
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
      {view === 'newBattle' ? (
        <div className="lw-plate" data-wide="true">
          <NewBattle onBack={back} />
        </div>
      ) : (
        <div className="lw-plate">
          <header className="lw-title">
            <h1>{tell('title')}</h1>
            <p>{tell('whatItIs')}</p>
          </header>
          <Menu from={from} onView={setView} onBook={() => setBook(true)} />
          <LanguageSwitch />
        </div>
      )}
      {book && <RuleBook onClose={() => setBook(false)} />}
    </main>
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
              country: game.muster.country.name,
              red: playerTitle(game.players, 'red'),
              blue: playerTitle(game.players, 'blue'),
            })}
          </p>
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
