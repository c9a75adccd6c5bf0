import { routeFormat, type Navigation, type RouteOf, type Visit } from '../../shell/route';

/** What a link of Little Wars contains: `battle`, the record of a battle, or `country`, a Country. */
export type LinkKind = 'battle' | 'country';

/** The first links to Countries had no version, and carried the console's form. */
const LINK_FORM = /^#littlewars\/(battle(?=\d)|country)\d{0,4}=/;

/** Returns what the fragment of an address contains, a battle's record or a Country; null if it is no such link. */
export const linkKind = (fragment: string): LinkKind | null =>
  (LINK_FORM.exec(fragment)?.[1] as LinkKind | undefined) ?? null;

/** The screens of something that has an id. */
type OfId =
  /** A record to open, which a link may carry. */
  | 'openRecord'
  /** A saved battle: loaded, or viewed if it is over. */
  | 'savedGame'
  | 'replay'
  /** A Country in a link. */
  | 'country'
  /** A lesson, or the list of lessons. */
  | 'lessons'
  /** Target practice, at one of its distances. */
  | 'practice'
  /** The example of the text (7): under way at Blue's third move, or with the id `beginning` from the first. */
  | 'hooksFarm'
  /** The rule book over headquarters, at a clause or its beginning. */
  | 'rules';

/**
 * Where the page of Little Wars may be: a screen, and the id of the thing that it shows, such as a saved battle, a
 * lesson or a clause. `alone` is the form for a battle against the program, `kriegspiel` that for a battle of
 * Kriegspiel, and `layOut` the editor of a Country for a new battle.
 */
export type LittleWarsRoute = RouteOf<
  'game' | 'newBattle' | 'alone' | 'kriegspiel' | 'layOut' | 'library',
  OfId
>;
/** The navigation of the page of Little Wars: where it is, and how it goes elsewhere. */
export type LittleWarsNavigation = Navigation<LittleWarsRoute>;
/** The name of a screen of the page of Little Wars, such as `library` or `newBattle`. */
export type LittleWarsScreen = LittleWarsRoute['screen'];

/** The id, in a route, of the replay of Hook's Farm as Wells tells it (littlewars.md 7); it is not a saved battle. */
export const COURSE = 'hooks-farm';

/** The screens on which a battle is begun, such as `newBattle` and `alone`; going back then skips them. */
export const FORMS: readonly LittleWarsScreen[] = [
  'newBattle',
  'alone',
  'kriegspiel',
  'layOut',
  'hooksFarm',
];

/** Screens with work that is not saved. */
const UNSAVED: readonly LittleWarsScreen[] = ['newBattle', 'layOut', 'lessons'];

/**
 * Returns the route with unsaved work that the page leaves because a link with a battle or Country was opened in its
 * place, so that it must ask first; null if there is none.
 */
export const leftByLink = ({ route, from, by }: Visit<LittleWarsRoute>): LittleWarsRoute | null =>
  by === 'address' && isLinked(route) && from !== null && UNSAVED.includes(from.screen)
    ? from
    : null;

/** Returns whether the address of a route contains the record of a battle or a Country. */
export const isLinked = (route: LittleWarsRoute): boolean =>
  linkKind(LITTLE_WARS_ROUTES.write(route)) !== null;

/** The address of each route of Little Wars. Addresses that have been published must keep working. */
export const LITTLE_WARS_ROUTES = routeFormat<LittleWarsRoute>({
  headquarters: '#littlewars',
  game: '#littlewars/game',
  newBattle: '#littlewars/new',
  alone: '#littlewars/alone',
  kriegspiel: '#littlewars/kriegspiel',
  layOut: '#littlewars/lay-out',
  library: '#littlewars/library',
  openRecord: {
    bare: '#littlewars/open',
    isLink: (fragment) => linkKind(fragment) === 'battle',
  },
  savedGame: { head: '#littlewars/library/' },
  replay: { head: '#littlewars/replay/' },
  country: { isLink: (fragment) => linkKind(fragment) === 'country' },
  lessons: { bare: '#littlewars/learn', head: '#littlewars/learn/' },
  practice: { bare: '#littlewars/practice', head: '#littlewars/practice/' },
  hooksFarm: { bare: '#littlewars/hooks-farm', head: '#littlewars/hooks-farm/' },
  rules: { bare: '#littlewars/rules', head: '#littlewars/rules/' },
});
