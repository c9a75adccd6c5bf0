import { distance } from '../engine/lengths';
import { manOf } from '../engine/men';
import type { Order } from '../engine/orders';
import { gunNamed } from '../engine/refusals';
import type { Battle, Point, Man } from '../engine/types';
import { lengthWords } from './lengths';
import { capital, nameOf, sideName } from './names';
import { countWords } from './places';
import { moveNumber } from './records';
import { shotWords } from './shot';
import { t } from './t';

const wentFrom = (battle: Battle, id: string, to: Point): string =>
  lengthWords(distance(manOf(battle, id)?.start ?? gunNamed(battle, id)?.start ?? to, to));

/**
 * Returns a sentence on marches of one body's men that were ordered one after the other, with the number of men of
 * each arm and the greatest distance, straight from where a man began: `12 infantry march, up to 9 in.` `to` is where
 * a man goes.
 */
export const bodyMarchWords = (marches: readonly { readonly man: Man; readonly to: Point }[]) =>
  t('lwRecords:order.marchBody', {
    men: capital(countWords(marches.map(({ man }) => man))),
    length: lengthWords(Math.max(...marches.map(({ man, to }) => distance(man.start, to)))),
  });

/** Returns a sentence on what an order of Little Wars has done; `before` and `after` are the battles around it. */
export function orderWords(before: Battle, order: Order, after: Battle): string {
  const name = (id: string): string => capital(nameOf(before, id));
  const side = sideName(before.mover);
  switch (order.kind) {
    case 'go':
      return t('lwRecords:order.go', { side, number: moveNumber(after) });
    case 'march':
      return t('lwRecords:order.march', {
        man: name(order.man),
        length: wentFrom(before, order.man, order.to),
      });
    case 'leave':
      return t('lwRecords:order.leave', { man: name(order.man) });
    case 'lie':
      return t(order.lying ? 'lwRecords:order.down' : 'lwRecords:order.up', {
        man: name(order.man),
      });
    case 'serve':
      return t('lwRecords:order.serve', { gun: nameOf(before, order.gun) });
    case 'haul':
      return t('lwRecords:order.haul', {
        gun: name(order.gun),
        length: wentFrom(before, order.gun, order.to),
      });
    case 'takeOff':
      return t('lwRecords:order.takeOff', { gun: name(order.gun) });
    case 'fire': {
      const shot = after.shots.at(-1);
      return shot === undefined ? '' : `${name(order.gun)}. ${shotWords(before, shot)}`;
    }
    case 'end':
    case 'time':
      return t(`lwRecords:order.${order.kind}`, { side });
    case 'join':
      return t('lwRecords:order.join', { man: name(order.man), melee: order.melee + 1 });
    case 'settle':
      return t('lwRecords:order.settle', {
        melee: order.melee + 1,
        dead: order.casualties.dead.length,
        taken: order.casualties.taken.length,
      });
    case 'whiteFlag':
      return t('lwRecords:order.whiteFlag', { count: order.men.length });
    case 'offerDraw':
      return t(`lwRecords:order.${before.drawOffers.length === 0 ? 'offerDraw' : 'agreeDraw'}`, {
        side: sideName(order.side),
      });
    case 'surrender':
    case 'declineDraw':
      return t(`lwRecords:order.${order.kind}`, { side: sideName(order.side) });
    case 'place':
    case 'placeGun':
    case 'takeUp':
    case 'ready':
      return t('lwRecords:begun');
  }
}
