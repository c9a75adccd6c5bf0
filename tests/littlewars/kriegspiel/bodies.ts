// Battles of Kriegspiel in which bodies stand in rows, for tests of fire and charges. Places and lengths in inches.
import type { Man, Side } from '../../../src/littlewars/engine/types';
import type { Casualties } from '../../../src/littlewars/engine/meleeTypes';
import { withMoveStates, withState } from '../../../src/littlewars/kriegspiel/moveState';
import type {
  Body,
  MoveState,
  Formation,
  KriegspielBattle,
  KriegspielForce,
  KriegspielMuster,
  Service,
} from '../../../src/littlewars/kriegspiel/types';
import { inches } from '../engine/tables';
import { after, battleOf } from './tables';

/** Enough of every service: infantry from 1, gunners from 31, engineers from 43, cavalry from 49, the General 119. */
export const LARGE: KriegspielForce = {
  infantry: 30,
  cavalry: 70,
  guns: 2,
  engineers: 6,
  waggons: 2,
};

const FIRST: Readonly<Record<Service, number>> = {
  infantry: 1,
  artillery: 31,
  engineers: 43,
  cavalry: 49,
  general: 119,
};

/** A row of men of one service, and the body that they are. */
export interface Row {
  readonly side: Side;
  readonly service: Service;
  readonly count: number;
  /** The middle man's place; the others stand to both sides of him along the back lines. */
  readonly x: number;
  readonly y: number;
  readonly formation?: Formation;
  /** The name of the body; none, if they are loose. */
  readonly id?: string;
  readonly apart?: number;
  readonly more?: Partial<Man>;
  readonly duty?: Partial<MoveState>;
}

/** A battle in Red's third move with these rows and nobody else. */
export function rowsOf(
  rows: readonly Row[],
  more: Partial<KriegspielMuster> = {},
): KriegspielBattle {
  const next: Record<string, number> = {};
  const men: Record<string, [number, number, Partial<Man>]> = {};
  const made = rows.map((row) => {
    const { side, service, count, x, y, apart = 0.75 } = row;
    const key = `${side} ${service}`;
    const first = next[key] ?? FIRST[service];
    next[key] = first + count;
    const ids = Array.from(
      { length: count },
      (_, i) => `${side === 'red' ? 'R' : 'B'}${first + i}`,
    );
    ids.forEach((id, i) => {
      men[id] = [x + (i - (count - 1) / 2) * apart, y, row.more ?? {}];
    });
    return { row, ids };
  });
  const begun = battleOf(men, { forces: { red: LARGE, blue: LARGE }, ...more });
  const bodies = made.flatMap(({ row, ids }): Body[] =>
    row.id === undefined
      ? []
      : [
          {
            id: row.id,
            side: row.side,
            men: ids,
            formation: row.formation ?? 'extended',
            front: row.side === 'red' ? 0 : 180_000,
          },
        ],
  );
  return made.reduce(
    (now, { row, ids }) =>
      row.duty === undefined ? now : withMoveStates(now, ids, () => row.duty!),
    withState(begun, { bodies }),
  );
}

/** Puts a gun of the battle on its field, in inches. */
export const withGunAt = (
  battle: KriegspielBattle,
  id: string,
  x: number,
  y: number,
  bearing = 0,
): KriegspielBattle => ({
  ...battle,
  guns: battle.guns.map((gun) =>
    gun.id === id
      ? {
          ...gun,
          ...inches(x, y),
          start: inches(x, y),
          bearing,
          startBearing: bearing,
          gone: false,
        }
      : gun,
  ),
});

export const manIn = (battle: KriegspielBattle, id: string): Man =>
  battle.men.find((man) => man.id === id)!;

/** How many of the men named are in each state. */
export function statesOf(battle: KriegspielBattle, ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const { state } = manIn(battle, id);
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

export const bodyIn = (battle: KriegspielBattle, id: string): Body =>
  battle.kriegspiel.bodies.find((body) => body.id === id)!;

/** The battle after a charge whose dead are those proposed. */
export function charged(battle: KriegspielBattle, body: string, target: string): KriegspielBattle {
  const made = after(battle, { kind: 'charge', body, target });
  const open = made.kriegspiel.charge;
  if (open === null) return made;
  const casualties: Casualties = open.proposal;
  return after(made, { kind: 'settleCharge', casualties });
}
