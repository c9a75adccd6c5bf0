import { listed } from '../../../shell/language/intl';
import { manOf } from '../../engine/men';
import { SIDES, type Battle, type Man, type Piece, type Side } from '../../engine/types';
import { bodyOf, bodyWith, formationOf, headOf, presentOf } from '../../kriegspiel/bodies';
import { isGeneral } from '../../kriegspiel/general';
import { transportNamed } from '../../kriegspiel/transports';
import type {
  Body,
  Chapter,
  Formation,
  KriegspielBattle,
  KriegspielForce,
} from '../../kriegspiel/types';
import type { Supply, Transport, Work, WorkKind } from '../../kriegspiel/things';
import { waggonNamed } from '../../kriegspiel/waggons';
import { nameOf, pieceName, sideName } from '../names';
import { forceLine, placeWords } from '../places';
import { t } from '../t';

/** The name of a man: his service; dismounted cavalry has its own, and a General is one whatever he was (4.2). */
const CALLED = ['infantry', 'cavalry', 'dismounted', 'artillery', 'engineers', 'general'] as const;
type Called = (typeof CALLED)[number];

function calledOf(battle: KriegspielBattle, { id, arm }: Man): Called {
  const service = battle.kriegspiel.services[id] ?? arm;
  if (isGeneral(battle, id)) return 'general';
  return service === 'cavalry' && arm === 'infantry' ? 'dismounted' : service;
}

/** Returns a formation as the page's language names it: `in fours`, `in two ranks`, `extended` (kriegspiel.md 2.5). */
export const formationWords = (formation: Formation): string =>
  t(`lwKriegspiel:formations.${formation}`);

/** Returns the name of a chapter of Kriegspiel in the language of the page, such as `charges`. */
export const chapterName = (chapter: Chapter): string => t(`lwKriegspiel:chapters.${chapter}`);
/** Returns the name of a kind of supplies: food, forage or ammunition (kriegspiel.md 5.1). */
export const supplyName = (supply: Supply): string => t(`lwKriegspiel:supplies.${supply}`);
/** Returns the name of a kind of engineering work, such as `an entrenchment` (kriegspiel.md 6). */
export const workName = (kind: WorkKind): string => t(`lwKriegspiel:works.${kind}`);

/** Returns the number of men of each service among some, in words, one text for each: `20 infantry`, `the General`. */
export const countsIn = (battle: KriegspielBattle, men: readonly Man[]): readonly string[] =>
  CALLED.flatMap((called) => {
    const count = men.filter((man) => calledOf(battle, man) === called).length;
    return count === 0 ? [] : [t(`lwKriegspiel:count.${called}`, { count })];
  });

/** Returns the numbers of men by service, in words: `20 infantry, 3 gunners and the General`; empty for nobody. */
export const menWords = (battle: KriegspielBattle, men: readonly Man[]): string =>
  listed(countsIn(battle, men));

/** Returns a line on a side's force on the field, men by service: `Red: 60 infantry, 12 gunners and 2 guns`. */
export const forceLineIn = (battle: KriegspielBattle, side: Side): string =>
  forceLine(battle, side, (men) => countsIn(battle, men));

/** Returns the force of a side before the battle in words: `60 infantry, 2 guns and 4 waggons`. */
export function strengthWords(force: KriegspielForce): string {
  const { guns, waggons } = force;
  const counts = [
    ...(['infantry', 'cavalry', 'engineers'] as const).map(
      (arm) => [force[arm], `lwKriegspiel:count.${arm}`] as const,
    ),
    [guns, 'lwField:count.guns'] as const,
    [waggons, 'lwKriegspielTable:settingOut.units.waggon'] as const,
  ];
  return listed(counts.flatMap(([count, key]) => (count === 0 ? [] : [t(key, { count })])));
}

/** Returns the men of a battle with these ids, in the order of the ids; unknown ids are left out. */
export const menNamed = (battle: KriegspielBattle, ids: readonly string[]): readonly Man[] =>
  ids.flatMap((id) => manOf(battle, id) ?? []);

/** Returns the name of a boat or train with its id, in the language of the page: `boat N1`. */
export const transportName = ({ kind, id }: Pick<Transport, 'kind' | 'id'>): string =>
  t(`lwKriegspiel:one.${kind}`, { id });

/** Returns the piece of scenery with an id, even if destroyed (kriegspiel.md 6.1); undefined without one. */
export const pieceIn = (battle: KriegspielBattle, id: string): Piece | undefined =>
  [...battle.country.pieces, ...battle.kriegspiel.ruins].find((piece) => piece.id === id);

/** Returns the name of who or what has an id: `gunner R31`, `body C`; the id itself if it is unknown. */
export function nameIn(battle: KriegspielBattle, id: string): string {
  const man = manOf(battle, id);
  if (man !== undefined) return t(`lwKriegspiel:one.${calledOf(battle, man)}`, { id });
  if (bodyOf(battle, id) !== undefined) return t('lwKriegspiel:one.body', { id });
  if (waggonNamed(battle, id) !== undefined) return t('lwKriegspiel:one.waggon', { id });
  const transport = transportNamed(battle, id);
  if (transport !== undefined) return transportName(transport);
  const piece = pieceIn(battle, id);
  return piece === undefined ? nameOf(battle, id) : pieceName(piece);
}

/**
 * Returns what a sentence calls the men with these ids: one man by his name, several of one body by the name of the
 * body; null for nobody, and for several who are not all in one body.
 */
export function subjectOf(battle: KriegspielBattle, ids: readonly string[]): string | null {
  const [first] = ids;
  if (first === undefined) return null;
  if (ids.length === 1) return nameIn(battle, first);
  const body = bodyWith(battle, first);
  return body !== undefined && ids.every((id) => body.men.includes(id))
    ? nameIn(battle, body.id)
    : null;
}

/**
 * Returns a line on a body with its strength and formation: `Body C: 20 infantry in two ranks`; it says that the body
 * is aboard if none of its men is ashore.
 */
export function bodyLine(battle: KriegspielBattle, body: Body): string {
  const present = presentOf(battle, body);
  const aboard = menNamed(battle, body.men).filter(({ state }) => state === 'aboard');
  const [men, formation] =
    present.length > 0
      ? [present, formationWords(formationOf(battle, body))]
      : [aboard, aboardWords(battle, aboard)];
  return t('lwKriegspiel:body', { id: body.id, men: menWords(battle, men), formation });
}

/** Returns in which boat or train men are, the first of them; only that they are aboard if they are in none. */
function aboardWords({ kriegspiel }: KriegspielBattle, [first]: readonly Man[]): string {
  const transport = kriegspiel.transports.find(({ aboard }) => aboard.includes(first?.id ?? ''));
  return transport === undefined
    ? t('lwField:states.aboard')
    : t('lwKriegspiel:aboard', { transport: transportName(transport) });
}

/**
 * Returns a line on a body with its strength, formation and place: `Body C: 20 infantry in two ranks, 1 ft 6 in north
 * of the farm`; without the place if none of its men is on the field.
 */
export function bodyLineAt(battle: KriegspielBattle, body: Body): string {
  const head = headOf(battle, body);
  const line = bodyLine(battle, body);
  if (head === null) return line;
  return t('lwKriegspiel:at', { what: line, place: placeWords(battle.country, head) });
}

/** Returns what a work is and what it is done to, in words: `destruction (Stone Bridge)`, `an entrenchment`. */
export function workWords(battle: KriegspielBattle, { kind, target }: WorkOn): string {
  const what = target === null ? undefined : nameIn(battle, target);
  return what === undefined
    ? workName(kind)
    : t('lwKriegspiel:workOn', { work: workName(kind), what });
}

/** What an engineering work is: its kind, and the id of the thing it is done to, null without one. */
export type WorkOn = Pick<Work, 'kind' | 'target'>;

/**
 * Returns how many moves of a side begin before the move with the number `until`, its present move included; 0 if none
 * does. Moves are numbered from 0, those of both sides together.
 */
export function movesUntil(
  { moves, first }: Pick<Battle, 'moves' | 'first'>,
  side: Side,
  until: number,
): number {
  const parity = side === first ? 0 : 1;
  const before = (move: number): number => Math.floor((move + 1 - parity) / 2);
  return Math.max(0, before(until) - before(moves));
}

/**
 * Returns a share of a whole march (1 is all of it) in percent: `75%`. It is rounded up; rounded down if it is the
 * share `left` of a march.
 */
export const shareWords = (share: number, left = false): string =>
  t('lwKriegspiel:percent', {
    share: left ? Math.floor(share * 100 + 1e-6) : Math.ceil(share * 100 - 1e-6),
  });

/** Returns the side of the man, gun, body, waggon, boat or train with an id; null if the id is unknown. */
export function sideOf(battle: KriegspielBattle, id: string): Side | null {
  const { bodies, waggons, transports } = battle.kriegspiel;
  return (
    [...battle.men, ...battle.guns, ...bodies, ...waggons, ...transports].find(
      (each) => each.id === id,
    )?.side ?? null
  );
}

/**
 * Returns how many of the men with these ids each side has, by service, Red's first, in words: `3 infantry of Red and
 * 1 gunner of Blue`; empty for nobody.
 */
export const bothSidesWords = (battle: KriegspielBattle, ids: readonly string[]): string =>
  listed(
    SIDES.flatMap((side) => {
      const men = menNamed(battle, ids).filter((man) => man.side === side);
      if (men.length === 0) return [];
      return [t('lwKriegspiel:of', { men: menWords(battle, men), side: sideName(side) })];
    }),
  );
