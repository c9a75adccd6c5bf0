import { useCallback, useState } from 'react';
import { Curtain } from '../../shell/ui/Curtain';
import { HOME } from '../../shell/route';
import { RuleBookContext } from '../../shell/ui/pages/useRuleBook';
import { useLanguage } from '../../shell/ui/useLanguage';
import { useAddress } from '../../shell/ui/useNavigation';
import { useShellSettings } from '../../shell/ui/useShell';
import { RULE_SETS } from '../engine/rules';
import { FIRST_WAR, lessonRoute, WAR_ROUTES, type WarRoute } from '../game/route';
import { t } from '../words/t';
import { useFacingPage } from './base/orientation';
import { useGameState, useGameStore, useWarRoute } from './base/useGame';
import { WarGame } from './war/entry';
import { BeforeWar } from './deployment/entry';
import { PositionEditor } from './editor/entry';
import { PlayAlone } from './headquarters/entry';
import { Headquarters } from './headquarters/Headquarters';
import { LibraryScreen, OpenRecord } from './library/entry';
import { LeftWarOffer, SaveNotices, OtherTab } from './persistence/entry';
import { Lessons } from './lessons/entry';
import { MapEditor } from './mapEditor/entry';
import { Problems } from './problems/entry';
import { RuleBook } from './dialogs/entry';
import { Sounds } from './effects/entry';
import { StudyRoom } from './study/entry';
import './base/layout.css';
import './base/panel.css';

/**
 * Renders Debord's game: the screen of the current route, with the rule book and notices over it. When the device is
 * handed to the other player, all components are replaced, so that none still has the data of a sealed deployment.
 */
export function App() {
  const isAddressed = useAddress(useGameStore().navigation, WAR_ROUTES);
  const handOvers = useGameState((state) => state.handOvers);
  return isAddressed && <Screens key={handOvers} />;
}

/** The rule book over a screen, which opening another screen closes. */
interface OpenBook {
  readonly over: WarRoute;
  readonly clause: string;
}

/** Every screen of the game. */
function Screens() {
  const { navigation } = useGameStore();
  const route = useWarRoute();
  const game = useGameState((state) => state.game);
  const elsewhere = useGameState((state) => state.save.is === 'elsewhere');
  const sounds = useShellSettings((settings) => settings.sounds);
  const [opened, setOpened] = useState<OpenBook | null>(null);
  const openBook = useCallback(
    (clause = '') => setOpened({ over: navigation.route(), clause }),
    [navigation],
  );
  const book =
    route.screen === 'rules'
      ? { clause: route.id, onClose: () => navigation.push(HOME) }
      : opened?.over === route
        ? { clause: opened.clause, onClose: () => setOpened(null) }
        : null;

  // Renders everything again in another language.
  useLanguage();
  useFacingPage();

  const shown = <Screen route={route} />;
  const isLesson = route.screen === 'lessons' || route.screen === 'firstWar';
  return (
    <RuleBookContext value={openBook}>
      <>
        <SaveNotices />
        {elsewhere ? <OtherTab cover={<Covered />}>{shown}</OtherTab> : shown}
        <LeftWarOffer />
        {book !== null && (
          <RuleBook
            rules={isLesson ? RULE_SETS.debord : (game?.rules ?? RULE_SETS.debord)}
            {...book}
          />
        )}
        {sounds && <Sounds />}
      </>
    </RuleBookContext>
  );
}

/** Shown in place of a board whose game another tab has continued: another player may be at this screen now. */
const Covered = () => <Curtain title={t('saving:covered')} />;

/** The screen of a route. None imports another: here is where all of them are known. */
function Screen({ route }: { readonly route: WarRoute }) {
  const { navigation } = useGameStore();
  const game = useGameState((state) => (state.screen === 'game' ? state.game : null));
  // A link's content is no longer needed.
  const back = (): void => navigation['id' in route && route.id !== '' ? 'replace' : 'push'](HOME);
  if (game !== null) {
    const { stage } = game;
    return stage.name === 'war' ? (
      <WarGame game={game} war={stage.war} />
    ) : (
      <BeforeWar game={game} stage={stage} />
    );
  }
  switch (route.screen) {
    case 'lessons':
    case 'firstWar':
      return (
        <Lessons
          open={route.screen === 'firstWar' ? FIRST_WAR : route.id}
          onOpen={(id) => navigation.push(lessonRoute(id))}
          onClose={() => navigation.push(HOME)}
          alone={(onClose) => <PlayAlone onClose={onClose} />}
        />
      );
    case 'editor':
      return <PositionEditor />;
    case 'mapEditor':
      return <MapEditor link={route.id} />;
    case 'problems':
      return <Problems open={route.id} />;
    case 'study':
      return <StudyRoom id={route.id} />;
    case 'library':
    case 'savedGame':
      return (
        <Headquarters>
          <LibraryScreen onClose={back} />
        </Headquarters>
      );
    case 'openRecord':
      return (
        <Headquarters>
          <OpenRecord key={route.id} link={route.id || null} onClose={back} />
        </Headquarters>
      );
    default:
      return <Headquarters />;
  }
}
