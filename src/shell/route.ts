import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The kind of a thing that the page's address named and that does not exist: a page at that `address`, a saved
 * `game`, a `record` or a `study`.
 */
export type Missing = 'address' | 'game' | 'record' | 'study';

/**
 * The route of headquarters, the start page of a game; `missing` is the kind of what an address named that does not
 * exist, which headquarters then report.
 */
export interface Home {
  readonly screen: 'headquarters';
  readonly missing?: Missing;
}
/** The route of headquarters, the start page of a game, with nothing to report. */
export const HOME: Home = { screen: 'headquarters' };

/** The route of the board with the game on it: the current one, or one that is only viewed. */
export const GAME = { screen: 'game' } as const;

/**
 * A route that leads to the board: with the current game (`game`), or with the game of an id in the library
 * (`savedGame`), which becomes the current one, or is viewed if it is over.
 */
export type BoardRoute = typeof GAME | { readonly screen: 'savedGame'; readonly id: string };

/** Returns the route of headquarters that report what kind of thing an address named that does not exist. */
export const without = (missing: Missing): Home => ({ ...HOME, missing });

/**
 * The routes of one game: headquarters, screens without an id (`Named`), and screens of something with an id
 * (`OfId`), such as a saved game. If a link carries the content itself, the id is the whole fragment. An empty id is
 * the screen on which one is chosen.
 */
export type RouteOf<Named extends string, OfId extends string> =
  | Home
  | (Named extends string ? { readonly screen: Named } : never)
  | (OfId extends string ? { readonly screen: OfId; readonly id: string } : never);
/** A route of any game: headquarters, or a screen by name, perhaps with an id. */
export type AnyRoute = RouteOf<string, string>;

/**
 * How the address of a screen with an id is written: as `bare` without an id, with `head` before the id, or as a link
 * that carries the content itself.
 */
export interface IdAddress {
  /** The fragment without an id; if it is missing, an id is required. */
  readonly bare?: string;
  /** The part before an id. */
  readonly head?: string;
  /** Returns whether a fragment is a link that carries the thing itself. */
  readonly isLink?: (fragment: string) => boolean;
}

/**
 * The address of every screen of a game: its fragment (`#…`, or empty); of a screen with an id, how the fragment is
 * made from the id.
 */
export type Addresses<R extends AnyRoute> = {
  readonly [S in R['screen']]: Extract<R, { readonly screen: S }> extends { readonly id: string }
    ? IdAddress
    : string;
};

/** Converts between the routes of a game and the fragments (`#…`) of the page's address. */
export interface RouteFormat<R extends AnyRoute> {
  readonly addresses: Addresses<R>;
  /** Returns the route of a fragment; null if it leads nowhere. */
  readonly parse: (fragment: string) => R | null;
  readonly write: (route: R | Home) => string;
}

/** Returns the functions that read and write the routes of a game, made from the address of each of its screens. */
export function routeFormat<R extends AnyRoute>(addresses: Addresses<R>): RouteFormat<R> {
  const entries = Object.entries<string | IdAddress>(addresses);

  function idIn(at: IdAddress, fragment: string): string | null {
    if (fragment === at.bare) return '';
    if (at.isLink?.(fragment) === true) return fragment;
    const { head } = at;
    if (head === undefined || !fragment.startsWith(head)) return null;
    try {
      return decodeURIComponent(fragment.slice(head.length)) || null;
    } catch {
      return null;
    }
  }
  function parse(fragment: string): AnyRoute | null {
    for (const [screen, at] of entries)
      if (typeof at !== 'string') {
        const id = idIn(at, fragment);
        if (id !== null) return { screen, id };
      } else if (fragment === at) return { screen };
    return null;
  }
  function write(route: AnyRoute): string {
    const at = (addresses as Readonly<Record<string, string | IdAddress>>)[route.screen] ?? '';
    if (typeof at === 'string') return at;
    const id = 'id' in route ? route.id : '';
    if (id === '') return at.bare ?? '';
    return at.isLink?.(id) === true ? id : `${at.head ?? ''}${encodeURIComponent(id)}`;
  }
  return { addresses, parse: parse as RouteFormat<R>['parse'], write };
}

/** The current route, the route before it, and whether the player came to it by the page or by its address. */
export interface Visit<R> {
  readonly route: R | Home;
  /** The route before it; null if the page was opened there. */
  readonly from: R | Home | null;
  /** `address`: by a link, a bookmark or the browser's buttons; `start`: not yet by anything. */
  readonly by: 'start' | 'push' | 'replace' | 'address';
}

/**
 * The navigation of a game: its current route, and functions that go to another. It runs without a browser;
 * `bindAddress` (platform/address.ts) connects it with the page's address.
 */
export interface Navigation<R> {
  readonly visit: Pick<StoreApi<Visit<R>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly route: () => R | Home;
  /** Goes to a screen; the browser's back button returns to the one before. */
  readonly push: (route: R | Home) => void;
  /** Goes to a screen that replaces the one before in the history. */
  readonly replace: (route: R | Home) => void;
  /** Goes where the address leads. */
  readonly follow: (route: R | Home) => void;
}

/** The navigation of any game, limited to going to its board and to headquarters. */
export interface BoardNavigation extends Pick<Navigation<AnyRoute>, 'visit'> {
  readonly push: (route: BoardRoute | Home) => void;
  readonly replace: (route: BoardRoute | Home) => void;
}

/**
 * Goes to the board. If the current screen is one of `forms`, the screens on which a game is begun, the board
 * replaces it in the browser's history, so that the back button does not return there.
 */
export function goToBoard(
  { visit, push, replace }: BoardNavigation,
  forms: readonly string[],
): void {
  (forms.includes(visit.getState().route.screen) ? replace : push)(GAME);
}

/**
 * Returns the navigation of a game, which begins at headquarters. A visit for which `isPending` returns true, because
 * its screen is not shown yet, never becomes the `from` of the next visit.
 */
export function createNavigation<R extends AnyRoute>(
  isPending: (visit: Visit<R>) => boolean = () => false,
): Navigation<R> {
  const visit = createStore<Visit<R>>(() => ({ route: HOME, from: null, by: 'start' }));
  const leaving = (last: Visit<R>): Visit<R>['from'] =>
    last.by === 'start' ? null : isPending(last) ? last.from : last.route;
  const go = (by: Visit<R>['by']) => (route: R | Home) =>
    visit.setState((last) => ({ route, from: leaving(last), by }));
  return {
    visit,
    route: () => visit.getState().route,
    push: go('push'),
    replace: go('replace'),
    follow: go('address'),
  };
}
