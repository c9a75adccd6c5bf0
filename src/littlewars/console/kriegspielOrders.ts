import type { Battle, Point } from '../engine/types';
import type { KriegspielOrder } from '../kriegspiel/orders';
import { SCREWS } from '../kriegspiel/shells';
import { FORMATIONS, WORKS, type KriegspielBattle } from '../kriegspiel/types';
import {
  casualtiesOf,
  choice,
  clipped,
  CommandRefusal,
  integer,
  orderOf,
  placeOf,
  READERS,
  rest,
  sideOf,
  word,
  type Readers,
} from './reading';

/** Returns whether a word is written as a place of a path. */
const isPair = (text: string | undefined): boolean => text?.includes(',') ?? false;

/** Returns the place that the next word, `X,Y`, names; the word is removed. */
function pairOf(texts: string[]): Point {
  const text = word(texts, 'places, each X,Y');
  const [x, y, ...more] = text.split(',');
  if (more.length > 0)
    throw new CommandRefusal(`“${clipped(text)}” is no place: it is written X,Y.`);
  return { x: integer(x, 'x'), y: integer(y, 'y') };
}

/** Returns the places that the next words name, one at least; these are removed. */
export function pathOf(texts: string[]): readonly Point[] {
  const path = [pairOf(texts)];
  while (isPair(texts[0])) path.push(pairOf(texts));
  return path;
}

const ids = (texts: string[]): string[] => rest(texts, (left) => word(left, 'men'));

/** The kinds of orders that Kriegspiel adds, and a march, which may go past places. */
type AddedKind = Exclude<KriegspielOrder['kind'], Exclude<keyof typeof READERS, 'march'>>;

/** The words of each of its orders, in this sequence; a charge settled without names takes the proposal. */
const ADDED: Readonly<Record<AddedKind, (texts: string[], battle: Battle) => KriegspielOrder>> = {
  march: (texts, battle) => {
    const man = word(texts, 'a man');
    if (!isPair(texts[0])) return READERS.march([man, ...texts.splice(0)], battle);
    const path = pathOf(texts);
    return { kind: 'march', man, to: path.at(-1) as Point, by: path.slice(0, -1) };
  },
  placeBody: (texts) => ({
    kind: 'placeBody',
    formation: choice(texts, FORMATIONS, 'a formation'),
    at: placeOf(texts),
    front: integer(texts.shift(), 'a front'),
    men: ids(texts),
  }),
  placeWaggon: (texts) => ({
    kind: 'placeWaggon',
    waggon: word(texts, 'a waggon'),
    at: placeOf(texts),
    bearing: integer(texts.shift(), 'a bearing'),
  }),
  placeTransport: (texts) => ({
    kind: 'placeTransport',
    transport: word(texts, 'a boat or train'),
    at: placeOf(texts),
    bearing: integer(texts.shift(), 'a bearing'),
  }),
  marchBody: (texts) => {
    const body = word(texts, 'a body');
    const path = pathOf(texts);
    return texts.length === 0
      ? { kind: 'marchBody', body, path }
      : { kind: 'marchBody', body, path, front: integer(texts.shift(), 'a front') };
  },
  formBody: (texts) => ({
    kind: 'formBody',
    front: integer(texts.shift(), 'a front'),
    men: ids(texts),
  }),
  changeFormation: (texts) => ({
    kind: 'changeFormation',
    body: word(texts, 'a body'),
    formation: choice(texts, FORMATIONS, 'a formation'),
  }),
  dismount: (texts) => ({ kind: 'dismount', body: word(texts, 'a body') }),
  mount: (texts) => ({ kind: 'mount', body: word(texts, 'a body') }),
  limber: (texts) => ({ kind: 'limber', gun: word(texts, 'a gun') }),
  unlimber: (texts) => ({ kind: 'unlimber', gun: word(texts, 'a gun') }),
  marchGun: (texts) => ({ kind: 'marchGun', gun: word(texts, 'a gun'), path: pathOf(texts) }),
  marchWaggon: (texts) => ({
    kind: 'marchWaggon',
    waggon: word(texts, 'a waggon'),
    path: pathOf(texts),
  }),
  moveTransport: (texts) => ({
    kind: 'moveTransport',
    transport: word(texts, 'a boat or train'),
    path: pathOf(texts),
  }),
  embark: (texts) => ({
    kind: 'embark',
    transport: word(texts, 'a boat or train'),
    men: ids(texts),
  }),
  disembark: (texts) => ({
    kind: 'disembark',
    transport: word(texts, 'a boat or train'),
    men: ids(texts),
  }),
  shell: (texts) => ({
    kind: 'shell',
    gun: word(texts, 'a gun'),
    screw: choice(texts, SCREWS, 'a screw'),
    bearing: integer(texts.shift(), 'a bearing'),
    elevation: integer(texts.shift(), 'an elevation'),
  }),
  rifles: (texts) => ({
    kind: 'rifles',
    bearing: integer(texts.shift(), 'a bearing'),
    elevation: integer(texts.shift(), 'an elevation'),
    men: ids(texts),
  }),
  nameNext: (texts) => ({
    kind: 'nameNext',
    side: sideOf(word(texts, 'a side')),
    man: word(texts, 'a man'),
  }),
  charge: (texts) => ({
    kind: 'charge',
    body: word(texts, 'two bodies'),
    target: word(texts, 'two bodies'),
  }),
  settleCharge: (texts, battle) => {
    const proposal = (battle as KriegspielBattle).kriegspiel.charge?.proposal;
    return {
      kind: 'settleCharge',
      casualties:
        texts.length === 0 ? (proposal ?? { dead: [], taken: [] }) : casualtiesOf(texts, 'charge'),
    };
  },
  beginWork: (texts) => {
    const work = choice(texts, WORKS, 'a work');
    // A mine and earthworks are named by their places, a rail by its railway and its place.
    const target = isPair(texts[0]) ? null : word(texts, 'a target, or places');
    const at: Point[] = [];
    while (isPair(texts[0])) at.push(pairOf(texts));
    return { kind: 'beginWork', work, target, at, men: ids(texts) };
  },
  eatHorses: (texts) => ({ kind: 'eatHorses', men: ids(texts) }),
};

const ALL: Readers<KriegspielOrder> = { ...(READERS as Readers<KriegspielOrder>), ...ADDED };

export const KRIEGSPIEL_ORDER_KINDS = Object.keys(ALL);

/** Returns whether a text begins with an order that only a battle with chapters of Kriegspiel knows. */
export const isKriegspielOrder = (kind: string): boolean =>
  Object.hasOwn(ADDED, kind) && !Object.hasOwn(READERS, kind);

/** Reads an order of Kriegspiel written as words; throws a refusal if it is none. */
export const readKriegspielOrder = (text: string, battle: KriegspielBattle): KriegspielOrder =>
  orderOf(text, battle, ALL);
