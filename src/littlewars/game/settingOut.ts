import { SIDES, type BySide, type Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import { currentCamp, EMPTY_CAMP, inSequence, isSecret, settingOutOf } from './game';
import type { CampOf, GameOf, Kind, StageOf } from './game';
import { placed, replayed, type createTimeline, type GivenOf, type Rules } from './replay';

/** What a side has set out, decrypted: its orders, and the force that it chose, null if the forces were agreed. */
export interface OpenedCamp<P> {
  readonly force: Force | null;
  readonly places: readonly P[];
}

/**
 * The functions in which setting out differs between kinds of battle: the terms as a side knows them, whether an order
 * is one of setting out, and a side's orders of setting out after one more.
 */
export interface SettingOutParts<K extends Kind> {
  /** Returns the terms of the battle as a side knows them while it sets out. */
  readonly musterOf: (game: GameOf<K>, side: Side, force: Force | null) => K['muster'];
  readonly isPlacement: (order: K['order']) => boolean;
  /** Returns a side's orders of setting out after one more. */
  readonly withPlacement: (
    places: readonly K['placement'][],
    order: K['order'],
  ) => readonly K['placement'][];
}

/**
 * Returns a game in which the members of `change`, orders of setting out or a chosen force, replace those of the side
 * that is setting out; unchanged if no side is.
 */
export function withCampOf<K extends Kind>(
  game: GameOf<K>,
  change: Partial<OpenedCamp<K['placement']>>,
): GameOf<K> {
  const { stage } = game;
  const camp = currentCamp<K['placement']>({ stage });
  if (stage.name !== 'settingOut' || stage.side === null || camp === null) return game;
  const camps = { ...stage.camps, [stage.side]: { ...camp, ...change } };
  return { ...game, stage: { ...stage, camps } };
}

/**
 * Returns the functions for games of one kind that are being set out (littlewars.md 2.3). `fieldOf` returns the field
 * as the side that is setting out sees it, null if none is; `fieldSeenBy` the field as one side may see it, null if it
 * is hidden; `placedBy` the game after an order of setting out, or every reason against it; `mayBeReady` whether the
 * side may finish. `timeline` stores the fields computed.
 */
export function createSettingOut<K extends Kind>(
  rules: Rules<K>,
  timeline: Pick<ReturnType<typeof createTimeline<K>>, 'of' | 'store'>,
  { musterOf, isPlacement, withPlacement }: SettingOutParts<K>,
) {
  /**
   * Returns the field as the side sees it that sets out: behind a curtain with its own men only; null if no side sets
   * out in clear.
   */
  function fieldOf(game: GameOf<K>): K['battle'] | null {
    const { stage, muster } = game;
    const camp = currentCamp<K['placement']>({ stage });
    if (camp === null || stage.name !== 'settingOut' || stage.side === null) return null;
    const { side, camps } = stage;
    const [field] = timeline.of(stage, () => {
      let battle = rules.begin(musterOf(game, side, camp.force));
      for (const each of muster.rules.curtain ? [] : inSequence(muster)) {
        const out = camps[each];
        if (out.state !== 'placed') continue;
        ({ battle } = placed(rules, battle, out.places));
        const ready = rules.command(battle, rules.ready(each));
        if (ready.ok) ({ battle } = ready);
      }
      return [placed(rules, battle, camp.places).battle];
    });
    return field;
  }

  return {
    fieldOf,

    /** Returns the field as one side may see it; null if it is hidden from it, or `by` is null. */
    fieldSeenBy: (game: GameOf<K>, by: Side | null): K['battle'] | null =>
      isSecret(game) && by !== settingOutOf(game) ? null : fieldOf(game),

    /** Executes an order of setting out for the side that sets out now; `notHere` is the reason against any other. */
    placedBy: (game: GameOf<K>, order: K['order'], notHere: K['reason']): GivenOf<K> => {
      const camp = currentCamp<K['placement']>({ stage: game.stage });
      const battle = fieldOf(game);
      if (camp === null || battle === null || !isPlacement(order))
        return { ok: false, reasons: [notHere] };
      const outcome = rules.command(battle, order);
      if (!outcome.ok) return outcome;
      const after = withCampOf(game, { places: withPlacement(camp.places, order) });
      timeline.store(after.stage, [outcome.battle]);
      return { ok: true, game: after, battle: outcome.battle };
    },

    /** Returns whether the rules let the side that sets out finish. */
    mayBeReady: (game: GameOf<K>): boolean => {
      const battle = fieldOf(game);
      const side = settingOutOf(game);
      return battle !== null && side !== null && rules.command(battle, rules.ready(side)).ok;
    },
  };
}

/**
 * A game after both sides have set out and their hidden placements are decrypted: in battle, or with the sides in
 * `lost` setting out again.
 */
export interface Risen<G> {
  readonly game: G;
  readonly lost: readonly Side[];
}

/**
 * Returns a game after both sides have set out, once their hidden placements are decrypted (null if that failed):
 * with the battle begun, on the terms `muster`, if all placements are legal. Otherwise each side whose placements are
 * null, or the first with an illegal one, sets out again and is named in `lost`. A game that is not being set out is
 * returned unchanged.
 */
export function risen<K extends Kind>(
  rules: Rules<K>,
  game: GameOf<K>,
  muster: K['muster'],
  { red, blue }: BySide<readonly K['placement'][] | null>,
): Risen<GameOf<K>> {
  const { stage } = game;
  if (stage.name !== 'settingOut') return { game, lost: [] };
  let lost = SIDES.filter((side) => (side === 'red' ? red : blue) === null);
  if (red !== null && blue !== null) {
    const battle = { name: 'battle', places: { red, blue }, orders: [] } as const;
    const { fault } = replayed(rules, muster, battle);
    if (fault === null) return { game: { ...game, muster, stage: battle }, lost: [] };
    lost = [fault.side];
  }
  const [side = null] = lost;
  const again: Partial<BySide<CampOf<K['placement']>>> = Object.fromEntries(
    lost.map((each) => [each, EMPTY_CAMP]),
  );
  const now: StageOf<K> = { ...stage, side, camps: { ...stage.camps, ...again } };
  return { game: { ...game, stage: now }, lost };
}
