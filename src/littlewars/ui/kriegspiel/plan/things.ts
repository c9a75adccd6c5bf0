import { useMemo } from 'react';
import { boundsOf } from '../../../engine/shapes';
import type { Point, Shape } from '../../../engine/types';
import { waggonShape, waggonsOn } from '../../../kriegspiel/standing';
import { transportShape } from '../../../kriegspiel/transports';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Transport } from '../../../kriegspiel/things';
import type { ShownThing, ShownWorks } from '../../plan/view';

/** Returns the boats and trains that are on the field: not destroyed, and, while a side sets out, already placed. */
export const transportsOn = ({
  kriegspiel,
  placed,
  phase,
}: KriegspielBattle): readonly Transport[] =>
  kriegspiel.transports.filter(
    ({ id, destroyed }) => !destroyed && (phase !== 'settingOut' || placed.includes(id)),
  );

/** Returns the waggons, boats and trains on the field, as the plan draws them and lets them be chosen. */
export const thingsOf = (battle: KriegspielBattle): readonly ShownThing[] => [
  ...waggonsOn(battle).map((waggon) => ({ id: waggon.id, at: waggon, shape: waggonShape(waggon) })),
  ...transportsOn(battle).map((transport) => ({
    id: transport.id,
    at: transport,
    shape: transportShape(battle, transport),
  })),
];

/**
 * Returns what engineering works have changed in the Country, as the plan and the gunner's view draw it: earthworks,
 * ruins, torn-up rails and burnt depots (kriegspiel.md 5.7, 6.1, 6.3).
 */
export const worksShown = ({
  built,
  ruins,
  gaps,
  depots,
}: Pick<KriegspielBattle['kriegspiel'], 'built' | 'ruins' | 'gaps' | 'depots'>): ShownWorks => ({
  built: built.map(({ piece }) => piece),
  ruins,
  gaps,
  burnt: depots.filter(({ burnt }) => burnt).map(({ piece }) => piece),
});

/**
 * Hook: returns what engineering works have changed in the Country (earthworks, ruins, torn-up rails, burnt depots);
 * the same object as long as none of that changes.
 */
export function useWorks({ kriegspiel }: KriegspielBattle): ShownWorks {
  const { built, ruins, gaps, depots } = kriegspiel;
  return useMemo(() => worksShown({ built, ruins, gaps, depots }), [built, ruins, gaps, depots]);
}

/** Returns the middle of the bounding box of a shape, not rounded. */
export function middleOf(shape: Shape): Point {
  const { left, right, bottom, top } = boundsOf(shape);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}
