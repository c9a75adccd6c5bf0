import { isMoving } from '../../engine/refusals';
import { outOfAction } from '../../engine/gun';
import type { Gun, Man } from '../../engine/types';
import { presentOf } from '../../kriegspiel/bodies';
import { moveStateOf, isOutOfAction, shareLeft, takes } from '../../kriegspiel/moveState';
import { strikable } from '../../kriegspiel/general';
import { limberOf } from '../../kriegspiel/guns';
import { isSabre, isWithinCharge } from '../../kriegspiel/pursuit';
import type { Body, KriegspielBattle } from '../../kriegspiel/types';
import { SUPPLIES, type Transport, type Waggon } from '../../kriegspiel/things';
import { lengthWords } from '../lengths';
import { t } from '../t';
import { menNamed, menWords, movesUntil, shareWords, supplyName } from './names';

/** Returns what is left of a march, while its side moves; nothing of a march that is whole. */
function leftWords(battle: KriegspielBattle, own: boolean, left: number): readonly string[] {
  if (!own || !isMoving(battle) || left >= 1) return [];
  return [
    left === 0
      ? t('lwKriegspiel:status.spent')
      : t('lwKriegspiel:status.left', { share: shareWords(left, true) }),
  ];
}

/**
 * Returns phrases on what hinders some men, all of one side, and how much of their march is left (kriegspiel.md 2.5,
 * 3.1, 5.6, 7): `has fired`, `50% of its march left`. Empty for nobody, or if there is nothing to say.
 */
export function statusOfMen(battle: KriegspielBattle, men: readonly Man[]): readonly string[] {
  const [first] = men;
  if (first === undefined) return [];
  const moveStates = men.map((man) => moveStateOf(battle, man));
  const own = first.side === battle.mover;
  const { wanting, besieged, horses, transports } = battle.kriegspiel;
  const held = men.flatMap(({ id }) => horses[id] ?? []).length;
  const retires = Math.max(...moveStates.map((moveState) => moveState.retires));
  const boards = transports.some(({ boarding }) =>
    men.some(({ id }) => boarding?.men.includes(id)),
  );
  const is = (test: (moveState: (typeof moveStates)[number]) => boolean): boolean =>
    moveStates.some(test);
  const mustAct = own && !is(({ charged }) => charged) && men.some((man) => isSabre(battle, man));
  return [
    ...(retires > 0
      ? [t('lwKriegspiel:status.retires', { length: lengthWords(retires) })]
      : is(({ pursuit }) => pursuit === 'menaced') && isWithinCharge(battle, men)
        ? [t(`lwKriegspiel:status.${mustAct ? 'menacedHorse' : 'menaced'}`)]
        : []),
    ...(is(({ fixed }) => fixed) ? [t('lwKriegspiel:status.fixed')] : []),
    ...SUPPLIES.flatMap((supply) => {
      const count = men.filter(({ id }) => wanting[id]?.[supply] !== undefined).length;
      if (count === 0) return [];
      return [t('lwKriegspiel:status.lacks', { supply: supplyName(supply), count })];
    }),
    ...(men.every(({ id }) => isOutOfAction(battle, id))
      ? [t('lwKriegspiel:status.outOfAction')]
      : []),
    ...(men.some(({ id }) => id in besieged) ? [t('lwKriegspiel:status.besieged')] : []),
    ...(held > 0 ? [t('lwKriegspiel:status.holds', { count: held })] : []),
    ...(own && is(({ fired }) => fired) ? [t('lwKriegspiel:status.fired')] : []),
    ...(own && is(({ charged }) => charged) ? [t('lwKriegspiel:status.charged')] : []),
    // Who works on what may be secret (6.4); the list of works shows it.
    ...(own && boards ? [t('lwKriegspiel:status.boards')] : []),
    ...leftWords(battle, own, Math.min(...moveStates.map(shareLeft))),
  ];
}

/**
 * Returns phrases on what hinders the men of a body who are on the field, and how much of their march is left
 * (kriegspiel.md 2.5, 3.1, 5.6, 7): `has fired`, `50% of its march left`. Empty if there is nothing to say.
 */
export const statusOfBody = (battle: KriegspielBattle, body: Body): readonly string[] =>
  statusOfMen(battle, presentOf(battle, body));

/**
 * Returns phrases on the state of a gun: destroyed; or limbered (kriegspiel.md 2.5), disabled (3.4), in action or out
 * of action (littlewars.md 4.1), its shots in this move, and how much of its march is left.
 */
export function statusOfGun(battle: KriegspielBattle, gun: Gun): readonly string[] {
  const state = limberOf(battle, gun.id);
  if (state.destroyed) return [t('lwKriegspiel:status.destroyed')];
  const count = movesUntil(battle, gun.side, state.disabledUntil);
  return [
    ...(takes(battle, 'formations')
      ? [t(state.limbered ? 'lwKriegspiel:status.limbered' : 'lwKriegspiel:status.unlimbered')]
      : []),
    count > 0
      ? t('lwKriegspiel:status.disabled', { count })
      : t(outOfAction(strikable(battle), gun).length === 0 ? 'lwTable:gunIn' : 'lwTable:gunOut'),
    ...(gun.shots > 0 ? [t('lwKriegspiel:status.shots', { count: gun.shots })] : []),
    ...leftWords(battle, gun.side === battle.mover, shareLeft(state)),
  ];
}

/**
 * Returns phrases on how many packets of supplies a waggon holds, and how much of its march is left (kriegspiel.md
 * 5.2): `6 packets`; only `destroyed` if it is.
 */
export const statusOfWaggon = (battle: KriegspielBattle, waggon: Waggon): readonly string[] =>
  waggon.destroyed
    ? [t('lwKriegspiel:status.destroyed')]
    : [
        t('lwKriegspiel:status.packets', { count: waggon.packets }),
        ...leftWords(
          battle,
          waggon.side === battle.mover,
          shareLeft({ halves: 0, used: waggon.used }),
        ),
      ];

/**
 * Returns phrases on who is in a boat or train or is boarding it, and how much of its march is left (kriegspiel.md 8):
 * `aboard 20 infantry`; only `destroyed` if it is.
 */
export function statusOfTransport(
  battle: KriegspielBattle,
  { aboard, boarding, used, side, destroyed }: Transport,
): readonly string[] {
  if (destroyed) return [t('lwKriegspiel:status.destroyed')];
  const load = (ids: readonly string[]): string => {
    const guns = ids.filter((id) => battle.guns.some((gun) => gun.id === id)).length;
    const men = menWords(battle, menNamed(battle, ids));
    return [men, ...(guns > 0 ? [t('lwField:count.guns', { count: guns })] : [])]
      .filter((words) => words !== '')
      .join(', ');
  };
  return [
    aboard.length === 0
      ? t('lwKriegspiel:status.empty')
      : t('lwKriegspiel:status.carries', { load: load(aboard) }),
    ...(boarding === null
      ? []
      : [t('lwKriegspiel:status.boarding', { load: load(boarding.men), done: boarding.done })]),
    ...leftWords(battle, side === battle.mover, shareLeft({ halves: 0, used })),
  ];
}

/** Returns phrases joined into one text, in English with semicolons: `has fired; 50% of its march left`. */
export const joined = (phrases: readonly string[]): string =>
  phrases.join(t('lwKriegspiel:status.joint'));

/** Returns a line followed by phrases on the state of what it names: `Body C: 20 infantry – 50% of its march left`. */
export const withStatus = (line: string, status: readonly string[]): string =>
  status.length === 0 ? line : `${line} – ${joined(status)}`;
