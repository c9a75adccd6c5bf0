import { useMemo, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useVisit } from '../../../shell/ui/useNavigation';
import { HOME } from '../../../shell/route';
import { Question } from '../../../shell/ui/Question';
import { OtherGames } from '../../../shell/ui/OtherGames';
import { MenuPage, StartMenu } from '../../../shell/ui/pages/MenuPage';
import { ResumeEntry } from '../../../shell/ui/pages/ResumeEntry';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { Battle, Country } from '../../engine/types';
import { placesBySide } from '../../game/game';
import { playing } from '../../game/kinds';
import type { AnyGame } from '../../game/playing';
import { isLinked, leftByLink, type LittleWarsRoute } from '../../game/route';
import { replay } from '../../game/timeline';
import { putForLayout } from '../../store/countryEditor';
import { titleOf, playerTitle } from '../../words/names';
import { withinCampaignWords } from '../../words/records';
import { t } from '../../words/t';
import { beginHooksFarm } from '../base/hooksFarm';
import { useStorage } from '../base/storage';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { LinkedCountry } from '../country/entry';
import { PlanPicture } from '../plan/PlanPicture';
import { NewBattle } from './NewBattle';
import './headquarters.css';

/** How much larger figures are drawn than they stand, because they are seen from far away. */
const LARGER = { '--growth': 1.4 } as CSSProperties;

/** Returns the field in the background: the current game's if nothing is hidden, otherwise Hook's Farm as set out. */
function shownOf(game: AnyGame | null): Pick<Battle, 'country' | 'men' | 'guns'> {
  if (game === null) {
    const places = placesBySide(HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES);
    return replay(HOOKS_FARM_MUSTER, { name: 'battle', places, orders: [] }).battles[0];
  }
  const battle = game.stage.name === 'battle' ? playing(game).shown(game, null) : null;
  return battle ?? { country: game.muster.country, men: [], guns: [] };
}

/** A function that renders a page in the frame of headquarters, as wide as a page or as a menu. */
export type Frame = (page: ReactNode, as?: 'page' | 'menu') => ReactNode;

interface HeadquartersProps {
  /**
   * Returns the screen of a route, in the frame of headquarters if it needs that; null if headquarters show the
   * route themselves. `given` is a Country from a link that is to be fought over, null if there is none.
   */
  readonly otherScreen: (
    route: LittleWarsRoute,
    frame: Frame,
    onClose: () => void,
    given: Country | null,
  ) => ReactNode;
  /** Returns the rule book of a route, over headquarters; `onOpen` opens another place in the books. */
  readonly ruleBook: (id: string, onClose: () => void, onOpen: (id: string) => void) => ReactNode;
}

/**
 * Renders the start page of Little Wars (what the game is, a Country seen from above, and the menu), and, within its
 * frame, the form of a new battle or the Country in a link. `otherScreen` renders the screen of another route, null if
 * the route is none, `ruleBook` a rule book over the page.
 */
export function Headquarters({ otherScreen, ruleBook }: HeadquartersProps): ReactNode {
  const { navigation } = useBattleStore();
  const visit = useVisit(navigation);
  const { route } = visit;
  const storage = useStorage();
  const [given, setGiven] = useState<Country | null>(null);
  const isLink = isLinked(route);
  const begun = leftByLink(visit);
  const shown = begun ?? route;
  const back = (): void => navigation[isLink ? 'replace' : 'push'](HOME);
  const agree = (country: Country | null, screen: 'newBattle' | 'kriegspiel' | 'layOut'): void => {
    setGiven(country);
    navigation[isLink ? 'replace' : 'push']({ screen });
  };
  const inNewBattle = shown.screen === 'newBattle' || shown.screen === 'layOut';
  const frame: Frame = (page, as = 'page') => (
    <MenuPage ground={<Ground />} wide={as === 'page'}>
      {page}
    </MenuPage>
  );
  return (
    <>
      {otherScreen(shown, frame, back, given) ?? (
        <MenuPage ground={<Ground />} wide={inNewBattle}>
          {inNewBattle ? (
            <NewBattle given={given} layingOut={shown.screen === 'layOut'} onBack={back} />
          ) : shown.screen === 'country' ? (
            <LinkedCountry
              key={shown.id}
              link={shown.id}
              onUse={(country, inKriegspiel) =>
                agree(country, inKriegspiel ? 'kriegspiel' : 'newBattle')
              }
              onLayOut={(country) => {
                putForLayout(storage, country);
                agree(country, 'layOut');
              }}
              onClose={back}
            />
          ) : (
            <StartMenu
              title={
                <header className="lw-title">
                  <h1>{t('lwHeadquarters:title')}</h1>
                  <p>{t('lwHeadquarters:whatItIs')}</p>
                </header>
              }
              missing={route.screen === 'headquarters' ? route.missing : undefined}
              label={t('lwHeadquarters:menu')}
            >
              <Entries onNew={() => agree(null, 'newBattle')} />
            </StartMenu>
          )}
        </MenuPage>
      )}
      {shown.screen === 'rules' &&
        ruleBook(shown.id, back, (id) => navigation.replace({ screen: 'rules', id }))}
      {begun !== null && (
        <Question
          title={t('lwHeadquarters:follow.title')}
          reason={t('lwHeadquarters:follow.text')}
          stay={t('lwHeadquarters:follow.stay')}
          onStay={() => navigation.replace(begun)}
          act={t('lwHeadquarters:follow.go')}
          onAct={() => navigation.replace(route)}
        />
      )}
    </>
  );
}

/** The map of the current Country, otherwise of the first. */
function Ground(): ReactNode {
  const game = useBattleState((state) => state.game);
  const field = useMemo(() => shownOf(game), [game]);
  return (
    <div className="lw-ground" aria-hidden="true" style={LARGER}>
      <PlanPicture country={field.country} men={field.men} guns={field.guns} label="" />
    </div>
  );
}

/** The current battle to continue, if there is one, and the ways to start another. */
function Entries({ onNew }: { readonly onNew: () => void }): ReactNode {
  const store = useBattleStore();
  const { push, visit } = store.navigation;
  /** After leaving a screen the focus returns to its entry. */
  const from = visit.getState().from?.screen;
  const game = useBattleState((state) => state.game);
  const inProgress = useInProgress();
  const hooksFarm = useAbandonGame(inProgress, (from: 'underWay' | 'beginning') => {
    if (from === 'underWay') push({ screen: 'hooksFarm', id: '' });
    else beginHooksFarm(store);
  });
  const about = {
    'aria-describedby': `hooks-farm-is ${hooksFarm.note === null ? '' : 'hooks-farm-stays'}`,
  };
  /** An entry that opens a screen. */
  const entry = (to: LittleWarsRoute, label: ReactNode, more?: ComponentProps<'button'>) => (
    <button type="button" autoFocus={from === to.screen} onClick={() => push(to)} {...more}>
      {label}
    </button>
  );
  const farm = (
    <>
      {entry({ screen: 'hooksFarm', id: '' }, t('lwHeadquarters:hooksFarm'), {
        ...about,
        onClick: () => hooksFarm.begin('underWay'),
      })}
      <button type="button" {...about} onClick={() => hooksFarm.begin('beginning')}>
        {t('lwHeadquarters:hooksFarmBeginning')}
      </button>
    </>
  );
  const practice = (look?: string): ReactNode =>
    entry({ screen: 'practice', id: '' }, t('lwHeadquarters:practice'), { className: look });
  const alone = entry({ screen: 'alone' }, t('lwHeadquarters:alone'));
  return (
    <>
      {game === null ? (
        <>
          {practice('primary')}
          {alone}
          <div className="lw-menu-pairs">{farm}</div>
          <p className="lw-menu-note" id="hooks-farm-is">
            {t('lwHeadquarters:hooksFarmIs')}
          </p>
        </>
      ) : (
        <>
          <ResumeEntry
            label={t(`lwHeadquarters:${inProgress === null ? 'look' : 'goOn'}`)}
            onResume={store.resume}
            game={t('lwHeadquarters:underWay', {
              country: titleOf(game.muster.country),
              red: playerTitle(game.players, 'red'),
              blue: playerTitle(game.players, 'blue'),
            })}
            facts={game.campaign === null ? [] : [withinCampaignWords(game.campaign)]}
          />
          <p className="visually-hidden" id="hooks-farm-is">
            {t('lwHeadquarters:hooksFarmIs')}
          </p>
        </>
      )}
      <div className="lw-menu-pairs">
        {game !== null && (
          <>
            {alone}
            {practice()}
            {farm}
          </>
        )}
        {entry(
          { screen: 'newBattle' },
          <>
            {t('lwHeadquarters:newBattle')}
            <small id="lw-for-two" aria-hidden="true">
              {t('lwHeadquarters:forTwo')}
            </small>
          </>,
          { 'aria-describedby': 'lw-for-two', onClick: onNew },
        )}
        {entry(
          { screen: 'kriegspiel' },
          <>
            {t('lwHeadquarters:kriegspiel')}
            <small aria-hidden="true">{t('lwHeadquarters:forTwo')}</small>
          </>,
          { 'aria-describedby': 'lw-for-two' },
        )}
        {entry({ screen: 'library' }, t('lwRecords:library.title'))}
        {entry({ screen: 'openRecord', id: '' }, t('lwHeadquarters:openRecord'))}
        {entry({ screen: 'lessons', id: '' }, t('lwHeadquarters:lessons'))}
        {entry({ screen: 'rules', id: '' }, t('lwHeadquarters:ruleBook'))}
      </div>
      <OtherGames />
      {hooksFarm.note !== null && (
        <p className="visually-hidden" id="hooks-farm-stays">
          {hooksFarm.note}
        </p>
      )}
      {hooksFarm.question}
    </>
  );
}
