import { manOf } from '../../engine/men';
import type { Order } from '../../engine/orders';
import { gunNamed } from '../../engine/refusals';
import type { Point } from '../../engine/types';
import { bodyOf } from '../../kriegspiel/bodies';
import { chargeOf } from '../../kriegspiel/charges';
import { manCost, marchCost } from '../../kriegspiel/bodyMarch';
import { gunCost } from '../../kriegspiel/gunMarches';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { SECRET_WORKS } from '../../kriegspiel/secrets';
import { transportCost, transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonCost, waggonNamed } from '../../kriegspiel/waggons';
import { lengthWords } from '../lengths';
import { capital } from '../names';
import { orderWords } from '../orders';
import { t } from '../t';
import { chargeMadeWords, chargeSettledWords, resultOfCharge } from './charge';
import { eventWords, fallen } from './events';
import { riflesWords, shellWords } from './fire';
import { leftAfter, marchedWords } from './march';
import { lengthOf } from '../../game/kriegspiel/alongPath';
import {
  bodyLine,
  formationWords,
  menNamed,
  menWords,
  nameIn,
  shareWords,
  workWords,
} from './names';

/** Returns how much of its march a body has spent on a change, in words (2.5). */
const spendsWords = (halves: number): string =>
  t(`lwKriegspielOrders:spends.${halves === 0 ? 'none' : halves === 1 ? 'half' : 'whole'}`);

/** Returns the halves that a body has spent from one battle to another. */
function halvesSpent(before: KriegspielBattle, after: KriegspielBattle, body: string): number {
  const [man = ''] = bodyOf(after, body)?.men ?? [];
  const halvesOf = ({ kriegspiel }: KriegspielBattle): number =>
    kriegspiel.duties[man]?.halves ?? 0;
  return halvesOf(after) - halvesOf(before);
}

/** Returns what a march of a body, a gun or a waggon has done, by the engine's own account of it. */
function goneWords(
  before: KriegspielBattle,
  after: KriegspielBattle,
  id: string,
  path: readonly Point[],
  front?: number,
): string {
  const [body, gun, waggon, man] = [
    bodyOf(before, id),
    gunNamed(before, id),
    waggonNamed(before, id),
    manOf(before, id),
  ];
  const to = path.at(-1);
  const cost =
    body !== undefined
      ? marchCost(before, body, path, front)
      : gun !== undefined
        ? gunCost(before, gun, path)
        : waggon !== undefined
          ? waggonCost(before, waggon, path)
          : man !== undefined && to !== undefined
            ? manCost(before, man, to, path.slice(0, -1))
            : null;
  const words = cost === null ? '' : marchedWords(before, after, id, cost);
  const dead = fallen(before, after).length;
  // Nothing else kills on a march.
  return dead === 0 ? words : `${words} ${t('lwKriegspielOrders:march.mine', { count: dead })}`;
}

/** Returns what an order has done, without the events that follow from it; null for one of Little Wars. */
function doneWords(
  before: KriegspielBattle,
  order: KriegspielOrder,
  after: KriegspielBattle,
): string | null {
  const name = (id: string): string => capital(nameIn(before, id));
  const men = (ids: readonly string[]): string => {
    const guns = ids.filter((id) => gunNamed(before, id) !== undefined);
    const who = menWords(before, menNamed(before, ids));
    return capital(
      [...(who === '' ? [] : [who]), ...guns.map((id) => nameIn(before, id))].join(', '),
    );
  };
  switch (order.kind) {
    case 'march':
      return goneWords(before, after, order.man, [...(order.by ?? []), order.to]);
    case 'marchBody':
      return goneWords(before, after, order.body, order.path, order.front);
    case 'marchGun':
      return goneWords(before, after, order.gun, order.path);
    case 'marchWaggon':
      return goneWords(before, after, order.waggon, order.path);
    case 'moveTransport': {
      const transport = transportNamed(before, order.transport);
      if (transport === undefined) return '';
      const { cost, left } = transportCost(before, transport, order.path);
      return t('lwKriegspielOrders:march.moves', {
        what: name(order.transport),
        length: lengthWords(lengthOf([transport, ...order.path])),
        cost: shareWords(cost),
        left: leftAfter(left, cost),
      });
    }
    case 'leave':
      return t('lwKriegspielOrders:march.leaves', { what: name(order.man) });
    case 'lie':
      return t(order.lying ? 'lwKriegspielOrders:lies' : 'lwKriegspielOrders:stands', {
        what: name(order.man),
      });
    case 'formBody': {
      const body = after.kriegspiel.bodies.at(-1);
      return body === undefined
        ? ''
        : t('lwKriegspielOrders:formed', { body: bodyLine(after, body) });
    }
    case 'changeFormation':
      return t('lwKriegspielOrders:changed', {
        what: name(order.body),
        formation: formationWords(order.formation),
        spends: spendsWords(halvesSpent(before, after, order.body)),
      });
    case 'dismount':
      return t('lwKriegspielOrders:dismounted', {
        what: name(order.body),
        holders: nameIn(after, after.kriegspiel.bodies.at(-1)?.id ?? ''),
        spends: spendsWords(halvesSpent(before, after, order.body)),
      });
    case 'mount':
      return t('lwKriegspielOrders:mounted', {
        what: name(order.body),
        spends: spendsWords(halvesSpent(before, after, order.body)),
      });
    case 'limber':
    case 'unlimber':
      return t(`lwKriegspielOrders:${order.kind}ed`, {
        what: name(order.gun),
        spends: spendsWords(1),
      });
    case 'embark': {
      const kind = transportNamed(before, order.transport)?.kind ?? 'boat';
      return t(`lwKriegspielOrders:boards.${kind}`, {
        men: men(order.men),
        transport: nameIn(before, order.transport),
      });
    }
    case 'disembark':
      return t('lwKriegspielOrders:getsOff', {
        men: men(order.men),
        transport: nameIn(before, order.transport),
      });
    case 'nameNext':
      return t('lwKriegspielOrders:nextInRank', { what: name(order.man) });
    case 'eatHorses':
      return t('lwKriegspielOrders:horses', { count: order.men.length });
    case 'beginWork': {
      const begun = after.kriegspiel.works.at(-1);
      const count = begun?.takes ?? 0;
      // A side looks at its own note while the other looks away (6.4). It is seen by both once the battle is over.
      if (SECRET_WORKS.has(order.work) && begun?.kind !== order.work)
        return t('lwKriegspielOrders:work.secret');
      return t('lwKriegspielOrders:work.begun', {
        men: men(order.men),
        count,
        work: workWords(before, { kind: order.work, target: order.target }),
      });
    }
    case 'shell':
      return shellWords(before, order, after);
    case 'rifles':
      return riflesWords(before, order, after);
    case 'charge':
      return chargeWords(before, order.body, order.target, after);
    case 'settleCharge':
      return chargeSettledWords(before, order.casualties);
    default:
      return null;
  }
}

/** Returns a charge with its toll (7.1), and, where there is a choice, that the dead are to be named. */
function chargeWords(
  before: KriegspielBattle,
  body: string,
  target: string,
  after: KriegspielBattle,
): string {
  const made = after.kriegspiel.charge;
  if (made !== null)
    return `${chargeMadeWords(before, made, resultOfCharge(made))} ${t('lwKriegspielOrders:charge.name')}`;
  const charge = chargeOf(before, body, target);
  if (charge === null) return '';
  const dead = fallen(before, after).map(({ id }) => id);
  const taken = after.men.filter(
    ({ id, state }) => state === 'prisoner' && manOf(before, id)?.state !== 'prisoner',
  );
  const casualties = { dead, taken: taken.map(({ id }) => id) };
  return chargeMadeWords(before, charge, chargeSettledWords(before, casualties));
}

/**
 * Returns sentences on what an order of Kriegspiel has done, and on every event that followed from it. `before` and
 * `after` are the battles around it, as the reader may see them (`seenBy`). Secret engineering works are named only
 * if the battle `after` has them (kriegspiel.md 6.4).
 */
export function kriegspielOrderWords(
  before: KriegspielBattle,
  order: KriegspielOrder,
  after: KriegspielBattle,
): string {
  const done = doneWords(before, order, after) ?? orderWords(before, order as Order, after);
  return [done, ...eventWords(before, after)].filter((words) => words !== '').join(' ');
}
