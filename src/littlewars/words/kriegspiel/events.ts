import { manOf } from '../../engine/men';
import { isMoving } from '../../engine/refusals';
import { SIDES, type Man, type Side } from '../../engine/types';
import { moveStateOf } from '../../kriegspiel/moveState';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { SUPPLIES } from '../../kriegspiel/things';
import { capital, pieceName, sideName } from '../names';
import { middleOf, placeWords } from '../places';
import { t } from '../t';
import { menNamed, menWords, movesUntil, nameIn, pieceIn, supplyName } from './names';

// What has happened between two battles besides deaths and captures of men, which `moveSummary` counts; each function
// returns a sentence for each event. Nothing of it is secret (6.4).

const name = (battle: KriegspielBattle, id: string): string => capital(nameIn(battle, id));

/** Guns, waggons, boats and trains that are destroyed, disabled, taken or boarded (3.4, 5.7, 6.2, 8). */
function thingEvents(before: KriegspielBattle, after: KriegspielBattle): readonly string[] {
  const { guns, waggons, transports } = after.kriegspiel;
  return [
    ...after.guns.flatMap(({ id, side }): readonly string[] => {
      const [was, is] = [before.kriegspiel.guns[id], guns[id]];
      if (was === undefined || is === undefined) return [];
      const what = name(before, id);
      if (is.destroyed && !was.destroyed)
        return [t('lwKriegspielOrders:event.gunDestroyed', { what })];
      if (is.disabledUntil <= Math.max(was.disabledUntil, after.moves)) return [];
      const count = movesUntil(after, side, is.disabledUntil);
      return [t('lwKriegspielOrders:event.gunDisabled', { what, count })];
    }),
    ...waggons.flatMap(({ id, side, destroyed }): readonly string[] => {
      const was = before.kriegspiel.waggons.find((each) => each.id === id);
      const what = name(before, id);
      if (destroyed && was?.destroyed === false)
        return [t('lwKriegspielOrders:event.destroyed', { what })];
      return was === undefined || was.side === side
        ? []
        : [
            t('lwKriegspielOrders:event.waggonTaken', {
              side: sideName(side),
              what: nameIn(before, id),
            }),
          ];
    }),
    ...transports.flatMap(({ id, destroyed, aboard }): readonly string[] => {
      const was = before.kriegspiel.transports.find((each) => each.id === id);
      if (destroyed && was?.destroyed === false)
        return [t('lwKriegspielOrders:event.destroyed', { what: name(before, id) })];
      const men = menNamed(after, aboard).filter((man) => was?.aboard.includes(man.id) === false);
      return men.length === 0
        ? []
        : [
            t('lwKriegspielOrders:event.aboard', {
              men: capital(menWords(after, men)),
              what: nameIn(after, id),
            }),
          ];
    }),
  ];
}

/** Works that are done (5.7, 6.1, 6.3); a mine that lies is secret. */
function workEvents(before: KriegspielBattle, after: KriegspielBattle): readonly string[] {
  const [was, is] = [before.kriegspiel, after.kriegspiel];
  const without = <T extends { readonly id: string }>(these: readonly T[], those: readonly T[]) =>
    these.filter(({ id }) => those.every((each) => each.id !== id));
  const gapId = (gap: (typeof is.gaps)[number]) => ({
    id: `${gap.railway} ${gap.at.x} ${gap.at.y}`,
    place: placeWords(after.country, gap.at),
  });
  const [torn, tornBefore] = [is.gaps.map(gapId), was.gaps.map(gapId)];
  return [
    ...without(is.ruins, was.ruins).map((piece) =>
      t('lwKriegspielOrders:event.ruined', { what: capital(pieceName(piece)) }),
    ),
    ...without(was.ruins, is.ruins).map((piece) =>
      t('lwKriegspielOrders:event.repaired', { what: capital(pieceName(piece)) }),
    ),
    ...without(torn, tornBefore).map(({ place }) => t('lwKriegspielOrders:event.torn', { place })),
    ...without(tornBefore, torn).map(({ place }) => t('lwKriegspielOrders:event.laid', { place })),
    ...is.built.flatMap(({ piece, side }): readonly string[] => {
      const shown = pieceIn(after, piece);
      if (shown === undefined || was.built.some((each) => each.piece === piece)) return [];
      const place = placeWords(after.country, middleOf(shown));
      return [t('lwKriegspielOrders:event.built', { side: sideName(side), place })];
    }),
    ...is.depots
      .filter(
        ({ piece, burnt }) =>
          burnt && !was.depots.some((each) => each.piece === piece && each.burnt),
      )
      .map(({ piece }) => t('lwKriegspielOrders:event.burnt', { what: name(after, piece) })),
    ...without(was.works, is.works).flatMap(({ kind, target }) => {
      const emptied = is.waggons.some(({ id, packets }) => id === target && packets === 0);
      return kind === 'emptyWaggons' && target !== null && emptied
        ? [t('lwKriegspielOrders:event.emptied', { what: nameIn(after, target) })]
        : [];
    }),
  ];
}

/** Returns what has become of a General who commands no longer, as the beginning of a sentence. */
function generalWords(after: KriegspielBattle, id: string | null, side: string): string {
  const state = id === null ? undefined : manOf(after, id)?.state;
  const isHeld = state === 'prisoner' || state === 'captive';
  return t(`lwKriegspielOrders:event.general.${isHeld ? 'captured' : 'killed'}`, { side });
}

/** A General sent away, killed or captured, and who follows him (4.2). */
function generalEvents(before: KriegspielBattle, after: KriegspielBattle): readonly string[] {
  return SIDES.flatMap((of): readonly string[] => {
    const [was, is] = [before.kriegspiel.generals[of], after.kriegspiel.generals[of]];
    const side = sideName(of);
    if (was.man !== is.man) {
      const general = generalWords(after, was.man, side);
      return [
        is.man === null
          ? t('lwKriegspielOrders:event.nobodyFollows', { general })
          : t('lwKriegspielOrders:event.follows', { general, what: nameIn(before, is.man) }),
      ];
    }
    if (is.awayUntil <= Math.max(was.awayUntil, after.moves)) return [];
    const count = movesUntil(after, of, is.awayUntil);
    return [t('lwKriegspielOrders:event.away', { side, count })];
  });
}

/** Returns how many packets a side has in waggons and depots that are its own in both battles. */
function packetsGiven(before: KriegspielBattle, after: KriegspielBattle, side: Side): number {
  const stores = ({ kriegspiel: { waggons, depots } }: KriegspielBattle) => [
    ...waggons.filter((each) => each.side === side && !each.destroyed),
    ...depots
      .filter((each) => each.side === side && !each.burnt)
      .map(({ piece, packets }) => ({ id: piece, packets })),
  ];
  const now = new Map(stores(after).map(({ id, packets }) => [id, packets]));
  return stores(before).reduce(
    (sum, { id, packets }) => sum + (now.has(id) ? packets - (now.get(id) as number) : 0),
    0,
  );
}

/** Supplies given up and lacking, who is besieged, and horses that nobody holds (2.5, 5). */
function supplyEvents(before: KriegspielBattle, after: KriegspielBattle): readonly string[] {
  const [was, is] = [before.kriegspiel, after.kriegspiel];
  return SIDES.flatMap((of): readonly string[] => {
    const side = sideName(of);
    const own = after.men.filter((man) => man.side === of);
    const sentencesOf = (key: 'besieged' | 'relieved', men: readonly Man[]): readonly string[] =>
      men.length === 0
        ? []
        : [t(`lwKriegspielOrders:event.${key}`, { side, men: menWords(after, men) })];
    // Packets are given at the end of a side's move, and what is burnt then has its own sentence.
    const emptied = was.works.some(({ kind }) => kind === 'emptyWaggons');
    const given = after.moves > before.moves && !emptied ? packetsGiven(before, after, of) : 0;
    const lost = is.unhorsed.filter(
      (id) => !was.unhorsed.includes(id) && Object.values(was.horses).flat().includes(id),
    );
    const count = menNamed(after, lost).filter((man) => man.side === of).length;
    return [
      ...(given > 0 ? [t('lwKriegspielOrders:event.given', { side, count: given })] : []),
      ...SUPPLIES.flatMap((supply): readonly string[] => {
        const men = own.filter(
          ({ id }) =>
            is.wanting[id]?.[supply] !== undefined && was.wanting[id]?.[supply] === undefined,
        );
        if (men.length === 0) return [];
        const values = { side, supply: supplyName(supply), men: menWords(after, men) };
        return [t('lwKriegspielOrders:event.lacks', values)];
      }),
      ...sentencesOf(
        'besieged',
        own.filter(({ id }) => id in is.besieged && !(id in was.besieged)),
      ),
      ...sentencesOf(
        'relieved',
        own.filter(
          (man) => man.state === 'ready' && man.id in was.besieged && !(man.id in is.besieged),
        ),
      ),
      ...(count > 0 ? [t('lwKriegspielOrders:event.horsesLost', { side, count })] : []),
    ];
  });
}

/** Men who were lost by the retirement that they owed at the end of their side's move, and why (5.6, 7.6). */
function retirementEvents(before: KriegspielBattle, after: KriegspielBattle): readonly string[] {
  if (!isMoving(before) || isMoving(after)) return [];
  return (['dead', 'prisoner'] as const).flatMap((state) => {
    const lost = after.men.filter(({ id, ...man }) => {
      const was = manOf(before, id) as Man;
      return man.state === state && was.state === 'ready' && moveStateOf(before, was).retires > 0;
    });
    const [first] = lost;
    if (first === undefined) return [];
    const values = { side: sideName(first.side), men: menWords(after, lost) };
    return [t(`lwKriegspielOrders:event.retiring.${state}`, values)];
  });
}

/**
 * Returns a sentence for each thing that happened between two states of a battle to guns and vehicles, engineering
 * works, Generals and supplies, and to men who retired; empty if nothing did. Other deaths and captures of men are not
 * among them.
 */
export const eventWords = (
  before: KriegspielBattle,
  after: KriegspielBattle,
): readonly string[] => [
  ...thingEvents(before, after),
  ...workEvents(before, after),
  ...generalEvents(before, after),
  ...supplyEvents(before, after),
  ...retirementEvents(before, after),
];

/** Returns the men of both sides who died between two states of a battle, in the order of the battle. */
export const fallen = (before: KriegspielBattle, after: KriegspielBattle): readonly Man[] =>
  after.men.filter(({ id, state }) => state === 'dead' && manOf(before, id)?.state !== 'dead');
