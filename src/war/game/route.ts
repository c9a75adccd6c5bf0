import { routeFormat, type Navigation, type RouteOf } from '../../shell/route';
import { isLink } from './linkFormat';

/** The screens of something that has an id. */
type OfId =
  /** A game of the library: taken in hand, or, where it is over, looked at. */
  | 'kept'
  /** A record to be opened, which a link may carry. */
  | 'openRecord'
  /** The rule book over headquarters, at a clause or at its beginning. */
  | 'rules'
  /** A lesson, or the list of them. */
  | 'lessons'
  | 'study'
  /** The map editor, to which a link may carry a map. */
  | 'mapEditor'
  /** A problem, or the list of them. */
  | 'problems';

/** Where the page of the war can be. */
export type WarRoute = RouteOf<
  'game' | 'alone' | 'newGame' | 'minute' | 'library' | 'firstWar' | 'editor',
  OfId
>;
export type WarNavigation = Navigation<WarRoute>;

/** The guided war, which stands beside the lessons. */
export const FIRST_WAR = 'first-war';
/** The way to a lesson, to the guided war, or, empty, to the list of lessons. */
export const lessonRoute = (lesson: string): WarRoute =>
  lesson === FIRST_WAR ? { screen: 'firstWar' } : { screen: 'lessons', id: lesson };

/** The forms where a game is begun. */
export const FORMS: readonly WarRoute['screen'][] = ['newGame', 'alone', 'openRecord'];

/** The addresses of the war. Those that have once been given out lead where they led. */
export const WAR_ROUTES = routeFormat<WarRoute>({
  headquarters: '',
  game: '#game',
  alone: '#alone',
  newGame: '#new',
  minute: '#minute',
  library: '#library',
  kept: { head: '#library/' },
  openRecord: { bare: '#open', isLink },
  rules: { bare: '#rules', head: '#rules/' },
  lessons: { bare: '#learn', head: '#learn/' },
  firstWar: '#first-war',
  study: { head: '#study/' },
  editor: '#edit',
  mapEditor: { bare: '#map', isLink: (fragment) => fragment.startsWith('#map=') },
  problems: { bare: '#problems', head: '#problem=' },
});
export type WarScreen = WarRoute['screen'];
