import { routeFormat, type Navigation, type RouteOf, type Visit } from '../../shell/route';

/** What a link may carry: the record of a battle, or a Country. */
export type LinkKind = 'battle' | 'country';

/** Links to Countries were first without a version, and carried the console's form. */
const LINK_FORM = /^#littlewars\/(battle(?=\d)|country)\d{0,4}=/;

/** Whether the fragment of an address is a link of this game, and to what. */
export const linkKind = (fragment: string): LinkKind | null =>
  (LINK_FORM.exec(fragment)?.[1] as LinkKind | undefined) ?? null;

/** The screens of something that has an id. */
type OfId =
  /** A record to be opened, which a link may carry. */
  | 'openRecord'
  /** A battle of them: taken in hand, or, where it is over, looked at. */
  | 'kept'
  /** A saved battle looked at again. */
  | 'replay'
  /** A Country that a link carries. */
  | 'country'
  /** A lesson, or the list of them. */
  | 'lessons'
  /** The rule book over headquarters, at a clause or at its beginning. */
  | 'rules';

/** Where the page of Little Wars can be: `layOut` is the editor of a Country, for the battle that is being agreed. */
export type LittleWarsRoute = RouteOf<'game' | 'newBattle' | 'layOut' | 'library', OfId>;
export type LittleWarsNavigation = Navigation<LittleWarsRoute>;
export type LittleWarsScreen = LittleWarsRoute['screen'];

/** The forms where a battle is begun. */
export const FORMS: readonly LittleWarsScreen[] = ['newBattle', 'layOut'];

/** In these lies what somebody has begun and nothing saves. */
const UNSAVED: readonly LittleWarsScreen[] = ['newBattle', 'layOut', 'lessons'];

/** What has been begun and is not saved, which the link that an address has led to would leave: it is asked about first. */
export const leftByLink = ({ route, from, by }: Visit<LittleWarsRoute>): LittleWarsRoute | null =>
  by === 'address' && isLinked(route) && from !== null && UNSAVED.includes(from.screen)
    ? from
    : null;

/** Whether a route is a link that carries a battle or a Country. */
export const isLinked = (route: LittleWarsRoute): boolean =>
  linkKind(LITTLE_WARS_ROUTES.write(route)) !== null;

/** The addresses of Little Wars. Those that have once been given out lead where they led. */
export const LITTLE_WARS_ROUTES = routeFormat<LittleWarsRoute>({
  headquarters: '#littlewars',
  game: '#littlewars/game',
  newBattle: '#littlewars/new',
  layOut: '#littlewars/lay-out',
  library: '#littlewars/library',
  openRecord: {
    bare: '#littlewars/open',
    isLink: (fragment) => linkKind(fragment) === 'battle',
  },
  kept: { head: '#littlewars/library/' },
  replay: { head: '#littlewars/replay/' },
  country: { isLink: (fragment) => linkKind(fragment) === 'country' },
  lessons: { bare: '#littlewars/learn', head: '#littlewars/learn/' },
  rules: { bare: '#littlewars/rules', head: '#littlewars/rules/' },
});
