import { endMove, go, join, settle } from './endOfMove';
import { surrendered } from './ending';
import { fire, haul, takeOff } from './gunnery';
import { isolationOf } from './contact';
import { lie, leave, march } from './marching';
import { manOf, other } from './men';
import { freeUnguarded, takePrisoners } from './prisoners';
import { phaseFaults, refused, refusedOr } from './refusals';
import { makeReady, place, placeGun, takeUp } from './settingOut';
import { serve } from './trail';
import type { Outcome, Reason } from './reasons';
import type { Battle, Man, Point, Side } from './types';
import type { Casualties } from './meleeTypes';

/**
 * An order of a player: of setting out (`place`, `placeGun`, `takeUp`, `ready`), of a move (`go`; `march`, `leave`,
 * `lie` for men; `serve`, `haul`, `takeOff`, `fire` for guns; `end`, or `time` from the clock), of melees (`join`,
 * `settle`), or of surrender and draws. Men, guns and scenery are named by id. Lengths are in sixteenths of an inch,
 * angles in thousandths of a degree. Clauses are those of littlewars.md.
 */
export type Order =
  /** Setting out (2.3). */
  | { readonly kind: 'place'; readonly man: string; readonly at: Point }
  | {
      readonly kind: 'placeGun';
      readonly gun: string;
      readonly at: Point;
      readonly bearing: number;
    }
  /** A man or gun that was set out is taken off the field again. */
  | { readonly kind: 'takeUp'; readonly what: string }
  /** A side has set out; once both have, the first move may begin (`go`). */
  | { readonly kind: 'ready'; readonly side: Side }
  /** The mover begins his move (3.1). */
  | { readonly kind: 'go' }
  /** A man is moved, or put back (3.4). */
  | { readonly kind: 'march'; readonly man: string; readonly to: Point }
  /** A man leaves across his own back line (6.4), or a prisoner across his captor's with an escort near (5.5). */
  | { readonly kind: 'leave'; readonly man: string }
  /** A man lies down, or stands up again (4.3). */
  | { readonly kind: 'lie'; readonly man: string; readonly lying: boolean }
  /** Two men go to the trail of a gun that has been fired (4.4), one to its left and one to its right. */
  | { readonly kind: 'serve'; readonly gun: string; readonly men: readonly [string, string] }
  /** A gun is moved (4.5), each of its crew to his place. */
  | {
      readonly kind: 'haul';
      readonly gun: string;
      readonly to: Point;
      readonly crew: readonly { readonly man: string; readonly to: Point }[];
    }
  /** A gun leaves across its side's back line, with its crew (6.4). */
  | { readonly kind: 'takeOff'; readonly gun: string; readonly crew: readonly string[] }
  | {
      readonly kind: 'fire';
      readonly gun: string;
      readonly bearing: number;
      readonly elevation: number;
    }
  /** The mover has finished, or his time is up (3.1): both end the move. */
  | { readonly kind: 'end' }
  | { readonly kind: 'time' }
  /** A man who is equally near to two melees is put into that with this number, from 0 (5.2). */
  | { readonly kind: 'join'; readonly man: string; readonly melee: number }
  /** The mover names the dead and the taken of a melee, by its number from 0 (5.4). */
  | { readonly kind: 'settle'; readonly melee: number; readonly casualties: Casualties }
  /** 5.6: an isolated body hoists the white flag. */
  | { readonly kind: 'whiteFlag'; readonly men: readonly string[] }
  /** A side gives the battle up, offers or agrees to a draw, or declines one (6.7). */
  | { readonly kind: 'surrender'; readonly side: Side }
  | { readonly kind: 'offerDraw'; readonly side: Side }
  | { readonly kind: 'declineDraw'; readonly side: Side };

/** The kind of an order of Little Wars, such as `march` or `fire`. */
export type OrderKind = Order['kind'];

/**
 * Returns the men with these ids as a body, each once and in the order of the ids, and every reason why they are none
 * (`faults`, empty if they are one): a body is one or more free armed men of one side (littlewars.md 5.1, 5.6). A man
 * with a fault is left out of `body`.
 */
export function bodyOf(
  battle: Battle,
  ids: readonly string[],
): { readonly body: readonly Man[]; readonly faults: readonly Reason[] } {
  const faults: Reason[] = ids.length === 0 ? [{ code: 'emptyBody' }] : [];
  const body: Man[] = [];
  for (const id of new Set(ids)) {
    const man = manOf(battle, id);
    if (man === undefined) faults.push({ code: 'noSuchMan', man: id });
    else if (man.state !== 'ready') faults.push({ code: 'wrongState', man: id, state: man.state });
    else if (man.side !== (body[0]?.side ?? man.side))
      faults.push({ code: 'notYours', id, side: man.side });
    else body.push(man);
  }
  return { body, faults };
}

/** 5.6: lets an isolated body hoist the white flag, in any move or between two; the nearest enemies take it. */
function whiteFlag(battle: Battle, ids: readonly string[]): Outcome {
  const reasons: Reason[] = phaseFaults(battle, 'guns', 'men', 'interval');
  const { body, faults } = bodyOf(battle, ids);
  reasons.push(...faults);
  if (reasons.length > 0) return refused(...reasons);
  const isolation = isolationOf(battle, body);
  if (!isolation.isolated) reasons.push({ code: 'notIsolated', isolation });
  const enemies = battle.men.some((man) => man.side !== body[0]?.side && man.state === 'ready');
  if (!enemies) reasons.push({ code: 'noEnemyToTake' });
  // Between two moves the prisoners count as taken in the last, so that they may be moved in the next.
  const moves = battle.phase === 'interval' ? battle.moves - 1 : battle.moves;
  return refusedOr(reasons, () => ({
    ...battle,
    men: freeUnguarded(
      takePrisoners(
        battle.men,
        body.map(({ id }) => id),
        moves,
      ),
      moves,
    ),
  }));
}

/** 6.7 */
const surrender = (battle: Battle, side: Side): Outcome =>
  refusedOr(phaseFaults(battle, 'guns', 'men', 'melees', 'interval'), () =>
    surrendered(battle, side),
  );

/** 6.7: offers a draw; it is agreed once both sides have. */
function offerDraw(battle: Battle, side: Side): Outcome {
  const reasons = phaseFaults(battle, 'guns', 'men', 'melees', 'interval');
  if (battle.drawOffers.includes(side)) reasons.push({ code: 'alreadyOffered', side });
  return refusedOr(reasons, (): Battle => {
    const drawOffers = [...battle.drawOffers, side];
    return drawOffers.length < 2
      ? { ...battle, drawOffers }
      : { ...battle, drawOffers, phase: 'over', result: { winner: null, why: 'agreed' } };
  });
}

function declineDraw(battle: Battle, side: Side): Outcome {
  const reasons = phaseFaults(battle, 'guns', 'men', 'melees', 'interval');
  if (!battle.drawOffers.includes(other(side))) reasons.push({ code: 'noOffer', side });
  return refusedOr(reasons, () => ({ ...battle, drawOffers: [] }));
}

/**
 * Returns the battle after an order of either side, or every reason against it; the given battle is unchanged. This
 * is the only way in which a battle of Little Wars goes on.
 */
export function command(battle: Battle, order: Order): Outcome {
  switch (order.kind) {
    case 'place':
      return place(battle, order.man, order.at);
    case 'placeGun':
      return placeGun(battle, order.gun, order.at, order.bearing);
    case 'takeUp':
      return takeUp(battle, order.what);
    case 'ready':
      return makeReady(battle, order.side);
    case 'go':
      return go(battle);
    case 'march':
      return march(battle, order.man, order.to);
    case 'leave':
      return leave(battle, order.man);
    case 'lie':
      return lie(battle, order.man, order.lying);
    case 'serve':
      return serve(battle, order.gun, order.men);
    case 'haul':
      return haul(battle, order.gun, order.to, order.crew);
    case 'takeOff':
      return takeOff(battle, order.gun, order.crew);
    case 'fire':
      return fire(battle, order.gun, order.bearing, order.elevation);
    case 'end':
    case 'time':
      return endMove(battle);
    case 'join':
      return join(battle, order.man, order.melee);
    case 'settle':
      return settle(battle, order.melee, order.casualties);
    case 'whiteFlag':
      return whiteFlag(battle, order.men);
    case 'surrender':
      return surrender(battle, order.side);
    case 'offerDraw':
      return offerDraw(battle, order.side);
    case 'declineDraw':
      return declineDraw(battle, order.side);
  }
}
