import { useCallback, useMemo, useRef, useState, useLayoutEffect, type ReactNode } from 'react';
import { currentLanguage, setLanguage } from '../language/current';
import { gameAt, type GameEntry, type GameScreen, type ShellServices } from '../game';
import { fixStyleSheets } from '../platform/styleSheets';
import { ShellContext, useShellSettings, type ShellContents } from './useShell';
import { ErrorBoundary, MissingParts, NotLoaded } from './ErrorBoundary';
import { useFocusRestored } from './useFocusRestored';
import { useIrreversible } from './useIrreversible';
import { usePageLanguage } from './useLanguage';
import { useTypeAhead } from './typeAhead/useTypeAhead';
import { AnnouncerProvider } from './AnnouncerProvider';
import { useMedia } from './useMedia';

/**
 * A game whose code is loaded: its screen and functions (`GameScreen`), with the entry by which it is registered with
 * the page (`game`).
 */
export interface OpenGame extends GameScreen {
  readonly game: GameEntry;
}

interface ShellProps extends Pick<ShellContents, 'settings' | 'newVersion'> {
  readonly services: ShellServices;
  readonly games: readonly [GameEntry, ...GameEntry[]];
  readonly first: OpenGame;
}

/**
 * Renders the whole page: at first the game `first`, then whichever of `games` the page's address belongs to, in the
 * frame that every page has. A game that cannot be fetched is reported in a dialog, and the address changes back.
 * `newVersion` is a store of the function that loads a new version, null for none.
 */
export function Shell({ services, games, first, settings, newVersion }: ShellProps) {
  const [open, setOpen] = useState(first);
  const { game, Screen, currentGame, mayReload } = open;
  /** A game that could not be fetched when it was last opened. */
  const [missing, setMissing] = useState<GameEntry | null>(null);

  /** The callback of the shown game for its addresses. */
  const follower = useRef<((isHere: boolean) => void) | null>(null);

  // In the task that shows the page, so that no address in between is missed.
  useLayoutEffect(() => {
    let wanted = game;
    function follow(): void {
      const next = gameAt(games, window.location.hash);
      follower.current?.(next === game);
      wanted = next;
      if (next === game) return;
      openGame(next, services).then(
        (screen) => {
          if (wanted !== next) return;
          setMissing(null);
          setOpen({ ...screen, game: next });
        },
        // If it cannot be fetched, the page keeps its game and its address.
        () => {
          setMissing(next);
          window.history.back();
        },
      );
    }
    window.addEventListener('popstate', follow);
    // While the game was loaded the address may have led to another.
    if (gameAt(games, window.location.hash) !== game) follow();
    return () => window.removeEventListener('popstate', follow);
  }, [game, games, services]);

  const lead = useCallback(
    (id: string): void => {
      window.location.hash = id === games[0].id ? '' : id;
    },
    [games],
  );
  const contents = useMemo(
    (): ShellContents => ({
      settings,
      newVersion,
      mayReload,
      others: games
        .filter((other) => other !== game)
        .map((other) => ({ ...other, open: () => lead(other.id) })),
      followAddress: (led) => {
        follower.current = led;
        led(gameAt(games, window.location.hash) === game);
        return () => {
          follower.current = null;
        };
      },
    }),
    [settings, newVersion, mayReload, games, game, lead],
  );
  return (
    <ErrorBoundary currentGame={currentGame}>
      <ShellContext value={contents}>
        <PageFrame name={game.name}>
          <Screen />
          {missing && (
            <NotLoaded
              place="dialog"
              onClose={() => setMissing(null)}
              onAgain={() => lead(missing.id)}
            />
          )}
        </PageFrame>
      </ShellContext>
    </ErrorBoundary>
  );
}

/** Loads a game in the language of the page. @throws if a part cannot be fetched. */
async function openGame(game: GameEntry, services: ShellServices): Promise<GameScreen> {
  // No import requests a failed style sheet again.
  await fixStyleSheets();
  const opening = game.open(services);
  const [screen] = await Promise.all([opening, setLanguage(currentLanguage())]);
  return screen;
}

interface PageFrameProps {
  readonly name: GameEntry['name'];
  readonly children: ReactNode;
}

/**
 * Renders its children with what every page has around its content: theme, language, focus, keys typed ahead,
 * protection against double presses, announcements, and a notice of missing modules. `name` is the page's title in each
 * language.
 */
export function PageFrame({ name, children }: PageFrameProps) {
  useTheme();
  usePageLanguage(name);
  useFocusRestored();
  useTypeAhead();
  useIrreversible();
  return (
    // What one game announced is not repeated in another.
    <AnnouncerProvider key={name.en}>
      <MissingParts />
      {children}
    </AnnouncerProvider>
  );
}

/**
 * Hook: writes the theme chosen in the settings on the page's root element: `data-scheme` (`light`, `dark` or `system`)
 * and `data-contrast` (`more` or `normal`), by which the style sheets choose colours.
 */
export function useTheme(): void {
  const theme = useShellSettings(({ theme }) => theme);
  const asksForMore = useMedia('(prefers-contrast: more)');
  const more = theme === 'contrast' || (theme === 'system' && asksForMore);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scheme = theme === 'light' || theme === 'dark' ? theme : 'system';
    dataset.contrast = more ? 'more' : 'normal';
  }, [theme, more]);
}
