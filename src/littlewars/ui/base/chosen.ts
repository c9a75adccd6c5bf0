import type { Casualties } from '../../engine/meleeTypes';
import type { Melee } from '../../engine/types';

/**
 * Returns which ids are chosen after some are chosen with a mode: they replace those chosen, are added to them, or
 * are added or removed one by one.
 */
export function chosenAfter(
  now: readonly string[],
  ids: readonly string[],
  mode: 'replace' | 'add' | 'toggle',
): readonly string[] {
  if (mode === 'replace') return ids;
  if (mode === 'add') return [...new Set([...now, ...ids])];
  return [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))];
}

/**
 * Returns the dead and taken of a melee after a man in it was pressed (littlewars.md 5.4). A man of a side of which
 * some are taken changes from one to the other with another man. A man of the other side dies, instead of the one
 * named first if enough die without him; or lives again, so that another may be named.
 */
export function casualtiesAfter(melee: Melee, now: Casualties, id: string): Casualties {
  const { men, toll, smaller } = melee;
  const side = men.red.includes(id) ? 'red' : 'blue';
  const own: readonly string[] = men[side];
  const isOther = (each: string): boolean => each !== id;
  const without = (ids: readonly string[], one: string | undefined): readonly string[] =>
    ids.filter((each) => each !== one);
  if (side === smaller && toll.taken > 0) {
    const wasTaken = now.taken.includes(id);
    const [from, to] = wasTaken ? [now.dead, now.taken] : [now.taken, now.dead];
    const changed = from.find((each) => own.includes(each));
    if (changed === undefined) return now;
    const [left, right] = [
      [...without(from, changed), id],
      [...to.filter(isOther), changed],
    ];
    return wasTaken ? { dead: left, taken: right } : { dead: right, taken: left };
  }
  if (now.dead.includes(id)) return { ...now, dead: now.dead.filter(isOther) };
  const dying = now.dead.filter((each) => own.includes(each));
  const spared = dying.length < toll.dead ? undefined : dying[0];
  return { ...now, dead: [...without(now.dead, spared), id] };
}
