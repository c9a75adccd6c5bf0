import type { ReactNode } from 'react';
import { Curtain } from '../../shell/ui/Curtain';
import { useLanguage } from '../../shell/ui/useLanguage';
import { useShellSettings } from '../../shell/ui/useShell';
import { useAddress } from '../../shell/ui/useNavigation';
import type { Country } from '../engine/types';
import { isKriegspiel, type AnyGame } from '../game/playing';
import { COURSE, LITTLE_WARS_ROUTES, type LittleWarsRoute } from '../game/route';
import { t } from '../words/t';
import { useBattleState, useBattleStore } from './base/useGame';
import { Alone, Headquarters } from './headquarters/entry';
import type { Frame } from './headquarters/Headquarters';
import {
  ArrangeBodies,
  KriegspielLesson,
  KriegspielTable,
  NewKriegspiel,
  OfKriegspiel,
} from './kriegspiel/entry';
import { KriegspielBook } from './kriegspiel/rulebook/entry';
import { Lessons, Practice } from './lessons/entry';
import {
  CourseReplay,
  HooksFarm,
  LibraryScreen,
  OpenRecord,
  SavedReplay,
  SaveNotices,
} from './library/entry';
import { RuleBook } from './rulebook/entry';
import { SettingOut } from './settingOut/entry';
import { Sounds } from './table/sound/entry';
import { Table } from './table/entry';

/**
 * Renders the page of Little Wars: the screen of its route, notices about saving, and sounds if the settings want
 * them. When the device is handed to the other player, the screens are mounted anew, so that none still has hidden
 * data.
 */
export function App(): ReactNode {
  const isAddressed = useAddress(useBattleStore().navigation, LITTLE_WARS_ROUTES);
  const handOvers = useBattleState((state) => state.handOvers);
  const sounds = useShellSettings((settings) => settings.sounds);
  // Renders everything again in another language.
  useLanguage();
  return (
    <>
      {isAddressed && <Screens key={handOvers} />}
      <SaveNotices />
      {sounds && <Sounds />}
    </>
  );
}

function Screens(): ReactNode {
  const store = useBattleStore();
  const screen = useBattleState((state) => state.screen);
  const game = useBattleState((state) => state.game);
  const overtaken = useBattleState(({ save }) => save.is === 'elsewhere' && save.overtaken);
  if (screen !== 'game' || game === null)
    return <Headquarters otherScreen={otherScreen} ruleBook={ruleBook} />;
  if (overtaken)
    return (
      <Curtain
        title={t('lwField:overtaken')}
        leave={t('lwField:headquarters')}
        onLeave={store.leaveGame}
      />
    );
  return <GameScreen key={game.id} game={game} />;
}

/** Returns the screen of a route beside headquarters, or null. All screens are known here. */
function otherScreen(
  route: LittleWarsRoute,
  frame: Frame,
  onClose: () => void,
  given: Country | null,
): ReactNode {
  switch (route.screen) {
    case 'library':
    case 'savedGame':
      return frame(<LibraryScreen onClose={onClose} />);
    case 'openRecord':
      return frame(<OpenRecord key={route.id} link={route.id || null} onClose={onClose} />);
    case 'lessons':
      return (
        <Lessons
          open={route.id}
          frame={frame}
          onClose={onClose}
          ofKriegspiel={(id, room) => <KriegspielLesson id={id}>{room}</KriegspielLesson>}
        />
      );
    case 'hooksFarm':
      return frame(<HooksFarm open={route.id} onClose={onClose} />, 'menu');
    case 'alone':
      return frame(<Alone onClose={onClose} />);
    case 'kriegspiel':
      return frame(<NewKriegspiel given={given} onClose={onClose} />);
    case 'practice':
      return <Practice open={route.id} onClose={onClose} />;
    case 'replay':
      return route.id === COURSE ? (
        <CourseReplay />
      ) : (
        <SavedReplay
          key={route.id}
          id={route.id}
          ofKriegspiel={(replay) => <OfKriegspiel>{replay}</OfKriegspiel>}
        />
      );
    default:
      return null;
  }
}

/** The rule book of Kriegspiel, at the clause after it. */
const KRIEGSPIEL_RULES = 'k';

/** Returns the rule book of a route: `5.3` is a clause of Little Wars, `k5.3` of Kriegspiel. */
const ruleBook = (id: string, onClose: () => void, onOpen: (id: string) => void): ReactNode =>
  id.startsWith(KRIEGSPIEL_RULES) ? (
    <KriegspielBook
      taken={null}
      clause={id.slice(KRIEGSPIEL_RULES.length) || undefined}
      onClose={onClose}
      onLittleWars={() => onOpen('')}
    />
  ) : (
    <RuleBook
      clause={id || undefined}
      onClose={onClose}
      onKriegspiel={() => onOpen(KRIEGSPIEL_RULES)}
    />
  );

/** Renders the screen of the current battle: that of setting out, or its table. */
export function GameScreen({ game }: { readonly game: AnyGame }): ReactNode {
  const { navigation } = useBattleStore();
  const onReplay = (): void => navigation.push({ screen: 'replay', id: game.id });
  if (isKriegspiel(game))
    return game.stage.name === 'settingOut' ? (
      <SettingOut
        game={game}
        stage={game.stage}
        arrange={(props) => <ArrangeBodies {...props} />}
      />
    ) : (
      <KriegspielTable game={game} onReplay={onReplay} />
    );
  return game.stage.name === 'settingOut' ? (
    <SettingOut game={game} stage={game.stage} />
  ) : (
    <Table game={game} onReplay={onReplay} />
  );
}
