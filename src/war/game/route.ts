import { routeFormat, type Navigation, type RouteOf } from '../../shell/route';
import { isLink } from './linkFormat';

/** The screens of something that has an id. */
type OfId =
  /** A game of the library: loaded, or viewed if it is over. */
  | 'savedGame'
  /** A record to open, which a link may carry. */
  | 'openRecord'
  /** The rule book over headquarters, at a clause or its beginning. */
  | 'rules'
  /** A lesson, or the list of lessons. */
  | 'lessons'
  | 'study'
  /** The map editor, to which a link may carry a map. */
  | 'mapEditor'
  /** A problem, or the list of problems. */
  | 'problems';

/**
 * A route of the page of Debord's game: the name of a screen, such as `library`, with the id of what it shows if it is
 * one of several (`savedGame`, `study`, `problems` …).
 */
export type WarRoute = RouteOf<
  'game' | 'alone' | 'newGame' | 'minute' | 'library' | 'firstWar' | 'editor',
  OfId
>;
/** The navigation between the screens of Debord's game. */
export type WarNavigation = Navigation<WarRoute>;

/** The id of the tutorial *Your first war* among the lessons. */
export const FIRST_WAR = 'first-war';
/** Returns the route of a lesson by its id, or of the list of lessons for the empty text. */
export const lessonRoute = (lesson: string): WarRoute =>
  lesson === FIRST_WAR ? { screen: 'firstWar' } : { screen: 'lessons', id: lesson };

/** The names of the screens on which a game is begun; navigating back does not return to them once it has. */
export const FORMS: readonly WarRoute['screen'][] = ['newGame', 'alone', 'openRecord'];

/**
 * The addresses of the screens of Debord's game: by the name of each screen the fragment of its address, such as
 * `#library`. Published addresses must keep working.
 */
export const WAR_ROUTES = routeFormat<WarRoute>({
  headquarters: '',
  game: '#game',
  alone: '#alone',
  newGame: '#new',
  minute: '#minute',
  library: '#library',
  savedGame: { head: '#library/' },
  openRecord: { bare: '#open', isLink },
  rules: { bare: '#rules', head: '#rules/' },
  lessons: { bare: '#learn', head: '#learn/' },
  firstWar: '#first-war',
  study: { head: '#study/' },
  editor: '#edit',
  mapEditor: { bare: '#map', isLink: (fragment) => fragment.startsWith('#map=') },
  problems: { bare: '#problems', head: '#problem=' },
});
