import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../../src/littlewars/battles/hooksFarm';
import { placesBySide } from '../../../src/littlewars/game/game';
import { writeRecord } from '../../../src/littlewars/game/record';
import { playCourse } from './course';

/**
 * Plays the battle of Hook's Farm as the text tells it and returns its record.
 *
 * @throws if the rules refuse an order, or a move does not come to the figures of the text.
 */
export function courseRecord(): string {
  const muster = {
    ...HOOKS_FARM_MUSTER,
    rules: { ...HOOKS_FARM_MUSTER.rules, timed: false },
  };
  return writeRecord({
    id: '',
    name: muster.country.name,
    players: { red: '', blue: '' },
    date: '1913.??.??',
    muster,
    chosen: false,
    time: { kind: 'none' },
    left: null,
    campaign: null,
    tags: [{ name: 'Source', value: 'H. G. Wells, Little Wars, 1913; places and aims are ours' }],
    bodies: [],
    stage: {
      name: 'battle',
      places: placesBySide(muster, HOOKS_FARM_PLACES),
      orders: playCourse(muster),
    },
  });
}
