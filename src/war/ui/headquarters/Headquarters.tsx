import { useState, type ReactNode } from 'react';
import type { Players } from '../../game/game';
import { lessonRoute, type WarRoute } from '../../game/route';
import { t } from '../../words/t';
import { HOME } from '../../../shell/route';
import { Menu } from '../../../shell/ui/Menu';
import { MenuPage, StartMenu } from '../../../shell/ui/pages/MenuPage';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useNewVersion, useShell } from '../../../shell/ui/useShell';
import { DamagedSaves } from '../persistence/entry';
import { SettingsDialog } from '../dialogs/entry';
import { useGameState, useGameStore, useWarRoute, useWarPosition } from '../base/useGame';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useInProgress } from '../base/useInProgress';
import { MapBehind } from '../board/MapBehind';
import { NewGame, NewVersion, OneMinute, PlayAlone, Resume } from './entry';
import { TitlePlate } from './TitlePlate';

/** The screens that the menu of further entries opens, in its order; the focus returns to it from them. */
const IN_MENU: readonly (readonly [WarRoute, () => string])[] = [
  [{ screen: 'newGame' }, () => t('headquarters:newGame')],
  [{ screen: 'minute' }, () => t('headquarters:minute')],
  [{ screen: 'lessons', id: '' }, () => t('headquarters:learn')],
  [{ screen: 'openRecord', id: '' }, () => t('headquarters:openRecord')],
  [{ screen: 'library' }, () => t('headquarters:library')],
  [{ screen: 'rules', id: '' }, () => t('field:ruleBook')],
];

interface HeadquartersProps {
  /** Another screen in their frame, in the place of the menu. */
  readonly children?: ReactNode;
}

/**
 * The start page of Debord's game, over the map of the current war: the title and the menu. In place of the menu it
 * shows the form of a new game or the explanation that the route names, or else its children if there are any.
 */
export function Headquarters({ children }: HeadquartersProps): ReactNode {
  const { navigation } = useGameStore();
  const route = useWarRoute();
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const back = (): void => navigation.push(HOME);
  const position = useWarPosition();
  const damaged = useGameState((state) => state.damaged.length > 0);
  const newVersion = useNewVersion() !== null;
  const view =
    route.screen === 'newGame' ? (
      <NewGame players={players} onPlayers={setPlayers} onClose={back} />
    ) : route.screen === 'minute' ? (
      <OneMinute onLearn={(lesson) => navigation.push(lessonRoute(lesson))} onClose={back} />
    ) : route.screen === 'alone' ? (
      <PlayAlone onClose={back} />
    ) : (
      (children ?? null)
    );
  return (
    <MenuPage
      ground={<MapBehind position={position} />}
      wide={view !== null}
      beside={damaged && view === null && <DamagedSaves />}
    >
      {view ?? (
        <>
          <StartMenu
            title={<TitlePlate />}
            missing={route.screen === 'headquarters' ? route.missing : undefined}
            label={t('field:headquarters')}
          >
            <Entries />
          </StartMenu>
          {/* The live region exists from the start, so that its content is announced. */}
          <div role="status">{newVersion && <NewVersion />}</div>
        </>
      )}
    </MenuPage>
  );
}

/** Continue, if there is a game, three ways to begin, and the rest one press away. */
function Entries(): ReactNode {
  const store = useGameStore();
  const game = useGameState((state) => state.game);
  const [settings, setSettings] = useState(false);
  const { begin, note, question } = useAbandonGame(useInProgress(), store.playNow);
  const { push, visit } = store.navigation;
  /** After leaving a screen the focus returns to its entry. */
  const from = visit.getState().from?.screen;
  const { others } = useShell();
  const language = useLanguage();
  return (
    <>
      {game !== null && <Resume game={game} onResume={() => store.resume()} />}
      <button
        type="button"
        className={game === null ? 'primary' : undefined}
        autoFocus={from === 'alone'}
        onClick={() => push({ screen: 'alone' })}
      >
        {t('headquarters:alone')}
      </button>
      <button type="button" aria-describedby={note === null ? undefined : 'two'} onClick={begin}>
        {t('headquarters:two')}
      </button>
      <button
        type="button"
        autoFocus={from === 'firstWar'}
        onClick={() => push({ screen: 'firstWar' })}
      >
        {t('headquarters:firstWar')}
      </button>
      <Menu
        autoFocus={IN_MENU.some(([{ screen }]) => screen === from)}
        items={[
          ...IN_MENU.map(([route, label]) => ({ label: label(), act: () => push(route) })),
          { label: t('field:settings'), act: () => setSettings(true) },
          ...others.map(({ name, open }) => ({ label: name[language], act: open })),
        ]}
      />
      {note !== null && (
        <p className="visually-hidden" id="two">
          {note}
        </p>
      )}
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
      {question}
    </>
  );
}
