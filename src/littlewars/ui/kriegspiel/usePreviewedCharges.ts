import { useMemo, useState } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { isMoving } from '../../engine/refusals';
import { bodyOf, bodyWith } from '../../kriegspiel/bodies';
import { chargersLost } from '../../kriegspiel/charging';
import type { Body, Charge, KriegspielBattle } from '../../kriegspiel/types';
import { marksOf } from '../plan/view';
import {
  chargePreviewWords,
  previewedCharge,
  pressPreviewsCharge,
  type PreviewedCharges,
} from './panels/ChargePanel';

const NONE: PreviewedCharges = {};

/**
 * Hook: returns the charges that are previewed before they are ordered (kriegspiel.md 7): by body (`previewed`), those
 * of the `chosen` bodies as they would be now (`charges`), with marks of whom these would lose (`lost`), and functions
 * that preview and forget them.
 */
export function usePreviewedCharges(battle: KriegspielBattle, chosen: readonly string[]) {
  const announcer = useAnnouncer();
  const [previewed, setPreviewed] = useState(NONE);
  const charges = useMemo(
    () => (isMoving(battle) ? chargesOf(battle, chosen, previewed) : []),
    [battle, chosen, previewed],
  );
  const lost = useMemo(() => charges.flatMap((each) => marksOf(chargersLost(each))), [charges]);

  /** Previews charges in place of all others, and announces them. */
  function announce(on: PreviewedCharges): void {
    setPreviewed(on);
    const charges = chargesOf(battle, Object.keys(on), on);
    announcer.answer(charges.map((each) => chargePreviewWords(battle, each)).join(' '));
  }
  /** Previews the charge of a body on an enemy, by id, or on the nearest (null); undefined forgets it. */
  function preview(of: string, whom: string | null | undefined): void {
    setPreviewed((now) => {
      const others = Object.entries(now).filter(([id]) => id !== of);
      return Object.fromEntries(whom === undefined ? others : [...others, [of, whom]]);
    });
  }
  /** Returns the enemy body or gun on which a press of somebody means a charge of a body; null if it means none. */
  function targetOf(body: Body, pressed: string): string | null {
    const whom = bodyWith(battle, pressed)?.id ?? pressed;
    // A second press on the same enemy chooses him.
    return previewed[body.id] === whom || !pressPreviewsCharge(battle, body, whom) ? null : whom;
  }
  const forget = (): void => setPreviewed(NONE);
  return { previewed, charges, lost, announce, preview, targetOf, forget };
}

/** Returns the charges that are previewed of some bodies, by letter, as they would be now (7). */
const chargesOf = (
  battle: KriegspielBattle,
  ids: readonly string[],
  previewed: PreviewedCharges,
): readonly Charge[] =>
  ids.flatMap((id) => {
    const [body, target] = [bodyOf(battle, id), previewed[id]];
    return body === undefined || target === undefined
      ? []
      : (previewedCharge(battle, body, target) ?? []);
  });
