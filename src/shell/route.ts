import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The kind of thing that an address names but that does not exist: a page of the game (`address`), a saved `game`, a
 * `record` or a `study`.
 */
export type Missing = 'address' | 'game' | 'record' | 'study';

/**
 * The route of headquarters, the start page of a game. `missing` is what the address named that does not exist, for
 * headquarters to report; absent if there is nothing to report.
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

/**
 * Returns the route of the start page with a report that something of the kind `missing`, named by the address, does
 * not exist.
 */
export const without = (missing: Missing): Home => ({ ...HOME, missing });

/**
 * The routes of one game: the start page (`headquarters`); screens without an id, whose names are `Named`; and screens
 * of something with an id, such as a saved game, whose names are `OfId`. The id is a whole fragment (`#r3=…`) if a link
 * has the content itself, and empty for the screen on which something is chosen.
 */
export type RouteOf<Named extends string, OfId extends string> =
  | Home
  | (Named extends string ? { readonly screen: Named } : never)
  | (OfId extends string ? { readonly screen: OfId; readonly id: string } : never);
/** A route of any game: the start page, or a screen by its name, with an id if it shows something that has one. */
export type AnyRoute = RouteOf<string, string>;

/**
 * How the fragment of a screen with an id is written: `bare` if the id is empty, `head` followed by the id, or the id
 * itself if it is a link that has the content (`isLink`).
 */
export interface IdAddress {
  /** The fragment for an empty id; without it, the id may not be empty. */
  readonly bare?: string;
  /** The part of the fragment before the id; without it, every id is a link. */
  readonly head?: string;
  /** Returns whether a fragment is a link that has the content itself. */
  readonly isLink?: (fragment: string) => boolean;
}

/**
 * The addresses of a game's screens, by the screen's name: for a screen without an id its fragment (`#…`, or empty),
 * for a screen with an id how the fragment is made from the id.
 */
export type Addresses<R extends AnyRoute> = {
  readonly [S in R['screen']]: Extract<R, { readonly screen: S }> extends { readonly id: string }
    ? IdAddress
    : string;
};

/**
 * Converts between the routes of a game and the fragments of the page's address: `parse` returns the route of a
 * fragment, null if it leads nowhere; `write` returns the fragment of a route, `#…` or empty.
 */
export interface RouteFormat<R extends AnyRoute> {
  readonly addresses: Addresses<R>;
  /** Returns the route of a fragment; null if it leads nowhere. */
  readonly parse: (fragment: string) => R | null;
  readonly write: (route: R | Home) => string;
}

/** Returns the functions between a game's routes and the page's fragments, given the address of each screen. */
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

/**
 * The present route, the route before it (`from`), and how the player came to it (`by`): `push` and `replace` from a
 * page, `address` by a link, a bookmark or the browser's buttons, `start` before the first navigation.
 */
export interface Visit<R> {
  readonly route: R | Home;
  /** The route before it; null if the page was opened here. */
  readonly from: R | Home | null;
  /**
   * `address`: by a link, a bookmark or the browser's buttons; `push` and `replace`: from a page; `start`: before the
   * first navigation.
   */
  readonly by: 'start' | 'push' | 'replace' | 'address';
}

/**
 * The navigation of a game: a store of the present visit (`visit`), the present route (`route`), and functions that go
 * to another. It runs without a browser; `bindAddress` connects it with the page's address.
 */
export interface Navigation<R> {
  readonly visit: Pick<StoreApi<Visit<R>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly route: () => R | Home;
  /** Goes to a screen; the browser's back button returns from it to the one before. */
  readonly push: (route: R | Home) => void;
  /** Goes to a screen in place of the present one, to which the browser's back button does not return. */
  readonly replace: (route: R | Home) => void;
  /** Goes to the route to which the page's address has already changed. */
  readonly follow: (route: R | Home) => void;
}

/**
 * The navigation of any game, limited to going to its board and to the start page: `push` adds an entry to the
 * browser's history, `replace` replaces the present one.
 */
export interface BoardNavigation extends Pick<Navigation<AnyRoute>, 'visit'> {
  readonly push: (route: BoardRoute | Home) => void;
  readonly replace: (route: BoardRoute | Home) => void;
}

/**
 * Goes to the board. If the present screen is one of `forms`, the names of the screens on which a game is begun, the
 * board replaces it in the browser's history, so that the back button does not return to it.
 */
export function goToBoard(
  { visit, push, replace }: BoardNavigation,
  forms: readonly string[],
): void {
  (forms.includes(visit.getState().route.screen) ? replace : push)(GAME);
}

/**
 * Returns the navigation of a game, which begins at the start page. `isPending` says whether the screen of a visit is
 * not shown yet; such a visit never becomes the `from` of the next one.
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
