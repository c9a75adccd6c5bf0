import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useVisit } from '../../../shell/ui/useNavigation';
import { HOME } from '../../../shell/route';
import { shellText } from '../../../shell/words/t';
import { Question } from '../../../shell/ui/Question';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { Battle, Country } from '../../engine/types';
import { placesBySide, type Game } from '../../game/game';
import { isLinked, leftByLink } from '../../game/route';
import { battleOf, replay } from '../../game/timeline';
import { titleOf } from '../../words/countries';
import { playerTitle } from '../../words/names';
import { withinCampaignWords } from '../../words/records';
import { lateMessages, t } from '../../words/t';
import { useBattleState, useBattleStore, useLittleWarsRoute } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { LinkedCountry } from '../country/door';
import { LibraryScreen } from '../library/door';
import { PlanPicture } from '../plan/PlanPicture';
import { Lessons } from '../lessons/door';
import { RuleBook } from '../rulebook/door';
import { NewBattle } from './NewBattle';
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
  const { navigation } = useBattleStore();
  const visit = useVisit(navigation);
  const { route } = visit;
  const [given, setGiven] = useState<Country | null>(null);
  const isLink = isLinked(route);
  const begun = leftByLink(visit);
  const shown = begun ?? route;
  const back = (): void => navigation[isLink ? 'replace' : 'push'](HOME);
  const agree = (country: Country | null, screen: 'newBattle' | 'layOut'): void => {
    setGiven(country);
    navigation[isLink ? 'replace' : 'push']({ screen });
  };
  return (
    <>
      {shown.screen === 'lessons' ? (
        <Lessons open={shown.id} onClose={back} />
      ) : ['library', 'kept', 'replay'].includes(shown.screen) ? (
        <LibraryScreen key={shown.screen === 'library' ? shown.id : ''} onClose={back} />
      ) : (
        <OnTheMap>
          {shown.screen === 'newBattle' || shown.screen === 'layOut' ? (
            <div className="lw-plate" data-wide="true">
              <NewBattle given={given} layingOut={shown.screen === 'layOut'} onBack={back} />
            </div>
          ) : shown.screen === 'country' ? (
            <div className="lw-plate">
              <LinkedCountry
                key={shown.id}
                link={shown.id}
                onUse={(country) => agree(country, 'newBattle')}
                onLayOut={(country) => agree(country, 'layOut')}
                onClose={back}
              />
            </div>
          ) : (
            <FirstPlate onNew={() => agree(null, 'newBattle')} />
          )}
        </OnTheMap>
      )}
      {shown.screen === 'rules' && (
        <RuleBook clause={shown.id === '' ? undefined : shown.id} onClose={back} />
      )}
      {begun !== null && (
        <Question
          title={tell('follow.title')}
          reason={tell('follow.text')}
          stay={tell('follow.stay')}
          onStay={() => navigation.replace(begun)}
          act={tell('follow.go')}
          onAct={() => navigation.replace(route)}
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

interface MenuProps {
  readonly onNew: () => void;
}

function FirstPlate({ onNew }: MenuProps): ReactNode {
  const route = useLittleWarsRoute();
  return (
    <div className="lw-plate">
      <header className="lw-title">
        <h1>{tell('title')}</h1>
        <p>{tell('whatItIs')}</p>
      </header>
      {'missing' in route && (
        <p className="lw-note" role="alert">
          {shellText(`missing.${route.missing}`)}
        </p>
      )}
      <Menu onNew={onNew} />
      <LanguageSwitch />
    </div>
  );
}

function Menu({ onNew }: MenuProps): ReactNode {
  const store = useBattleStore();
  const { push, visit } = store.navigation;
  /** Come back from a screen, the keyboard goes on where it left. */
  const from = visit.getState().from?.screen;
  const game = useBattleState((state) => state.game);
  const hooksFarm = useGiveUp(useInProgress(), () => {
    const { country, rules, forces, first } = HOOKS_FARM_MUSTER;
    store.begin({ name: country.name, country, rules, forces, first, places: HOOKS_FARM_PLACES });
  });
  return (
    <nav className="lw-menu" aria-label={tell('menu')}>
      {game === null ? (
        <button type="button" className="primary" onClick={hooksFarm.begin}>
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
          <button
            type="button"
            aria-describedby={hooksFarm.note === null ? undefined : 'hooks-farm'}
            onClick={hooksFarm.begin}
          >
            {tell('hooksFarm')}
          </button>
        )}
        <button type="button" autoFocus={from === 'newBattle'} onClick={onNew}>
          {tell('newBattle')}
        </button>
        <button
          type="button"
          autoFocus={from === 'library'}
          onClick={() => push({ screen: 'library', id: '' })}
        >
          {t('lwRecords:library')}
        </button>
        <button
          type="button"
          autoFocus={from === 'lessons'}
          onClick={() => push({ screen: 'lessons', id: '' })}
        >
          {tell('lessons')}
        </button>
        <button type="button" onClick={() => push({ screen: 'rules', id: '' })}>
          {tell('ruleBook')}
        </button>
      </div>
      {game === null && <p>{tell('hooksFarmIs')}</p>}
      <OtherGames />
      {hooksFarm.note !== null && (
        <p className="heard" id="hooks-farm">
          {hooksFarm.note}
        </p>
      )}
      {hooksFarm.question}
    </nav>
  );
}
